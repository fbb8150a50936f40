"""Show a saved game again: every action and what came of it.

A finished game is shown open. Of a game that is not over only what everybody may see is
shown, without numbers; or with --seat what that seat may see; --all shows everything.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.text import Text

from meijin.cli import SUCCESS, language
from meijin.cli.art import QUIET, seat_style
from meijin.cli.desk import Desk
from meijin.cli.screen import Screen
from meijin.cli.sight import Sight, seen_by, seen_by_all_together
from meijin.kernel import record
from meijin.kernel.errors import MeijinError
from meijin.kernel.event import Event
from meijin.kernel.game import Value, word
from meijin.kernel.kinds import kind_of
from meijin.kernel.record import Record
from meijin.kernel.setup import Setup
from meijin.kernel.state import ORGANISER, State

LONGEST_VALUE: Final = 40
Told = list[tuple[str, dict[str, object]]]


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin replay``."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record saved by `meijin play`")
    parser.add_argument("--seat", metavar="SEAT", help="only what this seat saw")
    parser.add_argument("--all", action="store_true", help="everything, also of a game that is not over")
    parser.add_argument("--step", action="store_true", help="draw the table after every action and wait for Enter")
    parser.add_argument(
        "--ply", metavar="N", type=int, help="only the position after N actions; with --step from there"
    )


def run(args: argparse.Namespace) -> int:
    """Show the game."""
    last = record.load(args.file)
    assert last.record is not None
    if args.seat is not None and args.all:
        raise MeijinError(language.say("terminal-not_together", one="--seat", other="--all"))
    seat = None if args.seat is None else last.setup.seat(args.seat)
    Replay(last.record, Screen(), seat, args.all or (seat is None and not last.deciders)).run(args.ply, args.step)
    return SUCCESS


class Replay:
    """A record, shown from one point of view: a seat's, everybody's, or with all cards open."""

    def __init__(self, game: Record, screen: Screen, seat: int | None, everything: bool) -> None:
        self.record = game
        self.screen = screen
        self.seat = seat
        self.everything = everything
        # Before the end a number that is missing would tell of what a rival has done unseen.
        self.counts = everything or game.over
        self.desk = Desk(screen, game.setup)

    def run(self, ply: int | None, step: bool) -> None:
        """The whole log, or with ``ply`` one position, or with ``step`` every position."""
        state = self.record.branch(ply or 0)
        self._introduce()
        if not ply:
            assert state.record is not None
            self._show_events(self._told(state.record.log))
        if ply is not None or step:
            self._show_position(state)
        if ply is not None and not step:
            return
        for number, (seat, action) in enumerate(self.record.actions[ply or 0 :], (ply or 0) + 1):
            said = state.text(action)
            told = self._told(state.again(seat, action))
            own = self.everything or seat in (self.seat, ORGANISER)
            if not own and not told:
                continue  # what a rival does unseen ("hide") leaves no trace
            if step:
                name = "terminal-next_action" if self.counts else "terminal-go_on_or_leave"
                if not self.screen.pause(language.say(name, number=number, count=len(self.record.actions))):
                    return
                self.screen.fresh()
            self._show_action(number if self.counts else None, seat, said if own or _is_open(said, told) else "", told)
            if step:
                self._show_position(state)
        if state.deciders:
            speech = self.desk.speech
            deciding = speech.listed([speech.seat(state.setup.seats[seat]) for seat in state.deciders])
            self.screen.show(Text(language.say("terminal-not_over", seats=deciding), QUIET))
        else:
            self.desk.result(self._seen(state))

    def _introduce(self) -> None:
        setup = self.record.setup
        hidden = frozenset[str]() if self.everything else setup.game.hidden_options(setup, self.seat)
        options = ", ".join(
            f"{name} {shortened(word(value))}"
            for name, value in setup.options.items()
            if name not in hidden and _applies(setup, name)
        )
        self.screen.show(Text.assemble((language.called(setup.game).title, "bold"), (f"  {options}", QUIET)))

    def _seen(self, state: State) -> Sight:
        return seen_by_all_together(state) if self.everything else seen_by(state, self.seat)

    def _show_position(self, state: State) -> None:
        self.desk.position(self._seen(state))

    def _told(self, events: list[Event]) -> Told:
        """What happened, as far as it may be seen from here."""
        viewer = self.record.setup.viewer(self.seat)
        seen = [(event.kind, event.fields if self.everything else event.seen_by(viewer)) for event in events]
        return [(kind, fields) for kind, fields in seen if fields is not None]

    def _show_action(self, number: int | None, seat: int, said: str, told: Told) -> None:
        setup = self.record.setup
        name = self.record.who(seat)
        line = Text(f"{number:>4}  " if number else "  ", QUIET)
        who = language.say("terminal-organiser") if seat == ORGANISER else self.desk.speech.seat(name)
        line.append(who, QUIET if seat == ORGANISER else seat_style(setup.owners, name))
        if said:
            line.append(f" {said}", "bold")
        if said or number:  # of what a rival did unseen, what came of it says enough
            self.screen.show(line)
        self._show_events(told)

    def _show_events(self, told: Told) -> None:
        for kind, fields in told:
            self.screen.show(Text("      ").append_text(self.desk.line(kind, fields)))


def shortened(text: str) -> str:
    """A value that may be a whole list, cut short."""
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 3]}..."


def _is_open(said: str, told: Told) -> bool:
    """Whether what came of an action tells all that its words say: the cards and seats, or its name and a number.

    >>> _is_open("play mio", [("play", {"seat": "red", "card": "mio#2"})]), _is_open("pick mio", [("pick", {})])
    (True, False)
    """
    verb, *operands = said.split()
    if not all(operand.isdecimal() for operand in operands):
        values = {kind_of(text) for _, fields in told for text in _texts(fields)}
        return all(kind_of(operand) in values for operand in operands if not operand.isdecimal())
    seen = [{str(value) for value in fields.values()} for kind, fields in told if kind == verb]
    return any(set(operands) <= values for values in seen)


def _texts(value: object) -> list[str]:
    """All texts within something that was told."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for each in inner for text in _texts(each)]


def _applies(setup: Setup, name: str) -> bool:
    """Whether an option has a value, and in the mode of this game could have another."""
    option = next(each for each in setup.game.options if each.name == name)
    if not option.choices and not option.ranged:
        return setup.options[name] is not None  # a list of its own kind
    mode = {"mode": setup.options["mode"]} if "mode" in setup.options else {}
    others = [value for value in option.choices or (option.low, option.high) if value != option.default]
    return setup.options[name] is not None and any(_accepts(setup, mode | {name: value}) for value in others)


def _accepts(setup: Setup, options: dict[str, Value]) -> bool:
    try:
        setup.game.prepare(None, options)
    except MeijinError:
        return False
    return True
