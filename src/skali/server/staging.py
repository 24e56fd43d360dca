"""Acts as they are sent: what a client needs to play them, defaults left out."""

from collections.abc import Callable

from skali.core.acts import (
    Act,
    Banner,
    Count,
    Die,
    Flipped,
    Fought,
    Laid,
    Line,
    Move,
    Rolled,
    Scored,
    Shown,
    Side,
    Summand,
)
from skali.core.message import Message
from skali.server import seen

Speak = Callable[[Message | None], str]


def act_view(act: Act, words: Speak) -> seen.Act:
    """Write one act."""
    staged: seen.Act = {"kind": act.kind, "sentence": words(act.sentence)}
    if act.moves:
        staged["moves"] = [move_view(move) for move in act.moves]
    if act.counts:
        staged["counts"] = [count_view(count) for count in act.counts]
    if isinstance(act, Laid) and act.gains:
        staged["gains"] = [words(gain) for gain in act.gains]
    elif isinstance(act, Flipped):
        staged["nodes"] = act.nodes
    elif isinstance(act, Banner):
        staged["title"] = words(act.title or act.sentence)
    elif isinstance(act, Shown):
        staged["sprite"] = act.sprite
        staged["nodes"] = (act.node,) if act.node else ()
    elif isinstance(act, Scored):
        staged["lines"] = [line_view(line, words) for line in act.lines]
        staged["totals"] = act.totals
    elif isinstance(act, Rolled):
        staged["roll"] = roll_view(act, words)
    elif isinstance(act, Fought):
        staged["fight"] = {
            "sides": [side_view(side, words) for side in act.sides],
            "winner": act.winner,
        }
    return staged


def move_view(move: Move) -> seen.Move:
    """Write how pieces travel."""
    written: seen.Move = {"piece": move.piece}
    if move.start:
        written["start"] = move.start
    if move.end:
        written["end"] = move.end
    if move.number > 1:
        written["number"] = move.number
    return written


def count_view(count: Count) -> seen.Count:
    """Write how a number changes."""
    return {"node": count.node, "old": count.old, "new": count.new}


def line_view(line: Line, words: Speak) -> seen.ScoreLine:
    """Write a line of a scoring."""
    return {"label": words(line.label), "seat": line.seat, "points": line.points}


def die_view(die: Die) -> seen.Die:
    """Write a die."""
    return {"face": die.face, "counts": die.counts, "again": die.again}


def parts_view(parts: tuple[Summand, ...], words: Speak) -> list[seen.Summand]:
    """Write what a strength consists of."""
    return [{"label": words(part.label), "amount": part.amount} for part in parts]


def roll_view(act: Rolled, words: Speak) -> seen.Roll:
    """Write what dice showed, and what they were compared with."""
    return {
        "dice": [die_view(die) for die in act.dice],
        "parts": parts_view(act.parts, words),
        "against": act.against,
        "success": act.success,
    }


def side_view(side: Side, words: Speak) -> seen.Side:
    """Write one side of a fight."""
    return {
        "name": words(side.name),
        "seat": side.seat,
        "sprite": side.sprite,
        "strength": side.strength,
        "parts": parts_view(side.parts, words),
        "dice": [die_view(die) for die in side.dice],
        "losses": words(side.losses),
    }
