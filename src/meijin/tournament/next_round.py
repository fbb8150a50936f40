"""Drawing the next round of an event: what the pairing rules are given, and what is kept of their answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.history import history_of, robin_players
from meijin.tournament.model import Clock, Entrant, Event, Kind, Match, Phase, Round, Stage, Status
from meijin.tournament.pairing import pods
from meijin.tournament.pairing.bracket import cut_size, first_round, next_round
from meijin.tournament.pairing.robin import robin_key, robin_order, schedule
from meijin.tournament.pairing.swiss import Contender, SwissField, SwissPairing, pair
from meijin.tournament.plan import LEAST_FOR_A_CUT, rounds_of
from meijin.tournament.ranking import table_of
from meijin.tournament.settings import Format, traits
from meijin.tournament.standings.breakers import breaker_values, tiebreak_values
from meijin.tournament.standings.history import History, Result, totals


class Drawn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A round as it was drawn. Everything in it follows from the log and the seed."""

    stage: Stage
    no: int
    attempt: int
    tables: tuple[tuple[str, ...], ...]  # in the order of tables; a single player has the bye
    rounds_planned: int
    keys: tuple[tuple[str, str], ...] = ()  # the players in their order with the first 8 digits of their keys
    cost: dict[str, int] = {}
    bye_candidates: tuple[str, ...] = ()
    relaxed: bool = False  # somebody meets somebody again
    rematches: tuple[tuple[str, str], ...] = ()
    literal_given_up: bool = False
    seeds: tuple[str, ...] = ()  # of the cut


def next_stage(event: Event) -> tuple[Stage, int]:
    """The stage and number of the round that comes next."""
    if event.phase is Phase.SWISS_DONE:
        if event.cut and too_few(event):
            raise EventError(Because.NO_ELIMINATION)
        if event.cut:
            if not cut_is_due(event):
                raise EventError(Because.CUT_TOO_SMALL)
            return Stage.CUT, 1
        if final_table_is_due(event):
            return Stage.FINAL, 1
        raise EventError(Because.ROUNDS_PLAYED)
    if event.rounds and event.round.stage is Stage.CUT:
        return Stage.CUT, event.round.no + 1
    return event.main_stage, len(event.main_rounds()) + 1


def players_of_the_cut(event: Event) -> int | None:
    """How many play in the elimination, as things stand: 0 if there is none, None before registration is closed.

    In official mode there is none unless more than 32 players began (7.9); with too few left it shrinks (R15).
    """
    if event.cut == 0 or event.format is not Format.SWISS:
        return 0
    if event.seeds:
        return len(event.seeds)
    if event.phase in (Phase.DRAFT, Phase.REGISTRATION):
        return None
    able = sum(1 for _ in event.active())
    began = sum(len(match.seats) for match in event.rounds[0].matches) if event.rounds else able
    return cut_size(event.cut, able) if began > LEAST_FOR_A_CUT or not event.official else 0


def players_of_the_final_table(event: Event) -> int | None:
    """How many sit at the final table after the pods, as things stand (11.5); None before registration is closed."""
    terms = traits(event.game).pods
    if not event.settings.final_table or event.format is not Format.PODS or terms is None:
        return 0
    if event.seeds:
        return len(event.seeds)
    if event.phase in (Phase.DRAFT, Phase.REGISTRATION):
        return None
    able = sum(1 for _ in event.active())
    return min(able, terms.preferred) if able >= terms.smallest else 0


def cut_is_due(event: Event) -> bool:
    """Whether an elimination follows the Swiss part."""
    return bool(players_of_the_cut(event))


def final_table_is_due(event: Event) -> bool:
    """Whether a final table follows the pods."""
    return bool(players_of_the_final_table(event))


def too_few(event: Event) -> bool:
    """Whether nobody is left whom anybody could meet (R14)."""
    return sum(1 for _ in event.active()) < 2


def draw(event: Event, seed: str, attempt: int, *, again: bool = False) -> Drawn:
    """The next round; or, `again`, the newest one with another attempt."""
    stage, no = (event.round.stage, event.round.no) if again else next_stage(event)
    check_enough(event, stage, no)
    if stage is Stage.CUT:
        return _cut_round(event, seed, no, attempt)
    if stage is Stage.FINAL:
        return _final_table(event, seed, attempt)
    if stage is Stage.ROBIN:
        return _robin_round(event, seed, no)
    if stage is Stage.PODS:
        return _pods_round(event, seed, no, attempt)
    return _swiss_round(event, seed, no, attempt)


