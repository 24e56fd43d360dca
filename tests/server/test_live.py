"""The WebSocket: numbered views, resuming, and clients that misbehave."""

import json
from collections.abc import Callable

from tests.server.people import Person

Enter = Callable[[str], Person]
GAME = "wikinger"
"""A game for two that asks one seat after the other."""


def duel(come_in: Enter) -> tuple[list[Person], str]:
    """Two people at a table."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    return [anna, bert], table


def test_everybody_hears_of_a_decision_in_the_own_view(come_in: Enter) -> None:
    """Each listener gets the view of its own seat, a spectator nobody's."""
    players, table = duel(come_in)
    watcher = come_in("Cora")
    with players[0].listen(table) as a, players[1].listen(table) as b, watcher.listen(table) as c:
        views = [ear.hear("view")["view"] for ear in (a, b, c)]
        assert [view["seat"] for view in views] == [0, 1, None]
        asked = views[0]["waiting_for"]
        assert [view["decision"] is not None for view in views] == [0 in asked, 1 in asked, False]
        seat = asked[0]
        ear = (a, b)[seat]
        action = views[seat]["decision"]["choices"][0]["action"]
        ear.ask(type="decide", id=7, number=views[seat]["number"], action=action)
        assert ear.hear("done")["id"] == 7
        after = [ear.hear("view") for ear in ((b, a)[seat], c)]
        assert all(message["moved"] for message in after)
        assert all(m["view"]["number"] == views[0]["number"] + 1 for m in after)


def test_a_reconnected_client_sees_the_truth_without_motion(come_in: Enter) -> None:
    """After a gap one fresh view comes, not marked as movement."""
    players, table = duel(come_in)
    with players[0].listen(table) as ear:
        number = ear.hear("view")["view"]["number"]
    mover = players[players[0].view(table)["waiting_for"][0]]
    mover.decide(table, mover.view(table))
    with players[0].listen(table) as ear:
        message = ear.hear("view")
        assert message["view"]["number"] == number + 1
        assert not message["moved"]


def test_repeated_and_reordered_messages_change_nothing(come_in: Enter) -> None:
    """The same decision sent three times counts once; an old number is stale."""
    players, table = duel(come_in)
    seat = players[0].view(table)["waiting_for"][0]
    with players[seat].listen(table) as ear:
        view = ear.hear("view")["view"]
        action = view["decision"]["choices"][0]["action"]
        for key in range(3):
            ear.ask(type="decide", id=key, number=view["number"], action=action)
        answers = [ear.hear("done", "error") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["done", "error", "error"]
        assert {answer["error"]["code"] for answer in answers[1:]} == {"stale"}
    assert players[0].view(table)["number"] == view["number"] + 1


def test_nonsense_is_answered(come_in: Enter) -> None:
    """Every broken message gets a clear error, and the connection lives on."""
    players, table = duel(come_in)
    with players[0].listen(table) as ear:
        ear.hear("view")
        for text in (
            "",
            "[",
            "[]",
            '{"type": "dance"}',
            '{"type": "decide"}',
            "x" * 5000,
            '{"type": "decide", "number": 0, "action": {}}',
            "[" * 3000,
        ):
            ear.send(text)
            assert ear.hear("error")["error"]["code"] in ("malformed", "large")
        ear.ask(type="ping", id="still here")
        assert ear.hear("done")["id"] == "still here"


def test_chat_and_presence_reach_everybody(come_in: Enter) -> None:
    """Who is there, and what was said."""
    players, table = duel(come_in)
    with players[0].listen(table) as a, players[1].listen(table) as b:
        assert 1 in a.hear("presence")["online"] or 1 in a.hear("presence")["online"]
        b.ask(type="chat", id=1, text="skál!")
        said = a.hear("chat")["message"]
        assert (said["text"], said["user"]["name"]) == ("skál!", "Bert")


def test_programs_read_lines(come_in: Enter) -> None:
    """The NDJSON stream says the same."""
    players, table = duel(come_in)
    with players[0].http.stream("GET", f"/tables/{table}/events") as stream:
        first = json.loads(next(stream.iter_lines()))
    assert first["type"] == "view"
    assert first["view"]["seat"] == 0


def test_a_view_is_drawn_for_the_kind_of_screen(come_in: Enter) -> None:
    """A line says its cut when it begins and when it changes; a wrong one is named."""
    players, table = duel(come_in)
    with players[0].listen(table, cut="narrow") as narrow, players[1].listen(table) as wide:
        scenes = [ear.hear("view")["view"]["scene"] for ear in (narrow, wide)]
        assert scenes[1] == players[1].view(table)["scene"]
        narrow.ask(type="cut", id=1, cut="wide")
        assert narrow.hear("view")["view"]["scene"]["share"] == scenes[1]["share"]
        narrow.ask(type="cut", id=2, cut="round")
        assert narrow.hear("error")["error"]["field"] == "cut"


def test_before_the_click_one_sees_what_would_change(come_in: Enter) -> None:
    """`why` tells it in words and thing by thing, and whether it can be taken back."""
    anna = come_in("Anna")
    table = anna.table(GAME, "me", "bot")
    choice = anna.wait_for_turn(table)["decision"]["choices"][0]
    told = anna.get(f"/tables/{table}/why", action=choice["action"], cut="middle")
    assert told["final"] is choice["final"]
    assert {change["tone"] for change in told["preview"]} <= {
        "gain",
        "loss",
        "new",
        "moved",
        "gone",
    }
    assert told["preview"]
