from __future__ import annotations

import secrets

from meijin.server.gate import events as gate
from meijin.server.storage.database import Store
from meijin.server.storage.events import Linked, Logged, Summary
from meijin.tournament.commands import Appoint, Create, Enter, Open, SubmitList
from meijin.tournament.commands.base import Command
from meijin.tournament.log import chain_faults
from meijin.tournament.roles import Actor, Role
from meijin.tournament.seeds import seed_digest
from meijin.tournament.settings import EventSettings, Mode
from meijin.tournament.tournament import Tournament
from tests.server.storage.conftest import opened

MEI = Actor("id-mei", Role.MEIJIN)
SETTINGS = EventSettings(deck_lists="optional", personal_data=True)


def made(event: str = "e1", game: str = "crossover") -> Tournament:
    tournament = Tournament("5eed")
    do(
        tournament,
        Create(
            id=event,
            name="Cup",
            game=game,
            meijin="Mei",
            seed_sha256=seed_digest("5eed"),
            mode=Mode.FREE,
            settings=SETTINGS if game == "crossover" else EventSettings(),
        ),
    )
    return tournament


def do(tournament: Tournament, command: Command, by: Actor = MEI) -> list[Logged]:
    before = len(tournament.log)
    tournament.do(command, by, 1000 + before, lambda: secrets.token_hex(4))
    return [Logged(each, f"mark {each.n}") for each in tournament.log[before:]]


def summary(tournament: Tournament, due: int | None = None) -> Summary:
    event = tournament.event
    return Summary(gate.line(event, event.id, 7), event.finished_at, due)


async def keep(store: Store, tournament: Tournament, public: bool = True, due: int | None = None) -> None:
    logged = [Logged(each) for each in tournament.log]
    await store.events.create(
        tournament.event.id, MEI.id, tournament.seed, public, 7, logged, tournament.sealed, summary(tournament, due)
    )


async def test_an_event_comes_back_as_it_was_kept(url: str) -> None:
    async with opened(url) as store:
        tournament = made()
        await keep(store, tournament, public=False)
        for command in (
            Open(),
            Enter(player="P1", name="Ida", user="id-ida", personal={"zip": "12345"}),
            SubmitList(player="P1", cards="1 Kunai"),
        ):
            logged = do(tournament, command)
            assert await store.events.append("e1", logged, _new(tournament, logged), None)
        await store.events.link("e1", Linked("t1", "swiss-1-0-1", 1, ("P1", "P2"), 0))
        await store.events.link("e1", Linked("t1", "swiss-1-0-1", 1, ("P1", "P2"), 0))
        kept = await store.events.load("e1")
        assert kept is not None
        assert [each.entry.hash for each in kept.entries] == [each.hash for each in tournament.log]
        assert chain_faults([each.entry for each in kept.entries]) == []
        assert [each.mark for each in kept.entries] == ["", "mark 2", "mark 3", "mark 4"]
        assert kept.sealed == tournament.sealed
        assert (kept.seed, kept.public, kept.created) == ("5eed", False, 7)
        assert kept.people == {"id-mei": "id-mei", "id-ida": "id-ida"}
        assert kept.tables == [Linked("t1", "swiss-1-0-1", 1, ("P1", "P2"), 0)]
        assert await store.events.load("no such") is None
        assert await store.events.load("no\0such") is None


def _new(tournament: Tournament, logged: list[Logged]) -> dict[str, object]:
    """What was sealed with these entries."""
    digests = {str(value) for each in logged for value in (*each.entry.payload.values(), each.entry.sealed)}
    return {digest: value for digest, value in tournament.sealed.items() if digest in digests}


async def test_of_two_who_write_the_same_entry_one_is_first_and_the_other_writes_nothing(url: str) -> None:
    async with opened(url) as store:
        mine, theirs = made(), made()
        theirs.log[:] = mine.log
        await keep(store, mine)
        first = do(mine, Open())
        second = [*do(theirs, Open()), *do(theirs, Enter(player="P1", name="Ida", personal={"zip": "1"}))]
        assert await store.events.append("e1", first, {}, None)
        assert not await store.events.append("e1", second, _new(theirs, second), summary(theirs))
        kept = await store.events.load("e1")
        assert kept is not None
        assert (len(kept.entries), kept.sealed) == (2, {})


async def test_lists_show_what_goes_on_and_what_is_mine(url: str) -> None:
    async with opened(url) as store:
        one, two, hidden = made("e1"), made("e2", "go_out"), made("e3")
        for each in (one, two):
            await keep(store, each)
        await keep(store, hidden, public=False)
        logged = do(two, Open())
        await store.events.append("e2", logged, {}, Summary(gate.line(two.event, "e2", 9), 5000, None))
        assert [each.id for each in await store.events.listed(None, 10)] == ["e1", "e2"]
        assert [each.id for each in await store.events.listed("go_out", 10)] == ["e2"]
        judged = do(one, Appoint(user="id-jo", name="Jo"))
        await store.events.append("e1", judged, _new(one, judged), None)
        assert [(each.id, each.role) for each in await store.events.of_user("id-jo", 9)] == [("e1", Role.JUDGE)]
        gone = do(one, Appoint(user="id-jo", name="Jo", role="none"))
        await store.events.append("e1", gone, _new(one, gone), None)
        assert await store.events.of_user("id-jo", 9) == []
        assert await store.events.count_running("id-mei") == 2


async def test_a_guest_who_signs_in_keeps_their_place(url: str) -> None:
    async with opened(url) as store:
        tournament = made()
        await keep(store, tournament)
        logged = [*do(tournament, Open()), *do(tournament, Enter(player="P1", name="Ida", user="guest"))]
        await store.events.append("e1", logged, {}, None)
        assert await store.events.hand_over("guest", "id-ida") == ["e1"]
        assert (await store.events.people("e1"))["id-ida"] == "guest"
        assert await store.events.hand_over("id-ida", "id-mei") == []  # who has a place there already


async def test_what_is_due_is_claimed_once_and_personal_data_are_forgotten_in_time(url: str) -> None:
    async with opened(url) as store:
        tournament = made()
        do(tournament, Open())
        do(tournament, Enter(player="P1", name="Ida", personal={"zip": "12345"}))
        do(tournament, SubmitList(player="P1", cards="1 Kunai"))
        await keep(store, tournament, due=100)
        assert await store.events.due(99, 10) == []
        assert await store.events.due(100, 10) == ["e1"]
        assert await store.events.claim("e1", 100, 200)
        assert not await store.events.claim("e1", 100, 200)
        assert await store.events.forget_personal(10_000) == 0
        await store.events.summarise("e1", Summary(gate.line(tournament.event, "e1", 7), 5000, None))
        assert await store.events.forget_personal(5000) == 0
        assert await store.events.forget_personal(5001) == 1
        kept = (await store.events.sealed("e1")).values()
        assert not any("personal" in each for each in kept)
        (left,) = (each for each in kept if "list" in each)
        assert left["list"] == "1 Kunai"


async def test_lines_kept_before_there_were_rules_for_their_words_are_shown_readable(url: str) -> None:
    async with opened(url) as store:
        tournament = made()
        tournament.event.name, tournament.event.venue = "Spoof\u202e Cup", "a\x07b"
        await keep(store, tournament)
        for found in (await store.events.listed(None, 10), await store.events.of_user(MEI.id, 10)):
            assert [(each.name, each.venue, each.date) for each in found] == [("Spoof Cup", "ab", "")]
