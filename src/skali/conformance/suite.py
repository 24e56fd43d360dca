"""All checks, and running them on a game."""

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from skali.conformance import (
    advice,
    census,
    copies,
    corpus,
    leaks,
    perft,
    play,
    positions,
    records,
    shown,
    staged,
    told,
    undo,
    why,
)
from skali.conformance.cases import Case, covering, few
from skali.conformance.declared import Declared
from skali.core.game import Game

EVERY_CASE: tuple[Callable[[Case], None], ...] = (
    play.a_seed_tells_the_whole_game,
    play.other_seeds_are_other_games,
    play.somebody_can_act_until_the_end,
    play.a_game_ends_with_a_result,
    play.the_score_sheet_adds_up,
    play.nothing_can_be_done_after_the_end,
    play.an_illegal_action_raises_and_changes_nothing,
    play.a_playout_is_the_same_game_inside_the_engine,
    play.a_random_action_is_any_legal_one_equally_likely,
    copies.the_past_never_changes,
    copies.a_copy_goes_its_own_way,
    copies.a_copy_goes_the_same_way_with_the_same_luck,
    copies.looking_changes_nothing,
    positions.a_position_survives_writing_and_reading,
    positions.the_same_game_goes_on_from_a_position,
    positions.a_position_says_what_game_it_is_of,
    census.everything_of_the_box_is_somewhere,
    census.everything_is_somewhere_in_a_sampled_world_too,
    census.what_lies_there_too_often_is_refused_by_name,
    records.a_whole_game_is_read_and_verified,
    records.a_replay_passes_through_every_state,
    records.an_unfinished_game_is_a_record_too,
    records.a_game_from_a_position_is_a_record_too,
    records.sealed_luck_can_be_checked_by_everybody,
    undo.what_is_taken_back_can_be_played_again,
    undo.what_was_revealed_is_not_taken_back,
    undo.everybody_together_may_take_anything_back,
    undo.a_decision_says_before_the_click_whether_it_reveals,
    undo.every_played_entry_knows_whether_it_revealed,
    undo.an_illegal_decision_leaves_no_trace_in_a_match,
    why.what_is_legal_and_what_nothing_forbids_are_the_same,
    why.who_is_not_asked_is_told_so,
    shown.a_decision_offers_exactly_what_is_legal,
    shown.every_choice_is_a_sentence_in_every_language,
    shown.a_scene_is_plain_data_with_stable_ids,
    shown.every_choice_lies_on_a_node_of_the_scene,
    shown.the_table_can_be_drawn,
    shown.pieces_fit_exactly_where_they_may_be_laid,
    shown.grids_can_be_drawn,
    shown.plans_can_be_followed,
    staged.panels_keep_their_place_and_size,
    staged.everything_lies_on_its_panel,
    staged.text_can_be_read,
    staged.a_summary_stands_for_a_panel,
    staged.every_choice_lies_on_a_node_in_every_cut,
    staged.answers_in_the_tray_can_be_told_apart,
    told.every_act_is_told_in_every_language,
    told.acts_are_about_things_that_are_there,
    told.what_travels_once_always_travels,
    told.a_thing_is_turned_over_where_it_lies,
    told.acts_tell_nobody_more_than_he_sees,
    advice.the_terms_add_up_to_the_evaluation,
)
FEW_CASES_SLOWLY: tuple[Callable[[Case], None], ...] = (
    why.they_are_the_same_in_every_state_of_whole_games,
)
EVERY_GAME: tuple[Callable[[Game], None], ...] = (
    shown.every_message_that_the_hall_needs_is_there,
    shown.every_rule_has_an_id_a_part_and_a_text,
    shown.every_rule_is_told_in_every_language,
    shown.every_component_has_a_source,
    advice.every_term_has_a_name_of_its_own,
    positions.a_position_with_a_wrong_word_is_refused_by_name,
    positions.a_game_refuses_seats_and_options_that_it_does_not_have,
)
AS_DECLARED: tuple[Callable[[Game, Declared], None], ...] = (
    corpus.everything_is_used_in_the_random_corpus,
    leaks.nothing_leaks,
    perft.every_declared_line_is_there,
)
OF_THE_PACKAGE = (
    corpus.everything_is_used_in_the_random_corpus,
    perft.every_declared_line_is_there,
)
"""What is declared about the values of the package, not about those of a data set."""
AS_DECLARED_SLOWLY: tuple[Callable[[Game, Declared], None], ...] = (
    leaks.nothing_leaks_in_many_more_states,
)


@dataclass(frozen=True)
class Check:
    """One promise, looked at in one case or for the whole game."""

    name: str
    where: str
    slow: bool
    run: Callable[[], None]

    def __str__(self) -> str:
        """Name the check as tests are named."""
        return f"{self.name}-{self.where}"

    def __call__(self) -> None:
        """Look; an `AssertionError` says what is wrong."""
        self.run()

    def fault(self) -> str | None:
        """Look, and say what is wrong and in which line of the check, or None."""
        try:
            self.run()
        except Exception as error:  # noqa: BLE001 - a game at fault may raise anything
            last = traceback.extract_tb(error.__traceback__)[-1]
            said = str(error) or str(last.line)
            return f"{type(error).__name__}: {said} ({Path(last.filename).name}:{last.lineno})"
        return None


def named(function: Callable[..., None]) -> str:
    """Write the name of a check as words."""
    return function.__name__.replace("_", " ")


def checks(game: Game, declared: Declared) -> Iterator[Check]:
    """List all checks of a game, those of the whole game first; slow ones are marked."""
    for on_game in EVERY_GAME:
        yield Check(named(on_game), game.key, slow=False, run=partial(on_game, game))
    for slow, on_declared in ((False, AS_DECLARED), (True, AS_DECLARED_SLOWLY)):
        for check in on_declared:
            if game.data is not None and check in OF_THE_PACKAGE:
                continue
            yield Check(named(check), game.key, slow=slow, run=partial(check, game, declared))
    quick = few(game)
    for case in covering(game):
        for each in EVERY_CASE:
            yield Check(named(each), str(case), slow=case not in quick, run=partial(each, case))
    for case in quick:
        for each in FEW_CASES_SLOWLY:
            yield Check(named(each), str(case), slow=True, run=partial(each, case))
