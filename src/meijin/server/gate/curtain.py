"""What spectators see who are kept some seconds behind: the same once more, made only of what is old enough."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable
from typing import Generic, TypeVar

Row = TypeVar("Row")


class Curtain(ABC, Generic[Row]):
    """Rows of a log that wait until they may be shown."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self._waiting = deque(rows)

    def add(self, rows: Iterable[Row]) -> None:
        """The log has grown."""
        self._waiting.extend(rows)

    @abstractmethod
    def _moment(self, row: Row) -> int:
        """When the next row may be shown."""

    @abstractmethod
    def _take(self, row: Row) -> bool:
        """Show a row; whether what comes after it may be shown in the same breath."""

    def due(self) -> int | None:
        """When there is more to be shown."""
        return self._moment(self._waiting[0]) if self._waiting else None

    def advance(self, now: int) -> list[Row]:
        """Show what has become old enough, and give it; sometimes not all at once."""
        shown: list[Row] = []
        while (due := self.due()) is not None and due <= now:
            shown.append(self._waiting.popleft())
            if not self._take(shown[-1]):
                break
        return shown
