"""Open the hall: a table in the browser for friends and bots."""

import argparse
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

from skali.cli import arguments, output
from skali.core.errors import SkaliError
from skali.server.settings import Limits, Settings, mail_from_environment, words_from_environment

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared, not listened on
LAST_PORT = 65_535
EXAMPLES = """\
  skali serve
  skali serve --host 0.0.0.0 --port 8420
  skali serve --database postgresql://skali@localhost/skali --no-browser
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the hall stands and what it keeps its games in."""
    parser.add_argument("--host", default="0.0.0.0", help="where to listen (default: everywhere)")  # noqa: S104 - friends in the room
    parser.add_argument("--port", type=port, default=8420, help="which port (default: 8420)")
    parser.add_argument(
        "--database", default="sqlite:///skali.db", help="sqlite:///FILE or postgresql://…"
    )
    parser.add_argument("--address", default="", help="the public address, for links")
    parser.add_argument(
        "--workers", type=arguments.from_one, default=2, help="processes in which bots think"
    )
    parser.add_argument(
        "--entries", type=arguments.from_one, default=Limits.entries_in_a_minute, metavar="N",
        help="guests that may come in from one address in a minute (default: 30)",
    )  # fmt: skip
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    """Print the address with a code for phones, open the browser, and serve until interrupted."""
    import segno  # noqa: PLC0415 - heavy, needed only here
    import uvicorn  # noqa: PLC0415

    from skali.server.app import create_app  # noqa: PLC0415
    from skali.server.doorkeeper import GRACE, Doorkeeper  # noqa: PLC0415

    door = listen(args.host, args.port)
    local = f"http://localhost:{args.port}"
    known_as = own_address() if args.host in EVERYWHERE else args.host
    shared = args.address or f"http://{known_as}:{args.port}"
    settings = Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        address=shared,
        workers=args.workers,
        proxies=words_from_environment("SKALI_PROXIES"),
        hosts=words_from_environment("SKALI_HOSTS"),
        mail=mail_from_environment(),
        limits=Limits(entries_in_a_minute=args.entries),
    )
    app = create_app(settings)
    print(f"The hall is open: {local}")
    print(f"For phones and friends in this network: {shared}")
    segno.make(shared).terminal(out=sys.stdout, compact=True, border=2)
    sys.stdout.flush()
    if not args.no_browser:
        threading.Timer(1.0, webbrowser.open, (local,)).start()
    # Live messages are small; compressing them would cost each listener 300 kB of memory.
    # Whom a proxy speaks for is decided by the hall (SKALI_PROXIES), not by uvicorn, which would
    # believe anybody on this machine.
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=64 * 1024, ws_per_message_deflate=False,
        proxy_headers=False, timeout_graceful_shutdown=GRACE,
    )  # fmt: skip
    with door, suppress(KeyboardInterrupt):
        Doorkeeper(config).run(sockets=[door])
    return output.OK


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
