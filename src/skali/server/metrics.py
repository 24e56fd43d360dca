"""What can be measured of a hall, in the form that Prometheus reads."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from sqlalchemy import event

from skali import __version__

if TYPE_CHECKING:
    from skali.server.hall import Hall

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds from a decision to the moment when everybody has been told."""


class Metrics:
    """Counts what happens in one hall, and looks at it when asked."""

    def __init__(self, hall: "Hall") -> None:
        """Begin to count."""
        self.hall = hall
        self.registry = CollectorRegistry()
        self.decisions = Counter(
            "skali_decisions", "Decisions that were written down.", ["game"], registry=self.registry
        )
        self.latency = Histogram(
            "skali_decision_seconds",
            "From a decision to the moment when all listeners have been told.",
            buckets=STEPS,
            registry=self.registry,
        )
        self.faults = Counter(
            "skali_database_errors", "Questions to the database that failed.",
            registry=self.registry,
        )  # fmt: skip
        self.registry.register(self)
        hall.on_decision.append(self.decided)
        event.listen(hall.store.engine, "handle_error", self.failed)

    def decided(self, game: str, seconds: float) -> None:
        """Count a decision."""
        self.decisions.labels(game).inc()
        self.latency.observe(seconds)

    def failed(self, context: object) -> None:
        """Count a fault; two clicks at once are none, the database decides between them."""
        fault = getattr(context, "sqlalchemy_exception", None)
        if type(fault).__name__ != "IntegrityError":
            self.faults.inc()

    def collect(self) -> Iterator[Metric]:
        """Look at the hall."""
        places = list(self.hall.places.values())
        playing = sum(place.table["status"] == "running" for place in places)
        asked = sum(len(place.thinking) for place in places)
        thinking = min(asked, self.hall.settings.workers)
        about = GaugeMetricFamily("skali_info", "Which Skáli this is.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        for name, words, value in (
            ("skali_tables", "Tables in memory.", len(places)),
            ("skali_tables_running", "Tables in memory at which a game is played.", playing),
            ("skali_listeners", "Browsers and programs that listen to a table.",
             sum(len(place.listeners) for place in places)),
            ("skali_bots_thinking", "Bots that think.", thinking),
            ("skali_bots_waiting", "Bots that wait for a process to think in.", asked - thinking),
        ):  # fmt: skip
            yield GaugeMetricFamily(name, words, value)

    def text(self) -> bytes:
        """Write everything down."""
        return generate_latest(self.registry)
