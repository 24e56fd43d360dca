"""Ein Fest für Odin by Uwe Rosenberg (2016): Vikings at work, boards to cover, a feast."""

from skali.games.odin.title import GAME

__all__ = ["GAME"]
