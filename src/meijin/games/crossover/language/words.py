"""How terms are said: the words of a card's line, what references are called, and how clauses make sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meijin.games.crossover.language.scope import SOURCE_EVENTS
from meijin.games.crossover.language.terms import AnyCoin, Coin
from meijin.games.crossover.language.vocabulary import (
    CardType,
    Destination,
    Duration,
    Event,
    Line,
    ObjectKind,
    Ref,
    Side,
    Who,
    Zone,
)

if TYPE_CHECKING:
    from meijin.games.crossover.language.filters import Objects, Selector


@dataclass(frozen=True, slots=True)
class LineWords:
    """What things are called in a line (2)."""

    fighter: str
    deck: str
    chakra: str
    chakra_area: str
    discard: str
    village: str
    rewards: str
    turn_cost: str
    hand_cost: str


LINE_WORDS: Final = {
    Line.NARUTO: LineWords(
        "Ninja",
        "Deck",
        "Chakra",
        "Chakra area",
        "Discard Pile",
        "Village",
        "Battle Reward area",
        "Entrance cost",
        "Hand cost",
    ),
    Line.DB: LineWords(
        "Warrior",
        "Planet",
        "Chi",
        "Chi area",
        "discard area",
        "Deployment area",
        "Planet Damage pile",
        "Turn cost",
        "Chi cost",
    ),
}
DURATIONS: Final = {
    Duration.BATTLE: "in this battle",
    Duration.TURN: "this turn",
    Duration.NEXT_TURN: "this turn and next turn",
    Duration.GAME: "for the rest of the game",
}
SAME: Final = {
    ObjectKind.FIGHTER: "fighter",
    ObjectKind.SUPPORT: "support card",
    ObjectKind.CARD: "card",
    ObjectKind.CHAIN: "effect",
}
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


class Talk:
    """What a term must know to say itself: the line of its card, and what the references of its ability are called."""

    __slots__ = ("event", "is_brief", "its", "last", "mentioned", "source", "targets", "words")

    def __init__(
        self, source: CardType, targets: Sequence[Selector] = (), event: Event | None = None, is_brief: bool = False
    ) -> None:
        self.words = LINE_WORDS[source.line]
        self.source = source
        self.targets = targets
        self.event = event
        self.is_brief = is_brief  # the source and the user are never "it", so that they can be left out
        self.mentioned = 0  # the targets that have been said in full, a bit each
        self.its: list[str] = []  # what ``it`` is called, innermost last
        self.last: Ref | None = None  # what was spoken of last, and may be called "it"

    # -- objects ----------------------------------------------------------------------------------------------------

    @property
    def me(self) -> str:
        """The source: "this Ninja", or "it" if that is clear."""
        return self._again(Ref.SELF, f"this {self.source.name.title()}")

    @property
    def user(self) -> str:
        """The user of an art."""
        return self._again(Ref.USER, "the user")

    def _again(self, ref: Ref, name: str) -> str:
        if self.last is ref and not (self.is_brief and ref in (Ref.SELF, Ref.USER)):
            return "it"
        self.last = ref
        return name

    def ref(self, ref: Ref) -> str:
        """What a reference is called; a target is said in full the first time."""
        match ref:
            case Ref.SELF:
                return self.me
            case Ref.USER:
                return self.user
            case Ref.T1_USER:
                return "its user"
            case Ref.SUBJECT:
                if self.event is Event.OPP_USED_ART:
                    return "its user"
                return self.me if self.event in SOURCE_EVENTS else self._again(ref, "that fighter")
            case Ref.ATTACHED:
                return self._again(ref, "the attached fighter")
            case Ref.IT:
                return self.its[-1] if self.its else "it"
            case Ref.TEAM:
                return f"{possessive(self.me)} Team"
            case _:
                return self._target(ref)

    def _target(self, ref: Ref) -> str:
        place = ref - 1
        selector = self.targets[place]
        if not self.mentioned >> place & 1:
            self.mentioned |= 1 << place
            said = selector.words(self)
            self.last = ref if selector.n == 1 else None
            return said
        like = [each for each in self.targets if each.kind is selector.kind]
        noun = "Art" if selector.is_ is not None and selector.is_.art else SAME[selector.kind]
        if len(like) > 1:
            return f"the {ORDINALS[place]} {noun}"
        return self._again(ref, f"that {noun}") if selector.n == 1 else f"those {noun}s"

    def choose_targets(self) -> str:
        """All targets in one breath, for an effect that does not begin with what it does to them."""
        return " and ".join(self._target(Ref(place + 1)) for place in range(len(self.targets)))

    def objects(self, objects: Objects) -> str:
        """What objects are called."""
        return self.ref(objects) if isinstance(objects, Ref) else objects.words(self)

    def is_plural(self, objects: Objects) -> bool:
        """Whether there are several of them, for the verb."""
        if objects is Ref.TEAM:
            return False
        if isinstance(objects, Ref):
            return Ref.T1 <= objects <= Ref.T9 and self.targets[objects - 1].n != 1
        return objects.n != 1 and not objects.is_one_head

    def verb(self, objects: Objects, one: str, many: str) -> str:
        """The objects and what they do: "this Ninja gets", "your fighters get"."""
        said = self.objects(objects)
        return f"{said} {many if self.is_plural(objects) else one}"

    # -- players and zones ------------------------------------------------------------------------------------------

    def player(self, who: Who, command: str, third: str) -> str:
        """What a player does: "draw", "the opponent draws", "each player draws"."""
        return {Who.YOU: command, Who.OPP: f"the opponent {third}", Who.BOTH: f"each player {third}"}[who]

    def whose(self, who: Who) -> str:
        """Whose zone, after what the player does."""
        return "your" if who is Who.YOU else "their"

    def zone(self, zone: Zone) -> str:
        """A zone cards are taken from."""
        words = self.words
        return {
            Zone.HAND: "hand",
            Zone.DECK: words.deck,
            Zone.DISCARD: words.discard,
            Zone.CHAKRA: words.chakra_area,
        }.get(zone, zone.word)

    def zones(self, zones: Sequence[Zone], of: Side) -> str:
        """Zones with their owner: "your Chakra area or Discard Pile"."""
        owner = {Side.YOU: "your ", Side.OPP: "the opponent's ", Side.ANY: "any "}[of]
        return owner + " or ".join(self.zone(zone) for zone in zones)

    def onto(self, to: Destination, owner: str) -> str:
        """Where cards go: "to its owner's hand", "on the bottom of your Deck"."""
        words = self.words
        match to:
            case Destination.DECK_TOP:
                return f"on the top of {owner} {words.deck}"
            case Destination.DECK_BOTTOM:
                return f"on the bottom of {owner} {words.deck}"
            case Destination.HAND:
                return f"to {owner} hand"
            case Destination.DISCARD:
                return f"to {owner} {words.discard}"
            case Destination.CHAKRA:
                return f"to {owner} {words.chakra_area}"
            case Destination.YOUR_REWARDS:
                return f"to your {words.rewards} face down"
            case _:
                return "out of the game"

    def coin(self, kind: Coin | AnyCoin) -> str:
        """A coin of a kind."""
        return f"{titled(kind.text)} coin" if isinstance(kind, Coin) else "coin"


def titled(word: str) -> str:
    """A word of a card file as cards print it.

    >>> titled("super_heal"), titled("db")
    ('Super Heal', 'DB')
    """
    return "DB" if word == "db" else word.replace("_", " ").title()


def article(noun: str) -> str:
    """A noun with its article.

    >>> article("injured fighter"), article("Leaf fighter")
    ('an injured fighter', 'a Leaf fighter')
    """
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def plural(noun: str) -> str:
    """Several of a noun.

    >>> plural("fighter"), plural("Jutsu card"), plural("Damage")
    ('fighters', 'Jutsu cards', 'Damage')
    """
    return noun if noun in ("Ninja", "Jutsu") or noun.endswith("Damage") else f"{noun}s"


def either(words: Sequence[str]) -> str:
    """Words of which one is enough.

    >>> either(["Moegi", "Udon", "Konohamaru"])
    'Moegi, Udon or Konohamaru'
    """
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def possessive(words: str) -> str:
    """What belongs to something.

    >>> possessive("the user"), possessive("those fighters"), possessive("it")
    ("the user's", "those fighters'", 'its')
    """
    if words == "it":
        return "its"
    return f"{words}'" if words.endswith("s") else f"{words}'s"


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '+0', '-1')
    """
    return f"{number:+d}"


def sentence(words: str) -> str:
    """Words as a sentence.

    >>> sentence("draw 1 card")
    'Draw 1 card.'
    """
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith('.') else '.'}"
