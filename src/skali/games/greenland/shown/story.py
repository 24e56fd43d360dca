"""The acts: what a decision did, one thing after the other, and who may know it."""
# interpreted: made for people

from skali.core.acts import Act, Banner, Count, Fought, Line, Move, Scored, Shown, Side
from skali.core.bits import places
from skali.core.message import Message, say
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.actions import PROMISES, SPACE
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    DAUGHTERS,
    DISCS,
    FIRST_DAUGHTER,
    PEOPLES,
    ROWS,
)
from skali.games.greenland.rules.draft import D_FROM, D_TO
from skali.games.greenland.rules.fights import is_defender, victims
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.round import NOBODY, OVER, PHASES
from skali.games.greenland.rules.state import ON_RANK
from skali.games.greenland.shown import board, motion, rolls, words
from skali.games.greenland.shown.motion import DEAD, IDLE, Step, Walk

TOLD = ("exchange", "choose", "bury", "pay", "waive", "slaughter", "break", "bid", "hold",
        "appoint", "promote", "fetch", "evacuate", "leave", "accept", "refuse", "counter",
        "attack", "strike", "save", "pacify", "first", "wool", "discard", "domesticate", "banish",
        "kill", "burn-elder", "burn", "make", "emissary", "baptise")  # fmt: skip
"""Families with a sentence of their own; of the others what follows from them is told."""


def acts(before: Greenland, seat: int, action: int, after: Greenland) -> list[Act]:
    """Tell the action, then what changed by it, in the order of events."""
    step = Step(before, seat, action, SPACE.family_of(action).name, after)
    if before.asking() == "draft" and step.family != "exchange":
        return of_draft(step)
    first = deed(step)
    rolled = rolls.told(step)
    people = [walk for culture in in_play(step) for walk in motion.walks(step, culture)]
    told = [first] if first is not None else []
    told += [*broken(step), *fought(step), *rolled]
    told += [*round_begins(step), *consequences(step, people)]
    told += phase_begins(step)
    if after.phase == OVER and before.phase != OVER:
        told.append(the_end(step))
    return told


def in_play(step: Step) -> list[int]:
    """List the cultures that somebody leads."""
    return [culture for culture in range(PEOPLES) if step.before.master[culture] != NOBODY]


# --- what somebody did ---


def of_draft(step: Step) -> list[Act]:
    """GREEN-NEG-05: that two talk is known, not about what; the author sees what he has done."""
    before = step.before
    giver, taker = int(before.draft[D_FROM]), int(before.draft[D_TO])
    who = {"giver": words.culture(giver), "taker": words.culture(taker)}
    if step.family == "propose":
        shield = f"shield-{CULTURES[giver]}"
        moves = (Move(shield, shield, f"shield-{CULTURES[taker]}"),)
        return [Act(say("greenland-tale-offer", **who), moves)]
    if step.family == "drop":
        return [Act(say("greenland-tale-dropped", **who))]
    return []


def actor(step: Step) -> int:
    """Return the culture that did it."""
    if step.family == "exchange":
        return int(step.before.holder(SPACE.indices(step.action)[0]))
    return int(step.before.get(asks.CULTURE))


def deed(step: Step) -> Act | None:
    """Say who did what; where people were placed by it, they walk there."""
    before, ends_talks = step.before, step.family == "done" and step.before.asking() == "talk"
    if step.family not in TOLD and not ends_talks:
        return None
    values = words.values_of(before, step.action)
    if asks.CARD in before.question().parts and step.family != "exchange":
        values["spot"] = words.name_of(before, int(before.get(asks.CARD)))
    people = words.culture(actor(step))
    return Act(say(f"greenland-did-{step.family}", people=people, **values))


def fought(step: Step) -> list[Act]:
    """GREEN-164: defenders strike without dice; both sides are shown."""
    before = step.before
    if step.family != "attack":
        return []
    culture, card = actor(step), int(before.get(asks.CARD))
    if not is_defender(before, culture, card):
        return []
    others = [c for c in in_play(step) if c != culture and before.at(c, card)]
    strength = int(before.stands(culture, card))
    sides = [side_of(step, culture, "greenland-defenders", strength)]
    sides += [side_of(step, c, "greenland-raiders", int(before.at(c, card))) for c in others[:1]]
    sentence = say("greenland-tale-defends", culture=words.culture(culture),
                   card=words.name_of(before, card), number=strength)  # fmt: skip
    return [Fought(sentence, sides=tuple(sides), winner=0)] if len(sides) > 1 else []


