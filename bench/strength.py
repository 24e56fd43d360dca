"""How strong the bots are: shares of first places with 95 % intervals, seats balanced.

Run it as `python bench/strength.py [GAME] [--games 200] [--jobs 2] [--iterations 400]`.
"""

import argparse
from dataclasses import dataclass

from skali.arena import BotShare, simulate
from skali.core.game import Game
from skali.games import game

HEAD = f"{'match':42} {'games':>5} {'share':>7} {'95 % interval':>16} {'par':>6}  decisions/s"


@dataclass(frozen=True)
class Pairing:
    """One bot against others of one kind."""

    hero: str
    rivals: str
    seats: int
    options: dict[str, object]

    def __str__(self) -> str:
        """Name the pairing."""
        chosen = " ".join(key for key, value in self.options.items() if value) or "base"
        return f"{self.hero} - {self.seats - 1} x {self.rivals}, {chosen}"


def pairings(title: Game, iterations: int) -> list[Pairing]:
    """List greedy against random and search against greedy, for all seats and main options."""
    searcher = f"mcts:{iterations}"
    switches = [option.key for option in title.options if option.values == (False, True)]
    variants: list[dict[str, object]] = [{}, {switches[0]: True}] if switches else [{}]
    return [
        Pairing(hero, rivals, seats, options)
        for hero, rivals in (("greedy", "random"), (searcher, "greedy"))
        for options in variants
        for seats in title.seats
    ]


def measure(title: Game, pairing: Pairing, games: int, jobs: int) -> tuple[BotShare, float]:
    """Play a pairing with every deal in every order of seats."""
    bots = [pairing.hero, *[pairing.rivals] * (pairing.seats - 1)]
    summary = simulate(
        title,
        games,
        seats=pairing.seats,
        bots=bots,
        options=pairing.options,
        jobs=jobs,
        rotate=True,
    )
    [hero] = [bot for bot in summary.bots if bot.bot == pairing.hero]
    return hero, summary.decisions_per_second


def main() -> None:
    """Print one line a pairing, as soon as it is played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="wikinger")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--only", default="", help="only pairings whose name contains this")
    args = parser.parse_args()
    title = game(args.game)
    print(HEAD)
    for pairing in pairings(title, args.iterations):
        if args.only in str(pairing):
            hero, speed = measure(title, pairing, args.games, args.jobs)
            interval = f"{hero.low:.1%} - {hero.high:.1%}"
            share = f"{hero.share:7.1%} {interval:>16} {1 / pairing.seats:6.1%}"
            print(f"{pairing!s:42} {hero.games:5} {share}  {speed:,.0f}", flush=True)


if __name__ == "__main__":
    main()
