"""Each check catches the fault it is there for: Clash with one thing done wrong, and the checks that must say so.

Where a fault shows in more than one way, all checks that must notice it are named; no other may complain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import ClassVar, Self

import pytest

from meijin.kernel.errors import IllegalAction, InvalidAction, LateAction, MeijinError
from meijin.kernel.event import Event
from meijin.kernel.game import Face, Fact, Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.scenario import Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.testing import CHECKS, ConformanceError
from meijin.kernel.testing.clash import LAY, STAKE, Clash, ClashGame, Draw, Lay, Look, Stake
from meijin.kernel.testing.climb import CLIMB, Climb
from meijin.kernel.touch import Touch
from meijin.kernel.zones import Zone
from meijin.words import News, Seat

Secret = Draw | Lay | Stake | Look


def complaints(game: ClashGame) -> dict[str, str]:
    """What each check says against a game, for those that say something."""
    setup = game.prepare(2, {})
    said: dict[str, str] = {}
    for name, check in CHECKS.items():
        try:
            check(setup, range(1))
        except ConformanceError as error:
            said[name] = str(error)
    return said


def with_state(kind: type[Clash]) -> ClashGame:
    class Faulty(ClashGame):
        state = kind

    return Faulty()


def test_clash_itself_is_without_fault() -> None:
    assert complaints(ClashGame()) == {}


# -- secrets ----------------------------------------------------------------------------------------------------------


class NamesARivalsCard(Clash):
    __slots__ = ()

    def status(self, seat: int | None) -> View:
        rival = 1 if seat == 0 else 0
        return {**super().status(seat), "hint": f"{self.setup.cards[self.hand[rival][0]]} is strong"}


class NumbersTheTopCard(Clash):
    __slots__ = ()

    def status(self, seat: int | None) -> View:
        return {**super().status(seat), "top": self.deck[-1] if self.deck else None}


class TellsDrawsToEverybody(Clash):
    __slots__ = ()

    def tell_secret(self, news: Secret, seat: int) -> None:
        if isinstance(news, Draw):
            self.tell(news)
        else:
            super().tell_secret(news, seat)


class TellsTheKindOfALaidCard(Clash):
    __slots__ = ()

    def tell_secret(self, news: Secret, seat: int) -> None:
        others = replace(news, card=news.card.split("#")[0]) if isinstance(news, Lay) and news.card else None
        if others is None:
            super().tell_secret(news, seat)
        else:
            self.tell(news, 1 << seat, others)


class OffersARivalsChoices(Clash):
    __slots__ = ()

    def understand(self, action: int | str, seat: int | str | None = None) -> tuple[int, int]:
        try:
            return super().understand(action, seat)
        except LateAction as error:
            if not self.deciders:
                raise
            offer = self.choices(self.deciders[0])
            raise LateAction(f"{error.reason}: {', '.join(offer)}", error.action, error.record) from None


class RefusesASayingWithTheTopCard(Clash):
    __slots__ = ()

    def submit(self, words: str, seat: int | str | None = None) -> list[Event]:
        try:
            return super().submit(words, seat)
        except MeijinError as error:
            raise IllegalAction(f"{error} ({self.deck[-1:]})", words) from None


class OpenToSpectators(Clash):
    """Spectators, and only they, see the cards laid face down."""

    __slots__ = ()

    def view(self, seat: int | str | None = None) -> View:
        seen = super().view(seat)
        for laid in [each for each in seen["zones"] if each["zone"] == "laid"]:  # type: ignore[attr-defined]
            if seat is None:
                laid["cards"] = [self.setup.cards[card] for card in self.laid[self.setup.owners.index(laid["owner"])]]
        return seen


# -- what choices are about -------------------------------------------------------------------------------------------


class DeclaresNoNewsOfIt(ClashGame):
    """It tells of what it has not declared."""

    messages = tuple(each for each in ClashGame.messages if each is not Draw)


class Yawn(News):
    """Somebody is tired, and nobody has words for it."""

    seat: Seat


class HasNoWordsForIt(ClashGame):
    """It declares what it cannot say."""

    messages = (*ClashGame.messages, Yawn)


class FailsAtAnExplanation(ClashGame):
    """It cannot say what a choice does."""

    def explain(self, setup: Setup, action: int) -> str:
        raise KeyError("why")


class AsksInAWord(ClashGame):
    def question(self, setup: Setup, seen: View, choices: Sequence[str]) -> str:
        return super().question(setup, seen, choices).rstrip("?")


class PointsIntoTheWrongZone(ClashGame):
    def touches(self, setup: Setup, action: int) -> Touch:
        named = super().touches(setup, action)
        return Touch(tuple(card.split("#")[0] for card in named.cards), "laid")


class PointsAtTooMany(ClashGame):
    def touches(self, setup: Setup, action: int) -> Touch:
        named = super().touches(setup, action)
        return Touch(tuple(card.split("#")[0] for card in named.cards) * 3, "hand")


class PointsAtWhatThereIsNot(ClashGame):
    def touches(self, setup: Setup, action: int) -> Touch:
        return replace(super().touches(setup, action), zone="sleeve")


class PointsAtARivalsCard(Clash):
    __slots__ = ()

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        rival = self.hand[1 - seat]
        return [Touch((self.setup.cards[rival[0]],))] * len(actions)


class PointsAtHalf(Clash):
    __slots__ = ()

    def touches(self, seat: int, actions: Sequence[int]) -> list[Touch]:
        return super().touches(seat, actions)[::2]


# -- possible worlds --------------------------------------------------------------------------------------------------


class SamplesTheTruth(Clash):
    __slots__ = ()

    def sample(self, seat: int, rng: Rng) -> Self:
        world = self.clone()
        world.chance = rng.fork()
        return world


class SamplesTrueStakes(Clash):
    __slots__ = ()

    def fits(self, seat: int, rng: Rng) -> bool:
        return True


class ForgetsTheHandsInAShuffle(Clash):
    __slots__ = ()

    def mix(self, pile: list[int], slot: int, unseen: int = 0) -> None:
        super().mix(pile, slot)
        self.batches = ((tuple(pile),),)


class SamplesTheOwnHandToo(Clash):
    __slots__ = ()

    def sample(self, seat: int, rng: Rng) -> Self:
        world = super().sample(seat, rng)
        if world.hand[seat] and world.deck:
            world.hand[seat][0], world.deck[0] = world.deck[0], world.hand[seat][0]
        return world


class SamplesWithTheTrueDice(Clash):
    __slots__ = ()

    def sample(self, seat: int, rng: Rng) -> Self:
        world = super().sample(seat, rng)
        world.chance = self.chance
        return world


class SamplesWithTheRecord(Clash):
    __slots__ = ()

    def sample(self, seat: int, rng: Rng) -> Self:
        world = super().sample(seat, rng)
        world.record = self.record
        return world


# -- copies -----------------------------------------------------------------------------------------------------------


class SharesAList(Clash):
    """A list that never changes is shared: no game shows it, only the look at what is shared."""

    __slots__ = ("notes",)
    notes: list[int]

    def clone(self) -> Self:
        copy = super().clone()
        copy.notes = self.notes
        return copy


class SharingGame(ClashGame):
    state = SharesAList

    def blank(self, setup: Setup, chance: int) -> Clash:
        state = super().blank(setup, chance)
        assert isinstance(state, SharesAList)
        state.notes = []
        return state


class CopiesKeepTheRecord(Clash):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.record = self.record
        return copy


class HasAnAttributeOutsideSlots(Clash):
    def begin_round(self) -> None:
        self.laps = self.round
        super().begin_round()


# -- rules ------------------------------------------------------------------------------------------------------------


class ListsTwice(Clash):
    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return [*legal, legal[0]]


class PicksUnevenly(Clash):
    __slots__ = ()

    def pick(self, seat: int, number: int) -> int:
        legal = self.legal(seat)
        return legal[number % len(legal)]


class ListsInAnotherOrderForCopies(Clash):
    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal if self.record is not None else legal[::-1]


class ChangesWhenRefusing(Clash):
    __slots__ = ()

    def understand(self, action: int | str, seat: int | str | None = None) -> tuple[int, int]:
        try:
            return super().understand(action, seat)
        except MeijinError:
            self.die = (self.die + 1) % 3
            raise


class RefusesWithoutTheRecord(Clash):
    __slots__ = ()

    def _report(self) -> str:
        return ""


class RefusesEverythingAsInvalid(Clash):
    __slots__ = ()

    def understand(self, action: int | str, seat: int | str | None = None) -> tuple[int, int]:
        try:
            return super().understand(action, seat)
        except LateAction as error:
            raise InvalidAction(error.reason, error.action, error.record) from None


class NeverEnds(Clash):
    __slots__ = ()

    def strike(self, points: int) -> None:
        self.round = 1
        super().strike(0)


class HasTooFewReturns(Clash):
    __slots__ = ()

    def returns(self) -> tuple[float, ...]:
        return super().returns()[1:]


# -- language ---------------------------------------------------------------------------------------------------------


class ReadsStakesWrong(ClashGame):
    def parse(self, setup: Setup, text: str) -> int:
        return STAKE + 1 if text.startswith("stake") else super().parse(setup, text)


class ShoutsItsActions(ClashGame):
    def text(self, setup: Setup, action: int) -> str:
        return super().text(setup, action).replace("duck", "Duck")


class ExplainsNothing(ClashGame):
    def explain(self, setup: Setup, action: int) -> str:
        return "" if action >= LAY else super().explain(setup, action)


class HasABlankCard(ClashGame):
    def card_text(self, card: str) -> str:
        return "" if card == "c6#2" else super().card_text(card)


class PicksFromNowhere(ClashGame):
    picked_from: ClassVar[Mapping[str, str]] = {"lay": "sleeve"}


class HasNoMinutes(ClashGame):
    minutes = 0


class LeadsToNoRule(ClashGame):
    sections: ClassVar[Mapping[str, str]] = {"lay": "7.1"}


class FailsAtAFace(ClashGame):
    def card_face(self, card: str) -> Face:
        raise KeyError(card)


class HasAnObjectAsAFact(ClashGame):
    def card_facts(self, kind: str) -> dict[str, Fact]:
        return {"zone": self.zones[0]}  # type: ignore[dict-item]


class RatesTooLittle(ClashGame):
    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        return [1.0]


class CannotNarrateForTheOthers(ClashGame):
    def narrate(self, kind: str, fields: Mapping[str, object]) -> str:
        return f"{fields['seat']} draws {fields['card']}" if kind == "draw" else super().narrate(kind, fields)


class TellsTuples(Clash):
    __slots__ = ()

    def tell_secret(self, news: Secret, seat: int) -> None:
        if self.events is not None:
            self.events.append(Event(news.kind, {"seat": news.seat, "pair": (1, 2)}))


class TellsUnasked(Clash):
    __slots__ = ()

    def step(self, seat: int, action: int) -> None:
        if self.events is None:
            self.events = []
        super().step(seat, action)


class ForgetsWhoHasAnswered(Clash):
    __slots__ = ()

    def resume(self, flow: dict[str, object]) -> None:
        everybody = list(self.setup.seats) if flow["ask"] == "stake" else flow["decide"]
        super().resume({**flow, "decide": everybody})


class DescribesItsEndAsAPosition(Clash):
    __slots__ = ()

    def describe(self) -> Scenario:
        described = super().describe()
        described.flow = described.flow if self.deciders else {}
        return described


THROWS = count()


class ThrowsDiceOfItsOwn(Clash):
    __slots__ = ()

    def roll(self, sides: int) -> int:
        return next(THROWS) % sides


class BeginsATurnTooMany(Clash):
    __slots__ = ()

    def turns_begun(self, seat: int) -> int:
        return 2


class CountsTurnsBackwards(Clash):
    __slots__ = ()

    def turns_begun(self, seat: int) -> int:
        return 100 - self.round

    def turns_completed(self, seat: int) -> int:
        return 99 - self.round


class ComparesWhatCannotBeCompared(Clash):
    __slots__ = ()

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        return (0,) * seat


class DecidesByWhatIsHidden(Clash):
    __slots__ = ()

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        return (sum(self.hand[seat]),)


class PlaysOnAfterTime(Clash):
    __slots__ = ()

    def turns_begun(self, seat: int) -> int:
        return self.round

    def turns_completed(self, seat: int) -> int:
        return self.round - 1

    def turns_when_called(self) -> int:
        return self.round


class ForgetsTheCallInCopies(Clash):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.final_turn = 0
        return copy


class HasAForbiddenInstinct(Clash):
    __slots__ = ()

    def instinct(self, seat: int, number: int) -> int:
        return -5


class SeesARivalsHand(Clash):
    __slots__ = ()

    def sight(self, seat: int) -> int:
        return hash(tuple(self.hand[1 - seat]))


class SignsARivalsHand(Clash):
    __slots__ = ()

    def signs(self, seat: int) -> list[float]:
        return [float(self.hand[1 - seat][0]) if self.hand[1 - seat] else 0.0]


class Threes(Clash):
    __slots__ = ()

    def signs(self, seat: int) -> list[float]:
        del seat
        return [3.0]


class SignsBeyondOne(ClashGame):
    state = Threes

    def sign_names(self, setup: Setup) -> list[str]:
        del setup
        return ["round"]


class DeclaresTooFewActions(ClashGame):
    def actions(self, setup: Setup) -> list[int]:
        return super().actions(setup)[:-1]


class DeclaresActionsDownwards(ClashGame):
    def actions(self, setup: Setup) -> list[int]:
        return super().actions(setup)[::-1]


class DeclaresNoActions(ClashGame):
    actions = Game.actions  # type: ignore[assignment]


class FeelsMoreThanItNames(Clash):
    __slots__ = ()

    def features(self, seat: int) -> list[float]:
        return [1.0]


class RulesOutTheTruth(Clash):
    __slots__ = ()

    def likelihood(self, seat: int) -> float:
        return 0.0


class WinsTwice(Clash):
    __slots__ = ()

    def shares(self) -> tuple[float, ...]:
        return (1.0,) * self.setup.players


class KnowsNoSecrets(Clash):
    __slots__ = ()

    def known_by_all(self, zone: Zone, owner: int) -> list[int]:
        return [-1] * (self.setup.players + 1)


@pytest.mark.parametrize(
    ("game", "checks", "because"),
    [
        (with_state(HasAForbiddenInstinct), {"hints"}, "the instinct of ann is -5, which is not legal"),
        (with_state(SeesARivalsHand), {"hints"}, "differs in a world that it cannot tell from the true one"),
        (with_state(FeelsMoreThanItNames), {"hints"}, "there are 0 names of features, but 1 features of ann"),
        (with_state(SignsARivalsHand), {"hints"}, "the signs of ann differ in a world"),
        (SignsBeyondOne(), {"hints"}, "the sign 'round' of ann is 3.0, which is not from 0 to 1"),
        (DeclaresTooFewActions(), {"legal"}, "is listed as legal, but is none of the game's actions(setup)"),
        (DeclaresActionsDownwards(), {"legal"}, "the numbers of actions(setup) must ascend"),
        (DeclaresNoActions(), {"legal"}, "DeclaresNoActions.actions(setup) must give their numbers, ascending"),
        (with_state(RulesOutTheTruth), {"hints"}, "the likelihood of the true world is 0.0 for ann"),
        (with_state(WinsTwice), {"hints"}, "which is not one win in all"),
        (with_state(BeginsATurnTooMany), {"time"}, "ann has begun 2 turns and completed 0"),
        (with_state(CountsTurnsBackwards), {"time"}, "have become fewer"),
        (with_state(ComparesWhatCannotBeCompared), {"time"}, "cannot be compared"),
        (with_state(DecidesByWhatIsHidden), {"time"}, "a world sampled for"),
        (with_state(PlaysOnAfterTime), {"time"}, "time was called, and still turn"),
        (with_state(ForgetsTheCallInCopies), {"time"}, "a copy does not know whether time has been called"),
        (with_state(NamesARivalsCard), {"secrets", "samples"}, "names c"),
        (with_state(NumbersTheTopCard), {"samples"}, "can tell a sampled world from the true one"),
        (with_state(TellsDrawsToEverybody), {"secrets"}, "the event 'draw' names c"),
        (with_state(TellsTheKindOfALaidCard), {"secrets"}, "the event 'lay' names c"),
        (with_state(OffersARivalsChoices), {"secrets"}, "how 'no such action' is refused"),
        (with_state(RefusesASayingWithTheTopCard), {"secrets"}, "can tell a sampled world from the true one by what"),
        (with_state(OpenToSpectators), {"secrets", "samples", "moves"}, "spectators see c"),
        (with_state(SamplesTheTruth), {"samples"}, "the sampler gives it away"),
        (with_state(SamplesTrueStakes), {"samples"}, "the hidden counter stake"),
        (with_state(ForgetsTheHandsInAShuffle), {"samples"}, "in no batch"),
        (with_state(SamplesTheOwnHandToo), {"samples", "secrets"}, "can tell a sampled world from the true one"),
        (with_state(SamplesWithTheTrueDice), {"samples"}, "see the future"),
        (with_state(SamplesWithTheRecord), {"samples"}, "takes the record"),
        (SharingGame(), {"copies", "samples"}, "shares notes"),
        (with_state(CopiesKeepTheRecord), {"copies", "samples"}, "takes the record"),
        (with_state(HasAnAttributeOutsideSlots), {"copies"}, "laps must be declared as a field"),
        (with_state(ListsTwice), {"legal", "notation"}, "listed twice"),
        (with_state(PicksUnevenly), {"legal"}, "must be the legal action at place"),
        (with_state(ListsInAnotherOrderForCopies), {"legal", "samples", "secrets"}, "in another order"),
        (with_state(ChangesWhenRefusing), {"refusals"}, "has changed the state: die"),
        (with_state(RefusesWithoutTheRecord), {"refusals"}, "lacks its reason, the action in words or the record"),
        (with_state(RefusesEverythingAsInvalid), {"refusals"}, "must be refused with LateAction"),
        (with_state(NeverEnds), {"ends", "samples"}, "not over after"),
        (with_state(HasTooFewReturns), {"ends", "hints"}, "one number for each of 2 seats"),
        (ReadsStakesWrong(), {"notation"}, "'stake 2' is read as"),
        (ShoutsItsActions(), {"notation"}, "must be in lower case"),
        (PicksFromNowhere(), {"pages", "touches"}, "picks from 'sleeve', which is no zone"),
        (HasNoMinutes(), {"pages"}, "at least 1"),
        (LeadsToNoRule(), {"pages"}, "the section 7.1 of the phase 'lay' is no heading"),
        (FailsAtAFace(), {"events", "pages", "words"}, "asked for its cards, the game fails with KeyError: 'c1'"),
        (HasAnObjectAsAFact(), {"pages"}, "neither a text nor a number"),
        (RatesTooLittle(), {"pages"}, "rate must give a number for each of the"),
        (ExplainsNothing(), {"words"}, "is no sentence"),
        (HasABlankCard(), {"words"}, "the text of the card c6#2"),
        (AsksInAWord(), {"words"}, "the question to ann is no sentence: 'Which card do you lay face down'"),
        (DeclaresNoNewsOfIt(), {"events", "words"}, "the event 'draw' is told, but `messages` declares no news"),
        (HasNoWordsForIt(), {"words"}, "en: news-yawn is said nowhere"),
        (FailsAtAnExplanation(), {"words"}, f"KeyError: 'why' ({__file__}, line "),
        (PointsIntoTheWrongZone(), {"touches"}, "it sees 0 of c"),
        (PointsAtTooMany(), {"touches"}, "it sees 1 of c"),
        (PointsAtWhatThereIsNot(), {"touches"}, "there is no zone 'sleeve'"),
        (with_state(KnowsNoSecrets), {"moves"}, "was told wrong: c"),
        (with_state(PointsAtARivalsCard), {"touches"}, "its view does not show c"),
        (with_state(PointsAtHalf), {"touches"}, "choices, and"),
        (CannotNarrateForTheOthers(), {"events"}, "KeyError"),
        (with_state(TellsTuples), {"events"}, "is not plain data"),
        (with_state(TellsUnasked), {"events"}, "although nobody listens"),
        (with_state(ForgetsWhoHasAnswered), {"scenarios"}, "differs in"),
        (with_state(DescribesItsEndAsAPosition), {"scenarios"}, "is refused as if it were something else"),
        (with_state(ThrowsDiceOfItsOwn), {"records", "events"}, "listening changes what happens"),
    ],
    ids=lambda value: value.state.__name__ if isinstance(value, ClashGame) else "",
)
def test_a_fault_is_caught_by_its_check(game: ClashGame, checks: set[str], because: str) -> None:
    said = complaints(game)
    assert set(said) == checks
    assert any(because in text for text in said.values()), said


# Faults that break play itself are met by every check that plays on; the right one must name them.


class ListsACardItDoesNotHave(Clash):
    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return [*legal, LAY + self.deck[-1]] if legal[0] >= LAY and self.deck else legal


class HasNoChoice(Clash):
    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if self.round < 3 else []


class SharesItsPoints(Clash):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.points = self.points
        return copy


@pytest.mark.parametrize(
    ("kind", "check", "because"),
    [
        (ListsACardItDoesNotHave, "legal", "is listed as legal, but carrying it out fails"),
        (HasNoChoice, "legal", "decides but has no legal action"),
        (SharesItsPoints, "copies", "a copy shares points"),
    ],
)
def test_a_fault_in_play_is_named_by_its_check(kind: type[Clash], check: str, because: str) -> None:
    assert because in complaints(with_state(kind))[check]


def test_a_game_that_crashes_is_reported_with_its_record() -> None:
    class Crashes(Clash):
        __slots__ = ()

        def strike(self, points: int) -> None:
            raise ZeroDivisionError("no blow")

    said = complaints(with_state(Crashes))["ends"]
    assert " fails with ZeroDivisionError: no blow" in said.splitlines()[0]
    assert "actions: 4" in said  # two cards laid, two stakes; the answer to the blow is the one that fails


def test_a_sampler_that_tells_the_truth_is_caught_without_zones_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def truth(state: Climb, seat: int, rng: Rng) -> Climb:
        world = state.clone()
        world.chance = rng.fork()
        return world

    setup = CLIMB.prepare(None, {})
    CHECKS["samples"](setup, range(2))
    monkeypatch.setattr(Climb, "sample", truth)
    with pytest.raises(ConformanceError, match="the whole position"):
        CHECKS["samples"](setup, range(2))
