import json
from pathlib import Path

import pytest

from skali.arena import Summary, simulate, simulation
from skali.arena.simulation import BLIND_CHUNK, Plan, cut
from skali.core.errors import OptionError
from skali.core.record import read
from skali.core.replay import verify
from skali.games import game, games
from tests.toys import runes

GAMES = 3 * BLIND_CHUNK - 60
WIKINGER = game("wikinger")


def without_time(summary: Summary) -> dict[str, object]:
    found = summary.to_json()
    del found["seconds"], found["decisions_per_second"]
    return found


def test_the_summary_is_plain_data() -> None:
    found = simulate(WIKINGER, 20, seats=3, bots=["random"], options={}, seed=1).to_json()
    assert json.loads(json.dumps(found)) == found
    assert set(found) == {
        "games", "aim", "decisions", "seconds", "decisions_per_second", "score", "mean_length",
        "win_share", "bots",
    }  # fmt: skip
    assert found["games"] == 20
    assert found["mean_length"] == found["decisions"] / 20
    assert sum(found["win_share"]) == pytest.approx(1, abs=0.001)
    score = found["score"]
    for low, mean, high in zip(score["min"], score["mean"], score["max"], strict=True):
        assert low < mean < high
    [bot] = found["bots"]
    assert bot["bot"] == "random"
    assert bot["games"] == 60
    assert bot["share"] == pytest.approx(1 / 3, abs=0.001)
    assert bot["low"] < bot["share"] < bot["high"]


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start other processes however little there is to do."""
    monkeypatch.setattr(simulation, "WORTH_A_PROCESS", 0)


@pytest.mark.usefixtures("many")
def test_several_processes_find_the_same() -> None:
    seen: list[int] = []
    alone = simulate(WIKINGER, GAMES, seed=4)
    together = simulate(WIKINGER, GAMES, seed=4, jobs=2, progress=seen.append)
    assert without_time(alone) == without_time(together)
    assert sum(seen) == GAMES


@pytest.mark.usefixtures("many")
def test_several_processes_think_and_write_the_same(tmp_path: Path) -> None:
    bots = ["greedy", "mcts:10"]
    alone = simulate(runes.GAME, 4, seats=2, bots=bots, rotate=True)
    together = simulate(runes.GAME, 4, seats=2, bots=bots, rotate=True, jobs=2, records=tmp_path)
    assert without_time(alone) == without_time(together)
    assert len(list(tmp_path.iterdir())) == 4


def test_records_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    summary = simulate(WIKINGER, 3, seats=2, options={"advanced": True}, seed=7, records=folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"wikinger-7-0000{n}.record" for n in range(3)]
    records = [read(file.read_text("utf-8").splitlines(), games()) for file in files]
    assert sum(len(record.entries) for record in records) == summary.decisions
    for record in records:
        verify(record, WIKINGER)


def test_rotation_gives_every_bot_every_seat_of_every_deal(tmp_path: Path) -> None:
    bots = ["greedy", "random", "random"]
    simulate(runes.GAME, 6, seats=3, bots=bots, seed=2, records=tmp_path, rotate=True)
    lines = [file.read_text("utf-8").splitlines() for file in sorted(tmp_path.iterdir())]
    greedy = [next(line for line in text if line.endswith("greedy")) for text in lines]
    assert greedy == ["player 0 greedy", "player 2 greedy", "player 1 greedy"] * 2
    setups = [text[text.index("begin") + 1 : text.index("begin") + 3] for text in lines]
    assert setups[0] == setups[1] == setups[2] != setups[3] == setups[4] == setups[5]


@pytest.mark.parametrize(
    ("players", "turns"), [("aaaa", 1), ("abab", 2), ("abcd", 4), ("aaab", 4), ("ab", 2)]
)
def test_no_order_is_played_twice_for_one_deal(players: str, turns: int) -> None:
    assert Plan(WIKINGER, tuple(players), {}, 0, rotate=True, records=None).turns() == turns
    assert Plan(WIKINGER, tuple(players), {}, 0, rotate=False, records=None).turns() == 1


def test_progress_is_told_as_it_goes() -> None:
    seen: list[int] = []
    simulate(WIKINGER, 20, seats=2, bots=["random"], progress=seen.append)
    assert sum(seen) == 20


def test_work_is_cut_into_chunks_worth_their_way() -> None:
    assert [len(chunk) for chunk in cut(range(1000), 2, 200)] == [200] * 5
    assert [len(chunk) for chunk in cut(range(5, 15), 2, 1)] == [1] * 10
    assert max(len(chunk) for chunk in cut(range(100_000), 2, 200)) == 1562
    assert sum(len(chunk) for chunk in cut(range(100_001), 3, 200)) == 100_001
    assert list(cut(range(0), 1, 200)) == []


def test_wrong_options_are_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="has no option 'magic'"):
        simulate(WIKINGER, 1, options={"magic": True})


def test_nothing_cannot_be_summed_up() -> None:
    with pytest.raises(OptionError, match="at least one game"):
        simulate(WIKINGER, 0)
    with pytest.raises(OptionError, match="at least one game"):
        simulate(WIKINGER, 1, jobs=0)
