"""Telling people about tables: views, patches, summaries, everybody by name."""

import time

from skali.core.game import Game
from skali.core.message import say
from skali.games import games
from skali.server.engine import Trouble
from skali.server.names import called
from skali.server.painter import paint
from skali.server.places import Listener, Place
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.settings import Settings
from skali.server.store import Row, Store
from skali.server.views import Words, offered, open_to, table_part, told_part


class Teller:
    """Knows what everybody is shown of a table."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Tell about the tables of a store."""
        self.settings = settings
        self.store = store
        self.games: dict[str, Game] = games()
        self.people: dict[str, Row] = {}
        """Users as others see them, so that a view does not ask the database for names."""

    def game(self, table: Row) -> Game:
        """Return the game of a table, in the rules version that it was started with."""
        game = self.games.get(table["game"])
        if game is None:
            raise Problem(404, "unknown", say("hall-game-gone", game=table["game"]))
        if game.version != table["version"]:
            versions = say("hall-version", table=table["version"], hall=game.version)
            raise Problem(409, "state", versions)
        return game

    def listed(self, show: str, user: str | None) -> list[Place]:
        """Return tables of the lobby with who sits there; nothing here is asked of the rooms."""
        rows = self.store.list_tables(show, user)
        seats = self.store.seats_at([row["id"] for row in rows])
        for person in self.store.users_named(
            [s["user_id"] for s in seats if s["user_id"]]
        ).values():
            self.know(person)
        by_table: dict[str, list[Row]] = {row["id"]: [] for row in rows}
        for seat in seats:
            by_table[seat["table_id"]].append(seat)
        return [Place(row, by_table[row["id"]], None) for row in rows]

    def running(self, place: Place) -> Room:
        """Return the room of a table at which play goes on."""
        if place.room is None:
            raise Problem(409, "state", say("hall-not-started"))
        return place.room

    def view(self, place: Place, seat: int | None, language: str) -> Row:
        """Return the game's part of a view, made once for everybody who sees the same."""
        key = (seat, language)
        if key not in place.views:
            words = self.words(place, language)
            place.views[key] = table_part(self.running(place), seat, None, words)
        return place.views[key]

    def names(self, place: Place) -> list[str]:
        """Name everybody at a table; a free seat is called like the bot that may take it."""
        people = [self.person(seat["user_id"]) for seat in place.seats]
        return called(place.table["id"], [person["name"] if person else None for person in people])

    def words(self, place: Place, language: str) -> Words:
        """Return who speaks about a table in a language, calling everybody by name."""
        names = self.names(place)
        words = place.words.get(language)
        if words is None or words.names != tuple(names):
            place.latest.pop(language, None)
            words = place.words[language] = Words(self.game(place.table), language, names)
        return words

    def announce(self, place: Place, *, moved: bool = True, only: int | None = None) -> None:
        """Send every listener the view of its seat, or `only` those of one seat."""
        listeners = [each for each in place.listeners if only is None or each.seat == only]
        place.forget_views()
        if place.room is not None and listeners:
            hidden = place.room.game.hidden
            viewers = list({each.seat if hidden else None for each in listeners})
            scenes = place.room.game.scenes(place.room.state, viewers)
            place.scenes = dict(zip(viewers, scenes, strict=True))
        for listener in listeners:
            self.show(place, listener, moved=moved)
        place.forget_views()

    def show(self, place: Place, listener: Listener, *, moved: bool) -> None:
        """Send one listener what it may see now."""
        table = self.summary(place, listener.user)
        if place.room is None:
            listener.tell({"type": "table", "table": table})
            return
        if listener.patches:
            part = self.patch(place, place.room, listener)
        else:
            part = self.view(place, listener.seat, listener.language)
        listener.tell({"type": "view", "moved": moved, "view": part | {"table": table}})

    def patch(self, place: Place, room: Room, listener: Listener) -> Row:
        """Return a view in which nodes that the listener has are only named."""
        seat, language = listener.seat, listener.language
        words = self.words(place, language)
        told = place.told.get((seat, language))
        if told is None:
            told = place.told[seat, language] = told_part(room, seat, None, words)
        viewer = seat if room.game.hidden else None
        picture = place.pictures.get((viewer, language))
        if picture is None:
            scene = place.scenes.get(viewer) or room.game.scene(room.state, viewer)
            picture = paint(scene, words, place.latest.get(language))
            place.pictures[viewer, language] = place.latest[language] = picture
            place.shown = time.monotonic()
        legal = offered(told)
        panels = picture.since(listener.known, seat)
        listener.known = picture.known
        offers, refused = open_to(picture.scene, legal)
        return told | {"scene": {"panels": panels}, "offers": offers, "refused": refused}

    def summary(self, place: Place, user: str | None) -> Row:
        """Describe a table; invitations are for the host."""
        table, room, now = place.table, place.room, time.time()
        me = place.seat_of(user)
        turn = room.state.turn_seen(me) if room else ()
        online, names = place.online(), self.names(place)
        is_host = user is not None and user == table["host"]
        return {
            "id": table["id"],
            "game": table["game"],
            "title": table["title"],
            "status": table["status"],
            "pace": table["pace"],
            "clock": table["clock"],
            "options": table["options"],
            "version": table["version"],
            "open": table["open"],
            "number": room.number_seen(me) if room else 0,
            "host": table["host"],
            "is_host": is_host,
            "commitment": room.commitment if room else None,
            "secret": table["secret"] if table["status"] == "finished" else None,
            "result": table["result"],
            "turn": list(turn),
            "watch": self.watch_link(place) if is_host or me is not None else None,
            "created": table["created"],
            "changed": table["changed"],
            "me": me,
            "seats": [
                {
                    "seat": seat["seat"],
                    "kind": seat["kind"],
                    "user": self.person(seat["user_id"]),
                    "name": names[seat["seat"]],
                    "bot": seat["bot"],
                    "substitute": (room.substitutes.get(seat["seat"]) if room else None),
                    "invite": self.invite_link(table, seat) if is_host else None,
                    "online": seat["seat"] in online,
                    "left": room.time_left(seat["seat"], now, me) if room else None,
                }
                for seat in place.seats
            ],
        }

    def person(self, user_id: str | None) -> Row | None:
        """Name a user for others."""
        if user_id is None:
            return None
        if user_id not in self.people:
            try:
                user = self.store.user(user_id)
            except Trouble:
                return {"id": user_id, "name": "…", "account": False}
            if user is None:
                return None
            self.know(user)
        return self.people[user_id]

    def know(self, user: Row) -> None:
        """Keep a user as others see him."""
        seen = {"id": user["id"], "name": user["name"], "account": bool(user["login"])}
        self.people[user["id"]] = seen

    def invite_link(self, table: Row, seat: Row) -> str | None:
        """Return the link that seats a friend; taken seats have none."""
        if seat["user_id"] is not None or seat["bot"] is not None:
            return None
        return f"{self.settings.link}/join/{table['id']}/{seat['seat']}/{seat['invite']}"

    def watch_link(self, place: Place) -> str:
        """Return the link with which somebody may look on."""
        link = f"{self.settings.link}/table/{place.table['id']}"
        return link if place.table["open"] else f"{link}?invite={place.watch_token()}"
