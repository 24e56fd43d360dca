"""How a hall is set up: from the command line, or from variables that start with SKALI_."""

import os
from dataclasses import dataclass, field, fields

from skali.core.errors import SkaliError


class SettingError(SkaliError):
    """A setting that cannot be meant."""


@dataclass(frozen=True)
class Limits:
    """Bounds on everything that comes from outside; each has a variable (SKALI_LIMIT_BODY …)."""

    body: int = 64 * 1024
    """Bytes of a request's body."""
    head: int = 32 * 1024
    """Bytes of a request's line and headers."""
    message: int = 64 * 1024
    """Bytes of a message over a WebSocket."""
    request_seconds: int = 10
    """In which a request must have come in completely, from its first byte to its last."""
    unread_seconds: int = 60
    """After which a caller who does not read what was sent is let go."""
    connections: int = 4000
    """In all; fewer where the process may not open that many files."""
    connections_per_address: int = 200
    """From one address, or from one network of an IPv6 household."""
    reminders_at_once: int = 8
    """Webhooks and push notices that are on their way."""
    reminder_seconds: int = 10
    """In which one of them must be answered."""
    chats_in_ten_seconds: int = 10
    tables_per_user: int = 50
    """Unfinished ones of a host."""
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
    key_file: str = ""
    """Where the key is kept instead."""
    workers: int = 2
    """Processes in which bots think."""
    bots: tuple[str, ...] = field(default_factory=bots_from_environment)
    """Bots that the lobby offers besides its own levels, by name (SKALI_BOTS)."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word about who asks is believed (SKALI_PROXIES)."""
    hosts: tuple[str, ...] = ()
    """Further names under which the hall may be asked, such as hall.lan (SKALI_HOSTS)."""
    remind_after: float = 30.0
    """Seconds a person may be away before being reminded of a turn."""
    private_webhooks: bool = False
    """Whether reminders may be posted to addresses inside the own network."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses or networks that may read /metrics."""
    metrics_token: str = ""
    """With which anybody may read /metrics."""
    limits: Limits = field(default_factory=Limits)
    mail: Mail = field(default_factory=Mail)
    data: str = ""
    """A folder of data sets that tables may be played with (SKALI_DATA)."""

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
        port=number_from_environment("SKALI_SMTP_PORT", Mail().port),
        user=get("SKALI_SMTP_USER", ""),
        password=get("SKALI_SMTP_PASSWORD", ""),
        sender=get("SKALI_SMTP_SENDER", Mail().sender),
        tls=switch_from_environment("SKALI_SMTP_TLS"),
    )


def limits_from_environment() -> Limits:
    """Read the bounds that differ from what is usual."""
    usual = Limits()
    return Limits(
        **{
            bound.name: number_from_environment(limit_variable(bound.name), usual_value)
            for bound in fields(Limits)
            if isinstance(usual_value := getattr(usual, bound.name), int)
        }
    )


def limit_variable(name: str) -> str:
    """Name the variable of a bound."""
    return f"SKALI_LIMIT_{name.upper()}"


def words_from_environment(name: str) -> tuple[str, ...]:
    """Read a list that is written with commas."""
    return tuple(word.strip() for word in os.environ.get(name, "").split(",") if word.strip())


def number_from_environment(name: str, usual: int) -> int:
    """Read a whole number from 1."""
    word = os.environ.get(name, str(usual))
    if not (word.isascii() and word.isdigit() and int(word) > 0):
        raise SettingError(f"{name} must be a whole number from 1, not {word!r}")
    return int(word)


def switch_from_environment(name: str) -> bool:
    """Read whether something is on."""
    word = os.environ.get(name, "0")
    if word not in ("", "0", "1"):
        raise SettingError(f"{name} must be 1 or 0, not {word!r}")
    return word == "1"
