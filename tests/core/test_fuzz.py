"""Whatever comes from outside: it is understood, or refused with a clear error; nothing crashes."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.conformance.cases import chosen_seat, few, plain, played, spread
from skali.core.chance import Fast
from skali.core.errors import ActionError, OptionError, PositionError, RecordError, SkaliError
from skali.core.game import Game
from skali.core.record import read, write
from skali.core.replay import verify
from skali.core.state import State
from skali.core.twin import from_json, to_json
from tests.conformance.folders import GAMES

STEPS = 40
T = TypeVar("T")

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)
places = st.integers(0, 10**6)
games = st.sampled_from(GAMES)


@cache
def texts(game: Game) -> list[list[str]]:
    """Some records of a game, as lines."""
    records = [played(case, seed).record() for seed, case in enumerate(few(game)[:4])]
    return [write(record, game).splitlines() for record in records]


@cache
def twins(game: Game) -> list[dict[str, Any]]:
    """The same records in JSON."""
    return [to_json(read(lines, {game.key: game}), game) for lines in texts(game)]


@cache
def positions(game: Game) -> list[dict[str, Any]]:
    """Some positions of a game, seen from nowhere and from a seat."""
    tables = [state for seed, case in enumerate(few(game)) for state, _ in spread(case, seed, 9)]
    return [table.dump() for table in tables] + [table.dump(0) for table in tables[::3]]


def attempt(step: Callable[[], T], *refusals: type[SkaliError]) -> T | SkaliError:
    """Try a step; return what it gives, or the refusal, which must say something."""
    try:
        return step()
    except refusals as refusal:
        if not str(refusal):
            raise
        return refusal


# --- notation ---


@given(games, st.text(max_size=30))
def test_any_text_is_an_action_or_refused(game: Game, text: str) -> None:
    found = attempt(lambda: game.space.parse(text), ActionError)
    assert isinstance(found, ActionError) or found in range(len(game.space))


@given(games, places, st.lists(st.tuples(places, st.text(max_size=4)), min_size=1, max_size=2))
def test_a_misspelt_action_is_an_action_or_refused(
    game: Game, number: int, slips: list[tuple[int, str]]
) -> None:
    text = game.space.text(number % len(game.space))
    for place, letters in slips:
        at = place % (len(text) + 1)
        text = text[:at] + letters + text[at + 1 :]
    found = attempt(lambda: game.space.parse(text), ActionError)
    assert isinstance(found, ActionError) or found in range(len(game.space))


@given(games, st.integers())
def test_any_number_is_an_action_or_refused(game: Game, number: int) -> None:
    found = attempt(lambda: game.new().number(number), ActionError)
    assert isinstance(found, ActionError) == (number not in range(len(game.space)))


# --- records ---


def changed_lines(lines: list[str], change: str, place: int, junk: str) -> list[str]:
    """Damage a text in one way."""
    at = place % len(lines)
    words = lines[at].split(" ")
    word = place % len(words)
    if change == "delete":
        return [*lines[:at], *lines[at + 1 :]]
    if change == "duplicate":
        return [*lines[: at + 1], *lines[at:]]
    if change == "swap":
        other = (at * 7 + 1) % len(lines)
        lines = lines[:]
        lines[at], lines[other] = lines[other], lines[at]
        return lines
    if change == "break off":
        return lines[:at]
    if change == "insert":
        return [*lines[:at], junk, *lines[at:]]
    if change == "other word":
        words[word] = lines[(at * 5 + 3) % len(lines)].split(" ")[-1]
    elif change == "number":
        words[word] = str(place % 41 - 1)
    else:
        words[word] = junk
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


CHANGES = ("delete", "duplicate", "swap", "break off", "insert", "other word", "number", "word")


@settings(max_examples=150)
@given(
    games,
    places,
    st.lists(
        st.tuples(st.sampled_from(CHANGES), places, st.text(max_size=12)), min_size=1, max_size=3
    ),
)
def test_a_damaged_record_is_read_or_refused_with_its_line(
    game: Game, which: int, changes: list[tuple[str, int, str]]
) -> None:
    lines = texts(game)[which % len(texts(game))]
    for change, place, junk in changes:
        lines = changed_lines(lines, change, place, junk) or [""]
    found = attempt(lambda: verify(read(lines, {game.key: game}), game), RecordError)
    assert not isinstance(found, RecordError) or 1 <= found.line <= len(lines) + 1


@given(st.lists(st.text(max_size=20), max_size=5))
def test_any_text_is_a_record_or_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError):
        read(lines, {game.key: game for game in GAMES})


# --- JSON ---


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 - JSON
    """Go through the places of all values."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inner:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*path, key))


