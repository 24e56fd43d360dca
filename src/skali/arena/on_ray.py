"""The same contest on a Ray cluster; `pip install skali[ray]`."""

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from skali.arena.contest import Contest, Runner, play
from skali.arena.journal import Row
from skali.arena.schedule import Pairing
from skali.core.errors import OptionError

AHEAD = 2
"""How many games wait for each processor of the cluster."""
RETRIES = 10
"""How often a game is played again whose worker has died."""
QUIET = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}


def workers(address: str) -> Runner:
    """Play on the cluster at an address; `local` starts one on this machine."""
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise OptionError("Ray is not installed; pip install 'skali[ray]'") from None

    def run(contest: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:
        started = not ray.is_initialized()
        if started:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            settings: dict[str, Any] = QUIET if address == "local" else {"log_to_driver": False}
            try:
                ray.init(address=address, **settings)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise OptionError(f"no Ray cluster answers at {address!r}: {error}") from error
        try:
            yield from played(ray, contest, plan)
        finally:
            if started:
                ray.shutdown()

    return run


def played(ray: Any, contest: Contest, plan: Sequence[Pairing]) -> Iterator[Row]:  # noqa: ANN401 - a module that need not be there
    """Keep all workers busy, and yield games as they end; a lost one is played again by Ray."""
    remote = ray.remote(max_retries=RETRIES)(play_there)
    common = ray.put(contest)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: list[Any] = []
    for pairing in plan:
        under_way.append(remote.remote(common, pairing))
        if len(under_way) >= room:
            done, under_way = ray.wait(under_way, num_returns=1)
            yield from ray.get(done)
    while under_way:
        done, under_way = ray.wait(under_way, num_returns=1)
        yield from ray.get(done)


def play_there(contest: Contest, pairing: Pairing) -> Row:
    """Play one game on a worker, and say on which."""
    return {**play(contest, pairing), "worker": f"{socket.gethostname()}:{os.getpid()}"}
