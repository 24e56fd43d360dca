"""Games with many values changed at once: everything agrees, beside the game as it is."""

import pickle
from collections.abc import Callable

import pytest

from skali.conformance import census, positions, records, shown, told, why
from skali.conformance.cases import Case, few
from skali.core.chance import Fast
from skali.core.data import OWNER
from skali.core.errors import PositionError, RecordError
from skali.core.game import Game
from skali.core.match import Match
from skali.core.record import read, write
from skali.core.replay import verify
from skali.core.twin import from_json, to_json
from skali.games import game, games
from skali.printed.playing import limits_of, received, sent, setups, tried, with_data
from tests.printed.shaken import data_set, shaken

AGREED: tuple[Callable[[Case], None], ...] = (
    why.what_is_legal_and_what_nothing_forbids_are_the_same,
    census.everything_of_the_box_is_somewhere,
    positions.a_position_survives_writing_and_reading,
    records.a_whole_game_is_read_and_verified,
    shown.every_choice_is_a_sentence_in_every_language,
    told.every_act_is_told_in_every_language,
)
RED = {"ship.red.worth": 7, "ship.red.paid_in": "points"}


@pytest.fixture(scope="module")
def red() -> Game:
    return with_data(data_set("wikinger", RED, "Red <b>"))


@pytest.mark.parametrize("key", games())
def test_a_set_that_changes_many_values_is_played_with_every_number_of_players(key: str) -> None:
    found, form = shaken(key), limits_of(key)
    changed = [k for k, v in found.values.items() if form.values[k].component.value != v]
    assert len(changed) > len(form.asked) / 3
    title = tried(with_data(found))
    values = {component.key: component.value for component in title.components}
    assert all(values[key] == value for key, value in found.values.items() if key in values)


def by_players(key: str) -> list[Case]:
    """Return a case for each number of players, the last of the few: with what is optional."""
    return list({case.seats: case for case in few(with_data(shaken(key)))}.values())


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("check", AGREED, ids=lambda check: check.__name__)
def test_everything_agrees_with_many_values_changed(
    key: str, check: Callable[[Case], None]
) -> None:
    cases = by_players(key)
    check(cases[AGREED.index(check) % len(cases)])


@pytest.mark.slow
@pytest.mark.parametrize("key", games())
def test_every_number_of_players_agrees_what_is_legal(key: str) -> None:
    for case in by_players(key):
        why.what_is_legal_and_what_nothing_forbids_are_the_same(case)
        census.everything_of_the_box_is_somewhere(case)


def test_a_set_is_tried_with_every_number_of_players_and_every_value_of_an_option() -> None:
    odin = game("odin")
    found = list(setups(odin))
    assert {seats for seats, options in found if not options} == {*odin.seats}
    decks = {options["decks"] for _, options in found if "decks" in options}
    assert decks | {"none"} == {"none", "A", "B", "C", "AB", "AC", "BC", "ABC"}


def test_dragons_may_be_the_same() -> None:
    """Where the coloured seats are is not known: an owner may find two alike."""
    title = tried(with_data(data_set("walhalla", {"dragon.1.seat": "stern"})))
    case = few(title)[0]
    positions.a_position_survives_writing_and_reading(case)
    census.everything_of_the_box_is_somewhere(case)
    written = {
        "seats": 3,
        "stack": None,
        "fjords": [["red-stern-2 bow"], ["red-stern stern"], [], []],
    }
    assert title.load(written).dump()["fjords"][:2] == [["red-stern-2 bow"], ["red-stern stern"]]


def test_the_same_game_is_played_with_several_sets_side_by_side(red: Game) -> None:
    other = with_data(data_set("wikinger", {"ship.red.worth": 8}))
    plain = game("wikinger")
    assert len({id(plain), id(red), id(other)}) == 3
    worth = [
        next(c.value for c in title.components if c.key == "ship.red.worth")
        for title in (plain, red, other)
    ]
    assert worth == [3, 7, 8]
    assert plain.data is None
    assert with_data(data_set("wikinger", RED, "the same")) is red


def test_what_is_known_bears_no_chisel(red: Game) -> None:
    position = {"seats": 2, "players": [{"ships": ["red", "yellow"], "rows": {"scout": ["begin"]}}]}

    def marked(title: Game) -> list[str]:
        panels = title.scene(title.load(position)).panels
        nodes = [node for panel in panels for node in panel.nodes if node.mark]
        return [node.sprite for node in nodes]

    assert {"ship-red", "ship-yellow"} <= set(marked(game("wikinger")))
    assert "ship-red" not in marked(red)
    assert "ship-yellow" in marked(red)
    sources = {c.key: c.source for c in red.components}
    assert sources["ship.red.worth"] == OWNER
    assert sources["ship.yellow.worth"] == "reconstructed"


@pytest.mark.parametrize("key", games())
def test_with_everything_confirmed_nothing_bears_a_chisel(key: str) -> None:
    there = {value.key: value.component.value for value in limits_of(key).asked}
    title = with_data(data_set(key, there))
    for seats in title.seats:
        state, chance = title.new(seats), Fast(1)
        for _ in range(60):
            scene = title.scene(state, state.turn[0])
            nodes = [node for panel in scene.panels for node in panel.nodes]
            assert not [node.id for node in nodes if node.mark == "reconstructed"]
            state.apply(state.random_action(chance, state.turn[0]), chance, state.turn[0])


def test_a_position_names_its_set_and_is_refused_without_it(red: Game) -> None:
    written = red.new(2).dump()
    assert red.data is not None
    assert written["data"] == {"name": "Red <b>", "fingerprint": red.data.fingerprint}
    assert red.load(written).dump() == written
    with pytest.raises(
        PositionError, match=f"needs the data set 'Red <b>' .{red.data.fingerprint}"
    ):
        game("wikinger").load(written)
    with pytest.raises(PositionError, match="here it is 'Shaken'"):
        with_data(data_set("wikinger", {"ship.red.worth": 8})).load(written)
    assert "data" not in game("wikinger").new(2).dump()


def test_a_record_names_its_set_and_is_replayed_with_it(red: Game) -> None:
    match = Match(red, 2, chance=Fast(3))
    while not match.state.over:
        match.play(match.state.legal()[0])
    text, twin = write(match.record(), red), to_json(match.record(), red)
    assert red.data is not None
    assert f"\ndata {red.data.fingerprint} Red <b>\n" in text
    titles = {**games(), "wikinger@red": red}
    assert verify(read(text.splitlines(), titles), red).dump() == match.state.dump()
    assert verify(from_json(twin, titles), red).dump() == match.state.dump()
    with pytest.raises(RecordError, match=r"line 4.*'Red <b>'.*which is not here"):
        read(text.splitlines(), games())
    with pytest.raises(RecordError, match=r"key 'data'.*'Red <b>'.*which is not here"):
        from_json(twin, games())
    with pytest.raises(RecordError, match="which is not here"):
        verify(match.record(), game("wikinger"))
    plain = Match(game("wikinger"), 2, chance=Fast(3)).record()
    with pytest.raises(RecordError, match="without a data set"):
        verify(plain, red)


def test_other_processes_are_sent_the_set(red: Game) -> None:
    assert received(sent(red)) is red
    assert received(sent(game("wikinger"))) is game("wikinger")
    assert pickle.loads(pickle.dumps(red)) is red  # noqa: S301 - our own
