"""The actions of Greenland and their numbers."""

from typing import Final

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.games.greenland.rules.components import (
    CARDS,
    CUBES,
    CULTURES,
    DAUGHTERS,
    DISCS,
    FIRST_DAUGHTER,
    FIRST_SIDE,
    RANKS,
    SIDES,
)

MOST_BID: Final[i64] = 40
MOST_TRADED: Final[i64] = 8
"""Discs of one colour in one offer."""
WHO: Final = ("hunter", "leader")
RANK_NAMES: Final = tuple(str(rank + 1) for rank in range(int(RANKS)))
ELDER_NAMES: Final = (*RANK_NAMES, *CULTURES)
"""Where an elder stands: a rank of the own card, or rank 1 of another culture's."""
DAUGHTER_NAMES: Final = CARDS[int(FIRST_DAUGHTER) : int(FIRST_DAUGHTER + DAUGHTERS)]
SIDE_NAMES: Final = CARDS[int(FIRST_SIDE) : int(FIRST_SIDE + SIDES)]
WORLDS: Final = CARDS[int(FIRST_DAUGHTER + DAUGHTERS) :]
FETCHED: Final = (*ELDER_NAMES, *DAUGHTER_NAMES, *WORLDS)
"""Where somebody is who comes home: as an elder, a husband or a colonist."""
TARGETS: Final = (*DAUGHTER_NAMES, *CULTURES)
"""Foreign cubes in a tableau: husbands by daughter, emissaries by culture."""
PROMISES: Final = ("no-attack", "no-raid", "no-bid", "help", "as-said")
"""What can be promised; the last is what was said in words at the table."""

_card: Final = Axis("card", CARDS)
_culture: Final = Axis("culture", CULTURES)
_disc: Final = Axis("disc", DISCS)
_who: Final = Axis("who", WHO)
_daughter: Final = Axis("daughter", DAUGHTER_NAMES)
_elder: Final = Axis("elder", ELDER_NAMES)
_number: Final = Axis.numbers("number", 1, int(CUBES))
_traded: Final = Axis.numbers("number", 1, int(MOST_TRADED))
_face: Final = Axis.numbers("face", 1, 6)

SPACE: Final = ActionSpace(
    Family("exchange", _card),
    Family("choose", Axis("livestock", SIDE_NAMES)),
    Family("bury", _elder),
    Family("pay", _disc),
    Family("waive"),
    Family("slaughter"),
    Family("break", _card),
    Family("bid", Axis.numbers("ivory", 1, int(MOST_BID))),
    Family("hold"),
    Family("appoint", _culture),
    Family("send", _card),
    Family("take", _number),
    Family("lead", _number),
    Family("promote", Axis("rank", RANK_NAMES), _who),
    Family("fetch", Axis("from", FETCHED), _who),
    Family("evacuate"),
    Family("lift", _card, _who),
    Family("done"),
    Family("leave", _card),
    Family("deal", _culture),
    Family("between", Axis("giver", CULTURES), Axis("taker", CULTURES)),
    Family("give", _disc, _traded),
    Family("want", _disc, _traded),
    Family("give-card", _card),
    Family("want-card", _card),
    Family("ask-leave", _card),
    Family("marry", _daughter, _card, _who),
    Family("promise", Axis("what", PROMISES)),
    Family("ask-promise", Axis("what", PROMISES)),
    Family("propose"),
    Family("drop"),
    Family("accept"),
    Family("refuse"),
    Family("counter"),
    Family("swap", _culture),
    Family("swap-disc", _disc),
    Family("swap-wife", _daughter),
    Family("swap-card", _card),
    Family("wed", _daughter, _who),
    Family("next", _card),
    Family("attack"),
    Family("strike", _culture),
    Family("save"),
    Family("pacify", Axis("card", WORLDS)),
    Family("first"),
    Family("command"),
    Family("roll"),
    Family("reroll", _face, _who),
    Family("keep"),
    Family("claim"),
    Family("newborn"),
    Family("wool"),
    Family("discard", _card),
    Family("domesticate", _card),
    Family("banish", Axis("rank", RANK_NAMES)),
    Family("martyr"),
    Family("kill", Axis("target", TARGETS)),
    Family("burn-elder", Axis("rank", RANK_NAMES)),
    Family("burn", Axis("target", TARGETS)),
    Family("make", _card, _disc),
    Family("emissary", _culture),
    Family("preach", _culture),
    Family("baptise"),
)

