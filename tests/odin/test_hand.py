"""Occupations as they are seen: signs, the hand in the tray, what was played, all cards large."""

from collections.abc import Iterator

import pytest

from skali.core.chance import Fast
from skali.core.message import LANGUAGES, MINUS, say
from skali.core.scene import CUTS, SUMMARY, Cut, Scene
from skali.games.odin import GAME
from skali.games.odin.effects.cards import CARDS, TABLES
from skali.games.odin.rules import asks
from skali.games.odin.rules.flow import Odin
from skali.games.odin.shown import faces
from skali.games.odin.shown.card_glyphs import TIMES
from skali.games.odin.shown.card_signs import rows_of
from skali.games.odin.shown.scene import scenes
from tests.odin.build import SPACES, play, player, position
from tests.odin.cards import PLAYING

EVERY = 37
"""Of a random game, one table in so many is looked at."""
HELD = ("miner", "farmer", "hunter", "captain")
OPEN = ("tanner", "trapper", "boat_builder", "fisherman", "chief")


def table() -> Odin:
    """Build a table on which the first player holds four cards and has played five."""
    mine = player(hand=list(HELD))
    in_play: list[list[str]] = [list(OPEN), []]
    return position(mine, player(hand=["tutor"]), decks="ABC", effects={"in_play": in_play})


def shown(t: Odin, seat: int | None, cut: Cut = "wide") -> Scene:
    return scenes(t, [seat], cut)[0]


def drawn(scene: Scene, *panels: str) -> set[str]:
    """Name the cards on some panels, or on all."""
    ids = {
        node.id.removesuffix(SUMMARY)
        for panel in scene.panels
        for node in panel.nodes
        if not panels or panel.id in panels
    }
    return {key for key in CARDS if f"card-{key}" in ids}


def glyphs(key: str) -> list[list[str]]:
    """Write the rows of a card, its kind first."""
    return [
        [row.kind, *(f"{glyph.text}{glyph.sprite}" for glyph in row.glyphs)]
        for row in rows_of(CARDS.index(key))
    ]


# --- signs ---


@pytest.mark.parametrize("card", range(len(CARDS)), ids=CARDS)
def test_every_card_has_rows_of_signs_that_are_drawn_and_explained(card: int) -> None:
    explained = {sign.sprite for sign in GAME.guides["en"].signs}
    rows = rows_of(card)
    assert rows
    for row in rows:
        sprites = {row.kind, *(glyph.sprite for glyph in row.glyphs)} - {""}
        assert row.glyphs
        assert sprites <= set(GAME.art)
        assert sprites <= explained


def test_signs_follow_from_the_clauses() -> None:
    """Trigger, condition, price and gain, a count, tiers, and a change."""
    assert glyphs("milkman") == [["each-time", "space", "beans", ":", "milk"]]
    assert glyphs("tanner") == [["anytime", "salt-meat", "arrow", "hide"]]
    assert glyphs("fisherman") == [["once", "stockfish", TIMES.text, "whaling-boat"]]
    assert glyphs("craft_leader")[0][1:] == ["income", "≥5viking", "tongs", ":", "oil"]
    assert glyphs("fighter")[0][3:] == ["1:", "silk", "2:", "jewelry", "3+:", "silver-hoard"]
    assert glyphs("archer") == [["once", "bow"], ["each-time", "die-8-low", "bow", f"{MINUS}1"]]
    assert glyphs("private_tutor") == [["each-time", "card-draw", "instead", "card-play"]]
    assert [row[0] for row in glyphs("boat_builder")] == ["as-soon"]


@pytest.mark.parametrize("box", [(180.0, 84.0), (96.0, 98.0), (60.0, 48.0)])
def test_signs_of_every_card_stay_on_it(box: tuple[float, float]) -> None:
    """What has no room leaves out the middle, and is never drawn too small."""
    w, h = box
    for card in range(len(CARDS)):
        for node in faces.face(card, (0, 0, w, h)):
            assert -1 <= node.x <= node.x + node.w <= w + 3, (CARDS[card], node.id)
            assert -1 <= node.y <= node.y + node.h <= h + 1, (CARDS[card], node.id)
            assert not node.sprite or node.sprite == "arrow" or node.w >= faces.SMALLEST


# --- who sees what ---


@pytest.mark.parametrize("cut", CUTS)
def test_a_hand_is_seen_by_nobody_else(cut: Cut) -> None:
    """ODIN-035: but what was played is, and how many cards are held."""
    t = table()
    mine, other, stranger = (shown(t, seat, cut) for seat in (0, 1, None))
    assert drawn(mine) == {*HELD, *OPEN}
    assert drawn(other) == {"tutor", *OPEN}
    assert drawn(stranger) == {*OPEN}
    counts = {node.id: node.text for panel in other.panels for node in panel.nodes}
    assert counts["hand-0"] == say("odin-in-hand", n=4)


def test_the_terminal_names_the_own_hand_alone() -> None:
    """ODIN-035"""
    t = table()
    told = {
        seat: {cell for block in GAME.plain(t, seat) for line in block.lines for cell in line}
        for seat in (0, 1, None)
    }
    names = {key: say(f"odin-card-{key}") for key in ("miner", "tutor", "chief")}
    whole = {seat: "|".join(repr(cell) for cell in cells) for seat, cells in told.items()}
    seen = {
        seat: [key for key in names if repr(names[key].id) in text] for seat, text in whole.items()
    }
    assert seen == {0: ["miner", "chief"], 1: ["tutor", "chief"], None: ["chief"]}


