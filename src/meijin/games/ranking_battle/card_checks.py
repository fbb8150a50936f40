"""What a card file must be like as a whole: names that can be told apart, and cards enough for every game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.notation import OPERAND
from meijin.games.ranking_battle.spelling import SEATS
from meijin.kernel.catalogue import Entry

if TYPE_CHECKING:
    from meijin.games.ranking_battle.cards import Cat, Catalogue, Character, Rules

AN_ID: Final = re.compile("[a-z0-9_]+")
# What stands in the place of a card in actions.
TAKEN: Final = ("all", "none", "hand", "discard")
MOST_PLAYERS: Final = len(SEATS)


def check_names(entries: Sequence[Entry]) -> None:
    """Every card has an id of its own, and no name stands for two cards: actions and positions name cards by them."""
    owners: dict[str, Entry] = {}
    for entry in entries:
        name = entry.text("id")
        if not AN_ID.fullmatch(name):
            raise entry.wrong("id", f"must be made of a-z, 0-9 and _, not {name!r}")
        if name in TAKEN:
            raise entry.wrong("id", f"cannot be {name!r}, which is a word of the game")
        aliases = entry.texts("aliases") if entry.has("aliases") else ()
        for field, given in (("id", name), ("name", entry.text("name")), *[("aliases", alias) for alias in aliases]):
            owner = owners.setdefault(given.lower(), entry)
            if owner is not entry:
                raise entry.wrong(field, f"must be a name of its own: {given!r} already stands for {owner.name}")


def check_copies(entry: Entry, rules: Rules, owned: Sequence[Character | Cat]) -> None:
    """The cards that players begin with are there for all of them, and cannot be acquired besides."""
    deck = entry.entry("start_deck")
    if not rules.start_deck:
        raise deck.wrong("", "must list cards that are not in the pool")
    for card in owned:
        count = rules.start_deck.get(card.id, 0)
        where, field = (deck, card.id) if count else (entry, "start_attacker")
        count += card.id == rules.start_attacker
        if count and card.in_pool:
            raise where.wrong(field, f"must be a card that is not in the pool (in_pool = false), not {card.id}")
        if MOST_PLAYERS * count > card.quantity:
            taken = f"takes {MOST_PLAYERS * count} cards for {MOST_PLAYERS} players"
            raise where.wrong(field, f"{taken}, and there are {card.quantity}")
    size = sum(rules.start_deck.values())
    if rules.hand_size > size:
        problem = f"must be from 1 to {size}, for no more cards are in the start_deck, not {rules.hand_size}"
        raise entry.wrong("hand_size", problem)


def check_kinds(own: Sequence[Entry], catalogue: Catalogue) -> None:
    """An action names a card by the number of its kind, and that has a limited size."""
    count = len(catalogue.characters) + len(catalogue.cats) + len(catalogue.events) + len(catalogue.weapons)
    if count > OPERAND + 1 and own:
        most = OPERAND + 1 - count + len(own)
        raise own[most].wrong("id", f"is one too many: there may be {most} cards of one's own")


def check_events(entry: Entry, own: Sequence[Entry], catalogue: Catalogue) -> None:
    """Whoever is left out: boards and the display can be full of events, and the display be replaced."""
    rules = catalogue.rules
    selectable = [card for card in catalogue.characters if card.selectable]
    needed = MOST_PLAYERS * rules.event_slots_player + 2 * rules.event_slots_pool
    left = _fewest_left(catalogue, len(selectable))
    if needed <= left:
        return
    slots = f"needs {needed} events for the display, its replacement and {rules.event_slots_player} on each board"
    for count in range(rules.characters_in_pool, len(selectable) + 1):
        last = selectable[count - 1].id
        cause = next((each for each in own if each.text("id") == last), None)
        if cause is not None and _fewest_left(catalogue, count) < needed:
            raise cause.wrong(
                "selectable",
                f"cannot be true for the {count}th character to choose from: a game {slots}, and only "
                f"{_fewest_left(catalogue, count)} may be left; add events that need none of them, or say false",
            )
    raise entry.wrong("event_slots_pool", f"{slots}, and only {left} may be left in a game")


def _fewest_left(catalogue: Catalogue, count: int) -> int:
    """How many events may be left in a game if it has so many characters to choose from."""
    events = catalogue.events
    selectable = [card.person for card in catalogue.characters if card.selectable][:count]
    # An event counts for each person it requires, so there may even be more of them left.
    needing = sorted([sum(event.quantity for event in events if person in event.requires) for person in selectable])
    out = count - catalogue.rules.characters_in_pool
    return sum(event.quantity for event in events) - sum(needing[count - out :])


def check_weapons(top: Entry, catalogue: Catalogue) -> None:
    """Both sides of a battle find their weapons."""
    look = max([ability.look for card in catalogue.characters for ability in card.battle], default=1)
    count = sum(card.quantity for card in catalogue.weapons)
    if count <= look:
        raise top.wrong("weapon", f"must be {look + 1} cards or more, as one may take {look} of them, not {count}")


def check_ranks(top: Entry, catalogue: Catalogue) -> None:
    """There is a rank for everybody."""
    count = len(catalogue.ranks)
    if count < MOST_PLAYERS:
        raise top.wrong("rank", f"must list {MOST_PLAYERS} cards or more, one for each player, not {count}")


def check_texts(entries: Sequence[Entry], catalogue: Catalogue) -> None:
    """What is printed on a card is what its effects say of themselves."""
    for entry, card in zip(entries, catalogue.all_cards, strict=True):
        words = card.describe()
        if entry.text("text") != words:
            raise entry.wrong("text", f"must say what the card does: {words}")
