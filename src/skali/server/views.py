"""What a seat is shown: made from its own dump, decision and scene, in its language."""

from collections.abc import Sequence

from skali.core.game import Decision, Game, Value
from skali.core.grids import Grid, Placements, Placing
from skali.core.message import Message, Refusal, say, seat_name
from skali.core.record import Entry
from skali.core.scene import Node, Panel, Scene
from skali.server.room import Room
from skali.server.steps import Tale, Vote
from skali.server.store import Row
from skali.text import TextError

LOG_LENGTH = 30


class Words:
    """Renders messages of a game in one language, seats by the names of those who sit there."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        """Choose game, language and names."""
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.labels: dict[str, str] = {}
        """Names of the lines of the score sheet."""

    def __call__(self, message: "Message | str | None") -> str:
        """Render a message; plain text stays as it is."""
        if message is None or isinstance(message, str):
            return message or ""
        return self.game.speak(message, self.language, self.names)

    def story(self, tale: Tale) -> list[str]:
        """Render what a decision did, once."""
        if self not in tale.told:
            tale.told[self] = [self(message) for message in tale.story]
        return tale.told[self]

    def deed(self, entry: Entry, tale: Tale) -> list[str]:
        """Render a decision for one who may know it: its story, or else what was chosen."""
        if tale.deed is None:
            return self.story(tale)
        key = (self, entry.seat)
        if key not in tale.told:
            deed = say("skali-deed", who=seat_name(entry.seat), what=tale.deed)
            tale.told[key] = [self(deed)]
        return tale.told[key]


def game_card(game: Game, language: str, art: str) -> Row:
    """Describe a game for the lobby."""
    words = Words(game, language)
    return {
        "key": game.key,
        "name": words(Message(f"{game.key}-name")),
        "blurb": words(Message(f"{game.key}-blurb")),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "version": game.version,
        "art": art,
        "door": "door",
        "options": [
            {
                "key": option.key,
                "label": words(Message(f"{game.key}-option-{option.key}")),
                "help": words(Message(f"{game.key}-option-{option.key}-help")),
                "default": option.default,
                "requires": option.requires or None,
                "values": [
                    {"value": value, "label": value_label(words, option.key, value)}
                    for value in option.values
                ],
            }
            for option in game.options
        ],
    }


def value_label(words: Words, option: str, value: Value) -> str:
    """Name a value of an option; where the game has no word for it, it speaks for itself."""
    try:
        return words(Message(f"{words.game.key}-option-{option}-{str(value).lower()}"))
    except TextError:
        return str(value)


def scene_view(scene: Scene, words: Words, legal: set[int]) -> Row:
    """Write a scene with its sentences; a node offers what the seat may do, or is refused."""
    offers, refused = open_to(scene, legal)
    panels = [panel_view(panel, words) for panel in scene.panels]
    for node in (node for panel in panels for node in panel["nodes"]):
        if node["id"] in offers:
            node["actions"] = offers[node["id"]]
        elif node["id"] in refused:
            node["refused"] = refused[node["id"]]
    return {"panels": panels}


def open_to(scene: Scene, legal: set[int]) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Return what nodes offer a seat now, and what they refuse it; one not asked gets neither."""
    if not legal:
        return {}, {}
    offers, refused = {}, {**scene.tries}
    for id_, actions in scene.offers.items():
        found = [action for action in actions if action in legal]
        if found:
            offers[id_] = found
        else:
            refused[id_] = actions
    return offers, refused


def panel_view(panel: Panel, words: Words) -> Row:
    """Write one panel with its nodes."""
    return panel_frame(panel, words) | {"nodes": [draw_node(node, words) for node in panel.nodes]}


def panel_frame(panel: Panel, words: Words) -> Row:
    """Write a panel without its nodes."""
    frame = {
        "id": panel.id,
        "title": words(panel.title),
        "w": panel.w,
        "h": panel.h,
        "owner": panel.owner,
        "active": panel.active,
        "tone": panel.tone,
        "answers": panel.answers,
    }
    if panel.grids:
        frame["grids"] = [grid_view(grid, words) for grid in panel.grids]
    return frame


