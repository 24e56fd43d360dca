"""Playing with a data set: the same game, with the values of somebody who owns the printed one.

A process that plays nothing else imports the game with the data set laid over its values, so that
the compiled engine plays it. Where others play the same game otherwise, as in a hall, a private
copy of the package is made from its sources, under a name of its own, and interpreted.
"""

import copyreg
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, spec_from_file_location
from multiprocessing import parent_process
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType

from skali.core.chance import Fast
from skali.core.data import DataSet, laid_over
from skali.core.errors import DataError, OptionError, SkaliError
from skali.core.game import Game, Value
from skali.games import GROUP, UnknownGame, games
from skali.games import game as game_of
from skali.printed.check import faults
from skali.printed.limits import Limits
from skali.printed.reading import DataSetError, read, refuse

PREFIX = "skali_data_"
"""How the private copies of packages are called, before the fingerprint."""
ENDLESS = 50_000
"""Decisions after which a random game is given up."""
_lock = RLock()
_played: dict[tuple[str, str], Game] = {}
"""Games with a data set, by key and fingerprint."""


@cache
def entry_of(key: str) -> EntryPoint:
    """Return where a game is found, without importing it."""
    known = {entry.name: entry for entry in entry_points(group=GROUP)}
    if key not in known:
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(sorted(known))}")
    return known[key]


@cache
def package_of(key: str) -> str:
    """Return the package of a game: that of its entry point."""
    module = entry_of(key).module
    spec = find_spec(module)
    inside = spec is None or spec.submodule_search_locations is None
    return module.rpartition(".")[0] if inside else module


@cache
def limits_of(key: str) -> Limits:
    """Return what can be said about the values of a game."""
    return Limits(data_of(package_of(key)))


def data_of(package: str) -> Traversable:
    """Return the folder with a package's data; nothing of the package is run."""
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) / "data" if places else files(package) / "data"


def checked(data_set: DataSet) -> DataSet:
    """Return a data set whose values fit its game."""
    wrong = faults(data_set, limits_of(data_set.game))
    if wrong:
        raise DataSetError(wrong)
    return data_set


def with_data(data_set: DataSet, *, alone: bool = False) -> Game:
    """Return the game played with a data set; `alone` where the process plays nothing else."""
    with _lock:
        known = _played.get((data_set.game, data_set.fingerprint))
        if known is not None:
            return known
        entry = entry_of(checked(data_set).game)
        package = package_of(data_set.game)
        try:
            with laid_over(data_set):
                if alone and package not in sys.modules:
                    module = import_module(entry.module)
                else:
                    module = private(package, entry.module, data_set)
            game: Game = getattr(module, entry.attr)
            game.data = data_set
            for seats in game.seats:
                game.new(seats)
        except DataError as error:
            forget(data_set)
            raise refuse("data-effect", key=named(error.key, data_set.game),
                         problem=error.problem) from error  # fmt: skip
        except Exception as error:
            forget(data_set)
            raise refuse("data-plays", problem=f"{type(error).__name__}: {error}"[:200]) from error
        copyreg.pickle(type(game), reduced)
        _played[data_set.game, data_set.fingerprint] = game
        return game


def named(path: str, game: str) -> str:
    """Return the name of a value from its place in a file, with the place within an effect."""
    for value in limits_of(game).values.values():
        place = value.component.path
        if path == place or path.startswith((f"{place}.", f"{place}[")):
            return value.key + path.removeprefix(place)
    return path


def reduced(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """Send a game to another process as it is `sent`."""
    return (recalled, (sent(game),))


def recalled(word: str) -> Game:
    """Return a game in a process of its own, which plays nothing else: at full speed."""
    alone = parent_process() is not None
    return with_data(read(word.encode()), alone=True) if alone else received(word)


def sent(game: Game) -> str:
    """Write a game for another process: its key, or the data set with which it is played."""
    return game.key if game.data is None else game.data.text


def received(word: str) -> Game:
    """Return a game as it was sent; other processes may play it otherwise beside this."""
    return game_of(word) if word in games() else with_data(read(word.encode()))


# --- private copies ---


class Copies(MetaPathFinder):
    """Finds the modules of private copies among the sources of the packages that they copy."""

    def __init__(self) -> None:
        """Begin without any."""
        self.packages: dict[str, tuple[str, Path]] = {}
        """Package and folder of each copy, by its name."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of a copy."""
        root, _, rest = name.partition(".")
        if root not in self.packages:
            return None
        package, folder = self.packages[root]
        place = folder.joinpath(*rest.split(".")) if rest else folder
        inner = place / "__init__.py"
        file = inner if inner.is_file() else place.with_suffix(".py")
        loader = CopyLoader(name, str(file), package, root)
        inside = [str(place)] if file is inner else None
        return spec_from_file_location(name, file, loader=loader, submodule_search_locations=inside)


class CopyLoader(SourceFileLoader):
    """Loads a source file in which the package speaks of itself by the name of the copy."""

    def __init__(self, name: str, path: str, package: str, root: str) -> None:
        """Take the file, the package and the name of its copy."""
        super().__init__(name, path)
        self.package = re.compile(rf"\b{re.escape(package)}\b".encode())
        self.root = root.encode()

    def get_code(self, fullname: str) -> CodeType:
        """Compile the changed source; nothing is kept on disk."""
        source = self.package.sub(self.root, self.get_data(self.path))
        return self.source_to_code(source, self.path)


COPIES = Copies()


def private(package: str, module: str, data_set: DataSet) -> ModuleType:
    """Import a private copy of a package."""
    if COPIES not in sys.meta_path:
        sys.meta_path.insert(0, COPIES)
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec else None
    if not places:
        raise SkaliError(f"the sources of {package} are not at hand")
    root = PREFIX + data_set.fingerprint
    COPIES.packages[root] = (package, Path(next(iter(places))))
    return import_module(root + module.removeprefix(package))


def forget(data_set: DataSet) -> None:
    """Forget a copy that cannot be played."""
    root = PREFIX + data_set.fingerprint
    for name in [name for name in sys.modules if name.split(".")[0] == root]:
        del sys.modules[name]


# --- trying out ---


def setups(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """List every number of players, then every other value of every option."""
    yield from ((seats, {}) for seats in game.seats)
    others = [
        {option.key: value} | ({option.requires: True} if option.requires else {})
        for option in game.options
        for value in option.values
        if value != option.default
    ]
    for number, options in enumerate(others):
        yield game.seats[-1 - number % len(game.seats)], options


def tried(game: Game) -> Game:
    """Play a random game of every setup; one that does not end is refused."""
    for seats, options in setups(game):
        chance, decisions = Fast(seats), 0
        try:
            state = game.new(seats, options, chance)
            while not state.over and decisions < ENDLESS:
                seat = state.turn[0]
                state.apply(state.random_action(chance, seat), chance, seat)
                decisions += 1
        except OptionError:
            continue  # not with so many players
        except Exception as error:
            raise refuse("data-plays", problem=f"{type(error).__name__}: {error}"[:200]) from error
        if not state.over:
            raise refuse("data-plays", problem=f"> {ENDLESS}")
    return game
