"""What an organiser looks at: how the event stands, its pairings, its standings, its players, its log."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import language
from meijin.cli.art import ACT, QUIET, VICTORY, WARNING
from meijin.cli.screen import make_console, say
from meijin.cli.tournament.eventfile import looked_at, now, write_new
from meijin.cli.tournament.shorthand import round_name, round_of, shown_result
from meijin.cli.tournament.steps import also_possible, in_the_way, typed_next
from meijin.cli.tournament.tasks import Tasks, add_task, tell, words, wrong
from meijin.tournament.commands.rounds import break_is_over
from meijin.tournament.lateness import clock_face
from meijin.tournament.messages import InPhase, InRole, InStatus
from meijin.tournament.model import ROUND_OPEN, Event, Match, Phase, Round, Stage, Status
from meijin.tournament.names import by_name, find_player, shown_names, sorted_by_name
from meijin.tournament.next_round import players_of_the_cut, players_of_the_final_table
from meijin.tournament.plan import LEAST_FOR_A_CUT
from meijin.tournament.ranking import explained, shown_points, standings_of
from meijin.tournament.settings import Format
from meijin.tournament.speaking import speech_in
from meijin.tournament.spreadsheets import points_before, standings_csv
from meijin.tournament.standings.breakers import CODES, IN_EIGHTHS, Breaker
from meijin.tournament.steps import next_step
from meijin.tournament.telling import about, deed
from meijin.tournament.tournament import Tournament
from meijin.tournament.why import named_edit, why_paired
from meijin.words import Sayable

BREAKERS = frozenset(code for codes in CODES.values() for code in codes)
GONE = (Status.DROPPED, Status.DISQUALIFIED)
BEFORE_THE_CLOCK = (Phase.BETWEEN, Phase.PAIRING, Phase.PUBLISHED)


def configure(tasks: Tasks) -> None:
    """Tasks that change nothing."""
    add_task(tasks, "status", "how the event stands, and what comes next", _status)
    add_task(tasks, "players", "all players by name", _players)
    pairings = add_task(tasks, "pairings", "who meets whom at which table", _pairings)
    pairings.add_argument("--round", type=int, metavar="N", help="counted through the event; the newest unless given")
    pairings.add_argument("--by-name", action="store_true", help="a line for each player, by name")
    pairings.add_argument("--explain", metavar="PLAYER", help="why this opponent, or the bye")
    standings = add_task(tasks, "standings", "points, tie-breakers and places", _standings)
    standings.add_argument("--explain", metavar="PLAYER", help="how the tie-breakers of a player are summed")
    standings.add_argument(
        "--csv", type=Path, metavar="CSV", help="write them to this new file as a table; - prints it"
    )
    add_task(tasks, "log", "everything that was done", _log)


def table(*columns: str, right: Sequence[str] = ()) -> Grid:
    """An empty table with headings."""
    grid = Grid(box=SIMPLE_HEAD, header_style="bold", pad_edge=False, padding=(0, 1))
    for name in columns:
        heading = name if name in BREAKERS else words(f"column-{name}") if name else ""
        grid.add_column(heading, justify="right" if name in right else "left", overflow="fold")
    return grid


def _status(args: argparse.Namespace) -> None:
    tournament, seed = looked_at(args.file)
    event = tournament.event
    console = make_console()
    console.print(Text.assemble((event.name, "bold"), (f"  {' · '.join(_facts(event))}", QUIET)))
    playing = sum(1 for _ in event.active())
    phase = _tell(InPhase(event.phase))
    console.print(words("status", count=len(event.entrants), active=playing, phase=phase))
    if event.phase is Phase.REGISTRATION:
        here = sum(each.checked_in for each in event.entrants.values())
        console.print(words("are_here", here=here, all=len(event.entrants)))
    if event.rounds and event.phase in (*ROUND_OPEN, Phase.PAIRING):
        _round_status(event)
    over = break_is_over(event)
    if event.official and over is not None and event.phase in BEFORE_THE_CLOCK and now() < over:
        at = datetime.fromtimestamp(over / 1000).strftime("%H:%M:%S")
        console.print(words("break", time=at))
    tell("next", ACT, command=typed_next(event, args.file))
    if why := in_the_way(next_step(event)):
        tell("not_yet", WARNING, why=_tell(why))
    if others := also_possible(event):
        tell("also_possible", QUIET, tasks=", ".join(others))
    if seed is None:
        console.print(Text(words("no_seed"), QUIET))


def _facts(event: Event) -> list[str]:
    terms = [words("fact", fact=str(each)) for each in (event.level, event.mode, event.format)]
    facts = (event.game, *terms, _end(event), event.venue, event.date)
    return [each for each in facts if each]


def _end(event: Event) -> str:
    """What follows the rounds, as things stand."""
    if event.format is Format.PODS and event.settings.final_table:
        seats = players_of_the_final_table(event)
        return words("final_table", seats="open" if seats is None else seats)
    if not event.cut:
        return ""
    players = players_of_the_cut(event)
    if players is None:
        return words("cut_if" if event.official else "cut", cut=event.cut, least=LEAST_FOR_A_CUT)
    if players:
        return words("cut", cut=players)
    return words("no_cut", cut=event.cut, least=LEAST_FOR_A_CUT if event.official else 0)


def _round_status(event: Event) -> None:
    console, current = make_console(), event.round
    clock = ""
    if event.phase is Phase.RUNNING:
        left = current.clock.left(now())
        paused = "yes" if current.clock.paused_at is not None else "no"
        clock = words("clock_left" if left > 0 else "clock_over", time=clock_face(abs(left)), paused=paused)
    console.print(words("round_status", round=round_name(event, current), clock=clock))
    for match in current.matches:
        if match.calls is not None:
            console.print(Text(words("judge_called", table=match.table, about=_tell(match.calls)), WARNING))
    missing = [match for match in current.matches if not match.settled]
    if event.phase is not Phase.PAIRING and missing:
        tables = ", ".join(str(match.table) for match in missing[:20]) + (" ..." if len(missing) > 20 else "")
        console.print(words("without_result", count=len(missing), tables=tables))


def _players(args: argparse.Namespace) -> None:
    show_players(looked_at(args.file)[0].event)


def show_players(event: Event) -> None:
    """Everybody by name, with how they stand."""
    lists = event.settings.deck_lists != "none"
    grid = table("id", "name", "status", "here", "paid", *(["list"] if lists else []))
    yes = words("yes")
    for each in sorted_by_name(event.entrants.values()):
        came = each.entered_round if each.entered_round > 1 else 0
        status = words("player_status", status=_tell(InStatus(each.status)), came=came, left=each.left_after_round or 0)
        row = [each.player, each.name, status, yes if each.checked_in else "-", yes if each.paid else "-"]
        grid.add_row(*row, *([words("list_check", check=each.list_check or "none")] if lists else []))
    make_console().print(grid)


def _pairings(args: argparse.Namespace) -> None:
    tournament, seed = looked_at(args.file)
    event = tournament.event
    current = round_of(event, args.round)
    if args.explain:
        _explain_pairing(tournament, current, find_player(event, args.explain).player, seed)
        return
    if args.by_name:
        _show_by_name(event, current)
    else:
        show_pairings(event, current)


def show_pairings(event: Event, current: Round) -> None:
    """A round by table, with the results that are in."""
    console = make_console()
    draft = words("is_draft") if current.published_at is None else ""
    console.print(Text.assemble((round_name(event, current), "bold"), (f"  {draft}" if draft else "", QUIET)))
    points = points_before(event, current)
    pods = current.stage in (Stage.PODS, Stage.FINAL)
    grid = table("table", "players", *([] if pods else ["", "MP"]), "result", right=["table"])
    for match in sorted(current.matches, key=lambda each: (each.table is None, each.table or 0)):
        names = [f"{event.entrants[player].name} ({player})" for player in match.seats]
        number = "-" if match.table is None else str(match.table)
        lost = [words("lost", name=event.entrants[p].name, games=games) for p, games in match.game_losses.items()]
        shown = Text("; ".join(filter(None, [shown_result(match), *lost])), WARNING if match.calls or lost else "")
        if pods:
            grid.add_row(number, ", ".join(names), shown)
        else:
            mp = " - ".join(str(points.get(player, 0)) for player in match.seats)
            grid.add_row(number, names[0], names[1] if len(names) > 1 else Text(words("bye"), QUIET), mp, shown)
    console.print(grid)
    for edit in current.edited:
        console.print(Text(words("by_hand", edit=_tell(named_edit(edit, shown_names(event)))), WARNING))
    if current.relaxed:
        console.print(Text(words("meet_again"), WARNING))


def _show_by_name(event: Event, current: Round) -> None:
    grid = table("name", "table", "opponent", right=["table"])
    names = shown_names(event)
    lines: list[tuple[str, Match]] = [(player, match) for match in current.matches for player in match.seats]
    for player, match in sorted(lines, key=lambda line: (by_name(event.entrants[line[0]].name), line[0])):
        others = ", ".join(names[other] for other in match.seats if other != player)
        grid.add_row(names[player], str(match.table or "-"), others or Text(words("bye"), QUIET))
    make_console().print(Text(round_name(event, current), "bold"))
    make_console().print(grid)


def _explain_pairing(tournament: Tournament, current: Round, player: str, seed: str | None) -> None:
    if seed is None:
        raise wrong("seed_not_told")
    for reason in why_paired(tournament, current, player):
        say(_tell(reason))


def _standings(args: argparse.Namespace) -> None:
    tournament, seed = looked_at(args.file)
    event = tournament.event
    if args.explain:
        _show_explained(event, find_player(event, args.explain).player)
    elif args.csv is not None:
        _write_standings(args.csv, event, seed)
    else:
        show_standings(event, seed)


def _write_standings(path: Path, event: Event, seed: str | None) -> None:
    text = standings_csv(event, seed)
    if str(path) == "-":
        print(text, end="")
    else:
        write_new(path, text.encode())
        tell("standings_written", file=str(path))


def show_standings(event: Event, seed: str | None, most: int | None = None) -> None:
    """The standings, all of them or the best."""
    lines = standings_of(event, seed)
    placed = any(line.place is not None for line in lines)
    codes = [breaker.code for breaker in lines[0].breakers] if lines else []
    first = "place" if placed else "rank"
    grid = table(first, "player", "id", "W-L-D", "MP", *codes, right=[first, "MP", *codes])
    for line in lines[:most]:
        position = line.place if placed else line.rank
        entrant = event.entrants[line.player]
        gone = f" ({_tell(InStatus(entrant.status))})" if entrant.status in GONE else ""
        grid.add_row(
            "-" if position is None or line.disqualified else str(position),
            Text.assemble((entrant.name, VICTORY if line.place == 1 else ""), (gone, QUIET)),
            line.player,
            f"{line.wins}-{line.losses}-{line.draws}",
            shown_points(event, line.points),
            *(shown_breaker(breaker) for breaker in line.breakers),
        )
    console = make_console()
    closed = len(event.closed_rounds())
    when = words("final_standings") if event.phase is Phase.FINISHED else words("standings_after", rounds=closed)
    console.print(Text(when, "bold"))
    console.print(grid)
    if most is not None and len(lines) > most:
        console.print(Text(words("more_lines", count=len(lines) - most), QUIET))
    if any(breaker.value is None for line in lines[:most] for breaker in line.breakers):
        console.print(Text(words("unbeaten"), QUIET))


def shown_breaker(breaker: Breaker) -> str:
    """The value of a tie-breaker."""
    if breaker.value is None:
        return "0*"
    return _shown_value(breaker, breaker.value)


def _shown_value(breaker: Breaker, value: int | Fraction) -> str:
    """A number that belongs to a tie-breaker, or to its sum."""
    exact = Fraction(value) / (8 if breaker.code in IN_EIGHTHS else 1)
    return str(exact) if exact.denominator == 1 else f"{float(exact):.3f}"


def _show_explained(event: Event, player: str) -> None:
    console, names = make_console(), shown_names(event)
    console.print(Text(f"{event.entrants[player].name} ({player})", "bold"))
    for breaker in explained(event, player):
        console.print(Text.assemble((f"{breaker.code} ", "bold"), (shown_breaker(breaker), ACT)))
        console.print(Text(f"  {speech_in(language.spoken()).phrase(f'breaker-{breaker.code}')}", QUIET))
        for part in breaker.parts:
            whom = names[part.opponent] if part.opponent else words("what_was", result=str(part.note))
            shown, dropped = _shown_value(breaker, part.value), "yes" if part.dropped else "no"
            line = words("part", round=part.round, value=f"{shown:>6}", whom=whom, dropped=dropped)
            console.print(Text(f"  {line}", QUIET if part.dropped else ""))
        if not breaker.parts:
            console.print(Text(f"  {words('nothing_summed')}", QUIET))


def _log(args: argparse.Namespace) -> None:
    tournament, _ = looked_at(args.file)
    grid = table("n", "at", "who", "what", "about", right=["n"])
    names = shown_names(tournament.event)
    for entry in map(tournament.opened, tournament.log):
        at = datetime.fromtimestamp(entry.at / 1000).strftime("%Y-%m-%d %H:%M:%S")
        whom = " · ".join(_tell(each) for each in about(entry, entry.payload, names))
        said = " ".join(each for each in (whom, f"({entry.reason})" if entry.reason else "") if each)
        undone = words("undone") if entry.n in tournament.undone else ""
        what = f"{_tell(deed(entry, entry.payload))}{undone}"
        grid.add_row(str(entry.n), at, _tell(InRole(entry.role)), what, said)
    make_console().print(grid)


def what_was_done(tournament: Tournament, n: int) -> str:
    """What an entry of the log tells of, in a few words."""
    entry = tournament.opened(tournament.log[n - 1])
    return _tell(deed(entry, entry.payload))


def _tell(message: Sayable) -> str:
    return speech_in(language.spoken()).tell(message)
