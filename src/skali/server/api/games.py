"""The games of the hall, and how a browser is told that it is one's turn."""

import hashlib

from fastapi import APIRouter, Request, Response
from pydantic import SkipValidation as Answer

from skali.core.game import Game
from skali.core.message import Message
from skali.core.scene import Cut
from skali.server import answers, posted
from skali.server.api.callers import (
    PROBLEMS,
    Language,
    Me,
    TheHall,
)
from skali.server.guides import cards_view, guide_view
from skali.server.lobby import LEVELS
from skali.server.views import game_card
from skali.text import render

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)


@router.get("/push/key")
def push_key(request: Request) -> Answer[answers.PushKey]:
    """Return the key with which a browser subscribes to notices."""
    return {"key": request.app.state.reminders.public_key}


@router.post("/push")
def subscribe(form: posted.Push, me: Me, hall: TheHall) -> Answer[answers.Subscribed]:
    """Keep a browser's subscription."""
    hall.store.change_user(me["id"], {"push": form.model_dump()})
    return {"subscribed": True}


def art_sheet(game: Game) -> str:
    """Return all drawings of a game as one SVG."""
    symbols = "\n".join(game.art.values())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


def art_address(game: Game) -> str:
    """Return the address of the drawings, with a hash of what is in them."""
    digest = hashlib.sha256(art_sheet(game).encode()).hexdigest()[:12]
    return f"/api/v1/games/{game.key}/art.svg?v={digest}"


@router.get("/games")
def list_games(hall: TheHall, lang: Language) -> Answer[answers.Games]:
    """List the games and the bots."""
    return {
        "games": [
            game_card(game, lang, art_address(game), hall.sets(key))
            for key, game in hall.games.items()
        ],
        "bots": [
            *[bot_card(level, lang) for level in LEVELS],
            *[answers.Bot(spec=spec, label=spec, help="") for spec in hall.settings.bots],
        ],
    }


def bot_card(level: str, lang: str) -> answers.Bot:
    """Describe a bot for the lobby."""
    label = render("skali.text", Message(f"hall-bot-{level}"), lang)
    explained = render("skali.text", Message(f"hall-bot-{level}-help"), lang)
    return {"spec": level, "label": label, "help": explained}


@router.get("/games/{game}/art.svg", response_class=Response)
def art(request: Request, game: str) -> Response:
    """Return the drawings of a game."""
    sheet = art_sheet(request.app.state.lobby.known_game(game))
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(sheet, media_type="image/svg+xml", headers=headers)


@router.get("/games/{game}/rules")
def rules(request: Request, game: str, lang: Language) -> Answer[answers.Rules]:
    """Return the catalogue of a game."""
    found = request.app.state.lobby.known_game(game).rules_in(lang).values()
    return {"rules": [{"id": rule.id, "part": rule.part, "text": rule.text} for rule in found]}


@router.get("/games/{game}/guide")
def guide(request: Request, game: str, lang: Language, cut: Cut = "wide") -> Answer[answers.Guide]:
    """Say how a game is played."""
    return guide_view(request.app.state.lobby.known_game(game), lang, cut)


@router.get("/games/{game}/cards")
def cards(request: Request, game: str, lang: Language) -> Answer[answers.Cards]:
    """List the cards of a game."""
    return cards_view(request.app.state.lobby.known_game(game), lang)
