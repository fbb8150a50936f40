"""The sockets at one table: everybody gets their own view, made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from hashlib import blake2b

import msgspec

from meijin.server import wire
from meijin.server.gate import tables as gate
from meijin.server.live.chat import hears
from meijin.server.live.listener import Ending, Listener, encode
from meijin.server.tables.table import Table


class Audience:
    """Who listens, seat by seat; None is the place of the spectators."""

    __slots__ = ("_by_seat", "_informed", "_told")

    def __init__(self) -> None:
        self._by_seat: dict[int | None, list[Listener]] = {}
        # Of the last update that went to each place: how many lines the log had, and its gist.
        self._told: dict[int | None, tuple[int, bytes]] = {}
        self._informed: dict[int | None, bytes] = {}  # what each place knows of who sits where

    def __len__(self) -> int:
        return sum(map(len, self._by_seat.values()))

    @property
    def places(self) -> Set[int | None]:
        """The seats, and perhaps the place of the spectators, where somebody listens."""
        return set(self._by_seat)

    def at(self, places: Iterable[int | None]) -> list[Listener]:
        """Whoever listens at some places."""
        return [listener for place in places for listener in self._by_seat.get(place, ())]

    def of_user(self, user: str) -> list[Listener]:
        """The sockets of one user."""
        return [each for each in self.at(self.places) if each.user is not None and each.user.id == user]

    def add(self, listener: Listener) -> None:
        """Somebody listens from now on; what they need to know so far they are told by a hello."""
        self._by_seat.setdefault(listener.seat, []).append(listener)

    def discard(self, listener: Listener) -> bool:
        """Somebody no longer listens; whether they did."""
        place = self._by_seat.get(listener.seat, [])
        if listener not in place:
            return False
        place.remove(listener)
        if not place:
            del self._by_seat[listener.seat]
            self._told.pop(listener.seat, None)
            self._informed.pop(listener.seat, None)
        return True

    def catch_up(self, table: Table, listener: Listener, since: int, now: int, opened: bool) -> wire.Update | None:
        """How the game stands for one listener, with what they have not been told; None until it begins."""
        update = gate.update(table, listener.seat, since, now, opened=opened)
        if update is not None:
            self._told.setdefault(listener.seat, (update.lines, gate.gist(update)))
        return update

    def update(self, places: Iterable[int | None], table: Table, now: int, opened: bool) -> None:
        """Tell some places how the game stands, where something has changed for them."""
        for place in places:
            lines, before = self._told.get(place, (0, b""))
            update = gate.update(table, place, lines, now, opened=opened)
            if update is not None and update.lines < lines:  # some were taken back, perhaps from among the others
                update = gate.update(table, place, 0, now, opened=opened)
            if update is not None and (after := gate.gist(update)) != before:
                self._told[place] = update.lines, after
                self._send(place, update)

    def inform(self, places: Iterable[int | None], info: Callable[[int | None], wire.TableInfo]) -> None:
        """Tell some places who sits where and who is there, where something has changed for them.

        What others choose in secret is not theirs to know, not even that it was chosen.
        """
        for place in places:
            message = wire.TableChanged(info(place))
            if self._informed.get(place) != (gist := _gist(message.table)):
                self._informed[place] = gist
                self._send(place, message)

    def knows(self, place: int | None, info: wire.TableInfo) -> None:
        """A place has been told who sits where, with everything else."""
        self._informed.setdefault(place, _gist(info))

    def notify(self, places: Iterable[int | None], text: str) -> None:
        """Tell some places something that is no part of the game."""
        for place in places:
            self._send(place, wire.Notice(text))

    def say(self, place: int | None, line: wire.ChatLine, over: bool) -> None:
        """Pass a line of chat on to whoever may read it at a place and wants to."""
        text = encode(line)
        for listener in self._by_seat.get(place, ()):
            if hears(listener, line, over):
                listener.send(text)

    def end(self, ending: Ending, user: str | None = None) -> None:
        """Close the sockets of a user, or all."""
        for listener in self.at(self.places) if user is None else self.of_user(user):
            listener.end(ending)

    def _send(self, place: int | None, message: wire.ServerMessage) -> None:
        text = encode(message)
        for listener in self._by_seat.get(place, ()):
            listener.send(text)


def _gist(info: wire.TableInfo) -> bytes:
    return blake2b(msgspec.json.encode(info), digest_size=16).digest()
