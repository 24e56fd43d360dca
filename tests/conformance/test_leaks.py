"""The check that nobody is shown what he may not know is able to find out."""

import pytest

from skali.conformance import told
from skali.conformance.cases import covering
from skali.conformance.declared import Declared
from skali.conformance.leaks import leaks
from skali.core.chance import Fast
from skali.core.game import Game
from tests.conformance.folders import declared
from tests.toys import leaky, runes


@pytest.mark.parametrize(
    ("game", "caught"),
    [
        (leaky.OpenHands(), "players.theirs.hand is said to be hidden, but is known"),
        (leaky.OpenChoices(), "players.theirs.chosen is said to be hidden, but is known"),
        (leaky.Footnote(), "position depends on what is hidden"),
        (leaky.TransparentOmen(), "scene depends on what is hidden"),
        (leaky.Gossip(), "decision depends on what is hidden"),
        (leaky.Blindfold(), "players.mine.hand.ash is hidden, but not declared"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_a_leak_is_found(game: Game, caught: str) -> None:
    assert caught in leaks(covering(game), most=20, declared=declared(game))


def test_where_nobody_declares_what_is_hidden_a_leak_is_still_found() -> None:
    silent = Declared(silent=True)
    assert leaks(covering(runes.GAME)[:1], most=9, declared=Declared())
    assert leaks(covering(runes.GAME)[:1], most=9, declared=silent) == []
    assert leaks(covering(leaky.Gossip()), most=20, declared=silent)


def test_a_tale_that_tells_too_much_is_found() -> None:
    """Which rune somebody cast is told to himself alone, until all are shown."""
    with pytest.raises(AssertionError, match=r"is told of 'cast .*' what it cannot see"):
        told.acts_tell_nobody_more_than_he_sees(covering(leaky.Tattler())[0])


def test_what_a_seat_does_not_know_is_sampled_by_its_likelihood() -> None:
    """Five of the fifteen runes that seat 0 does not see are birches, so a third of the omens."""
    position = runes.GAME.new(2, chance=Fast(1)).dump(0)
    position["players"][0]["hand"] = {"ash": 3}
    omens = [runes.GAME.load(position, Fast(seed)).dump()["omen"] for seed in range(600)]
    assert 150 < omens.count("birch") < 250
    assert set(omens) == {"ash", "birch", "elk", "ice"}
