"""A round: drawn, published, started, stopped, closed; and how an event ends."""

from __future__ import annotations

import argparse

from meijin.cli.art import VICTORY, WARNING
from meijin.cli.tournament.overview import show_pairings, show_standings
from meijin.cli.tournament.shorthand import match_of, round_name
from meijin.cli.tournament.steps import typed_next
from meijin.cli.tournament.tasks import Tasks, add_order, add_task, changed, hint, takes_reason, tell, typing, wrong
from meijin.tournament import commands as c
from meijin.tournament.names import find_player, shown_names
from meijin.tournament.ranking import standings_of


def configure(tasks: Tasks) -> None:
    """Tasks of a round."""
    pair = add_task(tasks, "pair", "draw the next round; only you see it until it is published", _pair)
    pair.add_argument("--publish", action="store_true", help="publish it at once")
    pair.add_argument("--again", action="store_true", help="draw this round anew, with a reason")
    _takes_rematches(pair)
    takes_reason(pair)
    publish = add_task(tasks, "publish", "everybody may see the round", _publish)
    _takes_rematches(publish)
    swap = add_task(
        tasks, "swap", "exchange two players of a draft by hand; that stays public", _swap, order=c.SwapPlayers
    )
    swap.add_argument("one", metavar="PLAYER")
    swap.add_argument("other", metavar="PLAYER")
    stir = add_task(
        tasks,
        "stir",
        "stir in what was thrown or called out in public, before a round is drawn",
        _stir,
        more="The secret of this event lies in its file, so whoever has the file knows every draw beforehand. Let\n"
        "players throw dice or call numbers out before a round is drawn, and stir them in: what is drawn from\n"
        "then on depends on them, they stay in the log, and `verify` shows them.",
    )
    stir.add_argument(
        "said", metavar="NUMBER", nargs="+", help="such as 4 6 2 5: whole numbers, as everybody heard them"
    )
    add_task(tasks, "start", "start the clock of the round", _start)
    add_order(tasks, "time", "call time in the round", c.CallTime())
    add_order(tasks, "pause", "stop the clock for everybody", c.PauseClock())
    add_order(tasks, "resume", "let the clock go on", c.ResumeClock())
    extend = add_task(tasks, "extend", "give one match more time", _extend, order=c.Extend)
    extend.add_argument("table", metavar="TABLE", help="a table, or a player at it")
    extend.add_argument("minutes", metavar="MINUTES", type=int)
    reseat = add_task(
        tasks, "reseat", "seat pods again that are too small, because players are absent", _reseat, order=c.ReseatPods
    )
    reseat.add_argument("players", metavar="PLAYER", nargs="+", help="who is absent")
    add_task(tasks, "close-round", "all results are in and stand", _close_round)
    add_order(tasks, "end-swiss", "end the Swiss part before its last round", c.EndSwiss())
    coin = add_task(tasks, "coin", "two players who are tied to the end have flipped a coin", _coin)
    coin.add_argument("winner", metavar="WINNER")
    coin.add_argument("loser", metavar="LOSER")
    add_task(tasks, "finish", "the event is over: places are final and the seed is told", _finish)
    add_order(tasks, "cancel", "give the event up", c.Cancel())
    add_task(tasks, "reopen", "open a finished event again, within a day", _reopen, order=c.Reopen)


def _takes_rematches(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rematches", action="store_true", help="players meet again, as it cannot be avoided: fine")


def _pair(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.PairAgain() if args.again else c.Pair(), args.reason)
        if args.publish:
            organiser.do(c.Publish(rematches_confirmed=args.rematches))
    show_pairings(organiser.event, organiser.event.round)
    hint("next" if args.publish else "draft", command=typed_next(organiser.event, args.file))


def _publish(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.Publish(rematches_confirmed=args.rematches))
    show_pairings(organiser.event, organiser.event.round)
    hint("next", command=typed_next(organiser.event, args.file))


def _swap(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        one, other = (find_player(organiser.event, words).player for words in (args.one, args.other))
        organiser.do(c.SwapPlayers(one=one, other=other), args.reason)
    show_pairings(organiser.event, organiser.event.round)


def _stir(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.clearly_worded(c.Stir(said=" ".join(args.said))))
    tell("stirred", said=organiser.event.called_out[-1][1])
    hint("next", command=typed_next(organiser.event, args.file))


def _start(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.StartClock())
    event = organiser.event
    tell("started", round=round_name(event, event.round), minutes=event.round.clock.minutes)
    hint("next", command=typed_next(event, args.file))


def _extend(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        match, _ = match_of(organiser.event, args.table, None)
        organiser.do(c.Extend(match=match.id, seconds=args.minutes * 60), args.reason)
    tell("extended", table=match.table, minutes=args.minutes)


def _reseat(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        absent = tuple(find_player(organiser.event, words).player for words in args.players)
        organiser.do(c.ReseatPods(absent=absent), args.reason)
    show_pairings(organiser.event, organiser.event.round)


def _close_round(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        before = {each.player for each in organiser.event.active()}
        organiser.do(c.CloseRound())
    event = organiser.event
    for player in sorted(before):
        if str(event.entrants[player].status) == "dropped":
            tell("dropped", WARNING, player=player, name=event.entrants[player].name)
    tell("round_closed", round=round_name(event, event.round))
    show_standings(event, organiser.chance, 16)
    hint("next", command=typed_next(event, args.file))


def _coin(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        winner, loser = (find_player(organiser.event, words).player for words in (args.winner, args.loser))
        organiser.do(c.HoldCoin(winner=winner, loser=loser))
    names = shown_names(organiser.event)
    tell("coin", winner=names[winner], loser=names[loser])


def _finish(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.Finish())
    event = organiser.event
    winner = standings_of(event, organiser.chance)[0].player
    tell("won", VICTORY, name=shown_names(event)[winner], event=event.name)
    show_standings(event, organiser.chance, 16)
    hint("seed", seed=event.seed)
    hint("anybody", command=typing("export", args.file))


def _reopen(args: argparse.Namespace) -> None:
    with changed(args) as organiser:
        organiser.do(c.Reopen(), args.reason)
        if not organiser.event.rounds:
            raise wrong("no_round")
    tell("reopened", event=organiser.event.name, stage=str(organiser.event.round.stage))
