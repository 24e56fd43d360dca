"""A folder of data sets: what a hall offers, and what old games are played again with."""

from pathlib import Path

from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.games import games
from skali.printed.playing import with_data
from skali.printed.reading import read_file, refuse

MOST = 20
"""Data sets in a folder: each is a copy of its game in memory."""


def titles_at(path: str) -> tuple[list[Game], dict[str, SkaliError]]:
    """Read a data set or all of a folder; return games with the sound ones, and what is wrong.

    Files are taken in the order of their names; two with the same values are one.
    """
    place = Path(path)
    if not place.is_dir():
        return [with_data(read_file(place))], {}
    files = sorted(file for file in place.iterdir() if file.suffix == ".toml")
    if len(files) > MOST:
        raise refuse("data-many", most=MOST, found=len(files))
    sound: dict[Game, None] = {}
    wrong: dict[str, SkaliError] = {}
    for file in files:
        try:
            sound[with_data(read_file(file))] = None
        except SkaliError as error:
            wrong[file.name] = error
    return list(sound), wrong


def games_with(path: str) -> dict[str, Game]:
    """Return all games by key, and those with the data sets at a path by `key@fingerprint`."""
    titles = dict(games())
    for title in titles_at(path)[0] if path else ():
        if title.data is not None:
            titles[f"{title.key}@{title.data.fingerprint}"] = title
    return titles
