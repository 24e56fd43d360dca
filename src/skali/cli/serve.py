"""Open the hall: a table in the browser for friends and bots."""

import argparse
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace

from skali.cli import arguments, output
from skali.core.errors import SkaliError
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
EXAMPLES = """\
  skali serve
  skali serve --host 0.0.0.0 --port 8420
  skali serve --database postgresql://skali@localhost/skali --no-browser
  SKALI_ADDRESS=https://hall.example SKALI_PROXIES=127.0.0.1 skali serve --log json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the hall stands and what it keeps its games in."""
    get = os.environ.get
    parser.add_argument(
        "--host", default=get("SKALI_HOST", "0.0.0.0"), help="where to listen (default: everywhere)"  # noqa: S104 - friends in the room
    )  # fmt: skip
    parser.add_argument(
        "--port", type=port, default=get("SKALI_PORT", "8420"), help="which port (default: 8420)"
    )
    arguments.add_database(parser, "sqlite:///skali.db")
    parser.add_argument(
        "--address", default=get("SKALI_ADDRESS", ""), help="the public address, for links"
    )
    parser.add_argument(
        "--workers", type=arguments.from_one, default=get("SKALI_WORKERS", "2"),
        help="processes in which bots think (default: 2)",
    )  # fmt: skip
    parser.add_argument(
        "--entries", type=arguments.from_one, metavar="N",
        help="guests that may come in from one address in a minute (default: 30)",
    )  # fmt: skip
    parser.add_argument(
        "--connections", type=arguments.from_one, metavar="N",
        help="connections that may come from one address at once (default: 200)",
    )  # fmt: skip
    parser.add_argument(
        "--log", choices=FORMS, default=get("SKALI_LOG", "quiet"),
        help="faults only (quiet), or every request too, as text or json (default: quiet)",
    )  # fmt: skip
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    """Print the address with a code for phones, open the browser, and serve until interrupted."""
    import segno  # noqa: PLC0415 - heavy, needed only here

    from skali.server.app import create_app  # noqa: PLC0415
    from skali.server.doorkeeper import GRACE, Doorkeeper  # noqa: PLC0415
    from skali.server.gate import GateConfig  # noqa: PLC0415

    if args.log not in FORMS:
        raise SkaliError(f"SKALI_LOG must be one of {', '.join(FORMS)}, not {args.log!r}")
    settings = chosen_settings(args)
    door = listen(args.host, args.port)
    local = f"http://localhost:{args.port}"
    with door:
        app = create_app(settings)
        config = GateConfig(
            app, settings, log_config=log_config(args.log), timeout_graceful_shutdown=GRACE
        )
        print(f"The hall is open: {local}")
        print(f"For phones and friends in this network: {settings.link}")
        segno.make(settings.link).terminal(out=sys.stdout, compact=True, border=2)
        sys.stdout.flush()
        if not args.no_browser:
            threading.Timer(1.0, webbrowser.open, (local,)).start()
        with suppress(KeyboardInterrupt):
            Doorkeeper(config).run(sockets=[door])
    return output.OK


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
