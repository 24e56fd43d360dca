"""Where several choose in secret, nothing that anybody else is told depends on it."""

import random
from collections.abc import Callable, Iterator

import pytest

from skali.core.replay import verify
from skali.games import games
from skali.server.room import Room, rebuild
from skali.server.steps import RoomError
from skali.server.views import Words, log_view, table_part, told_part
from tests.server.conftest import RunningHall
from tests.server.people import Json, Person
from tests.server.test_rooms import Tale, table_of

GAME = games()["walhalla"]
"""At the end of a raid all choose at once, face down."""
NOW = 5000.0


def at_a_secret_choice() -> Tale:
    """Play until several seats choose in secret, one of them among several cards."""
    for seed in range(20):
        tale = Tale(GAME)
        tale.rng = random.Random(seed)
        while not tale.room.state.over:
            turn = tale.room.state.turn
            if len(turn) > 1 and any(len(tale.room.state.legal(seat)) > 1 for seat in turn):
                return tale
            tale.play(1)
    raise AssertionError("nobody ever chose in secret")


def choose(tale: Tale, seat: int, which: int) -> None:
    """Let a seat take the first or the last of what it may do."""
    draft = tale.room.decide(tale.room.state.legal(seat)[which], seat)
    tale.write(draft.kind, seat, draft.data)


def chooser(room: Room) -> int:
    """Return a seat that can lay a card."""
    return next(seat for seat in room.state.turn if len(room.state.legal(seat)) > 1)


def everything_told(room: Room, viewer: int | None) -> Iterator[object]:
    """List all that the hall tells a viewer."""
    words = Words(room.game, "en", ["Anna", "Bert", "Cora"])
    yield table_part(room, viewer, None, words)
    yield log_view(room, words, viewer, 0, len(room.steps))
    yield room.number_seen(viewer)
    yield [room.time_left(seat, NOW, viewer) for seat in range(room.seats)]
    yield room.veil.count(len(room.steps), viewer)
    yield told_part(room, viewer, room.veil.count(len(room.steps), viewer) - 1, words)


@pytest.mark.parametrize("which", [0, -1])
def test_nobody_else_is_told_that_somebody_has_chosen(which: int) -> None:
    """WAL-071"""
    tale = at_a_secret_choice()
    room, seat = tale.room, chooser(tale.room)
    others = [None, *(other for other in range(room.seats) if other != seat)]
    before = [list(everything_told(room, other)) for other in others]
    own = list(everything_told(room, seat))
    choose(tale, seat, which)
    assert [list(everything_told(room, other)) for other in others] == before
    assert list(everything_told(room, seat)) != own
    again = tale.rebuilt(tale.checkpoint)
    assert [list(everything_told(again, other)) for other in others] == before


def test_all_have_chosen_but_one_and_that_one_cannot_tell() -> None:
    """WAL-071: not before the last one has answered does anything move."""
    tale = at_a_secret_choice()
    room, last = tale.room, chooser(tale.room)
    before, number = list(everything_told(room, last)), room.number_seen(last)
    for seat in [seat for seat in room.state.turn if seat != last]:
        while seat in room.state.turn:
            choose(tale, seat, -1)
    assert list(everything_told(room, last)) == before
    assert not room.is_stale(number, last, asked=True)
    public = room.number_seen(None)
    while room.number_seen(None) == public:
        choose(tale, last, -1)
    assert list(everything_told(room, None)) != before


def at_talks() -> Room:
    """Three peoples meet at one card, and the first makes the second an offer."""
    game = games()["greenland"]
    rows = {"north": {"warm": ["walrus"]}, "south": {"warm": ["capelin"]}}
    players = [{"hunters": {"walrus": 2}}] * 3
    position = {"seats": 3, "phase": "talks", "players": players, "rows": rows}
    room = Room(game, table_of(game) | {"seats": 3, "position": position})
    say(room, "deal thule")
    return room


def say(room: Room, *actions: str) -> None:
    """Let whoever is asked decide so."""
    for action in actions:
        draft = room.decide(action, room.state.turn[0])
        room.fold(room.number + 1, draft.kind, draft.seat, draft.data, 2.0, draft.trial)


def test_what_is_offered_is_known_to_those_who_are_asked() -> None:
    """GREEN-NEG-05: others count no line of an offer, and two offers look the same to them."""
    rooms = []
    for lines in (["give energy 2", "want ivory 1"], ["give iron 1", "promise help"]):
        room = at_talks()
        before = [list(everything_told(room, viewer)) for viewer in (1, 2, None)]
        for number, line in enumerate(lines, start=1):
            say(room, line)
            told = [list(everything_told(room, viewer)) for viewer in (1, 2, None)]
            assert told == before
            assert room.number_seen(0) == room.number_seen(2) + number
        rooms.append(room)
    for answer in ("propose", "refuse"):
        for room in rooms:
            say(room, answer)
        for viewer in (2, None):
            one, other = (list(everything_told(room, viewer)) for room in rooms)
            assert one == other
        asked, differently = (list(everything_told(room, 1)) for room in rooms)
        assert (asked == differently) == (answer == "refuse")


