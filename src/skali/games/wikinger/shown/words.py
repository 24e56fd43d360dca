"""What is asked, and what an action would do, with its price, gain and consequence."""
# interpreted: words for people

from skali.core.bits import count, highest
from skali.core.chance import total
from skali.core.game import About, Ask
from skali.core.message import Message, say, seat_name
from skali.core.pending import carried
from skali.games.wikinger.rules import components
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import COLUMN, FIGURE, GOING, ROW, SPECIAL, TILE
from skali.games.wikinger.rules.display import can_settle, fits_anywhere, fleet, threatened
from skali.games.wikinger.rules.ferry import EACH, carries_one, transportable
from skali.games.wikinger.rules.state import NOWHERE, Table
from skali.games.wikinger.rules.why import tile_at

# --- names ---


def figure(colour: int) -> Message:
    """Name a figure, as in a list."""
    return say(f"wikinger-figure-{components.FIGURES[colour]}")


def the_figure(colour: int) -> Message:
    """Name a figure to which something is done."""
    return say(f"wikinger-the-{components.FIGURES[colour]}")


def some_figures(colour: int, number: int) -> Message:
    """Name several figures of a colour to which something is done."""
    return say(f"wikinger-some-{components.FIGURES[colour]}", count=number)


def tile(kind: int) -> Message:
    """Name a tile, as in a list."""
    return say(f"wikinger-tile-{components.TILES[kind]}")


def with_tile(kind: int) -> Message:
    """Name the tile that comes with a figure."""
    return say(f"wikinger-with-{components.TILES[kind]}")


def special(kind: int) -> Message:
    """Name a special tile."""
    return say(f"wikinger-special-{components.SPECIALS[kind]}")


def special_help(kind: int) -> Message:
    """Say what a special tile does."""
    return say(f"wikinger-help-{components.SPECIALS[kind]}")


def row_name(row: int) -> Message:
    """Name a row of a display."""
    return say(f"wikinger-row-{components.ROW_NAMES[row]}")


def worth(sail: int) -> Message:
    """Say what a ship pays when repelled and costs when not."""
    if components.IN_GOLD[sail]:
        return say("wikinger-in-gold", count=int(components.WORTH[sail]))
    return say("wikinger-in-points", count=int(components.WORTH[sail]))


# --- what is asked ---


def ask(t: Table, seat: int) -> Ask:
    """Say what is asked, and which rule asks it."""
    return Ask(prompt(t, seat), t.question().rule, about(t, seat))


def about(t: Table, seat: int) -> About:
    """Say where it is answered."""
    asked = t.asking()
    if asked in ("buy", "take"):
        return About("board")
    if asked in ("remove", "lay", "bid"):
        return About("tray")
    cell = (f"cell-{seat}-{t.get(ROW)}-{t.get(COLUMN)}",) if asked == "settle" else ()
    return About(f"mat-{seat}", cell)


def prompt(t: Table, seat: int) -> Message:
    """Say what is asked, in one sentence."""
    asked = t.asking()
    if asked == "place":
        return say("wikinger-ask-place", tile=tile(int(t.get(TILE))))
    if asked == "settle":
        return say("wikinger-ask-settle", figure=the_figure(int(t.get(FIGURE))))
    if asked == "rebuild":
        return say("wikinger-ask-rebuild", special=special(int(t.get(SPECIAL))))
    if asked == "ferry":
        must = "yes" if t.round == components.ROUNDS else "no"
        return say("wikinger-ask-ferry", count=boatmen(t, seat), must=must)
    if asked == "land":
        return say("wikinger-ask-land", count=sum(aboard(t)))
    if asked == "bid" and t.bidder == NOWHERE:
        return say("wikinger-ask-open")
    if asked == "bid":
        return say("wikinger-ask-bid", bid=int(t.bid), who=seat_name(int(t.bidder)))
    return say(f"wikinger-ask-{asked}", **carried(t))


def boatmen(t: Table, seat: int) -> int:
    """Count the wooden boatmen on a mainland."""
    return int(t.waiting[seat * components.COLOURS + components.BOATMAN])


def aboard(t: Table) -> list[int]:
    """Count the figures on their way to an island by colour."""
    return [int(t.get_of(GOING, colour)) for colour in range(components.SETTLERS)]


# --- what an action would do ---


def describe(t: Table, action: int, seat: int) -> Message:
    """Say what a legal action would do now."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "buy":
        return buying(t, seat, *here)
    if family == "place":
        return placing(t, seat, *here)
    if family == "start":
        return say("wikinger-do-start", row=row_name(here[0] + 1))
    if family == "land":
        return landing(t, seat, here[0] + 1, here[1])
    if family == "rebuild":
        row, column = here[0] + 1, here[1]
        built = special(int(t.get(SPECIAL)))
        return say("wikinger-do-rebuild", special=built, row=row_name(row), column=column)
    if family in ("ferry", "boat"):
        return ferrying(t, seat, here[0], with_boat=family == "boat")
    if family in ("settle", "mainland"):
        return housing(t, seat, stays=family == "settle")
    if family == "take":
        return say("wikinger-do-take", special=special(here[0]), effect=special_help(here[0]))
    return bidding(t, action, seat)


def bidding(t: Table, action: int, seat: int) -> Message:
    """Describe what belongs to the auction, and what needs few words."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "bid":
        missing = max(0, here[0] - int(t.gold[seat]))
        return say("wikinger-do-bid", amount=here[0], points=missing)
    if family == "remove":
        return say("wikinger-do-remove", figure=some_figures(here[0], 1))
    if family == "lay":
        number = int(t.drawn[here[0]])
        top = max(slot for slot in range(components.SLOTS) if t.wheel_figure[slot] == NOWHERE)
        load = some_figures(here[0], number)
        return say("wikinger-do-lay", load=load, count=number, top=top, bottom=top - number + 1)
    if family == "pass":
        return say("wikinger-do-pass", bid=int(t.bid), who=seat_name(int(t.bidder)))
    if family == "done":
        return say("wikinger-do-done", count=boatmen(t, seat))
    return say(f"wikinger-do-{family}", **SPACE.values(action))


