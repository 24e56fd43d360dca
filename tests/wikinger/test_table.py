"""What a player sees and reads: enough to play from the picture and from the sentences alone."""

import re
from collections.abc import Iterator
from itertools import product
from math import atan2, degrees

import pytest

from skali.core.acts import moved
from skali.core.chance import Fast
from skali.core.message import Message, seat_name
from skali.core.scene import CUTS, Cut, Node, Scene
from skali.games.wikinger import GAME
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import QUESTIONS
from skali.games.wikinger.rules.flow import Wikinger
from skali.text import LANGUAGES
from tests.wikinger.build import new, placing, play, player, position, scoring, walk

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {"free_exchange": True}),
    (4, {"advanced": True, "auction": False}),
    (2, {"advanced": True, "free_exchange": True}),
)


def spoken(message: Message, language: str = "en") -> str:
    """Render a message."""
    return GAME.speak(message, language)


def show(table: Wikinger, seat: int | None = None) -> dict[str, Node]:
    """Return the nodes of a scene by their ids."""
    scene: Scene = GAME.scene(table, seat)
    return {node.id: node for panel in scene.panels for node in panel.nodes}


def says(table: Wikinger, action: str, language: str = "en") -> str:
    """Say what a legal action would do."""
    number = table.number(action)
    assert number in table.legal()
    return spoken(GAME.describe(table, number, table.turn[0]), language)


def random_tables() -> Iterator[Wikinger]:
    """Show the tables of random games, the ends among them."""
    for seed, (seats, options) in enumerate(TABLES):
        yield from walk(seats, seed, **options)
    yield rebuilding()


def rebuilding() -> Wikinger:
    """Build a table at which one of two churches must be exchanged: rare in random games."""
    table = position(
        player(gold=9, start_tile=False, scout="begin church church"), player(),
        advanced=True, open_specials="building_church", wheel="fisher end/noble",
    )  # fmt: skip
    return play(table, "buy 1", "place 3 3", "take building_church")


# --- all of it, in random games ---


def test_every_choice_has_a_sentence_and_a_place_in_the_picture() -> None:
    asked, families = set(), set()
    sentences: dict[str, Message] = {}
    for table in random_tables():
        if table.over:
            continue
        asked.add(table.asking())
        decision, scene = GAME.decision(table), GAME.scene(table)
        assert decision is not None
        sentences[repr(decision.prompt)] = decision.prompt
        for choice in decision.choices:
            families.add(choice.notation.split()[0])
            sentences[repr(choice.message)] = choice.message
            assert choice.action in scene.offers[choice.node]
    for message in sentences.values():
        assert all(spoken(message, language) for language in LANGUAGES)
    assert asked == set(QUESTIONS.by_name)
    assert families == set(SPACE.families)


def test_the_sentences_of_different_choices_differ() -> None:
    for table in random_tables():
        decision = None if table.over else GAME.decision(table)
        if decision is not None and len(decision.choices) < 20 and table.asking() != "buy":
            for language in LANGUAGES:
                told = [spoken(choice.message, language) for choice in decision.choices]
                assert len(set(told)) == len(told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_every_drawing_exists(language: str) -> None:
    for number, table in enumerate(random_tables()):
        if number % 9 and not table.over:
            continue
        for node in show(table, number % int(table.seats)).values():
            assert not node.sprite or node.sprite in GAME.art, node.id
            if node.label:
                assert spoken(node.label, language)
            if isinstance(node.text, Message):
                assert spoken(node.text, language)


def test_every_refusal_is_a_sentence() -> None:
    for number, table in enumerate(random_tables()):
        if number % 25 or table.over:
            continue
        refusals = [table.why_not(action) for action in range(len(SPACE))]
        told = {refusal.rule: refusal.message for refusal in refusals if refusal is not None}
        for message in told.values():
            assert all(spoken(message, language) for language in LANGUAGES)


def test_a_picture_defines_everything_it_uses_and_names_nothing_twice() -> None:
    for number, table in enumerate(random_tables()):
        if number % 60 and not table.over:
            continue
        drawn = GAME.draw(table, language="de")
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(set(ids)) == len(ids)
        used = re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)
        assert set(used) <= set(ids)


