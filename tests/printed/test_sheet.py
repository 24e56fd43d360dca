"""The sheet that owners fill in: every component is drawn, and named in both languages."""

import json
import re
from typing import Any

import pytest

from skali.games import game, games
from skali.printed.playing import limits_of
from skali.printed.sheet import sheet

DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)


def data_of(key: str) -> tuple[str, dict[str, Any]]:
    page = sheet(game(key), limits_of(key))
    found = DATA.search(page)
    assert found
    return page, json.loads(found[1])


@pytest.mark.parametrize("key", games())
def test_every_component_has_a_drawing_whose_parts_are_on_the_page(key: str) -> None:
    page, data = data_of(key)
    things = [thing for part in data["parts"] for thing in part["things"]]
    assert all(thing["drawing"][0].startswith("<svg") for thing in things)
    used = {name for thing in things for name in re.findall(r'href="#(art-[^"]+)"', str(thing))}
    assert used
    assert [name for name in used if f'<symbol id="{name}"' not in page] == []


@pytest.mark.parametrize("key", games())
def test_components_of_one_part_are_told_apart_by_name_or_drawing(key: str) -> None:
    for part in data_of(key)[1]["parts"]:
        looks = [(t["label"]["de"], t["drawing"][0]) for t in part["things"]]
        assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("key", games())
def test_every_field_and_every_word_to_choose_has_a_name_in_both_languages(key: str) -> None:
    data = data_of(key)[1]
    fields = [f for part in data["parts"] for thing in part["things"] for f in thing["fields"]]
    for field in fields:
        named = data["said"].get(field["said"], {}) | data["words"]
        strange = [word for word in field["words"] if word not in named and len(word) > 2]
        assert strange == [], field["key"]
        assert all("_" not in field["label"][language] for language in ("de", "en"))


def test_german_components_have_german_names() -> None:
    labels = {
        thing["label"]["de"]
        for key in games()
        for part in data_of(key)[1]["parts"]
        for thing in part["things"]
    }
    assert {"Polardorsch", "Rotes Schiff", "Glasperlen", "Jagd", "Dorfplan A"} <= labels


def test_a_page_cannot_be_broken_by_what_a_value_says(monkeypatch: pytest.MonkeyPatch) -> None:
    title = game("wikinger")
    evil = "</script><img src=x onerror=alert(1)>"
    monkeypatch.setattr(title, "speak", lambda *_: evil)
    assert evil not in sheet(title, limits_of("wikinger"))


def test_a_game_without_portraits_has_the_sign_of_its_part(monkeypatch: pytest.MonkeyPatch) -> None:
    title = game("wikinger")
    monkeypatch.setattr(title, "portrait", lambda _: None)
    assert 'href=\\"#art-coin\\"' in sheet(title, limits_of("wikinger"))
