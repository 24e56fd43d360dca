"""Records: readable, and any damage is named with its line."""

import json
from typing import Any

import pytest

from skali.core.chance import Fast, Sealed
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.match import Match
from skali.core.record import Reader, Record, read, write
from skali.core.replay import replay, verify
from skali.core.twin import from_json, to_json
from tests.toys import runes

GAMES: dict[str, Game] = {"runes": runes.GAME}

TEXT = """\
skali-record 1
game runes
rules 1
seats 2
option rounds 2
option open_omen false
player 0 Aud
player 1 Ívar
begin
~ setup 1
~ stones ash ash elk birch elk ash ice
1 1 wait
2 0 cast elk
undo 1
# seat 0 has thought again
2 0 cast ash
3 1 cast elk
~ stones ash birch
4 0 look
5 0 cast elk
6 1 cast ash
= 7cfa7d981ba76384
scores 3 3
places 1 1
end
"""


def lines() -> list[str]:
    return TEXT.splitlines()


def damaged(number: int, text: str | None) -> list[str]:
    """Replace a line, counted from 1, or take it away."""
    return [*lines()[: number - 1], *([] if text is None else [text]), *lines()[number:]]


def test_a_record_reads_like_a_game() -> None:
    record = read(lines(), GAMES)
    assert record.players == ["Aud", "Ívar"]
    assert record.options == {"rounds": 2, "open_omen": False}
    assert len(record.entries) == 8
    state = verify(record, runes.GAME)
    assert state.over
    without_comment = "\n".join(line for line in lines() if not line.startswith("#")) + "\n"
    assert write(record, runes.GAME) == without_comment


@pytest.mark.parametrize(
    ("number", "text", "problem"),
    [
        (1, "skali-record 2", "expected 'skali-record 1'"),
        (1, None, "expected 'skali-record 1'"),
        (2, "game chess", "unknown game 'chess'; known: runes"),
        (2, "gaem runes", "unknown header 'gaem'"),
        (3, "game runes", "'game' stands twice"),
        (4, "seats two", "expected a whole number, found 'two'"),
        (4, "seats 999999999999999", "expected a whole number"),
        (5, "option rounds", "expected JSON"),
        (5, "option rounds {", "expected JSON"),
        (6, "option rounds 3", "'option rounds' stands twice"),
        (7, "player 5 Aud", "there is no seat '5'"),
        (7, "player x Aud", "there is no seat 'x'"),
        (8, "player 0 Ívar", "'player 0' stands twice"),
        (7, "position 5", "'position' must be a JSON object"),
        (7, "position [", "expected JSON"),
        (9, "1 1 wait", "unknown header '1'; the moves start after 'begin'"),
        (10, "~ weather 1", "unknown stream 'weather'; known: setup, stones"),
        (10, "~ setup", "stream 'setup' lacks its outcomes"),
        (10, "~ setup one", "expected a whole number, found 'one'"),
        (11, "~ stones ash oak", "'oak' is no outcome of 'stones'"),
        (12, "2 1 wait", "expected decision 1, found 2"),
        (12, "1 1", "'number seat action'"),
        (12, "1", "'number seat action'"),
        (12, "one 1 wait", "expected a whole number, found 'one'"),
        (12, "1 one wait", "expected a whole number, found 'one'"),
        (12, "= 7cfa7d981ba76384", "must follow a decision"),
        (12, "undo 0", "cannot go back to 0: 0 decisions stand"),
        (14, "undo 2", "cannot go back to 2: 2 decisions stand"),
        (14, "undo -1", "cannot go back to -1"),
        (14, "undo", "expected a whole number, found ''"),
        (15, "~ stones ash", "luck cannot follow an undo"),
        (15, "= 7cfa7d981ba76384", "must follow a decision"),
        (22, "= 123", "16 hexadecimal digits"),
        (23, "= 7cfa7d981ba76384", "one at most"),
        (23, "scores 3", "expected 2 scores, found 1"),
        (23, "scores 3 x", "expected a whole number, found 'x'"),
        (23, "places 1 1", "'places' must follow 'scores'"),
        (24, "scores 3 3", "'scores' stands twice"),
        (24, "7 0 cast ash", "only 'places' and 'end' may follow 'scores'"),
        (24, "~ stones ash", "only 'places' and 'end' may follow 'scores'"),
    ],
)
def test_a_damaged_line_is_named_when_it_is_read(
    number: int, text: str | None, problem: str
) -> None:
    with pytest.raises(RecordError) as caught:
        read(damaged(number, text), GAMES)
    assert caught.value.line == number
    assert problem in str(caught.value)
    assert f"line {number}" in str(caught.value)


