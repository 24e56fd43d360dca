"""The contract that every game keeps, and the small parts it is made of. Knows no game."""

from skali.core import bits


def compiled() -> bool:
    """Tell whether the engine runs as machine code or as plain Python."""
    return not bits.__file__.endswith(".py")