def test_one_goes_back_and_what_others_chose_in_secret_stays() -> None:
    """An own card is taken up again, whether or not others have chosen meanwhile."""
    tale = at_a_secret_choice()
    room, seat = tale.room, chooser(tale.room)
    other = next(each for each in room.state.turn if each != seat)
    start = room.veil.count(len(room.steps), seat)
    hand = room.state.dump(seat)
    choose(tale, seat, 0)
    while other in room.state.turn:
        choose(tale, other, -1)
    part = told_part(room, seat, None, Words(GAME, "en"))
    assert part["undo"] == {"to": start, "last": start}
    draft = room.take_back(start, seat)
    assert draft.secret
    tale.write(draft.kind, seat, draft.data)
    assert room.state.dump(seat) == hand
    assert other not in room.state.turn
    assert [step.entry.number for step in room.steps] == list(range(1, len(room.steps) + 1))
    tale.play(10_000)
    verify(room.record([]), GAME)
    verify(rebuild(GAME, room.table, tale.events, tale.checkpoint).record([]), GAME)


def test_one_person_goes_back_with_one_seat_and_keeps_the_secret_of_the_other() -> None:
    """Both seats are the same person's; still each of them knows only of its own choice."""
    tale = at_a_secret_choice()
    room, seat = tale.room, chooser(tale.room)
    other = next(each for each in room.state.turn if each != seat)
    room.holders = ["anna" if each in (seat, other) else "bert" for each in range(room.seats)]
    start = room.veil.count(len(room.steps), seat)
    choose(tale, seat, 0)
    while other in room.state.turn:
        choose(tale, other, -1)
    chosen = room.state.dump(other)
    draft = room.take_back(start, seat)
    assert (draft.secret, draft.data["of"]) == (True, [seat])
    tale.write(draft.kind, seat, draft.data)
    assert (seat in room.state.turn, other in room.state.turn) == (True, False)
    assert room.state.dump(other) == chosen
    again = tale.rebuilt(tale.checkpoint)
    assert again.state.dump() == room.state.dump()


def test_what_is_over_is_counted_by_all() -> None:
    """After the end everybody counts every decision, as the record does."""
    tale = at_a_secret_choice()
    tale.play(10_000)
    room = tale.room
    assert room.veil.events
    assert {room.number_seen(viewer) for viewer in (None, 0, 1, 2)} == {room.number}
    assert told_part(room, None, None, Words(GAME, "en"))["decisions"] == len(room.steps)


def test_votes_are_named_by_what_all_can_count() -> None:
    """A question to everybody has the same id for all, and does not tell who has chosen."""
    tale = at_a_secret_choice()
    room, seat = tale.room, chooser(tale.room)
    words = Words(GAME, "en")
    choose(tale, seat, 0)
    other = next(each for each in room.state.turn if each != seat)
    to = room.veil.count(len(room.steps), other) - 1
    draft = room.propose("takeback", other, to, [0, 1, 2])
    tale.write(draft.kind, other, draft.data)
    [vote] = told_part(room, None, None, words)["votes"]
    assert vote["id"] == room.number_seen(None)
    assert told_part(room, other, None, words)["votes"][0]["target"] == to
    with pytest.raises(RoomError):
        room.vote(vote["id"] + 1, seat, agree=True)
    draft = room.vote(vote["id"], seat, agree=True)
    assert draft.data["vote"] == room.number


def test_the_hall_sends_nothing_to_others(
    hall: RunningHall, come_in: Callable[[str], Person]
) -> None:
    """WAL-071: no message, no number, no clock; who has chosen hears of it alone."""
    people = [come_in(name) for name in ("Anna", "Bert", "Cora")]
    table = people[0].table("walhalla", "me", "open", "open", clock={"minutes": 60})
    for seat in (1, 2):
        people[seat].post(f"/tables/{table}/seats/{seat}")
    room: Room = hall.app.state.hall.places[table].room
    while not (len(room.state.turn) > 1 and room.state.turn_seen() == room.state.turn):
        mover = people[room.state.turn[0]]
        mover.decide(table, mover.view(table), random.Random(room.number).choice(
            [choice["action"] for choice in mover.view(table)["decision"]["choices"]]
        ))  # fmt: skip
    seat = room.state.turn[0]
    other = next(each for each in room.state.turn if each != seat)
    with people[other].listen(table) as ear, people[seat].listen(table) as own:
        before = ear.hear("view")["view"]
        mine = own.hear("view")["view"]
        action = mine["decision"]["choices"][-1]["action"]
        own.ask(type="decide", id=1, number=mine["number"], action=action)
        assert own.hear("view")["view"]["number"] == mine["number"] + 1
        assert own.hear("done")["number"] == mine["number"] + 1
        ear.ask(type="ping", id="what did I hear?")
        heard: list[Json] = []
        while not heard or heard[-1]["type"] != "done":
            heard.append(ear.hear("view", "table", "chat", "done", "trouble"))
        assert [message["type"] for message in heard] == ["done"]
        after = people[other].view(table)
        assert clockless(after) == clockless(before | {"chat": []})
        action = before["decision"]["choices"][-1]["action"]
        people[other].post(f"/tables/{table}/decisions", number=before["number"], action=action)


def clockless(view: Json) -> Json:
    """Return a view without the seconds that pass meanwhile, and who is there."""
    seats = [seat | {"left": None, "online": None} for seat in view["table"]["seats"]]
    return view | {"table": view["table"] | {"seats": seats}}
