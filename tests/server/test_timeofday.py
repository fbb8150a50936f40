from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from meijin.server import timeofday
from meijin.server.timeofday import DAY, SHARED, begin_after, steady_time, stepped, time_of_day, today_after

Step = Callable[[int], None]
HOUR = 3_600_000


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> Iterator[Step]:
    """Sets the machine's clock, by so many milliseconds from what it really is."""
    real = time.time_ns
    monkeypatch.delenv(SHARED, raising=False)
    timeofday._offset.cache_clear()
    yield lambda by: monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)
    timeofday._offset.cache_clear()


@pytest.mark.parametrize("by", [20 * 60_000, -20 * 60_000, 400 * DAY])
def test_whoever_sets_the_clock_takes_no_time_from_anybody(step: Step, by: int) -> None:
    before = steady_time()
    step(by)
    assert 0 <= steady_time() - before < 60_000
    assert abs(stepped() - by) < 60_000


def test_workers_of_one_machine_count_alike(step: Step, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHARED, begin_after(None)[SHARED])
    one = steady_time()
    timeofday._offset.cache_clear()  # another process, which begins after the clock was set
    step(HOUR)
    assert 0 <= steady_time() - one < 60_000


@pytest.mark.parametrize(("last", "begins"), [(HOUR, HOUR), (-HOUR, 0), (2 * DAY, 0), (None, 0)])
def test_a_server_begins_where_the_last_one_was_unless_that_cannot_be(
    step: Step, monkeypatch: pytest.MonkeyPatch, last: int | None, begins: int
) -> None:
    now = time_of_day()
    monkeypatch.setenv(SHARED, begin_after(None if last is None else now + last)[SHARED])
    assert abs(steady_time() - now - begins) < 60_000


def test_a_clock_that_is_years_ahead_forgets_nobody(step: Step) -> None:
    now = time_of_day()
    step(400 * DAY)
    assert today_after(now) == now + 31 * DAY
    assert today_after(now + 390 * DAY) == pytest.approx(now + 400 * DAY, abs=60_000)
