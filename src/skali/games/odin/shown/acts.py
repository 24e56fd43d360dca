"""What a decision did, act by act: the deed, what it brought, and the phases that follow it."""
# interpreted: words for people

from skali.core.acts import Act, Die, Laid, Move, Rolled, Summand
from skali.core.effects.sentences import listed
from skali.core.message import Message, say, seat_name
from skali.games.odin.rules import asks, dice
from skali.games.odin.rules.actions import LAY, SPACE
from skali.games.odin.rules.banquet import FOODS
from skali.games.odin.rules.boards import (
    BONUS_COUNT,
    BONUSES,
    FACES,
    FIRST_STONE_HOUSE,
    HOME_PLOT,
    LETTERS,
    STONE_HOUSE_BONUS,
    row_of,
)
from skali.games.odin.rules.components import (
    AIMS_HIGH,
    COLUMN,
    MATERIAL,
    SHIPS,
    SPACE_TABLES,
    SPACES,
    THINGS,
    WEAPON,
)
from skali.games.odin.rules.goods import NAMES, SWORD, TILES
from skali.games.odin.rules.places import column_at, plot_of, row_at
from skali.games.odin.rules.state import ARMOURY, FEAST, Table
from skali.games.odin.rules.stores import is_free
from skali.games.odin.rules.yields import bonuses, income, minus
from skali.games.odin.shown import motion, rounds
from skali.games.odin.shown.choices import LAYING, describe
from skali.games.odin.shown.grounds import grid_id
from skali.games.odin.shown.motion import Step
from skali.games.odin.shown.names import face_name, name, space_name, thing_name
from skali.games.odin.shown.sentences import space_text, steps_of

TURNS = ("place", "imitate")
"""With these a turn begins, and no roll lies there any more."""
PRICED = sum(
    1 << number
    for number, space in enumerate(SPACE_TABLES)
    if any(
        cost["do"] == "spend"
        for step in steps_of(space.data["effect"])
        for cost in steps_of(step.get("cost", []))
    )
)
"""Spaces on which something is paid; what others bring is told when it comes."""
SILENT = ("done", "roll", "hold")
"""Deeds that are told by what follows from them; a thing in hand, once it lies somewhere."""


