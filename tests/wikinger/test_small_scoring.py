"""Part H: the small scoring."""

import pytest

from skali.core.message import Refusal
from tests.wikinger.build import asked, gold, mainland, player, points, refused, row, scoring


@pytest.mark.parametrize("round_", [1, 3, 5])
def test_only_goldsmiths_are_paid(round_: int) -> None:
    """WIK-076: three gold each; a repelled ship, nobles, scouts and fishermen bring nothing."""
    everything = player(
        gold=1, ships="red blue", warrior="begin* end*", noble="begin* end*",
        scout="begin* end*", goldsmith="begin* end*", fisher="begin* end*",
    )  # fmt: skip
    table = scoring(everything, player(gold=0, goldsmith="begin*"), round_=round_)
    assert gold(table) == [7, 3]
    assert points(table) == [10, 10]


@pytest.mark.parametrize("round_", [1, 3, 5])
def test_boatmen_rest(round_: int) -> None:
    """WIK-077: though a scout waits and a tile is free."""
    table = scoring(
        player(scout="begin", mainland={"scout": 1, "boatman": 1}),
        round_=round_,
        start_player=1,
    )
    assert asked(table) == "buy 0"
    assert refused(table, "ferry scout") == Refusal("WIK-025")
    assert row(table, "scout") == "begin"
    assert mainland(table) == {"scout": 1, "boatman": 1}
