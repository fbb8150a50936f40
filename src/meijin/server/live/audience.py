"""The sockets of one table or event: whoever may see the same is told the same, which is made once."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Generic, TypeVar

from meijin.server.live.listener import Goodbye, Listener

V = TypeVar("V")  # who looks: everybody with the same one may see the same


class Audience(Generic[V]):
    """Who listens, by what they may see."""

    def __init__(self) -> None:
        self._by_viewer: dict[V, list[Listener]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._by_viewer.values()))

    @property
    def viewers(self) -> Set[V]:
        """As whom somebody listens."""
        return set(self._by_viewer)

    @property
    def listeners(self) -> list[Listener]:
        return self.at(self._by_viewer)

    def at(self, viewers: Iterable[V]) -> list[Listener]:
        """Whoever listens as one of these."""
        return [listener for viewer in viewers for listener in self._by_viewer.get(viewer, ())]

    def of_user(self, user: str) -> list[Listener]:
        return [each for each in self.listeners if each.user is not None and each.user.id == user]

    def add(self, listener: Listener, viewer: V) -> None:
        """Somebody listens from now on; what they need to know so far they are told by a hello."""
        self._by_viewer.setdefault(viewer, []).append(listener)

    def discard(self, listener: Listener) -> bool:
        """Somebody no longer listens; whether they did."""
        for viewer, listeners in self._by_viewer.items():
            if listener in listeners:
                listeners.remove(listener)
                if not listeners:
                    del self._by_viewer[viewer]
                    self._forget(viewer)
                return True
        return False

    def _forget(self, viewer: V) -> None:
        """Nobody listens as this viewer any more: what it was told need not be known."""

    def _send(self, viewer: V, text: bytes) -> None:
        for listener in self._by_viewer.get(viewer, ()):
            listener.send(text)

    def end(self, ending: Goodbye, user: str | None = None) -> None:
        """Close the sockets of a user, or all."""
        for listener in self.listeners if user is None else self.of_user(user):
            listener.end(ending)
