from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meijin.server.storage.database import Store
from meijin.server.storage.lives import BEAT, gaps

SPANS = st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)).map(lambda two: (min(two), max(two)))).map(sorted)


@given(SPANS, st.integers(0, 40), st.integers(0, 40))
def test_gaps_are_the_moments_in_no_span(spans: list[tuple[int, int]], since: int, length: int) -> None:
    until = since + length
    alone = [moment for moment in range(since, until) if not any(begin <= moment < end for begin, end in spans)]
    assert gaps(spans, since, until) == len(alone)


async def test_time_without_any_server_is_known(url: str) -> None:
    store = await Store.open(url)
    minute = 60_000
    assert await store.lives.uncovered(5 * minute, 6 * minute) == minute
    await store.lives.begin("first", 10 * minute)
    await store.lives.beat("first", 12 * minute)
    await store.lives.begin("second", 20 * minute)
    # While a process beats nothing is uncovered, also just before the next heartbeat.
    assert await store.lives.uncovered(11 * minute, 12 * minute) == 0
    assert await store.lives.uncovered(11 * minute, 12 * minute + BEAT) == 0
    # It died at some time after its last beat and before the next.
    gap = await store.lives.uncovered(11 * minute, 20 * minute)
    assert 8 * minute - 2 * BEAT <= gap <= 8 * minute
    # Another one that lived all the time covers it.
    await store.lives.begin("third", 11 * minute)
    await store.lives.beat("third", 21 * minute)
    assert await store.lives.uncovered(11 * minute, 20 * minute) == 0
    await store.close()
