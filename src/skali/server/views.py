"""What a seat is shown: made from its own dump, decision and scene, in its language."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from skali.core.acts import moved, told_to
from skali.core.data import DataSet
from skali.core.game import Decision, Game, Value
from skali.core.grids import Grid, Placements, Placing
from skali.core.message import Message, Refusal, say
from skali.core.record import Entry
from skali.core.scene import Cut, Node, Panel, Scene
from skali.core.state import State
from skali.server import answers, seen
from skali.server.room import Room
from skali.server.staging import act_view
from skali.server.steps import Lines, Tale, Vote
from skali.text import TextError

LOG_LENGTH = 30
MOST_AREAS = 8192
"""Areas of all tables that are kept as they were written: most are as a decision before."""
AT_A_TIME = 6
"""Decisions that are looked at together for what each seat has moved last: mostly the first few
tell it."""


class Words:
    """Renders messages of a game in one language, seats by the names of those who sit there."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = ()) -> None:
        """Choose game, language and names."""
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.labels: dict[str, str] = {}
        """Names of the lines of the score sheet."""
        self.sheet: tuple[State, list[seen.SheetLine]] | None = None
        """The latest score sheet, and of which position it is."""

    def __call__(self, message: "Message | str | None") -> str:
        """Render a message; plain text stays as it is."""
        if message is None or isinstance(message, str):
            return message or ""
        return self.game.speak(message, self.language, self.names)

    def acts(self, tale: Tale, viewer: int | None) -> list[seen.Act]:
        """Render what a decision did, as a viewer may know it: once for all who know the same."""
        key = (self, tale.eyes(viewer))
        if key not in tale.staged:
            tale.staged[key] = [act_view(act, self) for act in told_to(viewer, tale.acts)]
        return tale.staged[key]

    def story(self, tale: Tale, viewer: int | None) -> list[str]:
        """Return the sentences of the acts."""
        return [act["sentence"] for act in self.acts(tale, viewer)]


def data_option(sets: Sequence[DataSet], words: Words) -> list[answers.Option]:
    """Offer the data sets of a game by name, as one more option; none where there are none."""
    if not sets:
        return []
    usual: answers.OptionChoice = {"value": "", "label": words(say("hall-data-none"))}
    offered: list[answers.OptionChoice] = [
        {
            "value": each.fingerprint,
            "label": words(say("hall-data-set", name=each.name, edition=each.edition)),
        }
        for each in sets
    ]
    return [
        {
            "key": "data",
            "label": words(say("hall-data")),
            "help": words(say("hall-data-help")),
            "default": "",
            "requires": None,
            "values": [usual, *offered],
        }
    ]


def own_options(game: Game, words: Words) -> list[answers.Option]:
    """Describe the options of a game."""
    return [
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
    ]


def game_card(
    game: Game, language: str, art: str, sets: Sequence[DataSet] = ()
) -> answers.GameCard:
    """Describe a game for the lobby."""
    words = Words(game, language)
    return {
        "key": game.key,
        "name": words(Message(f"{game.key}-name")),
        "blurb": words(Message(f"{game.key}-blurb")),
        "seats": game.seats,
        "minutes": game.minutes,
        "weight": game.weight,
        "version": game.version,
        "art": art,
        "door": "door",
        "cards": len(game.cards()),
        "options": [*own_options(game, words), *data_option(sets, words)],
    }


def value_label(words: Words, option: str, value: Value) -> str:
    """Name a value of an option; where the game has no word for it, it speaks for itself."""
    try:
        return words(Message(f"{words.game.key}-option-{option}-{str(value).lower()}"))
    except TextError:
        return str(value)


def scene_view(scene: Scene, words: Words, legal: set[int]) -> seen.Scene:
    """Write a scene with its sentences; a node offers what the seat may do, or is refused."""
    offers, refused = open_to(scene, legal)
    panels = [panel_view(panel, words) for panel in scene.panels]
    for node in (node for panel in panels for node in panel["nodes"]):
        if node["id"] in offers:
            node["actions"] = offers[node["id"]]
        elif node["id"] in refused:
            node["refused"] = refused[node["id"]]
    return {**scene_frame(scene), "panels": panels}


def scene_frame(scene: Scene) -> seen.SceneFrame:
    """Write how a scene is laid out."""
    frame: seen.SceneFrame = {"plan": scene.plan, "share": scene.share}
    if scene.shields:
        frame["shields"] = scene.shields
    return frame


