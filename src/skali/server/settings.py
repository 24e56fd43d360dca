"""How a hall is set up: from the command line, or from variables that start with SKALI_."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """Bounds on everything that comes from outside."""

    body: int = 64 * 1024
    name: int = 40
    title: int = 80
    chat: int = 500
    chats_in_ten_seconds: int = 10
    tables_per_user: int = 50
    entries_in_a_minute: int = 30
    """Guests and accounts, each by its origin."""
    password_tries: int = 10
    """Wrong passwords in a quarter of an hour for an account from one household."""
    password_tries_of_household: int = 60
    password_tries_at_account: int = 30
    """From everywhere together; beyond it is one try in ten seconds for unknown browsers."""
    mails_in_an_hour: int = 5
    """Letters to one address."""
    listeners_per_table: int = 200
    """Spectators; who plays at a table always gets in."""
    listeners_per_address: int = 50
    """Spectators of one table from the same address."""
    lines_per_user: int = 8
    """Lines of the same person to one table."""


@dataclass(frozen=True, slots=True)
class Mail:
    """Where reminders by e-mail are handed over; without a host there are none."""

    host: str = ""
    port: int = 25
    user: str = ""
    password: str = ""
    sender: str = "skali@localhost"
    tls: bool = False


def bots_from_environment() -> tuple[str, ...]:
    """Read the names of further bots, written with commas."""
    words = os.environ.get("SKALI_BOTS", "").split(",")
    return tuple(word.strip() for word in words if word.strip())


@dataclass(frozen=True, slots=True)
class Settings:
    """One hall."""

    database: str = "sqlite:///skali.db"
    host: str = "127.0.0.1"
    port: int = 8420
    address: str = ""
    """The public address for links, such as https://hall.example; by default host and port."""
    key: str = ""
    """Signs cookies; by default made once and kept beside the database."""
    workers: int = 2
    """Processes in which bots think."""
    bots: tuple[str, ...] = field(default_factory=bots_from_environment)
    """Bots that the lobby offers besides its own levels, by name (SKALI_BOTS)."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word about who asks is believed (SKALI_PROXIES)."""
    hosts: tuple[str, ...] = ()
    """Further names under which the hall may be asked, such as hall.lan (SKALI_HOSTS)."""
    private_webhooks: bool = False
    """Whether reminders may be posted to addresses inside the own network."""
    limits: Limits = field(default_factory=Limits)
    mail: Mail = field(default_factory=Mail)

    @property
    def link(self) -> str:
        """The address with which links begin."""
        return self.address or f"http://{self.host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether cookies may travel only over TLS."""
        return self.link.startswith("https://")


def mail_from_environment() -> Mail:
    """Read the settings of outgoing mail."""
    get = os.environ.get
    return Mail(
        host=get("SKALI_SMTP_HOST", ""),
        port=int(get("SKALI_SMTP_PORT", "25")),
        user=get("SKALI_SMTP_USER", ""),
        password=get("SKALI_SMTP_PASSWORD", ""),
        sender=get("SKALI_SMTP_SENDER", "skali@localhost"),
        tls=get("SKALI_SMTP_TLS", "") == "1",
    )


def words_from_environment(name: str) -> tuple[str, ...]:
    """Read a list that is written with commas."""
    return tuple(word.strip() for word in os.environ.get(name, "").split(",") if word.strip())


def signing_key(settings: Settings) -> str:
    """Return the key that signs cookies; one that was made is kept in a file only we can read."""
    if settings.key:
        return settings.key
    path = Path(os.environ.get("SKALI_KEY_FILE", "skali.key"))
    if settings.database.startswith("sqlite:///"):
        path = Path(settings.database.removeprefix("sqlite:///")).with_suffix(".key")
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(secrets.token_hex(32), encoding="ascii")
    return path.read_text(encoding="ascii").strip()
