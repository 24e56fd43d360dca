"""Placements that are tried: taken back until they matter, also when others have acted since."""

from typing import cast

import pytest

from skali.core.chance import Fast
from skali.core.match import Match, UndoError
from skali.games.odin import GAME
from skali.games.odin.rules.flow import Odin
from tests.odin.build import goods, player, position


def match(table: Odin, *decisions: tuple[str, int]) -> Match:
    """Play decisions, each with its seat, from a table on."""
    found = Match(GAME, chance=Fast(0), position=table.dump())
    for text, seat in decisions:
        found.play(text, seat)
    return found


def now(of: Match) -> Odin:
    """Return the table as it is."""
    return cast("Odin", of.state)


LAYS = (("hold oil", 1), ("home 0 1 1", 1))


def test_a_tile_laid_in_the_turn_of_another_is_lifted_after_that_turn() -> None:
    """ODIN-156, ODIN-AMB-39: the first player has placed Vikings since; what he got stays his."""
    table = position(player(), player("oil"))
    played = match(table, *LAYS, ("place take_stockfish", 0))
    assert goods(now(played), 1) == {}
    played.take_out(0, [1])
    assert goods(now(played), 1) == {"oil": 1}
    assert goods(now(played), 0) == {"stockfish": 1}
    assert now(played).turn == (1,)
    assert [step.entry.action for step in played.steps] == ["place take_stockfish"]


def test_a_tile_is_tried_elsewhere() -> None:
    """ODIN-156: as often as one likes, one's own way of laying it after another."""
    played = match(position(player("oil"), player()), ("hold oil", 0), ("home 0 1 1", 0))
    for cell in ("home 0 1 3", "home 0 12 1"):
        played.undo(2)
        assert goods(now(played)) == {"oil": 1}
        played.play("hold oil")
        played.play(cell)
    assert now(played).dump()["players"][0]["home"]["tiles"] == [
        {"tile": "oil", "turn": 0, "row": 12, "column": 1}
    ]


def before_income() -> Odin:
    """Build a table at which both are asked once more before the income."""
    table = position(player("oil", thing=0), player("silver", thing=0))
    pending = [{"ask": "ready", "seats": [0, 1]}]
    fields = {**table.dump(), "phase": "before_income", "pending": pending}
    return cast("Odin", GAME.sample(fields, Fast(0)))


READY = (("hold oil", 0), ("home 0 12 1", 0), ("done", 0), ("done", 1))


def test_until_somebody_acts_on_the_income_it_can_be_tried_anew() -> None:
    """ODIN-126, ODIN-156: nobody has done anything with what the oil has earned"""
    played = match(before_income(), *READY)
    assert (now(played).asking(), goods(now(played))) == ("feast", {"silver": 1})
    played.take_out(0, [0])
    assert (now(played).asking(), goods(now(played))) == ("ready", {"oil": 1})


def test_what_others_have_built_on_stays() -> None:
    """ODIN-155, ODIN-156: the other one feasts already, so the income has been paid"""
    played = match(before_income(), *READY, ("serve silver long 1", 1))
    with pytest.raises(UndoError, match="decision 5 depends"):
        played.take_out(0, [0])
    assert goods(now(played)) == {"silver": 1}


def test_what_has_shown_something_stays() -> None:
    """ODIN-084, ODIN-155: with the next round a strip was turned up and weapons were drawn"""
    played = match(before_income(), *READY, ("done", 0), ("done", 1))
    assert now(played).round == 2
    with pytest.raises(UndoError, match="revealed something"):
        played.undo(3)
    with pytest.raises(UndoError):
        played.take_out(0, [0])
