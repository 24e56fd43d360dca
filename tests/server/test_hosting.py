"""What is written for operators is true, and the files for them are well formed."""

import configparser
import re
import shlex
import shutil
import subprocess
import sysconfig
from dataclasses import fields
from pathlib import Path

import crossplane
import pytest
import yaml

from skali.cli import parser_for
from skali.server.settings import Limits, Settings, limit_variable, limits_from_environment
from tests.server.test_commands import skali

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
VARIABLE = re.compile(r"SKALI_[A-Z_]*[A-Z]")
FOR_TESTS = {"SKALI_EXPECT", "SKALI_PURE", "SKALI_LIMIT"}


def variables_read() -> set[str]:
    """Find every variable that the package reads."""
    sources = [*(ROOT / "src/skali/server").rglob("*.py"), *(ROOT / "src/skali/cli").rglob("*.py")]
    found = {name for path in sources for name in VARIABLE.findall(path.read_text("utf-8"))}
    return (found | {limit_variable(each.name) for each in fields(Limits)}) - FOR_TESTS


def test_every_variable_is_described_and_no_other() -> None:
    assert set(VARIABLE.findall(HOSTING)) - FOR_TESTS == variables_read()


def test_the_described_limits_are_those_of_the_hall() -> None:
    rows = re.findall(r"\| `SKALI_LIMIT_(\w+)` \| (\d+) \|", HOSTING)
    assert {name.lower(): int(value) for name, value in rows} == {
        each.name: each.default for each in fields(Limits)
    }


def test_every_metric_is_described() -> None:
    source = (ROOT / "src/skali/server/metrics.py").read_text(encoding="utf-8")
    for name in re.findall(r'"(skali_\w+)"', source):
        assert name in HOSTING


def test_limits_are_read_from_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKALI_LIMIT_BODY", "1000")
    assert limits_from_environment() == Limits(body=1000)


@pytest.mark.parametrize(
    ("name", "value"),
    [("SKALI_LIMIT_BODY", "large"), ("SKALI_LIMIT_HEAD", "0"), ("SKALI_SMTP_PORT", "-1"),
     ("SKALI_PORT", "http"), ("SKALI_LOG", "loud"), ("SKALI_PRIVATE_WEBHOOKS", "yes"),
     ("SKALI_KEY", "short"), ("SKALI_PROXIES", "nowhere"), ("SKALI_WORKERS", "0")],
)  # fmt: skip
def test_a_wrong_variable_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    answer = skali("serve", "--no-browser", "--host", "127.0.0.1", folder=tmp_path)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert "The hall is open" not in answer.stdout


def test_the_unit_starts_a_hall() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((DEPLOY / "skali.service").read_text(encoding="utf-8"))
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "skali"
    assert parser_for(words).parse_args(words).host == "127.0.0.1"
    assert int(unit["Service"]["LimitNOFILE"]) > Settings().limits.connections
    if analyze := shutil.which("systemd-analyze"):
        told = subprocess.run(
            [analyze, "verify", str(DEPLOY / "skali.service")], capture_output=True, text=True,
            check=False,
        ).stderr  # fmt: skip
        faults = [line for line in told.splitlines() if "skali.service" in line]
        assert [line for line in faults if "is not executable" not in line] == []


def test_nginx_can_read_its_site_and_passes_websockets_on() -> None:
    site = crossplane.parse(str(DEPLOY / "nginx.conf"), single=True, check_ctx=False)
    assert site["status"] == "ok", site["errors"]
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for header in ("Upgrade $http_upgrade", "Connection $connection_upgrade",
                   "X-Forwarded-For $remote_addr"):  # fmt: skip
        assert f"proxy_set_header {header};" in text


def test_the_container_is_built_by_the_book() -> None:
    """Hadolint finds nothing to mend."""
    linter = shutil.which("hadolint", path=sysconfig.get_path("scripts")) or shutil.which(
        "hadolint"
    )
    assert linter, "hadolint is not installed: make setup"
    done = subprocess.run(
        [linter, str(DEPLOY / "Containerfile")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_services_fit_together() -> None:
    plan = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = plan["services"]
    for service in services.values():
        assert {"image", "build"} & set(service)
        assert set(service.get("depends_on", {})) <= set(services)
        assert set(service["networks"]) <= set(plan["networks"])
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in plan["volumes"]
    hall = services["hall"]
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    assert set(hall["environment"]) <= variables_read()
    subnet = plan["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert hall["environment"]["SKALI_PROXIES"] == subnet


def test_every_brace_of_the_caddyfile_is_closed() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert code.count("{") == code.count("}")
    assert "reverse_proxy 127.0.0.1:8420" in code
