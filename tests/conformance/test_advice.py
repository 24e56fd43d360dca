"""Advice as data: an evaluation is the sum of its terms, each of them named in both languages."""

import pytest

from skali.core.game import Game
from skali.text import LANGUAGES
from tests.conformance.cases import Case, every_case, every_game, spread

TABLES = 12
CLOSE = 1e-9


@every_case
def test_the_terms_add_up_to_the_evaluation(case: Case) -> None:
    names = [part.name for part in case.game.terms(case.game.new(), 0)]
    for state, _ in spread(case, 5, TABLES):
        for seat in range(case.seats):
            parts = case.game.terms(state, seat)
            assert [part.name for part in parts] == names
            worth = sum(part.contribution for part in parts)
            assert worth == pytest.approx(state.evaluate(seat), abs=CLOSE)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name_of_its_own(game: Game, language: str) -> None:
    parts = game.terms(game.new(), 0)
    names = {game.speak(game.name_of_term(part.name), language) for part in parts}
    assert len(names) == len(parts) > 0