def open_to(
    scene: Scene, legal: set[int]
) -> tuple[dict[str, seen.Actions], dict[str, seen.Actions]]:
    """Return what nodes offer a seat now, and what they refuse it; one not asked gets neither."""
    if not legal:
        return {}, {}
    offers: dict[str, seen.Actions] = {}
    refused: dict[str, seen.Actions] = {**scene.tries}
    for id_, actions in scene.offers.items():
        found = [action for action in actions if action in legal]
        if found:
            offers[id_] = found
        else:
            refused[id_] = actions
    return offers, refused


def panel_view(panel: Panel, words: Words) -> seen.ScenePanel:
    """Write one panel with its nodes."""
    frame = panel_frame(panel, words)
    return {**frame, "nodes": [draw_node(node, words) for node in panel.nodes]}


def panel_frame(panel: Panel, words: Words) -> seen.PanelFrame:
    """Write a panel without its nodes."""
    frame: seen.PanelFrame = {
        "id": panel.id,
        "title": words(panel.title),
        "w": panel.w,
        "h": panel.h,
        "owner": panel.owner,
        "active": panel.active,
        "tone": panel.tone,
        "answers": panel.answers,
        "slot": panel.slot,
        "form": panel.form,
        "floor": panel.floor,
    }
    if panel.grids:
        frame["grids"] = [grid_view(grid, words) for grid in panel.grids]
    return frame


def grid_view(grid: Grid, words: Words) -> seen.Grid:
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


def draw_node(node: Node, words: Words) -> seen.SceneNode:
    """Write one node, leaving defaults out."""
    plain: seen.SceneNode = {"id": node.id, "x": node.x, "y": node.y, "w": node.w, "h": node.h}
    if node.sprite:
        plain["sprite"] = node.sprite
    if node.tone:
        plain["tone"] = node.tone
        if node.shape != "box":
            plain["shape"] = node.shape
    if node.text != "":
        plain["text"] = words(node.text)
        plain["size"] = node.size
        if node.align != "middle":
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


def decision_view(decision: Decision | None, words: Words) -> seen.Decision | None:
    """Write what a seat is asked."""
    if decision is None:
        return None
    asked: seen.Decision = {
        "seat": decision.seat,
        "must": decision.must,
        "prompt": words(decision.prompt),
        "rule": decision.rule,
        "choices": [
            {
                "action": choice.action,
                "notation": choice.notation,
                "sentence": words(choice.message),
                "node": choice.node,
                "reveals": choice.reveals,
                "final": choice.final,
            }
            for choice in decision.choices
        ],
    }
    if decision.placing.pieces:
        asked["placing"] = placing_view(decision.placing, words)
    if decision.about is not None:
        asked["about"] = {
            "panel": decision.about.panel,
            "nodes": decision.about.nodes,
            "focus": decision.about.focus,
        }
    if decision.plans:
        asked["plans"] = [
            {"key": plan.key, "title": words(plan.title), "grid": plan.grid}
            for plan in decision.plans
        ]
    return asked


def placing_view(placing: Placing, words: Words) -> list[seen.Piece]:
    """Write the pieces that can be laid, each with the areas where it fits."""
    places: dict[str, list[seen.Area]] = {piece.id: [] for piece in placing.pieces}
    for where in placing.placements:
        places[where.piece].append(area(where))
    return [
        {
            "id": piece.id,
            "label": words(piece.label),
            "tone": piece.tone,
            "sprite": piece.sprite,
            "node": piece.node,
            "first": piece.first,
            "forms": [(form.turn, form.rows) for form in piece.forms],
            "places": places[piece.id],
        }
        for piece in placing.pieces
    ]


@lru_cache(MOST_AREAS)
def area(where: Placements) -> seen.Area:
    """Write where a form fits: form, grid, base, step, the first row with an anchor, and masks."""
    rows = list(where.anchors)
    while rows and not rows[-1]:
        rows.pop()
    top = next((number for number, mask in enumerate(rows) if mask), 0)
    return where.form, where.grid, where.base, where.step, top, rows[top:]


def log_view(
    room: Room, words: Words, seat: int | None, first: int, last: int
) -> list[seen.LogEntry]:
    """Tell the standing decisions from `first` to `last`, counted from 0.

    While the game runs, what others decided is told by its sentences alone; they name nothing
    hidden. Without any, it stays untold: nobody learns who laid a card face down.
    """
    steps, plain = room.steps[first:last], room.veil.is_plain and not room.state.over
    told = room.logs.get((words, seat)) if plain else None
    lines = told.lines_of(first, steps) if told is not None else []
    new, hidden = first + len(lines), room.veil.hidden_from(seat)
    for number, (entry, tale) in enumerate(room.told(new, last), start=new + 1):
        viewer, at = entry.seat if room.state.over else seat, number - bisect_left(hidden, number)
        lines.append(line_of(entry, tale, words, viewer, at))
    if plain and last == len(room.steps) and len(steps) <= LOG_LENGTH:
        room.logs[words, seat] = Lines(first, steps, lines)
    return [line for line in lines if line is not None]


