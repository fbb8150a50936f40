"""Which lists may be played: every broken rule is named at once, with the cards and numbers that break it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.lists import problems as told
from meijin.games.crossover.lists.card_index import CARDS, CardIndex, original
from meijin.games.crossover.lists.decklist import (
    IN,
    LINE_NAMES,
    MAIN,
    OUT,
    SIDE,
    WISHES,
    Counts,
    DeckList,
    Reading,
    total,
)
from meijin.games.crossover.lists.problems import DeckProblem
from meijin.kernel import listmessages
from meijin.kernel.listtext import Problem, first_line, name_key, placed
from meijin.words import Message

PLATOON: Final = "platoon"


def check_reading(reading: Reading, cards: CardIndex = CARDS, edition: int = EDITION) -> list[Problem]:
    """Everything that is wrong with a list that was read, each with the place where it stands if there is one."""
    found = [replace(each, where=placed(each, reading.where)) for each in check_deck(reading.deck, cards, edition)]
    return sorted([*reading.problems, *found], key=first_line)


def check_deck(deck: DeckList, cards: CardIndex = CARDS, edition: int = EDITION) -> list[Problem]:
    """Every rule of deck construction that a list breaks, and every rule of exchanging if cards were exchanged."""
    return [
        *_check_cards(deck, cards),
        *check_main(deck.main, cards),
        *_check_side(deck.side, cards),
        *_check_numbers(deck, cards),
        *_check_wishes(deck, cards),
        *check_exchange(deck, cards, edition),
    ]


def check_main(main: Counts, cards: CardIndex = CARDS, after: bool = False) -> list[Problem]:
    """What must hold of a main deck also after sideboarding: its size, no Wishes, names and fighters."""
    rules = cards.pool.rules
    problems: list[Problem] = []
    if (size := total(main)) != rules.deck_size:
        said = told.DeckSize(MAIN, size, rules.deck_size, after)
        problems.append(DeckProblem(said, "CB3.1.2", sections=(MAIN,)))
    problems += _no_wishes(main, MAIN, cards, after)
    problems += _check_names(main, MAIN, rules.same_name_max_main, cards, after)
    fighters = sum(count for card, count in main if is_limited_fighter(card, cards))
    if fighters > rules.fighter_max_main:
        many = told.Fighters(fighters, rules.fighter_max_main, after)
        problems.append(DeckProblem(many, "CB3.1.6", sections=(MAIN,)))
    return problems


def check_exchange(deck: DeckList, cards: CardIndex = CARDS, edition: int = EDITION) -> list[Problem]:
    """What is wrong with an exchange between main deck and sideboard, and with both after it."""
    out, into = total(deck.out), total(deck.into)
    problems: list[Problem] = []
    if out != into:
        problems.append(DeckProblem(told.UnevenExchange(out, into), "CB3.1.8"))
    problems += _check_source(deck.out, deck.main, MAIN, OUT)
    problems += _check_source(deck.into, deck.side, SIDE, IN)
    if not problems and into:
        exchanged = deck.exchanged(cards)
        problems += check_main(exchanged.main, cards, after=True)
        if edition > 1:
            problems += _check_names(exchanged.side, SIDE, cards.pool.rules.same_name_max_side, cards, after=True)
    return problems


def _check_source(moved: Counts, source: Counts, part: told.Part, by: str) -> list[Problem]:
    """Cards can only leave where they are."""
    there = dict(source)
    return [
        DeckProblem(told.TooFewThere(part, card, there.get(card, 0), count), "CB3.1.8", (card,), (by,))
        for card, count in moved
        if count > there.get(card, 0)
    ]


def _check_cards(deck: DeckList, cards: CardIndex) -> list[Problem]:
    """Unknown and forbidden cards, cards of the other line, and cards of sets that are not legal."""
    problems: list[Problem] = []
    strangers = []
    for card in dict.fromkeys([*(card for card, _ in (*deck.main, *deck.side)), *deck.wishes]):
        known = cards.cards.get(card)
        forbidden = cards.forbidden.get(original(card if known is None else known.number))
        if forbidden is not None:
            said = told.ForbiddenCard(f"{forbidden.number} {forbidden.name}")
            problems.append(DeckProblem(said, "CB3.1.1", (card,)))
        elif known is None:
            problems.append(DeckProblem(_unknown(card, cards), "CB3.1.1", (card,)))
        elif not cards.is_legal(known):
            problems.append(DeckProblem(told.IllegalSet(card, known.set_), "CB3.1.1", (card,)))
        printed = known or forbidden
        if printed is not None and deck.line in LINE_NAMES and printed.line.word != deck.line:
            strangers.append(card)
    if strangers:
        ours: told.Line = "naruto" if deck.line == "naruto" else "db"
        theirs: told.Line = "db" if deck.line == "naruto" else "naruto"
        problems.append(DeckProblem(told.OtherLine(tuple(strangers), ours, theirs), "CB3.1.1", tuple(strangers)))
    return problems


def _unknown(card: str, cards: CardIndex) -> Message:
    if numbers := cards.namesakes(card):
        return told.Ambiguous(card, tuple(numbers))
    return listmessages.Unknown(card, cards.meant(card) or None)


def _check_side(side: Counts, cards: CardIndex) -> list[Problem]:
    rules = cards.pool.rules
    problems: list[Problem] = []
    if (size := total(side)) not in (0, rules.sideboard_size):
        said = told.DeckSize(SIDE, size, rules.sideboard_size)
        problems.append(DeckProblem(said, "CB3.1.3", sections=(SIDE,)))
    problems += _no_wishes(side, SIDE, cards)
    return problems + _check_names(side, SIDE, rules.same_name_max_side, cards)


def _no_wishes(counts: Counts, part: told.Part, cards: CardIndex, after: bool = False) -> list[Problem]:
    wishes = tuple(card for card, _ in counts if card in cards.cards and cards.cards[card].type_ is CardType.WISH)
    said = told.WishesAmongOthers(part, wishes, after)
    return [DeckProblem(said, "CB3.1.2", wishes, (part,))] if wishes else []


def _check_names(counts: Counts, part: told.Part, most: int, cards: CardIndex, after: bool = False) -> list[Problem]:
    problems: list[Problem] = []
    for same in _groups(counts, lambda card: name_key(cards.name(card))):
        if (count := total(same)) > most:
            ids = tuple(card for card, _ in same)
            numbers = tuple(f"{n} {card}" for card, n in same) if len(same) > 1 else ()
            said = told.SameName(part, ids[0], count, most, numbers, after)
            problems.append(DeckProblem(said, "CB3.1.4", ids, (part,)))
    return problems


def _check_numbers(deck: DeckList, cards: CardIndex) -> list[Problem]:
    """At most three of one number in main deck and sideboard together; alternate prints have the original's."""
    most = cards.pool.rules.same_number_max_total
    problems: list[Problem] = []
    for same in _groups((*deck.main, *deck.side), lambda card: _number(card, cards)):
        if (count := total(same)) > most:
            ids = tuple(dict.fromkeys(card for card, _ in same))
            problems.append(DeckProblem(told.SameNumber(ids[0], count, most), "CB3.1.5", ids, (MAIN, SIDE)))
    return problems


