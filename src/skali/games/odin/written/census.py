"""What of the box is limited, and where it can lie; goods, materials and ships are never short."""
# interpreted: counts JSON-like data

from collections.abc import Iterator
from typing import Final, cast

from skali.core.census import NEVER, PLAYED, Census, Kind, Place, Position, Spot
from skali.core.data import Section
from skali.core.state import State
from skali.games.odin.effects.cards import CARDS, DECKS, TABLES
from skali.games.odin.rules.boards import BUILDING_COUNT, BUILDING_NAMES
from skali.games.odin.rules.components import FIRST_THING, LENGTHS, WEAPON_CARDS, WEAPONS
from skali.games.odin.rules.goods import SPECIAL_NAMES
from skali.games.odin.rules.occupations import is_in
from skali.games.odin.rules.occupations import pile as dark_deck
from skali.games.odin.rules.state import Table

COLOURS: Final = ("first", "second", "third", "fourth")


def vikings(position: Position) -> dict[str, int] | None:
    """ODIN-064: on Thing square and action board; alone two colours take turns, uncounted."""
    if position["seats"] == 1:
        return None
    length = LENGTHS.index(position["options"]["length"])
    here = int(FIRST_THING[length]) + int(position.get("round", 1))
    return dict.fromkeys(COLOURS[: position["seats"]], here)


def on_thing(spot: Spot) -> Iterator[tuple[str, int]]:
    """Read the Vikings on a Thing square."""
    yield COLOURS[spot.keys[0]], spot.value


def on_space(spot: Spot) -> Iterator[tuple[str, int]]:
    """Read the Vikings on a space of the action board."""
    yield COLOURS[spot.value["colour"]], spot.value["vikings"]


def weapon_cards(position: Position) -> dict[str, int]:
    """ODIN-012, ODIN-276: the cards of the box; players may have more, if no card is left."""
    found = dict.fromkeys(WEAPONS, 0)
    for player in position.get("players", ()):
        for name, number in player.get("weapons", {}).items():
            found[name] += number
    return {name: max(found[name], int(WEAPON_CARDS[n])) for n, name in enumerate(WEAPONS)}


def cards(spot: Spot) -> Iterator[tuple[str, int]]:
    """Read weapons by kind, cards and substitutes alike."""
    yield from spot.value.items()


def occupations(position: Position) -> dict[str, int]:
    """ODIN-029, ODIN-030: the dark cards of the decks, and the light ones that somebody has."""
    found = dict.fromkeys(
        [name for name, card in zip(CARDS, TABLES, strict=True) if in_deck(position, card)], 1
    )
    for cards in position.get("effects", {}).get("in_play", ()):
        found |= dict.fromkeys(cards, 1)
    for player in position.get("players", ()):
        found |= dict.fromkeys(player.get("hand", ()), 1)
    return found


def in_deck(position: Position, card: Section) -> bool:
    """Tell whether a card belongs to the dark deck of a game."""
    decks = position["options"].get("decks", DECKS[0])
    return decks != DECKS[0] and card.text("deck") in decks and not card.value("start", bool)


def in_pile(state: State) -> dict[str, int]:
    """Count the dark cards that nobody has drawn."""
    t = cast("Table", state)
    return {name: 1 for card, name in enumerate(CARDS) if is_in(t, int(dark_deck(t)), card)}


def named(name: str) -> Kind:
    """Return the kind of the houses of a name: one for each that somebody has."""
    number = int(BUILDING_COUNT[BUILDING_NAMES.index(name)])
    places = (Place(f"{name}s.*.owner", lambda _: [(name, 1)]),)
    return Kind(name, {name: number}, places, whole=NEVER)


CENSUS: Final = Census(
    Kind("special tiles", dict.fromkeys(SPECIAL_NAMES, 1), (
        Place("players[].home"),
        Place("islands.*.land"),
        Place("stone_houses.*.land"),
        Place("long_houses.*.land"),
        Place("players[].goods"),
        Place("specials"),
    )),
    Kind("weapons", weapon_cards, (
        Place("players[].weapons", cards),
        Place("weapons.discard", cards),
        Place("weapons.deck", cards),
    )),
    Kind("shed", {"shed": int(BUILDING_COUNT[0])}, (
        Place("players[].sheds", lambda spot: [("shed", spot.value)]),
    ), whole=NEVER),
    Kind("occupations", occupations, (
        Place("effects.in_play[]"),
        Place("players[].hand"),
    ), unseen=in_pile),
    named("stone_house"),
    named("long_house"),
    Kind("vikings", vikings, (
        Place("spaces.*", on_space),
        Place("players[].thing", on_thing),
    ), whole=PLAYED),
)  # fmt: skip
