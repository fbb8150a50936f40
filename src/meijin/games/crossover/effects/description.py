"""What a card says: its whole text, composed of the messages of its terms, and a short form for tables."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import east_asian_width

from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.card import ArtCost, Card
from meijin.games.crossover.effects.conditions import CONDITIONS, HasRole
from meijin.games.crossover.effects.mods import MODS, Mod, Teams
from meijin.games.crossover.effects.numbers import EVERY_NUMBER
from meijin.games.crossover.effects.operations import OF_KEYWORDS
from meijin.games.crossover.effects.payments import PAYMENTS
from meijin.games.crossover.language.messages import message_of
from meijin.games.crossover.language.parts import (
    PARTS,
    AbilityPart,
    AnyUser,
    Called,
    Happens,
    HasCoin,
    Head,
    KindOf,
    Line,
    Printed,
    SubtypePart,
    Subtypes,
    Unit,
)
from meijin.games.crossover.language.terms import Term
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Event, Limit, ObjectKind, Subtype
from meijin.games.crossover.language.words import Talk, aimed, called, either, joined, keyword_part
from meijin.words import BASE, Message, Print, Source, Speech, Words, shapes_of

SHORTEST: Final = 60  # columns of a short text
DOTS: Final = "..."
TERMS: Final[tuple[type[Term], ...]] = (
    *(*OF_KEYWORDS.values(), *CONDITIONS.values(), *PAYMENTS.values(), *MODS.values(), *EVERY_NUMBER, Teams),
)
# Events whose words name the source, or a player, so that it need not be told of which object they are.
_WITHOUT_SUBJECT: Final = frozenset(
    (
        *(Event.TURN_START, Event.TURN_END, Event.BATTLE_START, Event.SHOWDOWN_START),
        *(Event.PUT_IN_PLAY, Event.DEPLOYED, Event.SENT_OUT, Event.SENT_ATTACK, Event.SENT_BLOCK, Event.OPPOSED),
        *(Event.DISCARDED_SHOWDOWN, Event.ALLY_DISCARDED_SHOWDOWN, Event.ALLY_PUT_IN_PLAY, Event.ALLY_LEFT_PLAY),
        *(Event.OPP_USED_ART, Event.TEAM_WON, Event.TEAM_LOST, Event.OUTSTANDING),
        *(Event.PLANET_DAMAGE, Event.REWARD_WON),
    )
)
_LIMITS: Final = {Limit.TURN: "turn", Limit.GAME: "game", Limit.NONE: "unlimited"}
_OF_OTHERS: Final = frozenset(range(Event.ALLY_DISCARDED_SHOWDOWN, Event.LEAVE_PLAY)) - {
    Event.PLANET_DAMAGE,
    Event.REWARD_WON,
}
_OF_ITS_TEAM: Final = frozenset((Event.WON_BATTLE, Event.LOST_BATTLE, Event.DREW_BATTLE))


# -- cards ----------------------------------------------------------------------------------------------------------


def text(card: Card) -> Message:
    """What the effects of a card do, and its keywords."""
    return Printed(None, _lines(card))


def printed(card: Card) -> Message:
    """All that is printed on a card but its name."""
    is_played = card.type_ is not CardType.WISH and not (card.is_art and not card.is_adventure)
    head = Head(
        (*[KindOf(each.word, card.type_.word) for each in card.subtypes], KindOf(None, card.type_.word)),
        card.number,
        card.turn if is_played else None,
        card.hand if is_played else None,
        None if card.cost is None else _units(card.cost),
        tuple([str(called(each)) for each in card.symbols]),
        f"{card.healthy[0]}/{card.healthy[1]}" if card.is_fighter else None,
        f"{card.injured[0]}/{card.injured[1]}" if card.is_fighter else None,
        card.mental,
        tuple([Called(each) for each in card.attributes]),
        tuple([Called(each) for each in card.traits]),
        user(card) if card.user else None,
    )
    return Printed(head, _lines(card))


def _lines(card: Card) -> tuple[Line, ...]:
    abilities = [Line(say(each, card.type_), full=True) for each in card.abilities]
    return (*[Line(each) for each in _besides(card)], *abilities)


def _besides(card: Card, is_brief: bool = False) -> list[Message]:
    """What a card has besides its abilities."""
    is_plain = is_brief and card.time_limit > 0  # what stays for a time is permanent
    subtypes = [SubtypePart(each.word) for each in card.subtypes if not (is_plain and each is Subtype.PERMANENT)]
    subtypes += [SubtypePart("time", card.time_limit)] if card.time_limit else []
    return [*([Subtypes(tuple(subtypes))] if subtypes else []), *[keyword_part(each) for each in card.keywords]]


def _units(cost: ArtCost) -> tuple[Unit, ...]:
    """What an art costs: chakra of each symbol, of any, and X more."""
    units = [Unit(called(symbol), n) for symbol, n in cost.symbols]
    return (*units, *([Unit(None, cost.any)] if cost.any else []), *([Unit(None, None)] if cost.x else []))


def user(card: Card) -> Message:
    """Who may use an art: "Naruto Uzumaki with Clone Status or Jiraiya"."""
    talk = Talk(card.type_)
    return either([talk.noun(ObjectKind.FIGHTER, each, zones=()) for each in card.user]) if card.user else AnyUser()


# -- abilities ------------------------------------------------------------------------------------------------------


def say(ability: Ability, source: CardType, is_brief: bool = False) -> Message:
    """An ability in one or two sentences."""
    talk = Talk(source, ability.targets, ability.on, is_brief)
    is_static = ability.kind is AbilityKind.STATIC
    replaced = ability.kind is AbilityKind.REPLACE
    happens = _happens(ability, talk) if ability.kind is AbilityKind.TRIGGER else None
    me = talk.me if replaced else None
    cond = _conditions(ability, talk)
    may = _may(ability)
    cost = None
    if ability.cost:
        for each in ability.cost:
            form = "may" if ability.optional and not ability.timing else None
            talk.form = form if each is ability.cost[-1] else "and"
            said = each.tell(talk)
            cost = said if cost is None else joined([cost, said], "and")
    return AbilityPart(
        ability.kind.word,
        happens,
        (talk.source is CardType.EVENT and ability.kind is AbilityKind.EFFECT) or None,
        me,
        ability.on.word if replaced and ability.on is not None else None,
        None if ability.role is None or is_static else ability.role.word,
        None if ability.timing is None else ability.timing.word,
        ability.anywhere or None,
        cond,
        cost,
        may,
        _mods(ability, talk) if is_static else _do(ability, talk, may if cost is None else None),
        (ability.valid and source in (CardType.NINJA, CardType.WARRIOR)) or None,
        ability.db or None,
        (_has_limit(ability) or ability.db or (ability.valid and source in (CardType.NINJA, CardType.WARRIOR))) or None,
        _LIMITS[ability.limit] if ability.limit is not None and _has_limit(ability) else None,
        ability.unnegatable or None,
        ability.unique or None,
    )


def _has_limit(ability: Ability) -> bool:
    """Whether it is used more or less often than others of its kind."""
    usual = Limit.TURN if ability.kind is AbilityKind.ACTIVATED else Limit.NONE
    return ability.limit is not None and ability.limit is not usual


def _may(ability: Ability) -> str | None:
    """Whether it need not be done, and how that is said: what is no command cannot follow after "you may"."""
    if not ability.optional or ability.timing is not None:
        return None
    assert ability.do is not None
    return "may" if ability.cost or ability.do.ops[0].is_command() else "like"


def _happens(ability: Ability, talk: Talk) -> Message:
    event = ability.on
    assert event is not None
    whom = None if event in _WITHOUT_SUBJECT else talk.me
    if event in _OF_ITS_TEAM:
        talk.last = None
    talk.others = talk.others or event in _OF_OTHERS or event in _OF_ITS_TEAM
    coin = None if ability.kind_of_coin is None else ability.kind_of_coin.text.title()
    return Happens(event.word, None if ability.role is None else ability.role.word, whom, coin)


def _conditions(ability: Ability, talk: Talk) -> Message | None:
    form = "while" if ability.kind is AbilityKind.STATIC else "if"
    said: list[Message] = []
    count = len(ability.if_)
    if ability.kind in (AbilityKind.EFFECT, AbilityKind.STATIC) and ability.role is not None:
        talk.form = "and" if count or (ability.db and ability.kind is AbilityKind.STATIC) else form
        said.append(HasRole(ability.role).tell(talk))
    if ability.kind is AbilityKind.STATIC and ability.db:
        said.append(HasCoin(talk.me, "and" if count else form))
    if count:
        said.append(talk.conditions(ability.if_, form))
    return joined(said, "also") if said else None


def _mods(ability: Ability, talk: Talk) -> Message:
    said = []
    before: Mod | None = None
    for each in ability.apply:
        talk.form = None if each is ability.apply[-1] else "and"
        teams = getattr(each, "to", None)
        talk.same = isinstance(teams, Teams) and teams == getattr(before, "to", None)
        said.append(each.tell(talk))
        before = each
    return joined(said, "and")


def _do(ability: Ability, talk: Talk, may: str | None) -> Message:
    """What it does; if that does not begin with the targets, they are chosen first."""
    assert ability.do is not None
    form = "may" if may == "may" else None
    first = ability.do.ops[0]
    if not (ability.targets and first.targets_first):
        return talk.ops(ability.do, form)
    targets = talk.choose_targets()
    if first.modes():
        talk.aim = targets
        return talk.ops(ability.do, form)
    return aimed(targets, talk.ops(ability.do, form))


@cache
def messages() -> tuple[type[Message], ...]:
    """All messages that the texts of cards are composed of; what must not be so is said by the condition itself."""
    return (*PARTS, *(message_of(each) for each in TERMS if each is not CONDITIONS["not"]))


# -- in a language --------------------------------------------------------------------------------------------------


@cache
def speech_of(language: str, is_short: bool = False) -> Speech:
    """What says the texts of cards, for whoever has no game at hand; or says them as short as it can."""
    words = [
        Words(each, _sources(each, "effects", "cards"), _sources(each, "short/effects") if is_short else ())
        for each in dict.fromkeys((language, BASE))
    ]
    return Speech(language, words, shapes_of(messages()), lambda kind: Print(kind, "", ""))


def _sources(language: str, *names: str) -> list[Source]:
    """Files of words in a language, of those that there are."""
    home = files("meijin.games.crossover").joinpath(f"words/{language}")
    found = [home.joinpath(f"{name}.ftl") for name in names]
    return [Source(str(file), file.read_text(encoding="utf-8")) for file in found if file.is_file()]


def describe(card: Card, language: str = BASE) -> str:
    """The whole text of a card."""
    return speech_of(language).tell(text(card))


def short(card: Card, language: str = BASE) -> str:
    """What a card does in at most some 60 columns, for tables: abbreviated, and cut off only where dots show it."""
    speech = speech_of(language, is_short=True)
    brief = [say(each, card.type_, is_brief=True) for each in card.abilities]
    said = [speech.tell(each) for each in (*_besides(card, is_brief=True), *brief)]
    return _cut(str(speech.find(Line.id, {}, "apart")).join(said))


def _cut(said: str) -> str:
    """A text that fits into a table."""
    if _width(said) <= SHORTEST:
        return said
    glue = " " if _width(said) == len(said) else ""  # where words are not apart, it is cut off anywhere
    words = said.split(glue) if glue else list(said)
    while _width(glue.join(words)) > SHORTEST - len(DOTS):
        words.pop()
    return f"{glue.join(words)}{DOTS}"


def _width(said: str) -> int:
    """How many columns a text takes."""
    return len(said) + sum(east_asian_width(each) in "WF" for each in said)


def user_words(card: Card, language: str = BASE) -> str:
    """Who may use an art, in words."""
    return speech_of(language).tell(user(card))


def ability_words(ability: Ability, source: CardType, language: str = BASE) -> str:
    """An ability in words."""
    return speech_of(language).tell(say(ability, source))