EXCHANGE: Final[i64] = SPACE.base("exchange")
CHOOSE: Final[i64] = SPACE.base("choose")
BURY: Final[i64] = SPACE.base("bury")
PAY: Final[i64] = SPACE.base("pay")
WAIVE: Final[i64] = SPACE.base("waive")
SLAUGHTER: Final[i64] = SPACE.base("slaughter")
BREAK: Final[i64] = SPACE.base("break")
BID: Final[i64] = SPACE.base("bid")
HOLD: Final[i64] = SPACE.base("hold")
APPOINT: Final[i64] = SPACE.base("appoint")
SEND: Final[i64] = SPACE.base("send")
TAKE: Final[i64] = SPACE.base("take")
LEAD: Final[i64] = SPACE.base("lead")
PROMOTE: Final[i64] = SPACE.base("promote")
FETCH: Final[i64] = SPACE.base("fetch")
EVACUATE: Final[i64] = SPACE.base("evacuate")
LIFT: Final[i64] = SPACE.base("lift")
DONE: Final[i64] = SPACE.base("done")
LEAVE: Final[i64] = SPACE.base("leave")
DEAL: Final[i64] = SPACE.base("deal")
BETWEEN: Final[i64] = SPACE.base("between")
GIVE: Final[i64] = SPACE.base("give")
WANT: Final[i64] = SPACE.base("want")
GIVE_CARD: Final[i64] = SPACE.base("give-card")
WANT_CARD: Final[i64] = SPACE.base("want-card")
ASK_LEAVE: Final[i64] = SPACE.base("ask-leave")
MARRY: Final[i64] = SPACE.base("marry")
PROMISE: Final[i64] = SPACE.base("promise")
ASK_PROMISE: Final[i64] = SPACE.base("ask-promise")
PROPOSE: Final[i64] = SPACE.base("propose")
DROP: Final[i64] = SPACE.base("drop")
ACCEPT: Final[i64] = SPACE.base("accept")
REFUSE: Final[i64] = SPACE.base("refuse")
COUNTER: Final[i64] = SPACE.base("counter")
SWAP: Final[i64] = SPACE.base("swap")
SWAP_DISC: Final[i64] = SPACE.base("swap-disc")
SWAP_WIFE: Final[i64] = SPACE.base("swap-wife")
SWAP_CARD: Final[i64] = SPACE.base("swap-card")
WED: Final[i64] = SPACE.base("wed")
NEXT: Final[i64] = SPACE.base("next")
ATTACK: Final[i64] = SPACE.base("attack")
STRIKE: Final[i64] = SPACE.base("strike")
SAVE: Final[i64] = SPACE.base("save")
PACIFY: Final[i64] = SPACE.base("pacify")
FIRST: Final[i64] = SPACE.base("first")
COMMAND: Final[i64] = SPACE.base("command")
ROLL: Final[i64] = SPACE.base("roll")
REROLL: Final[i64] = SPACE.base("reroll")
KEEP: Final[i64] = SPACE.base("keep")
CLAIM: Final[i64] = SPACE.base("claim")
NEWBORN: Final[i64] = SPACE.base("newborn")
SHEAR: Final[i64] = SPACE.base("wool")
DISCARD: Final[i64] = SPACE.base("discard")
DOMESTICATE: Final[i64] = SPACE.base("domesticate")
BANISH: Final[i64] = SPACE.base("banish")
MARTYR: Final[i64] = SPACE.base("martyr")
KILL: Final[i64] = SPACE.base("kill")
BURN_ELDER: Final[i64] = SPACE.base("burn-elder")
BURN: Final[i64] = SPACE.base("burn")
MAKE: Final[i64] = SPACE.base("make")
EMISSARY: Final[i64] = SPACE.base("emissary")
PREACH: Final[i64] = SPACE.base("preach")
BAPTISE: Final[i64] = SPACE.base("baptise")