def grid_view(grid: Grid, words: Words) -> Row:
    """Write a board of cells, row by row as masks."""
    return {
        "id": grid.id,
        "label": words(grid.label),
        "x": grid.x,
        "y": grid.y,
        "cell": grid.cell,
        "columns": grid.columns,
        "rows": grid.rows,
        "cells": grid.existing,
        "covered": grid.covered or (0,) * grid.rows,
        "tone": grid.tone,
    }


def draw_node(node: Node, words: Words) -> Row:
    """Write one node, leaving defaults out."""
    plain: Row = {"id": node.id, "x": node.x, "y": node.y, "w": node.w, "h": node.h}
    if node.sprite:
        plain["sprite"] = node.sprite
    if node.tone:
        plain["tone"] = node.tone
        plain["shape"] = node.shape
    if node.text != "":
        plain["text"] = words(node.text)
        plain["size"] = node.size
        plain["align"] = node.align
    if node.owner >= 0:
        plain["owner"] = node.owner
    if node.label is not None:
        plain["label"] = words(node.label)
    if node.turned:
        plain["turned"] = node.turned
    if node.faint:
        plain["faint"] = True
    if node.mark:
        plain["mark"] = node.mark
    if node.cells:
        plain["cells"] = node.cells
    return plain


def decision_view(decision: Decision | None, words: Words) -> Row | None:
    """Write what a seat is asked."""
    if decision is None:
        return None
    placing = {"placing": placing_view(decision.placing, words)} if decision.placing.pieces else {}
    return placing | {
        "seat": decision.seat,
        "prompt": words(decision.prompt),
        "rule": decision.rule,
        "choices": [
            {
                "action": choice.action,
                "notation": choice.notation,
                "sentence": words(choice.message),
                "node": choice.node,
                "reveals": choice.reveals,
            }
            for choice in decision.choices
        ],
    }


def placing_view(placing: Placing, words: Words) -> list[Row]:
    """Write the pieces that can be laid, each with the areas where it fits."""
    return [
        {
            "id": piece.id,
            "label": words(piece.label),
            "tone": piece.tone,
            "sprite": piece.sprite,
            "node": piece.node,
            "first": piece.first,
            "forms": [tuple(form) for form in piece.forms],
            "places": [area(where) for where in placing.of(piece)],
        }
        for piece in placing.pieces
    ]


def area(where: Placements) -> tuple[int, str, int, int, int, list[int]]:
    """Write where a form fits: form, grid, base, step, the first row with an anchor, and masks."""
    rows = list(where.anchors)
    while rows and not rows[-1]:
        rows.pop()
    top = next((number for number, mask in enumerate(rows) if mask), 0)
    return where.form, where.grid, where.base, where.step, top, rows[top:]


def log_view(room: Room, words: Words, seat: int | None, first: int, last: int) -> list[Row]:
    """Tell the standing decisions from `first` to `last`, counted from 0.

    While the game runs, what others decided is told by its sentences alone; they name nothing
    hidden. Without any, it stays untold: nobody learns who laid a card face down.
    """
    lines = []
    for number, (entry, tale) in enumerate(room.told(first, last), start=first):
        known = entry.seat == seat or room.state.over
        key = (words, known, room.veil.count(number + 1, seat))
        if key not in tale.lines:
            tale.lines[key] = log_line(entry, tale, *key)
        line = tale.lines[key]
        if line is not None:
            lines.append(line)
    return lines


def log_line(entry: Entry, tale: Tale, words: Words, known: bool, at: int) -> Row | None:  # noqa: FBT001 - part of a key
    """Tell one decision; None where others have nothing to tell."""
    sentences = words.deed(entry, tale) if known else words.story(tale)
    if not known and not sentences:
        return None
    action = entry.action if known else None
    return {"at": at, "seat": entry.seat, "action": action, "sentences": sentences}