def acts(before: Table, seat: int, action: int, after: Table) -> list[Act]:
    """Tell what was done, what luck brought, and what the phases brought to everybody."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    step = Step(before, seat, family, here, after)
    told: list[Act] = []
    if family in LAYING:
        told.append(laid(step, action))
    elif family not in SILENT:
        what = placed(family, here[0]) if family in TURNS else describe(before, action, seat)
        told.append(deed(step, say("odin-told", who=seat_name(seat), deed=what)))
    told += thrown(step)
    if family not in LAYING and after.round == before.round:
        told += gains(step)
    told += [*explored(step), *built(step)]
    told += rounds.phases(before, after)
    if not told and family == "done":
        return [Act(say("odin-told-ready", who=seat_name(seat)))]
    return told


# --- the deed ---


def placed(family: str, space: int) -> Message:
    """ODIN-086: name a space and its Vikings, with what it does only where that has a price."""
    values: dict[str, int | str | Message] = {
        "space": space_name(SPACES[space]),
        "vikings": int(COLUMN[space]),
    }
    if PRICED >> space & 1:
        return say(f"odin-use-{family}", **values, effect=space_text(space))
    return say(f"odin-put-{family}", **values)


def deed(step: Step, sentence: Message) -> Act:
    """Tell a deed with the Vikings it placed and what was paid for it."""
    before, seat, after = step.before, step.seat, step.after
    moves = motion.vikings(step) if step.family in ("place", "imitate", "fail") else ()
    if after.round != before.round or after.phase != before.phase:
        return Act(sentence, moves)
    lost = {t: n for t, n in motion.differences(before, seat, after).items() if n < 0}
    if step.family == "serve":
        food, _, cell = step.here
        [thing] = lost or {NAMES.index(FOODS[food]): -1}
        dish = Move(f"dish-{cell + 1}-{seat}", motion.sign(thing, seat))
        return Laid(sentence, (dish,), motion.counts(before, seat, after, lost))
    goal = paid_to(step)
    moves += tuple(motion.goes(thing, seat, -n, goal) for thing, n in lost.items())
    return Act(sentence, moves, motion.counts(before, seat, after, lost))


def paid_to(step: Step) -> str:
    """Name where a payment goes."""
    if step.family == "buy":
        return f"ship-{SHIPS[step.here[0]]}-{step.seat}"
    if step.family in ("arm", "store"):
        return f"bay-{step.seat}"
    return step.source


def laid(step: Step, action: int) -> Act:
    """ODIN-049: tell what was laid where, and what that brings."""
    before, seat, after = step.before, step.seat, step.after
    place = action - int(LAY)
    plot = int(plot_of(place))
    thing = next(t for t, n in motion.differences(before, seat, after).items() if n < 0)
    row, column = int(row_at(place, plot)), int(column_at(place, plot))
    sentence = say("odin-told", who=seat_name(seat), deed=describe(before, action, seat))
    node = f"laid-{grid_id(seat, plot)}-{THINGS[thing]}-{row}-{column}"
    lost = motion.counts(before, seat, after, {thing: -1})
    move = Move(node, motion.sign(thing, seat))
    return Laid(sentence, (move,), lost, gains=tuple(brought(before, seat, plot, after)))


def brought(before: Table, seat: int, plot: int, after: Table) -> list[Message]:
    """ODIN-097, ODIN-122, ODIN-290: say what a newly covered board brings."""
    face, at = int(after.face(plot)), int(row_of(seat, plot))
    found: list[Message] = []
    old, new = (int(income(t.land, at, face)) for t in (before, after))
    if old != new:
        found.append(say("odin-tell-income", old=old, new=new))
    had, has = (int(bonuses(t.land, at, face)) for t in (before, after))
    for index in range(int(BONUS_COUNT[face])):
        if has & ~had & 1 << index:
            found += [
                say("odin-tell-bonus", thing=gift_name(g)) for g in BONUSES[face][index].gives
            ]
    old, new = (int(minus(t.land, at, face)) for t in (before, after))
    if old != new:
        found.append(say("odin-tell-minus", old=old, new=new))
    return found


def gift_name(gift: int) -> Message:
    """Name what a bonus gives."""
    return name("stone_house") if gift == STONE_HOUSE_BONUS else thing_name(gift)


# --- dice ---


def thrown(step: Step) -> list[Act]:
    """ODIN-214: tell a roll, what changes it, and what it is compared with."""
    before, seat, after = step.before, step.seat, step.after
    fallen = int(after.fallen)
    lay = 0 if step.family in TURNS else int(before.fallen)
    if fallen == lay or not fallen:
        return []
    asked = after.asks(asks.ROLL)
    action, result = int(dice.fallen_action(fallen)), int(dice.fallen_result(fallen))
    rolled, ore = int(dice.fallen_number(fallen)), int(dice.fallen_ore(fallen))
    high = bool(AIMS_HIGH[action])
    table = after if asked else before  # a failure is consoled before it is told
    against = least_sword(table) if high else means(table, seat, action)
    won = result >= against if high else result <= against
    parts = (Summand(name("ore"), ore if high else -ore),) if ore else ()
    values: dict[str, int | Message] = {
        "who": seat_name(seat),
        "n": rolled,
        "result": result,
        "against": against,
    }
    end = "" if asked else "-free" if not high and result == 0 else "-vain"
    return [
        Rolled(
            say(f"odin-told-rolled-{'high' if high else 'low'}{end}", **values),
            () if asked or step.family != "roll" else motion.vikings(step),
            dice=(Die(str(rolled), again=int(dice.fallen_count(fallen)) > 1),),
            parts=parts,
            against=against,
            success=won,
        )
    ]


def means(t: Table, seat: int, action: int) -> int:
    """ODIN-230: count the material and weapons that can pay for a low result."""
    return int(t.has(seat, MATERIAL[action]) + t.of(seat, ARMOURY + WEAPON[action]))


def least_sword(t: Table) -> int:
    """ODIN-220: return the least result that wins a spoil."""
    found = [int(SWORD[tile]) for tile in range(int(TILES)) if SWORD[tile] > 0 and is_free(t, tile)]
    return min(found, default=0)


# --- what it brought ---


def gains(step: Step) -> list[Act]:
    """Tell what a seat has more than before, and from where it came."""
    before, seat, after = step.before, step.seat, step.after
    found = motion.differences(before, seat, after)
    if before.phase < FEAST <= after.phase:
        found = rounds.without_income(before, seat, after, found)
    more = {t: n for t, n in found.items() if n > 0}
    if not more:
        return []
    what = listed([say("odin-many", n=n, thing=name(THINGS[t])) for t, n in more.items()])
    moves = tuple(motion.comes(t, seat, n, step.source, int(after.decks)) for t, n in more.items())
    sentence = say("odin-told-received", who=seat_name(seat), what=what)
    return [Act(sentence, moves, motion.counts(before, seat, after, more))]


def explored(step: Step) -> list[Act]:
    """ODIN-239: tell which island was explored."""
    told: list[Act] = []
    for letter in range(int(LETTERS)):
        owner = int(step.after.owner[letter])
        if step.before.owner[letter] < 0 <= owner:
            island = face_name(int(step.after.face(letter)))
            sentence = say("odin-told-explored", who=seat_name(owner), island=island)
            told.append(Laid(sentence, (Move(f"board-plot-{letter}", f"island-{'abcd'[letter]}"),)))
    return told


def built(step: Step) -> list[Act]:
    """ODIN-176, ODIN-177: tell which houses were built."""
    told: list[Act] = []
    for plot in range(int(FIRST_STONE_HOUSE), int(HOME_PLOT)):
        owner = int(step.after.owner[plot])
        if step.before.owner[plot] < 0 <= owner:
            key = FACES[int(step.after.face(plot))]
            sentence = say("odin-told-received", who=seat_name(owner), what=name(key))
            told.append(Laid(sentence, (Move(f"board-plot-{plot}", f"stock-{key}"),), follows=True))
    return told
