"""Telling people about tables: views, patches, summaries, everybody by name."""

import time

from skali.core.data import DataSet
from skali.core.game import Game
from skali.core.message import say
from skali.core.scene import Cut
from skali.games import games
from skali.printed.shelf import games_with
from skali.server import seen
from skali.server.engine import Trouble
from skali.server.names import called
from skali.server.painter import paint, still_there
from skali.server.places import Listener, Place
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.settings import Settings
from skali.server.steps import RUNNING
from skali.server.store import Row, Store
from skali.server.views import Words, offered, open_to, scene_frame, table_part, told_part

MOST_PEOPLE = 20_000
"""Users whose names are kept in memory."""


class Teller:
    """Knows what everybody is shown of a table."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Tell about the tables of a store."""
        self.settings = settings
        self.store = store
        self.games: dict[str, Game] = games()
        self.titles: dict[str, Game] = games_with(settings.data)
        """The same and those with data sets, by `key@fingerprint`."""
        self.people: dict[str, seen.User] = {}
        """Users as others see them, so that a view does not ask the database for names."""

    def game(self, table: Row) -> Game:
        """Return the game of a table."""
        game = self.games.get(table["game"])
        if game is None:
            raise Problem(404, "unknown", say("hall-game-gone", game=table["game"]))
        if table.get("data") is None:
            return game
        title = self.titles.get(f"{table['game']}@{table['data']['fingerprint']}")
        if title is None:
            raise Problem(409, "data", say("data-missing", **table["data"]))
        return title

    def sets(self, game: str) -> list[DataSet]:
        """List the data sets with which a game can be played here."""
        titles = [title.data for title in self.titles.values() if title.key == game]
        return [data for data in titles if data is not None]

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
        why = place.table["closing"]
        if why is not None:
            versions = {"table": why["before"], "hall": why["now"], "number": why["decision"] + 1}
            played = place.table["status"] == "finished"
            raise Problem(409, "closed", say("hall-kept" if played else "hall-closed", **versions))
        if place.room is None:
            raise Problem(409, "state", say("hall-not-started"))
        return place.room

    def view(self, place: Place, seat: int | None, language: str, cut: Cut) -> seen.GameView:
        """Return the game's part of a view, made once for everybody who sees the same."""
        key = (seat, language, cut)
        if key not in place.views:
            words = self.words(place, language)
            place.views[key] = table_part(self.running(place), seat, None, words, cut)
        return place.views[key]

    def names(self, place: Place) -> list[str]:
        """Name everybody at a table; a free seat is called like the bot that may take it."""
        if place.names is not None:
            return place.names
        people = [self.person(seat["user_id"]) for seat in place.seats]
        own = [seat["name"] or (person and person["name"]) for seat, person in
               zip(place.seats, people, strict=True)]  # fmt: skip
        return called(place.table["id"], own)

    def words(self, place: Place, language: str) -> Words:
        """Return who speaks about a table in a language, calling everybody by name."""
        names = self.names(place)
        words = place.words.get(language)
        if words is None or words.names != tuple(names):
            for key in [key for key in place.latest if key[1] == language]:
                del place.latest[key]
            words = place.words[language] = Words(self.game(place.table), language, names)
        return words

    def announce(
        self, place: Place, *, moved: bool = True, told: bool = False, only: int | None = None
    ) -> None:
        """Send every listener the view of its seat, or `only` those of one seat.

        `told`: also what the latest decision did, since that is what happened just now.
        """
        place.face_questions()
        listeners = list(place.listeners if only is None else place.listening_for(only))
        place.forget_views()
        place.names = self.names(place)
        if place.room is not None and listeners:
            hidden = place.room.game.hidden
            for cut in {each.cut for each in listeners}:
                here = [each for each in listeners if each.cut == cut]
                viewers = list({each.seat if hidden else None for each in here})
                scenes = place.room.game.scenes(place.room.state, viewers, cut)
                for viewer, scene in zip(viewers, scenes, strict=True):
                    place.scenes[viewer, cut] = scene
        for listener in listeners:
            self.show(place, listener, moved=moved, told=told)
        place.forget_views()

    def show(self, place: Place, listener: Listener, *, moved: bool, told: bool = False) -> None:
        """Send one listener what it may see now."""
        table = self.summary(place, listener.user, listener.seat)
        if place.room is None:
            listener.tell({"type": "table", "table": table})
            return
        view: seen.View | seen.PatchedView
        if listener.patches:
            view = self.patch(place, place.room, listener, table)
        else:
            part = self.view(place, listener.seat, listener.language, listener.cut)
            view = {**part, "table": table}
        acts = self.acts(place, place.room, listener) if told else []
        listener.tell({"type": "view", "moved": moved, "acts": acts, "view": view})

    def acts(self, place: Place, room: Room, listener: Listener) -> list[seen.Act]:
        """Return what the latest decision did, as far as the listener may know it."""
        [(_, tale)] = room.told(len(room.steps) - 1, len(room.steps))
        return self.words(place, listener.language).acts(tale, listener.seat)

    def patch(
        self, place: Place, room: Room, listener: Listener, table: seen.TableView
    ) -> seen.PatchedView:
        """Return a view without the nodes and the lines of the log that the listener has."""
        seat, language, cut = listener.seat, listener.language, listener.cut
        words = self.words(place, language)
        told = place.told.get((seat, language))
        if told is None:
            told = place.told[seat, language] = told_part(room, seat, None, words)
        viewer = seat if room.game.hidden else None
        picture = place.pictures.get((viewer, language, cut))
        if picture is None:
            scene = place.scenes.get((viewer, cut)) or room.game.scene(room.state, viewer, cut)
            key = viewer, language, cut
            beside = [each for other, each in place.pictures.items() if other[1:] == key[1:]]
            picture = paint(scene, words, place.latest.get(key), beside[0] if beside else None)
            place.pictures[key] = place.latest[key] = picture
            place.shown = time.monotonic()
        legal = offered(told)
        panels = picture.since(listener.known, seat)
        listener.known = picture.known
        kept = still_there(listener.log, told["log"])
        listener.log = told["log"]
        offers, refused = open_to(picture.scene, legal)
        return {
            **told,
            "log": told["log"][kept[1] :],
            "kept": kept,
            "table": table,
            "scene": {**scene_frame(picture.scene), "panels": panels},
            "offers": offers,
            "refused": refused,
        }

    def summary(self, place: Place, user: str | None, wanted: int | None = None) -> seen.TableView:
        """Describe a table as one of somebody's seats sees it; invitations are for the host."""
        table, room, now = place.table, place.room, time.time()
        me = place.seat_of(user, wanted)
        turn = room.state.turn_seen(me) if room and table["status"] == RUNNING else ()
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
            "data": table["data"],
            "version": table["version"],
            "open": table["open"],
            "number": room.number_seen(me) if room else 0,
            "host": table["host"],
            "is_host": is_host,
            "commitment": room.commitment if room else None,
            "secret": table["secret"] if table["status"] == "finished" else None,
            "result": table["result"],
            "closing": table["closing"],
            "turn": list(turn),
            "watch": self.watch_link(place) if is_host or me is not None else None,
            "created": table["created"],
            "changed": table["changed"],
            "me": me,
            "mine": place.seats_of(user),
            "several": table["several"],
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

    def person(self, user_id: str | None) -> seen.User | None:
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
        """Keep a user as others see him; whoever was met longest ago is asked for again."""
        self.people.pop(user["id"], None)
        self.people[user["id"]] = {
            "id": user["id"],
            "name": user["name"],
            "account": bool(user["login"]),
        }
        if len(self.people) > MOST_PEOPLE:
            del self.people[next(iter(self.people))]

    def invite_link(self, table: Row, seat: Row) -> str | None:
        """Return the link that seats a friend; taken seats have none."""
        if seat["user_id"] is not None or seat["bot"] is not None:
            return None
        return f"{self.settings.link}/join/{table['id']}/{seat['seat']}/{seat['invite']}"

    def watch_link(self, place: Place) -> str:
        """Return the link with which somebody may look on."""
        link = f"{self.settings.link}/table/{place.table['id']}"
        return link if place.table["open"] else f"{link}?invite={place.watch_token()}"
