"""`python -m skali` is the `skali` command."""

import sys

from skali.cli import main

sys.exit(main())