def table_part(room: Room, seat: int | None, at: int | None, words: Words) -> Row:
    """Return the part of a view that depends on the game alone; `at` is as the seat counts."""
    part = told_part(room, seat, at, words)
    scene = room.game.scene(room.at(room.veil.steps_at(part["at"], seat)), seat)
    return part | {"scene": scene_view(scene, words, offered(part))}


def offered(part: Row) -> set[int]:
    """Return the actions among which a seat may choose."""
    return (
        {choice["action"] for choice in part["decision"]["choices"]} if part["decision"] else set()
    )


def all_hands(room: Room, at: int, words: Words) -> Row:
    """Return a view of a finished game with what each seat alone was shown."""
    state = room.at(at)
    scene = room.game.scene(state)
    public = {panel.id for panel in scene.panels}
    for seat in range(room.seats):
        for panel in room.game.scene(state, seat).panels:
            if panel.id not in public:
                panel.id = f"{panel.id} of {seat}"
                scene.panels.append(panel)
    drawn = scene_view(scene, words, set())
    return told_part(room, None, at, words) | {"scene": drawn}


def told_part(room: Room, seat: int | None, at: int | None, words: Words) -> Row:
    """Return everything but the scene: decision, log, score sheet, votes.

    Everything is counted as the seat can see it: what others chose in secret changes no number.
    """
    known = room.veil.count(len(room.steps), seat)
    decisions = known if at is None else at
    present = decisions == known
    stand = room.veil.steps_at(decisions, seat)
    state = room.at(stand)
    decision = room.game.decision(state, seat) if present and seat is not None else None
    result = state.result()
    first = room.veil.steps_at(max(0, decisions - LOG_LENGTH), seat)
    return {
        "number": room.number_seen(seat),
        "at": decisions,
        "decisions": known,
        "seat": seat,
        "live": present,
        "decision": decision_view(decision, words),
        "waiting_for": list(state.turn_seen(seat)) if present else [],
        "undo": undo_offer(room, seat) if present else None,
        "votes": [vote_view(room, vote, seat) for vote in room.votes.values()],
        "log": log_view(room, words, seat, first, stand),
        "sheet": sheet_view(room.game, state.sheet(), words),
        "result": {"scores": result.scores, "places": result.places} if result else None,
    }


def vote_view(room: Room, vote: Vote, seat: int | None) -> Row:
    """Write a question to everybody, counted as a seat can see it."""
    back = vote.what == "takeback"
    return {
        "id": room.veil.number(vote.id, None),
        "what": vote.what,
        "seat": vote.seat,
        "target": room.veil.count(vote.target, seat) if back else vote.target,
        "voters": vote.voters,
        "agreed": vote.agreed,
    }


def undo_offer(room: Room, seat: int | None) -> Row | None:
    """Say how far a seat can go back by itself, counted as it can see it."""
    if seat is None or room.state.over:
        return None
    earliest = max(room.undoable_to(seat), room.own_since(seat))
    known = room.veil.count(len(room.steps), seat)
    to = room.veil.count(earliest, seat)
    return {"to": to, "last": known - 1} if to < known else None


def sheet_view(game: Game, sheet: dict[str, list[int]], words: Words) -> list[Row]:
    """Write the score sheet with the names of its lines."""
    return [
        {"key": key, "label": sheet_label(game, key, words), "values": values}
        for key, values in sheet.items()
    ]


def sheet_label(game: Game, key: str, words: Words) -> str:
    """Name a line of the score sheet."""
    if key not in words.labels:
        words.labels[key] = words(Message(f"{game.key}-sheet-{key}"))
    return words.labels[key]


def refusal_view(refusal: Refusal | None, words: Words) -> Row:
    """Write why something is not allowed, or that it is."""
    if refusal is None:
        return {"legal": True, "rule": None, "sentence": None, "values": {}}
    values = {k: words(v) if isinstance(v, Message) else v for k, v in refusal.values.items()}
    return {
        "legal": False,
        "rule": refusal.rule,
        "sentence": words(refusal.message),
        "values": values,
    }
