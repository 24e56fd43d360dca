"""A record is the game again: in text and in JSON, whole and unfinished, with sealed luck too."""

import json

from skali.conformance.cases import Case, chosen_seat, plain, played, refused, sampled
from skali.core.chance import Fast, Sealed
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.match import Match
from skali.core.record import Record, fingerprint, read, write
from skali.core.replay import replay, verify
from skali.core.twin import from_json, to_json


def both_forms(record: Record, game: Game) -> list[Record]:
    """Read a record back from its text and from its JSON twin; both must write the same again."""
    games = {game.key: game}
    text = write(record, game)
    from_text = read(text.splitlines(), games)
    from_twin = from_json(json.loads(json.dumps(to_json(record, game))), games)
    assert write(from_text, game) == text
    assert write(from_twin, game) == text
    assert plain(to_json(from_text, game)) == plain(to_json(record, game))
    return [from_text, from_twin]


def a_whole_game_is_read_and_verified(case: Case) -> None:
    match = played(case, 61)
    for record in both_forms(match.record(), case.game):
        assert plain(verify(record, case.game).dump()) == plain(match.state.dump())


def a_replay_passes_through_every_state(case: Case) -> None:
    match = played(case, 62)
    states = [match.at(decision) for decision in range(len(match.steps) + 1)]
    record = both_forms(match.record(), case.game)[0]
    replayed = [fingerprint(game.state) for game in replay(record, case.game)]
    assert replayed == [fingerprint(state) for state in states]


def an_unfinished_game_is_a_record_too(case: Case) -> None:
    match, policy = case.match(Fast(63)), Fast(64)
    for _ in range(3):
        seat = chosen_seat(match.state, policy)
        trial = match.check(int(match.state.random_action(policy, seat)), seat)
        if trial.after.over:
            break
        match.accept(trial)
    for record in both_forms(match.record(), case.game):
        assert record.result is None
        assert plain(verify(record, case.game).dump()) == plain(match.state.dump())


def a_game_from_a_position_is_a_record_too(case: Case) -> None:
    tables = sampled(case, 65, 5)
    state, _ = tables[min(2, len(tables) - 1)]
    players = ["Aud", "Björn"][: case.seats]
    match = Match(case.game, chance=Fast(66), position=state.dump(), players=players)
    policy = Fast(67)
    while not match.state.over:
        seat = chosen_seat(match.state, policy)
        match.play(int(match.state.random_action(policy, seat)), seat)
    for record in both_forms(match.record(), case.game):
        assert record.position == state.dump()
        assert plain(verify(record, case.game).dump()) == plain(match.state.dump())


def sealed_luck_can_be_checked_by_everybody(case: Case) -> None:
    chance = Sealed(b"a secret that is told when the game is over")
    match = played(case, 68, chance)
    match.commitment, match.secret = chance.commitment, chance.secret.hex()
    for record in both_forms(match.record(), case.game):
        verify(record, case.game)
        record.secret = b"another secret".hex()
        with refused(RecordError, "commitment"):
            verify(record, case.game)
