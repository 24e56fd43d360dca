"""The keys of the hall: one signs cookies, one signs push notices."""

import hmac
import secrets
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02

from skali.server.files import FileError, kept
from skali.server.settings import Settings

CURVE = ec.SECP256R1()
SHORTEST = 32
"""Letters of a key that nobody guesses."""


def beside_the_database(settings: Settings, ending: str) -> Path:
    """Return where a key is kept: beside an SQLite file, else in the folder that serves."""
    if settings.database.startswith("sqlite:///"):
        return Path(settings.database.removeprefix("sqlite:///")).with_suffix(ending)
    return Path("skali").with_suffix(ending)


def signing_key(settings: Settings) -> str:
    """Return the key that signs cookies; one that was made is kept in a file only we can read."""
    if settings.key:
        return settings.key
    path = Path(settings.key_file or beside_the_database(settings, ".key"))
    key = kept(path, lambda: secrets.token_hex(32))
    if len(key) < SHORTEST:
        raise FileError(
            f"the key {str(path)!r} has {len(key)} letters, not {SHORTEST} or more: restore it, "
            "or delete it to have a new one made, which signs everybody out"
        )
    return key


def push_key(settings: Settings) -> Vapid02:
    """Return the key that signs push notices: made once and kept, or drawn from the key given."""
    if settings.key:
        return Vapid02(drawn(settings.key))
    path = Path(settings.key_file or beside_the_database(settings, ".key"))
    path = path.with_suffix(".vapid.pem")
    pem = kept(path, new_push_key)
    try:
        return Vapid02(load_pem_private_key(pem.encode("ascii"), None))
    except ValueError as error:
        raise FileError(
            f"the key {str(path)!r} is none: restore it, or delete it to have a new one made, "
            "after which browsers must ask for notices anew"
        ) from error


def new_push_key() -> str:
    """Make a key in the form that browsers' push services know."""
    made = ec.generate_private_key(CURVE)
    pem = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return pem.decode("ascii")


def drawn(key: str) -> ec.EllipticCurvePrivateKey:
    """Draw the second key from the first, so that all processes of a hall have the same."""
    digest = hmac.digest(key.encode(), b"skali-push", "sha512")
    return ec.derive_private_key(int.from_bytes(digest) % (CURVE.group_order - 1) + 1, CURVE)
