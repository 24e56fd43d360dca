"""How Karvi's programs are written in a position: by their names."""
# interpreted: reads and writes JSON-like data

from skali.core.effects import forms
from skali.games.karvi.effects.programs import CODE, PROGRAMS


class Program(forms.Program):
    """A step of a program; where an option is asked, a choice between programs."""

    def __init__(self) -> None:
        """Know all programs."""
        super().__init__(CODE, PROGRAMS, asks=("option",))


CHOICES = Program().choices
EFFECTS = Program().programs
GAINS = {at: name for name, at in EFFECTS.items()}
