"""Laying pieces in the hall: what is sent, how large it is, what one place would change."""

import json
from collections.abc import Iterator

import orjson
import pytest

from skali.core.chance import Fast
from skali.core.game import Decision
from skali.core.grids import Piece, Placements, Placing, forms_of
from skali.core.message import say
from skali.core.polyomino import anchors, drawn
from skali.server.views import Words, decision_view
from tests.server.conftest import RunningHall
from tests.server.people import Json, Person, actions_of
from tests.toys.hides import GAME
from tests.toys.hides.sent import FILE, sent, table
from tests.toys.installed import toys_installed

MOST_BYTES = 12_000
SEAT = say("skali-seat", seat=1)
TILES = ("##", "###", "####", "##/##", "###/###", "####/####", "###/###/###", "##./.##", "#./#./##")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall in which the toy is a game like any other."""
    folder = tmp_path_factory.mktemp("toys")
    with toys_installed(folder):
        running = RunningHall(f"sqlite:///{folder}/hall.db")
        yield running
        running.stop()


@pytest.fixture
def anna(hall: RunningHall) -> Iterator[Person]:
    """Somebody who comes in."""
    person = Person(hall.address, "Anna")
    yield person
    person.http.close()


def wide_placing() -> Placing:
    """Nine kinds of tiles on a board of 12 by 13 cells and two islands, nothing laid yet."""
    pieces, places = [], []
    boards = {"home": [(1 << 12) - 1] * 13, "north": [127] * 6, "south": [31] * 8}
    for number, form in enumerate(TILES):
        piece = Piece(f"tile-{number}", SEAT, forms_of(drawn(form)), node=f"good-{number}")
        pieces.append(piece)
        for grid, free in boards.items():
            for index, (turn, rows) in enumerate(piece.forms):
                base = 1000 + turn * 200
                fits = tuple(anchors(free, rows))
                places.append(Placements(piece.id, index, grid, base, 12, fits))
    return Placing(tuple(pieces), tuple(places))


def test_thousands_of_places_take_few_bytes() -> None:
    """More than nine hundred, on three boards at once, in less than 12 kB."""
    placing = wide_placing()
    assert sum(placing.count(piece) for piece in placing.pieces) > 900
    decision = Decision(0, SEAT, "", (), placing)
    data = orjson.dumps(decision_view(decision, Words(GAME, "en")))
    assert len(data) < MOST_BYTES


def test_the_client_is_tested_with_what_is_sent() -> None:
    """After a change of the form: python -m tests.toys.hides.sent."""
    assert json.loads(FILE.read_text("utf-8")) == sent()


def asked(anna: Person) -> tuple[str, Json]:
    """Sit down, and wait until something is asked."""
    table = anna.table("hides", "me", "bot")
    return table, anna.wait_for_turn(table)


def spot(piece: Json) -> int:
    """Return the action of the first place of a piece."""
    return actions_of({"choices": (), "placing": [piece | {"first": -1}]})[0]


def test_a_decision_lists_no_place_but_all_are_there(anna: Person) -> None:
    _, view = asked(anna)
    assert [choice["notation"] for choice in view["decision"]["choices"]] == ["pass"]
    assert view["decision"]["placing"]
    grids = [grid["id"] for panel in view["scene"]["panels"] for grid in panel.get("grids", [])]
    assert sorted(grids) == ["barn-0", "barn-1", "frame-0", "frame-1"]


def test_one_place_is_judged_before_the_piece_is_taken(anna: Person) -> None:
    """What it would change, what it does; or the rule. Nothing happens by asking."""
    table, view = asked(anna)
    piece = view["decision"]["placing"][0]
    question = {"action": spot(piece), "after": piece["first"], "lang": "en"}
    said = anna.get(f"/tables/{table}/why", **question)
    assert said["legal"]
    assert said["does"].startswith(f"Lay the {piece['label']}")
    assert said["changes"][0].startswith("Covered cells: 0 ")
    assert said["reveals"] in (True, False)
    outside = anna.get(f"/tables/{table}/why", action="hang 0 5 1", after=piece["first"])
    assert (outside["legal"], outside["rule"]) == (False, "HID-5")
    untaken = anna.get(f"/tables/{table}/why", action=spot(piece))
    assert untaken["rule"] == "HID-1"
    twice = anna.get(f"/tables/{table}/why", action=spot(piece), after="hang 0 1 1")
    assert twice["rule"] == "HID-1"
    assert anna.view(table)["number"] == view["number"]


def test_the_same_is_told_over_the_live_line(anna: Person) -> None:
    table, view = asked(anna)
    piece = view["decision"]["placing"][0]
    with anna.listen(table) as line:
        line.hear("view")
        line.ask(type="why", id=7, action=spot(piece), after=piece["first"])
        assert line.hear("done")["changes"]


def test_hints_and_the_log_speak_of_single_actions(anna: Person) -> None:
    """A piece is taken, then laid where it alone was offered."""
    table, view = asked(anna)
    hint = anna.post(f"/tables/{table}/hint")
    assert hint["sentence"]
    assert hint["reason"]
    piece = view["decision"]["placing"][0]
    anna.decide(table, view, piece["first"])
    view = anna.view(table)
    [taken] = view["decision"]["placing"]
    assert (taken["id"], taken["first"]) == (piece["id"], -1)
    assert taken["places"] == piece["places"]
    anna.decide(table, view, spot(taken))
    told = [line for entry in anna.view(table)["log"] for line in entry["sentences"]]
    assert any(line.startswith("Anna lays the") for line in told)


def test_a_program_finds_by_the_formula_what_the_engine_allows() -> None:
    """Before a piece is taken, and with one in hand, where nothing but its places can be chosen."""
    state = table()
    for action in ("take deer", "hang 0 1 1"):
        asked = decision_view(GAME.decision(state), Words(GAME, "en"))
        assert asked is not None
        assert sorted(actions_of(dict(asked))) == state.legal()
        state.play(action, Fast(1))


def test_a_whole_game_is_played(anna: Person) -> None:
    """Whatever can be taken is taken, and laid where a program finds the first place."""
    table, _ = asked(anna)
    laid = 0
    while not (view := anna.wait_for_turn(table))["result"]:
        can = actions_of(view["decision"])
        laid += not view["decision"]["choices"]
        anna.decide(table, view, can[-1])
    assert laid
    assert len(view["result"]["scores"]) == 2
