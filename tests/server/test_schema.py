"""The API against its own description: whatever is sent, the answer is one that it promises."""

import subprocess
import sys
from collections.abc import Callable

from tests.server.conftest import RunningHall
from tests.server.people import Person

CHECKS = (
    "not_a_server_error,status_code_conformance,"
    "content_type_conformance,response_schema_conformance"
)


def test_every_answer_is_as_described(hall: RunningHall, come_in: Callable[[str], Person]) -> None:
    """Schemathesis sends right and wrong things of every kind; the endless stream is left out."""
    cookies = come_in("Schema").http.cookies
    command = [
        sys.executable, "-m", "schemathesis.cli", "run", f"{hall.address}/api/v1/openapi.json",
        "--header", "Cookie: " + "; ".join(f"{key}={value}" for key, value in cookies.items()),
        "--checks", CHECKS, "--max-examples", "10", "--seed", "1",
        "--phases", "examples,coverage,fuzzing",
        "--exclude-path-regex", "/events$", "--exclude-path-regex", "/(session|account)$",
        "--no-color",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_description_names_every_refusal(come_in: Callable[[str], Person]) -> None:
    """Whoever reads the description knows what can go wrong."""
    description = come_in("Anna").get("/openapi.json")
    for path, operations in description["paths"].items():
        for operation in operations.values():
            assert {"400", "401", "409"} <= set(operation["responses"]), path
