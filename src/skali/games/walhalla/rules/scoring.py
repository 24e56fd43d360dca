"""The end of a raid: cards, wheat, tongues; in the end also fields and Walhalla."""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count, zeros
from skali.games.walhalla.rules import cards, components
from skali.games.walhalla.rules.state import CAT_FIELDS, CAT_TONGUES, CAT_WALHALLA, CAT_WHEAT, Table


def score_raid(t: Table) -> None:
    """WAL-079: cards, wheat, tongues."""
    cards.score_laid(t)
    score_wheat(t)
    for tongue in range(components.TONGUES):
        score_tongue(t, tongue)


def score_wheat(t: Table) -> None:
    """WAL-061, WAL-080: every own viking on wheat, more with every raid."""
    wheat = t.of_terrain(components.WHEAT)
    for seat in range(t.seats):
        t.book(seat, CAT_WHEAT, components.WHEAT_POINTS[t.raid - 1] * count(t.held[seat] & wheat))


def visible_strength(t: Table, seat: i64, tongue: i64) -> i64:
    """WAL-081: own vikings, and the bonuses of their villages."""
    vikings = t.held[seat] & components.TONGUE << components.REACH * tongue
    return count(vikings) + t.villages(vikings)


def strength(t: Table, seat: i64, tongue: i64) -> i64:
    """WAL-073, WAL-081: what everybody sees, and laid cards."""
    return visible_strength(t, seat, tongue) + cards.extra_on_tongue(t, seat, tongue)


def score_tongue(t: Table, tongue: i64) -> None:
    """WAL-082..087: the outer tip for most, the inner tip for second most; nothing for nobody."""
    strengths = zeros(t.seats)
    for seat in range(t.seats):
        strengths[seat] = strength(t, seat, tongue)
    award(t, CAT_TONGUES, strengths, 1, t.outer[tongue], t.inner[tongue])


def heroes(t: Table) -> vec[i64]:
    """WAL-074, WAL-093: what everybody has in Walhalla, laid cards included."""
    found = zeros(t.seats)
    for seat in range(t.seats):
        found[seat] = t.walhalla[seat] + cards.extra_in_walhalla(t, seat)
    return found


def award(t: Table, line: i64, sums: vec[i64], least: i64, first: i64, second: i64) -> None:
    """WAL-082..087, WAL-104..107: first and second place, ties shared and rounded up."""
    most = least - 1
    next_most = least - 1
    for seat in range(t.seats):
        if sums[seat] > most:
            next_most = most
            most = sums[seat]
        elif sums[seat] != most and sums[seat] > next_most:
            next_most = sums[seat]
    if most < least:
        return
    winners = having(t, sums, most)
    if winners > 1:
        pay(t, line, sums, most, (first + second + winners - 1) // winners)
        return
    pay(t, line, sums, most, first)
    if next_most >= least:
        tied = having(t, sums, next_most)
        pay(t, line, sums, next_most, (second + tied - 1) // tied)


def having(t: Table, sums: vec[i64], value: i64) -> i64:
    """Count the seats with a sum."""
    found: i64 = 0
    for seat in range(t.seats):
        if sums[seat] == value:
            found += 1
    return found


def pay(t: Table, line: i64, sums: vec[i64], value: i64, points: i64) -> None:
    """Give points to every seat with a sum."""
    for seat in range(t.seats):
        if sums[seat] == value:
            t.book(seat, line, points)


def score_final(t: Table) -> None:
    """WAL-103..107: a point for every field held, then the ranking in Walhalla."""
    for seat in range(t.seats):
        t.book(seat, CAT_FIELDS, components.FIELD_POINTS * count(t.held[seat]))
    least: i64 = 0 if t.zero_ranks != 0 else 1
    award(t, CAT_WALHALLA, heroes(t), least, components.WALHALLA_FIRST, components.WALHALLA_SECOND)