@pytest.mark.parametrize(
    ("number", "line", "problem"),
    [
        (2, 8, "lacks 'game'"),
        (3, 8, "lacks 'rules'"),
        (4, 8, "lacks 'seats'"),
        (24, 25, "'places'"),
    ],
)
def test_a_missing_line_is_noticed_where_it_is_needed(number: int, line: int, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(damaged(number, None), GAMES)
    assert (caught.value.line, problem in str(caught.value)) == (line, True)


def test_a_record_may_break_off_anywhere_but_not_unnoticed() -> None:
    for length in range(len(lines())):
        with pytest.raises(RecordError, match="stops before its 'end'") as caught:
            read(lines()[:length], GAMES)
        assert caught.value.line == length + 1


def test_nothing_follows_the_end() -> None:
    with pytest.raises(RecordError, match="nothing may follow 'end'") as caught:
        read([*lines(), "7 0 wait"], GAMES)
    assert caught.value.line == 26
    read([*lines(), "", "# but a word may"], GAMES)


@pytest.mark.parametrize(
    ("number", "text", "line", "problem"),
    [
        (5, "option rounds 9", 5, "option 'rounds' cannot be 9"),
        (5, "option rownds 2", 5, "no option 'rownds'"),
        (10, "~ setup 2", 9, "the script says 2 where only 0 to 1 is possible"),
        (10, "~ setup 1 1", 9, "the script has stream 0 where the game draws 1"),
        (10, "# no luck", 9, "the script has stream 1 where the game draws 0"),
        (11, "~ stones ash ash elk", 9, "the script ends before a draw from stream 1"),
        (11, "~ stones ice ice ice ice ice ice ice", 9, "of which the bag has none"),
        (11, "~ stones ash ash elk birch elk ash ice ash", 9, "1 outcomes are written"),
        (12, "1 0 wait", 12, "SKALI-2"),
        (12, "1 1 cast ash", 12, "RUN-1"),
        (12, "1 1 weight", 12, "expected one of 'wait'"),
        (12, "1 -7 wait", 12, "SKALI-2"),
        (13, "2 0 cast ice", 13, "RUN-2"),
        (18, "# no luck", 17, "the script ends before a draw"),
        (18, "~ stones ash birch ash", 17, "1 outcomes are written"),
        (22, "= 0123456789abcdef", 21, "after decision 6 the position differs"),
        (23, "scores 3 4", 23, "the scores differ: replayed (3, 3)"),
        (24, "places 1 2", 24, "the places differ: replayed (1, 1)"),
    ],
)
def test_what_cannot_be_played_is_named_when_it_is_replayed(
    number: int, text: str, line: int, problem: str
) -> None:
    with pytest.raises(RecordError) as caught:
        verify(read(damaged(number, text), GAMES), runes.GAME)
    assert problem in str(caught.value)
    assert caught.value.line == line


def test_a_result_before_the_end_of_the_game_is_noticed() -> None:
    shortened = [*lines()[:12], "scores 0 0", "places 1 1", "end"]
    with pytest.raises(RecordError, match="the game goes on") as caught:
        verify(read(shortened, GAMES), runes.GAME)
    assert caught.value.line == 13


def test_a_record_is_read_as_it_comes() -> None:
    reader = Reader(GAMES)
    for number, line in enumerate(lines()[:13], start=1):
        reader.feed(line + "\r\n")
        assert reader.line == number
    assert reader.record is not None
    assert [getattr(entry, "action", "") for entry in reader.record.entries] == [
        "wait",
        "cast elk",
    ]
    with pytest.raises(RecordError, match="line 14: expected one line, found several"):
        reader.feed("undo 1\n2 0 cast ash")


def test_a_record_comes_from_any_iterable_of_lines() -> None:
    record = read((line for line in lines()), GAMES)
    steps = list(replay(record, runes.GAME))
    assert len(steps) == 1 + len(record.entries)


def test_a_record_never_written_as_text_has_no_lines() -> None:
    record = read(lines(), GAMES)
    record.lines = {}
    record.seats = 7
    with pytest.raises(RecordError, match=r"^record: runes is for 2, 3 players, not 7"):
        verify(record, runes.GAME)


# --- from a position ---


def from_position() -> Match:
    position = runes.GAME.new(2, chance=Fast(1)).dump(1)
    match = Match(runes.GAME, chance=Sealed(b"sealed"), position=position)
    match.play(match.state.legal()[0])
    match.commitment = Sealed(b"sealed").commitment
    return match


def test_what_a_position_left_out_is_luck_of_the_setup() -> None:
    match = from_position()
    assert match.setup
    record = read(written_with_its_secret(match), GAMES)
    assert verify(record, runes.GAME).dump() == match.state.dump()


def written_with_its_secret(match: Match) -> list[str]:
    record = match.record()
    assert not record.secret
    record.secret = b"sealed".hex()
    return write(record, runes.GAME).splitlines()


@pytest.mark.parametrize(
    ("word", "text", "line", "problem"),
    [
        ("seats", "seats 3", 4, "the position has 2 seats, the record 3"),
        ("option rounds", "option rounds 3", 10, "the position has the options"),
        ("option rounds", "option rounds 4", 5, "option 'rounds' cannot be 4"),
        ("position", 'position {"seats": 2, "gold": 1}', 9, "field 'players'"),
        ("secret", "secret xyz", 8, "the secret is not hexadecimal"),
        ("secret", "secret 00", 8, "does not fit the published commitment"),
        ("commitment", "commitment 00", 8, "does not fit the published commitment"),
    ],
)
def test_a_record_must_fit_its_position_and_seal(
    word: str, text: str, line: int, problem: str
) -> None:
    written = written_with_its_secret(from_position())
    changed = [text if each.startswith(word + " ") else each for each in written]
    assert changed != written
    with pytest.raises(RecordError) as caught:
        verify(read(changed, GAMES), runes.GAME)
    assert problem in str(caught.value)
    assert caught.value.line == line


# --- sealed ---


def sealed() -> Record:
    chance = Sealed(b"the secret")
    match = Match(runes.GAME, 2, chance=chance, commitment=chance.commitment)
    while not match.state.over:
        seat = match.state.turn[0]
        match.play(match.state.legal(seat)[-1], seat)
    match.secret = chance.secret.hex()
    return match.record()


def test_a_sealed_record_proves_its_luck() -> None:
    verify(sealed(), runes.GAME)


def test_a_stone_that_the_secret_did_not_draw_is_found() -> None:
    """Two of the dealt stones are exchanged: the game can be played so, but was not."""
    record = sealed()
    stones = [value for stream, value in record.setup if stream == 1]
    place = next(n for n in range(3) if stones[n] != stones[-1]) + 1
    record.setup[place], record.setup[-1] = record.setup[-1], record.setup[place]
    for entry in record.entries:
        entry.check = ""  # type: ignore[union-attr]
    record.result = None
    record.entries = record.entries[:1]
    with pytest.raises(RecordError, match="not what the secret gives"):
        verify(record, runes.GAME)


def test_luck_drawn_later_is_checked_as_well() -> None:
    text = write(sealed(), runes.GAME).splitlines()
    first = next(n for n, line in enumerate(text) if line.startswith("1 "))
    drawn = next(n for n in range(first, len(text)) if text[n].startswith("~ stones"))
    words = text[drawn].split()
    runes_left = [rune for rune in ("ash", "birch") if rune != words[2]]
    text[drawn] = " ".join([*words[:2], runes_left[0], *words[3:]])
    text = [*text[: drawn + 1], "end"]
    with pytest.raises(RecordError, match="not what the secret gives") as caught:
        verify(read(text, GAMES), runes.GAME)
    assert caught.value.line == drawn


# --- the JSON twin ---


def twin() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(to_json(read(lines(), GAMES), runes.GAME)))
    return made


