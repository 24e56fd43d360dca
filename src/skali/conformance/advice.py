"""Advice as data: an evaluation is the sum of its terms, each of them named in both languages."""

from skali.conformance.cases import Case, spread
from skali.core.game import Game
from skali.text import LANGUAGES

TABLES = 12
CLOSE = 1e-9


def the_terms_add_up_to_the_evaluation(case: Case) -> None:
    """The parts that explain an evaluation are all of it."""
    names = [part.name for part in case.game.terms(case.game.new(), 0)]
    for state, _ in spread(case, 5, TABLES):
        for seat in range(case.seats):
            parts = case.game.terms(state, seat)
            assert [part.name for part in parts] == names
            worth = sum(part.contribution for part in parts)
            assert abs(worth - state.evaluate(seat)) <= CLOSE, (worth, state.evaluate(seat))


def every_term_has_a_name_of_its_own(game: Game) -> None:
    """No two terms are called alike in a language."""
    parts = game.terms(game.new(), 0)
    for language in LANGUAGES:
        names = {game.speak(game.name_of_term(part.name), language) for part in parts}
        assert len(names) == len(parts) > 0
