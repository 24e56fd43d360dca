"""What a seat may not know: other hands, the order of the piles, and who has chosen what."""

import json
from collections import Counter

import pytest

from skali.core.chance import Fast
from skali.core.message import Message
from skali.core.state import State
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import ending, hand, landing, play, player, walk

CHOOSING = (
    player(hand="forest wheat"),
    player(hand="cult hunt"),
    player(hand="walhalla"),
    player(hand="shield"),
)


def seen(table: State, seat: int) -> str:
    """Return everything that a seat, or a guest with -1, is shown."""
    decision = GAME.decision(table, seat)
    return json.dumps(
        [
            table.dump(seat),
            GAME.scene(table, None if seat < 0 else seat).to_json(),
            GAME.scene(table).to_json(),
            None if decision is None else repr(decision),
            table.turn_seen(seat),
            repr(table.why_not("done", seat)) if seat >= 0 else "",
        ]
    )


def test_nobody_sees_who_has_already_chosen_what() -> None:
    """WAL-071: whatever the others do, the table looks the same until all is shown."""
    for viewer in range(4):
        table = ending(*CHOOSING, tongues=("wheat/red cult/black",))
        before = seen(table, viewer)
        for other, steps in enumerate(
            (("lay wheat", "done"), ("lay cult", "done"), ("done",), ("done",))
        ):
            if other != viewer:
                play(table, *(f"{other}: {step}" for step in steps))
                assert seen(table, viewer) == before
        assert table.turn == (viewer,)


def test_a_guest_sees_nothing_of_it_either() -> None:
    """WAL-071"""
    table = ending(*CHOOSING)
    before = seen(table, -1)
    play(table, "2: lay walhalla", "2: done", "0: done")
    assert seen(table, -1) == before
    assert all("hand" not in shown for shown in table.dump(-1)["players"])


def test_one_sees_what_one_has_laid_oneself() -> None:
    """WAL-071"""
    table = play(ending(*CHOOSING), "0: lay wheat")
    mine = table.dump(0)["players"][0]
    assert (mine["hand"], mine["laid"], mine["cards"]) == (["forest"], ["wheat"], 2)
    play(table, "0: done")
    assert table.dump(0)["pending"] == [{"ask": "cards", "seats": [1, 2, 3]}]
    assert table.dump(1)["pending"] == [{"ask": "cards", "seats": [0, 1, 2, 3]}]
    assert 0 not in table.turn


def test_the_true_position_keeps_who_is_still_choosing() -> None:
    """WAL-071: so that a saved game goes on where it was."""
    table = play(ending(*CHOOSING), "2: lay walhalla", "2: done", "0: lay forest")
    again = GAME.load(table.dump())
    assert again.turn == table.turn == (0, 1, 3)
    assert again.dump() == table.dump()


def test_being_last_is_no_news() -> None:
    """WAL-071: an option says beforehand that it reveals, whoever is still choosing."""
    first = ending(*CHOOSING)
    last = play(ending(*CHOOSING), "0: done", "1: done", "3: done")
    done = first.number("done")
    assert first.reveals(done, 2)
    assert last.reveals(done, 2)
    assert not first.reveals(first.number("lay walhalla"), 2)


def test_a_card_that_is_played_is_shown() -> None:
    """WAL-063: such a decision cannot be taken back; keeping the card reveals nothing."""
    table = landing(
        "red-bow", "red red .", player(hand="hunt"), player(), player(),
        tongues=("forest-2 wheat", "wheat/black wheat"),
    )  # fmt: skip
    play(table, "land left")
    assert table.reveals(table.number("hunt"))
    assert not table.reveals(table.number("pass"))


@pytest.mark.parametrize("seats", [3, 4])
def test_hidden_hands_are_sampled_from_what_is_unseen(seats: int) -> None:
    """WAL-A-19: every unseen card turns up in some world, in proportion to its number."""
    *tables, _ = walk(seats, 5)
    table = tables[len(tables) // 2]
    unseen = Counter(table.dump()["pile"])
    for other in range(1, seats):
        unseen.update(hand(table, other))
    assert sum(len(hand(table, other)) for other in range(1, seats)) > 0
    met: Counter[str] = Counter()
    for seed in range(400):
        world = GAME.load(table.dump(0), Fast(seed))
        assert isinstance(world, Walhalla)
        assert hand(world, 0) == hand(table, 0)
        for other in range(1, seats):
            met.update(hand(world, other))
    assert set(met) == {name for name, count in unseen.items() if count}
    share = sum(met.values()) / sum(unseen.values())
    for name, count in unseen.items():
        assert abs(met[name] - share * count) < 6 * (share * count) ** 0.5 + 1


def ids(message: Message) -> set[str]:
    """List the ids of a message and of those within it."""
    found = {message.id}
    for value in message.values.values():
        if isinstance(value, Message):
            found |= ids(value)
    return found


def test_the_log_tells_of_no_hidden_card() -> None:
    """WAL-071, WAL-A-19: a drawn card has no name, a laid one is told when all are shown."""
    table = ending(*CHOOSING)
    for step in ("0: lay wheat", "0: done", "3: done"):
        before = table.copy()
        seat, _, action = step.partition(": ")
        play(table, step)
        assert GAME.story(before, int(seat), table.number(action), table) == []
    cult = landing("red-bow", "red . .", player(), player(), player(), tongues=("cult", "wheat"))
    before = cult.copy()
    play(cult, "land left")
    told = {
        id_
        for message in GAME.story(before, 0, cult.number("land left"), cult)
        for id_ in ids(message)
    }
    assert told
    assert not any(id_.startswith("walhalla-card-") for id_ in told)
