"""The end of a raid: cards are shown, everything scores line by line, and all comes home."""
# interpreted: words for people

from skali.core.acts import Act, Count, Line, Move, Scored, Shown
from skali.core.bits import places
from skali.core.message import Message, say
from skali.games.walhalla.rules import preparation
from skali.games.walhalla.rules.cards import score_laid
from skali.games.walhalla.rules.components import FJORDS, LETTERS, RAIDS, TONGUES
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.scoring import score_final, score_tongue, score_wheat
from skali.games.walhalla.rules.state import CAT_FIELDS, LINES
from skali.games.walhalla.shown.choices import field_id
from skali.games.walhalla.shown.mat import MOST_BACKS, held
from skali.games.walhalla.shown.pieces import card_sprite, kinds_in
from skali.games.walhalla.shown.words import card, colour, listed, who


def end_of_raid(before: Walhalla, now: Walhalla, after: Walhalla) -> list[Act]:
    """WAL-079, WAL-088..107: tell it step by step, as the rules go on from the last landing."""
    told = [*laid_cards(now, after), *scorings(now)]
    return told if after.over else [*told, *preparing(before, now, after)]


def laid_cards(now: Walhalla, after: Walhalla) -> list[Act]:
    """Tell which cards were laid: each is held up for all to see, and is spent."""
    told: list[Act] = []
    for seat in range(int(now.seats)):
        backs = range(held(after, seat), min(held(now, seat), MOST_BACKS))
        for number, (kind, _) in enumerate(kinds_in(now.laid[seat])):
            sentence = say("walhalla-told-laid", who=who(seat), cards=card(kind))
            moves = tuple(Move(f"back-{seat}-{back}", end="discard") for back in backs[number:][:1])
            sprite = card_sprite(kind)
            told.append(Shown(sentence, moves, sprite=sprite, node="discard", follows=True))
    return told


# --- scoring ---


def scorings(now: Walhalla) -> list[Act]:
    """Tell line by line what everything scores; after the last raid fields and Walhalla too."""
    told: list[Act] = []
    old = points(now)
    score_laid(now)
    told += scored("walhalla-sheet-cards", old, points(now))
    old = points(now)
    score_wheat(now)
    told += scored("walhalla-sheet-wheat", old, points(now))
    for tongue in range(int(TONGUES)):
        old = points(now)
        score_tongue(now, tongue)
        told += scored("walhalla-tongue", old, points(now), tongue=LETTERS[tongue])
    if now.raid == RAIDS:
        old = points(now)
        score_final(now)
        fields = [had + line(now, seat, CAT_FIELDS) for seat, had in enumerate(old)]
        told += scored("walhalla-sheet-fields", old, fields)
        told += scored("walhalla-sheet-walhalla", fields, points(now))
    return told


def points(now: Walhalla) -> list[int]:
    """Return everybody's points."""
    return [int(each) for each in now.points]


def line(now: Walhalla, seat: int, category: int) -> int:
    """Return a line of the score sheet."""
    return int(now.ledger[seat * int(LINES) + category])


def scored(id_: str, old: list[int], new: list[int], **values: str) -> list[Act]:
    """Tell what a line of the score sheet gives to whom, if to anybody."""
    name = say(id_, **values)
    more = [now - then for then, now in zip(old, new, strict=True)]
    gains = [(seat, points) for seat, points in enumerate(more) if points]
    if not gains:
        return []
    return [
        Scored(
            say("walhalla-told-scored", line=name, gains=listed(counted(more))),
            counts=tuple(Count(f"points-{seat}", old[seat], new[seat]) for seat, _ in gains),
            lines=tuple(Line(name, seat, points) for seat, points in gains),
            totals=tuple(new),
            follows=True,
        )
    ]


# --- between two raids ---


def preparing(before: Walhalla, now: Walhalla, after: Walhalla) -> list[Act]:
    """WAL-088..099: tell who goes to Asgard, who comes back, which heroes depart."""
    told = [
        *cleared(before, now, after),
        collected(before),
        Act(
            say("walhalla-told-start", who=who(int(after.start))),
            (Move(f"start-{after.start}", f"start-{before.start}"),),
            follows=True,
        ),
    ]
    preparation.clear_the_land(now)
    earlier = now.copy()
    preparation.reinforce(now)
    told += reinforced(earlier, now)
    return [*told, *departed(before, earlier, now, after)]


def cleared(before: Walhalla, now: Walhalla, after: Walhalla) -> list[Act]:
    """WAL-088, WAL-089: tell how many leave the land; those on wheat stay."""
    moves: list[Move] = []
    gone = [int(now.held[seat] & ~after.held[seat]) for seat in range(int(now.seats))]
    for seat, fields in enumerate(gone):
        for number, field in enumerate(places(fields), start=int(now.asgard[seat])):
            start = f"{field_id(field)}-viking"
            if not before.held[seat] >> field & 1:
                start = field_id(field)
            if number < after.asgard[seat]:
                moves.append(Move(f"asgard-{seat}-{number}", start))
            elif start.endswith("-viking"):
                moves.append(Move(start, end=f"asgard-{seat}"))
    each = counted([fields.bit_count() for fields in gone])
    return [Act(say("walhalla-told-cleared", counts=listed(each)), tuple(moves), follows=True)]


def counted(numbers: list[int]) -> list[Message]:
    """Say how many of each colour, of none but those that are."""
    found = [
        say("walhalla-gain", colour=colour(seat), points=n) for seat, n in enumerate(numbers) if n
    ]
    return found or [say("walhalla-nobody")]


def collected(before: Walhalla) -> Act:
    """WAL-090: tell that all dragons are shuffled again."""
    moves = tuple(
        Move(f"moored-{fjord}-{berth}", end="stack")
        for fjord in range(int(FJORDS))
        for berth in range(int(before.fleet[fjord]))
    )
    return Act(say("walhalla-told-fleet"), moves, follows=True)


def reinforced(earlier: Walhalla, now: Walhalla) -> list[Act]:
    """WAL-094..098: tell how many come back to Midgard."""
    more = [int(now.midgard[seat] - earlier.midgard[seat]) for seat in range(int(now.seats))]
    if not any(more):
        return []
    moves = [
        Move(f"midgard-{seat}-{int(earlier.midgard[seat]) + number}", f"asgard-{seat}")
        for seat, come in enumerate(more)
        for number in range(come)
    ]
    told = say("walhalla-told-reinforced", counts=listed(counted(more)))
    return [Act(told, tuple(moves), follows=True)]


def departed(before: Walhalla, earlier: Walhalla, now: Walhalla, after: Walhalla) -> list[Act]:
    """WAL-099: tell how many heroes of every colour leave Walhalla; some are new in Asgard."""
    had = [int(each) for each in now.walhalla]
    preparation.heroes_depart(now)
    leaving = had[0] - int(now.walhalla[0])
    if not leaving:
        return []
    moves: list[Move] = []
    for seat in range(int(now.seats)):
        places_ = iter(range(int(earlier.asgard[seat]), int(after.asgard[seat])))
        for number in range(int(now.walhalla[seat]), min(had[seat], int(before.walhalla[seat]))):
            hero, place = f"walhalla-{seat}-{number}", next(places_, None)
            moves.append(
                Move(hero, end=f"asgard-{seat}")
                if place is None
                else Move(f"asgard-{seat}-{place}", hero)
            )
    return [Act(say("walhalla-told-depart", count=leaving), tuple(moves), follows=True)]
