"""A table as somebody may see it.

A viewer of a game is a seat, or None for the spectators. What is made here comes from :meth:`State.view`, from
:meth:`Record.feed_since`, from the choices of that seat, and from what everybody may know of the table.

With the end of a game nothing of it is secret any more, unless players go on with lists that only they know: then its
lists, its seed and its record wait for the end of the match or of the tournament, and its log stays as it was told. All
of them tell the lists: whoever has the seed deals the cards again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from meijin.kernel import registry
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.fairness import Draw
from meijin.kernel.game import Game, Value
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.messages import GameOver, PlaysForYou
from meijin.kernel.moves import seen_by
from meijin.kernel.parcel import to_text
from meijin.kernel.reason import reason
from meijin.kernel.state import State, View
from meijin.kernel.touch import cards_shown
from meijin.server import wire
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.tables.entry import ListedSeat, Listing, Status, Visibility
from meijin.server.tables.matches import goes_on, is_over, standing_of
from meijin.server.tables.table import Table
from meijin.tournament.timeout import needs_coin
from meijin.words import Sayable


def refuse_strangers(table: Table, user: str | None, now: int) -> None:
    """Refuse a table to whoever does not sit there: a private one always, one that tells too much as long as it does.

    The table of a next game tells how the one before ended, which spectators may see late.
    """
    if user == table.host or table.seat_of(user) is not None:
        return
    if table.terms.visibility is Visibility.PRIVATE:
        raise Refused(Because.NO_TABLE)
    if now < table.terms.listed_from:
        raise Refused(Because.NOT_FOR_SPECTATORS_YET)


def keeps_lists(table: Table) -> bool:
    """Whether lists are played on with after the game of a table, in its match or tournament, and are secret."""
    hidden = table.setup.game.hidden_options(table.setup, None)
    return bool(hidden) and (goes_on(table) or bool(table.terms.event))


def tells_all(table: Table, opened: bool) -> bool:
    """Whether nothing of a game is secret any more; ``opened`` says that lists which outlive it are open by now."""
    return table.status is Status.OVER and (opened or not keeps_lists(table))


def refuse_unfinished(table: Table, opened: bool) -> None:
    """Refuse to tell a whole game that goes on, or whose lists are still secret."""
    if table.status is not Status.OVER:
        raise Refused(Because.RECORD_SECRET, what="seed")
    if not tells_all(table, opened):
        raise Refused(Because.RECORD_SECRET, what="tournament" if table.terms.event else "match")


def info(table: Table, user: str | None, connected: Collection[int] = (), *, opened: bool = False) -> wire.TableInfo:
    """What a user may know about a table apart from its game; ``connected`` are the seats whose players are there."""
    terms = table.terms
    viewer = table.seat_of(user)
    return wire.TableInfo(
        id=terms.id,
        game=terms.game,
        game_name=table.setup.game.name,
        players=terms.players,
        options=_options(table, viewer, told=tells_all(table, opened)),
        edition=terms.edition,
        status=table.status,
        visibility=terms.visibility,
        clock=terms.clock,
        out_of_time=terms.out_of_time,
        rated=terms.rated,
        delay=terms.delay,
        chat=terms.chat,
        host=table.host,
        created=terms.created,
        commitment=table.commitment,
        seats=tuple(
            wire.SeatInfo(
                seat=seat.name,
                user=seat.user or None,
                name=seat.bot or seat.who,
                bot=seat.bot or None,
                you=place == viewer,
                ready=seat.ready,
                connected=place in connected or bool(seat.bot),
                away=seat.left,
                stand_in=seat.stand_in or None,
                commitment=seat.commitment,
                revealed=bool(seat.number),
            )
            for place, seat in enumerate(table.seats)
        ),
        rematch=table.rematch,
        match=_match(table),
        time=_time(table),
        event=table.terms.event or None,
        collecting=_collecting(table),
        quick=terms.quick,
    )


def _collecting(table: Table) -> wire.Collecting | None:
    """What is awaited before the deal; nobody's number, not even once it is revealed."""
    collecting = table.collecting
    if collecting is None:
        return None
    return wire.Collecting("numbers" if collecting.fixed else "commitments", collecting.until)


def _time(table: Table) -> wire.TimeInfo | None:
    """That time was called; before the game has begun its last turn is not known."""
    if table.time is None:
        return None
    return wire.TimeInfo(table.setup.game.turn_unit, None if table.state is None else table.state.final_turn)


def _match(table: Table) -> wire.MatchInfo | None:
    match = standing_of(table)
    if match is None or table.terms.match is None:
        return None
    score = {seat.name: match.winners.count(seat.name) for seat in table.seats}
    over = is_over(match)
    leads = [seat for seat, won in score.items() if won == max(score.values())]
    winner = leads[0] if over and len(leads) == 1 else None
    return wire.MatchInfo(match.best_of, len(table.terms.match.winners) + 1, score, over, winner)


