"""Scenes as pictures: what fits, what glows, what is defined."""

import re

from hypothesis import given
from hypothesis import strategies as st

from skali.core import svg
from skali.core.message import Message, say
from skali.core.scene import Node, Panel, Scene

ART = {
    name: f'<symbol id="art-{name}" viewBox="0 0 48 48"/>' for name in ("axe", "chisel", "shield-1")
}


def speak(message: Message) -> str:
    """Say a message's id."""
    return f"<{message.id}>"


def picture(*nodes: Node, offers: tuple[str, ...] = (), **panel: object) -> str:
    """Draw one panel."""
    made = Panel("mat", say("title"), 100, 50, list(nodes))
    for name, value in panel.items():
        setattr(made, name, value)
    return svg.render(Scene([made], {id_: [3] for id_ in offers}), ART, speak)


@given(st.text(max_size=60), st.floats(20, 400), st.floats(10, 80), st.floats(0, 40))
def test_text_stays_within_its_node_or_is_as_small_as_it_may_be(
    words: str, width: float, height: float, largest: float
) -> None:
    lines, size = svg.fit(words, width, height, largest)
    assert " ".join(lines) == " ".join(words.split())
    if size > svg.SMALLEST_TEXT:
        assert all(svg.breadth(line) * size <= width for line in lines)
        assert len(lines) * svg.LINE * size <= height * 1.05


def test_only_drawings_that_are_used_are_part_of_the_picture() -> None:
    drawn = picture(Node("weapon", 0, 0, 20, 20, sprite="axe"))
    assert 'href="#art-axe"' in drawn
    assert '<symbol id="art-axe"' in drawn
    assert "chisel" not in drawn


def test_a_panel_shows_the_shield_of_its_owner() -> None:
    assert 'href="#art-shield-1"' in picture(owner=1)
    assert "shield" not in picture()


def test_what_somebody_wrote_cannot_become_markup() -> None:
    drawn = picture(Node('"<&', 0, 0, 20, 20, text="<script>", label=say("a&b")))
    assert "<script>" not in drawn
    assert "&lt;script&gt;" in drawn
    assert "&lt;a&amp;b&gt;" in drawn


def test_what_can_be_done_glows_above_everything_else() -> None:
    below = Node("below", 0, 0, 20, 20)
    above = Node("above", 5, 5, 20, 20, tone="gold")
    drawn = picture(below, above, offers=("below",))
    assert drawn.index('id="above"') < drawn.index("pointer-events")
    assert "pointer-events" not in picture(above)


def test_a_mark_a_veil_and_a_turn_are_drawn() -> None:
    drawn = picture(
        Node("unsure", 0, 0, 20, 20, sprite="axe", mark="reconstructed", turned=90),
        Node("danger", 0, 0, 20, 20, tone="ember", shape="veil"),
    )
    assert 'href="#art-chisel"' in drawn
    assert "rotate(90 10 10)" in drawn
    assert re.search(r'<pattern id="veil-ember".*url\(#veil-ember\)', drawn, re.DOTALL)


def test_panels_stand_in_pairs_below_the_first_and_very_wide_ones_alone() -> None:
    panels = [Panel(str(n), say("title"), 1200 if n == 2 else 400, 100) for n in range(5)]
    placed, height = svg.arrange(panels)
    rows = [round(y) for _, _, y, _ in placed]
    assert rows == sorted(rows)
    assert len(set(rows)) == 4
    assert rows[3] == rows[4]
    for panel, x, y, scale in placed:
        assert x + panel.w * scale <= svg.WIDTH
        assert y + panel.h * scale <= height


def test_words_are_light_on_whatever_is_dark_below_them() -> None:
    """On the panel itself, on a thing below, and dark on gold in any light."""

    def inks(*nodes: Node, tone: str = "surface") -> list[str]:
        return re.findall(r'fill="var\(--sk-([a-z-]+)\)"><tspan', picture(*nodes, tone=tone))

    words = Node("words", 10, 10, 20, 20, text="Round 1")
    assert inks(words, tone="wood") == ["on-dark"]
    assert inks(Node("paper", 0, 0, 40, 40, tone="surface"), words, tone="wood") == ["ink"]
    assert inks(Node("ring", 0, 0, 40, 40, tone="wood", shape="ring"), words) == ["ink"]
    assert inks(Node("coin", 0, 0, 40, 40, tone="gold"), words) == ["on-gold"]


def test_a_picture_of_a_page_has_no_second_title() -> None:
    """The panel bears its own; it is as high as its panels."""
    made = Panel("mat", say("title"), 100, 50)
    drawn = svg.render(Scene([made]), ART, speak, themed=True)
    assert 'viewBox="0 0 100 50"' in drawn
    assert "<title>&lt;title&gt;</title>" in drawn
    assert "<text" not in drawn
