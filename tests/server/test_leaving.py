"""Leaving a game that has begun: a bot plays on, or it is abandoned until somebody returns."""

from collections.abc import Callable

import httpx

from skali.games import games
from tests.server.people import Person, bad

Enter = Callable[[str], Person]
GAME = games()["wikinger"]


def test_a_bot_plays_on_for_who_leaves_and_the_others_need_not_wait(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME.key, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    bert.post(f"/tables/{table}/leave")
    found = anna.get(f"/tables/{table}")["table"]
    assert (found["status"], found["seats"][1]["substitute"]) == ("running", "greedy")
    for _ in range(2):
        anna.decide(table, anna.wait_for_turn(table))
    said = bert.refused(f"/tables/{table}/leave")
    assert (said["status"], said["sentence"]) == (409, "A bot plays for you already.")
    bert.delete(f"/tables/{table}/substitute")
    assert anna.get(f"/tables/{table}")["table"]["seats"][1]["substitute"] is None
    again = bad(bert.http.delete(f"/tables/{table}/substitute"))
    assert again["sentence"] == "Nobody plays for you: it is your seat."


def test_without_a_person_the_game_is_abandoned_until_one_comes_back(come_in: Enter) -> None:
    """Bots do not play on among themselves, nobody is asked, and nothing is lost."""
    anna = come_in("Anna")
    table = anna.table(GAME.key, "me", "bot")
    view = anna.wait_for_turn(table)
    anna.post(f"/tables/{table}/leave")
    found = anna.get(f"/tables/{table}")["table"]
    assert (found["status"], found["turn"]) == ("abandoned", [])
    refused = anna.refused(f"/tables/{table}/undo", number=anna.view(table)["number"], to=0)
    assert refused["status"] == 409
    anna.delete(f"/tables/{table}/substitute")
    back = anna.wait_for_turn(table)
    assert (back["at"], back["table"]["status"]) == (view["at"], "running")
    anna.decide(table, back)


def test_nobody_waits_for_the_vote_of_who_left(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME.key, "me", "open", options={"first": "1"})
    bert.post(f"/tables/{table}/seats/1")
    view = anna.wait_for_turn(table)
    number = anna.decide(table, view)
    anna.post(f"/tables/{table}/takeback", number=number, to=0)
    assert anna.view(table)["votes"]
    bert.post(f"/tables/{table}/leave")
    after = anna.view(table)
    assert (after["votes"], after["at"]) == ([], 0)


def test_only_who_plays_can_leave(come_in: Enter, stranger: httpx.Client) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME.key, "me", "bot")
    assert bert.refused(f"/tables/{table}/leave")["status"] == 403
    assert stranger.post(f"/tables/{table}/leave", json={}).status_code == 401