def test_the_twin_holds_the_same() -> None:
    again = from_json(twin(), GAMES)
    assert write(again, runes.GAME) == write(read(lines(), GAMES), runes.GAME)


@pytest.mark.parametrize("data", [None, 5, [], "text", {}, {"format": "skali-record 2"}])
def test_what_is_no_twin_is_refused(data: object) -> None:
    with pytest.raises(RecordError, match="key 'format': must be a JSON object with format"):
        from_json(data, GAMES)


@pytest.mark.parametrize(
    ("change", "place", "problem"),
    [
        ({"gaem": "runes"}, "key 'gaem'", "is unknown; known: format, game"),
        ({"game": "chess"}, "key 'game'", "unknown game 'chess'"),
        ({"game": None}, "key 'game'", "unknown game 'None'"),
        ({"seats": True}, "key 'seats'", "expected a whole number, found 'True'"),
        ({"options": [1]}, "key 'options'", "must be a JSON object"),
        ({"players": 5}, "key 'players'", "must be a list"),
        ({"players": ["Aud", "Ívar", "Egil"]}, "key 'players[2]'", "there is no seat '2'"),
        ({"players": ["Aud\nbegin"]}, "key 'players[0]'", "expected one line"),
        ({"position": 5}, "key 'position'", "must be a JSON object"),
        ({"setup": "setup 1"}, "key 'setup'", "must be a list"),
        ({"setup": ["setup 1", 5]}, "key 'setup[1]'", "unknown stream '5'"),
        ({"entries": {}}, "key 'entries'", "must be a list"),
        ({"entries": [5]}, "key 'entries[0]'", "must be a JSON object"),
        ({"entries": [{}]}, "key 'entries[0].seat'", "is missing"),
        ({"entries": [{"seat": 0}]}, "key 'entries[0].action'", "is missing"),
        (
            {"entries": [{"seat": 1, "action": "wait", "luck": []}]},
            "key 'entries[0].luck'",
            "is unk",
        ),
        ({"entries": [{"undo": 0}]}, "key 'entries[0].undo'", "cannot go back to 0"),
        ({"entries": [{"undo": "0", "seat": 1}]}, "key 'entries[0].seat'", "is unknown"),
        (
            {"entries": [{"seat": 1, "action": "wait", "chance": 3}]},
            "key 'entries[0].chance'",
            "must be a list",
        ),
        ({"scores": 5}, "key 'scores'", "must be a list"),
        ({"scores": [1]}, "key 'scores'", "expected 2 scores, found 1"),
        ({"rules": "99"}, "key 'rules'", "the rules version '99' is not known here, only '1'"),
        ({"options": {"rownds": 2}}, "key 'options.rownds'", "no option 'rownds'"),
        ({"options": {"rounds": 9}}, "key 'options.rounds'", "option 'rounds' cannot be 9"),
        ({"seats": 7, "scores": None, "places": None}, "key 'seats'", "is for 2, 3 players, not 7"),
    ],
)
def test_a_damaged_twin_is_told_by_its_place_in_the_json(
    change: dict[str, Any], place: str, problem: str
) -> None:
    with pytest.raises(RecordError) as caught:
        verify(from_json({**twin(), **change}, GAMES), runes.GAME)
    assert str(caught.value).startswith(f"record, {place}: ")
    assert problem in str(caught.value)
    assert (caught.value.line, caught.value.place) == (0, place)


def test_a_twin_that_cannot_be_played_is_told_by_its_entry() -> None:
    changed = twin()
    changed["entries"][1]["action"] = "cast ice"
    with pytest.raises(RecordError, match=r"key 'entries\[1\]': 'cast ice' is not allowed"):
        list(replay(from_json(changed, GAMES), runes.GAME))


def test_rules_that_are_not_known_here_are_not_vouched_for() -> None:
    changed = ["rules 99" if line.startswith("rules") else line for line in lines()]
    record = read(changed, GAMES)
    assert len(list(replay(record, runes.GAME))) == 1 + len(record.entries)
    with pytest.raises(RecordError, match="line 3: the rules version '99' is not known here"):
        verify(record, runes.GAME)
