"""The scene, the prompts and the options' sentences."""
# interpreted: made for people

from skali.core.game import Ask
from skali.core.message import Message, say
from skali.core.scene import Scene
from skali.games.wikinger.state import Table


def ask(t: Table) -> Ask:
    """Say what is asked."""
    return Ask(say("wikinger-ask"), "WIK-025")


def describe(t: Table, action: int) -> Message:
    """Say what an action does."""
    return say("wikinger-action")


def node(t: Table, action: int) -> str:
    """Name the node."""
    return ""


def scene(t: Table, seat: int | None) -> Scene:
    """Show the table."""
    return Scene()
