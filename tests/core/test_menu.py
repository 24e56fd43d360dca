"""The menu: one form of what is legal for lists, random choice and membership."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core.bits import array
from skali.core.chance import Fast
from skali.core.menu import POLICY, ROOM, WORD, Menu

FAMILY = 3 * WORD
ACTIONS = st.sets(st.integers(0, 40 * FAMILY - 1), max_size=120)


def filled(actions: set[int], order: st.DataObject | None = None) -> Menu:
    """Offer actions as families do: a run for every word in which there are any."""
    firsts = {action - action % WORD for action in actions}
    menu = Menu()
    for first in sorted(firsts) if order is None else order.draw(st.permutations(sorted(firsts))):
        menu.add(first, sum(1 << a - first for a in actions if first <= a < first + WORD))
    return menu


def test_an_empty_menu_offers_nothing() -> None:
    menu = Menu()
    menu.add(5, 0)
    assert (menu.size(), menu.actions(), menu.has(5)) == (0, [], False)


@given(ACTIONS, st.data())
def test_a_menu_is_the_sorted_list_of_its_actions(actions: set[int], data: st.DataObject) -> None:
    menu = filled(actions, data)
    assert menu.actions() == sorted(actions)
    assert menu.size() == len(actions)
    assert [menu.nth(index) for index in range(len(actions))] == sorted(actions)
    near = {action + step for action in actions for step in (-WORD, -1, 0, 1, WORD)}
    assert {action for action in near if menu.has(action)} == actions


def test_runs_come_in_the_order_of_their_numbers_whatever_was_offered_first() -> None:
    menu = Menu()
    menu.one(90)
    menu.add(10, 0b101)
    menu.some(40, 3)
    assert menu.actions() == [10, 12, 40, 41, 42, 90]


@pytest.mark.parametrize("size", [0, 1, WORD - 1, WORD, WORD + 1, 5 * WORD + 7])
def test_a_row_of_actions_may_be_longer_than_a_word(size: int) -> None:
    menu = Menu()
    menu.some(7, size)
    assert menu.actions() == list(range(7, 7 + size))


def test_a_large_set_is_offered_word_by_word() -> None:
    menu = Menu()
    menu.words(100, array([1 | 1 << WORD - 1, 0, 0b10]))
    assert menu.actions() == [100, 100 + WORD - 1, 100 + 2 * WORD + 1]


def test_a_menu_grows_when_it_needs_more_room() -> None:
    menu = Menu()
    actions = list(range(0, 4 * ROOM * 100, 100))
    for action in reversed(actions):
        menu.one(action)
    assert menu.actions() == actions
    assert menu.nth(3 * ROOM) == 3 * ROOM * 100


def test_a_cleared_menu_can_be_used_again() -> None:
    menu = Menu()
    menu.some(0, 200)
    menu.clear()
    assert menu.size() == 0
    menu.one(4)
    assert menu.actions() == [4]


@given(ACTIONS.filter(bool), st.integers(0, 1000))
def test_a_random_choice_is_one_draw_among_the_list(actions: set[int], seed: int) -> None:
    expected = sorted(actions)[Fast(seed).below(POLICY, len(actions))]
    assert filled(actions).pick(Fast(seed)) == expected


def test_every_action_is_equally_likely() -> None:
    menu, chance = filled({3, 4, 61, 62, 500}), Fast(1)
    drawn = [int(menu.pick(chance)) for _ in range(5000)]
    assert {action: 900 < drawn.count(action) < 1100 for action in drawn} == dict.fromkeys(
        (3, 4, 61, 62, 500), True
    )
