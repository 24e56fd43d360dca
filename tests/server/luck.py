"""The same luck in every run: what a hall of tests deals follows from the name of the test."""

import os
import random
import secrets
from types import SimpleNamespace

import pytest

from skali.server import lobby


def deal_by_name(name: str, patch: pytest.MonkeyPatch) -> None:
    """Let tables that are set up from now on have ids and secrets that follow from a name."""
    luck = random.Random(os.environ.get("SKALI_FUZZ_SEED", "") + name)
    dealt = SimpleNamespace(
        token_hex=lambda size: luck.randbytes(size).hex(), token_urlsafe=secrets.token_urlsafe
    )
    patch.setattr(lobby, "secrets", dealt)
