"""How fast somebody may speak: so many at once, then so many a second."""

from __future__ import annotations


class Bucket:
    """A bucket of tokens that fills up again; whoever finds it empty has been too fast.

    The caller says what time it is, in seconds of any clock that does not go back.

    >>> bucket = Bucket(at_once=2, per_second=1, now=0.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.5, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_at_once", "_per_second", "_seen", "_tokens")

    def __init__(self, at_once: int, per_second: float, now: float) -> None:
        self._at_once = float(at_once)
        self._per_second = per_second
        self._tokens = float(at_once)
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now; if so it is counted."""
        self._tokens = min(self._at_once, self._tokens + (now - self._seen) * self._per_second)
        self._seen = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True
