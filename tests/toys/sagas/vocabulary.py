"""The words of Sagas' effects, and every program and clause written from the data."""

from importlib.resources import files

from skali.core.bits import array
from skali.core.data import load
from skali.core.effects.clauses import ClauseCoder
from skali.core.effects.coder import own_code
from skali.core.effects.vocabulary import Event, Number, Permission, Step, Vocabulary, number, word

DATA = load(files("tests.toys.sagas") / "data" / "components.toml")
PLACES = tuple(place.text("key") for place in DATA.tables("place"))
CARDS = tuple(card.text("key") for card in DATA.tables("card"))
GOODS = ("silver", "wool", "ore")
SILVER, WOOL, ORE = range(3)
COUNTS = ("ships", "silver", "wool", "round", "price")
TALLIES = ("silver", "rage")
GATHERINGS: dict[str, tuple[str, ...]] = {"gatherings": ("feast", "thing")}
GOOD = word("good", GOODS, says="good")

STEPS = (
    Step("gain", own_code(0), GOOD, number("n"), simple=True, heard="receive"),
    Step("spend", own_code(1), GOOD, number("n", 0), unsure=True),
    Step("fame", own_code(2), number("n"), simple=True),
    Step("ship", own_code(3), unsure=True),
    Step("raid", own_code(4)),
    Step("roll", own_code(5)),
    Step("store", own_code(6), GOOD, number("n")),
)
VOCABULARY = Vocabulary(
    "sagas",
    STEPS,
    COUNTS,
    events=(
        Event("visit", PLACES, GATHERINGS, followed=True),
        Event("receive", GOODS),
        Event("raid"),
        Event("scoring"),
    ),
    numbers=(
        Number("price", PLACES, GATHERINGS),
        Number("roll", low_is_good=False),
        Number("store", GOODS, stacks=False, low_is_good=False),
    ),
    permissions=(Permission("deep_hold", GOODS),),
    tallies=TALLIES,
    origins=(*(f"place:{key}" for key in PLACES), *(f"card:{key}" for key in CARDS)),
    most_options=8,
)
VISIT, RECEIVE, RAID, SCORING = range(4)
PRICE, ROLL, STORE = range(3)
DEEP_HOLD = 0

CODER = ClauseCoder(VOCABULARY, len(CARDS))


def program(label: str, effect: object, key: str = "") -> int:
    """Write a program of the game's own, or of a place."""
    CODER.begin(DATA, label, key)
    return CODER.program(effect)


PLACE_PROGRAM = [
    program(f"place-{key}", table.data["effect"], f"place[{number_}].effect")
    for number_, (key, table) in enumerate(zip(PLACES, DATA.tables("place"), strict=True))
]
STORE_PROGRAM = [
    program(f"store-{good}", {"do": "store", "good": good, "n": "amount"}) for good in GOODS
]
RAID_PROGRAM = program("raid", {"do": "roll"})
for _card, _table in enumerate(DATA.tables("card")):
    CODER.card(_card, _table)
CODE = array(CODER.code)