# --- the wheel ---


def direction(scene: dict[str, Node], id_: str) -> float:
    """Return where a node lies from the middle of the wheel, in degrees."""
    hub, node = scene["wheel"], scene[id_]
    x = node.x + node.w / 2 - hub.x - hub.w / 2
    y = node.y + node.h / 2 - hub.y - hub.h / 2
    return round(degrees(atan2(x, -y))) % 360


def test_every_price_stands_beside_its_slot() -> None:
    """WIK-040"""
    table = position(player(), player(), wheel=". . . end/fisher begin/noble . end/scout")
    scene = show(table)
    for slot, price in ((3, 0), (4, 1), (6, 3)):
        assert table.price(slot) == price
        assert direction(scene, f"price-{price}") == direction(scene, f"slot-{slot}") == 30 * slot
    assert scene["wheel"].turned == scene["zero"].turned == 90


def test_what_can_be_bought_glows_and_tells_its_price() -> None:
    """WIK-026, WIK-027, WIK-031"""
    table = position(player(gold=2), player(), wheel="fisher end/fisher noble warrior boatman")
    scene = GAME.scene(table)
    assert scene.tries["slot-0"] == [table.number("buy 0")]
    assert scene.offers["slot-1"] == [table.number("buy 1")]
    label = show(table)["slot-4"].label
    assert label is not None
    assert spoken(label) == "Boatman with island beginning, price 4"
    assert says(table, "buy 4") == (
        "Buy the boatman with an island beginning for 4 gold (2 of it exchanged from points)"
    )
    assert says(table, "buy 1", "de") == "Für 1 Gold den Fischer mit einem Inselende kaufen"


def test_a_tile_that_fits_nowhere_is_announced() -> None:
    """WIK-053"""
    full = dict.fromkeys(("warrior", "noble", "scout", "goldsmith", "fisher"), "begin end")
    table = position(player(start_tile=False, **full), player(), wheel="fisher end/noble")
    assert says(table, "buy 1").endswith("; the tile fits nowhere and is lost")


def test_the_dearest_combination_is_marked_while_special_tiles_lie_open() -> None:
    """WIK-131..134"""
    table = position(
        player(), player(), advanced=True, open_specials="boat", wheel="fisher noble scout"
    )
    scene = show(table)
    assert direction(scene, "dearest") == direction(scene, "slot-2")
    assert says(table, "buy 2").endswith("; gives a special tile")
    assert "special tile" not in says(table, "buy 1")
    assert "dearest" not in show(position(player(), player(), wheel="fisher noble scout"))


# --- a display ---


def test_a_threatened_figure_lies_down() -> None:
    """WIK-070, WIK-072"""
    table = position(player(ships="red red", warrior=". begin*", noble="begin* church*"), player())
    scene = show(table)
    lying, standing = scene["figure-0-2-0"], scene["figure-0-2-1"]
    assert (lying.turned, standing.turned) == (90, 0)
    assert lying.label is not None
    assert spoken(lying.label).endswith("threatened")
    assert "threat-0-0" in scene
    assert "threat-0-1" not in scene


def test_a_ship_shows_its_worth_and_whether_that_is_known() -> None:
    """WIK-089, WIK-096"""
    scene = show(position(player(ships="red green yellow blue"), player()))
    worth = [scene[f"cell-0-0-{column}-worth"].text for column in range(4)]
    coins = [scene[f"cell-0-0-{column}-coin"].sprite for column in range(4)]
    marks = [scene[f"cell-0-0-{column}"].mark for column in range(4)]
    assert worth == ["3", "5", "2", "3"]
    assert coins == ["coin", "coin", "laurel", "laurel"]
    assert marks == ["reconstructed", "", "reconstructed", ""]


