"""Pictures for listeners: what changed, what may be done, and nothing that is another seat's."""

from typing import Any

import orjson

from skali.core.message import say
from skali.core.scene import Grid, Node, Panel, Piece, Scene
from skali.games import games
from skali.server.painter import Picture, paint
from skali.server.views import Words, open_to, scene_view

WORDS = Words(games()["wikinger"], "en", ["Anna", "Bert"])
SEAT = say("skali-seat", seat=1)


def panel(id_: str, *nodes: Node, **more: Any) -> Panel:  # noqa: ANN401 - any field of a panel
    """Make a panel."""
    return Panel(id_, SEAT, 100, 100, list(nodes), **more)


def node(id_: str, text: str = "") -> Node:
    """Make a node."""
    return Node(id_, 0, 0, 10, 10, text=text)


def sent(picture: Picture, known: Any = (), legal: frozenset[int] = frozenset()) -> Any:  # noqa: ANN401 - JSON
    """Return what a listener gets, as JSON."""
    return orjson.loads(orjson.dumps(picture.since(known, None, set(legal))))


def test_at_first_everything_is_sent() -> None:
    """The whole picture is what a full view shows, but for what it offers."""
    scene = Scene([panel("board", node("a", "x")), panel("mat", node("b"))])
    whole = scene_view(scene, WORDS, set())["panels"]
    assert sent(paint(scene, WORDS)) == whole
    assert whole[0]["title"] == "Anna"


def test_what_is_known_is_only_named() -> None:
    """A changed node comes anew, the others of its panel by name, an unchanged panel by its id."""
    before = paint(Scene([panel("board", node("a"), node("b")), panel("mat", node("c"))]), WORDS)
    scene = Scene([panel("board", node("a", "new"), node("b")), panel("mat", node("c"))])
    board, mat = sent(paint(scene, WORDS, before), before.known)
    assert [n if isinstance(n, str) else n["id"] for n in board["nodes"]] == ["a", "b"]
    assert board["nodes"][0]["text"] == "new"
    assert board["nodes"][1] == "b"
    assert mat == {"id": "mat"}


def test_another_order_is_told() -> None:
    """Nodes that only lie in another order are named in it."""
    before = paint(Scene([panel("board", node("a"), node("b"))]), WORDS)
    [board] = sent(paint(Scene([panel("board", node("b"), node("a"))]), WORDS), before.known)
    assert board["nodes"] == ["b", "a"]


def test_nodes_offer_what_is_legal_or_are_refused() -> None:
    """A seat that is not asked is offered nothing and refused nothing."""
    scene = Scene([panel("board", node("a"), node("b"), node("c"), node("d"))])
    scene.offer([("a", 1), ("a", 2), ("b", 3)], [("a", 4), ("c", 5), ("c", 1)])
    assert open_to(scene, {2, 9}) == ({"a": [2]}, {"b": [3], "c": [5]})
    assert open_to(scene, set()) == ({}, {})
    [shown] = scene_view(scene, WORDS, {2, 9})["panels"]
    assert [each.get("actions") for each in shown["nodes"]] == [[2], None, None, None]
    assert [each.get("refused") for each in shown["nodes"]] == [None, [3], [5], None]


def test_pieces_may_lie_where_it_is_legal() -> None:
    """A grid is always sent, with the places that are open to the seat."""
    piece = Piece("beam", SEAT, [(0, 0), (1, 0)], [(0, 0, 0, 7), (1, 2, 0, 8)])
    scene = Scene([panel("home", node("a"), grid=Grid(5, 5, 10, 4, 3, [piece]))])
    picture = paint(scene, WORDS)
    [again] = sent(picture, picture.known, frozenset({8}))
    assert again["nodes"] == ["a"]
    assert again["grid"]["pieces"][0]["places"] == [[1, 2, 0, 8]]
    assert again["grid"]["pieces"][0]["label"] == "Anna"
    [whole] = scene_view(scene, WORDS, {8})["panels"]
    assert orjson.loads(orjson.dumps(whole["grid"])) == again["grid"]
    assert scene.to_json()["panels"][0]["grid"]["pieces"][0]["cells"] == [[0, 0], [1, 0]]
