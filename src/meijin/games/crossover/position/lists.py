"""The deck lists of described positions: a position that names other cards than a starter deck has gets them into it.

Only starter decks are changed; a list that is written out is what it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from meijin.games.crossover.cards import Pool
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.lists import DeckList, index_of, is_limited_fighter, sorted_counts, starters_of, to_line
from meijin.games.crossover.names import SEATS

OF_THE_OTHER: Final = "rewards"


def completed(
    pool: Pool, usual: Mapping[str, object], options: Mapping[str, object], zones: Mapping[str, object]
) -> Mapping[str, object]:
    """The options with lists that hold every card a position names; ``usual`` are the options that are not given."""
    found = dict(options)
    starters = starters_of(pool)
    for owner, seat in enumerate(SEATS):
        name = f"{seat}_deck"
        deck = starters.get(str(options.get(name, usual[name])).strip().lower())
        if deck is None:
            continue
        wanted = _wanted(pool, zones, owner, deck)
        held = Counter(dict(deck.main) | dict.fromkeys(deck.wishes, 1))
        if wanted - held:
            found[name] = to_line(_with(pool, deck, wanted))
    return found


def _wanted(pool: Pool, zones: Mapping[str, object], owner: int, deck: DeckList) -> Counter[str]:
    """How many of each card of a seat's line a position names as that seat's."""
    copies: dict[str, set[int]] = {}  # that are named exactly
    plain: Counter[str] = Counter()
    for name in _named(zones, owner):
        kind, mark, copy = name.partition("#")
        card = pool.by_id.get(kind)
        if card is None or card.line.word != deck.line or (mark and copy[:1] != SEATS[owner][0]):
            continue
        if mark and copy[1:].isdecimal():
            copies.setdefault(kind, set()).add(int(copy[1:3]))
        else:
            plain[kind] += 1
    exact = Counter({kind: max(*numbers, len(numbers) + plain[kind]) for kind, numbers in copies.items()})
    return plain | exact


def _named(zones: Mapping[str, object], owner: int) -> Iterable[str]:
    """The names in the zones where a seat's cards lie; with a copy they may lie in zones of the other, too."""
    for side, seat in enumerate(SEATS):
        table = zones.get(seat)
        for zone, cards in table.items() if isinstance(table, dict) else ():
            for item in cards if isinstance(cards, list) else ():
                name = item.get("card") if isinstance(item, dict) else item
                if isinstance(name, str) and ("#" in name or (side == owner) != (zone == OF_THE_OTHER)):
                    yield name.lower()


def _with(pool: Pool, deck: DeckList, wanted: Counter[str]) -> DeckList:
    """A list with these cards, filled up with those of the deck and then with others of the line; without sideboard."""
    rules, cards = pool.rules, index_of(pool)
    wishes = [card for card in wanted if pool.by_id[card].type_ is CardType.WISH]
    main = Counter({card: count for card, count in wanted.items() if card not in wishes})
    names: Counter[str] = Counter()
    for card, count in main.items():
        names[cards.name(card)] += count
    fighters = sum(count for card, count in main.items() if is_limited_fighter(card, cards))
    others = [card.id for card in pool.cards if card.line.word == deck.line and card.type_ is not CardType.WISH]
    spare = (Counter(dict(deck.main)) - main) + Counter()
    for card in (*spare.elements(), *(card for card in others if cards.is_legal(cards.cards[card]))):
        limited = is_limited_fighter(card, cards)
        if main.total() >= rules.deck_size:
            break
        if names[cards.name(card)] < rules.same_name_max_main and (not limited or fighters < rules.fighter_max_main):
            main[card] += 1
            names[cards.name(card)] += 1
            fighters += limited
    kept = [wish for wish in deck.wishes if wish not in wishes]
    placed = tuple([*wishes, *kept][: max(rules.wish_max, len(wishes))])
    return DeckList(deck.line, sorted_counts(main, cards), (), tuple(sorted(placed, key=cards.places.__getitem__)))
