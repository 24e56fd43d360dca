"""What is told about a decision: what moves, what is rolled, laid, paid and scored."""

from typing import Any

from skali.core.acts import Act, Banner, Flipped, Laid, Move, Rolled, Scored
from skali.core.chance import Chance, Fast
from skali.games.odin import GAME
from skali.games.odin.rules.flow import Odin
from tests.odin.build import finish_round, luck, new, play, player, position

READY: dict[str, Any] = {"phase": "before_income", "pending": [{"ask": "ready", "seats": [0]}]}


def told(table: Odin, action: str, chance: Chance | None = None, seat: int = 0) -> list[Act]:
    """Play an action and return what is told about it."""
    before = table.copy()
    play(table, action, chance=chance, seat=seat)
    return GAME.acts(before, seat, table.number(action), table)


def said(acts: list[Act]) -> list[str]:
    return [GAME.speak(act.sentence, "en") for act in acts]


def test_vikings_go_from_the_thing_square_to_their_space() -> None:
    """ODIN-090, ODIN-092: as many as the column says; what the space gives comes from there."""
    table = position(player("", thing=6), player(thing=6))
    deed, gain = told(table, "place mead_and_silver")
    assert deed.moves == (
        Move("men-mead_and_silver-0", "viking-0-5"),
        Move("men-mead_and_silver-1", "viking-0-4"),
    )
    assert gain.moves == (
        Move("sign-mead-0", "space-mead_and_silver", number=2),
        Move("sign-silver-0", "space-mead_and_silver", number=2),
    )
    assert said([gain]) == ["Seat 1 receives 2 \u00d7 mead and 2 \u00d7 silver"]


def test_a_roll_says_what_it_is_compared_with() -> None:
    """ODIN-214, ODIN-230: the die, and the wood and bows that could pay for it."""
    table = position(player("2 wood", "bow", thing=6), player(thing=6))
    acts = told(table, "place hunting_game_1", luck(("d8", "5")))
    [roll] = [act for act in acts if isinstance(act, Rolled)]
    assert [die.face for die in roll.dice] == ["5"]
    assert (roll.against, roll.success) == (3, False)
    [again] = [act for act in told(table, "roll", luck(("d8", "3"))) if isinstance(act, Rolled)]
    assert (again.dice[0].again, again.success) == (True, True)


def test_a_last_roll_in_vain_is_told_with_its_number() -> None:
    """ODIN-214, ODIN-227: the third roll leaves no choice, and yet everybody sees it."""
    table = position(player("wood", thing=6), player(thing=6))
    play(table, "place hunting_game_1", "roll", chance=luck(("d8", "7"), ("d8", "6")))
    acts = told(table, "roll", luck(("d8", "4")))
    [roll] = [act for act in acts if isinstance(act, Rolled)]
    assert said([roll]) == ["Seat 1 rolls 4 in vain: 4 to pay, 1 at hand"]
    assert ([die.face for die in roll.dice], roll.success) == (["4"], False)
    lies = table.dump()["last_roll"]
    assert lies == {"action": "hunting_game", "rolled": 4, "ore": 0, "result": 4, "rolls": 3}
    assert GAME.load(table.dump()).dump() == table.dump()


def test_a_roll_that_costs_nothing_is_told_with_its_number() -> None:
    """ODIN-236: printed and loaded ore make a 2 a 0; nothing is asked, and all see the die."""
    table = position(player("", thing=6, whaling_boats=[0, 1]), player(thing=6))
    acts = told(table, "place whaling_1_boat", luck(("d12", "2")))
    [roll] = [act for act in acts if isinstance(act, Rolled)]
    assert said([roll]) == ["Seat 1 rolls 2: nothing is to be paid"]
    assert roll.success


def test_a_roll_lies_there_until_the_next_turn() -> None:
    """ODIN-214: with the next Vikings that are placed it is gone."""
    table = position(player("9 wood", thing=6), player(thing=6))
    play(table, "place hunting_game_1", "pay 0", chance=luck(("d8", "3")))
    assert table.dump()["last_roll"]["rolled"] == 3
    play(table, "place mead_and_silver", seat=1)
    assert table.dump()["last_roll"] is None


def test_a_tile_is_laid_and_says_what_it_brings() -> None:
    """ODIN-049, ODIN-097: it comes from the goods box, and the income rises."""
    table = position(player("chest silver"), player(), **READY)
    assert told(table, "hold silver") == []  # told once it lies
    [act] = told(table, "home 0 12 1")
    assert isinstance(act, Laid)
    assert act.moves == (Move("laid-home-0-silver-11-0", "sign-silver-0"),)
    assert [GAME.speak(gain, "en") for gain in act.gains] == ["Income 0 \u203a 1"]


def test_income_is_one_act_for_everybody() -> None:
    """ODIN-096: with a banner before it, and the feast after it."""
    table = position(player(home="silver 11.0"), player(home="silver 11.0"), **READY)
    acts = told(table, "done")
    paid = next(act for act in acts if act.moves and act.moves[0].piece == "sign-silver-0")
    assert [move.piece for move in paid.moves] == ["sign-silver-0", "sign-silver-1"]
    titles = [act.title for act in acts if isinstance(act, Banner)]
    assert [GAME.speak(title, "en") for title in titles if title] == [
        "Round 1: income",
        "The feast",
    ]


def test_new_rounds_tell_harvest_board_and_weapons() -> None:
    """ODIN-063, ODIN-066, ODIN-074, ODIN-084"""
    table = new(2)
    acts: list[Act] = []
    while table.round < 4:
        before, seat = table.copy(), table.turn[0]
        action = "pass" if table.asking() == "place" else "done"
        play(table, action, chance=Fast(0), seat=seat)
        acts += GAME.acts(before, seat, before.number(action), table)
    assert any(isinstance(act, Flipped) for act in acts)
    words = " ".join(said(acts))
    for part in ("Round 2 of 7 begins", "Harvest", "Weapon cards", "is turned over", "Silver is"):
        assert part in words


def test_the_end_counts_every_line() -> None:
    """ODIN-281..291"""
    table = position(player("sheep 3 silver"), player(), round=7)
    before = table
    while not table.over:
        before, seat = table.copy(), table.turn[0]
        action = "pass" if table.asking() == "place" else "done"
        play(table, action, chance=Fast(0), seat=seat)
    acts = [
        act
        for act in GAME.acts(before, seat, before.number(action), table)
        if isinstance(act, Scored)
    ]
    assert len(acts) == 2
    assert acts[-1].totals == tuple(table.score(seat) for seat in range(2))
    assert sum(line.points for line in acts[0].lines) == table.score(0)


def test_who_is_not_asked_may_lay_something() -> None:
    """ODIN-134: the decision of such a seat has pieces, and nobody waits for it."""
    table = finish_round(position(player("silver"), player("silk")))
    waiting = 1 - table.turn[0]
    decision = GAME.decision(table, waiting)
    assert decision is not None
    assert not decision.must
    assert decision.placing.pieces
