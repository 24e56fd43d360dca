"""The types of what the hall says: exact, described to programs, and the client's own."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest
from pydantic import ValidationError

from skali.server import answers, seen
from tests.server.fitting import ROUTES, adapter
from tests.server.people import Person

ROOT = Path(__file__).parent.parent.parent


def test_a_field_too_many_or_too_few_is_noticed(come_in: Callable[[str], Person]) -> None:
    """Every answer in these tests is checked; here is what the check would refuse."""
    anna = come_in("Anna")
    view = anna.view(anna.table("wikinger", "me", "bot"))
    views = adapter(seen.ViewWithTalk)
    views.validate_python(view)
    with pytest.raises(ValidationError, match="Extra inputs are not permitted"):
        views.validate_python(view | {"more": 1})
    with pytest.raises(ValidationError, match="Field required"):
        views.validate_python({key: value for key, value in view.items() if key != "sheet"})
    node = dict(view["scene"]["panels"][0]["nodes"][0])
    with pytest.raises(ValidationError, match="valid number"):
        adapter(seen.SceneNode).validate_python(node | {"x": "1"})


def test_a_whole_game_is_told_by_these_types(come_in: Callable[[str], Person]) -> None:
    """Views, patches, log and replay of a game with hidden hands, from the deal to the end."""
    anna = come_in("Anna")
    table = anna.table("karvi", "me", "bot")
    with anna.listen(table) as line, anna.listen(table, patches=True) as patches:
        anna.play_to_the_end(table)
        for heard in (line, patches):
            while not heard.hear("view")["view"]["result"]:
                pass
        line.ask(type="why", id=1, action="no such action")
        line.ask(type="ping", id="two")
        assert line.hear("error")["id"] == 1
        assert line.hear("done")["id"] == "two"
    for path in ("log", "replay?at=9&seat=all", "replay?at=9&seat=0", "verify"):
        anna.get(f"/tables/{table}/{path}")


def test_programs_are_told_the_types(come_in: Callable[[str], Person]) -> None:
    """The description has all fields of every answer, though nothing is checked at run time."""
    described: dict[str, Any] = come_in("Anna").http.get("/openapi.json").json()
    assert {"TableView", "Decision", "SceneNode"} <= set(described["components"]["schemas"])
    for route in ROUTES:
        kind, method = route.response_model, min(route.methods or ()).lower()
        if get_origin(kind) is Annotated:
            answer = described["paths"][route.path][method]["responses"]["200"]
            schema = answer["content"]["application/json"]["schema"]
            assert set(schema["properties"]) == set(get_type_hints(get_args(kind)[0])), route.path


def test_the_clients_types_are_up_to_date() -> None:
    """What `make web` asks: the file is what the tool would write."""
    tool = [sys.executable, str(ROOT / "tools" / "client_types.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_message_has_a_type_of_its_own() -> None:
    """A client can tell messages apart by their type, and answers by what else they have."""
    adapter(answers.FromServer).validate_python({"type": "closing"})
    with pytest.raises(ValidationError):
        adapter(answers.FromServer).validate_python({"type": "unheard of"})
