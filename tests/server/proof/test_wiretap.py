"""Fifty games of every game with every line tapped: nobody is told what they may not know."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from meijin.kernel.record import Record
from tests.installed import INSTALLED
from tests.server.proof.harness.people import Person, Street
from tests.server.proof.harness.player import Onlooker, Player, play_out
from tests.server.proof.harness.process import ServerProcess
from tests.server.proof.harness.records import record_of
from tests.server.proof.harness.wiretap import Tap, nothing_leaks

GAMES = 50
AT_ONCE = 25
PATIENCE = 60  # choices
ON_THE_WAY = 1.0  # seconds that a message may take from the server to a player at most
# How the fifty are played, in turn: every way in which somebody has secrets from somebody else.
TERMS: dict[str, list[dict[str, Any]]] = {
    "cat_battles": [{}, {"options": {"mode": "full", "territory": "random", "bench": "closed"}}],
    "crossover": [
        {"decks": ("leaf-sand", "byakugan-fang")},
        {"decks": ("byakugan-fang", "leaf-sand")},
        {"decks": ("earth-defenders", "emperor-armada")},
    ],
    "ganymede": [
        {"options": {"mode": "battle"}},
        {"options": {"mode": "coop"}},
        {"options": {"mode": "trio"}, "players": 3},
    ],
    "go_out": [{"options": {"wins_needed": 1}, "players": players} for players in (2, 3, 4)],
    "ranking_battle": [{"options": {"quick": True, "open_counting": False, "round_limit": 10}, "players": 3}],
}


async def seated(street: Street, people: list[Person], game: str, terms: dict[str, Any]) -> str:
    """A table whose players have chosen what is theirs alone to know."""
    decks = terms.get("decks", ())
    public = {name: value for name, value in terms.items() if name != "decks"}
    host, *others = people
    table = str((await host.ask("POST", "/api/tables", {"game": game, **public}))["id"])
    for person in others:
        await person.ask("POST", f"/api/tables/{table}/join")
    for person, seat, deck in zip(people, ("red", "blue"), decks, strict=False):
        await person.ask("PUT", f"/api/tables/{table}/options", {"options": {f"{seat}_deck": deck}})
    for person in others:
        await person.ask("PUT", f"/api/tables/{table}/ready", {"ready": True})
    await host.ask("POST", f"/api/tables/{table}/start")
    return table


async def tapped_game(street: Street, game: str, number: int) -> int:
    """Play one game and read all that was sent in it; how many updates there were."""
    variants = TERMS.get(game, [{}])
    terms = variants[number % len(variants)]
    people = await street.guests(terms.get("players", 2))
    table = await seated(street, people, game, terms)
    players = [Player(person, table, Random(f"{game} {number} {seat}")) for seat, person in enumerate(people)]
    if number % 5 == 0:
        players[0].losses = (10,)  # and is told the story so far
    if number % 3:  # long games are often given up
        players[1].patience = PATIENCE
    onlooker = Onlooker(street.nobody(), table)
    async with asyncio.TaskGroup() as group:
        group.create_task(onlooker.watch())
        for player in players:
            group.create_task(player.play())
    record = await record_of(street.nobody(), table)
    taps = [
        Tap(record.setup.seat(player.seat), [text for _, text in line.received])
        for player in players
        for line in player.lines
    ]
    taps.append(Tap(None, [text for _, text in onlooker.received]))
    return nothing_leaks(record, taps)


async def tapped_games(server: ServerProcess, game: str) -> list[int]:
    gate = asyncio.Semaphore(AT_ONCE)
    async with Street(server) as street:

        async def one(number: int) -> int:
            async with gate:
                return await tapped_game(street, game, number)

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(number)) for number in range(GAMES)]
        return [task.result() for task in tasks]


@pytest.mark.parametrize("game", INSTALLED)
def test_no_byte_of_fifty_games_tells_anybody_a_secret(server: ServerProcess, game: str) -> None:
    updates = asyncio.run(tapped_games(server, game))
    assert len(updates) == GAMES
    assert sum(updates) > 20 * GAMES, "the taps have heard whole games"


async def all_taps(server: ServerProcess) -> tuple[Record, list[Tap]]:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "go_out", options={"wins_needed": 1})
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        await play_out(*players)
        record = await record_of(street.nobody(), table)
        return record, [Tap(seat, [text for _, text in player.received]) for seat, player in enumerate(players)]


def test_the_taps_hear_a_leak(server: ServerProcess) -> None:
    record, (mine, theirs) = asyncio.run(all_taps(server))

    def leaks(*messages: str) -> str:
        with pytest.raises(AssertionError) as found:
            nothing_leaks(record, [Tap(mine.seat, [*messages])])
        return str(found.value)

    assert "true of no position" in leaks(mine.messages[0], *theirs.messages[1:])
    assert "a secret" in leaks(mine.messages[0], f'{{"type":"notice","text":"{record.seed.hex()}"}}')
    assert "beside the game" in leaks(mine.messages[0], '{"type":"notice","text":"Blue holds guard#1."}')
    early = mine.messages[0].replace('"lines":', '"lines":1', 1)
    assert "true of no position" in leaks(early), "what others have done unseen is not even counted"


async def delayed_game(server: ServerProcess, delay: int) -> None:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "go_out", options={"wins_needed": 1}, delay=delay)
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        onlooker = Onlooker(street.nobody(), table)
        async with asyncio.TaskGroup() as group:
            group.create_task(onlooker.watch())
            await play_out(*players)
            await not_told_elsewhere(await street.guest(), table)
        assert onlooker.outcome == players[0].outcome
        ended = max(player.received[-1][0] for player in players)
        early = [text for at, text in onlooker.received if at < ended + delay - ON_THE_WAY]
        record = await record_of(street.nobody(), table)
        assert early
        assert not any(record.seed.hex() in text or '"status":"over"' in text for text in early)
        nothing_leaks(record, [Tap(None, [text for _, text in onlooker.received])])


async def not_told_elsewhere(stranger: Person, table: str) -> None:
    """A game that has just ended goes on for a stranger, whichever way it is asked for."""
    assert (await stranger.ask("GET", f"/api/tables/{table}"))["status"] != "over"
    assert (await stranger.request("GET", f"/api/tables/{table}/record")).status_code == 409
    for status in ("running", "over"):
        listed = (await stranger.ask("GET", f"/api/tables?game=go_out&status={status}"))["tables"]
        assert not any(line["result"] for line in listed if line["id"] == table)


def test_a_delayed_spectator_learns_nothing_early_not_even_that_it_is_over(server: ServerProcess) -> None:
    asyncio.run(delayed_game(server, delay=3))
