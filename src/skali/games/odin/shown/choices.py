"""What is asked, what an action would do, and where on the scene it is clicked."""
# interpreted: made for people

from skali.core.effects.sentences import listed
from skali.core.game import About, Ask
from skali.core.message import Message, say
from skali.games.odin.effects.programs import OPTIONS
from skali.games.odin.rules import asks, dice, trade
from skali.games.odin.rules.actions import (
    ARMED,
    EMIGRANTS,
    FREE,
    HELD,
    ISLAND_LETTERS,
    LAY,
    SLOTS,
    SPACE,
)
from skali.games.odin.rules.banquet import FOODS, WIDTH
from skali.games.odin.rules.boards import HOME_PLOT, row_of
from skali.games.odin.rules.components import (
    AIMS_HIGH,
    COLUMN,
    DICE_TABLES,
    ITEM,
    ITEM_WORTH,
    POSITIONS,
    SHIP_PRICE,
    SHIPS,
    SPACES,
    WEAPONS,
)
from skali.games.odin.rules.goods import BLUE, COLOUR, NAMES, PRICE, REVERSE, SWORD
from skali.games.odin.rules.goods import UPGRADE as NEXT
from skali.games.odin.rules.land import fits
from skali.games.odin.rules.mountains import items_left
from skali.games.odin.rules.occupations import hand_size
from skali.games.odin.rules.places import column_at, plot_of, row_at
from skali.games.odin.rules.state import HELD as IN_HAND
from skali.games.odin.rules.state import Table
from skali.games.odin.shown import cards
from skali.games.odin.shown.card_words import SENTENCES as CARD_SENTENCES
from skali.games.odin.shown.faces import card_id
from skali.games.odin.shown.hand import IN_TRAY
from skali.games.odin.shown.motion import square_node
from skali.games.odin.shown.names import face_name, name, space_name, thing_name
from skali.games.odin.shown.sentences import SENTENCES, space_text

LAYING = ("island", "stone-house", "long-house", "home")


# --- what is asked ---


def ask(t: Table, seat: int) -> Ask:
    """Say what is asked, by which rule, and where it is answered."""
    held = int(t.of(seat, IN_HAND))
    if held:
        where = About(f"mat-{seat}" if fits_at_home(t, seat, held - 1) else f"land-{seat}")
        return Ask(say("odin-ask-lay", thing=thing_name(held - 1)), "ODIN-135", where)
    return Ask(question(t, seat), t.answer().rule(t), about(t, seat))


def question(t: Table, seat: int) -> Message:
    """Say what is asked."""
    asked = t.asking()
    if asked == "place":
        return say("odin-ask-place", round=int(t.round), rounds=int(t.rounds()))
    if asked == "roll":
        return ask_dice(t, seat)
    if asked == "mine":
        return say("odin-ask-mine", n=int(t.get(asks.ITEMS)))
    if asked == "upgrade":
        return say("odin-ask-upgrade", n=int(t.get(asks.LEFT)), steps=int(t.get(asks.STEPS)))
    if asked == "sale":
        return say("odin-ask-sale", n=int(t.get(asks.LEFT)))
    if asked == "spend":
        tile = thing_name(int(t.get(asks.CLAIM)))
        return say("odin-ask-spend", n=int(t.get(asks.SHORT)), tile=tile)
    if asked == "ready":
        return say("odin-ask-last" if t.get(asks.FINAL) else "odin-ask-ready")
    return say(f"odin-asked-{asked}")


PANELS = {
    "place": "actions",
    "choose": "actions",
    "mine": "supply",
    "explore": "supply",
    "upgrade": "goods-{seat}",
    "trade": "goods-{seat}",
    "emigrate": "mat-{seat}",
    "feast": "mat-{seat}",
    "ready": "goods-{seat}",
    "keep": "cards-{seat}",
    "order": "cards-{seat}",
    "recall": "actions",
    "follow": "actions",
    "discard": "goods-{seat}",
    "fourth": "goods-{seat}",
    "reverse": "goods-{seat}",
}
"""Where questions are answered; all others in the tray."""