def listing(table: Table) -> Listing:
    """A table in the list of those who sit there."""
    return _listing(table, table.status, table.at)


def shown(table: Table, now: int) -> Listing | None:
    """A table as the lobby shows it to everybody by now, no sooner than spectators see it; None if it does not yet."""
    status = table.status_shown(now)
    if status is None:
        return None
    latest = table.began if status is Status.RUNNING else table.ended if status is table.status else None
    changed = table.at if not table.terms.delay or table.began is None else latest or table.began
    return _listing(table, status, changed)


def _listing(table: Table, status: Status, changed: int) -> Listing:
    terms = table.terms
    names = [seat.name for seat in table.seats]
    over = status is Status.OVER
    return Listing(
        id=terms.id,
        game=terms.game,
        status=status,
        visibility=terms.visibility,
        seats=tuple(ListedSeat(seat.name, seat.bot or seat.who, bool(seat.bot)) for seat in table.seats),
        host=table.host,
        created=terms.created,
        changed=changed,
        rated=terms.rated,
        clock=terms.clock,
        options=_listed_options(table.terms.game, _options(table, None, told=False)),
        commitment=table.commitment,
        result=dict(zip(names, table.returns(), strict=True)) if over else None,
        best_of=1 if terms.match is None else terms.match.best_of,
        quick=terms.quick,
    )


def line(listing: Listing, yours: bool = False) -> wire.TableLine:
    """A table in a list, as it goes over the wire; ``yours`` says that whoever asks has to choose there."""
    return wire.TableLine(
        listing.id,
        listing.game,
        listing.status,
        listing.visibility,
        listing.seats,
        listing.created,
        listing.changed,
        listing.rated,
        listing.clock,
        _listed_options(listing.game, listing.options),  # those that were listed by older versions have lists
        listing.commitment,
        listing.result,
        listing.best_of,
        listing.quick,
        yours,
    )