def broken(step: Step) -> list[Act]:
    """GREEN-NEG-05: nothing forbids to attack whom one promised peace, but everybody hears it."""
    if step.family != "attack":
        return []
    culture, kept = actor(step), PROMISES.index("no-attack") + 1
    those = victims(step.before, culture, step.before.get(asks.CARD))
    return [
        Act(say("greenland-tale-broken", giver=words.culture(culture), taker=words.culture(other)))
        for other in in_play(step)
        if those >> other & 1 and step.before.promises[culture * PEOPLES + other] == kept
    ]


def side_of(step: Step, culture: int, what: str, number: int) -> Side:
    """Show one side of a fight, and how many it lost."""
    fell = int(step.after.dead[culture] - step.before.dead[culture])
    return Side(words.culture(culture), int(step.before.master[culture]),
                parts=(rolls.part(what, number),), losses=losses(fell),
                sprite=f"shield-{CULTURES[culture]}")  # fmt: skip


def losses(number: int) -> Message | None:
    """Say how many fell."""
    return say("greenland-losses", number=number) if number > 0 else None


# --- what followed ---


def consequences(step: Step, people: list[Walk]) -> list[Act]:
    """Tell who died, what was won, who was born, who went where, and which cards changed hands."""
    found: list[Act] = []
    for culture in in_play(step):
        mine = [walk for walk in people if walk.culture == culture]
        found += walked(step, culture, [w for w in mine if w.end == DEAD], "died", follows=True)
    for culture in in_play(step):
        found += discs(step, culture)
    for culture in in_play(step):
        mine = [walk for walk in people if walk.culture == culture]
        found += walked(step, culture, [w for w in mine if w.start == DEAD], "born", follows=True)
        rest = [w for w in mine if DEAD not in (w.start, w.end)]
        found += walked(step, culture, [w for w in rest if w.end == IDLE], "home", follows=True)
        found += walked(step, culture, [w for w in rest if w.end != IDLE], "goes", follows=False)
    for culture in in_play(step):
        found += [Act(say("greenland-tale-hand", culture=words.culture(culture),
                          card=words.card(card)), moves)
                  for card, moves in motion.to_hand(step, culture)]  # fmt: skip
        found += [Act(say("greenland-tale-card", culture=words.culture(culture),
                          card=words.half(card)), moves)
                  for card, moves in motion.card_moves(step, culture)]  # fmt: skip
    return [*found, *weddings(step), *promises(step), *fates(step), *rows_changed(step)]


def walked(step: Step, culture: int, those: list[Walk], how: str, *, follows: bool) -> list[Act]:
    """Let people walk, in one act."""
    if not those:
        return []
    number = sum(walk.number for walk in those)
    names: tuple[str, ...] = (IDLE, DEAD) if how in ("died", "born") else (IDLE,)
    values: dict[str, int | str | Message] = {"culture": words.culture(culture), "number": number}
    if how == "goes":
        values["place"] = place_name(step, those[0])
        values["leader"] = int(is_led(step, culture, those[0]))
    moves = motion.moves_of(step, those)
    counted = motion.counts(step, culture, names)
    return [Act(say(f"greenland-tale-{how}", **values), moves, counted, follows=follows)]


def is_led(step: Step, culture: int, walk: Walk) -> bool:
    """Tell whether the leader is among those who went."""
    new = int(step.after.leader[culture])
    if new == step.before.leader[culture]:
        return False
    return walk.end == (CARDS[new] if new < len(CARDS) else f"rank-{CULTURES[culture]}-"
                        f"{new - int(ON_RANK) + 1}")  # fmt: skip


def place_name(step: Step, walk: Walk) -> Message:
    """Name where somebody went."""
    if walk.end.startswith("rank-"):
        _, name, rank = walk.end.split("-")
        return words.title(step.after, CULTURES.index(name), int(rank) - 1)
    return words.name_of(step.after, CARDS.index(walk.end))


def discs(step: Step, culture: int) -> list[Act]:
    """Tell which discs came and went, all of a culture in one act."""
    counted: tuple[Count, ...] = motion.counts(step, culture, DISCS)
    if not counted:
        return []
    told = []
    for disc, name in enumerate(DISCS):
        change = int(step.after.discs[culture * 3 + disc] - step.before.discs[culture * 3 + disc])
        if change:
            what = say(f"greenland-disc-{name}")
            sign = "+" if change > 0 else "\N{MINUS SIGN}"
            told.append(say("greenland-change", change=f"{sign}{abs(change)}", disc=what))
    sentence = say("greenland-tale-discs", culture=words.culture(culture), what=words.listed(told))
    return [Act(sentence, counts=counted, follows=True)]