def line_of(
    entry: Entry, tale: Tale, words: Words, viewer: int | None, at: int
) -> seen.LogEntry | None:
    """Return the line of the log that tells a decision, made once for all who know the same."""
    key = (words, viewer if viewer == entry.seat else tale.eyes(viewer), at)
    if key not in tale.lines:
        tale.lines[key] = log_line(entry, tale, words, viewer, at)
    return tale.lines[key]


def log_line(
    entry: Entry, tale: Tale, words: Words, viewer: int | None, at: int
) -> seen.LogEntry | None:
    """Tell one decision; None where there is nothing to tell."""
    sentences = words.story(tale, viewer)
    if not sentences:
        return None
    action = entry.action if viewer == entry.seat else None
    return {"at": at, "seat": entry.seat, "action": action, "sentences": sentences}


def marks_view(room: Room, seat: int | None, first: int, last: int) -> list[seen.Mark]:
    """Name what each other seat has moved last."""
    found: dict[int, seen.Mark] = {}
    others = room.seats - (seat is not None)
    for end in range(last, first, -AT_A_TIME):
        for entry, tale in reversed(room.told(max(first, end - AT_A_TIME), end)):
            if len(found) == others:
                return list(found.values())
            if entry.seat != seat and entry.seat not in found:
                nodes = moved(told_to(seat, tale.acts))
                if nodes:
                    found[entry.seat] = {"seat": entry.seat, "nodes": nodes}
    return list(found.values())


def table_part(
    room: Room, seat: int | None, at: int | None, words: Words, cut: Cut = "wide"
) -> seen.GameView:
    """Return the part of a view that depends on the game alone; `at` is as the seat counts."""
    part = told_part(room, seat, at, words)
    scene = room.game.scene(room.at(room.veil.steps_at(part["at"], seat)), seat, cut)
    return {**part, "scene": scene_view(scene, words, offered(part))}


def offered(part: seen.Told) -> set[int]:
    """Return the actions among which a seat may choose."""
    decision = part["decision"]
    return {choice["action"] for choice in decision["choices"]} if decision else set()


def all_hands(room: Room, at: int, words: Words, cut: Cut = "wide") -> seen.GameView:
    """Return a view of a finished game with what each seat alone was shown."""
    state = room.at(at)
    scene = room.game.scene(state, None, cut)
    public = {panel.id for panel in scene.panels}
    for seat in range(room.seats):
        for panel in room.game.scene(state, seat, cut).panels:
            if panel.id not in public:
                panel.id = f"{panel.id} of {seat}"
                scene.panels.append(panel)
    drawn = scene_view(scene, words, set())
    return {**told_part(room, None, at, words), "scene": drawn}


def told_part(room: Room, seat: int | None, at: int | None, words: Words) -> seen.Told:
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
        "marks": marks_view(room, seat, first, stand),
        "sheet": sheet_view(room.game, state, words),
        "result": cast("seen.Result", result.to_json()) if result else None,
    }


def vote_view(room: Room, vote: Vote, seat: int | None) -> seen.Vote:
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


def undo_offer(room: Room, seat: int | None) -> seen.UndoOffer | None:
    """Say how far a seat can go back by itself, counted as it can see it."""
    if seat is None or room.state.over:
        return None
    offer = room.undo_offer(seat)
    if offer is None:
        return None
    return {"to": offer[0], "last": offer[1]}


def sheet_view(game: Game, state: State, words: Words) -> list[seen.SheetLine]:
    """Write the score sheet with the names of its lines, once for all who see it now."""
    latest = words.sheet
    if latest is None or latest[0] is not state:
        lines: list[seen.SheetLine] = [
            {"key": key, "label": sheet_label(game, key, words), "values": values}
            for key, values in state.sheet().items()
        ]
        words.sheet = latest = state, lines
    return latest[1]


def sheet_label(game: Game, key: str, words: Words) -> str:
    """Name a line of the score sheet."""
    if key not in words.labels:
        words.labels[key] = words(Message(f"{game.key}-sheet-{key}"))
    return words.labels[key]


def refusal_view(refusal: Refusal | None, words: Words) -> answers.Refusal:
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
