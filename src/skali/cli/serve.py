"""Open the hall: a table in the browser for friends and bots."""

import argparse
import io
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.errors import SkaliError
from skali.core.message import say
from skali.printed.shelf import titles_at
from skali.server.logs import FORMS, log_config
from skali.server.settings import (
    Limits,
    Settings,
    limits_from_environment,
    mail_from_environment,
    number_from_environment,
    switch_from_environment,
    words_from_environment,
)

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared, not listened on
LAST_PORT = 65_535
SHORTEST_KEY = 32
WHITE_ON_BLACK = "\033[97;40m{}\033[0m"
EXAMPLES = """\
  skali serve
  skali serve --host 0.0.0.0 --port 8420
  skali serve --database postgresql://skali@localhost/skali --no-browser
  SKALI_ADDRESS=https://hall.example SKALI_PROXIES=127.0.0.1 skali serve --log json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the hall stands and what it keeps its games in."""
    get = os.environ.get

    def add(name: str, id_: str, usual: str = "", **how: Any) -> None:  # noqa: ANN401 - argparse's own
        """Add an option with what it means and what it is unless it is said."""
        parser.add_argument(name, help=told(parser, id_, usual=usual), **how)

    number = arguments.from_one
    add("--host", "cli-arg-serve-host", default=get("SKALI_HOST", EVERYWHERE[0]))
    add("--port", "cli-arg-serve-port", "8420", type=port, default=get("SKALI_PORT", "8420"))
    arguments.add_database(parser, "sqlite:///skali.db")
    add("--address", "cli-arg-serve-address", default=get("SKALI_ADDRESS", ""))
    add("--workers", "cli-arg-serve-workers", "2", type=number, default=get("SKALI_WORKERS", "2"))
    add("--entries", "cli-arg-serve-entries", "30", type=number, metavar="N")
    add("--connections", "cli-arg-serve-connections", "200", type=number, metavar="N")
    add("--log", "cli-arg-serve-log", "quiet", choices=FORMS, default=get("SKALI_LOG", "quiet"))
    add("--no-browser", "cli-arg-serve-no-browser", action="store_true")
    arguments.add_data_folder(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Say where the hall is, open the browser, and serve until interrupted."""
    from skali.bots import make  # noqa: PLC0415 - heavy, needed only here
    from skali.server.app import create_app  # noqa: PLC0415
    from skali.server.doorkeeper import GRACE, Doorkeeper  # noqa: PLC0415
    from skali.server.gate import GateConfig  # noqa: PLC0415

    if args.log not in FORMS:
        raise SkaliError(f"SKALI_LOG must be one of {', '.join(FORMS)}, not {args.log!r}")
    settings = chosen_settings(args)
    for name in settings.bots:
        make(name)
    for file, problem in (titles_at(args.data)[1] if args.data else {}).items():
        said = words.fault(problem, args.lang)
        print(words.hall(say("cli-serve-left-out", file=file, problem=said), args.lang),
              file=sys.stderr)  # fmt: skip
    door = listen(args.host, args.port)
    local = f"http://localhost:{args.port}"
    with door:
        app = create_app(settings)
        config = GateConfig(
            app, settings, log_config=log_config(args.log), timeout_graceful_shutdown=GRACE
        )
        announce(local, settings.link, args.lang)
        if not args.no_browser:
            threading.Timer(1.0, webbrowser.open, (local,)).start()
        with suppress(KeyboardInterrupt):
            Doorkeeper(config).run(sockets=[door])
    return output.OK


def announce(local: str, link: str, language: str) -> None:
    """Print where the hall is, and for phones that can reach it a code."""
    print(words.hall(say("cli-serve-open", address=local), language))
    if only_here(urlsplit(link).hostname or ""):
        print(words.hall(say("cli-serve-alone"), language))
    else:
        print(words.hall(say("cli-serve-friends", address=link), language))
        print(code_for_phones(link, coloured=sys.stdout.isatty()))
    sys.stdout.flush()


def code_for_phones(link: str, *, coloured: bool) -> str:
    """Write an address as a code; a terminal is told its colours, for it may be light or dark."""
    import segno  # noqa: PLC0415 - heavy, needed only here

    drawing = io.StringIO()
    segno.make(link).terminal(out=drawing, compact=True, border=2)
    lines = drawing.getvalue().splitlines()
    return "\n".join(WHITE_ON_BLACK.format(line) if coloured else line for line in lines)


def only_here(host: str) -> bool:
    """Tell whether nobody but this machine can reach an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def chosen_settings(args: argparse.Namespace) -> Settings:
    """Put the command line and the variables together; the command line goes first."""
    limits: Limits = limits_from_environment()
    if args.entries is not None:
        limits = replace(limits, entries_in_a_minute=args.entries)
    if args.connections is not None:
        limits = replace(limits, connections_per_address=args.connections)
    known_as = own_address() if args.host in EVERYWHERE else args.host
    key = os.environ.get("SKALI_KEY", "")
    if 0 < len(key) < SHORTEST_KEY:
        raise SkaliError(f"SKALI_KEY has {len(key)} letters, not {SHORTEST_KEY} or more")
    return Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        address=args.address or f"http://{known_as}:{args.port}",
        key=key,
        key_file=os.environ.get("SKALI_KEY_FILE", ""),
        workers=args.workers,
        proxies=words_from_environment("SKALI_PROXIES"),
        hosts=words_from_environment("SKALI_HOSTS"),
        remind_after=number_from_environment("SKALI_REMIND_AFTER", int(Settings().remind_after)),
        private_webhooks=switch_from_environment("SKALI_PRIVATE_WEBHOOKS"),
        metrics_from=words_from_environment("SKALI_METRICS_FROM") or Settings().metrics_from,
        metrics_token=os.environ.get("SKALI_METRICS_TOKEN", ""),
        mail=mail_from_environment(),
        limits=limits,
        data=args.data,
    )


def port(word: str) -> int:
    """Read the number of a port."""
    number = arguments.from_one(word)
    if number > LAST_PORT:
        raise argparse.ArgumentTypeError(f"must be at most {LAST_PORT}, not {word!r}")
    return number


def listen(host: str, number: int) -> socket.socket:
    """Take a port before anybody is told of it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, number), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or error
        raise SkaliError(
            f"cannot listen on {host}, port {number}: {reason}; --host and --port choose others"
        ) from error


def own_address() -> str:
    """Return the address under which this machine is known in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only chooses the own address.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
