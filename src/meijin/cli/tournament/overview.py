"""What an organiser looks at: how the event stands, its pairings, its standings, its players, its log."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path

from msgspec.structs import replace
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from meijin.cli.art import ACT, QUIET, VICTORY, WARNING
from meijin.cli.screen import make_console, say
from meijin.cli.tournament.eventfile import looked_at, now, write_new
from meijin.cli.tournament.shorthand import round_name, round_of, shown_result
from meijin.cli.tournament.steps import also_possible, in_the_way, typed_next
from meijin.cli.tournament.tasks import Tasks, add_task
from meijin.kernel.errors import MeijinError, counted
from meijin.tournament.commands.base import PHASE_NAMES
from meijin.tournament.commands.rounds import break_is_over
from meijin.tournament.model import ROUND_OPEN, Event, Match, Phase, Round, Stage, Status
from meijin.tournament.names import by_name, find_player, shown_names, sorted_by_name
from meijin.tournament.next_round import players_of_the_cut, players_of_the_final_table
from meijin.tournament.pairing.explanations import Value
from meijin.tournament.plan import LEAST_FOR_A_CUT
from meijin.tournament.ranking import explained, shown_points, standings_of
from meijin.tournament.settings import Format
from meijin.tournament.spreadsheets import points_before, standings_csv
from meijin.tournament.standings.breakers import IN_EIGHTHS, Breaker
from meijin.tournament.steps import next_step
from meijin.tournament.tournament import Tournament
from meijin.tournament.why import reasons_for

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
        grid.add_column(name, justify="right" if name in right else "left", overflow="fold")
    return grid


def _status(args: argparse.Namespace) -> None:
    tournament, seed = looked_at(args.file)
    event = tournament.event
    console = make_console()
    console.print(Text.assemble((event.name, "bold"), (f"  {' · '.join(_facts(event))}", QUIET)))
    playing = sum(1 for _ in event.active())
    console.print(
        f"{counted(len(event.entrants), 'player')}, {playing} active. The event is {PHASE_NAMES[event.phase]}."
    )
    if event.phase is Phase.REGISTRATION:
        here = sum(each.checked_in for each in event.entrants.values())
        console.print(f"{here} of {len(event.entrants)} are checked in.")
    if event.rounds and event.phase in (*ROUND_OPEN, Phase.PAIRING):
        _round_status(event)
    over = break_is_over(event)
    if event.official and over is not None and event.phase in BEFORE_THE_CLOCK and now() < over:
        at = datetime.fromtimestamp(over / 1000).strftime("%H:%M:%S")
        console.print(f"There is a break: the next round can start from {at} on.")
    say(f"Next: {typed_next(event, args.file)}", ACT)
    if why := in_the_way(next_step(event)):
        say(f"Not yet: {why}.", WARNING)
    if others := also_possible(event):
        say(f"Possible now too: {', '.join(others)}.", QUIET)
    if seed is None:
        console.print(
            Text("This file has no seed: it can be looked at and checked, and goes on where its secret is kept.", QUIET)
        )


def _facts(event: Event) -> list[str]:
    form = {Format.SWISS: "Swiss", Format.ROUND_ROBIN: "round robin", Format.PODS: "pods"}[event.format]
    facts = (event.game, str(event.level), str(event.mode), form, _end(event), event.venue, event.date)
    return [each for each in facts if each]


def _end(event: Event) -> str:
    """What follows the rounds, as things stand."""
    if event.format is Format.PODS and event.settings.final_table:
        seats = players_of_the_final_table(event)
        if seats is None:
            return "final table"
        return f"final table of {seats}" if seats else "no final table: too few are left"
    if not event.cut:
        return ""
    players = players_of_the_cut(event)
    if players is None:
        return f"top {event.cut}" + (f" if more than {LEAST_FOR_A_CUT} play" if event.official else "")
    why = f"{LEAST_FOR_A_CUT} or fewer play" if event.official else "too few are left"
    return f"top {players}" if players else f"no top {event.cut}: {why}"


def _round_status(event: Event) -> None:
    console, current = make_console(), event.round
    clock = ""
    if event.phase is Phase.RUNNING:
        left = current.clock.left(now())
        minutes, seconds = divmod(abs(left) // 1000, 60)
        clock = f", {minutes}:{seconds:02} left" if left > 0 else f", time was up {minutes}:{seconds:02} ago: call it"
        clock = f"{clock} (paused)" if current.clock.paused_at is not None else clock
    console.print(f"{round_name(event, current)}{clock}.")
    for match in current.matches:
        if match.calls:
            console.print(Text(f"A judge is called to table {match.table}: {match.calls}", WARNING))
    missing = [match for match in current.matches if not match.settled]
    if event.phase is not Phase.PAIRING and missing:
        tables = ", ".join(str(match.table) for match in missing[:20]) + (" ..." if len(missing) > 20 else "")
        console.print(f"{counted(len(missing), 'table')} without a result: {tables}")


def _players(args: argparse.Namespace) -> None:
    show_players(looked_at(args.file)[0].event)


def show_players(event: Event) -> None:
    """Everybody by name, with how they stand."""
    lists = event.settings.deck_lists != "none"
    grid = table("id", "name", "status", "here", "paid", *(["list"] if lists else []))
    for each in sorted_by_name(event.entrants.values()):
        status = str(each.status)
        if each.entered_round > 1:
            status += f", from round {each.entered_round} on"
        if each.left_after_round:
            status += f" after round {each.left_after_round}"
        row = [each.player, each.name, status, "yes" if each.checked_in else "-", "yes" if each.paid else "-"]
        grid.add_row(*row, *([each.list_check or "-"] if lists else []))
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
    draft = "  (a draft)" if current.published_at is None else ""
    console.print(Text.assemble((round_name(event, current), "bold"), (draft, QUIET)))
    points = points_before(event, current)
    pods = current.stage in (Stage.PODS, Stage.FINAL)
    grid = table("table", "players", *([] if pods else ["", "MP"]), "result", right=["table"])
    for match in sorted(current.matches, key=lambda each: (each.table is None, each.table or 0)):
        names = [f"{event.entrants[player].name} ({player})" for player in match.seats]
        number = "-" if match.table is None else str(match.table)
        lost = [f"{event.entrants[player].name}: {_games_lost(games)}" for player, games in match.game_losses.items()]
        shown = Text("; ".join(filter(None, [shown_result(match), *lost])), WARNING if match.calls or lost else "")
        if pods:
            grid.add_row(number, ", ".join(names), shown)
        else:
            mp = " - ".join(str(points.get(player, 0)) for player in match.seats)
            grid.add_row(number, names[0], names[1] if len(names) > 1 else Text("bye", QUIET), mp, shown)
    console.print(grid)
    for edit in current.edited:
        console.print(Text(f"By hand: {edit}", WARNING))
    if current.relaxed:
        console.print(Text("Players meet again here, because it cannot be avoided.", WARNING))


def _games_lost(games: int) -> str:
    """Games that were lost without play, for coming late or by penalty."""
    return "a game loss" if games == 1 else counted(games, "game loss", "game losses")


def _show_by_name(event: Event, current: Round) -> None:
    grid = table("name", "table", "opponent", right=["table"])
    names = shown_names(event)
    lines: list[tuple[str, Match]] = [(player, match) for match in current.matches for player in match.seats]
    for player, match in sorted(lines, key=lambda line: (by_name(event.entrants[line[0]].name), line[0])):
        others = ", ".join(names[other] for other in match.seats if other != player)
        grid.add_row(names[player], str(match.table or "-"), others or Text("bye", QUIET))
    make_console().print(Text(round_name(event, current), "bold"))
    make_console().print(grid)


def _explain_pairing(tournament: Tournament, current: Round, player: str, seed: str | None) -> None:
    if seed is None:
        raise MeijinError("the seed is not told yet: why a pairing came about can be shown once the event is over")
    names = shown_names(tournament.event)
    for reason in reasons_for(tournament, current, player):
        say(replace(reason, values={key: _named(names, value) for key, value in reason.values.items()}).sentence)
    for edit in current.edited:
        say(f"Afterwards, by hand: {edit}", WARNING)


def _named(names: Mapping[str, str], value: Value) -> Value:
    """Players by name, for people to read."""
    if isinstance(value, tuple):
        return tuple(names[each] for each in value if isinstance(each, str)) or value
    return names.get(value, value) if isinstance(value, str) else value


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
        say(f"The standings are in {path}.")


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
        gone = {Status.DROPPED: " (dropped)", Status.DISQUALIFIED: " (disqualified)"}.get(entrant.status, "")
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
    when = "Final standings" if event.phase is Phase.FINISHED else f"Standings after {counted(closed, 'round')}"
    console.print(Text(when, "bold"))
    console.print(grid)
    if most is not None and len(lines) > most:
        console.print(Text(f"... and {len(lines) - most} more", QUIET))
    if any(breaker.value is None for line in lines[:most] for breaker in line.breakers):
        console.print(Text("* without a loss, which is better than any other value", QUIET))


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
        for part in breaker.parts:
            whom = names[part.opponent] if part.opponent else str(part.note)
            dropped = "  the lowest: left out" if part.dropped else ""
            shown = _shown_value(breaker, part.value)
            console.print(Text(f"  round {part.round}  {shown:>6}  {whom}{dropped}", QUIET if part.dropped else ""))
        if not breaker.parts:
            console.print(Text("  nothing to add up", QUIET))


def _log(args: argparse.Namespace) -> None:
    tournament, _ = looked_at(args.file)
    grid = table("n", "at", "who", "what", "about", right=["n"])
    for entry in map(tournament.opened, tournament.log):
        at = datetime.fromtimestamp(entry.at / 1000).strftime("%Y-%m-%d %H:%M:%S")
        shown = entry.payload.get("player") or entry.payload.get("match") or entry.payload.get("name") or ""
        about = " ".join(each for each in (str(shown), f"({entry.reason})" if entry.reason else "") if each)
        undone = " (taken back)" if entry.n in tournament.undone else ""
        grid.add_row(str(entry.n), at, entry.role, f"{entry.type.replace('_', ' ')}{undone}", about)
    make_console().print(grid)
