"""Which lists may be played: every broken rule is named at once, with the cards and numbers that break it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.lists.card_index import CARDS, CardIndex, original
from meijin.games.crossover.lists.decklist import (
    HEADED,
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
from meijin.kernel.errors import counted, listed
from meijin.kernel.listtext import Problem, first_line, name_key, placed

PARTS: Final = {MAIN: "the main deck", SIDE: "the sideboard"}
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


def check_main(main: Counts, cards: CardIndex = CARDS) -> list[Problem]:
    """What must hold of a main deck also after sideboarding: its size, no Wishes, names and fighters."""
    rules = cards.pool.rules
    problems = []
    size = total(main)
    if size != rules.deck_size:
        text = f"the main deck has {counted(size, 'card')}; it must have exactly {rules.deck_size}"
        problems.append(_problem("main_size", text, "CB3.1.2", MAIN, count=size, size=rules.deck_size))
    problems += _no_wishes(main, MAIN, cards)
    problems += _check_names(main, MAIN, rules.same_name_max_main, cards)
    fighters = tuple((card, count) for card, count in main if is_limited_fighter(card, cards))
    if total(fighters) > rules.fighter_max_main:
        kinds = {HEADED[cards.cards[card].type_.word] for card, _ in fighters}
        text = (
            f"the main deck has {total(fighters)} {' and '.join(sorted(kinds))}, those with Platoon not counted; "
            f"it may have at most {rules.fighter_max_main}"
        )
        most = rules.fighter_max_main
        problems.append(_problem("fighters", text, "CB3.1.6", MAIN, count=total(fighters), most=most))
    return problems


def check_exchange(deck: DeckList, cards: CardIndex = CARDS, edition: int = EDITION) -> list[Problem]:
    """What is wrong with an exchange between main deck and sideboard, and with both after it."""
    out, into = total(deck.out), total(deck.into)
    problems = []
    if out != into:
        text = f"{counted(out, 'card')} out of the main deck and {into} into it; they are exchanged one for one"
        problems.append(_problem("uneven_exchange", text, "CB3.1.8", out=out, into=into))
    problems += _check_source(deck.out, deck.main, MAIN, OUT, cards)
    problems += _check_source(deck.into, deck.side, SIDE, IN, cards)
    if not problems and into:
        exchanged = deck.exchanged(cards)
        after = check_main(exchanged.main, cards)
        if edition > 1:
            after += _check_names(exchanged.side, SIDE, cards.pool.rules.same_name_max_side, cards)
        problems += [replace(each, text=f"after the exchange {each.text}", kind=f"after_{each.kind}") for each in after]
    return problems


def _check_source(moved: Counts, source: Counts, section: str, by: str, cards: CardIndex) -> list[Problem]:
    """Cards can only leave where they are."""
    there = dict(source)
    return [
        _problem(
            f"{section}_has_too_few",
            f"{PARTS[section]} has {there.get(card, 0)} of {cards.title(card)}, so {count} cannot leave it",
            "CB3.1.8",
            by,
            cards=(card,),
            count=there.get(card, 0),
            wanted=count,
        )
        for card, count in moved
        if count > there.get(card, 0)
    ]


def _check_cards(deck: DeckList, cards: CardIndex) -> list[Problem]:
    """Unknown and forbidden cards, cards of the other line, and cards of sets that are not legal."""
    problems = []
    strangers = []
    for card in dict.fromkeys([*(card for card, _ in (*deck.main, *deck.side)), *deck.wishes]):
        known = cards.cards.get(card)
        forbidden = cards.forbidden.get(original(card if known is None else known.number))
        if forbidden is not None:
            text = f"{forbidden.number} {forbidden.name} is forbidden"
            name = f"{forbidden.number} {forbidden.name}"
            problems.append(_problem("forbidden", text, "CB3.1.1", cards=(card,), words=name))
        elif known is None:
            problems.append(_unknown(card, cards))
        elif not cards.is_legal(known):
            text = f"{cards.title(card)} is of the set {known.set_}, which is not legal"
            problems.append(_problem("set", text, "CB3.1.1", cards=(card,), words=known.set_))
        printed = known or forbidden
        if printed is not None and deck.line in LINE_NAMES and printed.line.word != deck.line:
            strangers.append(card)
    if strangers:
        titles = listed([cards.title(card) for card in strangers])
        ours, theirs = (LINE_NAMES[line] for line in (deck.line, *(each for each in LINE_NAMES if each != deck.line)))
        verb = "is a card" if len(strangers) == 1 else "are cards"
        text = f"{titles} {verb} of {theirs}; this is a list of {ours}, and a deck has cards of one line only"
        problems.append(_problem("other_line", text, "CB3.1.1", cards=tuple(strangers), ours=ours, theirs=theirs))
    return problems


def _unknown(card: str, cards: CardIndex) -> Problem:
    numbers, meant = cards.namesakes(card), cards.meant(card)
    kind = "ambiguous" if numbers else "unknown_like" if meant else "unknown"
    values = {"words": card, "meant": ", ".join(numbers) or (cards.title(meant) if meant else "")}
    return _problem(kind, cards.why_unknown(card), "CB3.1.1", cards=(card,), **values)


def _check_side(side: Counts, cards: CardIndex) -> list[Problem]:
    rules = cards.pool.rules
    problems = []
    if total(side) not in (0, rules.sideboard_size):
        text = f"the sideboard has {counted(total(side), 'card')}; it must have none or exactly {rules.sideboard_size}"
        problems.append(_problem("side_size", text, "CB3.1.3", SIDE, count=total(side), size=rules.sideboard_size))
    problems += _no_wishes(side, SIDE, cards)
    return problems + _check_names(side, SIDE, rules.same_name_max_side, cards)


def _no_wishes(counts: Counts, section: str, cards: CardIndex) -> list[Problem]:
    wishes = tuple(card for card, _ in counts if card in cards.cards and cards.cards[card].type_ is CardType.WISH)
    if not wishes:
        return []
    text = f"{listed([cards.title(card) for card in wishes])} cannot be in {PARTS[section]}: Wishes are listed apart"
    return [_problem(f"wishes_in_{section}", text, "CB3.1.2", section, cards=wishes)]


def _check_names(counts: Counts, section: str, most: int, cards: CardIndex) -> list[Problem]:
    problems = []
    for same in _groups(counts, lambda card: name_key(cards.name(card))):
        if total(same) > most:
            which = f" ({', '.join(f'{count} {card}' for card, count in same)})" if len(same) > 1 else ""
            name = cards.name(same[0][0])
            text = f"{PARTS[section]} has {total(same)} cards named {name}{which}; it may have at most {most}"
            ids = tuple(card for card, _ in same)
            problems.append(
                _problem(f"same_name_{section}", text, "CB3.1.4", section, cards=ids, count=total(same), most=most)
            )
    return problems


def _check_numbers(deck: DeckList, cards: CardIndex) -> list[Problem]:
    """At most three of one number in main deck and sideboard together; alternate prints have the original's."""
    most = cards.pool.rules.same_number_max_total
    problems = []
    for same in _groups((*deck.main, *deck.side), lambda card: _number(card, cards)):
        if total(same) > most:
            ids = tuple(dict.fromkeys(card for card, _ in same))
            text = (
                f"main deck and sideboard together have {total(same)} of {cards.title(ids[0])}; "
                f"there may be at most {most} of one number"
            )
            problems.append(
                _problem("same_number", text, "CB3.1.5", MAIN, SIDE, cards=ids, count=total(same), most=most)
            )
    return problems