def buying(t: Table, seat: int, slot: int) -> Message:
    """Describe a purchase: price, points exchanged, a special tile, a tile that fits nowhere."""
    price = int(t.price(slot))
    kind = int(t.wheel_tile[slot])
    holds_start = t.start_tiles >> seat & 1
    lost = kind < components.KINDS and not holds_start and not fits_anywhere(t, seat, kind)
    return say(
        "wikinger-do-buy",
        figure=the_figure(int(t.wheel_figure[slot])),
        tile=with_tile(kind),
        price=price,
        points=max(0, price - int(t.gold[seat])),
        special="yes" if slot == dearest(t) else "no",
        lost="yes" if lost else "no",
    )


def dearest(t: Table) -> int:
    """WIK-131..134: the slot whose purchase gives a special tile, or NOWHERE."""
    if not t.advanced or not total(t.open, 0, components.SPECIAL_KINDS) or count(t.occupied) < 2:
        return NOWHERE
    return int(highest(t.occupied))


def placing(t: Table, seat: int, row: int, column: int) -> Message:
    """Describe how a tile is laid, and what happens to its figure."""
    kind, colour = int(t.get(TILE)), int(t.get(FIGURE))
    if kind >= components.KINDS:
        return mooring(t, seat, kind - components.KINDS, colour, column)
    return say(
        "wikinger-do-place",
        tile=tile(kind),
        row=row_name(row),
        column=column,
        figure=the_figure(colour),
        fate=fate(t, seat, row, column) if can_settle(row, colour) else "mainland",
        length=finished(t, seat, row, column, kind),
    )


def mooring(t: Table, seat: int, sail: int, colour: int, column: int) -> Message:
    """Describe whom a ship would threaten in a column."""
    warrior = t.figures[seat * components.ROWS + components.WARRIOR_ROW] >> column & 1
    below = range(1, int(components.REACH[sail]) + 1)
    victims = sum(int(t.figures[seat * components.ROWS + row] >> column & 1) for row in below)
    return say(
        "wikinger-do-moor",
        tile=tile(int(components.KINDS) + sail),
        column=column,
        figure=the_figure(colour),
        repelled="yes" if warrior else "no",
        worth=worth(sail),
        count=victims,
    )


def fate(t: Table, seat: int, row: int, column: int) -> str:
    """Say how a figure would stand in a cell: safe, threatened, or as the warrior who repels."""
    if row == components.WARRIOR_ROW:
        return "repels" if fleet(t, seat) >> column & 1 else "safe"
    return "threatened" if threatened(t, seat, row) >> column & 1 else "safe"


def finished(t: Table, seat: int, row: int, column: int, kind: int) -> int:
    """WIK-101: the length of the island that a tile would finish, or 0."""
    first, last = column, column
    left: int | None = kind
    while left != components.BEGIN:
        first -= 1
        left = tile_at(t, seat, row, first)
        if left is None:
            return 0
    right: int | None = kind
    while right != components.END:
        last += 1
        right = tile_at(t, seat, row, last)
        if right is None:
            return 0
    return last - first + 1


def housing(t: Table, seat: int, *, stays: bool) -> Message:
    """Describe the two ways of a figure whose tile lies in its own row."""
    who = the_figure(int(t.get(FIGURE)))
    if not stays:
        return say("wikinger-do-mainland", figure=who)
    return say(
        "wikinger-do-settle", figure=who, fate=fate(t, seat, int(t.get(ROW)), int(t.get(COLUMN)))
    )


def load_of(t: Table, seat: int, load: int, *, with_boat: bool) -> Message:
    """Name the figures that a boatman would take."""
    if load == EACH:
        going = sum(1 for colour in range(components.SETTLERS) if transportable(t, seat, colour))
        return say("wikinger-some-each", count=going)
    figures = int(transportable(t, seat, load))
    return some_figures(load, 1 if carries_one(t, with_boat=with_boat) else figures)


def ferrying(t: Table, seat: int, load: int, *, with_boat: bool) -> Message:
    """Describe a load of a boatman."""
    going = load_of(t, seat, load, with_boat=with_boat)
    return say("wikinger-do-ferry", load=going, boat="yes" if with_boat else "no")


def landing(t: Table, seat: int, row: int, column: int) -> Message:
    """Describe where a figure goes ashore, and how it would stand there."""
    return say(
        "wikinger-do-land",
        figure=the_figure(int(components.FIGURE_OF_ROW[row])),
        column=column,
        fate=fate(t, seat, row, column),
    )
