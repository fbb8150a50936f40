"""The sockets at one table: everybody gets their own view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Final

import msgspec

from meijin.server import wire
from meijin.server.gate import tables as gate
from meijin.server.live.audience import Audience
from meijin.server.live.chat import hears
from meijin.server.live.listener import Listener, encode
from meijin.server.tables.table import Table

_encoder: Final = msgspec.json.Encoder()


class TableAudience(Audience[int | None]):
    """Who listens, seat by seat; None is the place of the spectators."""

    def __init__(self) -> None:
        super().__init__()
        # Of the last update that went to each place: how many lines the log had, and its gist.
        self._told: dict[int | None, tuple[int, bytes]] = {}
        self._followed: dict[int | None, int] = {}  # up to which action each place has been told how cards moved
        self._informed: dict[int | None, bytes] = {}  # what each place knows of who sits where

    def _forget(self, viewer: int | None) -> None:
        self._told.pop(viewer, None)
        self._followed.pop(viewer, None)
        self._informed.pop(viewer, None)

    def catch_up(self, table: Table, listener: Listener, since: int, now: int, opened: bool) -> wire.Update | None:
        """How the game stands for one listener, with what they have not been told; None until it begins."""
        update = gate.update(table, listener.seat, since, now, opened=opened)
        if update is not None:
            self._told.setdefault(listener.seat, (update.lines, encode_update(update)[1]))
            table.record.follow()
            self._followed.setdefault(listener.seat, len(table.record.actions))
        return update

    def update(self, places: Iterable[int | None], table: Table, now: int, opened: bool) -> None:
        """Tell some places how the game stands, where something has changed for them."""
        known = {place: self._told.get(place, (0, b""))[0] for place in places}
        for place, each in gate.updates(table, known, now, opened=opened, followed=self._followed).items():
            update, actions = each, len(table.record.actions)
            self._followed[place] = min(self._followed.get(place, actions), actions)  # some may have been taken back
            if update.lines < known[place]:  # some were taken back, perhaps from among the others
                update = gate.updates(table, {place: 0}, now, opened=opened)[place]
            text, after = encode_update(update)
            if place not in self._told or after != self._told[place][1]:
                self._told[place], self._followed[place] = (update.lines, after), actions
                self._send(place, text)

    def inform(self, places: Iterable[int | None], info: Callable[[int | None], wire.TableInfo]) -> None:
        """Tell some places who sits where and who is there, where something has changed for them.

        What others choose in secret is not theirs to know, not even that it was chosen.
        """
        for place in places:
            text, gist = _informing(info(place))
            if self._informed.get(place) != gist:
                self._informed[place] = gist
                self._send(place, text)

    def knows(self, place: int | None, info: wire.TableInfo) -> None:
        """A place has been told who sits where, with everything else."""
        self._informed.setdefault(place, _informing(info)[1])

    def notify(self, places: Iterable[int | None], notice: wire.Notice) -> None:
        """Tell some places something that is no part of the game."""
        for place in places:
            self._send(place, encode(notice))

    def say(self, place: int | None, line: wire.ChatLine, over: bool) -> None:
        """Pass a line of chat on to whoever may read it at a place and wants to."""
        text = encode(line)
        for listener in self.at([place]):
            if hears(listener, line, over):
                listener.send(text)


def encode_update(update: wire.Update) -> tuple[bytes, bytes]:
    """An update as it goes over the wire, and its gist: two with the same gist are no news.

    The gist is of all that an update tells apart from the lines of the log, which ``lines`` counts, and from the time
    that has passed. It is small, so that a table need not keep what it has told everybody; and nothing is written twice
    for it: what makes the gist is written first, and the rest is put behind it.
    """
    news = _encoder.encode(wire.News(update.view, update.prompt, update.lines, update.request, update.over))
    latest = _encoder.encode({"log": update.log, "moves": update.moves, "clocks": update.clocks, "at": update.at})
    running = bytes(clock.running for clock in update.clocks)
    return news[:-1] + b"," + latest[1:], blake2b(news + running, digest_size=16).digest()


def _informing(info: wire.TableInfo) -> tuple[bytes, bytes]:
    """Who sits where, as it goes over the wire, and its gist."""
    text = _encoder.encode(wire.TableChanged(info))
    return text, blake2b(text, digest_size=16).digest()
