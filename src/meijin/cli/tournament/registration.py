"""Before the first round: a new event, its players, their lists."""

from __future__ import annotations

import argparse
import re
import secrets
from pathlib import Path
from typing import Any

import msgspec

from meijin.cli import language
from meijin.cli.art import QUIET, WARNING
from meijin.cli.screen import say
from meijin.cli.tournament.eventfile import Organiser, create, read_bytes, read_event
from meijin.cli.tournament.overview import show_players
from meijin.cli.tournament.steps import typed_next
from meijin.cli.tournament.tasks import Tasks, add_order, add_task, changed, hint, say_warnings, tell, typing, wrong
from meijin.kernel.errors import quoted
from meijin.kernel.registry import find, names
from meijin.tournament import commands as c
from meijin.tournament.lists import broken_rules, errors_for
from meijin.tournament.model import Phase, Prize, Status
from meijin.tournament.names import clear, find_player, free_ids, shown_names, visible
from meijin.tournament.seeds import seed_digest
from meijin.tournament.settings import CUTS, EventSettings, Format, Level, Mode, default_settings, usual_format
from meijin.tournament.sheets import text_of
from meijin.tournament.speaking import shapes, speech_in
from meijin.tournament.spreadsheets import players_from
from meijin.tournament.tournament import Tournament
from meijin.tournament.wording import explain_whole
from meijin.words import Saying


def configure(tasks: Tasks) -> None:
    """Tasks before the first round."""
    new = add_task(tasks, "new", "make a new event and open its registration", _new)
    new.add_argument("--name", required=True, help="what the event is called")
    new.add_argument("--game", required=True, choices=names(), help="the game that is played")
    new.add_argument("--level", choices=list(Level), default=Level.STORE, help="store (unless given) or premier")
    new.add_argument(
        "--mode", choices=list(Mode), default=Mode.OFFICIAL, help="official: the rulebook's limits hold (unless given)"
    )
    new.add_argument("--format", choices=list(Format), help="swiss; pods for games that two cannot play (unless given)")
    new.add_argument("--cut", type=int, default=0, metavar="N", help=f"top cut: {', '.join(map(str, CUTS))}")
    new.add_argument("--rounds", type=int, metavar="N", help="another number of rounds, in free mode")
    new.add_argument("--venue", default="", help="where it is")
    new.add_argument("--date", default="", help="when it is")
    new.add_argument("--organiser", metavar="NAME", default="Meijin", help="the name of the organiser")
    new.add_argument(
        "--practice-seed",
        metavar="TEXT",
        help="for practice: everything is drawn with this text, which you know beforehand, and `verify` says so",
    )
    _takes_settings(new)
    terms = add_task(tasks, "set", "change settings, such as round_minutes=45", _set)
    terms.add_argument("values", metavar="NAME=VALUE", nargs="*", help="settings; without any they are shown")
    add = add_task(tasks, "add", "enter players; once round 1 is paired they come late", _add)
    add.add_argument("names", metavar="NAME", nargs="*", help="the name of a player, in quotes if it has blanks")
    add.add_argument("--csv", type=Path, metavar="CSV", help="a table of players with a line of headings")
    add.add_argument("--here", action="store_true", help="they are here: check them in too")
    add.add_argument("--id", help="the id of the player; the next free one unless given")
    add.add_argument("--side", help="the side that is played for, where a game has sides")
    add.add_argument("--table", type=int, metavar="N", help="a table that the player always has")
    check = add_task(tasks, "checkin", "players are here", _check_in)
    check.add_argument("players", metavar="PLAYER", nargs="*", help="an id or a name")
    check.add_argument("--all", action="store_true", help="everybody is here")
    check.add_argument("--absent", action="store_true", help="they are not here after all")
    paid = add_task(tasks, "paid", "players have paid", _paid)
    paid.add_argument("players", metavar="PLAYER", nargs="+", help="an id or a name")
    paid.add_argument("--not", dest="unpaid", action="store_true", help="they have not, after all")
    _configure_lists(tasks)
    prizes = add_task(tasks, "prizes", "say what there is to win", _prizes)
    prizes.add_argument("prizes", metavar="PLACES:TEXT", nargs="+", help='such as "1:a trophy" and "2-4:a booster"')
    add_task(tasks, "close", "close the registration: whoever is checked in plays", _close)
    add_order(
        tasks,
        "reopen-registration",
        "open the registration again, before round 1 is paired",
        c.ReopenRegistration(),
    )


