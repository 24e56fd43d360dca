"""Who may see a table: a private one is for those who play there and those they invite."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from skali.server.places import Place
from tests.server.conftest import RunningHall
from tests.server.people import Listening, Person, bad, good

Enter = Callable[[str], Person]
GAME = "wikinger"
LOOKS = (
    "", "/view", "/log", "/events", "/record", "/record.json", "/replay", "/verify", "/export.html",
)  # fmt: skip
"""Every address at which something of a table can be seen."""


def token(link: str) -> str:
    """Return the secret of a link."""
    return link.replace("?invite=", "/").rsplit("/", 1)[1]


def test_nobody_has_no_tables(come_in: Enter, stranger: httpx.Client) -> None:
    """Without a session, `mine` shows nothing: not even seats that belong to nobody."""
    anna = come_in("Anna")
    anna.table(GAME, "me", "bot", open=False)
    anna.table(GAME, "me", "invite", open=False)
    assert good(stranger.get("/tables", params={"show": "mine"})) == {"tables": []}
    assert len(anna.get("/tables", show="mine")["tables"]) == 2


@pytest.mark.parametrize("finished", [False, True])
def test_a_private_table_is_closed_to_others(
    come_in: Enter, stranger: httpx.Client, *, finished: bool
) -> None:
    """Running or finished: no view, log, line, chat, record, replay, export, fork."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    if finished:
        anna.play_to_the_end(table)
    for path in LOOKS:
        for http in (stranger, bert.http):
            refused = bad(http.get(f"/tables/{table}{path}"))
            assert (refused["status"], refused["code"]) == (403, "private"), path
    assert bert.refused(f"/tables/{table}/chat", text="hello")["code"] == "private"
    assert bert.refused(f"/tables/{table}/fork", at=0)["code"] == "private"
    with bert.listen(table) as ear:
        assert ear.hear("error")["error"]["code"] == "private"
    assert anna.view(table)["table"]["id"] == table


def test_an_invitation_lets_somebody_watch(come_in: Enter, stranger: httpx.Client) -> None:
    """The link that players may pass on, or that of a seat; a guess opens nothing."""
    anna, bert, cora = come_in("Anna"), come_in("Bert"), come_in("Cora")
    table = anna.table(GAME, "me", "invite", open=False)
    shown = anna.get(f"/tables/{table}")["table"]
    seat, watch = token(shown["seats"][1]["invite"]), token(shown["watch"])
    assert good(stranger.get(f"/tables/{table}", params={"invite": seat}))["table"]["watch"] is None
    for guess in ("", "guess", "ä", "0" * 24):
        assert bert.refused(f"/tables/{table}/watch", invite=guess)["code"] == "private"
        assert bert.refused(f"/tables/{table}/seats/1", invite=guess)["code"] == "seat"
    bert.post(f"/tables/{table}/watch", invite=watch)
    assert bert.get(f"/tables/{table}")["table"]["watch"] is None
    assert bert.refused(f"/tables/{table}/seats/1", invite=watch)["code"] == "seat"
    cora.post(f"/tables/{table}/seats/1", invite=seat)
    assert bert.view(table)["seat"] is None
    assert cora.view(table)["table"]["watch"].endswith(watch)
    with bert.listen(table) as ear:
        assert ear.hear("view")["view"]["seat"] is None
    anna.post(f"/tables/{table}/remove", user=bert.me["id"])
    assert bad(bert.http.get(f"/tables/{table}/view"))["code"] == "seat"
    assert bert.refused(f"/tables/{table}/watch", invite=watch)["code"] == "seat"
    for link in (seat, watch):
        refused = bad(bert.http.get(f"/tables/{table}", params={"invite": link}))
        assert refused["code"] == "seat"


def test_who_was_sent_away_does_not_come_back_under_another_name(come_in: Enter) -> None:
    """His links are void, his seat's too; there is a new one, and whoever was let in stays."""
    anna, bert, cora, again = come_in("Anna"), come_in("Bert"), come_in("Cora"), come_in("Dag")
    table = anna.table(GAME, "me", "invite", open=False)
    shown = anna.get(f"/tables/{table}")["table"]
    seat, watch = token(shown["seats"][1]["invite"]), token(shown["watch"])
    bert.post(f"/tables/{table}/seats/1", invite=seat)
    cora.post(f"/tables/{table}/watch", invite=watch)
    with anna.listen(table) as ear:
        ear.hear("view")
        anna.post(f"/tables/{table}/remove", user=bert.me["id"])
        told = token(ear.hear("view")["view"]["table"]["watch"])
    assert told != watch
    for link in (seat, watch):
        assert again.refused(f"/tables/{table}/watch", invite=link)["code"] == "private"
    assert cora.view(table)["seat"] is None
    again.post(f"/tables/{table}/watch", invite=told)


def test_the_secret_in_a_record_makes_no_link() -> None:
    """Whoever is given the record of a private game knows the table's secret, and no seat's."""
    ours, theirs = (
        Place({"secret": "5e" * 16}, [{"invite": word, "user_id": None}], None)
        for word in ("seat", "guess")
    )
    assert ours.invites(ours.watch_token())
    assert not ours.invites(theirs.watch_token())


def test_an_invitation_outlives_the_hall(
    start_hall: Callable[..., RunningHall], tmp_path: Path
) -> None:
    """Who was let in once need not ask again."""
    first = start_hall(tmp_path / "hall.db")
    anna, bert = Person(first.address, "Anna"), Person(first.address, "Bert")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]
    bert.post(f"/tables/{table['id']}/watch", invite=token(table["watch"]))
    first.stop()
    second = start_hall(tmp_path / "hall.db")
    bert.http.base_url = second.address + "/api/v1"
    assert bert.view(table["id"])["seat"] is None
    for person in (anna, bert):
        person.http.close()


@pytest.fixture
def crowded(hall: RunningHall, come_in: Enter) -> Iterator[tuple[list[Person], str]]:
    """A table with as many nameless spectators as there may be."""
    limits = hall.app.state.settings.limits
    for name, most in (("listeners_per_table", 6), ("listeners_per_address", 5)):
        object.__setattr__(limits, name, most)
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    nobody = come_in("Nobody")
    nobody.http.cookies.clear()
    with ExitStack() as lines:
        for _ in range(5):
            lines.enter_context(nobody.listen(table)).hear("view")
        yield [anna, bert, nobody], table
    for name, most in (("listeners_per_table", 200), ("listeners_per_address", 50)):
        object.__setattr__(limits, name, most)


def test_spectators_cannot_lock_a_player_out(crowded: tuple[list[Person], str]) -> None:
    """The gallery is full; who plays and who hosts gets in all the same."""
    (anna, bert, nobody), table = crowded
    with nobody.listen(table) as ear:
        assert ear.hear("error", "view")["error"]["code"] == "slow"
    assert bad(nobody.http.get(f"/tables/{table}/events"))["status"] == 429
    with anna.listen(table) as a, bert.listen(table) as b:
        assert a.hear("view")["view"]["seat"] == 0
        assert b.hear("view")["view"]["seat"] == 1


def test_the_newest_of_ones_own_lines_counts(come_in: Enter) -> None:
    """Old lines of the same player make room; one of them hears why."""
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    with ExitStack() as lines:
        own: list[Listening] = []
        for _ in range(9):
            own.append(lines.enter_context(anna.listen(table)))
            own[-1].hear("view")
        with pytest.raises(ConnectionClosed, match="4409"):
            own[0].hear("nothing but the end")
        own[1].ask(type="ping", id=1)
        assert own[1].hear("done")["id"] == 1
