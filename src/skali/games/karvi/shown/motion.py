"""Which pieces a decision moved, by the ids of their nodes: dice, ships, tiles, warriors, goods."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.acts import Count, Move
from skali.core.bits import places
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import SPOT_NAMES
from skali.games.karvi.rules.components import (
    BACKS,
    BUILDINGS,
    CARD_BACK,
    CARD_KIND,
    CARDS,
    EQUIPMENT,
    KINDS,
    ON_TRACK,
    PER_SORT,
    PLACES,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOTS,
    STONE_SPOTS,
    STONES,
    TILE_KINDS,
    TRADE_SORTS,
    TRADE_TILES,
)
from skali.games.karvi.rules.state import TRACK, Table

INJURED = 6
WARRIORS = 12
PURSE = ("fur", "silver", "gold", "provisions", "strength")
"""What is counted in a purse, by the names of nodes and of the table's own lists."""


class Step(NamedTuple):
    """A decision between two pictures."""

    before: Table
    seat: int
    family: str
    here: tuple[int, ...]
    after: Table

    @property
    def source(self) -> str:
        """Name where the things come from that a decision brings; it is in the picture before."""
        seat, here = self.seat, self.here
        if self.family == "play":
            return f"played-{seat}-{KINDS[CARD_KIND[here[1]]]}"
        if self.family == "receive":
            return f"display-{here[0] + 1}"
        if self.family == "exchange":
            return f"purse-{seat}-gold"
        if self.family in ("trade", "raid") and here[0] < TRADE_SORTS:
            raids = self.family == "raid"
            return f"beside-{seat}-{here[0] + (int(TRADE_SORTS) if raids else 0)}"
        if self.family in ("build", "take", "stone", "cover", "trade", "raid"):
            return f"place-{PLACES[self.before.ship[seat]]}"
        if self.family in ("move", "use"):
            return f"spot-{SPOT_NAMES[here[0]]}"
        return self.field

    @property
    def field(self) -> str:
        """Name the field of the foremost die of who decides; the longhouse before there is any."""
        found = max(int(self.after.place[2 * self.seat + die]) for die in range(2))
        return f"spot-{SPOT_NAMES[found % int(TRACK)]}" if found >= 0 else "longhouse"


# --- on the boards ---


def dice(step: Step) -> list[Move]:
    """Dice that stand elsewhere, or are set off by another that has gone."""
    found = []
    for number in range(2 * int(step.after.seats)):
        then, now = int(step.before.place[number]), int(step.after.place[number])
        if then >= 0 and then % int(TRACK) != now % int(TRACK):
            found.append(Move(f"die-{number // 2}-{number % 2 + 1}"))
    return found


def ships(step: Step) -> list[Move]:
    """Ships that lie elsewhere."""
    before, after = step.before, step.after
    return [Move(f"ship-{s}") for s in range(int(after.seats)) if before.ship[s] != after.ship[s]]


def buildings(step: Step) -> list[Move]:
    """Buildings that were put on the map."""
    found = []
    for place in range(int(SITES) * int(SLOTS)):
        owner = int(step.after.slots[place])
        if owner >= 0 and step.before.slots[place] < 0:
            site, slot = divmod(place, int(SLOTS))
            kind = BUILDINGS[SITE_BUILDING[site]].replace("_", "-")
            found.append(Move(f"slot-{site}-{slot}", f"purse-{owner}-{kind}"))
    return found


# --- on a mat ---


def tile_taken(step: Step) -> Move:
    """A trade or raid tile comes from its stack to lie beside the tableau."""
    place = int(step.before.ship[step.seat])
    return Move(f"beside-{step.seat}-{step.before.stack_at[place]}", f"tiles-{PLACES[place]}")


def tiles_laid(step: Step, seat: int) -> list[tuple[str, int, tuple[Move, ...]]]:
    """Tiles that went onto a track: which track, which slot, and from where."""
    found: list[tuple[str, int, tuple[Move, ...]]] = []
    for tile in places(step.after.laid[seat] & ~step.before.laid[seat]):
        trade = tile < TRADE_TILES
        track, laid = ("trade", step.after.trades) if trade else ("raid", step.after.raids)
        slot = int(laid[seat])
        start = f"beside-{seat}-{tile // int(PER_SORT)}"
        found.append((track, slot, (Move(f"slot-{seat}-{track}-{slot}", start),)))
    return found


def freed(step: Step, seat: int) -> list[Move]:
    """Buildings that have left the tracks and can be built now."""
    return [
        Move(f"purse-{seat}-{BUILDINGS[number // int(ON_TRACK)].replace('_', '-')}",
             f"waiting-{seat}-{number}")
        for number in places(step.before.on_track[seat] & ~step.after.on_track[seat])
    ]  # fmt: skip


def equipped(step: Step, seat: int) -> list[Move]:
    """Equipment tiles and runestones that were placed on a tableau."""
    found = []
    for kind, name in enumerate(TILE_KINDS):
        tile = int(step.after.tiles[seat * len(TILE_KINDS) + kind])
        if tile >= 0 and tile != step.before.tiles[seat * len(TILE_KINDS) + kind]:
            start = f"above-{seat}-{EQUIPMENT[tile]}"
            waited = step.before.above[seat] >> tile & 1
            found.append(Move(f"tile-{seat}-{name}", start if waited else step.source))
    for spot in range(int(STONE_SPOTS)):
        stone = int(step.after.stones[seat * int(STONE_SPOTS) + spot])
        if stone >= 0 and stone != step.before.stones[seat * int(STONE_SPOTS) + spot]:
            found.append(Move(f"stone-{seat}-{spot + 1}", stone_from(step, seat, stone)))
    return found