def _configure_lists(tasks: Tasks) -> None:
    lists = add_task(tasks, "list", "hand in or check the list (deck, team) of a player", _list)
    lists.add_argument("player", metavar="PLAYER", nargs="?", help="an id or a name; without one all lists are shown")
    lists.add_argument("deck", metavar="LISTFILE", nargs="?", type=Path, help="the list that the player hands in")
    verdict = lists.add_mutually_exclusive_group()
    verdict.add_argument("--legal", action="store_true", help="it was checked: it is legal")
    verdict.add_argument("--illegal", metavar="WHY", help="it was checked: it is not")
    add_task(tasks, "finish-check", "the deck check is over: who has no legal list does not play", _finish_check)


def _takes_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        dest="values",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a setting, such as round_minutes=45",
    )


def _settings(given: list[str], before: EventSettings) -> EventSettings:
    """Settings with some of them changed, as a person writes them."""
    values: dict[str, Any] = msgspec.structs.asdict(before)
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in values:
            names = ", ".join(EventSettings.__struct_fields__)
            raise wrong("no_setting", said=quoted(text), names=names)
        values[name] = _value(name, value)
    try:
        return msgspec.convert(values, EventSettings)
    except msgspec.ValidationError as error:
        raise wrong("impossible_setting", problem=explain_whole(str(error), EventSettings)) from None


def _value(name: str, text: str) -> object:
    if name == "forbidden_pairs":
        return [tuple(pair.split("-")) for pair in text.split(",") if pair]
    words: dict[str, object] = {"true": True, "yes": True, "false": False, "no": False, "none": None}
    if name == "deck_lists" or text.lower() not in words:
        return int(text) if re.fullmatch(r"\d{1,9}", text) else text
    return words[text.lower()]


def _new(args: argparse.Namespace) -> None:
    form = Format(args.format) if args.format else usual_format(args.game)
    level = Level(args.level)
    seed = args.practice_seed or secrets.token_hex(32)
    organiser = Organiser(Tournament(seed))
    organiser.do(
        c.Create(
            id=secrets.token_hex(8),
            name=visible(args.name, "event_name"),
            game=args.game,
            meijin=visible(args.organiser, "organiser"),
            seed_sha256=seed_digest(seed),
            level=level,
            mode=Mode(args.mode),
            format=form,
            venue=clear(args.venue, "venue"),
            date=clear(args.date, "date"),
            cut=args.cut,
            rounds=args.rounds,
            settings=_settings(args.values, default_settings(args.game, level, form)),
            origin="person" if args.practice_seed else "program",
        )
    )
    organiser.do(c.Open())
    create(args.file, organiser.tournament)
    say_warnings(organiser)
    tell("new", event=organiser.event.name, file=str(args.file))
    hint("digest", digest=organiser.event.seed_sha256)
    if args.practice_seed:
        tell("practice", WARNING)
    else:
        hint("stir_in", command=typing("stir", args.file))
    hint("next", command=typed_next(organiser.event, args.file))


def _set(args: argparse.Namespace) -> None:
    if not args.values:
        settings = read_event(args.file).event.settings
        for name in EventSettings.__struct_fields__:
            say(f"{name}={getattr(settings, name)}")
        return
    with changed(args) as organiser:
        event = organiser.event
        terms = c.SetTerms(
            name=event.name,
            level=event.level,
            format=event.format,
            cut=event.cut,
            settings=_settings(args.values, event.settings),
            venue=event.venue,
            date=event.date,
            rounds=event.rounds_wished,
        )
        organiser.do(terms)
    tell("set")


def _add(args: argparse.Namespace) -> None:
    if bool(args.names) == bool(args.csv):
        raise wrong("add_whom")
    if len(args.names) > 1 and (args.id or args.table):
        raise wrong("add_one")
    with changed(args) as organiser:
        before = set(organiser.event.entrants)
        if args.csv:
            text = text_of(read_bytes(args.csv, "table of players"), args.csv.name)
            organiser.do_lines(args.csv.name, players_from(organiser.event, text, args.csv.name))
        else:
            _add_named(organiser, args)
        added = [each for each in organiser.event.entrants.values() if each.player not in before]
        if args.here:
            for each in added:
                if organiser.event.phase is Phase.REGISTRATION and each.status is Status.REGISTERED:
                    organiser.do(c.CheckIn(player=each.player))
    for each in added[:12]:
        late, waits = each.entered_round if each.entered_round > 1 else 0, each.status is Status.WAITLISTED
        tell("added_player", player=each.player, name=each.name, round=late, waits="yes" if waits else "no")
    hint("added", count=len(added), all=len(organiser.event.entrants))


