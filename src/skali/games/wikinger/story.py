"""What a decision did, told for the log."""
# interpreted: words for people

from skali.core.message import Message
from skali.games.wikinger.state import Table


def story(before: Table, seat: int, action: int, after: Table) -> list[Message]:
    """Tell what a decision did."""
    return []