def _check_wishes(deck: DeckList, cards: CardIndex) -> list[Problem]:
    most = cards.pool.rules.wish_max
    wishes = deck.wishes
    found: list[tuple[Message, tuple[str, ...]]] = []
    others = tuple(
        card for card in dict.fromkeys(wishes) if card in cards.cards and cards.cards[card].type_ is not CardType.WISH
    )
    if others:
        found.append((told.NoWish(others), others))
    if wishes and deck.line == "naruto":
        found.append((told.NarutoWishes(tuple(dict.fromkeys(wishes))), tuple(dict.fromkeys(wishes))))
    if len(wishes) > most:
        found.append((told.ManyWishes(len(wishes), most), ()))
    for same in _groups([(card, 1) for card in wishes], lambda card: name_key(cards.name(card))):
        if len(same) > 1:
            ids = tuple(dict.fromkeys(card for card, _ in same))
            found.append((told.SameWishes(ids[0], len(same)), ids))
    return [DeckProblem(said, "CB3.1.7", ids, (WISHES,)) for said, ids in found]


def _number(card: str, cards: CardIndex) -> str:
    return original(cards.cards[card].number if card in cards.cards else card)


def is_limited_fighter(card: str, cards: CardIndex) -> bool:
    """Whether a card is one of the fighters of which a main deck may have only so many."""
    known = cards.cards.get(card)
    return known is not None and known.is_fighter and all(each.kind != PLATOON for each in known.keywords)


def _groups(counts: Sequence[tuple[str, int]], key: Callable[[str], str]) -> list[list[tuple[str, int]]]:
    """The entries that have something in common; those without it, whose key is empty, are left out."""
    groups: dict[str, list[tuple[str, int]]] = {}
    for card, count in counts:
        if common := key(card):
            groups.setdefault(common, []).append((card, count))
    return list(groups.values())
