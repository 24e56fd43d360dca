"""What a decision did, act by act: the sentences of the story with the pieces that moved."""
# interpreted: words for people

from collections.abc import Iterable, Sequence
from dataclasses import replace

from skali.core.acts import Act, Banner, Dealt, Laid, Line, Move, Scored
from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import FIGURE
from skali.games.wikinger.rules.components import (
    COLOURS,
    FIGURE_OF_ROW,
    FIGURES,
    ROWS,
    SLOTS,
    SPECIAL_KINDS,
    SPECIALS,
)
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import is_large
from skali.games.wikinger.rules.state import CATEGORIES, LINES, NOWHERE, Table
from skali.games.wikinger.shown import story
from skali.games.wikinger.shown.words import aboard, the_figure

IN_HAND = ("start", "place")
"""What is asked while a bought tile and its figure are in hand."""


def acts(before: Wikinger, seat: int, action: int, after: Wikinger) -> list[Act]:
    """Tell the deed, what it set off, scorings, the end, and the next round."""
    follows = [
        *said(story.leftovers(before, action, after)),
        *said(story.rebuildings(before, after)),
        *scorings(before, after),
        *ending(before, after),
        *next_round(before, after),
        *offer(before, after),
    ]
    return [
        *deed(before, seat, action, after),
        *landings(before, after),
        *(replace(act, follows=True) for act in follows),
    ]


def said(sentences: list[Message]) -> list[Act]:
    """Tell what is only said."""
    return [Act(sentence) for sentence in sentences]


# --- the deed ---


def deed(before: Table, seat: int, action: int, after: Table) -> list[Act]:
    """Tell the decision itself with what it moved."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    moves: tuple[Move, ...] = ()
    if family == "buy" and after.asking() in IN_HAND:
        moves = (Move("held-tile", f"slot-{here[0]}-tile"),
                 Move("held-figure", f"slot-{here[0]}-figure"))  # fmt: skip
    elif family == "place":
        moves = (Move(f"cell-{seat}-{here[0]}-{here[1]}", "held-tile"),
                 *ashore(before, seat, after, "held-figure"))  # fmt: skip
    elif family == "start":
        moves = (Move(f"cell-{seat}-{here[0] + 1}-0", f"start-tile-{seat}"),)
    elif family == "mainland":
        moves = ashore(before, seat, after, "held-figure")
    elif family == "ferry" and after.asking() == "land":
        moves = embarked(seat, after)
    elif family == "remove":
        moves = laid_figures(before, after, range(int(COLOURS)))
    elif family == "lay":
        return [
            Act(sentence, laid_figures(before, after, [colour]))
            for colour, sentence in story.laid_colours(before, seat, action, after)
        ]
    elif family == "take":
        kind = SPECIALS[here[0]]
        moves = (Move(f"special-{seat}-{kind}", f"open-{kind}-0"),)
    kind_of = Laid if family in ("place", "start") else Act
    return [kind_of(sentence, moves) for sentence in story.deed(before, seat, action)]


def embarked(seat: int, after: Table) -> tuple[Move, ...]:
    """Move the figures that are in the boat there, from the mainland."""
    return tuple(
        Move(f"aboard-{FIGURES[colour]}-{number}", f"waiting-{seat}-{FIGURES[colour]}")
        for colour, figures in enumerate(aboard(after))
        for number in range(figures)
    )


def ashore(before: Table, seat: int, after: Table, start: str) -> tuple[Move, ...]:
    """Move the figure that now waits on the mainland there."""
    colour = int(before.get(FIGURE))
    here = seat * int(COLOURS) + colour
    if after.waiting[here] <= before.waiting[here]:
        return ()
    return (Move(f"waiting-{seat}-{FIGURES[colour]}", start),)


def landings(before: Table, after: Table) -> list[Act]:
    """Tell which figures now stand on islands, and from where they came."""
    told: list[Act] = []
    asked = before.asking()
    landed = [0] * int(COLOURS)
    for place in range(len(after.figures)):
        seat, row = divmod(place, int(ROWS))
        for column in places(after.figures[place] & ~before.figures[place]):
            colour = int(FIGURE_OF_ROW[row])
            start = origin(before, seat, colour, asked, landed[colour])
            landed[colour] += 1
            sentence = say(
                "wikinger-told-land",
                who=seat_name(seat),
                figure=the_figure(colour),
                column=column,
            )
            told.append(Act(sentence, (Move(f"figure-{seat}-{row}-{column}", start),)))
    return told


def origin(before: Table, seat: int, colour: int, asked: str, number: int) -> str:
    """Name where a figure was before it settled: in hand, in the boat, or on the mainland."""
    if asked == "land":
        return f"aboard-{FIGURES[colour]}-{number}"
    if before.waiting[seat * int(COLOURS) + colour] and asked not in ("settle", *IN_HAND):
        return f"waiting-{seat}-{FIGURES[colour]}"
    return "held-figure"


# --- scorings ---


def scorings(before: Wikinger, after: Wikinger) -> list[Act]:
    """Tell a small scoring of all at once, a large one seat by seat and line by line."""
    seats = story.seats_scored(before, after)
    if seats and not is_large(before.round):
        gold = [line for seat in seats for line in gold_line(before, after, seat)]
        return [Scored(story.small_scoring(before, after), lines=tuple(gold))]
    return [
        Scored(
            story.large_scoring(before, after, seat),
            lines=(
                *gold_line(before, after, seat),
                *lines(before, after, [seat], range(int(LINES))),
            ),
            totals=totals(after),
        )
        for seat in seats
    ]


def gold_line(before: Wikinger, after: Wikinger, seat: int) -> tuple[Line, ...]:
    """List the gold that a seat received in a scoring, if any."""
    gold = story.paid(before, after, seat)
    return (Line(say("wikinger-line-coin"), seat, gold),) if gold else ()


def ending(before: Wikinger, after: Wikinger) -> list[Act]:
    """Tell the final scoring line by line, then who has won."""
    sentences = story.ending(before, after)
    if not sentences:
        return []
    final = lines(before, after, range(int(after.seats)), story.FINAL_LINES)
    scored = [
        Scored(sentence, lines=(line,)) for sentence, line in zip(sentences, final, strict=False)
    ]
    title = say("wikinger-told-final-scoring")
    return [Banner(title, title=title), *scored, *said(sentences[len(final) :])]


def lines(
    before: Table, after: Table, seats: Iterable[int], which: Iterable[int]
) -> tuple[Line, ...]:
    """List what seats gained, line by line of the score sheet."""
    found = []
    for line in which:
        for seat in seats:
            points = story.booked(before, after, seat, int(line))
            if points:
                found.append(Line(say(f"wikinger-sheet-{CATEGORIES[line]}"), seat, points))
    return tuple(found)


def totals(after: Table) -> tuple[int, ...]:
    """Return everybody's points."""
    return tuple(int(points) for points in after.points)


