"""The table in words, and the words themselves."""

import re
from pathlib import Path

import pytest

from skali import cli
from skali.cli.tabletop import aligned
from skali.core.chance import Fast
from skali.core.message import say
from skali.core.plain import from_scene
from skali.core.scene import Node, Panel, Scene
from skali.games import game, games
from skali.text import LANGUAGES, message_ids

WIKINGER = game("wikinger")


def test_a_scene_is_read_out_line_by_line() -> None:
    panel = Panel("board", say("title"), 100, 100, owner=1)
    panel.add(
        Node("b", 50, 2, 10, 10, text="right"),
        Node("c", 0, 30, 10, 10, label=say("below"), text="unread"),
        Node("a", 0, 0, 10, 10, text="left"),
        Node("d", 0, 0, 100, 100, sprite="silent"),
    )
    (block,) = from_scene(Scene([panel]))
    assert block.title == say("title")
    assert block.owner == 1
    assert block.lines == [["left", "right"], [say("below")]]


def test_cells_stand_in_columns() -> None:
    assert aligned([["a", "bb", "c"], ["long", "d"], []]) == ["  a     bb  c", "  long  d", ""]


def test_a_display_is_drawn_with_letters() -> None:
    table = WIKINGER.load(
        {
            "seats": 2,
            "options": {"advanced": True, "auction": False},
            "wheel": ["begin scout", "end scout", None, "ship-red boatman"],
            "players": [
                {
                    "gold": 7,
                    "points": 1,
                    "ships": ["red", None, "blue"],
                    "rows": {
                        "warrior": ["begin*", "end"],
                        "noble": ["begin", "church!*", "end*"],
                        "fisher": ["begin*", "watchtower", "farmstead*"],
                    },
                    "mainland": {"boatman": 2},
                    "specials": ["boat"],
                }
            ],
        }
    )
    offer, mine, *_ = WIKINGER.plain(table, 0)
    words = [
        [cell if isinstance(cell, str) else WIKINGER.speak(cell, "en") for cell in line]
        for line in (*offer.lines, *mine.lines)
    ]
    assert WIKINGER.speak(mine.title, "en") == "Seat 1: 7 gold, 1 point"
    assert words == [
        ["Scout", "0: beginning [0]", "1: end [1]"],
        ["Boatman", "3: red ship [3]"],
        ["    ", " 0   1   2  "],
        ["0 Ships", "{2}     <5> "],
        ["1 Warrior", "(●─────)    "],
        ["2 Noble", "(────●†!─○─)"],
        ["3 Scout", "            "],
        ["4 Goldsmith", "            "],
        ["5 Fisherman", "(●────♜──○⌂─"],
        ["Mainland", "2 × Boatman"],  # noqa: RUF001 - as it is printed
        ["Special tiles", "Boat"],
    ]


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_random_game_can_be_told(key: str, language: str) -> None:
    title = game(key)
    luck = Fast(1)
    table = title.new(None, {option.key: option.values[-1] for option in title.options}, luck)
    while not table.over:
        for block in title.plain(table, table.turn[0]):
            cells = [cell for line in block.lines for cell in line if not isinstance(cell, str)]
            assert all(title.speak(message, language) for message in (block.title, *cells))
        table.apply(table.random_action(luck), luck)


def test_the_hall_s_words_are_all_there_and_all_used() -> None:
    sources = "".join(
        file.read_text(encoding="utf-8") for file in Path(cli.__file__).parent.glob("*.py")
    )
    used = set(re.findall(r'"(cli-[a-z-]+)"', sources))
    for language in LANGUAGES:
        found = {id_ for id_ in message_ids("skali.text", language) if id_.startswith("cli-")}
        assert found == used
