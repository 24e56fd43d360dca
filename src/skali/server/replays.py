"""A finished game as one self-contained page: pictures of every position, slider and keys."""

import json
import re
from html import escape
from importlib.resources import files

from skali.core import svg
from skali.server.room import Room
from skali.server.views import Words

DEFINITIONS = re.compile("<defs>.*?</defs>", re.DOTALL)


def export_page(room: Room, names: list[str], language: str) -> str:
    """Return the page; drawings and every line of a picture are in it once."""
    words = Words(room.game, language)
    lines: dict[str, int] = {}
    frames = []
    for number in range(len(room.steps) + 1):
        scene = room.game.scene(room.at(number), None)
        picture = DEFINITIONS.sub("", svg.render(scene, room.game.art, words)).split("\n")
        story = [words(message) for message in room.story(number - 1)] if number else []
        frames.append(
            {"svg": [lines.setdefault(line, len(lines)) for line in picture], "story": story}
        )
    template = (files("skali.server") / "replay.html").read_text(encoding="utf-8")
    symbols = "\n".join(room.game.art.values())
    book = {"lines": list(lines), "frames": frames}
    data = json.dumps(book, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return (
        template.replace("{{title}}", escape(f"{room.game.key} · {', '.join(names)}"))
        .replace("{{lang}}", language)
        .replace("{{symbols}}", symbols)
        .replace("{{frames}}", data)
    )
