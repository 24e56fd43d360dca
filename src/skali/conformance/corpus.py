"""Random games use everything there is: every family of actions, every outcome of every stream.

What cannot be met at random is excused by name, with the reason, in `excused.toml` beside
the game's tests; an excuse that is not needed is a fault as well.
"""

from collections import Counter

from skali.conformance.cases import chosen_seat, few
from skali.conformance.declared import Declared
from skali.core.chance import Fast, Recorded
from skali.core.game import Game

GAMES_PER_CASE = 20


def corpus(game: Game) -> tuple[Counter[str], Counter[str]]:
    """Play many random games; count the families played and the outcomes drawn."""
    families: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    for number, case in enumerate(few(game)):
        for seed in range(GAMES_PER_CASE):
            chance, policy = Recorded(Fast(1000 * number + seed)), Fast(seed)
            state = case.new(chance)
            while not state.over:
                seat = chosen_seat(state, policy)
                action = state.random_action(policy, seat)
                families[game.space.family_of(action).name] += 1
                state.apply(action, chance, seat)
            for number_, value in chance.outcomes:
                stream = game.streams[number_]
                if stream.outcomes:
                    outcomes[f"{stream.name} {stream.outcomes[value]}"] += 1
    return families, outcomes


def everything_is_used_in_the_random_corpus(game: Game, declared: Declared) -> None:
    families, outcomes = corpus(game)
    everything = {f"family {name}" for name in game.space.families}
    everything |= {f"{s.name} {outcome}" for s in game.streams for outcome in s.outcomes}
    met = {f"family {name}" for name in families} | set(outcomes)
    excused = set(declared.excused)
    assert everything - met == excused, sorted((everything - met) ^ excused)
