"""Nobody is told more than a seat may know, from the first decision to the last."""

from collections.abc import Callable

import pytest

from skali.games import games
from tests.server.people import Json, Person, actions_of

Enter = Callable[[str], Person]


@pytest.mark.parametrize("game", games())
def test_the_log_names_no_deed_of_others_until_the_end(come_in: Enter, game: str) -> None:
    """Sentences tell what is public; the notation of a card laid face down is nobody's business."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(game, "me", "open", *["bot"] * (games()[game].seats[0] - 2))
    bert.post(f"/tables/{table}/seats/1")
    while not (view := play_if_asked(anna, table))["result"]:
        play_if_asked(bert, table)
        for line in view["log"]:
            assert line["action"] is None or line["seat"] == 0
            assert line["action"] or line["sentences"]
    assert all(line["action"] for line in anna.get(f"/tables/{table}/log")["log"])


def play_if_asked(person: Person, table: str) -> Json:
    """Decide if it is this person's turn; return what it saw before."""
    view = person.view(table)
    if view["decision"] and view["decision"]["must"]:
        body = {"number": view["number"], "action": actions_of(view["decision"])[0]}
        answer = person.http.post(f"/tables/{table}/decisions", json=body)
        assert answer.is_success or answer.json()["error"]["code"] == "stale", answer.text
    return view


@pytest.mark.parametrize("game", games())
def test_a_finished_game_shows_all_hands(come_in: Enter, game: str) -> None:
    """Every panel that a seat alone has seen is there, each under a name of its own."""
    anna = come_in("Anna")
    table = anna.table(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    at = anna.play_to_the_end(table)["at"] // 2
    public = panels(anna, table, at)
    own = [panels(anna, table, at, seat=seat) for seat in range(games()[game].seats[0])]
    everything = panels(anna, table, at, seat="all")
    assert len(set(everything)) == len(everything)
    assert len(everything) == len(public) + sum(len(set(one) - set(public)) for one in own)


def panels(person: Person, table: str, at: int, **seat: object) -> list[str]:
    """List the panels of a replayed position."""
    view = person.get(f"/tables/{table}/replay", at=at, **seat)
    return [panel["id"] for panel in view["scene"]["panels"]]
