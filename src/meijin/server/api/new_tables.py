"""Opening a table: everything is checked before it is there. Nothing here reads or writes anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from meijin.bots import usual
from meijin.kernel import registry
from meijin.kernel.fairness import new_number
from meijin.kernel.game import Game, Value
from meijin.kernel.listtext import is_toml
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.tables.entry import ClockTerms, MatchTerms, Pace, Terms, Visibility
from meijin.server.tables.known_names import known_bot
from meijin.server.tables.matches import refuse_unless_two
from meijin.server.tables.plans import Plan, Player, new_id
from meijin.server.tables.standing import prepared
from meijin.server.wire import NewTable, PlayNow, PlaySomebody

LONGEST_SECONDS: Final = 7 * 24 * 3600
LONGEST_INCREMENT: Final = 3600


def plan(new: NewTable, user: str, name: str, now: int) -> Plan:
    """The table that somebody wants to open; refused with what is wrong with it."""
    game = registry.find(new.game)
    check_clock(new.clock)
    options = with_texts_read(game, new.options)
    setup = game.prepare(new.players, options)
    if new.best_of > 1:
        refuse_unless_two(setup)
    others = {setup.seat(where): known_bot(bot, game) for where, bot in new.bots.items()}
    free = [place for place in range(setup.players) if place not in others]
    if new.seat is not None:
        if setup.seat(new.seat) in others:
            raise Refused(Because.SEAT_OF_BOT, seat=new.seat)
        free = [setup.seat(new.seat)]
    seat = free[0] if free else None  # whoever gives every seat to a bot watches
    own = frozenset[str]() if seat is None else game.own_options(setup.seats[seat])
    terms = Terms(
        id=new_id(),
        game=game.id,
        players=setup.players,
        options={option: value for option, value in options.items() if option not in own},
        seed=new_number(),
        host=user,
        created=now,
        visibility=new.visibility,
        clock=new.clock,
        out_of_time=new.out_of_time,
        rated=new.rated,
        delay=new.delay,
        chat=new.chat,
        match=MatchTerms(new.best_of) if new.best_of > 1 else None,
    )
    mine = {option: value for option, value in options.items() if option in own}
    return Plan(terms, () if seat is None else (Player(seat, user, name, mine),), others)


def plan_now(wanted: PlayNow, user: str, name: str, now: int) -> Plan:
    """A table where bots sit on all other seats and the game begins at once."""
    game = registry.find(wanted.game)
    bot = usual(game) if wanted.bot is None else known_bot(wanted.bot, game)
    setup = game.prepare(wanted.players, with_texts_read(game, wanted.options))
    mine = setup.seats[0] if wanted.seat is None else setup.seats[setup.seat(wanted.seat)]
    new = NewTable(
        wanted.game,
        wanted.players,
        wanted.options,
        Visibility.LINK,
        clock=wanted.clock,
        out_of_time=wanted.out_of_time,
        rated=wanted.rated,
        seat=mine,
        bots={seat: bot for seat in setup.seats if seat != mine},
        best_of=wanted.best_of,
    )
    return plan(new, user, name, now)._replace(starts=True)


def plan_quick(wanted: PlaySomebody, user: str, name: str, now: int) -> Plan:
    """A table that waits for whoever wants the same: by as few as can play, of whom two are people."""
    game = registry.find(wanted.game)
    players = min(game.player_counts({}))
    others = game.prepare(players, {}).seats[2:]
    new = NewTable(wanted.game, players, visibility=Visibility.PUBLIC, bots={seat: usual(game) for seat in others})
    planned = plan(new, user, name, now)
    ready = frozenset(player.seat for player in planned.people)
    return planned._replace(terms=replace(planned.terms, quick=True), ready=ready)


def check_clock(clock: ClockTerms | None) -> None:
    """Refuse a clock that makes no sense."""
    if clock is None:
        return
    if not 1 <= clock.seconds <= LONGEST_SECONDS:
        raise Refused(Because.CLOCK_SECONDS, most=LONGEST_SECONDS)
    if not 0 <= clock.increment <= LONGEST_INCREMENT:
        raise Refused(Because.CLOCK_INCREMENT, most=LONGEST_INCREMENT)
    if clock.pace is Pace.MOVE and clock.increment:
        raise Refused(Because.NO_INCREMENT)


def texts_for_table(game: str, players: int, terms: dict[str, Value], chosen: dict[str, Value]) -> dict[str, Value]:
    """Options that somebody chooses at a table with these options, with their texts read."""
    return with_texts_read(prepared(game, players, terms).game, chosen)


def with_texts_read(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options, with those of several lines read as the files they were copied from, like a deck list.

    Those that make another game of it come first, like cards of one's own, which a deck may hold.
    """
    read: dict[str, Value] = {}
    for option in reversed(game.options):
        text = options.get(option.name)
        if option.takes_files and isinstance(text, str):
            ours = next(each for each in game.chosen(read).options if each.name == option.name)
            several_lines = "\n" in text.strip()
            read[option.name] = ours.read_file(_file_name(option.name, text), text) if several_lines else text
    return {**options, **read}


def _file_name(option: str, text: str) -> str:
    """What such a file would be called.

    >>> _file_name("red_deck", "[[cards]]\\nid = 1"), _file_name("red_deck", "3 Naruto\\n2 Sakura")
    ('red_deck.toml', 'red_deck.txt')
    """
    return f"{option}.{'toml' if is_toml(text) else 'txt'}"
