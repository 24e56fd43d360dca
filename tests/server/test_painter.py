"""Pictures for listeners: what changed, what may be done, and nothing that is another seat's."""

from random import Random
from types import MappingProxyType
from typing import Any

import orjson

from skali.core.grids import Grid
from skali.core.message import say
from skali.core.scene import Node, Panel, Scene
from skali.games import games
from skali.server.painter import Known, Picture, paint, still_there
from skali.server.seen import LogEntry
from skali.server.views import Words, open_to, scene_view

WORDS = Words(games()["wikinger"], "en", ["Anna", "Bert"])
SEAT = say("skali-seat", seat=1)


def panel(id_: str, *nodes: Node, **more: Any) -> Panel:  # noqa: ANN401 - any field of a panel
    """Make a panel."""
    return Panel(id_, SEAT, 100, 100, list(nodes), **more)


def node(id_: str, text: str = "") -> Node:
    """Make a node."""
    return Node(id_, 0, 0, 10, 10, text=text)


def sent(picture: Picture, known: Known = MappingProxyType({})) -> Any:  # noqa: ANN401 - JSON
    """Return what a listener gets, as JSON."""
    return orjson.loads(orjson.dumps(picture.since(known, None)))


def test_at_first_everything_is_sent() -> None:
    """The whole picture is what a full view shows, but for what it offers."""
    scene = Scene([panel("board", node("a", "x")), panel("mat", node("b"))])
    whole = scene_view(scene, WORDS, set())["panels"]
    assert sent(paint(scene, WORDS)) == whole
    assert whole[0]["title"] == "Anna"


def test_what_is_known_is_not_sent_again() -> None:
    """A changed node comes anew, the others of its panel by place, an unchanged panel by its id."""
    before = paint(Scene([panel("board", node("a"), node("b")), panel("mat", node("c"))]), WORDS)
    scene = Scene([panel("board", node("a", "new"), node("b")), panel("mat", node("c"))])
    board, mat = sent(paint(scene, WORDS, before), before.known)
    changed, same = board["nodes"]
    assert (changed["id"], changed["text"]) == ("a", "new")
    assert same == [1, 1]
    assert mat == {"id": "mat"}


def test_another_order_is_told() -> None:
    """Nodes that only lie in another order come by their places before, as runs."""
    a, b, c, d = (node(id_) for id_ in "abcd")
    before = paint(Scene([panel("board", a, b, c)]), WORDS)
    [board] = sent(paint(Scene([panel("board", b, c, d, a)]), WORDS), before.known)
    assert [n if isinstance(n, list) else n["id"] for n in board["nodes"]] == [[1, 2], "d", [0, 1]]


def test_lines_that_were_told_are_kept() -> None:
    """The first ones may be gone; behind one that is another, all are told anew."""
    a, b, c, d = lines = [LogEntry(at=at, seat=0, action=None, sentences=[]) for at in range(4)]
    assert still_there([], lines) == (0, 0)
    assert still_there([a, b, c], [a, b, c, d]) == (0, 3)
    assert still_there([a, b, c], [b, c, d]) == (1, 2)
    assert still_there([a, b, c], [a, d, c]) == (0, 1)
    assert still_there([a, b], [d]) == (0, 0)
    assert still_there([a, b], [a]) == (0, 1)
    assert still_there([a], []) == (0, 0)
    assert still_there([a], [LogEntry(**a)]) == (0, 0)


def test_nodes_offer_what_is_legal_or_are_refused() -> None:
    """A seat that is not asked is offered nothing and refused nothing."""
    scene = Scene([panel("board", node("a"), node("b"), node("c"), node("d"))])
    scene.offer([("a", 1), ("a", 2), ("b", 3)], [("a", 4), ("c", 5), ("c", 1)])
    assert open_to(scene, {2, 9}) == ({"a": [2]}, {"b": [3], "c": [5]})
    assert open_to(scene, set()) == ({}, {})
    [shown] = scene_view(scene, WORDS, {2, 9})["panels"]
    assert [each.get("actions") for each in shown["nodes"]] == [[2], None, None, None]
    assert [each.get("refused") for each in shown["nodes"]] == [None, [3], [5], None]


def test_a_board_is_sent_with_its_panel_and_again_when_something_lies_there() -> None:
    """Rows are masks; what a panel shows and did not change is only named."""
    board = Grid("home", SEAT, 5, 5, 10, 4, 3)
    before = paint(Scene([panel("home", node("a"), grids=[board])]), WORDS)
    [first] = sent(before)
    assert first["grids"][0]["label"] == "Anna"
    assert first["grids"][0]["cells"] == [15, 15, 15]
    assert sent(before, before.known) == [{"id": "home"}]
    covered = board._replace(covered=(0, 6, 0))
    [again] = sent(paint(Scene([panel("home", node("a"), grids=[covered])]), WORDS), before.known)
    assert again["grids"][0]["covered"] == [0, 6, 0]
    assert again["nodes"] == [[0, 1]]


def laid(nodes: list[Any], before: list[Any]) -> list[Any]:
    """Put together what a listener has then: runs of what it had, and new nodes."""
    found: list[Any] = []
    for each in nodes:
        found += before[each[0] : sum(each)] if isinstance(each, list) else [each]
    return found


def test_whatever_changes_a_listener_has_what_a_newcomer_gets() -> None:
    """Nodes come, go, change and change places, at the ends and between; a viewer may be late."""
    rng = Random("painter")
    has: list[list[Any]] = [[], []]
    known: list[Known] = [{}, {}]
    nodes, latest = [node(str(number)) for number in range(8)], None
    for turn in range(300):
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(nodes) + 1)
            nodes[place : place + rng.randrange(3)] = [
                node(f"{turn}-{number}", rng.choice("ab")) for number in range(rng.randrange(3))
            ]
        if nodes and rng.random() < 0.5:
            changed = rng.randrange(len(nodes))
            nodes[changed] = nodes[changed]._replace(text=rng.choice("ab"))
        if rng.random() < 0.2:
            rng.shuffle(nodes)
        latest = paint(Scene([panel("board", *nodes)]), WORDS, latest)
        [whole] = sent(latest)
        for who in range(2):
            if who and rng.random() < 0.5:
                continue
            [part] = sent(latest, known[who])
            has[who] = laid(part["nodes"], has[who]) if "nodes" in part else has[who]
            known[who] = latest.known
            assert has[who] == whole["nodes"]


def test_viewers_share_what_they_see_alike_and_keep_what_is_their_own() -> None:
    """A panel that another viewer was just shown is taken from there, his own from before."""
    own, other = panel("hand", node("mine")), panel("hand", node("back"))
    board, moved = panel("board", node("a")), panel("board", node("a", "new"))
    first = paint(Scene([board, own]), WORDS)
    beside = paint(Scene([moved, other]), WORDS)
    then = paint(Scene([panel("board", node("a", "new")), own]), WORDS, first, beside)
    assert then.sheets[0] is beside.sheets[0]
    assert then.sheets[1] is first.sheets[1]
    assert sent(then, first.known)[1] == {"id": "hand"}
