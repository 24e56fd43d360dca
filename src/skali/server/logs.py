"""What the hall notes while it runs: with its time, as text or as JSON, and without secrets."""

import logging
import re
import time
from typing import Any

import orjson

FORMS = ("quiet", "text", "json")
"""Quiet is text without a line for every request."""
HARMLESS = "lang|at|show|patch|v|seat|number|action|find|game"
SECRETS = (
    # An invitation is a link; so is whatever confirms an address or a forgotten password.
    (re.compile(r"(/join/[^/\s]+/[^/\s]+/)[^\s/?\"']+"), r"\1…"),
    (re.compile(r"(/(?:confirm|reset|mail|email)/)[^\s/?\"']+"), r"\1…"),
    (re.compile(rf"([?&](?!(?:{HARMLESS})=)[^=&\s]+=)[^&\s\"']+"), r"\1…"),
    (
        re.compile(r"(\b(?:skali|cookie|password|token|secret)=[\"']?)[^\s;,\"'&]+", re.IGNORECASE),
        r"\1…",
    ),
    (re.compile(r"(\bbearer )\S+", re.IGNORECASE), r"\1…"),
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+@"), r"\1…@"),
)
ACCESS = ("client", "method", "path", "http", "status")


def redacted(line: str) -> str:
    """Take out what would let a reader be somebody else."""
    for pattern, instead in SECRETS:
        line = pattern.sub(instead, line)
    return line


class Line(logging.Formatter):
    """A note as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write time, weight, origin and what happened."""
        told = redacted(f"{stamp(record)} {record.levelname.lower()} {record.name}: ")
        told += redacted(record.getMessage()).replace("\n", "\\n").replace("\r", "\\r")
        return told + ("\n" + redacted(fault) if (fault := self.fault(record)) else "")

    def fault(self, record: logging.LogRecord) -> str:
        """Return where something went wrong."""
        return self.formatException(record.exc_info) if record.exc_info else ""


class Json(Line):
    """A note as one JSON object, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the same, and what a request was in fields of its own."""
        note: dict[str, Any] = {
            "time": stamp(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if record.name == "uvicorn.access" and isinstance(record.args, tuple):
            asked = dict(zip(ACCESS, record.args, strict=False))
            note |= asked | {"path": redacted(str(asked.get("path", "")))}
        if fault := self.fault(record):
            note["fault"] = redacted(fault)
        return orjson.dumps(note, default=str).decode()


def stamp(record: logging.LogRecord) -> str:
    """Write when it was, in universal time."""
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03d}Z"


def log_config(form: str) -> dict[str, Any]:
    """Describe to Python's logging, and so to uvicorn, where notes go: to standard error."""
    level = "WARNING" if form == "quiet" else "INFO"
    to_stderr = {"handlers": ["stderr"], "level": level, "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"hall": {"()": Json if form == "json" else Line}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "hall",
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": dict.fromkeys(("skali", "uvicorn", "uvicorn.access"), to_stderr),
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
