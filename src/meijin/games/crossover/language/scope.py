"""What a reference may name at a place of a card file, and what kind of object that is."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.language.terms import Fit
from meijin.games.crossover.language.vocabulary import AbilityKind, Event, Ref

# Events of the source, of which only fighters can be the source.
FIGHTER_EVENTS: Final = frozenset(
    {
        Event.DEPLOYED,
        Event.SENT_OUT,
        Event.SENT_ATTACK,
        Event.SENT_BLOCK,
        Event.OPPOSED,
        Event.USED_ART,
        Event.WON_BATTLE,
        Event.LOST_BATTLE,
        Event.DREW_BATTLE,
        Event.DISCARDED_SHOWDOWN,
        Event.DAMAGED,
        Event.HEALED,
    }
)
SOURCE_EVENTS: Final = FIGHTER_EVENTS | {Event.PUT_IN_PLAY, Event.LEFT_PLAY, Event.LAST_COIN_REMOVED, Event.EXPIRED}
LEAVING: Final = frozenset({Event.DISCARDED_SHOWDOWN, Event.LEFT_PLAY, Event.EXPIRED})
REPLACED: Final = (Event.LEAVE_PLAY, Event.DAMAGE)

SUBJECTS: Final = {
    Event.ALLY_DISCARDED_SHOWDOWN: Fit.CARD,
    Event.ALLY_PUT_IN_PLAY: Fit.FIGHTER,
    Event.ALLY_LEFT_PLAY: Fit.CARD,
    Event.OPP_USED_ART: Fit.FIGHTER,
    Event.TEAM_WON: Fit.TEAM,
    Event.TEAM_LOST: Fit.TEAM,
    Event.OUTSTANDING: Fit.TEAM,
}

FITS: Final = {
    Fit.FIGHTER: "a fighter in play",
    Fit.SUPPORT: "a support card in play",
    Fit.CARD: "a card that is not in play",
    Fit.CHAIN: "an item of the Chain",
    Fit.TEAM: "a Team, of which only the size is known",
}


class Scope:
    """What the references of one ability name."""

    __slots__ = ("entered", "event", "is_choosing", "its", "kind", "source", "targets", "used", "user", "x")

    def __init__(self, kind: AbilityKind | None, source: Fit, user: bool, x: bool) -> None:
        self.kind = kind
        self.source = source  # nothing: the source is no object that can be named
        self.user = user
        self.x = x
        self.event: Event | None = None
        self.targets: list[Fit] | None = None  # None: not chosen yet
        self.used: set[int] = set()  # the numbers of targets that are named somewhere
        self.its: list[Fit] = []  # what ``it`` names, innermost last
        self.entered: set[Ref] = set()  # cards that an operation before has put in play
        self.is_choosing = False  # the selectors are targets

    def fit(self, ref: Ref, attaches: bool) -> Fit | str:
        """What kind of object a reference names, or why it names none."""
        fit = self._fit(ref, attaches)
        return fit | Fit.FIGHTER if isinstance(fit, Fit) and ref in self.entered else fit

    def _fit(self, ref: Ref, attaches: bool) -> Fit | str:
        match ref:
            case Ref.SELF:
                return self._source()
            case Ref.USER:
                return Fit.FIGHTER if self.user else "names the user of an art; here is none"
            case Ref.T1_USER:
                self.used.add(Ref.T1)
                if self.targets and self.targets[0] is Fit.CHAIN:
                    return Fit.FIGHTER
                return "names the user of a targeted art, but the first target is no item of the Chain"
            case Ref.SUBJECT:
                return self._subject()
            case Ref.ATTACHED:
                return (
                    Fit.FIGHTER if attaches else "names an attached fighter, but no 'attach' of this card attaches one"
                )
            case Ref.IT:
                return (
                    self.its[-1]
                    if self.its
                    else "names nothing here: only what is done to each of several objects has it"
                )
            case Ref.TEAM:
                return (
                    Fit.FIGHTER
                    if self.source & Fit.FIGHTER
                    else "names the source's Team, but the source is no fighter"
                )
            case _:
                return self._target(ref)

    def _source(self) -> Fit | str:
        if not self.source:
            return "names the source, but this card is never in play"
        return self.source | Fit.CARD if self.event in LEAVING else self.source

    def _subject(self) -> Fit | str:
        if self.event in SOURCE_EVENTS:
            return self._source()
        if self.event in SUBJECTS:
            return SUBJECTS[self.event]
        return "names the object of an event, but " + (
            f"{self.event.word} is an event without one" if self.event is not None else "this ability waits for none"
        )

    def _target(self, ref: Ref) -> Fit | str:
        if self.targets is None:
            return "names a target, but targets are chosen after this is looked at"
        if ref > len(self.targets):
            count = len(self.targets)
            have = "no target" if not count else "one target" if count == 1 else f"{count} targets"
            return f"names target {int(ref)}, but this ability has {have}"
        self.used.add(ref)
        return self.targets[ref - 1]


def said_fit(fit: Fit) -> str:
    """The kinds of objects in words."""
    return " or ".join(words for kind, words in FITS.items() if kind & fit)
