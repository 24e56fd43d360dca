"""The checks as tests of pytest.

    @every_check(GAME, declarations=Path(__file__).parent)
    def test_conformance(check):
        check()

Slow ones bear the mark `slow`.
"""

from pathlib import Path

from skali.core.errors import SkaliError

try:
    import pytest
except ImportError as error:
    raise SkaliError(
        "skali.conformance.with_pytest needs pytest: pip install pytest; "
        "'skali conformance' runs the same checks without"
    ) from error

from skali.conformance.declared import declared_in
from skali.conformance.suite import checks
from skali.core.game import Game


def every_check(game: Game, declarations: Path | None = None) -> pytest.MarkDecorator:
    """Make a test take every check of a game, one after the other."""
    return pytest.mark.parametrize(
        "check",
        [
            pytest.param(check, id=str(check), marks=pytest.mark.slow if check.slow else ())
            for check in checks(game, declared_in(declarations))
        ],
    )
