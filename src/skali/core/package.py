"""What lies in a game's folder: its rules, its guide, its values and its drawings."""
# interpreted: reads files once

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from skali.core import svg
from skali.core.catalogue import Rule, load_catalogue, translated
from skali.core.data import Component, DataSet, component_files, components
from skali.core.guide import Guide, load_guide
from skali.core.message import LANGUAGES


class Package:
    """The files of a title, each read when it is first asked for."""

    package: str
    data: DataSet | None = None
    """The owner's values with which it is played instead of those of the package."""

    @property
    def folder(self) -> Traversable:
        """Where the game's data, art and text lie."""
        return files(self.package)

    @cached_property
    def catalogue(self) -> dict[str, Rule]:
        """The numbered rules."""
        return load_catalogue(self.folder / "data" / "rules.toml")

    @cached_property
    def german_catalogue(self) -> dict[str, Rule]:
        """The numbered rules in German."""
        return translated(self.catalogue, self.folder / "data" / "rules.de.toml")

    def rules_in(self, language: str) -> dict[str, Rule]:
        """Return the numbered rules in a language."""
        return self.german_catalogue if language == "de" else self.catalogue

    @cached_property
    def guides(self) -> dict[str, Guide]:
        """How the game is played, by language."""
        file = self.folder / "data" / "guide.toml"
        return {language: load_guide(file, language) for language in LANGUAGES}

    @cached_property
    def components(self) -> list[Component]:
        """Every value printed on a component, with its source."""
        files_ = component_files(self.folder / "data")
        return [value for file in files_ for value in components(file, self.data)]

    @cached_property
    def art(self) -> dict[str, str]:
        """The drawings: symbols by name."""
        return svg.symbols(files("skali.core") / "art") | svg.symbols(self.folder / "art")
