"""What the core says: ids with values; what turns them into sentences, and what it refuses."""

import json

import pytest

from skali.core.message import Message, Refusal, say
from skali.core.scene import Node, Panel, Scene
from skali.text import TextError, message_ids, preferred_language, render, speaker

SPEAK = speaker("tests.toys.runes")


def test_a_message_is_an_id_with_values() -> None:
    message = say("runes-player", seat=2, inner=say("runes-middle"))
    assert message == Message("runes-player", {"seat": 2, "inner": Message("runes-middle")})
    assert message.to_json() == {
        "id": "runes-player",
        "values": {"seat": 2, "inner": {"id": "runes-middle", "values": {}}},
    }


def test_refusals_are_equal_by_rule_and_values() -> None:
    assert Refusal("RUN-2", rune="ash") == Refusal("RUN-2", rune="ash")
    assert Refusal("RUN-2", rune="ash") != Refusal("RUN-2", rune="elk")
    assert Refusal("RUN-1") != Refusal("RUN-2")
    assert Refusal("RUN-1") != "RUN-1"
    assert len({Refusal("RUN-2", rune="ash"), Refusal("RUN-2", rune="ash")}) == 1
    assert repr(Refusal("RUN-2", rune="ash", left=1)) == "Refusal('RUN-2', rune='ash', left=1)"
    assert Refusal("RUN-2", rune="ash").message == say("RUN-2", rune="ash")


def test_a_message_becomes_a_sentence_in_both_languages() -> None:
    assert SPEAK(say("RUN-2", rune="ash"), "en") == "You do not hold ash."
    assert SPEAK(say("RUN-2", rune="ash"), "de") == "Du hast kein ash."


def test_a_message_within_a_message_is_rendered_first() -> None:
    assert SPEAK(say("RUN-2", rune=say("runes-middle")), "en") == "You do not hold The omen."


def test_the_halls_own_words_are_there_for_every_game() -> None:
    assert SPEAK(say("SKALI-1"), "en") == render("skali.text", say("SKALI-1"), "en")


@pytest.mark.parametrize(
    ("message", "language", "problem"),
    [
        (say("runes-nothing"), "en", "no message 'runes-nothing' in 'en'"),
        (say("runes-middle"), "fr", "no language 'fr'; there are: de, en"),
        (say("RUN-2"), "de", "'RUN-2' in 'de'"),
        (say("RUN-2", rune=say("runes-nothing")), "en", "no message 'runes-nothing'"),
    ],
)
def test_what_cannot_be_said_is_told(message: Message, language: str, problem: str) -> None:
    with pytest.raises(TextError) as caught:
        SPEAK(message, language)
    assert problem in str(caught.value)


def test_the_ids_of_a_package_can_be_listed() -> None:
    ids = message_ids("tests.toys.runes", "de")
    assert ids == message_ids("tests.toys.runes", "en")
    assert {"RUN-1", "RUN-2", "runes-middle"} <= ids


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LANG", "de_AT.UTF-8", "de"),
        ("LANG", "en_GB", "en"),
        ("LC_ALL", "de", "de"),
        ("LANG", "is_IS.UTF-8", "en"),
    ],
)
def test_a_german_locale_speaks_german(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert preferred_language() == language


def test_a_scene_is_plain_data() -> None:
    panel = Panel("board", say("runes-middle"), 100, 50, owner=1)
    panel.add(Node("omen", 0, 0, 10, 10, text=say("runes-middle"), label=say("RUN-1", asked="x")))
    panel.add(Node("stone", 5, 5, 10, 10, text="ash"))
    scene = Scene([panel])
    scene.offer([("stone", 3), ("stone", 4)], [("omen", 5), ("stone", 6), ("absent", 7)])
    data = json.loads(json.dumps(scene.to_json()))
    board = data["panels"][0]
    assert board["title"] == {"id": "runes-middle", "values": {}}
    assert board["nodes"][0]["label"] == {"id": "RUN-1", "values": {"asked": "x"}}
    assert board["nodes"][1]["text"] == "ash"
    assert data["offers"] == {"stone": [3, 4]}
    assert data["tries"] == {"omen": [5]}
    assert scene.node("stone") is panel.nodes[1]
    assert scene.node("absent") is None
