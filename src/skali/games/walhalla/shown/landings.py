"""Going ashore, viking by viking: who besieges what, who falls in a fight, and what it brings."""
# interpreted: words for people

from skali.core.acts import Act, Count, Dealt, Fought, Move, Side, Summand
from skali.core.bits import places
from skali.core.message import say
from skali.games.walhalla.rules.asks import ATTACKER, DEFEND, LAND, LANDING_ROW
from skali.games.walhalla.rules.components import CARDS, COLOURS, SEATS
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.landing import field_asked
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, cards_in, copies
from skali.games.walhalla.shown.choices import field_id
from skali.games.walhalla.shown.mat import MOST_BACKS, ZONES, held, in_zones
from skali.games.walhalla.shown.words import card, colour, where, who

ATTACKING, DEFENDING = 0, 1


class Shore:
    """What is told of landings, as moves between the pictures before and after a decision."""

    def __init__(self, before: Walhalla, seat: int, played: str, after: Walhalla) -> None:
        """Take the two pictures, and the card that a seat has played in between, if any."""
        self.before, self.after = before, after
        self.seat, self.played = seat, played
        self.drawn = [
            new_cards(before, each, played if each == seat else "", after)
            for each in range(int(after.seats))
        ]

    def landed(self, earlier: Walhalla, now: Walhalla) -> list[Act]:
        """Tell what a viking did: it returned, besieged, attacked, won or fell; what it brought."""
        told: list[Act] = []
        if earlier.asks(LAND):
            told += self.ashore(earlier, now, int(earlier.place_at(earlier.get(LANDING_ROW))))
        elif earlier.asks(DEFEND):
            place, field = int(earlier.get(ATTACKER)), int(field_asked(earlier))
            told.append(self.fight(earlier, now, place, field))
        return [*told, *forests(earlier, now), *self.cards(earlier, now)]

    def ashore(self, earlier: Walhalla, now: Walhalla, place: int) -> list[Act]:
        """Tell where a viking has gone from its seat in the dragon."""
        seat = int(earlier.aboard(place))
        if now.asks(DEFEND):
            field = int(field_asked(now))
            names = {"other": colour(int(earlier.holder(field))), "where": where(earlier, field)}
            return [Act(say("walhalla-told-fight", who=who(seat), **names))]
        if now.midgard[seat] > earlier.midgard[seat]:
            home = say("walhalla-told-home", who=who(seat))
            return [Act(home, self.to_zone("midgard", seat, now, self.origin(place)))]
        [field] = places(now.held[seat] & ~earlier.held[seat])
        if earlier.holder(field) != NOBODY:
            return [self.fight(earlier, now, place, field)]
        told = say("walhalla-told-land", who=who(seat), where=where(now, field))
        return [Act(told, self.to_field(field, self.origin(place)))]

    # --- ways ---

    def origin(self, place: int) -> str:
        """Name a viking that has not landed yet: on board in the fjord, or still in the tray."""
        aboard = "rider" if self.before.fjord == NOWHERE else "aboard"
        return f"{aboard}-{SEATS[place]}"

    def besieger(self, seat: int, field: int) -> str:
        """Name the viking on a field, or the field if it has come there only just now."""
        there = self.before.holder(field) == seat
        return f"{field_id(field)}-viking" if there else field_id(field)

    def to_field(self, field: int, start: str) -> tuple[Move, ...]:
        """A viking goes to a field; after a raid it may have left again."""
        if self.after.holder(field) == NOBODY:
            return (Move(start, end=field_id(field)),)
        return (Move(f"{field_id(field)}-viking", start),)

    def to_zone(self, zone: str, seat: int, now: Walhalla, start: str) -> tuple[Move, ...]:
        """A viking goes to the last place of a zone, if somebody is still there in the end."""
        at = ZONES.index(zone)
        number = in_zones(now, seat)[at] - 1
        if number >= in_zones(self.after, seat)[at]:
            return ()
        return (Move(f"{zone}-{seat}-{number}", start),)

    # --- fights and cards ---

    def fight(self, earlier: Walhalla, now: Walhalla, place: int, field: int) -> Fought:
        """WAL-050..057: viking against viking; if they are equal, the attacker wins."""
        attacker, defender = int(earlier.aboard(place)), int(earlier.holder(field))
        there, origin = where(earlier, field), self.origin(place)
        hero = int(now.asgard[defender]) > int(earlier.asgard[defender])
        beaten = bool(now.held[defender] >> field & 1)
        if beaten:
            sentence = say(
                "walhalla-told-beaten", who=who(defender), other=who(attacker), where=there
            )
            moves = self.to_zone("walhalla", attacker, now, origin)
        else:
            sentence = say(
                "walhalla-told-fell", who=who(attacker), other=colour(defender), where=there
            )
            fallen = self.besieger(defender, field)
            moves = (
                *self.to_zone("walhalla", defender, now, fallen),
                *self.to_field(field, origin),
            )
        if hero:
            leaving = f"walhalla-{defender}-{int(earlier.walhalla[defender]) - 1}"
            moves += self.to_zone("asgard", defender, now, leaving)
        with_card = self.played == "attack" and earlier is self.before
        sides = (
            side(attacker, "attack" if with_card else "", fell=beaten),
            side(defender, ("hero" if hero else "shield") if beaten else "", fell=not beaten),
        )
        return Fought(sentence, moves, sides=sides, winner=DEFENDING if beaten else ATTACKING)

    def cards(self, earlier: Walhalla, now: Walhalla) -> list[Act]:
        """Tell who drew a card; which one, is nobody else's business."""
        told: list[Act] = []
        for seat in range(int(now.seats)):
            gone = int(seat == self.seat and self.played != "" and earlier is self.before)
            if cards_in(now.hands[seat]) + gone <= cards_in(earlier.hands[seat]):
                continue
            kind, left = self.drawn[seat][0], self.drawn[seat][1:]
            self.drawn[seat] = left
            copy = int(copies(self.after.hands[seat], kind)) - 1 - left.count(kind)
            own = say("walhalla-told-own-card", who=who(seat), card=card(kind))
            number = held(now, seat) - 1
            back = (Move(f"back-{seat}-{number}", "pile"),) if number < MOST_BACKS else ()
            face = Move(f"card-{CARDS[kind]}-{copy}", "pile")
            told.append(Dealt(own, (face, *back), only=seat))
            told.append(Dealt(say("walhalla-told-card", who=who(seat)), back, but=seat))
        return told


