"""Words that people give: without what cannot be seen, and names that do not pass for another's."""

import hashlib
import json
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise

from skali.core.message import say
from skali.server.problems import Problem

JOINER = "\N{ZERO WIDTH JOINER}"
COLOURED = "\N{VARIATION SELECTOR-16}"
DIRECTION = "\N{LEFT-TO-RIGHT MARK}"
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters, signs and marks that show nothing, though Unicode does not call them invisible."""
PICTURES = range(0x1F000, 0x1FB00)
"""Where emoji are, also those that are younger than this Python."""
UNSEEN = ("Cc", "Cf", "Co", "Cn")
MOST_MARKS = 3
"""Accents on one letter; more are only piled up to cover other lines."""


def clean(text: str) -> str:
    """Return what can be seen of a text, in its usual form (NFKC) and on one line.

    Of joiners those stay that make one emoji of several: they cannot hide anywhere else.
    """
    kept: list[str] = []
    marks = 0
    usual = unicodedata.normalize("NFKC", text)
    for sign, following in pairwise(usual + " "):
        before = kept[-1] if kept else " "
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or sign.isspace():
            kept.append(" ")
        elif sign == COLOURED:
            kept.extend(COLOURED if is_picture(before) else "")
        elif sign == JOINER:
            kept.extend(JOINER if joins(before, following) else "")
        elif shows(sign, kind) and (marks == 0 or (marks <= MOST_MARKS and before != " ")):
            kept.append(sign)
    return " ".join(unicodedata.normalize("NFKC", "".join(kept)).split())


def shows(sign: str, kind: str) -> bool:
    """Tell whether a sign can be seen."""
    young = kind == "Cn" and ord(sign) in PICTURES
    return sign not in BLANK and (kind not in UNSEEN or young)


def is_picture(sign: str) -> bool:
    """Tell whether a sign is an emoji, or the colour of its skin."""
    return unicodedata.category(sign) == "So" or ord(sign) in PICTURES


def joins(before: str, following: str) -> bool:
    """Tell whether a joiner stands between two emoji."""
    return (is_picture(before) or before == COLOURED) and is_picture(following)


def whole(text: str, field: str) -> str:
    """Refuse what no text has in it: NUL, and halves of characters."""
    if any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in text):
        raise Problem(400, "malformed", say("hall-no-text"), field=field)
    return text


def checked(text: str, field: str, most: int) -> str:
    """Clean a text; refuse what is none, and what is too long."""
    whole(text, field)
    if len(text) > 4 * most or len(cleaned := clean(text)) > most:
        raise Problem(400, "malformed", say("hall-too-long", most=most), field=field)
    return cleaned


def said(text: str, field: str, most: int) -> str:
    """Clean a text of which something must be left."""
    cleaned = checked(text, field, most)
    if not cleaned:
        raise Problem(400, "malformed", say("hall-empty"), field=field)
    return cleaned


def named(text: str, field: str = "name", most: int = 40) -> str:
    """Clean a name; it needs a letter or a digit or a picture, not only dots and dashes."""
    cleaned = said(text, field, most)
    if not any(sign.isalnum() or is_picture(sign) for sign in cleaned):
        raise Problem(400, "malformed", say("hall-no-letters"), field=field)
    return cleaned


def fold(text: str) -> str:
    """Return the form in which names are compared: large and small letters are the same."""
    return unicodedata.normalize("NFKC", clean(text).casefold())


def numbered(text: str) -> str:
    """Return a name for a guest whose own has become that of an account."""
    return f"{text[:36]} (2)"


def likenesses(text: str) -> frozenset[str]:
    """Return marks of how a name looks; two names that share one can be taken for each other.

    Two marks, because an I looks like an l only as long as it is large.
    """
    looks = (skeleton(fold(text)), skeleton(clean(text)))
    return frozenset(hashlib.sha256(look.casefold().encode()).hexdigest() for look in looks)


def skeleton(text: str) -> str:
    """Replace every sign by the one that it looks like (UTS #39)."""
    twins = lookalikes()
    apart = unicodedata.normalize("NFD", text)
    seen = (twins.get(sign, sign) for sign in apart if sign not in (JOINER, COLOURED))
    return unicodedata.normalize("NFD", "".join(seen))


@cache
def lookalikes() -> dict[str, str]:
    """Return for every sign that has twins the one that stands for all of them.

    The table lists twins both ways. Unicode gives each sign one model, so twins form stars: the
    middle of a star stands for all of it, and of a mere pair the one that is a sequence (rn, m).
    """
    table = files("confusable_homoglyphs") / "confusables.json"
    listed: dict[str, list[dict[str, str]]] = json.loads(table.read_text(encoding="utf-8"))
    twins = {bare(sign): [bare(other["c"]) for other in others] for sign, others in listed.items()}
    found: dict[str, str] = {}
    for sign, others in twins.items():
        if len(sign) != 1 or len(others) != 1:
            continue
        model = others[0]
        alone = len(twins[model]) == 1
        found[sign] = max(sign, model, key=lambda one: (len(one), one)) if alone else model
    return found


def bare(sign: str) -> str:
    """Drop the direction marks that the table puts around letters written from the right."""
    return sign.strip(DIRECTION)
