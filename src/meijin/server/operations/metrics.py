"""Figures for Prometheus: how much is played, how fast it is kept and thought, and what is refused.

What players choose in secret is counted nowhere: on a quiet server the figures would tell of it one by one.

With several worker processes on a machine each writes its figures into files of a common folder, named by the variable
``PROMETHEUS_MULTIPROC_DIR``, and any of them can tell the sum.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
COMMIT_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
BATCH_BUCKETS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
THINKING_BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
REQUEST_BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("meijin_moves", "Actions kept that everybody sees", ["game"], registry=self.registry)
        self.refusals = Counter("meijin_refusals", "What was refused", ["code"], registry=self.registry)
        self.sockets = Gauge("meijin_sockets", "Open sockets", registry=self.registry, multiprocess_mode="livesum")
        self.live_tables = Gauge(
            "meijin_live_tables", "Tables in memory", registry=self.registry, multiprocess_mode="livesum"
        )
        self.commit_seconds = self._histogram("meijin_commit_seconds", "Time of one commit", COMMIT_BUCKETS)
        self.commit_batch = self._histogram("meijin_commit_batch", "Changes kept by one commit", BATCH_BUCKETS)
        self.thinking_seconds = self._histogram(
            "meijin_thinking_seconds", "Time from asking a bot to its answer", THINKING_BUCKETS
        )
        self.slow_bots = Counter("meijin_slow_bots", "Bots that were over their time", registry=self.registry)
        self.failed_bots = Counter("meijin_failed_bots", "Bots that gave no right answer", registry=self.registry)
        self.requests = Counter(
            "meijin_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = self._histogram("meijin_request_seconds", "Time of one request", REQUEST_BUCKETS)
        self.given_back = Counter(
            "meijin_given_back_seconds", "Time on clocks given back after no server had run", registry=self.registry
        )
        if FOLDER not in os.environ:
            ProcessCollector(registry=self.registry)

    def committed(self, batch: int, seconds: float) -> None:
        """So many changes were kept by one commit that took so long."""
        self.commit_batch.observe(batch)
        self.commit_seconds.observe(seconds)

    def exposition(self) -> bytes:
        """All figures of this process, or of all workers on this machine, in the format of Prometheus."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def _histogram(self, name: str, says: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, says, registry=self.registry, buckets=buckets)
