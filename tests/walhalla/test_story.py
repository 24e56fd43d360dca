"""What is told: landings in their order, fights with both sides, and the end of a raid in full."""

from typing import cast

from skali.core.acts import Act, Banner, Dealt, Fought, Move, Scored, Shown, moved, told_to
from skali.core.chance import Fast
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import BLACK, RED, ending, landing, play, player, sailing

THREE = (player(), player(), player())


def acts(table: Walhalla, action: str, viewer: int | None = None) -> list[Act]:
    """Play an action, and return what a viewer is told of it."""
    before, seat = table.copy(), table.turn[0]
    play(table, action)
    return told_to(viewer, GAME.acts(before, seat, before.number(action), table))


def said(told: list[Act]) -> list[str]:
    """Say it in English."""
    return [GAME.speak(act.sentence, "en") for act in told]


def test_landings_are_told_in_the_order_of_landing() -> None:
    """WAL-038, WAL-046: from the board outward; who can land nowhere returns."""
    table = sailing("black-bow", "black red red", *THREE, tongues=("wheat cult/red village-1",))
    had = int(table.midgard[RED])
    told = acts(table, "dock 0 stern")
    assert said(told)[:4] == [
        "Seat 1 (red) sends the dragon into fjord 1, stern first.",
        "Seat 1 (red) besieges wheat (tongue A, row 1).",
        "Seat 1 (red): a viking can land nowhere and returns to Midgard.",
        "Seat 2 (black) besieges village +1 (tongue A, row 3).",
    ]
    assert [move for act in told[:4] for move in act.moves] == [
        Move("moored-0-0", "dragon"),
        Move("field-0-1-viking", "rider-stern"),
        Move(f"midgard-0-{had}", "rider-middle"),
        Move("field-0-3-viking", "rider-bow"),
    ]


def test_a_lost_fight_shows_both_sides() -> None:
    """WAL-050, WAL-052: as many on both sides, and the attacker wins."""
    table = landing("red-bow", "red . .", *THREE, tongues=("wheat/black", "wheat"))
    acts(table, "land left")
    [fight, *_] = acts(table, "fall")
    assert isinstance(fight, Fought)
    assert [side.strength for side in fight.sides] == [1, 1]
    assert (fight.winner, [side.seat for side in fight.sides]) == (0, [RED, BLACK])
    heroes = int(table.walhalla[BLACK])
    assert fight.moves == (
        Move(f"walhalla-1-{heroes - 1}", "field-0-1-viking"),
        Move("field-0-1-viking", "aboard-bow"),
    )


def test_a_hero_or_a_shield_makes_the_defender_stronger() -> None:
    """WAL-053, WAL-069"""
    for action in ("win", "shield"):
        table = landing("red-bow", "red . .", player(), player(hand="shield"), player(),
                        tongues=("wheat/black", "wheat"))  # fmt: skip
        acts(table, "land left")
        told = acts(table, action)
        [fight] = [act for act in told if isinstance(act, Fought)]
        assert [side.strength for side in fight.sides] == [1, 2]
        assert fight.winner == 1
        cards = [act.sprite for act in told if isinstance(act, Shown)]
        assert cards == (["card-shield"] if action == "shield" else [])


def test_an_attack_card_is_shown_and_counts() -> None:
    """WAL-068"""
    table = landing("red-bow", "red . .", player(hand="attack"), player(), player(),
                    tongues=("wheat/black", "wheat"))  # fmt: skip
    card, fight, *_ = acts(table, "attack left")
    assert isinstance(card, Shown)
    assert card.sprite == "card-attack"
    assert isinstance(fight, Fought)
    assert [side.strength for side in fight.sides] == [2, 1]


def test_who_draws_a_card_is_told_which() -> None:
    """WAL-058: the others see its back."""
    table = landing("red-bow", "red . .", *THREE, tongues=("cult", "wheat"))
    copy = table.copy()
    [own] = [act for act in acts(table, "land left", RED) if isinstance(act, Dealt)]
    [others] = [act for act in acts(copy, "land left", BLACK) if isinstance(act, Dealt)]
    assert own.moves[0].piece.startswith("card-")
    assert others.moves == (Move("back-0-0", "pile"),)
    assert "draws a card." in said([others])[0]


def test_the_end_of_a_raid_is_told_step_by_step() -> None:
    """WAL-079, WAL-088..099: cards, wheat, every tongue, home, reinforcements, heroes, next."""
    table = ending(
        player(hand="wheat", asgard=3), player(), player(), tongues=("wheat/red village-1/black",)
    )
    acts(table, "lay wheat")
    told = acts(table, "done")
    kinds = [type(act) for act in told]
    assert kinds[0] is Shown
    lines = [line for act in told if isinstance(act, Scored) for line in act.lines]
    assert [GAME.speak(line.label, "en") for line in lines][:3] == ["Cards", "Wheat", "Tongue A"]
    sentences = said(told)
    [cleared] = [n for n, words in enumerate(sentences) if "land is cleared" in words]
    assert sentences[cleared].endswith("To Asgard: black 1.")
    assert sentences[cleared + 1] == "All dragons are shuffled again."
    assert sentences[cleared + 2].startswith("New start player")
    assert sentences[cleared + 3].startswith("Reinforcements from Asgard to Midgard: ")
    assert sentences[cleared + 4] == "One hero of every colour leaves Walhalla."
    assert isinstance(told[cleared + 5], Banner)
    assert told[-1].moves == (Move("dragon", "stack"),)
    assert moved(told) == []


def test_every_laid_card_is_held_up() -> None:
    """WAL-079: one after the other, each from the hand to the discarded ones."""
    table = ending(
        player(hand="wheat village", asgard=3), player(), player(),
        tongues=("wheat/red village-1/black",),
    )  # fmt: skip
    acts(table, "lay wheat")
    acts(table, "lay village")
    shown = [act for act in acts(table, "done") if isinstance(act, Shown)]
    assert [act.sprite for act in shown] == ["card-wheat", "card-village"]
    assert [len(act.moves) for act in shown] == [1, 1]


def test_the_last_landings_before_a_scoring_are_told() -> None:
    """WAL-077: nobody waits in Midgard and nobody has a card, so all of it is one decision."""
    empty = {"midgard": 0}
    table = sailing("red-bow", "red . .", *[player(**empty) for _ in range(3)],
                    tongues=("village-2",))  # fmt: skip
    told = said(acts(table, "dock 0 bow"))
    landed = told.index("Seat 1 (red) besieges village +2 (tongue A, row 1).")
    assert told[landed + 1] == "Raid 1 is over."
    assert any(words.startswith("Tongue A: red") for words in told[landed:])


def test_nobody_enters_or_leaves_walhalla_untold() -> None:
    """WAL-052, WAL-053: one for every fight, but for the heroes that it took."""
    luck, policy = Fast(5), Fast(6)
    table = cast("Walhalla", GAME.new(3, {}, luck))
    while not table.over:
        before, seat = table.copy(), table.turn[0]
        action = int(table.random_action(policy, seat))
        table.apply(action, luck, seat)
        told = GAME.acts(before, seat, action, table)
        fights = [act for act in told if isinstance(act, Fought)]
        heroes = [act for act in fights if "walhalla-loss-hero" in str(act.sides)]
        if table.raid == before.raid and not table.over:
            assert sum(table.walhalla) - sum(before.walhalla) == len(fights) - len(heroes)