def _listed_options(game: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options of a table in a list, where lists of cards have no place."""
    try:
        lists = {option.name for option in registry.find(game).options if option.is_list}
    except MeijinError:  # its game is not installed any more
        return {}
    return {name: value for name, value in options.items() if name not in lists}


def updates(
    table: Table,
    known: Mapping[int | None, int],
    now: int,
    *,
    opened: bool = False,
    followed: Mapping[int | None, int] = MappingProxyType({}),
) -> dict[int | None, wire.Update]:
    """How the game stands for viewers who know so many lines of the log each; nothing before it begins.

    Who has ``followed`` it up to so many actions is told the moves since. What several may see alike is made once.
    """
    state = table.state
    if state is None:
        return {}
    told, record = tells_all(table, opened), table.record
    clocks, request = _clocks(table, now), _request(table)
    over = outcome(table, state, told=told) if table.status is Status.OVER else None
    made: dict[tuple[str, int], wire.LogLine] = {}
    found: dict[int | None, wire.Update] = {}
    for viewer, view in zip(known, state.views(list(known)), strict=True):
        lines, news = record.feed_since(viewer, known[viewer], kept=not told)
        prompt = None if viewer is None else _prompt(table, state, viewer, view)
        log = log_lines(table.setup.game, news, made)
        moved = moves(state, viewer, followed[viewer]) if viewer in followed else ()
        found[viewer] = wire.Update(view, prompt, lines, request, over, log, moved, clocks, now)
    return found


def update(table: Table, viewer: int | None, known: int, now: int, *, opened: bool = False) -> wire.Update | None:
    """How the game stands for a viewer who knows so many lines of the log; None before it begins."""
    return updates(table, {viewer: known}, now, opened=opened).get(viewer)


def log_lines(
    game: Game, news: Sequence[tuple[str, dict[str, object]]], made: dict[tuple[str, int], wire.LogLine] | None = None
) -> tuple[wire.LogLine, ...]:
    """Events as lines of the log, each in words; those that others may read too are ``made`` only once."""
    made = {} if made is None else made
    for kind, fields in news:
        if (kind, id(fields)) not in made:
            made[kind, id(fields)] = wire.LogLine(kind, fields)
    return tuple([made[kind, id(fields)] for kind, fields in news])


def moves(state: State, viewer: int | None, since: int) -> tuple[wire.Move, ...]:
    """The cards that a viewer has seen go from place to place since there were so many actions."""
    if not isinstance(state, CardState) or state.record is None:
        return ()
    recent = state.record.moves_after(since)
    if not recent:
        return ()
    owners = (*state.setup.owners, None)  # -1 finds the last, of what is shared
    return tuple(
        [
            wire.Move(card, _place(origin[0], owners[origin[1]]), _place(target[0], owners[target[1]]), at)
            for card, origin, target, at in seen_by(state, state.setup.viewer(viewer), recent)
        ]
    )


@cache
def _place(zone: str, owner: str | None) -> wire.Place:
    """A place; there are few, and they are told again and again."""
    return wire.Place(zone, owner)


def why_not(table: Table, viewer: int | None, cards: Sequence[str], zone: str) -> Sayable:
    """Why a viewer cannot use these cards now; whoever does not decide is told no more than whose turn it is."""
    state = table.state
    if state is None:
        raise Refused(Because.GAME_IS, status=Status.OPEN.value)
    if zone and zone not in table.setup.zones:
        raise Refused(Because.NO_ZONE, zone=quoted(zone), game=table.setup.game.name)
    shown = cards_shown(state.view(viewer))
    for card in cards:
        if card not in shown:  # nobody learns whether it is in the game at all
            raise Refused(Because.NO_CARD_SEEN, card=quoted(card))
    if table.status is not Status.RUNNING:
        return GameOver()
    if viewer is not None and table.seats[viewer].plays:
        return PlaysForYou(table.seats[viewer].plays)
    return reason(state, viewer, cards, zone)


def _options(table: Table, viewer: int | None, told: bool) -> dict[str, Value]:
    """The options a viewer may know: all of them once nothing is secret."""
    setup = table.setup
    hidden = frozenset[str]() if told else setup.game.hidden_options(setup, viewer)
    return {name: value for name, value in setup.options.items() if name not in hidden}


def _prompt(table: Table, state: State, viewer: int, view: View) -> wire.Prompt | None:
    """What a seat's player has to decide now; nobody is asked for whom a bot plays."""
    asked = table.asked(viewer)
    if asked is None or table.seats[viewer].plays:
        return None
    return prompt(state, viewer, view, asked)


def prompt(state: State, viewer: int, view: View, asked: str) -> wire.Prompt:
    """What a seat that decides has to choose from; ``asked`` is what the question is called."""
    setup, game, legal = state.setup, state.setup.game, state.legal(viewer)
    choices = tuple(
        wire.Choice(
            state.text(action),
            state.choice(viewer, action).saying(),
            touch.cards,
            touch.zone,
            touch.owner,
            touch.seats,
            touch.places,
        )
        for action, touch in zip(legal, state.touches(viewer, legal), strict=True)
    )
    actions = [choice.action for choice in choices]
    asking, routine = game.asked(setup, view, actions), game.routine(view, actions)
    return wire.Prompt(
        asked,
        choices,
        may_resign(state),
        None if asking is None else asking.saying(),
        None if routine is None else wire.Routine(routine[0].step, routine[1], routine[0].optional),
    )


def knowledge(table: Table, viewer: int | None) -> wire.Knowledge:
    """What a seat knows that is asked now, as every bot is given it: never how things are, only how they may be."""
    asked = None if viewer is None else table.asked(viewer)
    if viewer is None or asked is None or table.state is None or table.seats[viewer].plays:
        raise Refused(Because.NOT_ASKED)
    return wire.Knowledge(asked, to_text(knowledge_of(table.state, viewer)))


def may_resign(state: State) -> bool:
    """Whether the game has a resignation."""
    return type(state).resign is not State.resign


def _clocks(table: Table, now: int) -> tuple[wire.ClockFace, ...]:
    if table.terms.clock is None:
        return ()
    clocks = table.clocks
    return tuple(
        wire.ClockFace(seat.name, clocks.left(place, now), clocks.runs(place)) for place, seat in enumerate(table.seats)
    )


def _request(table: Table) -> wire.UndoRequest | None:
    if table.request is None:
        return None
    names = [seat.name for seat in table.seats]
    return wire.UndoRequest(names[table.request.seat], tuple(names[each] for each in table.request.waiting))


def outcome_of(state: State) -> wire.Outcome | None:
    """How a recorded game has ended, if it has."""
    if state.deciders or state.ending is None:
        return None
    assert state.record is not None
    returns = dict(zip(state.setup.seats, state.returns(), strict=True))
    record = state.record
    return wire.Outcome(state.ending.name.lower(), returns, record.seed.hex(), draw=_draw(record.draw))


def _draw(draw: Draw | None) -> wire.DrawInfo | None:
    """What the seed of a game was made of that is over."""
    if draw is None:
        return None
    given = tuple(wire.NumberGiven(part.who, part.commitment, part.number) for part in draw.parts)
    return wire.DrawInfo(draw.promise, draw.secret, given)


def outcome(table: Table, state: State, *, told: bool) -> wire.Outcome:
    """How the game of a table has ended; the seed comes with it once nothing is secret."""
    names = [seat.name for seat in table.seats]
    return wire.Outcome(
        reason=reason_of(table, state),
        returns=dict(zip(names, table.returns(), strict=True)),
        seed=table.record.seed.hex() if told else None,
        forfeited=tuple(names[place] for place in table.forfeited),
        draw=_draw(table.record.draw) if told else None,
    )


def reason_of(table: Table, state: State) -> str:
    """Why a game is over; a game of equal rivals is decided by the coin that was named with the call of time."""
    if state.ending is None:
        return "forfeit"
    return "coin" if table.time is not None and needs_coin(state) else state.ending.name.lower()
