"""Matches at live tables: which there are, and how their tables are to be opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.fairness import new_number
from meijin.kernel.game import Game, Value
from meijin.kernel.traits import traits_of
from meijin.server.events.scores import Played, winner_of
from meijin.server.lists import worth
from meijin.server.tables.entry import MatchTerms, Terms, Visibility
from meijin.server.tables.matches import between_games
from meijin.server.tables.plans import Plan, Player, id_of, own_options, seen_over
from meijin.server.tables.table import Table
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.model import IN_PLAY, Entrant, Event, Match
from meijin.tournament.opening import opener
from meijin.tournament.tournament import Tournament


def is_live(event: Event, match: Match) -> bool:
    """Whether a match is played at live tables.

    Everybody must be there to be asked: people with a user, and bots. Bots play at live tables even where the others
    play by hand.
    """
    players = [event.entrants[player] for player in match.seats]
    by_hand = event.settings.result_mode == "hand" and all(each.bot is None for each in players)
    return len(players) > 1 and not by_hand and all(each.bot or each.user for each in players)


def refuse_live(event: Event, match_id: str) -> None:
    """Refuse that players report the score of a match that a live table tells (9.2)."""
    if is_live(event, event.match(match_id)[1]):
        raise EventError(Because.LIVE_TABLE_TELLS)


def live_matches(event: Event) -> Iterator[Match]:
    """The matches of the running round that are played at live tables and have no result yet."""
    if event.phase not in IN_PLAY:
        return
    for match in event.round.matches:
        if not match.settled and is_live(event, match):
            yield match


def bots_only(event: Event, match: Match) -> bool:
    """Whether nobody waits for a match."""
    return all(event.entrants[player].bot for player in match.seats)


def absent(event: Event, match: Match) -> tuple[str, ...]:
    """Who has not come to a live match."""
    return tuple(p for p in match.seats if p not in match.seated and event.entrants[p].bot is None)


# -- opening -------------------------------------------------------------------------------------------------------


def table_id(tournament: Tournament, match: Match, game_no: int, seats: Sequence[str]) -> str:
    """What the table of a game is called: always the same, so that it is opened once, whoever opens it."""
    words = "|".join([tournament.event.id, match.id, str(game_no), *seats])
    return id_of(blake2b(words.encode(), key=tournament.seed.encode()[:64], digest_size=32).digest())


def plan_game(
    tournament: Tournament,
    match: Match,
    players: Sequence[str],
    played: Sequence[Played],
    users: Mapping[str, str],
    event_id: str,
    now: int,
) -> Plan:
    """The table of a match's next game, for those of its players who are there; ``users`` are who they are now."""
    event = tournament.event
    game = registry.find(event.game)
    number = next_number(match, played)
    options: dict[str, Value] = traits_of(game).table(len(players)) | event.settings.options
    seats = game.prepare(len(players), options).seats
    before = played[-1].table if played else None
    if len(players) == 2:
        winners = [winner_of(tournament, match, each) for each in played]
        options |= traits_of(game).opened_by(opener(tournament.chance, match.id, number, winners), seats)
    entrants = [event.entrants[player] for player in players]
    if before is None:
        options |= _lists(tournament, game, entrants, options, seats)
    else:
        options |= {name: value for name, value in before.terms.options.items() if name not in options}
    terms = Terms(
        id=table_id(tournament, match, number, players),
        game=event.game,
        players=len(players),
        options=options,
        seed=new_number(),
        host="",
        created=now,
        visibility=Visibility.LINK,
        rated=True,
        delay=event.settings.spectator_delay_s,
        listed_from=0 if before is None else seen_over(before),
        match=_match_terms(tournament, match, players, seats, played),
        event=event_id,
    )
    people = tuple(
        Player(
            seat,
            users.get(each.user or "", each.user or ""),
            each.name,
            {} if before is None else own_options(before, seats[seat]),
        )
        for seat, each in enumerate(entrants)
        if each.bot is None
    )
    bots = {seat: each.bot for seat, each in enumerate(entrants) if each.bot is not None}
    return Plan(terms, people, bots, starts=not people, edition=None if before is None else before.terms.edition)


def next_number(match: Match, played: Sequence[Played]) -> int:
    """The number of the next game; those that were lost by penalty before they began count."""
    return len(played) + sum(match.game_losses.values()) + 1


def _match_terms(
    tournament: Tournament, match: Match, players: Sequence[str], seats: Sequence[str], played: Sequence[Played]
) -> MatchTerms | None:
    best_of = tournament.event.settings.best_of
    if best_of == 1 or len(players) != 2:
        return None
    given = [seats[1 - place] for place, each in enumerate(players) for _ in range(match.game_losses.get(each, 0))]
    won = [seats[winner_of(tournament, match, each)] for each in played]
    return MatchTerms(best_of, (*given, *won))


def _lists(
    tournament: Tournament, game: Game, entrants: Sequence[Entrant], options: dict[str, Value], seats: Sequence[str]
) -> dict[str, Value]:
    """The lists that were handed in, as the options of the seats; one that cannot be played is the player's to mend."""
    found: dict[str, Value] = {}
    takes = {option.name for option in game.options if option.is_list}
    for seat, entrant in zip(seats, entrants, strict=True):
        kept = tournament.sealed.get(entrant.list_digest or "")
        names = takes & game.own_options(seat)
        if kept is None or not names:
            continue
        try:
            value, _ = worth(game.id, kept["list"])
            game.prepare(len(seats), options | dict.fromkeys(names, value))
        except MeijinError:
            continue
        found |= dict.fromkeys(names, value)
    return found


def chooses(table: Table, seat: int) -> bool:
    """Whether the player of a seat has something to choose before the game: a deck, or cards that are exchanged."""
    own = table.setup.game.own_options(table.seats[seat].name)
    return bool(own) and (between_games(table) or not own <= table.terms.options.keys())
