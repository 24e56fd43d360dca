"""Offers of Greenland in the hall: who is told what of them, and when."""

from typing import Any

import pytest

from skali.games import games
from skali.server.room import Room
from skali.server.views import Words, log_view, table_part
from tests.server.test_rooms import table_of

GAME = games()["greenland"]
HERE: dict[str, Any] = {"hunters": {"walrus": 2}}
TALKS: dict[str, Any] = {
    "seats": 3, "phase": "talks", "first": "tunit", "players": [HERE, HERE, {}],
    "rows": {"north": {"warm": ["markland", "walrus"]}, "south": {"warm": ["vinland", "capelin"]}},
}  # fmt: skip
DRAFT = ("deal thule", "give energy 2", "want ivory 1", "promise help")


def talking() -> Room:
    """Open a table of three at which Tunit and Thule may talk."""
    return Room(GAME, table_of(GAME) | {"seats": 3, "position": TALKS})


def decide(room: Room, *notations: str) -> None:
    """Let whoever is asked decide."""
    for notation in notations:
        seat = room.state.turn[0]
        draft = room.decide(GAME.space.parse(notation), seat)
        room.fold(room.number + 1, draft.kind, seat, draft.data, 2.0 * room.number, draft.trial)


def told(room: Room, viewer: int | None) -> tuple[object, list[str]]:
    """Return the table as somebody is shown it, and the log."""
    words = Words(room.game, "en", ["Anna", "Bert", "Cora"])
    log = log_view(room, words, viewer, 0, len(room.steps))
    return table_part(room, viewer, None, words), [str(entry) for entry in log]


@pytest.mark.parametrize("viewer", [2, None])
@pytest.mark.parametrize("ends", [["drop"], ["propose", "refuse"], ["propose", "accept"]])
def test_a_third_is_told_that_there_was_an_offer_and_what_moved(
    viewer: int | None, ends: list[str]
) -> None:
    """GREEN-NEG-04, GREEN-NEG-05: whatever stands in it, all that others see is the same."""
    room, other = talking(), talking()
    decide(room, *DRAFT)
    decide(other, "deal thule", "give iron 1", "want energy 1", "ask-promise no-raid")
    assert told(room, viewer) == told(other, viewer)
    assert told(room, 0) != told(other, 0)
    for step in ends:
        decide(room, step)
        decide(other, step)
        assert (told(room, viewer) == told(other, viewer)) == (step != "accept")
