"""Results, corrections, penalties, drops, and what is taken back."""

from __future__ import annotations

import argparse
from pathlib import Path

from meijin.cli import language
from meijin.cli.art import WARNING
from meijin.cli.tournament.eventfile import Organiser, read_bytes
from meijin.cli.tournament.overview import what_was_done
from meijin.cli.tournament.shorthand import RESULTS, match_of, result_of, shown_result
from meijin.cli.tournament.steps import typed_next
from meijin.cli.tournament.tasks import Tasks, add_task, changed, hint, takes_reason, tell, typing, wrong
from meijin.tournament import commands as c
from meijin.tournament.commands.arrivals import Unasked
from meijin.tournament.commands.conduct import Infraction, Level, proposed
from meijin.tournament.log import Entry
from meijin.tournament.messages import Infraction as InfractionNamed
from meijin.tournament.model import Event, Match
from meijin.tournament.names import find_player, shown_names
from meijin.tournament.sheets import text_of
from meijin.tournament.speaking import speech_in
from meijin.tournament.spreadsheets import results_from

FINAL: Level = "disqualification"
OF_RESULTS = ("enter_result", "correct", "report", "confirm")  # to be corrected, not taken back
INFRACTIONS: tuple[str, ...] = Infraction.__args__  # type: ignore[attr-defined]
LEVELS: tuple[str, ...] = Level.__args__  # type: ignore[attr-defined]


def configure(tasks: Tasks) -> None:
    """Tasks while a round is played."""
    report = add_task(tasks, "report", "enter the result of a table", _report, more=RESULTS)
    report.add_argument("table", metavar="TABLE", nargs="?", help="a table, or a player at it")
    report.add_argument("result", metavar="RESULT", nargs="*", help="2-1, id, forfeit PLAYER ...: see below")
    report.add_argument("--csv", type=Path, metavar="CSV", help="a table of results with a line of headings")
    _takes_round(report)
    correct = add_task(tasks, "correct", "put a result right", _correct, more=RESULTS, order=c.Correct)
    correct.add_argument("table", metavar="TABLE", help="a table, or a player at it")
    correct.add_argument("result", metavar="RESULT", nargs="+", help="2-1, id, forfeit PLAYER ...: see below")
    _takes_round(correct)
    seated = add_task(
        tasks,
        "seated",
        "a player comes to the table now; whoever is late loses a game, or the match",
        _seated,
        more="Whoever is not named is taken to be there. It can be taken back with `undo`.",
    )
    seated.add_argument("players", metavar="PLAYER", nargs="+", help="an id or a name")
    seated.add_argument(
        "--late", choices=("game", "match"), default="", help="they are late, and this is what it costs them"
    )
    penalty = add_task(
        tasks, "penalty", "give a player a penalty", _penalty, more=f"infractions: {', '.join(INFRACTIONS)}"
    )
    penalty.add_argument("player", metavar="PLAYER", help="an id or a name")
    penalty.add_argument("infraction", metavar="INFRACTION", choices=INFRACTIONS, help="what was done: see below")
    penalty.add_argument("level", metavar="LEVEL", nargs="?", choices=LEVELS, help=", ".join(LEVELS))
    penalty.add_argument("--note", default="", help="for the staff alone")
    takes_reason(penalty)
    drop = add_task(tasks, "drop", "players leave the event, after their match of this round", _drop)
    drop.add_argument("players", metavar="PLAYER", nargs="+", help="an id or a name")
    drop.add_argument("--at-once", action="store_true", help="their match of this round is lost")
    undo = add_task(
        tasks,
        "undo",
        "take back the last closed round, published pairing, drop, penalty or coming to a table",
        _undo,
        order=c.TakeBack,
    )
    undo.add_argument("entry", metavar="N", nargs="?", type=int, help="the number of an entry of the log")


