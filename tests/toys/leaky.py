"""Runes told by blabbermouths: each variant lets one hidden thing slip, and must be caught."""

from typing import Any, cast

from skali.core.game import Ask
from skali.core.message import Message, say
from skali.core.position import Fields
from skali.core.scene import Cut, Scene
from skali.core.state import State
from tests.toys.runes import HIDDEN, RunesGame, named
from tests.toys.runes.table import RUNES, Runes


class OpenHands(RunesGame):
    """The position shows everybody's hand."""

    def view_player(self, t: Runes, who: int, known: int) -> dict[str, Any]:
        return {**super().view_player(t, who, known), "hand": named(t.hand(who))}


class OpenChoices(RunesGame):
    """The position shows what others have cast before all have."""

    def view_player(self, t: Runes, who: int, known: int) -> dict[str, Any]:
        player = super().view_player(t, who, known)
        return player if player["chosen"] != HIDDEN else {**player, "chosen": RUNES[t.chosen[who]]}


class Footnote(RunesGame):
    """The position carries a word about the bag that nobody needs for going on."""

    def view(self, t: Runes, eyes: int) -> dict[str, Any]:
        return {**super().view(t, eyes), "footnote": named(t.bag)}

    def restore(self, position: Fields, options: dict[str, Any], chance: Any) -> State:  # noqa: ANN401
        position.raw("footnote")
        return super().restore(position, options, chance)


class TransparentOmen(RunesGame):
    """The picture shows the omen."""

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        scene = super().scene(state, seat)
        nodes = scene.panels[0].nodes
        omen = say("runes-middle", omen=cast("Runes", state).omen)
        nodes[0] = nodes[0]._replace(label=omen)
        return scene


class Gossip(RunesGame):
    """The question tells what others hold."""

    def ask(self, state: State, seat: int) -> Ask:
        asked = super().ask(state, seat)
        strongest = max(
            rune
            for who in range(state.seats)
            for rune, stones in enumerate(cast("Runes", state).hand(who))
            if stones
        )
        return Ask(say(asked.prompt.id, strongest=strongest), asked.rule)


class Tattler(RunesGame):
    """Everybody is told which rune was cast, before all have cast."""

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        return [say("runes-story", action=self.space.text(action))]


class Blindfold(RunesGame):
    """The opposite fault: a seat is not even told what it holds."""

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        t = cast("Runes", state)
        return super().dump(state, seat) if seat is None else self.view(t, 0)