def stone_from(step: Step, seat: int, stone: int) -> str:
    """Name where a runestone was: above the tableau, or at a yellow place."""
    if step.before.stones_above[seat] >> stone & 1:
        return f"above-{seat}-{STONES[stone]}"
    site = int(SITE_OF[step.before.ship[seat]])
    return f"stones-{site}" if site >= 0 else step.source


# --- warriors ---


class Crew(NamedTuple):
    """What has become of a crew: turned over, made stronger, come, fallen or gone."""

    turned: list[Move]
    raised: list[Move]
    come: list[Move]
    gone: list[Move]

    @property
    def moves(self) -> list[Move]:
        """All of it."""
        return [*self.turned, *self.raised, *self.come, *self.gone]


def crew(step: Step, seat: int) -> Crew:
    """Find out which warriors are new and which have gone, and match them as far as they fit."""
    old, new = warriors(step.before, seat), warriors(step.after, seat)
    lost = [each for each in old if each not in new]
    won = [each for each in new if each not in old]
    found = Crew([], [], [], [])
    for kind, copy in list(won):
        other = next((one for one in lost if one[0] % INJURED == kind % INJURED), None)
        kept = found.turned
        if other is None:
            same = [one for one in lost if one[0] // INJURED == kind // INJURED]
            other, kept = next(iter(same), None), found.raised
        if other is None:
            found.come.append(Move(f"warrior-{seat}-{kind}-{copy}", step.source))
        else:
            lost.remove(other)
            kept.append(
                Move(f"warrior-{seat}-{kind}-{copy}", f"warrior-{seat}-{other[0]}-{other[1]}")
            )
    for kind, copy in lost:
        if kind >= INJURED:
            found.gone.append(Move(f"warrior-{seat}-{kind}-{copy}", end=f"points-{seat}"))
    return found


def warriors(t: Table, seat: int) -> list[tuple[int, int]]:
    """List a crew: the kind of each, and which of its kind it is."""
    packed = int(t.crew[seat])
    return [(kind, copy) for kind in range(WARRIORS) for copy in range(packed >> 3 * kind & 7)]


# --- goods and cards ---


def goods(step: Step, seat: int) -> list[Move]:
    """Goods that come into a purse, each from where it was got."""
    found = []
    for what in PURSE[:-1]:
        more = int(getattr(step.after, what)[seat] - getattr(step.before, what)[seat])
        if more > 0:
            found.append(Move(f"purse-{seat}-{what}", step.source, number=more))
    return found


def counts(step: Step, seat: int) -> tuple[Count, ...]:
    """Numbers of a mat that have changed."""
    found = []
    for what in PURSE:
        old, new = (int(getattr(t, what)[seat]) for t in (step.before, step.after))
        if old != new:
            found.append(Count(f"purse-{seat}-{what}", old, new))
    for die in range(2):
        old, new = (int(t.beer[2 * seat + die]) for t in (step.before, step.after))
        if old != new:
            found.append(Count(f"own-die-{seat}-{die + 1}", old, new))
    old, new = (int(t.points[seat]) for t in (step.before, step.after))
    return (*found, Count(f"points-{seat}", old, new)) if old != new else tuple(found)


def backs(step: Step, seat: int) -> list[Move]:
    """Cards that come to a hand, as the others see them."""
    return [
        Move(f"held-{seat}-{BACKS[CARD_BACK[card]]}", f"stack-{KINDS[CARD_KIND[card]]}")
        for card in places(step.after.hand[seat] & ~step.before.hand[seat])
    ]


def faces(step: Step, seat: int) -> tuple[Move, ...]:
    """Cards that come to a hand, as their owner sees them."""
    drawn = drawn_cards(step.before)
    return tuple(
        Move(f"card-{seat}-{CARDS[card]}",
             f"drawn-{seat}-{CARDS[card]}" if card in drawn else f"stack-{KINDS[CARD_KIND[card]]}")
        for card in places(step.after.hand[seat] & ~step.before.hand[seat])
    )  # fmt: skip


def looked_at(step: Step) -> list[Move]:
    """Two cards of which one is to be kept, as their owner sees them."""
    return [
        Move(f"drawn-{step.seat}-{CARDS[card]}", f"stack-{KINDS[CARD_KIND[card]]}")
        for card in drawn_cards(step.after)
    ]


def drawn_cards(t: Table) -> list[int]:
    """List the two cards of which one is to be kept."""
    if not t.asks(asks.KEEP):
        return []
    return [int(t.get(part)) for part in (asks.FIRST_CARD, asks.SECOND_CARD)]


def discarded(step: Step, *, own: bool) -> tuple[Move, ...]:
    """A card goes under its stack, as its owner or as the others see it."""
    seat = step.seat
    [card] = places(step.before.hand[seat] & ~step.after.hand[seat])
    start = f"card-{seat}-{CARDS[card]}" if own else f"held-{seat}-{BACKS[CARD_BACK[card]]}"
    return (Move(f"stack-icon-{KINDS[CARD_KIND[card]]}", start),)


def opened(step: Step) -> tuple[str, ...]:
    """Places of the market where another trade card lies now."""
    before, after = step.before.display, step.after.display
    return tuple(
        f"display-{slot + 1}"
        for slot in range(len(after))
        if after[slot] >= 0 and after[slot] != before[slot]
    )