def _takes_round(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--round", type=int, metavar="N", help="counted through the event; the newest unless given")
    parser.add_argument("--announced", type=int, metavar="SECONDS", help="when an intentional draw was agreed on")


def _report(args: argparse.Namespace) -> None:
    if args.csv is not None:
        _report_csv(args)
        return
    if args.table is None or not args.result:
        raise wrong("report_what")
    with changed(args) as organiser:
        match, first = match_of(organiser.event, args.table, args.round)
        result = result_of(organiser.event, match, args.result, first, args.announced)
        organiser.do(c.EnterResult(match=match.id, result=result))
    _tell(organiser.event, match)
    _tell_missing(organiser, args.file)


def _report_csv(args: argparse.Namespace) -> None:
    if args.table is not None:
        raise wrong("report_csv")
    with changed(args) as organiser:
        text = text_of(read_bytes(args.csv, "table of results"), args.csv.name)
        lines = results_from(organiser.event, text, args.csv.name)
        organiser.do_lines(args.csv.name, lines)
    tell("entered", count=len(lines))
    _tell_missing(organiser, args.file)


def _tell(event: Event, match: Match) -> None:
    names = shown_names(event)
    players = " - ".join(names[player] for player in match.seats)
    tell("result", table=match.table, players=players, result=shown_result(match))


def _tell_missing(organiser: Organiser, file: Path) -> None:
    missing = [match for match in organiser.event.round.matches if not match.settled]
    if not missing:
        hint("all_in", command=typed_next(organiser.event, file))
    else:
        tables = ", ".join(str(match.table) for match in missing[:12])
        hint("to_come", count=len(missing), tables=tables + (" ..." if len(missing) > 12 else ""))


def _correct(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        match, first = match_of(organiser.event, args.table, args.round)
        result = result_of(organiser.event, match, args.result, first, args.announced)
        organiser.do(c.Correct(match=match.id, result=result), args.reason)
    _tell(organiser.event, match)


def _seated(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        players = [find_player(organiser.event, words).player for words in args.players]
        for player in players:
            try:
                organiser.do(c.Arrive(player=player, accepts=args.late))
            except Unasked as refused:
                reason = refused.told(language.spoken())
                raise wrong("late", reason=reason, costs=refused.costs or "none") from None
    for player in players:
        match = organiser.event.round.of(player)
        assert match is not None
        late = "match" if match.settled else "game" if args.late else "no"
        style = WARNING if late != "no" else ""
        named = {"player": player, "name": organiser.event.entrants[player].name}
        tell("seated", style, **named, table=match.table, late=late, result=shown_result(match))
    if args.late:
        hint("undo_last", command=typing("undo", args.file))


def _penalty(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        player = find_player(organiser.event, args.player)
        level = args.level or proposed(organiser.event, player.player, args.infraction)
        if level == FINAL and not args.reason:
            raise wrong("say_why_out", name=player.name)
        penalty = c.Penalize(player=player.player, infraction=args.infraction, level=level, note=args.note)
        organiser.do(penalty, args.reason)
    given = organiser.event.penalties[-1]
    where = ("now" if given.match else "waits") if given.level in ("game_loss", "match_loss") else "nowhere"
    infraction = speech_in(language.spoken()).tell(InfractionNamed(args.infraction))
    tell("penalty", name=player.name, level=level, where=where, infraction=infraction)
    if level != FINAL:
        hint("undo_entry", entry=given.n, command=typing("undo", args.file))


def _drop(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        players = [find_player(organiser.event, words).player for words in args.players]
        for player in players:
            organiser.do(c.Drop(player=player, at_once=args.at_once))
    for player in players:
        tell("left", player=player, name=organiser.event.entrants[player].name)
    hint("still_in", count=sum(1 for _ in organiser.event.active()))


def _undo(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        entry = _last_to_undo(organiser, args.file) if args.entry is None else None
        number = entry.n if entry is not None else args.entry
        organiser.do(c.TakeBack(n=number), args.reason)
    tell("taken_back", entry=number, what=what_was_done(organiser.tournament, number))


def _last_to_undo(organiser: Organiser, file: Path) -> Entry:
    """The last entry that can be taken back; whoever has entered a result since may mean that, and is asked."""
    log, possible = organiser.tournament.log, organiser.tournament.undoable()
    if not possible:
        raise wrong("nothing_to_undo")
    last = log[possible[-1] - 1]
    result = next((entry for entry in reversed(log[last.n :]) if entry.type in OF_RESULTS), None)
    if result is None:
        return last
    raise wrong(
        "last_is_a_result",
        entry=result.n,
        correct=typing("correct", file),
        last=last.n,
        what=what_was_done(organiser.tournament, last.n),
        undo=typing("undo", file),
    )
