"""What is told about a decision: in every language, about things that are there, and no secrets."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from skali.conformance.cases import Case, chosen_seat, plain
from skali.core.acts import (
    Act,
    Banner,
    Flipped,
    Fought,
    Laid,
    Rolled,
    Scored,
    Shown,
    Summand,
    pieces,
    told_to,
)
from skali.core.chance import Chance, Fast, Recorded, Scripted
from skali.core.errors import SkaliError
from skali.core.game import UNFIT, Game
from skali.core.message import Message
from skali.core.scene import SUMMARY, Node, Scene
from skali.core.state import State
from skali.text import LANGUAGES

MOST_LOOKED_AT = 60
"""So many decisions of a game are looked at closely: all that tell something new, then others."""
MOST_OTHERS = 12
"""So many other choices of the same seat are compared with the one that was taken."""
WORLDS = 3
"""So many other worlds, and so many other lucks."""


@dataclass(frozen=True)
class Deed:
    """A decision of a random game, with the table before and after."""

    before: State
    seat: int
    action: int
    after: State
    luck: list[tuple[int, int]]

    @property
    def game(self) -> Game:
        """The title."""
        return self.before.game

    def acts(self) -> list[Act]:
        """Return what is told about it."""
        return self.game.acts(self.before, self.seat, self.action, self.after)

    def told_to(self, viewer: int | None) -> str:
        """Write down what a viewer is told."""
        return repr(told_to(viewer, self.acts()))

    def again(self, before: State, action: int, chance: Chance) -> "Deed | None":
        """Return what would have happened at another table, or by another choice, if it can."""
        after = before.copy()
        try:
            if before.why_not(action, self.seat) is not None:
                return None
            after.apply(action, chance, self.seat)
        except UNFIT:
            return None
        return Deed(before, self.seat, action, after, [])

    def looks_like(self, other: "Deed", viewer: int) -> bool:
        """Tell whether a viewer sees the same table after both."""
        return seen(self.after, viewer) == seen(other.after, viewer)


def seen(state: State, viewer: int) -> str:
    """Write down all that a viewer sees of a table."""
    return plain([state.dump(viewer), state.turn_seen(viewer)])


def deeds(case: Case, seed: int) -> Iterator[Deed]:
    """Play a random game, decision by decision."""
    luck, policy = Fast(seed), Fast(seed + 1_000_000)
    state = case.new(luck)
    while not state.over:
        before, seat = state.copy(), chosen_seat(state, policy)
        action, chance = int(state.random_action(policy, seat)), Recorded(luck)
        state.apply(action, chance, seat)
        yield Deed(before, seat, action, state.copy(), chance.outcomes)


def telling(case: Case, seed: int) -> list[Deed]:
    """Return the decisions of a random game that are told in a new way, and then some others."""
    known: set[str] = set()
    new: list[Deed] = []
    others: list[Deed] = []
    for deed in deeds(case, seed):
        ids = {f"{act.kind} {act.sentence.id} {act.only >= 0}" for act in deed.acts()}
        (others if ids <= known else new).append(deed)
        known |= ids
    step = max(1, len(others) // max(1, MOST_LOOKED_AT - len(new)))
    return new[:MOST_LOOKED_AT] + others[::step]


# --- in words ---


def every_act_is_told_in_every_language(case: Case) -> None:
    for deed in deeds(case, 73):
        for act in deed.acts():
            for message in words_of(act):
                for language in LANGUAGES:
                    assert case.game.speak(message, language).strip()


def words_of(act: Act) -> Iterator[Message]:
    """Go through everything that an act says."""
    yield act.sentence
    if isinstance(act, Banner) and act.title is not None:
        yield act.title
    if isinstance(act, Laid):
        yield from act.gains
    if isinstance(act, Scored):
        yield from (line.label for line in act.lines)
    if isinstance(act, Rolled):
        yield from labels(act.parts)
    if isinstance(act, Fought):
        for side in act.sides:
            yield side.name
            yield from labels(side.parts)
            if side.losses is not None:
                yield side.losses


def labels(parts: tuple[Summand, ...]) -> Iterator[Message]:
    """Go through the names of parts."""
    return (part.label for part in parts)


# --- on the table ---


def acts_are_about_things_that_are_there(case: Case) -> None:
    """Whatever is named is a node of the picture before or after, of all who are told of it."""
    for deed in telling(case, 79):
        for viewer in (None, *range(case.seats)):
            acts = told_to(viewer, deed.acts())
            if any(act.moves or act.counts for act in acts):
                before, after = (
                    nodes(case.game.scene(s, viewer)) for s in (deed.before, deed.after)
                )
                missing = strangers(acts, before, after)
                assert not missing, f"{deed.game.space.text(deed.action)}, {viewer}: {missing}"


def nodes(scene: Scene) -> set[str]:
    """Name everything in a scene; a summary stands for the whole of it."""
    ids = {node.id for panel in scene.panels for node in panel.nodes}
    return ids | {id_.removesuffix(SUMMARY) for id_ in ids}


def strangers(acts: list[Act], before: set[str], after: set[str]) -> list[str]:
    """List what acts name and nobody can see."""
    found = [piece for piece in pieces(acts) if piece not in before | after]
    for act in acts:
        for move in act.moves:
            found += [move.start] if move.start and move.start not in before else []
            found += [move.end] if move.end and move.end not in after else []
            comes, goes = move.start or move.piece in before, move.end or move.piece in after
            found += [] if comes and goes else [f"{move.piece} comes from or goes nowhere"]
        found += [count.node for count in act.counts if count.node not in before | after]
        found += [act.node] if isinstance(act, Shown) and act.node not in before | after else []
    return found


def what_travels_once_always_travels(case: Case) -> None:
    """A thing of a sort that acts move is never new without a way to its place."""
    sorts = {
        sort_of(id_)
        for deed in deeds(case, 97)
        for act in deed.acts()
        for move in act.moves
        for id_ in (move.piece, move.start)
    }
    for deed in telling(case, 97):
        for viewer in (None, 0):
            found = {id_ for id_ in fresh(deed, viewer) if sort_of(id_) in sorts}
            assert not found, f"{deed.game.space.text(deed.action)}, {viewer}: {sorted(found)}"


def sort_of(id_: str) -> str:
    """Say what sort of thing a node is: its id without numbers."""
    return re.sub(r"\d+", "#", id_)


def fresh(deed: Deed, viewer: int | None) -> Iterator[str]:
    """Name what is drawn after a decision and came from nowhere."""
    scenes = [deed.game.scene(state, viewer) for state in (deed.before, deed.after)]
    before, after = ({node.id: node for node in standing(scene)} for scene in scenes)
    told = set(pieces(told_to(viewer, deed.acts())))
    gone = Counter(
        node.sprite for id_, node in before.items() if id_ not in after and id_ not in told
    )
    for id_, node in after.items():
        if id_ in before or id_ in told or not node.sprite:
            continue
        gone[node.sprite] -= 1
        if gone[node.sprite] < 0:
            yield id_


def standing(scene: Scene) -> Iterator[Node]:
    """Go through the things of whole panels; what can be chosen comes and goes in the tray."""
    return (
        node
        for panel in scene.panels
        if panel.form == "full" and panel.slot != "tray" and not panel.answers
        for node in panel.nodes
    )


def a_thing_is_turned_over_where_it_lies(case: Case) -> None:
    for deed in telling(case, 83):
        for act in deed.acts():
            if isinstance(act, Flipped):
                shown = nodes(case.game.scene(deed.after, act.only if act.only >= 0 else None))
                assert set(act.nodes) <= shown


# --- to whom ---


def acts_tell_nobody_more_than_he_sees(case: Case) -> None:
    """Other luck, another choice, other hidden things: what looks the same is told the same."""
    found = {leak for deed in telling(case, 89) for leak in leaks_of_acts(deed)}
    assert not found, sorted(found)


def leaks_of_acts(deed: Deed) -> Iterator[str]:
    """Say of what a seat is told something that it cannot see; others see less than any seat."""
    if not deed.game.hidden:
        return
    for viewer in range(deed.before.seats):
        for other in like(deed, viewer):
            same = deed.told_to(viewer) == other.told_to(viewer)
            if not same and deed.looks_like(other, viewer):
                notation = deed.game.space.text(deed.action)
                yield f"seat {viewer} is told of {notation!r} what it cannot see"


def like(deed: Deed, viewer: int) -> Iterator[Deed]:
    """Go through what might have happened as well: other luck, another choice, another world."""
    worlds = list(other_worlds(deed, viewer))
    found = [deed.again(deed.before, deed.action, Fast(seed)) for seed in range(WORLDS)]
    if not deed.luck:
        legal = deed.before.legal(deed.seat)
        others = legal[:: max(1, len(legal) // MOST_OTHERS)]
        secret = [other for other in others if is_hidden(other, deed.seat, worlds)]
        found += [deed.again(deed.before, other, Fast(0)) for other in secret]
        if not deed.before.reveals(deed.action, deed.seat):
            found += [deed.again(world, deed.action, Scripted([])) for world in worlds]
    return (other for other in found if other is not None)


def is_hidden(action: int, seat: int, worlds: list[State]) -> bool:
    """Tell whether it is hidden that a seat could do something, as it is with cards in hand."""
    return any(world.why_not(action, seat) is not None for world in worlds)


def other_worlds(deed: Deed, viewer: int) -> Iterator[State]:
    """Sample tables that the viewer could not tell from the true one before the decision."""
    view = deed.before.dump(viewer)
    for seed in range(WORLDS):
        with suppress(SkaliError):
            yield deed.game.sample(view, Fast(seed))
