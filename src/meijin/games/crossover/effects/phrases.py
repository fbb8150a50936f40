"""What operations and static abilities say alike."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.effects.numbers import TEAM_EVENTS
from meijin.games.crossover.language.filters import Objects, Selector
from meijin.games.crossover.language.parts import EachTime, WordPart
from meijin.games.crossover.language.scope import FIGHTER_EVENTS
from meijin.games.crossover.language.terms import Keyword, Telling, Told
from meijin.games.crossover.language.vocabulary import Event, ObjectKind, Protection, Ref, Side, Who
from meijin.games.crossover.language.words import Talk, joined, titled
from meijin.words import Message

ALWAYS_PREVENTED: Final = (Protection.SHOWDOWN_DAMAGE, Protection.DAMAGE_DISCARD)
OF_FIGHTERS: Final = (*FIGHTER_EVENTS, Event.ALLY_PUT_IN_PLAY, Event.ALLY_DISCARDED_SHOWDOWN, Event.ALLY_LEFT_PLAY)
SAFE: Final[Telling] = {"what": Message | None, "always": Message | None, "only": str | None}
PRICED: Final[Telling] = {"to": Message, "to_is": str | None}


def safe_from(prevented: tuple[Protection, ...]) -> Told:
    """What cannot happen to fighters by some effects, and what never can."""
    said = [WordPart("protection", each.word) for each in prevented if each not in ALWAYS_PREVENTED]
    always = [WordPart("protection", each.word) for each in prevented if each in ALWAYS_PREVENTED]
    return {
        "what": joined(said, "nor") if said else None,
        "always": joined(always, "nor") if always else None,
        "only": prevented[0].word if len(prevented) == 1 else None,
    }


def priced(talk: Talk, to: Objects) -> Told:
    """Cards whose cost changes: "your Sand Ninja cards in hand"."""
    if isinstance(to, Selector) and to.kind is ObjectKind.CARD:
        return {"to": talk.selected(to, counted=True), "to_is": "many"}
    said = talk.objects(to)
    return {"to": said, "to_is": talk.state(to, said)}


def each_time(talk: Talk, event: Event, who: Who | Ref) -> Message:
    """Each time something happens to somebody, or to the fighters and Teams of a player."""
    if isinstance(who, Ref):
        said = talk.ref(who)
        return EachTime(event.word, None, said, talk.state(who, said), None)
    scope = "teams" if event in TEAM_EVENTS else "fighters" if event in OF_FIGHTERS else None
    return EachTime(event.word, who.word, None, None, scope)


def owner_of(talk: Talk, objects: Objects) -> str:
    """Whose zone objects go to: their owner's."""
    selector = objects if isinstance(objects, Selector) else None
    if isinstance(objects, Ref) and Ref.T1 <= objects <= Ref.T9:
        selector = talk.targets[objects - 1]
    if selector is not None and selector.kind is ObjectKind.CARD and selector.of is Side.YOU:
        return "your"
    return "their" if talk.is_plural(objects) else "its"


def keyword_words(keyword: Keyword) -> str:
    """A keyword as English cards print it, among the facts of a card: "Super Heal", "Fierce 1", "Ally: Goku"."""
    name = titled(keyword.kind)
    if not keyword.parameter:
        return name
    return f"{name} {keyword.parameter}" if keyword.parameter.isdigit() else f"{name}: {keyword.parameter}"
