"""What the phases between two decisions brought to everybody, as acts."""
# interpreted: words for people

from skali.core.acts import Act, Banner, Count, Flipped, Line, Move, Scored
from skali.core.effects.sentences import listed
from skali.core.message import Message, say, seat_name, signed
from skali.games.odin.rules.actions import ISLAND_LETTERS
from skali.games.odin.rules.components import FIRST_WEAPON, HARVEST_LEVEL, MOST_ROUNDS, THINGS
from skali.games.odin.rules.goods import CATTLE, GOODS, HARVEST, KINDS, SHEEP, SILVER
from skali.games.odin.rules.phases import income_of
from skali.games.odin.rules.scoring import LINES, score, sheet_of
from skali.games.odin.rules.state import (
    ACTIONS,
    BEFORE_INCOME,
    FEAST,
    LAMBS,
    PENALTIES,
    SCORING,
    Table,
)
from skali.games.odin.shown import motion
from skali.games.odin.shown.names import face_name, name


def phases(before: Table, after: Table) -> list[Act]:
    """Tell what came between two decisions, in the order of the phases."""
    told: list[Act] = []
    if before.phase == ACTIONS and (after.phase != ACTIONS or after.round != before.round):
        told += moose(before, after)
    if before.phase <= BEFORE_INCOME and after.phase == FEAST:
        told += [*income(after), *births(before, after)]
        told.append(banner("odin-told-feast", "odin-banner-feast"))
    if before.phase == FEAST and after.phase != FEAST:
        told += fines(before, after)
    if after.round != before.round:
        told += new_round(before, after)
    elif before.phase == FEAST and after.phase == SCORING and not after.over:
        told.append(banner("odin-told-last", "odin-banner-last"))
    return [*told, *scored(after)] if after.over else told


def banner(sentence: str, title: str, **values: int) -> Banner:
    """Announce a phase."""
    return Banner(say(sentence, **values), title=say(title, **values), follows=True)


def moose(before: Table, after: Table) -> list[Act]:
    """ODIN-095: who placed last has the moose."""
    if before.start == after.start:
        return []
    seat = int(after.start)
    sentence = say("odin-told-moose", who=seat_name(seat))
    return [Act(sentence, (Move(f"moose-{seat}", f"moose-{int(before.start)}"),), follows=True)]


def several(parts: list[tuple[int, Message]]) -> Message:
    """Say what several seats received."""
    return listed([say("odin-each", who=seat_name(seat), what=what) for seat, what in parts])


def income(after: Table) -> list[Act]:
    """ODIN-096: silver for everybody, in one act."""
    paid = [int(income_of(after, seat)) for seat in range(after.seats)]
    said: list[tuple[int, Message]] = [
        (seat, say("odin-silver-many", n=n)) for seat, n in enumerate(paid) if n
    ]
    told: list[Act] = [
        banner("odin-told-income-begins", "odin-banner-income", round=int(after.round))
    ]
    if not said:
        return told
    moves = tuple(
        motion.comes(int(SILVER), seat, min(n, 5), f"board-home-{seat}")
        for seat, n in enumerate(paid)
        if n
    )
    counts = tuple(
        Count(
            f"count-silver-{seat}", int(after.has(seat, SILVER)) - n, int(after.has(seat, SILVER))
        )
        for seat, n in enumerate(paid)
        if n
    )
    return [*told, Act(say("odin-told-income", what=several(said)), moves, counts, follows=True)]


def without_income(before: Table, seat: int, after: Table, found: dict[int, int]) -> dict[int, int]:
    """Leave out of what a seat has more what its income and its animals brought."""
    brought = {
        int(SILVER): int(income_of(after, seat)),
        int(SHEEP): int(before.of(seat, LAMBS)),
        int(CATTLE): int(before.of(seat, LAMBS + 1)),
    }
    return {thing: number - brought.get(thing, 0) for thing, number in found.items()}


def births(before: Table, after: Table) -> list[Act]:
    """ODIN-101: young that were born, and animals that expect some."""
    said: list[tuple[int, Message]] = []
    moves: list[Move] = []
    counts: list[Count] = []
    for seat in range(after.seats):
        for animal, pregnant, key in ((SHEEP, LAMBS, "sheep"), (CATTLE, LAMBS + 1, "cattle")):
            born = int(before.of(seat, pregnant))
            if born and not after.of(seat, pregnant):
                said.append((seat, say(f"odin-born-{key}", n=born)))
                moves.append(motion.comes(int(animal), seat, born, f"animal-{key}-{seat}"))
                now = int(after.has(seat, animal))
                counts.append(Count(f"count-{key}-{seat}", now - born, now))
            elif after.of(seat, pregnant) > before.of(seat, pregnant):
                said.append((seat, say(f"odin-expects-{key}")))
    if not said:
        return []
    return [Act(say("odin-told-births", what=several(said)), tuple(moves), tuple(counts),
                follows=True)]  # fmt: skip