def next_round(before: Table, after: Table) -> list[Act]:
    """Tell that a round begins, and which special tiles were opened."""
    sentences = story.next_round(before, after)
    if not sentences:
        return []
    title = say("wikinger-told-banner", round=int(after.round))
    opened = [kind for kind in range(int(SPECIAL_KINDS)) if after.open[kind] > before.open[kind]]
    shown = [
        Act(sentence, (Move(f"open-{SPECIALS[kind]}-0", "stack"),))
        for kind, sentence in zip(opened, sentences[1:], strict=True)
    ]
    return [Banner(sentences[0], title=title), *shown]


def offer(before: Table, after: Table) -> list[Act]:
    """Tell that figures are drawn from the bag, and what now lies around the wheel."""
    told: list[Act] = []
    fresh = after.round != before.round
    if fresh and any(after.drawn):
        drawn = [
            Move(f"drawn-{FIGURES[colour]}-figure", "bag", number=int(figures))
            for colour, figures in enumerate(after.drawn)
            if figures
        ]
        told.append(Dealt(say("wikinger-told-drawn"), tuple(drawn)))
    moves: list[Move] = []
    for slot in range(int(SLOTS)):
        if after.wheel_tile[slot] != NOWHERE and (fresh or before.wheel_tile[slot] == NOWHERE):
            moves.append(Move(f"slot-{slot}-tile", "stack"))
            if fresh and after.wheel_figure[slot] != NOWHERE:
                moves.append(Move(f"slot-{slot}-figure", "bag"))
    return [*told, Dealt(say("wikinger-told-offer"), tuple(moves))] if moves else told


def laid_figures(before: Table, after: Table, colours: Sequence[int]) -> tuple[Move, ...]:
    """Move the figures that now lie around the wheel there, from those that were drawn."""
    return tuple(
        Move(f"slot-{slot}-figure", f"drawn-{FIGURES[colour]}-figure")
        for slot, colour in enumerate(after.wheel_figure)
        if colour in colours and before.wheel_figure[slot] == NOWHERE and before.drawn[colour]
    )
