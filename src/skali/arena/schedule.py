"""Who meets whom in a contest of bots, in which seats, on which deals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from skali.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: its id never changes, so a contest can be taken up again."""

    id: str
    deal: int
    players: tuple[str, ...]


def round_robin(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """List who meets: every group of bots; where they are too few, each one among one other."""
    if len(set(bots)) != len(bots):
        raise OptionError("every bot of a contest is named once")
    if len(bots) == 1:
        return [(bots[0],) * seats]
    if seats == 1:
        return [(bot,) for bot in bots]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(hero, *[rival] * (seats - 1)) for hero, rival in permutations(bots, 2)]


def swiss(
    bots: Sequence[str], seats: int, shares: Mapping[str, float], met: Mapping[frozenset[str], int]
) -> list[tuple[str, ...]]:
    """List who meets in the next round: those who stand alike and have met least.

    Who is left over rests; those who stand lowest do.
    """
    if len(bots) < seats or seats == 1:
        raise OptionError(f"a Swiss contest needs at least two seats and {max(seats, 2)} bots")
    waiting = sorted(bots, key=lambda bot: (-shares.get(bot, 0.0), bots.index(bot)))
    tables = []
    while len(waiting) >= seats:
        table = [waiting.pop(0)]
        while len(table) < seats:
            often = [sum(met.get(frozenset((bot, one)), 0) for one in table) for bot in waiting]
            table.append(waiting.pop(often.index(min(often))))
        tables.append(tuple(table))
    return tables


def turns(players: tuple[str, ...]) -> int:
    """Return after how many turns round the table everybody sits with the same bot again."""
    for step in range(1, len(players)):
        if players[step:] + players[:step] == players:
            return step
    return len(players)


def games_of(
    name: str, players: tuple[str, ...], games: int, first_deal: int, *, duplicate: bool
) -> Iterator[Pairing]:
    """List the games of a meeting; in duplicate every deal is played in each order of seats.

    A deal that is begun is played in all of them, so it may be a few games more.
    """
    orders = turns(players)
    if duplicate:
        games = -(-games // orders) * orders
    for number in range(games):
        deal, turn = divmod(number, orders) if duplicate else (number, number % orders)
        seated = players[turn:] + players[:turn]
        yield Pairing(f"{name}/{number}", first_deal + deal, seated)
