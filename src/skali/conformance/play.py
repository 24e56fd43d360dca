"""Whatever the game: it goes on, it ends, it forbids without a trace, and a seed tells all."""

import math
from fractions import Fraction

from skali.conformance.cases import Case, answers, plain, played, refused, sampled, walk
from skali.core.chance import Chance, Fast
from skali.core.errors import ActionError, IllegalAction
from skali.core.menu import POLICY
from skali.core.record import write
from skali.core.state import AIMS, COMPETING, Result, State, playout

LONGEST_GAME = 20_000
LARGEST_SCORE = 100_000


def a_seed_tells_the_whole_game(case: Case) -> None:
    first, second = played(case, 11), played(case, 11)
    assert write(first.record(), case.game) == write(second.record(), case.game)


def other_seeds_are_other_games(case: Case) -> None:
    assert len({write(played(case, seed).record(), case.game) for seed in range(4)}) > 1


def somebody_can_act_until_the_end(case: Case) -> None:
    for state, seat in walk(case, 12):
        assert state.over == (seat < 0)
        assert list(state.turn) == sorted(set(state.turn))
        assert set(state.turn) <= set(range(case.seats))
        for who in state.turn:
            legal = state.legal(who)
            assert legal
            assert legal == sorted(set(legal))
            assert legal[0] >= 0
            assert legal[-1] < len(case.game.space)
        if not state.over:
            assert state.legal() == state.legal(state.turn[0])


def a_game_ends_with_a_result(case: Case) -> None:
    for seed in range(5):
        for decisions, (state, _) in enumerate(walk(case, 100 + seed)):
            assert (state.result() is not None) == state.over
            assert all(abs(int(state.score(seat))) < LARGEST_SCORE for seat in range(case.seats))
            assert decisions < LONGEST_GAME
        result = state.result()
        assert result is not None
        assert len(result.scores) == len(result.places) == len(result.outcomes) == case.seats
        assert result.scores == tuple(state.score(seat) for seat in range(case.seats))
        assert all(0 <= share <= 1 for share in result.outcomes)
        if result.aim == COMPETING:
            somebody_is_first(state, result)
        else:
            all_share_the_outcome(result)


def somebody_is_first(state: State, result: Result) -> None:
    """Demand a first place, and that the places follow the ranking."""
    assert result.winners
    assert math.isclose(sum(result.outcomes), 1)
    order = sorted(range(len(result.places)), key=lambda seat: -state.ranking(seat))
    assert [result.places[seat] for seat in order] == sorted(result.places)
    assert result.scores[order[0]] == max(result.scores)


def all_share_the_outcome(result: Result) -> None:
    """Where nobody competes, nobody has another place or another success than the others."""
    assert result.aim in AIMS
    assert set(result.places) == {1}
    assert len(set(result.outcomes)) == 1
    assert len(result.winners) in (0, len(result.places))


def the_score_sheet_adds_up(case: Case) -> None:
    *_, (state, _) = walk(case, 19)
    lines = state.sheet().values()
    for seat in range(case.seats):
        assert sum(line[seat] for line in lines) == state.score(seat)


def nothing_can_be_done_after_the_end(case: Case) -> None:
    *_, (state, _) = walk(case, 13)
    before = plain(state.dump())
    assert state.turn == ()
    assert state.legal() == []
    assert case.game.decision(state) is None
    for seat in (None, 0):
        refusal = state.why_not(0, seat)
        assert refusal is not None
        assert refusal.rule == "SKALI-1"
        with refused(IllegalAction):
            state.play(0, Fast(0), seat)
    assert plain(state.dump()) == before


def an_illegal_action_raises_and_changes_nothing(case: Case) -> None:
    for state, seat in sampled(case, 14, 12):
        before, chance = plain(state.dump()), Chance()
        legal = set(state.legal(seat))
        illegal = [action for action in range(len(case.game.space)) if action not in legal]
        for action in illegal[:: max(1, len(illegal) // 20)]:
            with refused(IllegalAction) as caught:
                state.play(action, chance, seat)
            assert caught[0].refusal == state.why_not(action, seat)
        for other in set(range(case.seats)) - set(state.turn):
            for action in answers(state, seat)[:1]:
                with refused(IllegalAction) as caught:
                    state.play(action, chance, other)
                assert caught[0].refusal.rule == "SKALI-2"
        for number in (-1, len(case.game.space)):
            with refused(ActionError):
                state.play(number, chance, seat)
        assert plain(state.dump()) == before
        assert chance.marks == 0


def a_playout_is_the_same_game_inside_the_engine(case: Case) -> None:
    inside = case.new(Fast(15))
    decisions = playout(inside, Fast(16), Fast(17))
    outside, chance, policy, steps = case.new(Fast(15)), Fast(16), Fast(17), 0
    while not outside.over:
        seat = outside.turn[0]
        outside.play(outside.random_action(policy, seat), chance, seat)
        steps += 1
    assert decisions == steps
    assert plain(inside.dump()) == plain(outside.dump())


class Ramified(Chance):
    """Goes through every outcome, one after the other, and knows how likely each is."""

    def __init__(self) -> None:
        """Begin with the first way."""
        super().__init__()
        self.path: list[int] = []
        self.sizes: list[int] = []

    def below(self, stream: int, size: int) -> int:
        """Return the next step of the way being gone."""
        assert stream == POLICY
        if len(self.sizes) == len(self.path):
            self.path.append(0)
        self.sizes.append(size)
        return self.path[len(self.sizes) - 1]

    def likelihood(self) -> Fraction:
        """Say how likely the way just gone was."""
        return math.prod((Fraction(1, size) for size in self.sizes), start=Fraction(1))

    def another(self) -> bool:
        """Turn to the next way, if there is one."""
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        if self.path:
            self.path[-1] += 1
        self.sizes.clear()
        return bool(self.path)


def a_random_action_is_any_legal_one_equally_likely(case: Case) -> None:
    for state, seat in sampled(case, 18, 12):
        found: dict[int, Fraction] = {}
        chance = Ramified()
        more = True
        while more:
            action = state.random_action(chance, seat)
            found[action] = found.get(action, Fraction(0)) + chance.likelihood()
            more = chance.another()
        legal = state.legal(seat)
        assert found == dict.fromkeys(legal, Fraction(1, len(legal)))