def about(t: Table, seat: int) -> About:
    """Name the panel on which a question is answered."""
    if t.asks(asks.PLAY) and hand_size(t, seat) > IN_TRAY:
        return About(f"cards-{seat}")
    return About(PANELS.get(t.asking(), "tray").format(seat=seat))


def fits_at_home(t: Table, seat: int, thing: int) -> bool:
    """Tell whether a thing has a place on the home board."""
    return bool(fits(t.land, row_of(seat, HOME_PLOT), t.face(HOME_PLOT), thing))


def ask_dice(t: Table, seat: int) -> Message:
    """Say the result of a roll, and how many rolls are left."""
    action = int(t.get(asks.ACTION))
    return say(
        f"odin-ask-roll-{'high' if AIMS_HIGH[action] else 'low'}",
        rolled=int(t.get(asks.ROLLED)),
        result=int(dice.result(t)),
        left=int(dice.most_rolls(t, seat, action) - t.get(asks.ROLLS)),
    )


# --- what an action would do ---


def describe(t: Table, action: int, seat: int) -> Message:
    """Say what an action would do, with its price and what it brings."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in LAYING:
        return describe_laying(t, action, seat)
    if family in cards.DESCRIBED or (family == "option" and t.asking() == "order"):
        return cards.describe(t, family, here[0])
    if family in FREE:
        return describe_anytime(family, here[0])
    if family in ("place", "imitate"):
        space, vikings = here[0], int(COLUMN[here[0]])
        key = SPACES[space]
        return say(
            f"odin-use-{family}", space=space_name(key), vikings=vikings, effect=space_text(space)
        )
    if family in ("option", "mine", "upgrade", "turn", "claim"):
        return describe_trade(t, family, here)
    if family == "done":
        return say(f"odin-done-{t.asking()}")
    return describe_deed(t, family, here)


def describe_laying(t: Table, action: int, seat: int) -> Message:
    """Say what would lie where."""
    place = action - int(LAY)
    plot = int(plot_of(place))
    thing = max(0, int(t.of(seat, IN_HAND)) - 1)
    row, column = int(row_at(place, plot)) + 1, int(column_at(place, plot)) + 1
    board = face_name(int(t.face(plot)))
    return say("odin-lay", thing=thing_name(thing), board=board, row=row, column=column)


def describe_anytime(family: str, index: int) -> Message:
    """Say what may be done at any moment."""
    if family == "hold":
        return say("odin-hold", thing=name(HELD[index]))
    if family == "buy":
        return say("odin-buy", ship=name(SHIPS[index]), price=int(SHIP_PRICE[index]))
    if family == "arm":
        kind, _, ore = ARMED[index].partition("-")
        return say("odin-arm", ship=name(kind), ore=int(ore or 0))
    return say(f"odin-store-{SLOTS[index]}")


def describe_trade(t: Table, family: str, here: tuple[int, ...]) -> Message:
    """Say what is taken, exchanged or chosen."""
    if family == "option":
        tree = OPTIONS[int(t.get(asks.PROGRAM))][here[0]]
        return CARD_SENTENCES.effect(tree) if t.decks else SENTENCES.effect(tree)
    if family == "mine":
        return say("odin-mine", strip=here[0] + 1, items=items(t, here[0], here[1] + 1))
    if family == "upgrade":
        better = int(trade.becomes(here[0], here[1] + 1, t.get(asks.WAY)))
        return say("odin-upgrade", good=thing_name(here[0]), better=thing_name(better))
    if family == "turn":
        better = int(REVERSE[here[0]])
        better = here[0] if better < 0 else better
        return say("odin-upgrade", good=thing_name(here[0]), better=thing_name(better))
    tile = thing_name(here[0])
    if t.asking() == "sale":
        return say("odin-claim-price", tile=tile, price=int(PRICE[here[0]]))
    if t.asking() == "roll":
        short = max(0, int(SWORD[here[0]] - dice.result(t)))
        return say("odin-claim-sword", tile=tile, short=short)
    return say("odin-claim", tile=tile)


def items(t: Table, strip: int, number: int) -> Message:
    """Name the next items of a strip."""
    first = strip * int(POSITIONS) + int(t.taken[strip])
    found: dict[int, int] = {}
    for place in range(first, first + number):
        found[int(ITEM[place])] = found.get(int(ITEM[place]), 0) + int(ITEM_WORTH[place])
    return listed([say("odin-many", n=n, thing=thing_name(item)) for item, n in found.items()])


def describe_deed(t: Table, family: str, here: tuple[int, ...]) -> Message:
    """Say what a die, a voyage or a feast is about."""
    if family == "boats":
        return say("odin-boats", plain=here[0], armed=here[1])
    if family == "pay":
        table = DICE_TABLES[t.get(asks.ACTION)]
        weapon, material = name(table.text("weapon")), name(table.text("material"))
        rest = int(dice.result(t)) - here[0]
        return say("odin-pay", weapons=here[0], weapon=weapon, rest=rest, material=material)
    if family == "spend":
        return say("odin-spend", swords=here[0], stones=int(t.get(asks.SHORT)) - here[0])
    if family == "explore":
        silver = int(t.hoard[here[0]])
        return say("odin-explore", island=face_name(int(t.face(here[0]))), silver=silver)
    if family == "emigrate":
        return say("odin-emigrate", ship=name(EMIGRANTS[here[0]]))
    if family == "serve":
        food, way, cell = here
        cells = int(WIDTH[2 * food + way])
        return say("odin-serve", food=name(FOODS[food]), cells=cells, cell=cell + 1)
    return say(f"odin-deed-{family}")


# --- where it is clicked ---

CLICKED = ("play", "keep", "use", "recall", "discard")
"""What cards ask for, and is clicked on a thing."""


def card_node(t: Table, family: str, index: int, seat: int) -> str:
    """Name the card that is played or used, the space that is left, the weapon that is given."""
    if family == "recall":
        return square_node(t, index)
    if family == "discard":
        return f"good-{WEAPONS[index]}-{seat}"
    return card_id(cards.card_of(t, family, index))


def claimed(thing: int, seat: int) -> str:
    """Name a tile that is taken: special ones and blue goods lie in the tray."""
    if thing >= len(NEXT):
        return f"special-{NAMES[thing]}"
    return f"spoil-{NAMES[thing]}" if COLOUR[thing] == BLUE else f"good-{NAMES[thing]}-{seat}"


def mined(t: Table, strip: int, items: int) -> str:
    """ODIN-189: name the last item that is taken; the strip itself where none more could be."""
    if not t.asks(asks.MINE) or items == min(t.get(asks.ITEMS), items_left(t, strip)):
        return f"strip-{strip + 1}"
    return f"item-{strip + 1}-{int(t.taken[strip]) + items - 1}"


def node(t: Table, action: int, seat: int) -> str:
    """Name the node of the scene on which an action is clicked."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("place", "imitate", "follow"):
        return f"space-{SPACES[here[0]]}"
    if family == "mine":
        return mined(t, here[0], here[1] + 1)
    if family in ("upgrade", "turn", "hold"):
        return f"good-{NAMES[here[0]]}-{seat}"
    if family in CLICKED or (family == "option" and t.asking() == "order"):
        return card_node(t, family, here[0], seat)
    if family == "claim":
        return claimed(here[0], seat)
    if family == "explore":
        return f"island-{ISLAND_LETTERS[here[0]]}"
    if family == "emigrate":
        return f"ship-{EMIGRANTS[here[0]]}-{seat}"
    if family == "buy":
        return f"ship-{SHIPS[here[0]]}-{seat}"
    if family == "arm":
        return f"ship-{ARMED[here[0]].partition('-')[0]}-{seat}"
    if family == "store":
        return f"slot-{SLOTS[here[0]]}-{seat}"
    if family == "serve":
        return f"cell-{here[2] + 1}-{seat}"
    if family in LAYING:
        return f"good-{NAMES[max(0, int(t.of(seat, IN_HAND)) - 1)]}-{seat}"
    return "-".join((family, *(str(number + (family == "option")) for number in here)))
