"""The examples of the documentation work."""

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest

from skali.cli import COMMANDS, parser_for
from skali.cli.session import GERMAN
from skali.core.record import read
from skali.core.replay import verify
from skali.core.state import State
from skali.core.twin import from_json
from skali.games import game, games
from skali.games.wikinger.rules.asks import QUESTIONS
from skali.games.wikinger.rules.components import (
    FIGURES,
    ISLANDS,
    ROW_NAMES,
    SAILS,
    SPECIALS,
    TILES,
)
from skali.games.wikinger.rules.state import CATEGORIES, PHASES

DOCS = Path(__file__).parents[2] / "docs"
POSITIONS = (DOCS / "positions" / "wikinger.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
WIKINGER = game("wikinger")


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in blocks(POSITIONS, "json")]


def loaded(*keys: str) -> State:
    """Load the first example that has certain fields."""
    return WIKINGER.load(next(found for found in EXAMPLES if set(keys) <= found.keys()))


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_of_a_position_loads(example: dict[str, Any]) -> None:
    table = WIKINGER.load(example)
    assert WIKINGER.load(table.dump()).dump() == table.dump()
    assert table.over or table.legal()


def test_the_examples_are_what_the_text_says() -> None:
    assert WIKINGER.load({}).seats == 4
    refusal = loaded("wheel").why_not("buy 0")
    assert refusal is not None
    assert refusal.rule == "WIK-027"
    assert loaded("scored").over
    placing = loaded("pending", "buyer")
    assert placing.turn == (0,)
    assert [WIKINGER.space.text(action) for action in placing.legal()] == ["place 2 1"]
    bidding = loaded("bidding")
    assert bidding.turn == (0,)
    assert {"pass", "bid 5"} <= {WIKINGER.space.text(action) for action in bidding.legal()}


def test_every_field_and_word_is_documented() -> None:
    table = WIKINGER.new(2)
    dump = table.dump()
    fields = {*dump, *dump["options"], *dump["players"][0], *dump["bidding"], *dump["bag"]}
    words = {
        *FIGURES,
        *ISLANDS,
        *SAILS,
        *SPECIALS,
        *TILES,
        *ROW_NAMES[1:],
        *QUESTIONS.by_name,
        *CATEGORIES,
    }
    for word in fields | words | set(PHASES):
        assert re.search(rf'[`"]{re.escape(word)}[`"]', POSITIONS), word


def test_the_example_of_a_record_and_its_twin_are_sound() -> None:
    text, twin = blocks(RECORDS, "text")[0], blocks(RECORDS, "json")[0]
    record = read(text.splitlines(), games())
    assert record == from_json(json.loads(twin), games())
    verify(record, WIKINGER)


# --- the command line ---

COMMAND_LINE = (DOCS / "cli.md").read_text(encoding="utf-8")


def section(name: str) -> str:
    """Return what the page says about a command."""
    found = re.search(rf"^### `skali {name}\b.*?(?=^##)", COMMAND_LINE, re.MULTILINE | re.DOTALL)
    assert found, name
    return found[0]


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_and_option_is_documented(command: str) -> None:
    heading = section(command).splitlines()[0]
    parser = subparser(parser_for([command]), command)
    for action in parser._actions:
        names = [name for name in action.option_strings if name.startswith("--")]
        wanted = names or [str(action.metavar or action.dest)]
        assert "--help" in wanted or all(name in heading for name in wanted), wanted


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_no_option_is_documented_that_is_not_there(command: str) -> None:
    parser = subparser(parser_for([command]), command)
    known = {name for action in parser._actions for name in action.option_strings}
    heading = section(command).splitlines()[0]
    assert set(re.findall(r"--[a-z-]+", heading)) <= known


def subparser(parser: argparse.ArgumentParser, command: str) -> argparse.ArgumentParser:
    """Return the parser of one command."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found: argparse.ArgumentParser = action.choices[command]
            return found
    raise LookupError(command)


def test_every_variable_is_documented() -> None:
    sources = Path(__file__).parents[2] / "src" / "skali"
    found = {
        name
        for file in sources.rglob("*.py")
        for name in re.findall(r'"(SKALI_[A-Z_]+)"', file.read_text(encoding="utf-8"))
    }
    assert "SKALI_SMTP_HOST" in found
    assert sorted(name for name in found if f"`{name}`" not in COMMAND_LINE) == []


def test_every_word_of_the_terminal_is_documented() -> None:
    play = section("play")
    for word in {*GERMAN, *GERMAN.values(), "svg"}:
        assert re.search(rf"`{word}\b", play), word


# --- the actions in the notation ---


@pytest.mark.parametrize("key", games())
def test_every_family_of_actions_is_in_the_table_of_its_page(key: str) -> None:
    page = (DOCS / "positions" / f"{key}.md").read_text(encoding="utf-8")
    table = page.partition("## Actions\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (?:(.*?) )?\| (.+?) \|$", table, re.MULTILINE)
    families = game(key).space.families
    assert [row[0].split()[0] for row in rows] == list(families)
    for written, arguments, meaning in rows:
        family = families[written.split()[0]]
        form = " ".join([family.name, *(axis.name.upper() for axis in family.axes)])
        assert written == form
        assert meaning
        for axis in family.axes:
            assert f"`{axis.values[0]}`" in arguments, (written, axis.values[0])
            assert f"`{axis.values[-1]}`" in arguments, (written, axis.values[-1])


@pytest.mark.parametrize(
    ("key", "action", "read", "written"),
    [
        ("greenland", "promote 1 hunter", "Chief", "1"),
        ("greenland", "promote 6 hunter", "Mariner", "6"),
        ("greenland", "bury tunit", "emissary with the Tunit", "tunit"),
        ("greenland", "send polar-cod", "Polar Cod", "polar-cod"),
        ("greenland", "promise no-attack", "not to attack", "no-attack"),
        ("karvi", "move f7", "field 7", "f7"),
        ("karvi", "sail brough_of_birsay", "Brough of Birsay", "brough_of_birsay"),
        ("odin", "place hunting_game_1", "Hunting game (one Viking)", "hunting_game_1"),
        ("odin", "explore a", "Shetland", "a"),
        ("odin", "claim rune_stone", "rune stone", "rune_stone"),
        ("walhalla", "dock 0 bow", "fjord 1", "dock 0"),
        ("wikinger", "start 1", "warriors' row", "1"),
    ],
)
def test_what_players_read_and_what_is_written_stand_side_by_side(
    key: str, action: str, read: str, written: str
) -> None:
    title = game(key)
    said = title.speak(title.describe(title.new(), title.space.parse(action), 0), "en")
    assert read.lower() in said.lower()
    page = (DOCS / "positions" / f"{key}.md").read_text(encoding="utf-8")
    table = page.partition("| players read | written |\n")[2].partition("\n\n")[0]
    names = read.removeprefix("fjord ").removesuffix("' row")
    assert any(names in row and f"`{written}`" in row for row in table.splitlines())