def _check_wishes(deck: DeckList, cards: CardIndex) -> list[Problem]:
    most = cards.pool.rules.wish_max
    wishes = deck.wishes
    problems = []
    others = tuple(
        card for card in dict.fromkeys(wishes) if card in cards.cards and cards.cards[card].type_ is not CardType.WISH
    )
    if others:
        verb = "is no Wish" if len(others) == 1 else "are no Wishes"
        text = f"{listed([cards.title(card) for card in others])} {verb}"
        problems.append(_problem("no_wish", text, "CB3.1.7", WISHES, cards=others))
    if wishes and deck.line == "naruto":
        text = f"a Naruto list has no Wishes; this one has {listed(wishes)}"
        problems.append(_problem("naruto_wishes", text, "CB3.1.7", WISHES, cards=tuple(dict.fromkeys(wishes))))
    if len(wishes) > most:
        text = f"the list has {len(wishes)} Wishes; it may have at most {most}"
        problems.append(_problem("many_wishes", text, "CB3.1.7", WISHES, count=len(wishes), most=most))
    for same in _groups([(card, 1) for card in wishes], lambda card: name_key(cards.name(card))):
        if len(same) > 1:
            text = f"{len(same)} Wishes are named {cards.name(same[0][0])}; their names must be different"
            ids = tuple(dict.fromkeys(card for card, _ in same))
            problems.append(_problem("same_wishes", text, "CB3.1.7", WISHES, cards=ids, count=len(same)))
    return problems


def _problem(
    kind: str, text: str, rule: str, *sections: str, cards: tuple[str, ...] = (), **values: str | int
) -> Problem:
    return Problem(text, rule, cards, sections, kind=kind, values=values)


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
