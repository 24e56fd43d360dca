"""How some parts of Greenland's questions are written in positions."""
# interpreted: reads and writes JSON-like data

from collections.abc import Sequence
from typing import Any

from skali.core.forms import Form
from skali.core.position import Fields


class Order(Form):
    """Up to three names in an order, two bits each; 3 stands for nobody."""

    NOBODY = 3
    bits = 2

    def __init__(self, names: Sequence[str]) -> None:
        """Keep the names."""
        self.names = tuple(names)
        self.high = 63

    def plain(self, value: int) -> Any:  # noqa: ANN401 - JSON
        """List the names in their order."""
        found = [value >> 2 * place & 3 for place in range(3)]
        return [self.names[number] for number in found if number != self.NOBODY]

    def read(self, name: str, entry: Fields) -> int:
        """Read a list of names."""
        found = entry.words(name, self.names, 3)
        found += [self.NOBODY] * (3 - len(found))
        return sum(number << 2 * place for place, number in enumerate(found))

    def explain(self) -> str:
        """List the names."""
        return f"a list of {', '.join(f'`{name}`' for name in self.names)}"