def test_a_place_for_a_tile_tells_what_becomes_of_the_figure() -> None:
    """WIK-058, WIK-061, WIK-072, WIK-101"""
    table = placing("end", "scout", player(ships="green", noble="begin church", scout="begin"))
    assert says(table, "place 3 1") == (
        "Lay the island end in the scouts' row, column 1, finishing an island of 2; "
        "the scout may settle there"
    )
    assert says(table, "place 2 2", "de") == (
        "In die Adligenreihe, Spalte 2 legen (Inselende), vollendet eine Insel aus 3 Plättchen; "
        "den Späher aufs Festland stellen"
    )
    assert GAME.scene(table).offers["cell-0-3-1"] == [table.number("place 3 1")]
    ship = placing(
        "ship-blue", "noble", player(noble="begin* church", fisher="begin*", warrior=". end*")
    )
    assert "it threatens 2 figures" in says(ship, "place 0 0")
    assert "your warrior repels it for 3 points" in says(ship, "place 0 1")


@pytest.mark.parametrize("cut", CUTS)
def test_a_long_display_is_drawn_smaller_and_the_mat_stays(cut: Cut) -> None:
    """WIK-041"""
    row = "begin " + "church " * 3 + "end " + "begin end " * 5
    panels = {
        panel.id: panel
        for panel in GAME.scene(position(player(scout=row), player()), 0, cut).panels
    }
    long, short = panels["mat-0"], panels["mat-1"]
    assert (long.w, long.h) == (short.w, short.h)
    for panel in (long, short):
        assert all(node.x + node.w <= panel.w + 0.1 for node in panel.nodes)
        assert all(node.y + node.h <= panel.h + 0.1 for node in panel.nodes)


def test_a_special_building_stands_where_it_was_exchanged() -> None:
    """WIK-147, WIK-149"""
    table = position(
        player(gold=9, scout="begin church"), player(), advanced=True,
        open_specials="building_church building_farmstead", wheel="fisher end/noble",
    )  # fmt: skip
    play(table, "buy 1", "place 3 2", "take building_church")
    assert show(table)["cell-0-3-1"].sprite == "tile-special-church"


def test_everybody_sees_the_own_mat_first() -> None:
    """WIK-002"""
    scene = GAME.scene(position(player(), player(), player()), 1)
    mats = [panel.owner for panel in scene.panels if panel.slot == "own"]
    assert mats == [1, 1, 2, 2, 0, 0]


def test_what_is_forbidden_can_be_asked_for_where_one_would_click() -> None:
    """WIK-019, WIK-027, WIK-028, WIK-043"""
    table = position(player(gold=2), player(), wheel="fisher end/fisher noble warrior boatman")
    for id_, rule in (("slot-0", "WIK-027"), ("slot-9", "WIK-019")):
        (action,) = GAME.scene(table).tries[id_]
        reason = table.why_not(action)
        assert reason is not None
        assert reason.rule == rule
    play(table, "buy 1")
    play(table, "start 3")
    refused, seat = GAME.scene(table).tries, table.turn[0]
    assert f"cell-{seat}-0-0" in refused
    assert all(id_.startswith(f"cell-{seat}-") for id_ in refused)


def test_only_the_seat_that_must_decide_is_offered_anything() -> None:
    """WIK-021"""
    table = position(player(), player())
    assert not GAME.scene(table, 1).offers
    assert GAME.scene(table, 0).offers


# --- boatmen and auction ---


def test_loads_are_told_by_number() -> None:
    """WIK-080, WIK-087"""
    crew = player(
        mainland={"boatman": 2, "fisher": 3, "noble": 1}, start_tile=False,
        fisher="begin church church end", noble="begin",
    )  # fmt: skip
    table = scoring(crew, player(), round_=2)
    assert says(table, "ferry fisher") == "A boatman takes 3 fishermen across"
    assert says(table, "ferry each", "de") == (
        "Ein Bootsmann setzt je einen pro Farbe (2 Figuren) über"
    )
    assert GAME.scene(table).offers["choice-ferry-fisher"] == [table.number("ferry fisher")]
    play(table, "ferry fisher")
    assert sum(id_.startswith("aboard-fisher") for id_ in show(table)) == 3


