"""Games of every kind with every line tapped: nobody is told what they may not know. A soak plays more of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from meijin.kernel.record import Record
from tests.installed import INSTALLED
from tests.server.process import ServerProcess
from tests.server.proof.conftest import Covered
from tests.server.proof.harness.people import WAIT, Person, Street
from tests.server.proof.harness.player import Onlooker, Player, play_out
from tests.server.proof.harness.records import record_of
from tests.server.proof.harness.wiretap import Tap, nothing_leaks

GAMES = 6  # in a round; the first of every kind is played to its end, the others are given up at some time
PATIENCE = 25  # choices
LONGEST = "ranking_battle"  # its games last so much longer than the others' that half of that must do
ON_THE_WAY = 1.0  # seconds that a message may take from the server to a player at most
# How they are played, in turn: every way in which somebody has secrets from somebody else.
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


async def tapped_game(street: Street, game: str, chance: int, number: int) -> int:
    """Play one game and read all that was sent in it; how many updates there were."""
    variants = TERMS.get(game, [{}])
    terms = variants[number % len(variants)]
    people = await street.guests(terms.get("players", 2))
    table = await seated(street, people, game, terms)
    players = [Player(person, table, Random(f"{game} {chance} {number} {seat}")) for seat, person in enumerate(people)]
    if number % 3 == 0:
        players[0].losses = (10,)  # and is told the story so far
    if number >= len(variants):
        for player in players[1:]:
            player.patience = PATIENCE // 2 if game == LONGEST else PATIENCE
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


async def tapped_games(server: ServerProcess, game: str, chance: int) -> int:
    """Play the games of a round side by side; how many updates there were."""
    games = GAMES // 2 if game == LONGEST else GAMES
    async with Street(server) as street, asyncio.TaskGroup() as group:
        tasks = [group.create_task(tapped_game(street, game, chance, number)) for number in range(games)]
    updates = [task.result() for task in tasks]
    assert sum(updates) > 20 * games, "the taps have heard whole games"
    return sum(updates)


@pytest.mark.parametrize("game", INSTALLED)
async def test_no_byte_of_a_game_tells_anybody_a_secret(
    server: ServerProcess, game: str, rounds: range, covered: Covered
) -> None:
    for chance in rounds:
        covered(tapped_updates=await tapped_games(server, game, chance))


async def all_taps(server: ServerProcess) -> tuple[Record, list[Tap]]:
    async with Street(server) as street:
        people = await street.guests(2)
        table = await street.seated(people, "go_out", options={"wins_needed": 1})
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        await play_out(*players)
        record = await record_of(street.nobody(), table)
        return record, [Tap(seat, [text for _, text in player.received]) for seat, player in enumerate(players)]


async def test_the_taps_hear_a_leak(server: ServerProcess) -> None:
    record, (mine, theirs) = await all_taps(server)

    def leaks(*messages: str) -> str:
        with pytest.raises(AssertionError) as found:
            nothing_leaks(record, [Tap(mine.seat, [*messages])])
        return str(found.value)

    assert "true of no position" in leaks(mine.messages[0], *theirs.messages[1:])
    assert "a secret" in leaks(mine.messages[0], f'{{"type":"notice","text":"{record.seed.hex()}"}}')
    assert "beside the game" in leaks(mine.messages[0], '{"type":"notice","text":"Blue holds guard#1."}')
    early = mine.messages[0].replace('"lines":', '"lines":1', 1)
    assert "true of no position" in leaks(early), "what others have done unseen is not even counted"


DELAY = 6
LATE: list[tuple[str, dict[str, Any]]] = [
    ("go_out", {"options": {"wins_needed": 1}, "players": 2}),
    ("crossover", {"decks": ("byakugan-fang", "emperor-armada")}),
]


async def delayed_game(server: ServerProcess, game: str, terms: dict[str, Any]) -> None:
    secrets = terms.get("decks", ())
    async with Street(server) as street:
        people = await street.guests(2)
        table = await seated(street, people, game, {**terms, "delay": DELAY})
        players = [Player(person, table, Random(seat)) for seat, person in enumerate(people)]
        players[1].patience = 20
        onlooker, latecomer = Onlooker(street.nobody(), table), Onlooker(await street.guest(), table)
        async with asyncio.TaskGroup() as group:
            group.create_task(onlooker.watch())
            await play_out(*players)
            ended = time.monotonic()
            group.create_task(latecomer.watch())
            await not_told_elsewhere(await street.guest(), game, table, secrets, ended + DELAY - ON_THE_WAY)
        record = await record_of(street.nobody(), table)
        for watching in (onlooker, latecomer):
            assert watching.outcome == players[0].outcome
            early = [text for at, text in watching.received if at < ended + DELAY - ON_THE_WAY]
            assert early
            for secret in (record.seed.hex(), '"status":"over"', *secrets):
                assert not any(secret in text for text in early), f"{secret} was told too early"
            nothing_leaks(record, [Tap(None, [text for _, text in watching.received])])
        assert players[0].outcome is not None
        assert await result_in_the_lobby(street.nobody(), game, table) == players[0].outcome["returns"]


async def result_in_the_lobby(stranger: Person, game: str, table: str) -> Any:
    """What the lobby says of a game that is over for everybody, as soon as it says so."""
    async with asyncio.timeout(WAIT):
        while True:
            lobby = await stranger.ask("GET", f"/api/tables?game={game}&status=over&limit=100")
            for line in lobby["tables"]:
                if line["id"] == table:
                    return line["result"]
            await asyncio.sleep(0.1)


async def not_told_elsewhere(stranger: Person, game: str, table: str, secrets: Sequence[str], until: float) -> None:
    """A game that has just ended goes on for a stranger, whichever way it is asked for."""
    path = f"/api/tables/{table}"
    asked: list[tuple[str, str, object]] = [
        ("GET", path, None),
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/replay", None),
        *(("GET", f"/api/tables?game={game}&limit=100&status={each}", None) for each in ("open", "running", "over")),
        ("POST", f"{path}/join", None),
        ("POST", f"{path}/start", None),
        ("POST", f"{path}/rematch", None),
        ("PUT", f"{path}/ready", {"ready": True}),
        ("PUT", f"{path}/options", {"options": {}}),
        ("PUT", f"{path}/seats/red", {"options": {}}),
        ("DELETE", f"{path}/seats/red", None),
        ("DELETE", path, None),
    ]
    told = 0
    for method, address, body in asked:
        answer = await stranger.request(method, address, body)
        if time.monotonic() > until:
            break
        told += 1
        content = answer.json()
        about = [each for each in content["tables"] if each["id"] == table] if "tables" in content else [content]
        for secret in ("is over", "has begun", *secrets):
            assert not any(secret in str(each) for each in about), f"{method} {address} tells {secret}: {about}"
        assert not any(each.get("status") == "over" or each.get("result") for each in about)
    assert told > 2, "the server was far too slow to tell"


@pytest.mark.parametrize(("game", "terms"), LATE, ids=[game for game, _ in LATE])
async def test_a_delayed_spectator_learns_nothing_early_not_even_that_it_is_over(
    server: ServerProcess, game: str, terms: dict[str, Any]
) -> None:
    await delayed_game(server, game, terms)
