"""A finished game as one self-contained page: pictures of every position, slider and keys."""

import json
import re
from html import escape
from importlib.resources import files

from skali.core import svg
from skali.server.room import Room
from skali.server.views import Words

DEFINITIONS = re.compile("<defs>.*?</defs>", re.DOTALL)


def export_page(room: Room, words: Words) -> str:
    """Return the page; drawings and every line of a picture are in it once."""
    lines: dict[str, int] = {}
    frames = []
    stories = [[], *(words.deed(*told) for told in room.told(0, len(room.steps)))]
    for number, story in enumerate(stories):
        scene = room.game.scene(room.at(number), None)
        picture = DEFINITIONS.sub("", svg.render(scene, room.game.art, words)).split("\n")
        frames.append(
            {
                "svg": [lines.setdefault(line, len(lines)) for line in picture],
                "story": story,
            }
        )
    template = (files("skali.server") / "replay.html").read_text(encoding="utf-8")
    symbols = "\n".join(room.game.art.values())
    book = {"lines": list(lines), "frames": frames}
    data = json.dumps(book, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return (
        template.replace("{{title}}", escape(f"{room.game.key} · {', '.join(words.names)}"))
        .replace("{{lang}}", words.language)
        .replace("{{symbols}}", symbols)
        .replace("{{frames}}", data)
    )
