"""What is printed on cards: as a text, as a small picture, and value by value."""

from __future__ import annotations

from typing import Final

from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.cards import Card, Cat, Character, Event, Rank, Victory, Weapon
from meijin.kernel.game import Face, Fact

_COLOURS: Final = {"character": "", "cat": "yellow", "event": "blue", "weapon": "purple"}


def card_text(book: Book, name: str) -> str:
    """What is printed on a card.

    >>> from meijin.games.ranking_battle.book import BOOK
    >>> card_text(BOOK, "sasami")
    'Character, cost 4, attack power 4, female. Attacker bonus: [Character Plays+1]. BATTLE: [Attack Power+2] against a
    female attacker.'
    """
    for rank in book.catalogue.ranks:
        if name == rank.id:
            return f"Ranking card. {rank.describe()}"
    if name == book.catalogue.victory.id:
        return f"Victory card. {book.catalogue.victory.describe()}"
    kind = book.ids.index(name)
    sort = book.sort(kind)
    if sort == "weapon":
        return f"Weapon. {book.describe(kind)}"
    cost = f"{sort.capitalize()}, cost {book.cost[kind]}"
    if sort != "character":
        return f"{cost}. {book.describe(kind)}"
    sex = "female" if book.female[kind] else "male"
    return f"{cost}, attack power {book.power[kind]}, {sex}. {book.describe(kind)}"


def card_face(book: Book, name: str) -> Face:
    """How a card is drawn small: its name, its power or cost, and what sort of card it is."""
    for rank in book.catalogue.ranks:
        if name == rank.id:
            return Face(rank.name, str(rank.rank), "", "", "ranking cards")
    victory = book.catalogue.victory
    if name == victory.id:
        return Face(victory.name, f"+{victory.power}", "", "", "victory cards")
    kind = book.ids.index(name)
    sort = book.sort(kind)
    if sort == "weapon":
        return Face(book.titles[kind], f"+{book.power[kind]}", _COLOURS[sort], "", "weapons")
    if sort == "character":
        return Face(book.titles[kind], str(book.power[kind]), _COLOURS[sort], f"cost {book.cost[kind]}", "characters")
    if sort == "cat":
        return Face(book.titles[kind], str(book.points[kind]), _COLOURS[sort], f"cost {book.cost[kind]}", "cats")
    return Face(book.titles[kind], str(book.cost[kind]), _COLOURS[sort], "event", "events")


def card_facts(book: Book, name: str) -> dict[str, Fact]:
    """What is printed on a card, value by value.

    >>> from meijin.games.ranking_battle.book import BOOK
    >>> card_facts(BOOK, "cat_trio")
    {'sort': 'cat', 'cost': 5, 'points': 3}
    """
    catalogue = book.catalogue
    lists = (catalogue.characters, catalogue.cats, catalogue.events, catalogue.weapons, catalogue.ranks)
    cards: list[Card] = [catalogue.victory, *(card for cards in lists for card in cards)]
    match next(card for card in cards if card.id == name):
        case Rank(rank=rank, beginning=beginning):
            return {"sort": "rank", "rank": rank, "beginning": beginning.words}
        case Victory(power=power):
            return {"sort": "victory", "power": power}
        case Weapon(power=power, abilities=abilities):
            return {"sort": "weapon", "power": power, "abilities": tuple(ability.words for ability in abilities)}
        case Cat(cost=cost, points=points):
            return {"sort": "cat", "cost": cost, "points": points}
        case Event() as event:
            return {
                "sort": "event",
                "cost": event.cost,
                "requires": event.requires,
                "others": event.requires_others,
                "condition": event.condition,
                "effect": event.effects.words,
            }
        case Character() as character:
            return {
                "sort": "character",
                "cost": character.cost,
                "power": character.power,
                "sex": character.sex,
                "person": character.person,
                "bonus": character.attacker_bonus.words,
                "play": character.play.words,
                "battle": tuple(ability.words for ability in character.battle),
            }
