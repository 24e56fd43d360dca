"""Questions as data: where their parts lie, and what a dispatch demands of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core.actions import ActionSpace, Family
from skali.core.chance import Chance, Fast
from skali.core.errors import PartError, PositionError, StackError
from skali.core.forms import Flag, Form, Marks, Packed, Whole, Word
from skali.core.message import Refusal
from skali.core.pending import load_pending
from skali.core.position import Fields
from skali.core.questions import HEAD_BITS, WORD_BITS, Answer, Dispatch, Part, Question, Questions
from skali.core.state import State
from tests.toys import runes

SPACE = ActionSpace(Family("go"), Family("wait"), Family("shout"))


def part(name: str, form: Form | None = None) -> Part:
    return Part(name, form or Whole(0, 7))


def guide_of(*questions: Question, depth: int = 4) -> Dispatch:
    answers: list[Answer[State]] = [Answer(question) for question in questions]
    return Dispatch(SPACE, Questions(*questions), answers, depth=depth)


def table(*questions: Question, depth: int = 4) -> State:
    return State(runes.GAME, 3, guide_of(*questions, depth=depth))


# --- parts ---


def test_parts_are_packed_and_found_by_name() -> None:
    low, sail, flag = part("low", Whole(-5, 5)), part("sail", Word(("red", "blue"))), Flag()
    furled = part("furled", flag)
    ask = Question("ask", "RULE-1", ("go",), (low, sail, furled))
    state = table(ask)
    state.push(ask, 0b101, low.at(-5) | sail.at(1) | furled.at(1))
    assert [state.get(each) for each in (low, sail, furled)] == [-5, 1, 1]
    state.put(low, 5)
    assert [state.get(each) for each in (low, sail, furled)] == [5, 1, 1]
    assert (state.asking(), state.turn) == ("ask", (0, 2))


@pytest.mark.parametrize("value", [-6, 6, 99])
def test_a_part_takes_no_number_beyond_its_form(value: int) -> None:
    """Beyond it lies the neighbour's room."""
    low, beside = part("low", Whole(-5, 5)), part("beside")
    ask = Question("ask", "RULE-1", ("go",), (low, beside))
    state = table(ask)
    state.push(ask, 0b1, low.at(0) | beside.at(3))
    with pytest.raises(PartError, match=f"'low' goes from -5 to 5, so it cannot be {value}"):
        low.at(value)
    with pytest.raises(PartError, match="'low'"):
        state.put(low, value)
    assert (state.get(low), state.get(beside)) == (0, 3)


class Boastful(Form):
    """A form that reads more than it says."""

    high = 3

    def read(self, name: str, entry: Fields) -> int:
        return entry.integer(name, 0, -9, 9)


@pytest.mark.parametrize("value", [4, 9, -1])
def test_a_written_number_without_room_spoils_nothing_beside_it(value: int) -> None:
    boast, beside = part("boast", Boastful()), part("beside")
    ask = Question("ask", "RULE-1", ("go",), (boast, beside))
    state = table(ask)
    with pytest.raises(PositionError, match="must be from 0 to 3") as caught:
        load_pending(state, [Fields({"ask": "ask", "boast": value, "beside": 2}, "pending[0]")], 0)
    assert caught.value.field == "pending[0].boast"
    state = table(ask)
    load_pending(state, [Fields({"ask": "ask", "boast": 3, "beside": 2}, "pending[0]")], 0)
    assert (state.get(boast), state.get(beside)) == (3, 2)


def test_a_part_of_several_places_is_read_and_changed_place_by_place() -> None:
    seen, hurt = Part("seen", Marks(("a", "b", "c"))), Part("hurt", Packed(3, bits=4))
    ask = Question("ask", parts=(seen, hurt))
    state = State(runes.GAME, 2, Dispatch(SPACE, Questions(ask), (Answer(ask),)))
    state.ask(ask, 0, hurt.at(hurt.some(1, 9) + hurt.some(2, 15)))
    state.mark(seen, 2)
    state.mark(seen, 2)
    assert [state.get_of(hurt, place) for place in range(3)] == [0, 9, 15]
    assert [state.get_of(seen, place) for place in range(3)] == [0, 0, 1]
    state.put(hurt, state.get(hurt) - hurt.some(1, 2))
    assert hurt.of(state.get(hurt), 1) == 7


def test_a_shared_part_lies_at_one_place_and_meets_no_other() -> None:
    shared, first, second = part("shared"), part("first"), part("second")
    one = Question("one", "RULE-1", ("go",), (first, shared))
    other = Question("other", "RULE-1", ("go",), (shared, second))
    Questions(one, other)
    for question in (one, other):
        taken = [
            place
            for each in question.parts
            for place in range(each.shift, each.shift + each.width)
        ]  # fmt: skip
        assert len(set(taken)) == len(taken)
        assert min(taken) >= HEAD_BITS


def test_parts_that_never_meet_may_lie_at_the_same_place() -> None:
    mine, yours = part("mine"), part("yours")
    Questions(
        Question("one", "RULE-1", ("go",), (mine,)), Question("other", "RULE-1", ("go",), (yours,))
    )
    assert (mine.word, mine.shift) == (yours.word, yours.shift)


