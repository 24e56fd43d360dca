"""Must and may: the table waits for those who must decide, and lets others act beside them."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from skali.server.room import Room
from skali.server.steps import Draft, RoomError
from skali.server.store import Row
from skali.server.thinkers import Question
from skali.server.views import Words, told_part
from tests.server.conftest import RunningHall
from tests.server.people import Json, Person
from tests.server.test_rooms import Tale, equal_rooms, table_of
from tests.toys import gardens
from tests.toys.installed import toys_installed

Enter = Callable[[str], Person]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall in which the toys are games like any other."""
    folder = tmp_path_factory.mktemp("toys")
    with toys_installed(folder):
        running = RunningHall(f"sqlite:///{folder}/hall.db")
        yield running
        running.stop()


class Long(Tale):
    """A long game of gardens for three, in which a second passes from event to event."""

    def __init__(self) -> None:
        super().__init__(gardens.GAME)
        self.room = self.rebuilt(None)

    def rebuilt(self, checkpoint: Row | None) -> Room:
        table = table_of(gardens.GAME) | {"seats": 3, "options": {"rounds": 20}}
        room = Room(gardens.GAME, table)
        for event in self.events:
            room.fold(event["number"], event["kind"], event["seat"], event["data"], event["time"])
        return room

    def let(self, draft: Draft) -> None:
        """Let something happen."""
        self.write(draft.kind, draft.seat, draft.data, draft.trial)

    def acts(self, *decisions: str) -> None:
        """Decide one after the other: `0 work`."""
        for decision in decisions:
            seat, action = decision.split()
            self.let(self.room.decide(action, int(seat)))

    def told(self, seat: int) -> Json:
        return cast("Json", told_part(self.room, seat, None, Words(gardens.GAME, "en")))


# --- may ---


def test_who_is_not_asked_is_offered_what_may_be_done_at_any_time() -> None:
    tale = Long()
    tale.acts("0 work")
    part = tale.told(0)
    assert part["waiting_for"] == [1]
    assert part["decision"]["must"] is False
    assert part["decision"]["rule"] == "GAR-2"
    assert [choice["notation"] for choice in part["decision"]["choices"]] == ["plant"]
    assert tale.told(2)["decision"] is None
    asked = tale.told(1)["decision"]
    assert (asked["must"], asked["rule"]) == (True, "GAR-1")


def test_the_clock_runs_for_must_and_not_for_may() -> None:
    """Two seconds pass from event to event; only answers stop a clock and earn an increment."""
    tale = Long()
    tale.acts("0 work", "0 plant", "1 work", "1 plant", "2 work")
    clocks = tale.room.clocks
    assert clocks.spent == [2.0, 4.0, 4.0]
    assert clocks.stood == [1, 1, 1]
    assert all(equal_rooms(tale.room, tale.rebuilt(None)))


def test_who_is_asked_and_acts_beside_it_is_still_asked_since_then() -> None:
    tale = Long()
    tale.acts("0 work", "1 work", "2 work", "0 plant", "0 work")
    assert tale.room.clocks.spent[0] == 2.0 + 4.0
    assert tale.room.clocks.stood[0] == 2


def test_an_act_at_any_time_is_not_stale_because_others_have_decided() -> None:
    tale = Long()
    tale.acts("0 work", "1 work", "2 work", "0 work")
    seen = tale.room.number
    tale.acts("1 work")
    assert not tale.room.is_stale(seen, 0, asked=True)
    assert tale.room.is_stale(seen, 1, asked=True)
    tale.acts("0 plant")
    assert tale.room.is_stale(seen, 0, asked=True)


