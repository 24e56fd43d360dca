"""A PostgreSQL of the tests' own."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path:
    """Find the newest PostgreSQL of the machine."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)
    )
    if found:
        return found[-1]
    beside = shutil.which("initdb")
    assert beside, "PostgreSQL is missing: run 'make test', which installs it"
    return Path(beside).parent


def as_postgres(*command: str) -> None:
    """Run a program as a user other than root, as PostgreSQL demands."""
    user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
    subprocess.run(command, check=True, user=user, stdout=subprocess.DEVNULL, cwd="/")


class Cluster:
    """A database server that can be stopped and started."""

    def __init__(self, folder: str) -> None:
        """Make it in a folder, on a free port of the loopback, and start it."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        bin_ = programs()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = f"{folder}/data"
        as_postgres(str(bin_ / "initdb"), "-D", data, "-U", "skali", "-A", "trust", "-N")
        self.control = (str(bin_ / "pg_ctl"), "-D", data, "-l", f"{folder}/log")
        self.options = f"-h 127.0.0.1 -p {self.port} -k {folder}"
        self.url = f"postgresql://skali@127.0.0.1:{self.port}/postgres"
        self.start()

    def start(self) -> None:
        """Let it answer."""
        as_postgres(*self.control, "-o", self.options, "-w", "start")

    def stop(self) -> None:
        """End it at once, as a crash would."""
        as_postgres(*self.control, "-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start a cluster in a temporary folder; it ends with the block."""
    with tempfile.TemporaryDirectory() as folder:
        made = Cluster(folder)
        yield made
        made.stop()
