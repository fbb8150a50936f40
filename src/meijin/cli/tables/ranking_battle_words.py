"""Cards of Ranking Battle in a few words, in the language of the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.book import BOOK, Book
from meijin.games.ranking_battle.cards import Cat, Character, Event, Rank, Weapon
from meijin.games.ranking_battle.effects import EffectList
from meijin.games.ranking_battle.parameters import Built

if TYPE_CHECKING:
    from meijin.cli.tables.generic import Table

DECIDES: Final = ("guess_cost", "lose_if_sex")  # what a weapon may end a battle with


class CardWords:
    """What the table looks up of cards, among which may be cards of one's own, and what it says of them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.learn(BOOK)

    def learn(self, book: Book) -> None:
        """Know the cards of a game."""
        catalogue = book.catalogue
        self.book = book
        self.gap = catalogue.rules.draw_margin + 1  # so much ahead wins a battle
        self.characters: dict[str, Character] = {card.id: card for card in catalogue.characters}
        self.events: dict[str, Event] = {card.id: card for card in catalogue.events}
        self.points: dict[str, int] = {cat.id: cat.points for cat in catalogue.cats}
        self.all: dict[str, Character | Cat | Event | Weapon] = {
            card.id: card for card in catalogue.all_cards if isinstance(card, Character | Cat | Event | Weapon)
        }
        self.cost = dict(zip(book.ids, book.cost, strict=True))

    # -- saying -------------------------------------------------------------------------------------------------

    def say(self, name: str, /, **values: object) -> str:
        """Words of the game's or of the platform's."""
        return self._table.say(name, **values)

    def seat(self, seat: str) -> str:
        return self._table.speech.seat(seat)

    def title(self, kind: str) -> str:
        return self._table.speech.card(kind)

    def beside(self, kind: str) -> str:
        """What stands beside the name by which a card is typed, where the language has another for it."""
        if self._table.speech.find(f"card-{kind}", {}) is None:
            return ""
        return f" {self._table.speech.say(f'face-{kind}', {}).replace('|', '')}"

    def listed(self, said: Iterable[str]) -> str:
        """Texts as people list them."""
        return self._table.speech.listed(list(said))

    def joined(self, parts: Iterable[str], between: str = "table-comma") -> str:
        """Those parts that say anything, one after the other."""
        return self.say(between).join([part for part in parts if part])

    def person(self, person: str) -> str:
        return self._table.speech.called("term", person.capitalize())

    def called(self, call: str) -> str:
        """What is called out, as it is quoted."""
        return self._table.speech.say("choice-call", {"call": call})

    # -- effects ------------------------------------------------------------------------------------------------

    def effects(self, *lists: EffectList) -> str:
        """Lists of effects one after the other, equal bonuses added up."""
        gains: dict[str, int] = {}
        others = []
        for effect in [effect for each in lists for effect in self.book.lists[each.number]]:
            if effect.gain is None:
                others.append(self.does(effect))
            else:
                gains[effect.gain] = gains.get(effect.gain, 0) + effect.n
        return self.joined([*(self.say(f"table-gain-{what}", n=n) for what, n in gains.items()), *others])

    def does(self, effect: Built) -> str:
        values = {name: self._value(name, value) for name, value in effect.values.items()}
        return self.say(f"table-does-{effect.op}", **values)

    def _value(self, name: str, value: object) -> object:
        if isinstance(value, EffectList):
            return self.effects(value)
        if name == "person":
            return self.person(str(value))
        return self.called(str(value)) if name == "call" else value

    # -- cards --------------------------------------------------------------------------------------------------

    def rank(self, rank: int) -> str:
        card: Rank = self.book.catalogue.ranks[rank - 1]
        return self.effects(card.beginning)

    def bonus(self, kind: str) -> str:
        """The attacker bonus of a character."""
        return self.effects(self.characters[kind].attacker_bonus)

    def when_played(self, kind: str) -> str:
        """What playing a character does; of other cards what they do."""
        match self.all[kind]:
            case Character() as card:
                return self.effects(card.attacker_bonus, card.play)
            case Event() as card:
                return self.effects(card.effects)
            case Cat() as card:
                return self.say("table-gain-points", n=card.points)
            case Weapon() as card:
                power = f"+{card.power}" if card.power or not card.abilities else ""
                return self.joined([power, *(self.does(ability) for ability in card.abilities)])

    def in_battle(self, kind: str) -> str:
        return self.joined(self.does(ability) for ability in self.characters[kind].battle)

    def against(self, kind: str, sex: str = "") -> str:
        """What an attacker does in a battle, against a rival of one sex if that is said."""
        told = [ability for ability in self.characters[kind].battle if ability.reaction < 0]
        return self.joined(self.does(each) for each in told if sex in ("", each.values.get("sex", sex)))

    def defence(self, kind: str) -> str:
        """What a card does from the hand of a challenged player."""
        card = self.all[kind]
        reactions = [ability for ability in card.battle if ability.reaction >= 0] if isinstance(card, Character) else []
        return self.joined(self.say("table-defends", power=each.reaction, draw=each.draw) for each in reactions)

    def abilities(self, kind: str) -> str:
        """A card to be acquired in a line, without its power."""
        card = self.all[kind]
        if isinstance(card, Event):
            persons = [self.person(person) for person in card.requires]
            others = [self.say("table-others", count=card.requires_others)] if card.requires_others else []
            return self.say("table-needs", persons=self.listed([*persons, *others]), does=self.when_played(kind))
        if not isinstance(card, Character):
            return self.when_played(kind)
        parts = {"bonus": self.bonus(kind), "play": self.effects(card.play), "battle": self.in_battle(kind)}
        said = [self.say(f"table-part-{part}", does=does) for part, does in parts.items() if does]
        return self.joined(said, "table-semicolon")

    def in_short(self, kind: str) -> str:
        """The same with the power of a character."""
        power = self.say("table-power_of", power=self.characters[kind].power) if kind in self.characters else ""
        return self.joined([power, self.abilities(kind)], "table-semicolon")

    def decisive(self, kind: str) -> str:
        """What a weapon says of winning or losing at once."""
        weapon = self.all[kind]
        assert isinstance(weapon, Weapon)
        deciding = [ability for ability in weapon.abilities if ability.op in DECIDES]
        said = [self.say(f"table-decides-{ability.op}", **ability.values) for ability in deciding]
        return self.joined(said, "table-semicolon")
