"""A finished game as one self-contained page: pictures of every position, slider and keys."""

import base64
import hashlib
import json
import re
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from skali.core import svg
from skali.server.client import FOLDER
from skali.server.room import Room
from skali.server.views import Words

DEFINITIONS = re.compile("<defs>.*?</defs>", re.DOTALL)
PLACE = re.compile(r"\{\{(\w+)\}\}")
SCRIPT = re.compile("<script>(.*?)</script>", re.DOTALL)
HARMLESS = str.maketrans({letter: f"\\u{ord(letter):04x}" for letter in "<>&\u2028\u2029"})
"""Letters that mean something to a page, as JSON also writes them."""
TYPE = (
    ("Alegreya", 700, "alegreya-latin-700-normal"),
    ("Alegreya Sans", 400, "alegreya-sans-latin-400-normal"),
    ("Alegreya Sans", 700, "alegreya-sans-latin-700-normal"),
)
"""The letters of the hall, by family, weight and the beginning of the file's name."""


def export_page(room: Room, words: Words) -> str:
    """Return the page; drawings and every line of a picture are in it once."""
    lines: dict[str, int] = {}
    frames = []
    told = room.told(0, len(room.steps))
    stories = [[], *(words.story(tale, entry.seat) for entry, tale in told)]
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
    return filled(
        template,
        title=escape(f"{room.game.key} · {', '.join(words.names)}"),
        lang=words.language,
        policy=policy(template),
        type="\n".join(type_rules(FOLDER)),
        symbols="\n".join(room.game.art.values()),
        frames=as_data({"lines": list(lines), "frames": frames}),
    )


def filled(template: str, **values: str) -> str:
    """Fill every place of a template once; what is filled in is not looked at again."""
    return PLACE.sub(lambda place: values[place[1]], template)


def as_data(value: Any) -> str:  # noqa: ANN401 - anything that JSON knows
    """Write JSON that a page cannot take for anything else, whatever somebody is called."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(HARMLESS)


def policy(template: str) -> str:
    """Allow the page its own script and nothing else that runs, loads or sends."""
    script = SCRIPT.search(template)
    digest = hashlib.sha256(script[1].encode()).digest() if script else b""
    return (
        f"default-src 'none'; script-src 'sha256-{base64.b64encode(digest).decode()}'; "
        "style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; "
        "form-action 'none'"
    )


def type_rules(folder: Path) -> list[str]:
    """Put the letters of the hall into the page, where the client with its files is built."""
    rules = []
    for family, weight, name in TYPE:
        for file in sorted(folder.glob(f"assets/{name}*.woff2")):
            data = base64.b64encode(file.read_bytes()).decode()
            rules.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                f"src: url(data:font/woff2;base64,{data}); }}"
            )
    return rules