def check_enough(event: Event, stage: Stage, no: int) -> None:
    """Refuse to draw a round that those who are left do not fill."""
    if stage is not Stage.CUT and too_few(event):
        raise EventError(Because.TOO_FEW_LEFT)
    terms = traits(event.game).pods
    if stage is Stage.PODS and terms is not None:
        left = len(to_be_paired(event, no))
        if left < terms.smallest:
            raise EventError(Because.TOO_FEW_FOR_POD, left=left, smallest=terms.smallest)


def to_be_paired(event: Event, no: int) -> list[Entrant]:
    """Who plays in a round, or has its bye (7.2)."""
    return [each for each in event.active() if each.entered_round <= no]


def meetings(event: Event) -> dict[frozenset[str], tuple[int, ...]]:
    """In which rounds players met; void matches do not count (R17)."""
    met: dict[frozenset[str], tuple[int, ...]] = {}
    for each in event.closed_rounds():
        for match in each.matches:
            if match.kind is Kind.VOID:
                continue
            for seat, one in enumerate(match.seats):
                for other in match.seats[seat + 1 :]:
                    both = frozenset((one, other))
                    met[both] = (*met.get(both, ()), each.no)
    return met


def swiss_field(event: Event, seed: str, no: int, attempt: int) -> SwissField:
    """What the Swiss rules need to know of an event."""
    history: History = history_of(event)
    points = totals(history)
    strength = tiebreak_values(history)
    nothing = (0, 0, None)
    contenders = tuple(
        Contender(
            each.player,
            points.get(each.player, 0),
            sum(played.result is Result.BYE for played in history.get(each.player, ())),
            *strength.get(each.player, nothing),
            side=each.side,
        )
        for each in to_be_paired(event, no)
    )
    drawn = None
    drawn_matches = 0
    if event.settings.round2_draws == "literal" and no == 2:
        level = [m for m in event.closed_rounds()[0].matches if m.kind in (Kind.DRAW, Kind.INTENTIONAL_DRAW)]
        drawn, drawn_matches = frozenset(player for match in level for player in match.seats), len(level)
    return SwissField(
        seed=seed,
        round_no=no,
        attempt=attempt,
        contenders=contenders,
        meetings=meetings(event),
        forbidden=frozenset(frozenset(both) for both in event.settings.forbidden_pairs),
        literal_bye=event.settings.bye_rule == "literal",
        require_cross=event.settings.require_cross,
        drawn=drawn,
        drawn_matches=drawn_matches,
    )


def _swiss_round(event: Event, seed: str, no: int, attempt: int) -> Drawn:
    field = swiss_field(event, seed, no, attempt)
    paired: SwissPairing = pair(field)
    tables: list[tuple[str, ...]] = list(paired.pairs)
    if paired.bye is not None:
        tables.append((paired.bye,))
    return Drawn(
        stage=Stage.SWISS,
        no=no,
        attempt=attempt,
        tables=tuple(tables),
        rounds_planned=_planned(event, len(field.contenders)),
        keys=tuple((player, paired.keys[player][:8]) for player in paired.order),
        cost=asdict(paired.cost),
        bye_candidates=paired.bye_candidates,
        relaxed=paired.relaxed,
        rematches=tuple(both for both in paired.pairs if frozenset(both) in field.meetings),
        literal_given_up=paired.literal_given_up,
    )


def _planned(event: Event, players: int) -> int:
    if event.rounds_planned is not None:
        return event.rounds_planned
    return rounds_of(event.format, players, event.rounds_wished)


def rounds_expected(event: Event) -> int:
    """How many rounds there will be, as far as is known: with those who are checked in, or the fewest who can play."""
    ready = (Status.REGISTERED, Status.ACTIVE)
    here = sum(each.checked_in and each.status in ready for each in event.entrants.values())
    return _planned(event, max(4, here))


def _robin_round(event: Event, seed: str, no: int) -> Drawn:
    players = robin_players(event)
    first = event.main_rounds()[0].meta["order"] if event.main_rounds() else None  # the lot that was drawn then stands
    keys = (
        tuple((player, robin_key(seed, player)[:8]) for player in robin_order(seed, players))
        if not isinstance(first, tuple)
        else first
    )
    return Drawn(
        stage=Stage.ROBIN,
        no=no,
        attempt=0,
        tables=schedule(tuple(player for player, _ in keys))[no - 1],
        rounds_planned=_planned(event, len(players)),
        keys=keys,
    )


