"""Break the score of a position down by category, player by player.

It says as of when, what was counted, what loading the position has played by itself, and at the end
of the game why equal scores have different places.
"""

import argparse
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.inputs import position_in
from skali.core.game import Game
from skali.core.message import Message, say
from skali.core.state import COMPETING, State

EXAMPLES = """\
  skali score {game} --position table.json
  skali score {game} --position table.json --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game and a position."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    arguments.add_file(parser)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the score sheet."""
    title = arguments.title(args)
    given = position_in(args.position)
    state = title.load(given)
    changes = list(went_on(given, state.dump()))
    if args.json:
        output.print_json(sheet(title, state, changes, args.lang))
    else:
        print_sheet(title, state, changes, args.lang)
    return output.OK


# --- what is said about the sheet ---

Change = tuple[str, object, object]


def went_on(given: Mapping[str, Any], now: Mapping[str, Any], path: str = "") -> Iterator[Change]:
    """List the numbers and words of a position that loading it has changed, by their field."""
    for key, value in given.items():
        found = now.get(key)
        if key == "players" and isinstance(found, list):
            for seat, (one, other) in enumerate(zip(value, found, strict=False)):
                yield from went_on(one, other, f"players[{seat}].")
        elif type(value) in (int, str) and type(found) is type(value) and value != found:
            yield f"{path}{key}", value, found


def moment(title: Game, state: State, language: str) -> str:
    """Say as of when the sheet is: how far the game has come, and who must decide."""
    if state.over:
        return words.hall(say("cli-as-of-the-end"), language)
    reached = title.speak(title.moment(state), language)
    seats = ", ".join(str(seat + 1) for seat in state.turn)
    return words.hall(say("cli-as-of", moment=reached, seats=seats), language)


def what_counts(title: Game, state: State, language: str) -> str:
    """Say what the sheet counts."""
    message = say("cli-counted-all") if state.over else title.counted(state)
    return title.speak(message, language)


def ties(title: Game, state: State) -> list[dict[str, Any]]:
    """Say of seats with equal scores that follow one another what put one before the other."""
    result = state.result()
    if result is None or result.aim != COMPETING:
        return []
    order = sorted(range(int(state.seats)), key=lambda seat: (result.places[seat], seat))
    return [
        {"seats": [first, second], "broken_by": decided(title, state, first, second)}
        for first, second in pairwise(order)
        if result.scores[first] == result.scores[second]
    ]


def decided(title: Game, state: State, first: int, second: int) -> dict[str, Any] | None:
    """Return the tie-break that put one seat before another, or None where they share a place."""
    for tie in title.tie_breaks(state):
        if tie.values[first] != tie.values[second]:
            return {"key": tie.key, "more": tie.values[first], "less": tie.values[second]}
    return None


def tie_sentence(title: Game, tie: dict[str, Any], language: str) -> str:
    """Write why two seats with equal scores stand where they stand."""
    first, second = (seat + 1 for seat in tie["seats"])
    broken: dict[str, Any] | None = tie["broken_by"]
    if broken is None:
        return words.hall(say("cli-tie-shared", first=first, second=second), language)
    message = Message(
        f"{title.key}-tie-{broken['key']}", {"more": broken["more"], "less": broken["less"]}
    )
    reason = title.speak(message, language)
    return words.hall(say("cli-tie-broken", first=first, second=second, reason=reason), language)


# --- the sheet ---


def sheet(title: Game, state: State, changes: list[Change], language: str) -> dict[str, Any]:
    """Return points by category for every seat, and the result once the game is over."""
    lines = title.full_sheet(state)
    result = state.result()
    return {
        "game": title.key,
        "over": state.over,
        "as_of": moment(title, state, language),
        "counted": what_counts(title, state, language),
        "went_on": [{"field": field, "given": was, "now": now} for field, was, now in changes],
        "players": [
            {
                "seat": seat,
                "categories": {name: points[seat] for name, points in lines.items()},
                "total": sum(points[seat] for points in lines.values()),
                "points_now": int(state.score(seat)),
            }
            for seat in range(state.seats)
        ],
        "result": None
        if result is None
        else {**result.to_json(), "winners": list(result.winners), "ties": ties(title, state)},
    }


def print_sheet(title: Game, state: State, changes: list[Change], language: str) -> None:
    """Print the sheet for a person: a line a category, a column a seat."""
    lines = title.full_sheet(state)
    seats = range(int(state.seats))
    print(moment(title, state, language))
    if changes:
        listed = ", ".join(f"{field} {was} → {now}" for field, was, now in changes)
        print(words.hall(say("cli-went-on", changes=listed), language))
    rows: list[list[object]] = [
        [words.category(title, name, language), *points] for name, points in lines.items()
    ]
    total = words.hall(say("cli-total"), language)
    rows.append([total, *(sum(points[seat] for points in lines.values()) for seat in seats)])
    result = state.result()
    if result is None:
        points = words.hall(say("cli-points-now"), language)
        rows.append([points, *(int(state.score(seat)) for seat in seats)])
    elif result.aim == COMPETING:
        rows.append([words.hall(say("cli-place"), language), *result.places])
    headings = ["", *words.seats(len(seats), language)]
    output.print_table(headings, rows, numbers=range(1, len(headings)))
    print(what_counts(title, state, language))
    if result is not None and result.aim != COMPETING:
        print(words.success(result, language))
    for tie in ties(title, state):
        print(tie_sentence(title, tie, language))
