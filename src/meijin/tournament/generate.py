"""Random events, for the checker and for whoever wants to try something: everything goes through the real commands.

Players come late, leave, are absent, agree on draws, are late at the table and get penalties; results are disputed and
corrected; rounds are drawn again, edited by hand, and what was done is taken back. The same words make the same event.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from meijin.kernel import registry
from meijin.kernel.fairness import commitment
from meijin.tournament import commands as c
from meijin.tournament.chance import REVEAL_MS, number_state
from meijin.tournament.lateness import price
from meijin.tournament.model import Match, MatchResult, Phase, Stage
from meijin.tournament.next_round import cut_is_due, final_table_is_due
from meijin.tournament.plan import MOST_IN_A_ROBIN
from meijin.tournament.ranking import table_of
from meijin.tournament.roles import Actor, Role
from meijin.tournament.runner import ENGINE, JUDGE, MEIJIN, Runner
from meijin.tournament.seeds import seed_digest
from meijin.tournament.settings import Format, Level, Mode, formats_of
from meijin.tournament.tournament import Tournament

INFRACTIONS: Final = ("misplay", "slow_play", "marked_cards", "unsporting", "other")
WHY: Final = "by chance"


class Rates(Struct, frozen=True):
    """How often something happens: to a match, to a player in a round, or in a round."""

    draw: float = 0.08  # a match at the end of time, or by agreement
    drop: float = 0.03  # a player in a round
    late: float = 0.05  # players who come late, by the field
    penalty: float = 0.03  # a player in a round
    absence: float = 0.02  # a player in a round
    correction: float = 0.02  # a match
    organiser: float = 0.08  # in a round: drawn again, edited by hand, taken back


USUAL: Final = Rates()


def generate(
    n: int,
    rounds: int | None,
    seed: str,
    rates: Rates = USUAL,
    *,
    form: Format = Format.SWISS,
    cut: int = 0,
    game: str = "",
    settings: dict[str, object] | None = None,
) -> Tournament:
    """A complete event of n players that is made by chance; the rounds are those of the rules unless given."""
    luck = Random(f"{seed}|{n}|{rounds}|{form}|{cut}")
    game = game or luck.choice([each.id for each in registry.installed()[0] if form in formats_of(each)])
    official = rounds is None and not cut and not (form is Format.ROUND_ROBIN and n > MOST_IN_A_ROBIN)
    premier = bool(cut) or luck.random() < 0.2
    runner = Runner(
        seed,
        game,
        form,
        name="Event by chance",
        level=Level.PREMIER if premier else Level.STORE,
        mode=Mode.OFFICIAL if official and n > 3 else Mode.FREE,
        cut=cut,
        rounds=rounds,
        settings=settings,
    )
    return _Generator(runner, rates, luck, n).run()


class _Generator:
    def __init__(self, runner: Runner, rates: Rates, luck: Random, players: int) -> None:
        self.runner = runner
        self.event = runner.event
        self.rates = rates
        self.luck = luck
        self.givers = Random(f"{runner.tournament.seed}|numbers")
        self.giving = self.givers.choice([0.0, 0.4])  # how many commit to numbers
        self.left = players
        self.count = 0
        self.late = sum(self.chance(rates.late) for _ in range(players))

    def chance(self, rate: float) -> bool:
        return self.luck.random() < rate

    def run(self) -> Tournament:
        """The whole event."""
        for _ in range(self.left):
            self.enter()
        if self.chance(self.rates.organiser):
            self.runner.enter("guest", "Somebody who does not come")
            self.runner.do(c.Drop(player="guest"))
        self.give_numbers()
        self.runner.do(c.CloseRegistration())
        if self.event.phase is Phase.DECK_CHECK:
            self.runner.do(c.FinishCheck(), JUDGE)
        while self.more_rounds():
            self.between_rounds()
            if not self.more_rounds() or not self.draw():
                break
            if self.event.phase is Phase.PAIRING:  # otherwise too many left, and the round was given up
                self.play()
        self.end()
        return self.runner.tournament

    # -- players --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.count += 1
        player = f"P{self.count:02}"
        self.runner.enter(player, f"Player {self.count}", user=f"user-{player}")
        if self.event.settings.deck_lists == "required":
            self.runner.do(c.SubmitList(player=player, cards=f"the list of {player}"), self.person(player))
            self.runner.do(c.CheckList(player=player, legal=True), JUDGE)

    def person(self, player: str) -> Actor:
        return Actor(f"user-{player}", Role.PLAYER)

    def playing(self) -> list[str]:
        return [each.player for each in self.event.active()]

    def between_rounds(self) -> None:
        """Some leave, others come late, and a result of the last round is put right."""
        if not self.event.rounds:
            return
        for player in self.playing():
            if self.chance(self.rates.drop) and len(self.playing()) > 2:
                self.runner.tried(c.Drop(player=player), self.person(player))
        if self.chance(self.rates.organiser):
            dropped = [entry.n for entry in self.runner.tournament.log if entry.type == "drop"]
            if dropped:
                self.runner.tried(c.TakeBack(n=dropped[-1]), reason=WHY)
        while self.late and self.chance(0.5):
            self.late -= 1
            late = f"P{self.count + 1:02}"
            if self.runner.tried(c.Enter(player=late, name=f"Player {self.count + 1}", user=f"user-{late}")):
                self.count += 1
        for match in self.event.round.matches:
            if self.event.round.closed and self.event.round.stage is not Stage.CUT:
                self.correct(match)

    def give_numbers(self) -> None:
        """Some commit to numbers, most of them reveal theirs, and now and then something is called out."""
        if not self.giving:
            return
        for player, entrant in self.event.entrants.items():
            state, number = number_state(self.event, entrant), seed_digest(f"number of {player}")
            if state == "wanted" and self.givers.random() < self.giving:
                self.runner.do(c.CommitNumber(player=player, commitment=commitment(number)), self.person(player))
            elif state == "asked" and self.givers.random() < 0.8:
                self.runner.do(c.RevealNumber(player=player, number=number), self.person(player))
        if self.givers.random() < 0.1:
            self.runner.tried(c.Stir(said=str(self.givers.randint(1, 6))))
        self.runner.wait(REVEAL_MS // 1000)

    # -- a round --------------------------------------------------------------------------------------------------

    def more_rounds(self) -> bool:
        if self.event.phase in (Phase.READY, Phase.BETWEEN):
            return True
        return self.event.phase is Phase.SWISS_DONE and (cut_is_due(self.event) or final_table_is_due(self.event))

    def draw(self) -> bool:
        """The next round is drawn; False if there is none."""
        self.give_numbers()
        if not self.runner.tried(c.Pair()):
            if self.event.phase is Phase.BETWEEN:
                self.runner.do(c.EndSwiss(), reason="nobody is left to meet")
            return self.event.phase is Phase.SWISS_DONE and self.runner.tried(c.Pair())
        if self.chance(self.rates.organiser):
            self.runner.tried(c.PairAgain(), reason=WHY)
        if self.chance(self.rates.organiser):
            one, other = self.luck.sample([player for match in self.event.round.matches for player in match.seats], 2)
            self.runner.tried(c.SwapPlayers(one=one, other=other), reason=WHY)
        if self.chance(self.rates.organiser) and len(self.playing()) > 4:
            gone = self.luck.choice(self.playing())
            self.runner.do(c.Drop(player=gone), self.person(gone))
            if not self.runner.tried(c.PairAgain(), reason=f"{gone} has left") and self.event.phase is Phase.PAIRING:
                self.runner.tried(c.EndSwiss(), reason="the others have all met")
        if self.event.phase is Phase.PAIRING and self.chance(self.rates.organiser):
            self.runner.do(c.Publish(rematches_confirmed=self.event.round.relaxed))
            self.runner.do(c.TakeBack(n=len(self.runner.tournament.log)), reason=WHY)
        return True

    def play(self) -> None:
        self.runner.begin_round()
        self.agree_on_draws()
        self.conduct()
        matches = self.runner.open_matches()
        self.luck.shuffle(matches)
        slow = [match for match in matches if self.chance(self.rates.draw)]
        for match in matches:
            if match not in slow:
                self.settle(match)
        if slow:
            self.runner.wait(60 * self.event.round.clock.minutes)
            self.runner.do(c.CallTime(), ENGINE)
            for match in slow:
                self.settle(match, at_time=True)
        for match in self.event.round.matches:
            self.correct(match)
        self.runner.do(c.CloseRound(), JUDGE)
        if self.chance(self.rates.organiser):
            self.runner.do(c.TakeBack(n=len(self.runner.tournament.log)), reason=WHY)
            self.runner.do(c.CloseRound(), JUDGE)

    def agree_on_draws(self) -> None:
        draw = MatchResult(kind="intentional_draw")
        for match in self.runner.open_matches():
            if len(match.seats) == 2 and self.chance(self.rates.draw / 2):
                for player in match.seats:
                    self.runner.tried(c.ReportResult(player=player, match=match.id, result=draw), self.person(player))
                if not match.settled:
                    self.runner.tried(c.Confirm(match=match.id), JUDGE)

    def conduct(self) -> None:
        """Penalties, late players, players who leave in the middle of a match."""
        for player in self.playing():
            if self.chance(self.rates.penalty):
                self.penalize(player)
            if self.chance(self.rates.penalty / 3):
                self.runner.wait(self.luck.choice([0, 200, 400]))
                after = self.event.round.clock.elapsed(self.runner.at + 100)
                cost = price(self.event, self.event.round, after)
                self.runner.tried(c.Arrive(player=player, accepts=cost), self.person(player))
            if self.chance(self.rates.drop / 2) and len(self.playing()) > 2:
                self.runner.tried(c.Drop(player=player, at_once=self.chance(0.5)), JUDGE)
        if self.event.round.stage is Stage.PODS and self.chance(self.rates.organiser):
            absent = self.luck.sample(self.playing(), 1)
            self.runner.tried(c.ReseatPods(absent=tuple(absent)), JUDGE, reason=WHY)

    def penalize(self, player: str) -> None:
        level = self.luck.choices(["warning", "game_loss", "match_loss", "disqualification"], (8, 6, 2, 1))[0]
        if level == "disqualification" and len(self.playing()) <= 4:
            level = "warning"
        infraction = self.luck.choice(INFRACTIONS)
        given = c.Penalize(player=player, infraction=infraction, level=level, note="noted")  # type: ignore[arg-type]
        self.runner.do(given, MEIJIN)
        if self.chance(self.rates.organiser):
            self.runner.tried(c.TakeBack(n=len(self.runner.tournament.log)), reason=WHY)

    # -- results --------------------------------------------------------------------------------------------------

    def settle(self, match: Match, *, at_time: bool = False) -> None:
        if match.settled:
            return
        results = self.possible(match, at_time=at_time)
        if self.chance(0.3) and self.players_report(match, results[0]):
            return
        for result in results:
            if self.runner.tried(c.EnterResult(match=match.id, result=result), JUDGE):
                return
        raise AssertionError(f"{match.id} can have no result")

    def players_report(self, match: Match, result: MatchResult) -> bool:
        """Both report, sometimes not the same; whether the match has its result then."""
        if result.kind != "played" or result.absent:
            return False
        for player in match.seats[:2]:
            told = result
            if result.score and self.chance(0.1):
                told = MatchResult(kind="played", score=result.score[::-1])
            self.runner.tried(c.ReportResult(player=player, match=match.id, result=told), self.person(player))
        if not match.settled and match.reports:
            self.runner.tried(c.Confirm(match=match.id), JUDGE)
        return match.settled

    def possible(self, match: Match, *, at_time: bool) -> list[MatchResult]:
        """Results to try, the likeliest first."""
        absent = tuple(player for player in match.seats if self.chance(self.rates.absence))
        if self.event.round.stage in (Stage.PODS, Stage.FINAL):
            return [self.places(match, absent[: len(match.seats) - 2])]
        need = self.event.games_needed
        if len(absent) == 2 and self.event.round.stage is not Stage.CUT:
            return [MatchResult(kind="double_loss", absent=absent)]
        if absent:
            return [MatchResult(kind="forfeit", loser=absent[0], absent=absent[:1])]
        scores = [(need, low) for low in range(need)] + [(low, need) for low in range(need)]
        self.luck.shuffle(scores)
        if at_time:
            short = [(high, low) for high in range(need) for low in range(need) if high + low]
            self.luck.shuffle(short)
            scores = short + scores
        played = [MatchResult(kind="played", score=score) for score in scores]
        if self.chance(0.02):
            played.insert(0, MatchResult(kind="concession", loser=self.luck.choice(match.seats), score=(0, 0)))
        return [*played, MatchResult(kind="forfeit", loser=match.seats[0])]

    def places(self, match: Match, absent: tuple[str, ...]) -> MatchResult:
        order = [player for player in match.seats if player not in absent]
        self.luck.shuffle(order)
        ranking: list[list[str]] = []
        for player in order:
            if ranking and self.chance(self.rates.draw):
                ranking[-1].append(player)
            else:
                ranking.append([player])
        return MatchResult(kind="played", ranking=tuple(map(tuple, ranking)), absent=absent)

    def correct(self, match: Match) -> None:
        if len(match.seats) == 1 or not match.settled or not self.chance(self.rates.correction):
            return
        void = MatchResult(kind="void")
        choices = self.possible(match, at_time=False)
        if self.chance(0.1) and self.event.round.stage is not Stage.CUT:
            choices.insert(0, void)
        for result in choices:
            if self.runner.tried(c.Correct(match=match.id, result=result), MEIJIN, "a slip was read wrongly"):
                return

    def end(self) -> None:
        tied: dict[int, list[str]] = {}
        for line in table_of(self.event, self.runner.tournament.chance, final=True):
            tied.setdefault(line.rank, []).append(line.player)
        for pair in tied.values():
            if len(pair) == 2 and self.chance(0.5):
                self.runner.tried(c.HoldCoin(winner=pair[1], loser=pair[0]), JUDGE)
        if not self.runner.tried(c.Finish()):
            self.runner.do(c.Cancel(), reason="there are too few for an elimination")
        elif self.chance(self.rates.organiser):
            self.runner.do(c.Reopen(), reason="a result was wrong")
            for match in self.event.round.matches:
                self.correct(match)
            self.runner.do(c.Finish())