def pod_field(event: Event, seed: str, no: int, attempt: int) -> pods.PodField:
    """What the rules of pods need to know of an event."""
    history = history_of(event)
    points = totals(history)
    strength = breaker_values(history, "POD", ())
    terms = traits(event.game).pods
    assert terms is not None
    shares: dict[str, Any] = {}
    for each in event.closed_rounds():
        for match in each.matches:
            for seat, player in enumerate(match.seats):
                if len(match.seats) > 1:
                    shares[player] = shares.get(player, 0) + pods.seat_share(seat, len(match.seats))
    return pods.PodField(
        seed=seed,
        round_no=no,
        attempt=attempt,
        players=tuple(
            pods.PodPlayer(
                each.player,
                points.get(each.player, 0),
                shares.get(each.player, Fraction(0)),
                sum(played.result is Result.BYE for played in history.get(each.player, ())),
                *_pod_strength(strength.get(each.player)),
            )
            for each in to_be_paired(event, no)
        ),
        meetings=meetings(event),
        smallest=terms.smallest,
        largest=terms.largest,
        preferred=terms.preferred,
        literal_bye=event.settings.bye_rule == "literal",
    )


def _pod_strength(values: tuple[Any, ...] | None) -> tuple[Fraction, int, Fraction]:
    if values is None:
        return Fraction(0), 0, Fraction(0)
    return Fraction(values[0]), int(values[1]), Fraction(values[2])


def _pods_round(event: Event, seed: str, no: int, attempt: int) -> Drawn:
    field = pod_field(event, seed, no, attempt)
    drawn = pods.assign(field)
    return Drawn(
        stage=Stage.PODS,
        no=no,
        attempt=attempt,
        tables=(*drawn.pods, *((player,) for player in drawn.byes)),
        rounds_planned=_planned(event, len(field.players)),
        keys=tuple((player, drawn.keys[player][:8]) for player in drawn.order),
        cost=drawn.cost._asdict(),
        bye_candidates=drawn.bye_candidates,
    )


def _cut_round(event: Event, seed: str, no: int, attempt: int) -> Drawn:
    seeds: tuple[str, ...] = ()
    if no == 1:
        able = [each.player for each in table_of(event, seed, final=True) if event.entrants[each.player].in_it]
        size = cut_size(event.cut, len(able))
        if not size:
            raise EventError(Because.NO_ELIMINATION)
        seeds = tuple(able[:size])
        tables = first_round(seeds)
    else:
        tables = cut_winners_meet(event)
    return Drawn(
        stage=Stage.CUT, no=no, attempt=attempt, tables=tables, rounds_planned=event.rounds_planned or 0, seeds=seeds
    )


def cut_winners_meet(event: Event) -> tuple[tuple[str, str], ...]:
    """The matches of the cut that follow from those of its last closed round."""
    last = [each for each in event.rounds if each.stage is Stage.CUT and each.closed][-1]
    return next_round([match.leader for match in last.matches])  # where both had left, that one loses to whoever comes


def _final_table(event: Event, seed: str, attempt: int) -> Drawn:
    terms = traits(event.game).pods
    assert terms is not None
    able = [each.player for each in table_of(event, seed, final=True) if event.entrants[each.player].in_it]
    best = tuple(able[: terms.preferred])
    return Drawn(
        stage=Stage.FINAL, no=1, attempt=attempt, tables=(best,), rounds_planned=event.rounds_planned or 0, seeds=best
    )


def round_of(event: Event, drawn: Drawn) -> Round:
    """The round that was drawn, with table numbers."""
    matches = [
        Match(f"{drawn.stage}-{drawn.no}-{drawn.attempt}-{number}", seats, number if len(seats) > 1 else None)
        for number, seats in enumerate(drawn.tables, 1)
    ]
    _honour_fixed_tables(event, matches)
    minutes = event.settings.cut_minutes if drawn.stage is Stage.CUT else event.settings.round_minutes
    meta: dict[str, object] = {
        "order": drawn.keys,
        "cost": drawn.cost,
        "bye_candidates": drawn.bye_candidates,
        "rematches": drawn.rematches,
        "literal_given_up": drawn.literal_given_up,
    }
    return Round(drawn.no, drawn.stage, drawn.attempt, matches, Clock(minutes), meta, relaxed=drawn.relaxed)


def _honour_fixed_tables(event: Event, matches: list[Match]) -> None:
    """Players who cannot move get their table by an exchange of numbers (7.7)."""
    given: set[int] = set()
    for match in matches:
        wish = next((t for player in match.seats if (t := event.entrants[player].fixed_table) is not None), None)
        if wish is None or wish in given or match.table is None:
            continue
        given.add(wish)
        there = next((each for each in matches if each.table == wish), None)
        if there is not None:
            there.table = match.table
        match.table = wish
