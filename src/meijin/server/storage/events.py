"""Tournaments as the database keeps them: a log each, and beside it what the log must not tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meijin.kernel.letters import readable
from meijin.server.events.wire import EventLine
from meijin.server.storage import schema
from meijin.server.storage.connections import StorePart
from meijin.tournament.log import Entry, opened
from meijin.tournament.roles import Role

_entry: Final = msgspec.json.Decoder(Entry)
_line: Final = msgspec.json.Decoder(EventLine)
_events, _log, _sealed, _people, _tables = (
    schema.events.c,
    schema.event_log.c,
    schema.event_sealed.c,
    schema.event_people.c,
    schema.event_tables.c,
)
_NEWEST: Final = (_events.ended.is_not(None), _events.created.desc(), _events.id)  # and those that go on first


class Logged(NamedTuple):
    """An entry with what its order is known by."""

    entry: Entry
    mark: str = ""


class Summary(NamedTuple):
    """What is kept beside the log because it is asked for without it."""

    line: EventLine
    ended: int | None
    due: int | None


class Linked(NamedTuple):
    """A live table of a match."""

    table: str
    match: str
    game_no: int
    players: tuple[str, ...]  # by seat
    opened: int  # when, in milliseconds since the epoch


class Kept(NamedTuple):
    """Everything that is kept of an event."""

    seed: str
    public: bool
    created: int
    entries: list[Logged]
    sealed: dict[str, Any]
    people: dict[str, str]  # by user, the id that they have in the log
    tables: list[Linked]


class EventStore(StorePart):
    """All tournaments."""

    async def create(
        self,
        event: str,
        meijin: str,
        seed: str,
        public: bool,
        created: int,
        entries: Sequence[Logged],
        sealed: Mapping[str, Any],
        summary: Summary,
    ) -> None:
        """Keep a new event with what its log begins with; a user is the Meijin who began it, whatever the log says."""
        row = {"id": event, "seed": seed, "public": public, "created": created, **_summary_values(summary)}

        def create(connection: Connection) -> None:
            connection.execute(insert(schema.events), [row])
            _write(connection, event, entries, sealed)
            began = and_(_people.event_id == event, _people.known_as == entries[0].entry.actor)
            connection.execute(update(schema.event_people).where(began).values(user=meijin))

        await self._database.transact(create)

    async def append(
        self, event: str, entries: Sequence[Logged], sealed: Mapping[str, Any], summary: Summary | None
    ) -> bool:
        """Add entries to a log, all or none; False if another worker was first."""

        def append(connection: Connection) -> None:
            _write(connection, event, entries, sealed)
            if summary is not None:
                connection.execute(_update(event, summary))

        try:
            await self._database.transact(append)
        except IntegrityError:
            return False
        return True

    async def summarise(self, event: str, summary: Summary) -> None:
        """Keep what lists show of an event."""
        await self._database.run(_update(event, summary))

    async def load(self, event: str) -> Kept | None:
        """An event; None if there is none of that id."""
        if "\0" in event:  # PostgreSQL cannot even be asked for it
            return None
        row = await self._database.row(select(schema.events).where(_events.id == event))
        if row is None:
            return None
        entries, sealed, people = await self.entries(event), await self.sealed(event), await self.people(event)
        return Kept(row.seed, row.public, row.created, entries, sealed, people, await self.tables(event))

    async def entries(self, event: str, after: int = 0) -> list[Logged]:
        """The entries of a log after so many."""
        query = select(_log.body, _log.mark).where(_log.event_id == event, _log.n > after).order_by(_log.n)
        return [Logged(_entry.decode(body), mark) for body, mark in await self._database.rows(query)]

    async def sealed(self, event: str) -> dict[str, Any]:
        """What is kept apart from a log, by digest."""
        query = select(_sealed.digest, _sealed.body).where(_sealed.event_id == event)
        return {digest: msgspec.json.decode(body) for digest, body in await self._database.rows(query)}

    # -- lists ----------------------------------------------------------------------------------------------------

    async def listed(self, game: str | None, limit: int) -> list[EventLine]:
        """Public events, those that go on first and then the newest; of one game or of all."""
        query = select(_events.line).where(_events.public)
        if game is not None:
            query = query.where(_events.game == game)
        return [_readable(line) for line in await self._database.values(query.order_by(*_NEWEST).limit(limit))]

    async def of_user(self, user: str, limit: int) -> list[EventLine]:
        """Events in which somebody takes part or is on the staff, the newest first; lines say in which role."""
        query = (
            select(_events.line, _people.role)
            .join(schema.event_people, _people.event_id == _events.id)
            .where(_people.user == user)
            .order_by(*_NEWEST)
            .limit(limit)
        )
        found = await self._database.rows(query)
        return [msgspec.structs.replace(_readable(line), role=Role(role)) for line, role in found]

    async def count_running(self, user: str) -> int:
        """How many events that are not over somebody organises."""
        query = (
            select(func.count())
            .select_from(schema.events)
            .join(schema.event_people, _people.event_id == _events.id)
            .where(_people.user == user, _people.role == Role.MEIJIN.value, _events.ended.is_(None))
        )
        return (await self._database.values(query))[0]

    # -- what is due -------------------------------------------------------------------------------------------------

    async def due(self, now: int, limit: int) -> list[str]:
        """Events that somebody should look after by now, the longest waiting first."""
        query = select(_events.id).where(_events.due <= now).order_by(_events.due).limit(limit)
        return await self._database.values(query)

    async def claim(self, event: str, now: int, due: int) -> bool:
        """Take over an event that is due, so that it is due again only later; False if another worker was first."""
        change = update(schema.events).where(_events.id == event, _events.due <= now).values(due=due)
        return await self._database.run(change) == 1

    async def forget_personal(self, before: int) -> int:
        """Delete personal data of events that were over before; how much there was."""
        over = select(_events.id).where(_events.ended < before)
        return await self._database.run(delete(schema.event_sealed).where(_sealed.personal, _sealed.event_id.in_(over)))

    # -- live tables and people --------------------------------------------------------------------------------------

    async def link(self, event: str, linked: Linked) -> None:
        """Keep that a live table belongs to a match; done twice it stays as it is."""
        row = {
            "table_id": linked.table,
            "event_id": event,
            "match": linked.match,
            "game_no": linked.game_no,
            "players": "|".join(linked.players),
        }
        with suppress(IntegrityError):  # another worker was first, or this one before it was killed
            await self._database.run(insert(schema.event_tables).values(row))

    async def tables(self, event: str) -> list[Linked]:
        """The live tables of an event, in the order of games."""
        created = func.coalesce(schema.tables.c.created, 0)
        query = (
            select(_tables.table_id, _tables.match, _tables.game_no, _tables.players, created)
            .outerjoin(schema.tables, schema.tables.c.id == _tables.table_id)
            .where(_tables.event_id == event)
            .order_by(_tables.match, _tables.game_no)
        )
        found = await self._database.rows(query)
        return [Linked(table, match, no, tuple(players.split("|")), at) for table, match, no, players, at in found]

    async def people(self, event: str) -> dict[str, str]:
        """Who takes part: by user, the id that they have in the log."""
        of_event = select(_people.user, _people.known_as).where(_people.event_id == event)
        query = of_event.order_by(_people.role == Role.MEIJIN.value)  # whoever is known as several is the Meijin first
        return {row.user: row.known_as for row in await self._database.rows(query)}

    async def hand_over(self, old: str, new: str) -> list[str]:
        """A guest goes on as the holder of an account, who takes the guest's place unless they have one themselves.

        Gives the events that this concerns.
        """

        def hand_over(connection: Connection) -> list[str]:
            own = select(_people.event_id).where(_people.user == new)
            mine = list(
                connection.scalars(select(_people.event_id).where(_people.user == old, _people.event_id.not_in(own)))
            )
            if mine:
                moved: ColumnElement[bool] = and_(_people.user == old, _people.event_id.in_(mine))
                connection.execute(update(schema.event_people).where(moved).values(user=new))
            return mine

        return await self._database.transact(hand_over)


def _readable(kept: str) -> EventLine:
    """A line of a list; one from before there were rules for its words is shown as far as it can be read."""
    line = _line.decode(kept)
    name, venue, date = (readable(words) if words else "" for words in (line.name, line.venue, line.date))
    return msgspec.structs.replace(line, name=name, venue=venue, date=date)


def _summary_values(summary: Summary) -> dict[str, object]:
    return {
        "game": summary.line.game,
        "ended": summary.ended,
        "line": msgspec.json.encode(summary.line).decode(),
        "due": summary.due,
    }


def _update(event: str, summary: Summary) -> Any:
    return update(schema.events).where(_events.id == event).values(_summary_values(summary))


def _write(connection: Connection, event: str, entries: Sequence[Logged], sealed: Mapping[str, Any]) -> None:
    connection.execute(
        insert(schema.event_log),
        [
            {"event_id": event, "n": each.entry.n, "body": msgspec.json.encode(each.entry).decode(), "mark": each.mark}
            for each in entries
        ],
    )
    if sealed:
        connection.execute(
            insert(schema.event_sealed),
            [
                {
                    "event_id": event,
                    "digest": digest,
                    "body": msgspec.json.encode(value).decode(),
                    "personal": "personal" in value,
                }
                for digest, value in sealed.items()
            ],
        )
    for each in entries:
        _write_people(connection, event, opened(each.entry, sealed))


def _write_people(connection: Connection, event: str, entry: Entry) -> None:
    """Who takes part, as an entry of the log says; somebody on the staff who also plays is listed as staff."""
    match entry.type:
        case "create":
            _set_role(connection, event, entry.actor, Role.MEIJIN)
        case "appoint" if entry.payload.get("role") == "none":
            who = and_(_people.event_id == event, _people.known_as == entry.payload["user"])
            connection.execute(delete(schema.event_people).where(who))
        case "appoint" if "user" in entry.payload:  # a file may come without what its bringer may not know
            _set_role(connection, event, entry.payload["user"], Role(entry.payload.get("role", "judge")))
        case "enter" if entry.payload.get("user"):
            user = entry.payload["user"]
            if _role(connection, event, user) in (None, Role.SPECTATOR.value):
                _set_role(connection, event, user, Role.PLAYER)
        case "invite" if not entry.payload.get("withdrawn"):  # it is among theirs, so that they find it
            if _role(connection, event, entry.payload["user"]) is None:
                _set_role(connection, event, entry.payload["user"], Role.SPECTATOR)
        case "invite" | "decline":
            user = entry.actor if entry.type == "decline" else entry.payload["user"]
            who = and_(_people.event_id == event, _people.known_as == user, _people.role == Role.SPECTATOR.value)
            connection.execute(delete(schema.event_people).where(who))


def _role(connection: Connection, event: str, user: str) -> str | None:
    role: str | None = connection.scalar(
        select(_people.role).where(_people.event_id == event, _people.known_as == user)
    )
    return role


def _set_role(connection: Connection, event: str, user: str, role: Role) -> None:
    which = and_(_people.event_id == event, _people.known_as == user)
    if connection.execute(update(schema.event_people).where(which).values(role=role.value)).rowcount == 0:
        row = {"event_id": event, "known_as": user, "user": user, "role": role.value}
        connection.execute(insert(schema.event_people), [row])
