"""What a strong player looks at: the evaluation behind the greedy bot, hints and search."""

from skali.games.wikinger.state import Table


def evaluate(t: Table, seat: int) -> float:
    """Say how well a seat stands, in points."""
    return float(t.points[seat])