def test_the_hand_lies_in_the_tray_and_opens_large() -> None:
    scene = shown(table(), 0)
    assert drawn(scene, "tray") == {*HELD}
    assert drawn(scene, "cards-0") == {*HELD, *OPEN}
    assert drawn(scene, f"cards-0{SUMMARY}") == {"tanner", "trapper", "boat_builder"}
    rivals = {node.id: node.text for panel in shown(table(), 1).panels for node in panel.nodes}
    assert (rivals[f"hand-0{SUMMARY}"], rivals[f"played-0{SUMMARY}"]) == ("4", "5")


@pytest.mark.parametrize(("number", "most"), [(60, 2), (61, 4)])
def test_so_many_cards_one_after_another(number: int, most: int) -> None:
    """ODIN-249: then it is the next one's turn, though cards are left; one may stop before."""
    cards = [*HELD, "tutor"]
    t = position(player(hand=cards, thing=9), player(), decks="ABC")
    play(t, f"place {SPACES[number - 1]}")
    for card in cards[:most]:
        assert t.turn == (0,)
        play(t, f"play {card}")
    assert t.turn == (1,)
    early = position(player(hand=cards, thing=9), player(), decks="ABC")
    play(early, f"place {SPACES[number - 1]}", "play miner", "done")
    assert early.turn == (1,)


def test_a_card_is_played_by_a_click_on_it() -> None:
    """ODIN-249: in the tray or on the large panel."""
    t = table()
    play(t, PLAYING)
    offers = shown(t, 0).offers
    for key in HELD:
        [action] = offers[f"card-{key}"]
        assert offers[f"card-{key}{SUMMARY}"] == [action]
        assert GAME.space.text(action) == f"play {key}"


def test_what_can_be_used_is_clicked_on_its_card() -> None:
    """ODIN-263"""
    t = position(player("salt_meat"), player(), decks="ABC", effects={"in_play": [["tanner"], []]})
    offers = shown(t, 0).offers
    assert offers["card-tanner"] == offers[f"card-tanner{SUMMARY}"]
    assert shown(t, 1).offers.get("card-tanner") is None


def test_who_plays_alone_chooses_among_all_cards_of_the_start() -> None:
    """ODIN-302"""
    t = GAME.new(1, {"decks": "ABC"}, Fast(1))
    assert isinstance(t, Odin)
    light = {card.text("key") for card in TABLES if card.value("start", bool)}
    for cut in CUTS:
        assert drawn(shown(t, 0, cut), "cards-0") == light


def test_a_hand_that_has_no_room_says_how_many_are_missing() -> None:
    many = [card.text("key") for card in TABLES[:14]]
    t = position(player(hand=many), player(), decks="ABC")
    for cut in CUTS:
        scene = shown(t, 0, cut)
        here = drawn(scene, "tray")
        more = scene.node("more-hand")
        assert more is not None
        assert more.text == f"+{len(many) - len(here)}"
        assert drawn(scene, "cards-0") == set(many)


# --- whole games ---


def tables(seats: int) -> Iterator[Odin]:
    """Go through tables of a random game with all decks."""
    luck, policy = Fast(seats), Fast(seats + 1)
    t = GAME.new(seats, {"decks": "ABC"}, luck)
    assert isinstance(t, Odin)
    number = 0
    while not t.over:
        if number % EVERY == 0:
            yield t
        t.apply(t.random_action(policy), luck)
        number += 1
    yield t


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_has_its_place_with_all_decks(seats: int) -> None:
    """What can be done lies on a node, every node lies on its panel, every sign is drawn."""
    for t in tables(seats):
        for cut in CUTS:
            for seat in range(seats):
                scene = shown(t, seat, cut)
                ids = [node.id for panel in scene.panels for node in panel.nodes]
                assert len(ids) == len(set(ids))
                assert set(scene.offers) <= set(ids)
                for panel in scene.panels:
                    for node in panel.nodes if not panel.answers else ():
                        assert -1 <= node.x <= node.x + node.w <= panel.w + 1, node.id
                        assert -1 <= node.y <= node.y + node.h <= panel.h + 1, node.id
                        assert not node.sprite or node.sprite in GAME.art, node.sprite


# --- to look them up ---


def test_all_cards_can_be_looked_up() -> None:
    """Number, deck, kind, points and sentence of each, in both languages."""
    entries = GAME.cards()
    assert [entry.number for entry in entries] == list(range(1, 191))
    for language in LANGUAGES:
        names = {GAME.speak(entry.name, language) for entry in entries}
        assert len(names) == len(entries)
        for entry in entries:
            assert GAME.speak(entry.text, language).endswith(".")
            assert all(GAME.speak(note, language) for note in entry.notes)
    tanner = entries[CARDS.index("tanner")]
    notes = [GAME.speak(note, "en") for note in tanner.notes]
    assert notes[1] == "at any time"
    assert [sign.sprite for sign in tanner.rows[0]] == ["anytime", "salt-meat", "arrow", "hide"]


def test_the_tray_has_the_special_tiles_while_they_are_claimed() -> None:
    """ODIN-205: and the hand again afterwards; others keep theirs."""
    t = table()
    assert "special-belt" not in {node.id for node in shown(t, 0).panels[-2].nodes}
    t.ask(asks.SALE, 0, asks.LEFT.at(1))
    mine, other = shown(t, 0), shown(t, 1)
    tray = next(panel for panel in mine.panels if panel.id == "tray")
    assert "special-belt" in {node.id for node in tray.nodes}
    assert drawn(other, "tray") == {"tutor"}