def weddings(step: Step) -> list[Act]:
    """Tell who married whom."""
    found: list[Act] = []
    for daughter in range(DAUGHTERS):
        husband = int(step.after.husband[daughter])
        if husband not in (step.before.husband[daughter], NOBODY):
            bride = words.card(int(FIRST_DAUGHTER) + daughter)
            sentence = say("greenland-tale-wed", culture=words.culture(husband), bride=bride)
            found.append(Act(sentence))
    return found


def promises(step: Step) -> list[Act]:
    """GREEN-NEG-05: promises of a deal are told to everybody."""
    found: list[Act] = []
    for pair in range(PEOPLES * PEOPLES):
        kind = int(step.after.promises[pair])
        if kind and kind != step.before.promises[pair]:
            giver, taker = divmod(pair, int(PEOPLES))
            what = say(f"greenland-what-{PROMISES[kind - 1]}")
            found.append(Act(say("greenland-tale-promise", giver=words.culture(giver),
                                 taker=words.culture(taker), what=what)))  # fmt: skip
    return found


def fates(step: Step) -> list[Act]:
    """Tell who was converted, and who is extinct."""
    found: list[Act] = []
    for culture in in_play(step):
        who = words.culture(culture)
        if step.after.is_monotheist(culture) and not step.before.is_monotheist(culture):
            found.append(rolls.flipped(say("greenland-tale-converts", culture=who), culture))
        if step.before.lives(culture) and not step.after.lives(culture):
            found.append(Banner(say("greenland-tale-extinct", culture=who),
                                title=say("greenland-tale-extinct", culture=who)))  # fmt: skip
    return found


# --- rounds, rows, phases ---


def rows_changed(step: Step) -> list[Act]:
    """Tell which cards left, came and turned cold, and that the New World turned."""
    before, after = step.before, step.after
    found = [Act(say("greenland-tale-gone", card=words.card(card)), moves, follows=True)
             for card, moves in motion.leavers(step)]  # fmt: skip
    found += [Act(say("greenland-tale-comes", card=words.card(card)), moves, follows=True)
              for card, moves in motion.comers(step)]  # fmt: skip
    cooled = places(after.cold & before.laid & after.laid & ~before.cold)
    if cooled:
        those = words.listed([words.card(card) for card in cooled])
        edges = tuple(Move(f"ice-{name}") for row, name in enumerate(ROWS)
                      if before.warm[row] != after.warm[row])  # fmt: skip
        found.append(Act(say("greenland-tale-cools", card=those), edges, follows=True))
    for card in places((after.hostile ^ before.hostile) & before.laid & after.laid):
        turned = "hostile" if after.hostile >> card & 1 else "peaceful"
        found.append(rolls.turned(say(f"greenland-turns-{turned}", card=words.card(card)), card))
    return found


def round_begins(step: Step) -> list[Act]:
    """A new event is revealed for all to see."""
    after = step.after
    if after.round == step.before.round:
        return []
    event = words.event(int(after.event))
    title = say("greenland-round", round=int(after.round), rounds=int(after.round + after.left))
    sentence = say("greenland-tale-event", round=int(after.round), event=event)
    return [Banner(sentence, title=title),
            Shown(say("greenland-tale-shown", event=event), sprite="event",
                  node="event", follows=True)]  # fmt: skip


def phase_begins(step: Step) -> list[Act]:
    """A phase of the round begins: placing, talks, the hunt, livestock, elders."""
    names = [next((name for name, _, parts in board.STEPS if PHASES[t.phase] in parts), "")
             for t in (step.before, step.after)]  # fmt: skip
    if names[0] == names[1] or names[1] == "event" or step.after.phase == OVER:
        return []
    title = say(f"greenland-phase-{names[1]}")
    return [Banner(say("greenland-tale-phase", phase=title), title=title, follows=True)]


def the_end(step: Step) -> Act:
    """All points line by line."""
    after = step.after
    lines = tuple(
        Line(say(f"greenland-sheet-{key}"), seat, points)
        for key, row in after.sheet().items()
        if key != "total"
        for seat, points in enumerate(row)
        if points
    )
    totals = tuple(int(after.score(seat)) for seat in range(after.seats))
    return Scored(say("greenland-tale-over"), lines=lines, totals=totals)