def fines(before: Table, after: Table) -> list[Act]:
    """ODIN-118: Thing penalties for cells that stayed empty."""
    told: list[Act] = []
    for seat in range(after.seats):
        number = int(after.of(seat, PENALTIES) - before.of(seat, PENALTIES))
        if number:
            sentence = say("odin-told-fined", who=seat_name(seat), n=number)
            told.append(Act(sentence, counts=motion.fined(before, seat, after), follows=True))
    return told


# --- a new round ---


def harvest(after: Table) -> dict[int, int]:
    """ODIN-066: what everybody has harvested at the beginning of this round."""
    level = int(HARVEST_LEVEL[after.length * MOST_ROUNDS + after.round - 1])
    return {good: 1 for good in range(int(GOODS)) if 0 < HARVEST[good] <= level}


def new_round(before: Table, after: Table) -> list[Act]:
    """ODIN-122..133, ODIN-063..085: bonuses, Vikings home, harvest, a board turned, a weapon."""
    crops = harvest(after)
    told = bonus(before, after, crops)
    back = motion.going_home(before, after)
    if back:
        told.append(Act(say("odin-told-home"), back, follows=True))
    told.append(banner("odin-told-round", "odin-banner-round", round=int(after.round),
                       rounds=int(after.rounds())))  # fmt: skip
    if crops:
        what = listed([name(THINGS[crop]) for crop in crops])
        moves = tuple(
            motion.comes(crop, seat, 1, "round") for seat in range(after.seats) for crop in crops
        )
        told.append(Act(say("odin-told-harvest", what=what), moves, follows=True))
    return [*told, *turned(before, after), *armed(before, after)]


def bonus(before: Table, after: Table, crops: dict[int, int]) -> list[Act]:
    """ODIN-122: what surrounded bonuses brought, to everybody in one act."""
    said: list[tuple[int, Message]] = []
    moves: list[Move] = []
    for seat in range(after.seats):
        for thing, number in motion.differences(before, seat, after).items():
            more = number - crops.get(thing, 0)
            if thing < KINDS and more > 0:
                said.append((seat, say("odin-many", n=more, thing=name(THINGS[thing]))))
                moves.append(motion.comes(thing, seat, more, f"board-home-{seat}"))
    if not said:
        return []
    return [Act(say("odin-told-bonuses", what=several(said)), tuple(moves), follows=True)]


def turned(before: Table, after: Table) -> list[Act]:
    """ODIN-074: the board that was turned over; silver on the others."""
    told: list[Act] = []
    for letter, known in enumerate(ISLAND_LETTERS):
        if (after.turned & ~before.turned) >> letter & 1:
            sentence = say("odin-told-turned", island=face_name(int(after.face(letter))))
            told.append(Flipped(sentence, nodes=(f"island-{known}",), follows=True))
    laid = [
        Count(f"hoard-{known}", int(before.hoard[letter]), int(after.hoard[letter]))
        for letter, known in enumerate(ISLAND_LETTERS)
        if after.hoard[letter] > before.hoard[letter]
    ]
    if laid:
        told.append(Act(say("odin-told-hoards"), counts=tuple(laid), follows=True))
    return told


def armed(before: Table, after: Table) -> list[Act]:
    """ODIN-084: a weapon card for everybody."""
    said: list[tuple[int, Message]] = []
    moves: list[Move] = []
    for seat in range(after.seats):
        for thing, number in motion.differences(before, seat, after).items():
            if thing >= FIRST_WEAPON and number > 0:
                said.append((seat, name(THINGS[thing])))
                moves.append(motion.comes(thing, seat, number, "stock-weapon"))
    if not said:
        return []
    return [Act(say("odin-told-weapons", what=several(said)), tuple(moves), follows=True)]


# --- the end ---


def scored(after: Table) -> list[Act]:
    """ODIN-280..291: the score sheet, seat by seat and line by line."""
    told: list[Act] = [banner("odin-told-over", "odin-banner-over")]
    totals = [0] * after.seats
    for seat in range(after.seats):
        totals[seat] = int(score(after, seat))
        lines = tuple(
            Line(say(f"odin-sheet-{key}"), seat, int(points))
            for key, points in zip(LINES, sheet_of(after, seat), strict=True)
            if points
        )
        sentence = say("odin-told-scores", who=seat_name(seat), points=totals[seat],
                       worth=signed(totals[seat]))  # fmt: skip
        told.append(Scored(sentence, lines=lines, totals=tuple(totals), follows=True))
    return told