def test_it_is_done_through_the_same_api_and_nobody_waits(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table("gardens", "me", "open", options={"rounds": 20})
    bert.post(f"/tables/{table}/seats/1")
    anna.decide(table, anna.view(table), "work")
    view = anna.view(table)
    assert (view["waiting_for"], view["decision"]["must"]) == ([1], False)
    offered = {id_ for panel in view["scene"]["panels"] for id_ in offers(panel)}
    assert offered == {"plant-0"}
    anna.decide(table, view, "plant")
    assert anna.view(table)["waiting_for"] == [1]
    refused = anna.refused(
        f"/tables/{table}/decisions", number=anna.view(table)["number"], action="work"
    )
    assert (refused["status"], refused["rule"]) == (422, "SKALI-2")
    hint = anna.refused(f"/tables/{table}/hint")
    assert (hint["status"], hint["code"]) == (409, "state")


def offers(panel: Json) -> list[str]:
    """List the nodes that can be clicked."""
    return [node["id"] for node in panel["nodes"] if node.get("actions")]


def test_a_bot_is_not_woken_for_what_it_may_do(hall: RunningHall, come_in: Enter) -> None:
    """It could plant at any time; it thinks when it must decide, and the table waits for nobody."""
    anna = come_in("Anna")
    asked = []
    thinkers = hall.app.state.hall.thinkers
    choose = thinkers.choose
    with pytest.MonkeyPatch.context() as patch:

        async def count(owner: str, question: Question, *, urgent: bool = False) -> int:
            asked.append(question[3])
            return int(await choose(owner, question, urgent=urgent))

        patch.setattr(thinkers, "choose", count)
        table = anna.table("gardens", "me", "bot", options={"rounds": 20})
        for _ in range(3):
            view = anna.wait_for_turn(table)
            while not view["decision"]["must"]:
                view = anna.wait_for_turn(table)
            before = len(asked)
            anna.decide(table, view, "work")
            while anna.view(table)["waiting_for"] == [1]:
                pass
            assert len(asked) > before
            assert set(asked) == {1}
            rest = len(asked)
            anna.decide(table, anna.view(table), "plant")
            assert len(asked) == rest


# --- taking back on the own board ---


def test_a_plant_is_taken_back_though_others_have_worked() -> None:
    tale = Long()
    tale.acts("0 work", "0 plant", "1 work", "2 work", "0 work", "1 work")
    assert tale.told(0)["undo"] is None
    tale = Long()
    tale.acts("0 work", "0 plant", "1 work", "2 work")
    assert tale.told(0)["undo"] == {"to": 1, "last": 1}
    tale.let(tale.room.take_back(1, 0))
    assert [step.entry.action for step in tale.room.steps] == ["work"] * 3
    assert tale.room.state.dump()["players"][0] == {"seeds": 2, "plants": 0, "silver": 0}
    assert tale.room.state.turn == (0,)
    assert all(equal_rooms(tale.room, tale.rebuilt(None)))
    record = tale.room.record(["Anna", "Bert", "Cora"])
    assert record.entries[-1].seats == (0,)  # type: ignore[union-attr]


def test_what_somebody_has_built_on_is_refused_with_the_decision_that_did() -> None:
    tale = Long()
    tale.acts("0 work", "0 plant", "1 envy", "2 work")
    assert tale.told(0)["undo"] is None
    with pytest.raises(RoomError) as caught:
        tale.room.take_back(1, 0)
    assert (caught.value.message.id, caught.value.message.values) == ("hall-depends", {"number": 3})


def test_what_showed_something_is_refused() -> None:
    tale = Long()
    tale.acts("0 dig", "1 work")
    with pytest.raises(RoomError) as caught:
        tale.room.take_back(0, 0)
    assert caught.value.message.id == "hall-revealed"


def test_there_is_nothing_of_ones_own_to_take_back() -> None:
    tale = Long()
    tale.acts("0 work", "1 work")
    for to, seat in ((0, 2), (1, 0), (2, 1), (7, 0)):
        with pytest.raises(RoomError) as caught:
            tale.room.take_back(to, seat)
        assert caught.value.message.id == "hall-nothing-back"


def test_others_go_on_where_they_were_when_somebody_goes_back() -> None:
    """Their clocks have not stopped, and what they decided has not moved for them but by number."""
    tale = Long()
    tale.acts("0 work", "0 plant", "1 work")
    before = [*tale.room.clocks.spent], tale.room.clocks.asked[2]
    tale.let(tale.room.take_back(1, 0))
    assert ([*tale.room.clocks.spent], tale.room.clocks.asked[2]) == before
    tale.acts("2 work")
    assert tale.room.clocks.spent[2] == 2 * (len(tale.events) - 3)


def test_it_is_taken_back_in_the_hall(come_in: Enter) -> None:
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table("gardens", "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    anna.decide(table, anna.view(table), "work")
    anna.decide(table, anna.view(table), "plant")
    bert.decide(table, bert.view(table), "work")
    view = anna.view(table)
    assert view["undo"] == {"to": 1, "last": 1}
    anna.post(f"/tables/{table}/undo", number=view["number"], to=1)
    view = anna.view(table)
    assert (view["at"], view["waiting_for"]) == (2, [0])
    assert [line["at"] for line in view["log"]] == [1, 2]
    anna.decide(table, view, "dig")
    bert.decide(table, bert.view(table), "dig")
    assert anna.get(f"/tables/{table}/verify")["luck"]
    assert "undo 1 0" in anna.http.get(f"/tables/{table}/record").text
