"""What a decision did, act by act: the deed, what it brought to whom, a new round, the end."""
# interpreted: words for people

from skali.core.acts import (
    Act,
    Banner,
    Count,
    Dealt,
    Flipped,
    Fought,
    Laid,
    Line,
    Move,
    Scored,
    Shown,
    Side,
    Summand,
)
from skali.core.effects.sentences import listed
from skali.core.message import Message, say, seat_name
from skali.games.karvi.effects.programs import RAID_DAMAGE
from skali.games.karvi.effects.vocabulary import CATEGORIES, LINES
from skali.games.karvi.rules import components
from skali.games.karvi.rules.actions import SPACE
from skali.games.karvi.rules.state import OVER, Table
from skali.games.karvi.rules.trading import tile_of
from skali.games.karvi.shown import motion, tales
from skali.games.karvi.shown.motion import Step
from skali.games.karvi.shown.names import raid_name, warrior_name

SILENT = ("done", "end", "now", "later")
TOLD_IN_FULL = ("exchange", "gather", "pour", "raise", "heal", "draw", "draw-two", "keep")
"""Deeds whose own sentence says what they brought, apart from points."""
LAYING = ("place", "engrave", "build", "stone", "cover")
TURNING = ("heal", "wound", "hurt")
SHOWING = ("play", "receive", "take")
DRAWING = ("draw", "draw-two", "keep", "discard")


