"""The sockets of one event: what is new is told a few times a second."""

from __future__ import annotations

from meijin.server.events import wire
from meijin.server.gate.pictures import Own, Painter, Picture
from meijin.server.gate.viewers import PLAYERS, PUBLIC, Viewer
from meijin.server.live.audience import Audience
from meijin.server.live.listener import Listener, encode


def _written(changed: wire.EventChanged, known: int | None) -> bytes:
    """News as they go over the wire to somebody who knows so many entries of the log; empty if there are none."""
    return b"" if changed == wire.EventChanged(known or 0, None, None, None, None) else encode(changed)


class EventAudience(Audience[Viewer]):
    """Who looks at an event, by what they may see of it."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Viewer, Picture] = {}  # the last picture of those who have one of their own, and of everybody
        self._own: dict[Viewer, Own] = {}  # the last that players were told of their own

    def _forget(self, viewer: Viewer) -> None:
        self._own.pop(viewer, None)
        if viewer not in (PUBLIC, PLAYERS):
            self._told.pop(viewer, None)

    def hello(self, listener: Listener, viewer: Viewer, painter: Painter, at: int) -> None:
        """Tell somebody everything.

        Those who see the same were told before what is new since then: whoever comes later knows some of it already.
        """
        picture = painter.picture(viewer)
        listener.send(encode(wire.EventHello(picture.view(at))))
        if viewer.plays_only:
            self._told.setdefault(painter.of_players().viewer, painter.of_players())
            self._own.setdefault(viewer, painter.own(viewer))
        else:
            self._told.setdefault(viewer, picture)

    def tell(self, painter: Painter, at: int) -> None:
        """Tell everybody what is new for them; silence where nothing is, for a word alone would tell of something."""
        if not self._by_viewer:
            self._told.clear()
            return
        everybody, players = painter.picture(PUBLIC), painter.of_players()
        pictures = {each.viewer: each for each in (everybody, players)}  # often they are the same
        known = {viewer: self._told[viewer].entries if viewer in self._told else None for viewer in pictures}
        news = {viewer: self._news(each) for viewer, each in pictures.items()}
        same = {viewer: None if each is None else _written(each, known[viewer]) for viewer, each in news.items()}
        for viewer in self.viewers:
            if viewer.plays_only:
                text = self._to_player(viewer, painter, news[players.viewer], same[players.viewer], at)
            elif viewer == PUBLIC:
                news_of_all = same[PUBLIC]
                text = encode(wire.EventHello(everybody.view(at))) if news_of_all is None else news_of_all
            else:
                text = self._to_staff(viewer, painter, at)
            if text:
                self._send(viewer, text)

    def _news(self, after: Picture) -> wire.EventChanged | None:
        """What is new in a picture since it was told; None if all must be told."""
        before = self._told.get(after.viewer)
        self._told[after.viewer] = after
        return None if before is None else after.since(before)

    def _to_player(
        self, viewer: Viewer, painter: Painter, public: wire.EventChanged | None, same: bytes | None, at: int
    ) -> bytes:
        own, before = painter.own(viewer), self._own.get(viewer)
        self._own[viewer] = own
        if public is None or same is None or before is None:
            return encode(wire.EventHello(painter.picture(viewer).view(at)))
        mine = own.within(public, before, painter.of_players())
        return same if mine is None else encode(mine)

    def _to_staff(self, viewer: Viewer, painter: Painter, at: int) -> bytes:
        after, before = painter.picture(viewer), self._told.get(viewer)
        changed = self._news(after)
        if changed is None or before is None:
            return encode(wire.EventHello(after.view(at)))
        return _written(changed, before.entries)