def test_parts_that_need_it_take_several_words() -> None:
    wide = [part(f"wide-{number}", Whole(0, (1 << 40) - 1)) for number in range(3)]
    small = part("small")
    ask, plain = Question("ask", "RULE-1", ("go",), (*wide, small)), Question("plain", "RULE-1")
    state = table(ask, plain)
    assert [each.word for each in wide] == [0, 1, 2]
    assert small.word == 0
    assert all(each.shift + each.width <= WORD_BITS for each in (*wide, small))
    for number in range(2):
        state.ask(ask, number)
        for each in wide:
            state.put(each, (1 << 40) - 1 - number)
        state.put(small, 5 + number)
    state.ask(plain, 2)
    state.pop()
    assert [state.get(each) for each in (*wide, small)] == [(1 << 40) - 2] * 3 + [6]
    state.pop()
    assert [state.get(each) for each in (*wide, small)] == [(1 << 40) - 1] * 3 + [5]
    state.pop()
    state.ask(ask, 1)
    assert [state.get(each) for each in wide] == [0, 0, 0]


@given(st.lists(st.tuples(st.integers(-99, 99), st.integers(0, 1 << 30)), min_size=1, max_size=9))
def test_any_layout_keeps_every_value(bounds: list[tuple[int, int]]) -> None:
    parts = [part(str(n), Whole(low, low + more)) for n, (low, more) in enumerate(bounds)]
    ask = Question("ask", "RULE-1", ("go",), tuple(parts))
    state = table(ask)
    state.push(ask, 0b111)
    for choose in (min, max):
        for each, (low, more) in zip(parts, bounds, strict=True):
            state.put(each, choose(low, low + more))
        assert [state.get(each) for each in parts] == [choose(low, low + m) for low, m in bounds]
        assert (state.asking(), state.actors()) == ("ask", 0b111)


# --- asking ---


def test_a_stack_that_runs_over_says_what_would_be_right() -> None:
    ask = Question("ask", "RULE-1", ("go",))
    state = table(ask, depth=2)
    state.ask(ask, 0)
    state.ask(ask, 1)
    with pytest.raises(StackError, match=r"more than 2 questions wait at once.*larger depth"):
        state.ask(ask, 2)


def test_a_question_to_several_goes_when_the_last_has_answered() -> None:
    ask = Question("ask", "RULE-1", ("go",))
    state = table(ask)
    state.push(ask, 0b111)
    assert not state.answered(1)
    assert state.turn == (0, 2)
    assert not state.answered(0)
    assert state.answered(2)
    assert state.over


class Shrug(Answer[State]):
    """Leaves no choice to seat 0."""

    def force(self, t: State, seat: int, chance: Chance) -> bool:
        if seat == 0:
            t.pop()
        return seat == 0


class Later(Answer[State]):
    """Asks the next seat."""

    def resume(self, t: State, seat: int, chance: Chance) -> None:
        t.pop()
        t.ask(t.dispatch.questions.by_name["forced"], 1)


def test_what_waits_or_leaves_no_choice_goes_on_by_itself() -> None:
    forced = Question("forced", "RULE-1", ("go",), forced=True)
    waits = Question("waits", "RULE-1")
    dispatch = Dispatch(SPACE, Questions(forced, waits), (Shrug(forced), Later(waits)))
    state = State(runes.GAME, 2, dispatch)
    state.ask(waits, 0)
    state.ask(forced, 0)
    state.settle(Fast(0))
    assert (state.asking(), state.turn, state.depth) == ("forced", (1,), 1)


def test_a_family_that_does_not_answer_is_refused_by_the_question() -> None:
    ask = Question("ask", "RULE-1", ("go",), against={"shout": "RULE-2"})
    answer: Answer[State] = Answer(ask)
    dispatch = Dispatch(SPACE, Questions(ask), (answer,))
    assert [dispatch.fits(answer, action) for action in range(3)] == [True, False, False]
    state = table(ask)
    assert answer.rule(state) == "RULE-1"
    assert ask.against == {"shout": "RULE-2"}


def test_the_core_refuses_with_the_rule_of_the_question() -> None:
    state = runes.GAME.new(2, chance=Fast(1))
    assert state.asking() == "look"
    assert state.why_not("cast ash") == Refusal("RUN-1")


# --- what a dispatch demands ---


def test_two_questions_cannot_have_the_same_name() -> None:
    with pytest.raises(TypeError, match="same name"):
        Questions(Question("ask"), Question("ask"))


def test_there_cannot_be_too_many_questions() -> None:
    with pytest.raises(TypeError, match="there can be 256 questions, not 257"):
        Questions(*(Question(str(number)) for number in range(257)))


def test_every_question_needs_something_that_answers() -> None:
    with pytest.raises(TypeError, match="nothing answers the question 'ask'"):
        Dispatch(SPACE, Questions(Question("ask", "RULE-1", ("go",))), ())


def test_a_question_can_only_be_answered_by_families_of_the_game() -> None:
    with pytest.raises(TypeError, match=r"'ask' is answered by unknown \['fly'\]"):
        guide_of(Question("ask", "RULE-1", ("go", "fly")))