def _add_named(organiser: Organiser, args: argparse.Namespace) -> None:
    for name in args.names:
        organiser.do(
            c.Enter(
                player=args.id or next(free_ids(organiser.event.entrants)),
                name=visible(name),
                side=args.side,
                fixed_table=args.table,
            )
        )


def _check_in(args: argparse.Namespace) -> None:
    if bool(args.players) == args.all:
        raise wrong("checkin_whom")
    with changed(args) as organiser:
        if args.all:
            here = [each.player for each in organiser.event.entrants.values() if each.status is Status.REGISTERED]
            here = [player for player in here if organiser.event.entrants[player].checked_in is args.absent]
        else:
            here = [find_player(organiser.event, words).player for words in args.players]
        for player in here:
            organiser.do(c.CheckIn(player=player, present=not args.absent))
        all_here = sum(each.checked_in for each in organiser.event.entrants.values())
    tell("checked_in", count=all_here, all=len(organiser.event.entrants))


def _paid(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        for words in args.players:
            organiser.do(c.MarkPaid(player=find_player(organiser.event, words).player, paid=not args.unpaid))
    paid = sum(each.paid for each in organiser.event.entrants.values())
    tell("paid", count=paid, all=len(organiser.event.entrants))


def _list(args: argparse.Namespace) -> None:
    if args.player is None:
        show_players(read_event(args.file).event)
        return
    with changed(args) as organiser:
        player = find_player(organiser.event, args.player)
        if args.deck is not None:
            cards = text_of(read_bytes(args.deck, "list"), args.deck.name)
            errors = broken_rules(organiser.event.game, cards)
            organiser.do(c.SubmitList(player=player.player, cards=cards, errors=errors))
        if args.legal or args.illegal:
            wrong = (args.illegal,) if args.illegal else ()
            organiser.do(c.CheckList(player=player.player, legal=args.legal, errors=wrong))
    now = organiser.event.entrants[player.player]
    if not now.list_check:
        tell("no_list", name=now.name)
        return
    tell("list", player=now.player, name=now.name, check=now.list_check)
    game = organiser.event.game
    for error in errors_for(game, now, organiser.tournament.sealed):
        say(f"  {_told(error, game)}", WARNING)


def _told(error: Saying, game: str) -> str:
    """What is wrong with a list: some of it is said by the game."""
    spoken = language.spoken()
    return (speech_in(spoken) if error.id in shapes() else find(game).speech(spoken)).tell(error)


def _finish_check(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        before = [each.player for each in organiser.event.active()]
        organiser.do(c.FinishCheck())
    for player in before:
        if not organiser.event.entrants[player].in_it:
            tell("out", WARNING, player=player, name=organiser.event.entrants[player].name)
    tell("play", count=sum(1 for _ in organiser.event.active()))
    hint("next", command=typed_next(organiser.event, args.file))


def _prizes(args: argparse.Namespace) -> None:
    prizes = []
    for said in args.prizes:
        found = re.fullmatch(r"\s*(\d{1,5})(?:-(\d{1,5}))?\s*:\s*(.+)", said)
        if found is None:
            raise wrong("no_prize", said=quoted(said))
        first, last, text = found.groups()
        prizes.append(Prize(first=int(first), last=int(last or first), text=text))
    with changed(args) as organiser:
        organiser.do(c.clearly_worded(c.SetPrizes(prizes=tuple(prizes))))
    tell("prizes", count=len(prizes))


def _close(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.CloseRegistration())
    event = organiser.event
    names = shown_names(event)
    away = [names[each.player] for each in event.entrants.values() if each.status is Status.REGISTERED]
    tell("closed", count=sum(1 for _ in event.active()))
    if away:
        tell("away", QUIET, names=", ".join(away))
    hint("next", command=typed_next(event, args.file))
