"""Asks the advisory databases of Python and npm about every package that is pinned.

A known weakness fails. Where no database can be reached it says so and goes on.

    python tools/audit.py
"""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Any

PIP_AUDIT = "pip-audit==2.10.1"
"""Kept out of the environment of the project, of which it would be a third."""
OWN = Path("build/audit")
SERVICES = ("pypi", "osv")
PATIENCE = 60
EXCUSED: dict[str, str] = {}
"""Advisories that do not concern us, each with the reason."""


class Unknown(Exception):
    """Nobody could be asked."""


def run(*command: str, folder: str = ".") -> str:
    """Run a program and return what it prints, whatever it thinks of it."""
    own = sysconfig.get_path("scripts")
    surroundings = os.environ | {"PATH": f"{os.environ.get('PATH', '')}{os.pathsep}{own}"}
    try:
        done = subprocess.run(  # noqa: S603 - our own words
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False,
            env=surroundings,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unknown(f"{command[0]}: {error}") from error
    return done.stdout


def parsed(text: str) -> Any:  # noqa: ANN401 - anything
    """Read JSON, or say that there is none."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise Unknown("no advisory database can be reached") from error


def python_weaknesses(report: Any) -> tuple[int, list[str]]:  # noqa: ANN401 - from JSON
    """Return how many packages were looked up, and what is known against them."""
    packages = [package for package in report["dependencies"] if "skip_reason" not in package]
    if not packages:
        raise Unknown("no advisory database knows the packages")
    found = [
        f"{package['name']} {package['version']}: {weakness['id']}"
        for package in packages
        for weakness in package["vulns"]
        if not EXCUSED.keys() & {weakness["id"], *weakness["aliases"]}
    ]
    return len(packages), found


def npm_weaknesses(report: Any) -> tuple[int, list[str]]:  # noqa: ANN401 - from JSON
    """Return how many packages were looked up, and what is known against them."""
    if "vulnerabilities" not in report:
        raise Unknown("no advisory database can be reached")
    found = [
        f"{name}: {reason['title']} ({reason['url']})"
        for name, weakness in report["vulnerabilities"].items()
        for reason in weakness["via"]
        if isinstance(reason, dict) and str(reason["url"]).rsplit("/", 1)[-1] not in EXCUSED
    ]
    return report["metadata"]["dependencies"]["total"], found


def audit_python() -> tuple[int, list[str]]:
    """Ask about constraints.txt, one service after the other."""
    program = OWN / "bin" / "pip-audit"
    if not program.exists():
        venv.create(OWN, clear=True, with_pip=True)
        run(str(OWN / "bin" / "pip"), "--disable-pip-version-check", "-qq", "install", PIP_AUDIT)
    fault = Unknown("pip-audit cannot be installed")
    for service in SERVICES if program.exists() else ():
        try:
            words = ("--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off")
            told = run(str(program), "-r", "constraints.txt", "-s", service, *words)
            return python_weaknesses(parsed(told))
        except Unknown as error:
            fault = error
    raise fault


def audit_npm() -> tuple[int, list[str]]:
    """Ask about web/package-lock.json."""
    return npm_weaknesses(parsed(run("npm", "audit", "--json", folder="web")))


def main() -> int:
    """Ask about both, and fail only on what is known."""
    known = []
    for kind, ask in (("Python", audit_python), ("npm", audit_npm)):
        try:
            count, found = ask()
        except Unknown as reason:
            print(f"NOT AUDITED: the {kind} packages, for {reason}")
            continue
        known += found
        print(f"{count} {kind} packages audited, {len(found)} known weaknesses")
    for weakness in known:
        print(f"  {weakness}")
    return 1 if known else 0


if __name__ == "__main__":
    sys.exit(main())