def acts(before: Table, seat: int, action: int, after: Table) -> list[Act]:
    """Tell the deed, what it brought, a new round, and the end."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    step = Step(before, seat, family, here, after)
    told: list[Act] = []
    if family not in SILENT:
        [sentence] = tales.tell(before, seat, action, after)
        told += deed(step, sentence)
    if after.phase == OVER:
        return [*told, *final_scores(before, after)]
    for other in range(int(after.seats)):
        told += laid(step, other)
        told += gains(step, other)
    new = motion.opened(step)
    if new:
        told.append(Flipped(say("karvi-story-display", n=len(new)), nodes=new, follows=True))
    if after.round != before.round:
        begins = say("karvi-story-round", round=int(after.round))
        told.append(Banner(begins, title=begins, follows=True))
    return told


# --- the deed ---


def deed(step: Step, sentence: Message) -> list[Act]:
    """Tell a deed with what it moved on the boards and on the own mat."""
    seat, family = step.seat, step.family
    moves = (*motion.dice(step), *motion.ships(step))
    spent = tuple(count for count in motion.counts(step, seat) if count.new < count.old)
    if family in DRAWING:
        return cards(step, sentence)
    if family in LAYING:
        moves += (*motion.buildings(step), *motion.equipped(step, seat))
        return [Laid(sentence, moves, spent)]
    if family in SHOWING:
        return [showing(step, sentence, moves, spent)]
    if family == "raid":
        return [raid(step, sentence)]
    crew = motion.crew(step, seat)
    if family in TURNING:
        if not crew.turned:
            return [Act(sentence, tuple(crew.gone))]
        nodes = tuple(move.piece for move in crew.turned)
        return [Flipped(sentence, (*crew.turned, *crew.gone), nodes=nodes)]
    if family in TOLD_IN_FULL:
        moves += (*motion.goods(step, seat), *crew.raised)
        spent = tuple(each for each in motion.counts(step, seat) if each.node != f"points-{seat}")
    return [Act(sentence, moves, spent)]


def showing(
    step: Step, sentence: Message, moves: tuple[Move, ...], spent: tuple[Count, ...]
) -> Shown:
    """Hold up a card that is played or received, or a tile that is taken."""
    seat = step.seat
    if step.family == "play":
        card = step.here[1]
        kind = components.KINDS[components.CARD_KIND[card]]
        played = f"played-{seat}-{kind}"
        moves += (Move(played, f"held-{seat}-{components.BACKS[components.CARD_BACK[card]]}"),)
        return Shown(sentence, moves, spent, sprite=f"kind-{kind}", node=played)
    if step.family == "receive":
        moves += (Move(f"received-{seat}", step.source),)
        return Shown(sentence, moves, spent, node=step.source)
    taken = motion.tile_taken(step)
    return Shown(sentence, (*moves, taken), spent, node=taken.piece)


def cards(step: Step, sentence: Message) -> list[Act]:
    """Tell of cards that come or go: their owner sees faces, the others see backs."""
    seat = step.seat
    if step.family == "discard":
        counts = motion.counts(step, seat)
        return [
            Act(sentence, motion.discarded(step, own=True), counts, only=seat),
            Act(sentence, motion.discarded(step, own=False), counts, but=seat),
        ]
    own = (*motion.looked_at(step), *motion.faces(step, seat))
    return [
        Dealt(sentence, own, only=seat),
        Dealt(sentence, tuple(motion.backs(step, seat)), but=seat),
    ]


def raid(step: Step, sentence: Message) -> Fought:
    """KARVI-126, KARVI-127: the strength of the crew against that of a place, and the damage."""
    before, seat, sort = step.before, step.seat, step.here[0]
    need, damage, name = (
        int(components.FRANCIA_STRENGTH),
        int(components.FRANCIA_DAMAGE),
        say("karvi-fight-francia"),
    )
    if sort < components.TRADE_SORTS:
        tile = int(
            tile_of(before, seat, int(components.TRADE_SORTS) + sort) - components.TRADE_TILES
        )
        need, damage = int(components.TILE_STRENGTH[tile]), int(components.TILE_DAMAGE[tile])
        name = raid_name(before, int(components.TRADE_SORTS) + sort)
    for kind in range(len(components.TILE_KINDS)):
        shown = before.tiles[seat * len(components.TILE_KINDS) + kind]
        damage += int(RAID_DAMAGE[shown]) if shown >= 0 else 0
    crew = [kind for kind, _ in motion.warriors(before, seat)]
    parts = tuple(Summand(warrior_name(kind), kind % motion.INJURED + 1) for kind in crew)
    losses = say("karvi-fight-damage", n=damage)
    needed = (Summand(say("karvi-fight-needed"), need),)
    sides = (
        Side(seat_name(seat), seat, parts, losses=losses),
        Side(name, parts=needed, sprite="place-raid"),
    )
    changed = motion.crew(step, seat)
    return Fought(sentence, (*changed.turned, *changed.gone), sides=sides, winner=0)


# --- what it brought ---


def laid(step: Step, seat: int) -> list[Act]:
    """Tell which tile went onto a track, and what that unlocks; which stone was set at last."""
    told: list[Act] = []
    for track, slot, moves in motion.tiles_laid(step, seat):
        sentence = say(f"karvi-story-laid-{track}", seat=seat_name(seat), slot=slot)
        told.append(Laid(sentence, moves, gains=(say(f"karvi-upgrade-{track}-{slot}"),)))
    set_ = () if step.family in LAYING else tuple(motion.equipped(step, seat))
    if set_:
        told.append(Laid(say("karvi-story-set", seat=seat_name(seat)), set_))
    return told


def gains(step: Step, seat: int) -> list[Act]:
    """Tell what a seat has more than before, and from where it came."""
    before, after = step.before, step.after
    own = seat == step.seat
    won = points_won(before, seat, after)
    counts = [count for count in motion.counts(step, seat) if count.new > count.old]
    moves: tuple[Move, ...] = ()
    if own and step.family in TOLD_IN_FULL:
        counts = [count for count in counts if count.node == f"points-{seat}"]
    else:
        won = [*things_won(before, seat, after), *won]
        crew = motion.crew(step, seat)
        moves = (*motion.goods(step, seat), *motion.freed(step, seat), *crew.come)
        if not own or step.family not in (*TURNING, "raid"):
            moves += (*crew.turned, *crew.raised)
    if not won:
        return []
    told = say("karvi-story-gains", seat=seat_name(seat), gains=listed(won))
    hidden = () if own and step.family in DRAWING else motion.faces(step, seat)
    if not hidden:
        return [Act(told, moves, tuple(counts))]
    backs = tuple(motion.backs(step, seat))
    return [
        Act(told, (*moves, *hidden), tuple(counts), only=seat),
        Act(told, (*moves, *backs), tuple(counts), but=seat),
    ]


def points_won(before: Table, seat: int, after: Table) -> list[Message]:
    """Name the points that a seat has more than before."""
    points = int(after.points[seat] - before.points[seat])
    return [say("karvi-step-points", n=points)] if points > 0 else []


def things_won(before: Table, seat: int, after: Table) -> list[Message]:
    """Name the things that a seat has more of than before."""
    pairs = {
        "karvi-fur": (before.fur, after.fur),
        "karvi-silver": (before.silver, after.silver),
        "karvi-gold": (before.gold, after.gold),
        "karvi-step-provisions": (before.provisions, after.provisions),
        "karvi-won-strength": (before.strength, after.strength),
    }
    more = {id_: int(now[seat] - then[seat]) for id_, (then, now) in pairs.items()}
    more["karvi-step-beer"] = beer(after, seat) - beer(before, seat)
    held = int(after.hand[seat]).bit_count() - int(before.hand[seat]).bit_count()
    more["karvi-won-cards"] = held
    return [say(id_, n=number) for id_, number in more.items() if number > 0]


def beer(t: Table, seat: int) -> int:
    """Count the beer on a seat's dice."""
    return int(t.beer[2 * seat] + t.beer[2 * seat + 1])


# --- the end ---


def final_scores(before: Table, after: Table) -> list[Act]:
    """Tell the final scoring, seat by seat and line by line."""
    end = say("karvi-story-end")
    told: list[Act] = [Banner(end, title=say("karvi-story-end-title"), follows=True)]
    totals = [int(points) for points in before.points]
    for seat in range(int(after.seats)):
        lines, booked = [], []
        for line in range(CATEGORIES.index("runestones"), int(LINES)):
            points = int(after.ledger[seat * LINES + line])
            if points:
                what = say(f"karvi-sheet-{CATEGORIES[line]}")
                lines.append(say("karvi-story-line", what=what, points=points))
                booked.append(Line(what, seat, points))
        if lines:
            old, totals[seat] = totals[seat], int(after.points[seat])
            told.append(
                Scored(
                    say("karvi-story-final", seat=seat_name(seat), lines=listed(lines)),
                    counts=(Count(f"points-{seat}", old, totals[seat]),),
                    lines=tuple(booked),
                    totals=tuple(totals),
                    follows=True,
                )
            )
    return told