def test_a_few_bids_have_a_button_and_all_have_a_place() -> None:
    """WIK-116, WIK-117"""
    table = next(walk(2, advanced=True))
    scene = show(table)
    assert len(GAME.scene(table).offers["bid"]) == 41
    assert [id_ for id_ in scene if re.fullmatch(r"choice-bid-\d+", id_)] == [
        f"choice-bid-{amount}" for amount in (0, 1, 2, 4, 9)
    ]


# --- the log ---


def told(table: Wikinger, *actions: str, language: str = "en") -> list[str]:
    """Play some actions and return the log lines of the last one."""
    lines: list[Message] = []
    for action in actions:
        before = table.copy()
        play(table, action)
        lines = GAME.story(before, before.turn[0], before.number(action), table)
    return [spoken(line, language) for line in lines]


def test_a_purchase_is_told_with_its_price() -> None:
    """WIK-026, WIK-031"""
    table = position(player(gold=1), player(), wheel="fisher end/fisher noble end/scout")
    assert told(table, "buy 3", language="de") == [
        "Platz 1 kauft für 3 Gold (davon 2 aus Punkten getauscht) den Späher mit einem Inselende."
    ]


def test_the_last_purchase_tells_the_scoring_and_the_next_round() -> None:
    """WIK-022, WIK-024, WIK-076"""
    table = position(
        player(start_tile=False, goldsmith="begin* church*"), player(goldsmith="begin*"),
        wheel="begin/boatman",
    )  # fmt: skip
    laid, *lines = told(table, "buy 0", "place 1 0", language="de")
    assert laid == (
        "Platz 1 legt ein Plättchen (Inselanfang) in die Kämpferreihe, Spalte 0 und stellt "
        "den Bootsmann aufs Festland."
    )
    assert lines == [
        "Kleine Wertung: 6 Gold für Platz 1 und 3 Gold für Platz 2.",
        "Durchgang 2 beginnt; Platz 2 kauft zuerst.",
        "Figuren und Plättchen werden um das Rad gelegt.",
    ]


def decisions() -> Iterator[tuple[Wikinger, int, Wikinger]]:
    """Play random games and show every decision with the tables before and after it."""
    for seed, (seats, options) in enumerate(TABLES):
        chance, policy = Fast(seed), Fast(seed + 1)
        table = new(seats, chance, **options)
        while not table.over:
            before, action = table.copy(), int(table.random_action(policy))
            table.apply(action, chance)
            yield before, action, table


def test_the_log_accounts_for_all_points() -> None:
    """WIK-078, WIK-109"""
    scorings = ("wikinger-told-large", "wikinger-told-final")
    names = ("ships", "nobles", "scouts", "fishers", "points")
    for before, action, after in decisions():
        lines = GAME.story(before, before.turn[0], action, after)
        for line, language in product(lines, LANGUAGES):
            sentence = spoken(line, language)
            assert line.id != "wikinger-told-final" or f" {line.values['points']} " in sentence
        for seat in range(after.seats):
            who = seat_name(seat)
            mine = [line for line in lines if line.values.get("who") == who and line.id in scorings]
            won = sum(int(str(line.values.get(name, 0))) for line in mine for name in names)
            spent = exchanged(after, seat) - exchanged(before, seat)
            assert after.points[seat] - before.points[seat] - spent == won


def exchanged(table: Wikinger, seat: int) -> int:
    """Return the points that a seat exchanged for gold, as a negative number."""
    sheet = table.dump()["players"][seat]["sheet"]
    return int(sheet.get("exchanged", 0))


def test_the_offer_of_a_new_round_is_nobodys_move() -> None:
    """What somebody moved last stays marked; what is laid out afterwards does not."""
    table, luck = new(2), Fast(3)
    while table.round == 1:
        before, seat = table.copy(), table.turn[0]
        action = int(table.random_action(luck, seat))
        table.apply(action, luck, seat)
    acts = GAME.acts(before, seat, action, table)
    assert any(move.piece.startswith("slot-") for act in acts for move in act.moves)
    assert not any(piece.startswith("slot-") for piece in moved(acts))
