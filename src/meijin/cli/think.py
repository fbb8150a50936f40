"""Show what a bot that searches thinks of a position in a saved game, and why it would choose what.

FILE is a record. The bot is given what the seat knew when it had to decide, and no more. A
chance is that of the seat to win, with the interval in which it lies with 95 %; the play that
is expected is that of one world that the seat must think possible.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from meijin.bots.search import Searcher
from meijin.bots.search.explained import Explained, explained
from meijin.cli import SUCCESS, language
from meijin.cli.art import QUIET
from meijin.cli.desk import Desk
from meijin.cli.screen import Screen
from meijin.cli.sight import seen_by
from meijin.kernel import record
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State
from meijin.lab.arena.contestants import Fair, contestant

BOT: Final = "meijin"


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin think``."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record saved by `meijin play`, or of a server")
    parser.add_argument("--ply", metavar="N", type=int, help="the position after N actions; the last one unless given")
    parser.add_argument("--seat", metavar="SEAT", help="who has to decide, where several have at the same time")
    parser.add_argument("--bot", metavar="NAME", default=BOT, help=f"who thinks ({BOT}), such as search@500i")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="another number, other worlds (1)")
    parser.add_argument("--json", action="store_true", help="for scripts: the thought as one object")


def run(args: argparse.Namespace) -> int:
    """Think, and say why."""
    if args.seed < 0:
        raise MeijinError(language.say("terminal-no_seed", seed=str(args.seed)))
    last = record.load(args.file)
    assert last.record is not None
    bot = _searcher(args.bot, last.setup.game)
    state = last.record.branch(args.ply)
    seat = _decider(state, args.seat)
    knowledge = knowledge_of(state, seat)
    thought = explained(knowledge, bot.think(knowledge, Rng(args.seed)))
    thought["played"] = _played(state, [] if args.ply is None else last.record.actions[args.ply :], seat)
    if args.json:
        print(json.dumps(thought, ensure_ascii=False))
    else:
        _show(state, seat, bot.name, thought)
    return SUCCESS


def _played(state: State, later: Sequence[tuple[int, int]], seat: int) -> str | None:
    """What the seat did there in the record; nothing at its end."""
    return next((state.text(action) for by, action in later if by == seat), None)


def _searcher(said: str, game: Game) -> Searcher:
    found = contestant(said, game)
    if not (isinstance(found, Fair) and isinstance(found.bot, Searcher)):
        raise MeijinError(language.say("terminal-no_searcher", bot=said, known=BOT))
    return found.bot


def _decider(state: State, said: str | None) -> int:
    """The seat that decides in a position."""
    speech = language.speech(state.setup.game)
    names = speech.listed([state.setup.seats[seat] for seat in state.deciders])
    if not state.deciders:
        raise MeijinError(language.say("terminal-nobody_decides"))
    if said is not None:
        seat = state.setup.seat(said)
        if seat not in state.deciders:
            raise MeijinError(language.say("terminal-others_decide", seat=state.setup.seats[seat], seats=names))
        return seat
    if len(state.deciders) > 1:
        raise MeijinError(language.say("terminal-several_decide", seats=names))
    return state.deciders[0]


def _show(state: State, seat: int, bot: str, thought: Explained) -> None:
    """The position as the seat sees it, and the thought."""
    screen = Screen(script=[])
    desk = Desk(screen, state.setup)
    desk.position(seen_by(state, seat))
    name = desk.speech.seat(thought["seat"])
    chooses = language.say("terminal-bot_chooses", bot=bot, seat=name)
    screen.show(Text.assemble((f"{chooses} ", QUIET), (thought["action"], "bold")))
    if thought["played"] is not None:
        screen.show(Text.assemble((f"{language.say('terminal-has_played', seat=name)} ", QUIET), thought["played"]))
    heads = [language.say(f"terminal-thought-{head}") for head in ("action", "tried", "chance", "interval", "does")]
    grid = Grid(*heads, box=None, pad_edge=False)
    grid.columns[-1].overflow = "fold"
    for column in grid.columns[1:4]:
        column.justify = "right"
    does = {state.text(action): language.explained(state, seat, action) for action in state.legal(seat)}
    for each in thought["candidates"]:
        known = each["chance"] is not None
        chance = f"{each['chance']:.1%}" if known else ""
        between = (
            language.say("terminal-between", low=f"{each['low']:.1%}", high=f"{each['high']:.1%}") if known else ""
        )
        chosen = "bold" if each["action"] == thought["action"] else ""
        told = Text(does[each["action"]], QUIET)
        grid.add_row(Text(each["action"], chosen), f"{each['visits']:,}", chance, between, told)
    screen.show(grid)
    steps = [f"{desk.speech.seat(step['seat'])} {step['action']}" for step in thought["line"]]
    screen.show(Text(language.say("terminal-expected", steps=language.say("terminal-comma").join(steps)), QUIET))
