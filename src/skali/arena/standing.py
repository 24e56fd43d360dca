"""What the games of a contest say about its bots."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from skali.arena.journal import Row
from skali.arena.summary import clustered
from skali.core.state import COMPETING


def mean_shares(rows: Sequence[Row]) -> dict[str, float]:
    """Return the mean outcome of every bot."""
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for bot, outcome in zip(row["players"], row["outcomes"], strict=True):
            found[bot].append(outcome)
    return {bot: sum(outcomes) / len(outcomes) for bot, outcomes in found.items()}


def standing(rows: Sequence[Row], bots: Sequence[str]) -> dict[str, Any]:
    """Sum a contest up: bots with intervals, ratings and scores; pairs; seats; lengths."""
    seats = len(rows[0]["players"])
    rated = ratings(rows, bots) if rows[0]["aim"] == COMPETING and len(bots) > 1 else {}
    lines = [{**line_of(rows, bot), **rated.get(bot, {})} for bot in bots]
    lines.sort(key=lambda line: -line["share"])
    return {
        "games": len(rows),
        "deals": len({row["deal"] for row in rows}),
        "aim": rows[0]["aim"],
        "par": round(1 / seats, 4),
        "bots": lines,
        "pairs": list(pairs(rows, bots)),
        "seats": [
            interval([(row["deal"], row["outcomes"][seat]) for row in rows])
            for seat in range(seats)
        ],
        "lengths": [row["decisions"] for row in rows],
    }


def line_of(rows: Sequence[Row], bot: str) -> dict[str, Any]:
    """Sum up one bot: its outcomes by deal, its scores, its time."""
    taken = [(row, seat) for row in rows for seat, name in enumerate(row["players"]) if name == bot]
    if not taken:
        return {"bot": bot, "games": 0, "share": 0.0, "low": 0.0, "high": 1.0, "scores": []}
    asked = sum(row["asked"][seat] for row, seat in taken)
    seconds = sum(row["seconds"][seat] for row, seat in taken)
    return {
        "bot": bot,
        "games": len(taken),
        **interval([(row["deal"], row["outcomes"][seat]) for row, seat in taken]),
        "scores": sorted(row["scores"][seat] for row, seat in taken),
        "ms": round(1000 * seconds / asked, 3) if asked else 0.0,
    }


def interval(outcomes: Sequence[tuple[int, float]]) -> dict[str, float]:
    """Return the mean over deals of the mean outcome in each, with its 95 % interval."""
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, outcome in outcomes:
        deals[deal].append(outcome)
    mean, low, high = clustered([sum(found) / len(found) for found in deals.values()])
    return {"share": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}


def pairs(rows: Sequence[Row], bots: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Say how each bot did for a seat of its own in games with each other one."""
    for bot in bots:
        for rival in bots:
            outcomes = [
                (row["deal"], outcome)
                for row in rows
                if rival != bot and rival in row["players"]
                for name, outcome in zip(row["players"], row["outcomes"], strict=True)
                if name == bot
            ]
            if outcomes:
                yield {"bot": bot, "rival": rival, **interval(outcomes)}


def ratings(rows: Sequence[Row], bots: Sequence[str]) -> dict[str, dict[str, float]]:
    """Rate the bots by the places of all games (Plackett-Luce, by openskill)."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - not needed to play

    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in bots}
    for row in rows:
        places: dict[str, list[int]] = defaultdict(list)
        for bot, place in zip(row["players"], row["places"], strict=True):
            places[bot].append(place)
        if len(places) > 1:
            ranks = [sum(taken) / len(taken) for taken in places.values()]
            teams = model.rate([[found[bot]] for bot in places], ranks=ranks)
            found.update({bot: team[0] for bot, team in zip(places, teams, strict=True)})
    return {
        bot: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
        for bot, rating in found.items()
    }
