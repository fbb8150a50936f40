"""What goes out and comes in: files for others, tables for spreadsheets, chess reports, printed sheets."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from meijin.cli import language
from meijin.cli.tournament.eventfile import (
    Organiser,
    actor,
    looked_at,
    now,
    read_bytes,
    read_event,
    read_export,
    write_again,
    write_new,
)
from meijin.cli.tournament.tasks import Tasks, add_task, changed, hint, tell, wrong
from meijin.tournament.files import to_json
from meijin.tournament.log import head
from meijin.tournament.model import Phase
from meijin.tournament.names import find_player
from meijin.tournament.sheets import Asked, separator_of, text_of
from meijin.tournament.spreadsheets import (
    PLAYERS,
    RESULTS,
    pairings_csv,
    players_csv,
    players_from,
    results_csv,
    results_from,
    standings_csv,
)
from meijin.tournament.trf import players_from_trf, results_from_trf, to_trf


def configure(tasks: Tasks) -> None:
    """Tasks with other files."""
    sheets = add_task(tasks, "print", "write a sheet to print: pairings, slips, standings, score cards ...", _print)
    sheets.add_argument(
        "what", metavar="WHAT", help="such as pairings-by-table, slips, standings; a wrong word lists all"
    )
    sheets.add_argument("--out", type=Path, required=True, metavar="FILE", help="a file that ends in .pdf or .html")
    sheets.add_argument("--paper", default="a4", help="a4 (unless given) or letter")
    sheets.add_argument("--round", type=int, metavar="N", help="counted through the event; the newest unless given")
    sheets.add_argument("--player", help="an id or a name, for score cards and lists; all unless given")
    sheets.add_argument("--language", help="of the sheet: en or ja; the one that is spoken unless given")
    export = add_task(tasks, "export", "write the event for others, or as tables", _export)
    kinds = export.add_mutually_exclusive_group(required=True)
    kinds.add_argument("--json", type=Path, metavar="FILE", help="the event with its log, without what is secret")
    kinds.add_argument(
        "--private", type=Path, metavar="FILE", help="the event with everything: a copy for its organiser"
    )
    kinds.add_argument("--csv", type=Path, metavar="DIR", help="players, pairings, results and standings as tables")
    kinds.add_argument("--trf", type=Path, metavar="FILE", help="a report for chess programs (TRF16)")
    importing = add_task(
        tasks,
        "import",
        "take an event over from another file, or players and results from a table",
        _import,
        more="A .json file becomes the new event FILE. A .csv or .trf file is taken into FILE: players while\n"
        "registration is open or late entry is possible, results into the open round.",
    )
    importing.add_argument("source", metavar="SOURCE", type=Path, help="a file: .json, .csv or .trf")
    importing.add_argument(
        "--go-on",
        action="store_true",
        help="go on with an event whose secret stayed on a server: with a new secret, as an entry of the log",
    )


def _print(args: argparse.Namespace) -> None:
    from meijin.tournament.printing import printed

    form = args.out.suffix.lower().lstrip(".")
    if form not in ("pdf", "html"):
        raise wrong("print_form", file=str(args.out))
    tournament = read_event(args.file)
    player = find_player(tournament.event, args.player).player if args.player else None
    spoken = args.language or language.spoken()
    sheet = printed(tournament, args.what, form, paper=args.paper, round_no=args.round, player=player, language=spoken)
    write_again(args.out, sheet)
    tell("printed", sheet=args.what, file=str(args.out))


def _export(args: argparse.Namespace) -> None:
    if args.private is not None:
        write_new(args.private, to_json(read_event(args.file), private=True), private=True)
        tell("private", file=str(args.private))
        return
    tournament, seed = looked_at(args.file)
    event = tournament.event
    if args.json is not None:
        write_new(args.json, to_json(tournament, private=False))
        tell("public", file=str(args.json))
        hint("public_hash", told="no" if event.seed is None else "yes", hash=head(tournament.log))
    elif args.trf is not None:
        write_new(args.trf, to_trf(event, seed).encode())
        tell("chess", file=str(args.trf))
    else:
        args.csv.mkdir(parents=True, exist_ok=True)
        tables = {
            "players": players_csv(event, paid=seed is not None),
            "pairings": pairings_csv(event),
            "results": results_csv(event),
            "standings": standings_csv(event, seed),
        }
        taken = [name for name in tables if (args.csv / f"{name}.csv").exists()]
        if taken:
            raise wrong("file_taken", file=f"{args.csv / taken[0]}.csv")
        for name, text in tables.items():
            write_new(args.csv / f"{name}.csv", text.encode())
        tell("tables", files=", ".join(f"{name}.csv" for name in tables), folder=str(args.csv))


def _import(args: argparse.Namespace) -> None:
    kind = args.source.suffix.lower()
    if kind == ".json":
        _take_over(args)
        return
    if kind not in (".csv", ".trf", ".trfx", ".txt"):
        raise wrong("import_form", file=str(args.source))
    with changed(args) as organiser:
        text = text_of(read_bytes(args.source, "table"), args.source.name)
        lines = _asked(organiser, text, args.source.name, chess=kind != ".csv")
        organiser.do_lines(args.source.name, lines)
    tell("lines_taken", count=len(lines))


def _asked(organiser: Organiser, text: str, name: str, *, chess: bool) -> list[Asked]:
    open_round = organiser.event.phase in (Phase.RUNNING, Phase.TIME_CALLED)
    if chess:
        return (
            results_from_trf(organiser.event, text, name)
            if open_round
            else players_from_trf(organiser.event, text, name)
        )
    first = text.partition("\n")[0].replace('"', "")
    headings = {cell.strip().lower() for cell in first.split(separator_of(text))}
    if headings & {"games_a", "games_b"}:
        return results_from(organiser.event, text, name)
    if "display_name" in headings:
        return players_from(organiser.event, text, name)
    raise wrong("no_headings", file=name, players=", ".join(PLAYERS), results=", ".join(RESULTS))


def _take_over(args: argparse.Namespace) -> None:
    export = read_export(args.source)
    tournament = read_event(args.source) if export.seed is not None else looked_at(args.source)[0]
    goes_on = args.go_on and export.seed is None
    if goes_on:
        tournament.renew(secrets.token_hex(32), "program", actor(tournament.event), now())
    data = to_json(tournament, private=export.seed is not None or goes_on)
    write_new(args.file, data, private=True)
    tell("taken_over", event=tournament.event.name, entries=len(tournament.log), file=str(args.file))
    hint("hash", hash=head(tournament.log))
    if goes_on:
        hint("goes_on", digest=tournament.event.seed_sha256)
    elif export.seed is None:
        hint("without_seed")
