"""KARVI-126..128, KARVI-149: raids, for tiles beside the tableau and in Francia."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects import programs
from skali.games.karvi.effects.vocabulary import CAT_RAIDS
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import DONE, FRANCIA, RAID
from skali.games.karvi.rules.components import (
    FRANCIA_DAMAGE,
    FRANCIA_RAID,
    FRANCIA_STRENGTH,
    SLOTS_ON_TRACK,
    TILE_DAMAGE,
    TILE_KINDS,
    TILE_POINTS,
    TILE_STRENGTH,
    TRADE_SORTS,
    TRADE_TILES,
)
from skali.games.karvi.rules.crew import suffer
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import Table
from skali.games.karvi.rules.trading import run_triggered, tile_of

NO_TILE: Final[i64] = len(asks.RAIDED) - 1
"""Instead of a raid tile: the raid was in Francia."""


def raids(t: Table, seat: i64) -> i64:
    """KARVI-126, KARVI-128, KARVI-149: the sorts that the strength reaches, and Francia."""
    found: i64 = 0
    for sort in range(TRADE_SORTS):
        tile = tile_of(t, seat, TRADE_SORTS + sort)
        if tile >= 0 and TILE_STRENGTH[tile - TRADE_TILES] <= t.strength[seat]:
            found |= 1 << sort
    if t.raids[seat] == SLOTS_ON_TRACK and t.strength[seat] >= FRANCIA_STRENGTH:
        found |= 1 << FRANCIA
    return found


def ask_to_raid(t: Table, seat: i64) -> None:
    """KARVI-126: ask if a raid is possible."""
    if raids(t, seat) != 0:
        t.ask(asks.RAID, seat)


def raid(t: Table, seat: i64, sort: i64) -> None:
    """KARVI-127, KARVI-191: first the damage."""
    tile: i64 = NO_TILE
    damage: i64 = FRANCIA_DAMAGE
    if sort != FRANCIA:
        tile = tile_of(t, seat, TRADE_SORTS + sort) - TRADE_TILES
        damage = TILE_DAMAGE[tile]
    for kind in range(len(TILE_KINDS)):
        shown = t.tiles[seat * len(TILE_KINDS) + kind]
        if shown >= 0:
            damage += programs.RAID_DAMAGE[shown]
    t.ask(asks.PLUNDER, seat, asks.PLUNDERED.at(tile))
    suffer(t, seat, damage, 0)


def plunder(t: Table, seat: i64, tile: i64, *, died: bool) -> None:
    """KARVI-127, KARVI-191..193: then points and bonuses, then the tile onto the track."""
    points: i64 = FRANCIA_RAID if tile == NO_TILE else TILE_POINTS[TRADE_TILES + tile]
    more: i64 = 0
    for kind in range(len(TILE_KINDS)):
        shown = t.tiles[seat * len(TILE_KINDS) + kind]
        if shown >= 0:
            points *= programs.RAID_FACTOR[shown]
            more += programs.RAID_MORE[shown]
    t.book(seat, CAT_RAIDS, points + more)
    if died:
        run_triggered(t, seat, programs.ON_DEATH)
    if tile != NO_TILE:
        t.ask(asks.LAY, seat, asks.TILE.at(TRADE_TILES + tile))
        run(t, programs.RAID_BONUS[tile])


# --- answers ---


class Raiding(Answer[Table]):
    """KARVI-126, KARVI-149: a raid tile, or Francia."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what the strength reaches."""
        menu.add(RAID, raids(t, seat))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Raid."""
        t.pop()
        if family == RAID:
            raid(t, seat, index)


class Plundering(Answer[Table]):
    """KARVI-127: after the damage."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Points and bonuses."""
        tile, died = t.get(asks.PLUNDERED), t.get(asks.DEAD) != 0
        t.pop()
        plunder(t, seat, tile, died=died)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Raiding(asks.RAID),
    Plundering(asks.PLUNDER),
)