def new_cards(before: Walhalla, seat: int, played: str, after: Walhalla) -> list[int]:
    """List the kinds of the cards that a seat has drawn."""
    then, now = before.hands[seat], after.hands[seat]
    more = [
        int(copies(now, kind) - copies(then, kind)) + (name == played)
        for kind, name in enumerate(CARDS)
    ]
    return [kind for kind, number in enumerate(more) for _ in range(number)]


def side(seat: int, help_: str, *, fell: bool) -> Side:
    """Tell one side of a fight: a viking, and who or what stands by it."""
    parts = [Summand(say("walhalla-part-viking"), 1)]
    if help_:
        parts.append(Summand(say(f"walhalla-part-{help_}"), 1))
    losses = say("walhalla-loss-viking") if fell else None
    if help_ == "hero":
        losses = say("walhalla-loss-hero")
    return Side(who(seat), seat, tuple(parts), losses=losses, sprite=f"viking-{COLOURS[seat]}")


def forests(earlier: Walhalla, now: Walhalla) -> list[Act]:
    """Tell what a forest has scored; nothing else scores while landing."""
    told: list[Act] = []
    for seat in range(int(now.seats)):
        old, new = int(earlier.points[seat]), int(now.points[seat])
        if new != old:
            sentence = say("walhalla-told-forest", who=who(seat), points=new - old)
            told.append(Act(sentence, counts=(Count(f"points-{seat}", old, new),)))
    return told
