from __future__ import annotations

from meijin.server.live.ratelimit import Bucket


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(at_once=5, per_second=2, now=100.0)
    assert [bucket.take(100.0) for _ in range(6)] == [True] * 5 + [False]
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert not bucket.take(100.9)


def test_a_long_rest_saves_up_no_more_than_is_allowed_at_once() -> None:
    bucket = Bucket(at_once=2, per_second=1, now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]
