"""Measures what `docs/strength.md` speaks of: `python bench/ladder.py CLAIM [--deals N]`.

Every claim is a match of one bot among seats of another one, every deal played with it in each
seat; all games of a deal are one observation. What was played is kept in the folder, so a match
that was broken off goes on, and a larger one begins with what a smaller one has played.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from skali import bots
from skali.arena.contest import Contest, processes
from skali.arena.journal import Journal, Row
from skali.arena.schedule import Pairing
from skali.arena.summary import clustered
from skali.core.game import Value
from skali.core.state import COMPETING
from skali.games import game

DEALS = {"wikinger": 1000, "walhalla": 1000}
"""Deals that a claim needs; of other games `MANY`."""
MANY = 400
SEATS = {"greenland": 3, "karvi": 2, "odin": 2, "walhalla": 3, "wikinger": 3}


@dataclass(frozen=True, slots=True)
class Claim:
    """A bot takes more of the first places than its part, or reaches something alone."""

    title: str
    hero: str
    rival: str
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    least: float = 0.0
    """What the share, or alone the mean score, must be; 0 means above par."""
    deals: int = 0


def claims() -> dict[str, Claim]:
    """List all claims by name; levels are named by how they play, which is what was measured."""
    found: dict[str, Claim] = {}
    levels = list(bots.LEVELS)
    for title, seats in SEATS.items():
        for lower, higher in pairwise(levels):
            hero, rival = bots.LEVELS[higher], bots.LEVELS[lower]
            found[f"{title}-{higher}"] = Claim(title, hero, rival, seats)
        for more, less in ((1600, 400), (400, 100)):
            hero, rival = f"mcts:{more}", f"mcts:{less}"
            found[f"{title}-{more}"] = Claim(title, hero, rival, seats)
    best = bots.LEVELS[levels[-1]]
    for title, least in (("karvi", 0.9), ("walhalla", 0.75), ("wikinger", 0.6)):
        found[f"{title}-goal"] = Claim(title, best, "mcts1:400", SEATS[title], {}, least)
    alone: dict[str, Value] = {"decks": "ABC"}
    found["odin-goal"] = Claim("odin", best, "", 1, alone, 100, 50)
    together: dict[str, Value] = {"mode": "together"}
    found["greenland-goal"] = Claim("greenland", best, "", 3, together, 0.5, 100)
    return found


def plan(claim: Claim, deals: int) -> Iterator[Pairing]:
    """List the games: the hero in each seat of every deal, or everybody a hero."""
    for deal in range(deals):
        if not claim.rival:
            yield Pairing(f"{deal}", deal, (claim.hero,) * claim.seats)
            continue
        for seat in range(claim.seats):
            players = [claim.rival] * claim.seats
            players[seat] = claim.hero
            yield Pairing(f"{deal}/{seat}", deal, tuple(players))


def told(claim: Claim, rows: list[Row]) -> str:
    """Say what the games say."""
    deals: dict[int, list[float]] = {}
    scores, asked, seconds = [], 0, 0.0
    for row in rows:
        seat = row["players"].index(claim.hero)
        deals.setdefault(row["deal"], []).append(row["outcomes"][seat])
        scores.append(row["scores"][seat])
        asked += row["asked"][seat]
        seconds += row["seconds"][seat]
    share, low, high = clustered([sum(found) / len(found) for found in deals.values()])
    competing = rows[0]["aim"] == COMPETING
    against = f" against {claim.rival}" if claim.rival else ""
    return (
        f"{claim.title}, {claim.seats} seats, {claim.hero}{against}, {len(deals)} deals: "
        f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f} %"
        f"{f', par {100 / claim.seats:.1f} %' if competing else ''}), "
        f"mean {sum(scores) / len(scores):.1f} points ({min(scores)} to {max(scores)}), "
        f"{1000 * seconds / max(asked, 1):.0f} ms a decision"
    )


def journal_of(name: str, claim: Claim, seed: int, folder: Path) -> tuple[Contest, Journal]:
    """Open what was played of a claim."""
    title = game(claim.title)
    held = Contest(
        title,
        (claim.hero, *([claim.rival] if claim.rival else [])),
        claim.seats,
        0,
        title.settle(claim.options),
        seed,
        duplicate=True,
    )
    return held, Journal(folder / name, held.setup())


def whole_deals(wanted: list[Pairing], journal: Journal) -> list[Row]:
    """Return the games of all deals that were played in every seat."""
    missing = {pairing.deal for pairing in wanted if pairing.id not in journal.rows}
    return [journal.rows[one.id] for one in wanted if one.deal not in missing]


def named(word: str, folder: Path) -> list[str]:
    """List the claims that are meant: one, what was begun, or every level, the cheapest first."""
    if word == "told":
        return [name for name in claims() if (folder / name).exists()]
    if word == "levels":
        titles = sorted(SEATS, key=lambda title: title not in DEALS)
        return [f"{title}-{level}" for level in [*bots.LEVELS][1:] for title in titles]
    return [word]


def main() -> None:
    """Play what is left of a claim, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("claim", choices=[*claims(), "levels", "list", "told"])
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ladder"))
    args = parser.parse_args()
    if args.claim == "list":
        print("\n".join(claims()))
        return
    for name in named(args.claim, args.out):
        claim = claims()[name]
        held, journal = journal_of(name, claim, args.seed, args.out)
        wanted = list(plan(claim, args.deals or claim.deals or DEALS.get(claim.title, MANY)))
        left = [pairing for pairing in wanted if pairing.id not in journal.rows]
        if args.claim != "told":
            for row in processes(args.jobs)(held, left) if left else ():
                journal.add(row)
                sys.stderr.write(f"\r{name}: {len(journal.rows)} of {len(wanted)} games ")
            sys.stderr.write("\n")
        rows = whole_deals(wanted, journal)
        print(f"{name}: {told(claim, rows) if rows else 'nothing yet'}", flush=True)


if __name__ == "__main__":
    main()
