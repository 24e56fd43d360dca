"""What a seat may not know: hidden hands, and offers of others."""

from skali.core.chance import Fast
from skali.games.greenland import GAME
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import THULE, Plain, play, player, position, talks

HERE = {"walrus": 2}
CLOSED: dict[str, Plain] = {
    "north": "markland walrus",
    "south": "vinland capelin",
    "open_hands": False,
}


def test_hidden_hands_are_written_by_their_number_and_sampled() -> None:
    """GREEN-NEG-17"""
    table = position(
        player(hand="bearded-seal"), player(hand="wild-dogs"), phase="placing", **CLOSED
    )
    mine, theirs = table.dump(0)["players"][:2]
    assert mine["hand"] == ["bearded-seal"]
    assert (theirs["held"], "hand" in theirs) == (1, False)
    met = set()
    for seed in range(60):
        world = GAME.load(table.dump(0), Fast(seed))
        assert isinstance(world, Greenland)
        held = world.dump()["players"][1]["hand"]
        assert len(held) == 1
        met.update(held)
    assert {"wild-dogs", "peary-caribou", "musk-oxen"} <= met
    assert not met & {"bearded-seal", "walrus", "polar-cod"}


def test_open_hands_are_open() -> None:
    """GREEN-NEG-17"""
    table = position(player(), player(hand="wild-dogs"), phase="placing", north="markland walrus")
    assert table.dump(0)["players"][1]["hand"] == ["wild-dogs"]


def test_what_is_hidden_cannot_be_asked_for() -> None:
    """GREEN-NEG-17"""
    table = talks(player(hunters=HERE), player(hunters=HERE, hand="wild-dogs"), **CLOSED)
    play(table, "deal thule")
    assert "want-card wild-dogs" not in [GAME.space.text(a) for a in table.legal()]


def test_a_draft_is_its_author_s_alone() -> None:
    """GREEN-NEG-05"""
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule")
    seen = [table.dump(seat) for seat in range(3)]
    play(table, "give ivory 1", "leave walrus", "take 1")
    assert [table.dump(seat) == seen[seat] for seat in range(3)] == [False, True, True]


def test_an_open_offer_is_for_two_and_a_third_sees_only_what_he_is_asked() -> None:
    """GREEN-NEG-05, GREEN-NEG-09"""
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule", "give ivory 1", "leave walrus", "take 1", "propose")
    assert table.dump(1)["offer"]["gives"] == [{"from": "tunit", "to": "thule", "ivory": 1}]
    assert table.dump(2)["offer"] == {"from": "tunit", "to": "thule"}
    play(table, "accept")
    asked = table.dump(2)["offer"]
    assert asked["gives"] == []
    assert asked["leaves"] == [{"culture": "tunit", "card": "walrus", "number": 1, "leader": False}]


def test_who_must_consent_sees_a_marriage_but_not_what_it_costs() -> None:
    """GREEN-NEG-09, GREEN-NEG-11"""
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule", "give ivory 1", "promise help", "marry kirima walrus hunter")
    play(table, "propose", "accept")
    assert table.dump(2)["offer"]["gives"] == [
        {
            "from": "thule",
            "to": "tunit",
            "bride": {"daughter": "kirima", "groom": "walrus", "leader": False},
        }
    ]


def test_who_joins_a_draft_learns_of_it_when_it_is_made() -> None:
    """GREEN-NEG-05, GREEN-NEG-21"""
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule")
    seen = [table.dump(seat) for seat in range(3)]
    play(table, "give ivory 1", "between tunit norse", "want iron 1")
    assert [table.dump(seat) == seen[seat] for seat in range(3)] == [False, True, True]
    play(table, "propose")
    offers = [table.dump(seat)["offer"] for seat in range(3)]
    assert offers[0] == offers[1] == offers[2]
    assert offers[2]["gives"][1] == {"from": "norse", "to": "tunit", "iron": 1}


def test_the_log_tells_a_third_nothing_of_a_refused_offer() -> None:
    """GREEN-NEG-05"""
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule")
    before = table.copy()
    play(table, "give ivory 1")
    assert GAME.story(before, 0, table.number("give ivory 1"), table) == []
    before = table.copy()
    play(table, "propose")
    told = GAME.story(before, 0, table.number("propose"), table)
    assert [message.id for message in told] == ["greenland-tale-offer"]


def test_a_refused_offer_leaves_no_trace() -> None:
    """GREEN-NEG-04"""
    table = talks(*[player(hunters=HERE)] * 3)
    play(table, "deal thule", "give ivory 1", "propose", "refuse")
    assert table.dump()["offer"] is None
    assert table.dump()["players"][THULE]["ivory"] == 1
