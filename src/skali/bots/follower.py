"""What the game itself works out, bots follow: all steps of a proposal, one after the other."""
# interpreted: one step a decision; the thinking is in compiled modules beside this one

from skali.bots.base import Bot, View
from skali.core.state import State


class Follower(Bot):
    """A bot that need not think while it follows a proposal."""

    def __init__(self) -> None:
        """Begin without intentions."""
        self.intended: list[int] = []
        """What is left of a proposal that is being followed."""

    def forced(self, view: View) -> int:
        """Return the only action; it may be a step of what is intended."""
        self.intended = self.intended[1:]
        return view.legal[0]

    def planned(self, view: View, world: State) -> int | None:
        """Return the next step of what the game works out for the whole of what is asked."""
        if not self.intended:
            for plan in view.game.plans(world, view.seat):
                if not plan.grid:
                    proposal = view.game.propose(world, view.seat, plan.key)
                    self.intended = [*proposal.actions, *proposal.close]
                    break
        if self.intended and self.intended[0] in view.legal:
            return self.intended.pop(0)
        self.intended = []
        return None
