"""What a space does as a row of signs, made from its effect: so it cannot lie."""
# interpreted: made for people

from typing import Any, NamedTuple

from skali.games.odin.rules import components
from skali.games.odin.shown.names import sprite, tone_of

Tree = dict[str, Any] | list[Any]


LETTER = 0.6
"""How wide a figure is before a drawing of width 1."""


class Glyph(NamedTuple):
    """A number, a drawing, or both side by side; a drawing of a good stands on its colour."""

    sprite: str = ""
    text: str = ""
    tone: str = ""
    inside: bool = False
    """Whether the text stands in the drawing: on coins."""
    kept: bool = False
    """Whether the thing must be owned but is not paid."""

    @property
    def width(self) -> float:
        """How wide it is, for a drawing of width 1."""
        letters = 0 if self.inside else LETTER * len(self.text)
        if self.sprite == "arrow":
            return 0.66
        return letters + (1.08 if self.sprite else 0.1)


class Line(NamedTuple):
    """What is paid or must be owned, and what it brings."""

    price: tuple[Glyph, ...]
    gain: tuple[Glyph, ...]
    either: bool = False
    """Whether it may be chosen in place of the line before."""

    @property
    def glyphs(self) -> tuple[Glyph, ...]:
        """Both, with an arrow between them."""
        return (
            (*self.price, ARROW, *self.gain)
            if self.price and self.gain
            else (self.price + self.gain)
        )


ARROW = Glyph("arrow")
OR = Glyph(text="/")


def lines_of(space: int, players: int, now: int) -> list[Line]:
    """Return what a space does, by so many players and in this round: an alternative a line."""
    return read(components.SPACE_TABLES[space].data["effect"], players, now)


def read(tree: Tree, players: int, now: int) -> list[Line]:
    """Return the lines of an effect."""
    if isinstance(tree, list):
        return together([read(step, players, now) for step in tree])
    match tree["do"]:
        case "pay":
            price = joined(read(tree["cost"], players, now))
            gain = joined(read(tree["gain"], players, now))
            return [Line(price, gain)]
        case "one_of":
            return options([read(option, players, now) for option in tree["options"]])
        case "may":
            return read(tree["effect"], players, now)
        case "if":
            animal = tree["test"]["count"]
            found = joined(read(tree["then"], players, now))
            if isinstance(tree["then"].get("n"), dict):
                return [Line((), found)]
            return [Line((Glyph(sprite(animal), "", "ember", kept=True),), found)]
        case "emigrate":
            ship = Glyph("large-ship", kept=True)
            return [Line((coin(now), ship), (Glyph("emigrated-knarr"),))]
        case "boat_to_knarr":
            return [Line((Glyph("whaling-boat"),), (Glyph("knarr"),))]
    return [Line((), step_of(tree, players))]


def together(parts: list[list[Line]]) -> list[Line]:
    """Put what comes one after the other in one line, as far as nothing is paid for it."""
    found: list[Line] = []
    for lines in parts:
        free = len(lines) == 1 and not lines[0].price
        if free and found and not found[-1].price:
            found[-1] = Line((), found[-1].gain + lines[0].gain)
        else:
            found += lines
    return found


def options(parts: list[list[Line]]) -> list[Line]:
    """Put alternatives in lines; where they bring the same, only the prices differ."""
    lines = [line for part in parts for line in part]
    if lines[0].price and all(line.gain == lines[0].gain for line in lines):
        return [Line(joined([Line(line.price, ()) for line in lines]), lines[0].gain)]
    return [line._replace(either=number > 0) for number, line in enumerate(lines)]


def joined(lines: list[Line]) -> tuple[Glyph, ...]:
    """Put alternatives in one row."""
    found: tuple[Glyph, ...] = ()
    for line in lines:
        found += (OR, *line.glyphs) if found else line.glyphs
    return found


def step_of(tree: dict[str, Any], players: int) -> tuple[Glyph, ...]:
    """Return the signs of a single step."""
    match tree["do"]:
        case "gain" | "spend":
            return (amount(tree["thing"], tree.get("n", 1), players),)
        case "have":
            ship = "whaling_boat" if tree["ship"] == "any_ship" else tree["ship"]
            return (Glyph(sprite(ship), times(tree.get("n", 1)), kept=True),)
        case "ship" | "building":
            return (Glyph(sprite(tree["kind"])),)
        case "mountain":
            return mountains(tree["n"], tree.get("more", 0), tree.get("times", 0))
        case "upgrade":
            return (Glyph(f"upgrade-{tree.get('steps', 1)}", str(tree["goods"])),)
        case "draw_weapons":
            return (Glyph("weapon", str(tree["n"])),)
        case "dice":
            return dice(tree)
        case "overseas_trading":
            return (Glyph("any-green"), ARROW, Glyph("any-blue"))
        case "special_sale":
            return (Glyph("special", f"≤{tree['n']}"),)
        case "forge":
            return (Glyph("jewelry", tone="sea"), OR, Glyph("special-forged"))
        case "explore":
            return (Glyph("island"),)
        case "draw_occupation":
            return (Glyph("card-draw"),)
        case "play_occupation":
            return (Glyph("card-play", times(tree["n"], most=True)),)
    raise KeyError(tree["do"])


def times(n: int, *, most: bool = False) -> str:
    """Write a number that stands before a sign; one is not written."""
    return "" if n == 1 else f"≤{n}" if most else str(n)


def coin(n: int) -> Glyph:
    """Write silver as a coin with its number."""
    return Glyph("coin", str(n), inside=True)


def amount(thing: str, n: int | str | dict[str, Any], players: int) -> Glyph:
    """Write how many of a thing are received or paid."""
    if isinstance(n, dict):
        return Glyph(sprite(thing), f"≤{n['most']}", tone_of(components.THINGS.index(thing)))
    number = players if n == "players" else int(n)
    if thing == "silver":
        return coin(number)
    place = components.THINGS.index(thing)
    return Glyph(
        sprite(thing), times(number), "" if place >= components.FIRST_WEAPON else tone_of(place)
    )


def mountains(n: int, more: int, again: int) -> tuple[Glyph, ...]:
    """Write how many positions are taken from how many strips."""
    return (Glyph("mountain", str(n)), *[Glyph("mountain", str(more))] * again)


def dice(tree: dict[str, Any]) -> tuple[Glyph, ...]:
    """Write the die, whether high or low is good, and the reward."""
    action = components.DICE.index(tree["action"])
    aim = "high" if components.AIMS_HIGH[action] else "low"
    boats = tree.get("boats", 0)
    die = Glyph(f"die-{int(components.DIE[action])}-{aim}", f"≤{boats}" if boats > 1 else "")
    reward = components.DICE_TABLES[action].data.get("reward")
    if reward is None:
        return (die, ARROW, Glyph("any-blue"), OR, Glyph("special"))
    return (die, ARROW, *(amount(step["thing"], 1, 1) for step in reward))
