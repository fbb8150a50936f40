"""Bots in processes of their own: real ones, that die, sleep and lie."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

import meijin
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge, knowledge_of
from meijin.kernel.parcel import pack, unpack
from meijin.kernel.state import State
from meijin.kernel.weights import Weights
from meijin.server.thinking.frames import Question, encode_question
from meijin.server.thinking.pool import BotFailed, NotAllowed, Parked, Thinkers, TooSlow
from tests.installed import INSTALLED

STRANGE = "strange_bots:find"
PATIENCE = 30.0  # seconds after which a test has failed


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where strange bots sign in; within this fixture the processes can import them."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    monkeypatch.setenv("STRANGE_BOTS", str(tmp_path))
    return tmp_path


@asynccontextmanager
async def thinking(processes: int = 1, budget: float = PATIENCE, bots: str = STRANGE) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(processes, budget, bots)
    try:
        async with asyncio.timeout(PATIENCE):
            yield thinkers
    finally:
        await thinkers.close()


def question(game: str = "ganymede") -> Knowledge:
    state = meijin.new(game, seed=7)
    return knowledge_of(state, state.deciders[0])


def signed_in(folder: Path) -> list[int]:
    return [int(file.name.split("-")[1]) for file in sorted(folder.glob("pid-*"))]


async def until_signed_in(folder: Path, times: int = 1) -> list[int]:
    while len(pids := signed_in(folder)) < times:
        await asyncio.sleep(0.005)
    return pids


def is_gone(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].startswith("Z")
    return True


async def test_one_process_is_ready_before_the_first_question() -> None:
    def processes() -> set[str]:
        return set(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split())

    async with thinking(processes=2, bots="meijin.bots:find") as thinkers:
        before = processes()
        await thinkers.warm_up()
        ready = processes() - before
        assert len(ready) == 1
        await thinkers.choose(question(), "random")
        assert processes() - before == ready


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "regular", "expert", "meijin"])
async def test_every_bot_chooses_what_is_allowed_in_every_game(bot: str) -> None:
    async with thinking(bots="meijin.bots:find") as thinkers:
        for game in INSTALLED:
            knowledge = question(game)
            assert await thinkers.choose(knowledge, bot, seconds=0.02) in knowledge.legal


async def test_whoever_thinks_too_long_is_ended_and_replaced(folder: Path) -> None:
    async with thinking(budget=0.2) as thinkers:
        await thinkers.choose(question(), "random")  # the time for starting does not count
        await thinkers.choose(question("crossover"), "random")  # nor does that for loading another game
        with pytest.raises(TooSlow, match=r"'endless' has thought for more than 0\.2 seconds"):
            await thinkers.choose(question(), "endless")
        assert is_gone(signed_in(folder)[0])
        assert await thinkers.choose(question(), "random") in question().legal


async def test_a_process_killed_while_it_waits_is_replaced(folder: Path) -> None:
    async with thinking() as thinkers:
        (folder / "go").touch()
        await thinkers.choose(question(), "patient")
        os.kill(signed_in(folder)[0], signal.SIGKILL)
        assert await thinkers.choose(question(), "patient") == question().legal[-1]
        first, second = signed_in(folder)
        assert first != second


async def test_a_process_killed_while_it_thinks_is_replaced_and_asked_again(folder: Path) -> None:
    async with thinking() as thinkers:
        asked = asyncio.create_task(thinkers.choose(question(), "patient"))
        (pid,) = await until_signed_in(folder)
        os.kill(pid, signal.SIGKILL)
        await until_signed_in(folder, 2)
        (folder / "go").touch()
        assert await asked == question().legal[-1]


async def test_a_bot_that_kills_its_process_is_asked_twice_and_not_for_ever(folder: Path) -> None:
    async with thinking() as thinkers:
        with pytest.raises(BotFailed, match="died 2 times"):
            await thinkers.choose(question(), "dying")
        assert len(signed_in(folder)) == 2
        assert await thinkers.choose(question(), "random") in question().legal


async def test_what_a_bot_does_wrong_is_told_with_its_trace(folder: Path) -> None:
    async with thinking() as thinkers:
        with pytest.raises(BotFailed, match="RuntimeError: I have lost my glasses") as failed:
            await thinkers.choose(question(), "raising")
        assert "in choose" in failed.value.trace


@pytest.mark.parametrize(
    ("weights", "problem"),
    [
        ("{", "cannot be read"),
        (Weights(["another"], [1.0], [], [], [], {}).write(), "are of another version: 'another' in the place of"),
    ],
)
async def test_weights_that_cannot_be_used_are_named(folder: Path, weights: str, problem: str) -> None:
    (folder / "weights.json").write_text(weights)
    async with thinking() as thinkers:
        with pytest.raises(BotFailed, match=f"the bot 'meijin' has failed: .* the weights in weights.json {problem}"):
            await thinkers.choose(question(), "meijin")
        assert await thinkers.choose(question(), "regular") in question().legal  # needs none


async def test_a_value_that_is_not_finite_is_told_with_the_game(folder: Path) -> None:
    async with thinking() as thinkers:
        with pytest.raises(BotFailed, match=r"the features of .* \(ganymede\) are not all finite numbers"):
            await thinkers.choose(question(), "expert")


async def test_a_bot_is_told_what_to_keep_within(folder: Path) -> None:
    async with thinking() as thinkers:
        legal = question().legal
        assert await thinkers.choose(question(), "timed") == legal[0]
        assert await thinkers.choose(question(), "timed", 0.2) == legal[-1]
        assert await thinkers.choose(question(), "timed", 30.0) == legal[0]
        thinkers.budget = 0.5  # after which it is too slow
        assert await thinkers.choose(question(), "timed", 30.0) == legal[-1]


async def test_where_many_wait_each_is_asked_to_be_quick(folder: Path) -> None:
    async with thinking() as thinkers:
        asked = [asyncio.create_task(thinkers.choose(question(), "timed")) for _ in range(16)]
        chosen = await asyncio.gather(*asked)
        legal = question().legal
        assert chosen[1:4] == [legal[-1]] * 3  # at least 13 think or wait: less than a quarter of a second for each
        assert chosen[0] == chosen[-1] == legal[0]  # before the others asked, and after all of them


async def test_an_action_that_is_not_allowed_is_no_answer(folder: Path) -> None:
    async with thinking() as thinkers:
        with pytest.raises(NotAllowed, match=f"chose {max(question().legal) + 1}, which is not allowed"):
            await thinkers.choose(question(), "cheating")
        with pytest.raises(NotAllowed, match="chose 'pick black_a', which is not allowed"):
            await thinkers.choose(question(), "wordy")


async def test_nobody_waits_behind_a_bot_that_hangs(folder: Path) -> None:
    async with thinking() as thinkers:
        hanging = asyncio.create_task(thinkers.choose(question(), "endless"))
        await until_signed_in(folder)
        async with asyncio.timeout(PATIENCE / 2):
            assert await thinkers.choose(question(), "random") in question().legal
        assert not hanging.done()
        hanging.cancel()


async def test_bots_that_were_too_slow_wait_for_one_another_alone(folder: Path) -> None:
    async with thinking(budget=0.2) as thinkers:
        with pytest.raises(TooSlow):
            await thinkers.choose(question(), "endless")
        thinkers.budget = PATIENCE
        hanging = [asyncio.create_task(thinkers.choose(question(), "endless")) for _ in range(3)]
        await until_signed_in(folder, 2)
        async with asyncio.timeout(PATIENCE / 2):
            for _ in range(3):
                await thinkers.choose(question(), "random")
        assert len(signed_in(folder)) == 2  # the other two have not begun
        for each in hanging:
            each.cancel()


async def test_a_process_that_was_ended_is_replaced_before_anybody_asks(folder: Path) -> None:
    async with thinking(budget=0.2) as thinkers:
        with pytest.raises(TooSlow):
            await thinkers.choose(question(), "endless")
        while not thinkers._idle:
            await asyncio.sleep(0.01)
        (ready,) = thinkers._idle
        await thinkers.choose(question(), "random")
        assert thinkers._idle == [ready]


async def test_a_bot_may_print(folder: Path) -> None:
    async with thinking() as thinkers:
        assert await thinkers.choose(question(), "talking") == question().legal[0]
        assert await thinkers.choose(question(), "talking") == question().legal[0]


async def test_the_server_goes_on_while_a_bot_thinks(folder: Path) -> None:
    async with thinking() as thinkers:
        asked = asyncio.create_task(thinkers.choose(question(), "patient"))
        await until_signed_in(folder)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not asked.done()
        (folder / "go").touch()
        assert await asked == question().legal[-1]


async def test_who_asks_first_is_served_first(folder: Path) -> None:
    async with thinking() as thinkers:
        served = []

        async def ask(number: int, bot: str) -> None:
            await thinkers.choose(question(), bot)
            served.append(number)

        first = asyncio.create_task(ask(0, "patient"))
        await until_signed_in(folder)
        others = [asyncio.create_task(ask(number, "random")) for number in range(1, 6)]
        await asyncio.sleep(0)
        (folder / "go").touch()
        await asyncio.gather(first, *others)
        assert served == list(range(6))


async def test_several_think_side_by_side(folder: Path) -> None:
    async with thinking(processes=2) as thinkers:
        asked = [asyncio.create_task(thinkers.choose(question(), "patient")) for _ in range(3)]
        pids = await until_signed_in(folder, 2)
        assert len(set(pids)) == 2
        (folder / "go").touch()
        await asyncio.gather(*asked)
        assert len(set(signed_in(folder))) == 2


async def test_a_question_that_nobody_waits_for_any_more_is_dropped(folder: Path) -> None:
    async with thinking() as thinkers:
        asked = asyncio.create_task(thinkers.choose(question(), "endless"))
        (pid,) = await until_signed_in(folder)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert is_gone(pid)
        assert await thinkers.choose(question(), "random") in question().legal


async def test_closing_parks_whoever_thinks_and_whoever_waits(folder: Path) -> None:
    async with thinking() as thinkers:
        asked = [asyncio.create_task(thinkers.choose(question(), "endless")) for _ in range(3)]
        (pid,) = await until_signed_in(folder)
        await thinkers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Parked] * 3
        assert is_gone(pid)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not tell what a process has open")
async def test_nothing_is_inherited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEIJIN_DATABASE", "postgresql://me:secret@db.example/meijin")

    async with thinking() as thinkers:
        with (folder / "games.db").open("w"):
            await thinkers.choose(question(), "telling")
        nice, environment, files = (folder / "told").read_text().splitlines()
        assert int(nice) == min(19, os.nice(0) + 10)
        assert "STRANGE_BOTS" in environment
        assert "MEIJIN" not in environment
        assert "games.db" not in files
        assert "socket" not in files


PARENT = """
import asyncio, meijin
from meijin.kernel.knowledge import knowledge_of
from meijin.server.thinking.pool import Thinkers
state = meijin.new("ganymede", seed=7)
asyncio.run(Thinkers(1, 60, "strange_bots:find").choose(knowledge_of(state, state.deciders[0]), "endless"))
"""


def test_a_process_whose_server_is_gone_before_it_could_say_anything_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "meijin.server.thinking.child", "meijin.bots:find"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.close()
        assert child.wait(PATIENCE) == 0
        assert child.stderr is not None
        assert child.stderr.read() == b""


async def test_processes_end_in_the_middle_of_a_thought_when_the_server_is_killed(folder: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT]) as parent:
        try:
            async with asyncio.timeout(PATIENCE):
                (pid,) = await until_signed_in(folder)
                parent.kill()
                while not is_gone(pid):
                    await asyncio.sleep(0.01)
        finally:
            parent.kill()


def some_way_in(game: str, seed: int) -> State:
    state = meijin.new(game, seed=f"{seed:x}".rjust(64, "5"))
    rng = Rng(seed)
    for _ in range(12):
        if state.deciders:
            seat = state.deciders[-1]
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
    return state


@pytest.mark.parametrize("game", INSTALLED)
def test_what_is_sent_has_a_possible_world_in_it_and_not_the_true_one(game: str) -> None:
    secretive = true_worlds = 0
    for seed in range(10):
        state = some_way_in(game, seed)
        assert state.record is not None
        seat = state.deciders[0]
        knowledge = knowledge_of(state, seat)
        *_, data = pack(knowledge)
        sent = encode_question(Question("random", pack(knowledge), 1.0))
        assert state.record.seed not in sent
        assert state.record.seed.hex().encode() not in sent
        assert data["chance"] != state.chance
        assert knowledge.view == state.view(seat)
        if any(hidden(knowledge.sample(Rng(other))) != hidden(knowledge.sample(Rng(0))) for other in range(1, 5)):
            secretive += 1
            true_worlds += hidden(state) == hidden(unpack(pack(knowledge)).world)
    assert true_worlds <= secretive / 4  # where there are few secrets they may be guessed right


def hidden(state: State) -> dict[str, object]:
    return {name: value for name, value in state.fields().items() if name not in ("chance", "record", "setup")}
