"""All that the rules look up of cards, by number, worked out once.

Every physical card has a number, kind by kind: characters, cats, events, weapons, each in the order of the data file.
Ranking cards and victory cards are mere numbers in the state.
"""

from __future__ import annotations

from typing import Final

from meijin.games.ranking_battle.cards import CATALOGUE, Cat, Catalogue, Character, Event, Weapon


class Book:
    """The tables of a catalogue. ``kind[card]`` leads from a card to everything else."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Catalogue = catalogue
        people, cats, events, weapons = catalogue.characters, catalogue.cats, catalogue.events, catalogue.weapons
        # The first kinds of each sort: characters come from 0 on.
        self.characters = len(people)  # the first cat
        self.owned = self.characters + len(cats)  # the first event; kinds below it are cards of personal decks
        self.weapons = self.owned + len(events)  # the first weapon
        listed: list[Character | Cat | Event | Weapon] = [*people, *cats, *events, *weapons]
        self._listed = tuple(listed)
        self.ids: tuple[str, ...] = tuple(card.id for card in listed)
        self.titles: tuple[str, ...] = tuple(card.name for card in listed)
        self.title_of = dict(zip(self.ids, self.titles, strict=True))
        self.quantity: tuple[int, ...] = tuple(card.quantity for card in listed)
        self.kind: tuple[int, ...] = tuple(kind for kind, card in enumerate(listed) for _ in range(card.quantity))
        self.names: tuple[str, ...] = tuple(
            f"{card.id}#{copy}" for card in listed for copy in range(1, card.quantity + 1)
        )
        starts = [sum(self.quantity[:kind]) for kind in range(len(listed))]
        self.cards_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(range(first, first + count)) for first, count in zip(starts, self.quantity, strict=True)
        )
        # Cards as sets: each of them, all copies of a kind; a set with a weapon is no less than that of the first one.
        self.bit: tuple[int, ...] = tuple(1 << card for card in range(len(self.kind)))
        self.set_of: tuple[int, ...] = tuple(sum(1 << card for card in cards) for cards in self.cards_of)
        self.first_weapon: int = 1 << starts[self.weapons]
        self.lists = catalogue.lists
        self.named = self._names()
        self._read_numbers(catalogue)
        self._read_people(catalogue)
        self._read_events(catalogue)
        self._read_weapons(catalogue)
        self._read_start(catalogue)
        self.stand_in: tuple[int, ...] = tuple(self._stand_in(kind) for kind in range(self.owned))

    def _stand_in(self, kind: int) -> int:
        """The kind of the game's own, among those of personal decks, that is most like one of somebody's own cards.

        What was learned of the game's own cards holds for it as well as may be. It is numbered as without other cards.
        """
        people, cats = CATALOGUE.characters, CATALOGUE.cats
        card = self._listed[kind]
        if isinstance(card, Cat):
            return len(people) + min(range(len(cats)), key=lambda each: abs(cats[each].points - card.points))
        if card in people:
            return people.index(card)
        return min(
            range(len(people)),
            key=lambda each: abs(people[each].power - self.power[kind]) + abs(people[each].cost - self.cost[kind]),
        )

    def _read_numbers(self, catalogue: Catalogue) -> None:
        """What is printed on cards of several sorts, by kind."""
        people, cats, events, weapons = catalogue.characters, catalogue.cats, catalogue.events, catalogue.weapons
        self.cost: tuple[int, ...] = (
            *[card.cost for card in people],
            *[card.cost for card in cats],
            *[card.cost for card in events],
            *[0] * len(weapons),
        )
        self.most_cost: int = max(self.cost[: self.owned])
        self.power: tuple[int, ...] = (
            *[card.power for card in people],
            *[0] * (len(cats) + len(events)),
            *[card.power for card in weapons],
        )
        self.points: tuple[int, ...] = (
            *[0] * self.characters,
            *[cat.points for cat in cats],
            *[0] * (len(events) + len(weapons)),
        )

    def _read_people(self, catalogue: Catalogue) -> None:
        """Characters: some of the tables go on beyond them, with nothing for all other kinds."""
        people = catalogue.characters
        beyond = len(self.ids) - self.characters
        self.female: tuple[bool, ...] = (*[card.sex == "female" for card in people], *[False] * beyond)
        self.persons: tuple[str, ...] = tuple(dict.fromkeys(card.person for card in people))
        self.person: tuple[str, ...] = (*[card.person for card in people], *[""] * beyond)
        self.person_bit: tuple[int, ...] = (*[self.bit_of(card.person) for card in people], *[0] * beyond)
        # The lists of effects by kind; 0 is the empty list.
        self.bonus: tuple[int, ...] = (*[card.attacker_bonus.number for card in people], *[0] * beyond)
        self.play: tuple[int, ...] = (*[card.play.number for card in people], *[0] * beyond)
        # Battle abilities of characters.
        self.modifiers = tuple(
            tuple(ability for ability in card.battle if ability.modify is not None) for card in people
        )
        self.reaction: tuple[int, ...] = (
            *[max([ability.reaction for ability in card.battle], default=-1) for card in people],
            *[-1] * beyond,
        )
        self.reaction_draw: tuple[int, ...] = tuple(
            max([ability.draw for ability in card.battle], default=0) for card in people
        )
        self.look: tuple[int, ...] = tuple(max([ability.look for ability in card.battle], default=1) for card in people)
        self.expertise: tuple[int, ...] = tuple(
            next((ability.expertise for ability in card.battle if ability.expertise >= 0), catalogue.victory.power)
            for card in people
        )

    def _read_events(self, catalogue: Catalogue) -> None:
        """Events, and what the ranking cards give."""
        events, weapons = catalogue.events, catalogue.weapons
        self.event_effects: tuple[int, ...] = (
            *[0] * self.owned,
            *[card.effects.number for card in events],
            *[0] * len(weapons),
        )
        self.beginning: tuple[int, ...] = (0, *[rank.beginning.number for rank in catalogue.ranks])
        # What events require: persons, and how many others.
        self.requires: tuple[int, ...] = (
            *[0] * self.owned,
            *[sum(self.bit_of(person) for person in card.requires) for card in events],
        )
        self.others: tuple[int, ...] = (*[0] * self.owned, *[card.requires_others for card in events])

    def _read_weapons(self, catalogue: Catalogue) -> None:
        """The abilities of weapons, by kind."""
        weapons = catalogue.weapons
        nothing = [()] * self.weapons
        self.arms = (*nothing, *[card.abilities for card in weapons])
        self.exchanges: tuple[bool, ...] = (
            *[False] * self.weapons,
            *[any(ability.exchanges for ability in card.abilities) for card in weapons],
        )

    def _read_start(self, catalogue: Catalogue) -> None:
        """Who takes part, and what players begin with."""
        people, cats = catalogue.characters, catalogue.cats
        self.selectable: tuple[int, ...] = tuple(kind for kind, card in enumerate(people) if card.selectable)
        # Kinds that are always in the pool, with those that are selected.
        self.always: tuple[int, ...] = (
            *[kind for kind, card in enumerate(people) if card.in_pool and not card.selectable],
            *[kind for kind, card in enumerate(cats, self.characters) if card.in_pool],
        )
        self.start_attacker = self.ids.index(catalogue.rules.start_attacker)
        self.start_deck: tuple[tuple[int, int], ...] = tuple(
            (self.ids.index(name), count) for name, count in catalogue.rules.start_deck.items()
        )

    def _names(self) -> dict[str, int]:
        """Every name that a kind goes by, in lower case."""
        named: dict[str, int] = {}
        for kind, card in enumerate(self._listed):
            for name in (card.id, card.name, *card.aliases):
                named.setdefault(name.lower(), kind)
        return named

    def bit_of(self, person: str) -> int:
        """A person as a set."""
        return 1 << self.persons.index(person)

    def sort(self, kind: int) -> str:
        """Whether a kind is a character, cat, event or weapon."""
        if kind < self.characters:
            return "character"
        if kind < self.owned:
            return "cat"
        return "event" if kind < self.weapons else "weapon"

    def describe(self, kind: int) -> str:
        """What is printed on a card."""
        return self._listed[kind].describe()

    def event(self, kind: int) -> Event:
        return self.catalogue.events[kind - self.owned]


BOOK: Final = Book(CATALOGUE)
