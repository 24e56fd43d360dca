"""What docs/positions says of pending decisions is what the games declare, write and read.

`python -m tests.conformance.test_pending_docs GAME` prints the table for a game's page.
"""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from skali.conformance.cases import few, walk
from skali.core.forms import Elsewhere, Named, Rare, Word
from skali.core.pending import dump_frame, load_frame
from skali.core.position import Fields
from skali.core.questions import Part, Question
from skali.games import game as game_of
from skali.games import games

DOCS = Path(__file__).parents[2] / "docs" / "positions"
DOCUMENTED = [key for key in games() if (DOCS / f"{key}.md").exists()]
MANY = 8
"""A longer list of words is told by its ends."""


def questions(key: str) -> tuple[Question, ...]:
    """Return what a game asks."""
    found: tuple[Question, ...] = import_module(f"skali.games.{key}.rules.asks").QUESTIONS.all
    return found


def carried(part: Part) -> str:
    """Say what may stand in a field of a pending decision."""
    form = part.form
    if isinstance(form, Elsewhere):
        return ""
    inner = form.form if isinstance(form, Rare) else form
    if isinstance(inner, Word) and len(inner.words) > MANY:
        first, last = inner.words[0], inner.words[-1]
        rare = f"; left out where it is {first}" if inner is not form else ""
        return f"`{part.name}`: `{first}` … `{last}`{rare}"
    if isinstance(form, Named):
        return f"`{part.name}`: the name of a program"
    said = form.explain()
    return said if said.startswith(f"`{part.name}`") else f"`{part.name}`: {said}"


def line(question: Question) -> str:
    """Write the line of a question."""
    parts = "; ".join(filter(None, map(carried, question.parts)))
    return f"| `{question.name}` | {question.rule or 'goes on by itself'} | {parts} |"


@pytest.mark.parametrize("key", DOCUMENTED)
def test_the_page_lists_every_form(key: str) -> None:
    page = (DOCS / f"{key}.md").read_text(encoding="utf-8")
    missing = [line(each) for each in questions(key) if f"\n{line(each)}\n" not in page]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("key", DOCUMENTED)
def test_every_form_is_read_as_it_is_written(key: str) -> None:
    """Whatever a random game asks: the frame written down is asked again, part by part."""
    title = game_of(key)
    for case in few(title)[:3]:
        for state, _ in walk(case, 5):
            for place in range(state.common_depth()):
                written = dump_frame(state, int(state.frame_at(0, place)))
                other = state.copy()
                other.clear()
                load_frame(other, Fields(written, "pending[0]"), 0)
                again = dump_frame(other, int(other.frame_at(0, 0)))
                assert again == written


if __name__ == "__main__":
    sys.stdout.write("\n".join(line(each) for each in questions(sys.argv[1])) + "\n")