def changed_data(data: Any, change: str, place: int, junk: Any) -> Any:  # noqa: ANN401 - JSON
    """Damage JSON data in one way."""
    data = copy.deepcopy(data)
    everywhere = list(paths(data))
    if not everywhere:
        return data
    *way, key = everywhere[place % len(everywhere)]
    holder = data
    for step in way:
        holder = holder[step]
    if change == "delete":
        del holder[key]
    elif change == "duplicate" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif change == "other value":
        *other_way, other_key = everywhere[(place * 13 + 5) % len(everywhere)]
        source = data
        for step in other_way:
            source = source[step]
        holder[key] = copy.deepcopy(source[other_key])
    elif change == "number":
        holder[key] = place % 41 - 1
    elif change == "new key" and isinstance(holder, dict):
        holder[str(junk)[:12]] = junk
    else:
        holder[key] = junk
    return data


DATA_CHANGES = ("delete", "duplicate", "other value", "number", "new key", "value")
damage = st.lists(st.tuples(st.sampled_from(DATA_CHANGES), places, values), min_size=1, max_size=3)


@settings(max_examples=150)
@given(games, places, damage)
def test_a_damaged_twin_is_read_or_refused(
    game: Game, which: int, changes: list[tuple[str, int, Any]]
) -> None:
    data: Any = twins(game)[which % len(twins(game))]
    for change, place, junk in changes:
        data = changed_data(data, change, place, junk)
    again = json.loads(json.dumps(data))
    found = attempt(lambda: verify(from_json(again, {game.key: game}), game), RecordError)
    assert not isinstance(found, RecordError) or found.place


def must_go_on(state: State) -> None:
    """Whatever was accepted as a position can be shown and played."""
    plain(state.dump())
    chance, policy = Fast(1), Fast(2)
    for _ in range(STEPS):
        for seat in state.turn:
            assert state.legal(seat)
        if state.over:
            break
        seat = chosen_seat(state, policy)
        state.play(state.random_action(policy, seat), chance, seat)
    plain(state.dump())


def is_refused_or_can_be_played(
    game: Game, which: int, changes: list[tuple[str, int, Any]]
) -> None:
    """Damage a position of a game and read it."""
    data: Any = positions(game)[which % len(positions(game))]
    for change, place, junk in changes:
        data = changed_data(data, change, place, junk)
    again = json.loads(json.dumps(data))
    found = attempt(lambda: game.load(again, Fast(0)), PositionError, OptionError)
    if isinstance(found, State):
        must_go_on(found)


@settings(max_examples=400)
@given(games, places, damage)
def test_a_changed_position_is_refused_or_can_be_played(
    game: Game, which: int, changes: list[tuple[str, int, Any]]
) -> None:
    is_refused_or_can_be_played(game, which, changes)


@pytest.mark.slow
@settings(max_examples=2000)
@given(games, places, damage)
def test_many_changed_positions_are_refused_or_can_be_played(
    game: Game, which: int, changes: list[tuple[str, int, Any]]
) -> None:
    is_refused_or_can_be_played(game, which, changes)


@given(games, values)
def test_any_data_is_a_position_or_refused(game: Game, data: Any) -> None:  # noqa: ANN401 - JSON
    attempt(lambda: game.load(data), PositionError, OptionError)
