"""What actions and cards say of themselves, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves
from meijin.games.crossover.effects.description import user_words
from meijin.games.crossover.effects.phrases import keyword_words
from meijin.games.crossover.language.vocabulary import CardType, Line, Subtype
from meijin.games.crossover.moves import first_of, second_of, verb_of
from meijin.games.crossover.notation import OF_CARDS, OF_KINDS
from meijin.games.crossover.words.log import title
from meijin.kernel.errors import listed
from meijin.kernel.game import Face, Fact

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool
    from meijin.games.crossover.effects.card import ArtCost, Card
    from meijin.games.crossover.setup import CrossoverSetup

_PLAIN: Final = {
    moves.PASS: "Do nothing (more) here.",
    moves.DONE: "That is all.",
    moves.FIRST: "Go first.",
    moves.SECOND: "Go second.",
    moves.KEEP: "Leave it as it is.",
    moves.REDRAW: "Put the whole hand back, shuffle, and draw one card fewer.",
    moves.ACCEPT: "Use it.",
    moves.DECLINE: "Do not use it.",
    moves.NONE: "Take nothing.",
    moves.AS_HEAD: "Place it as the Head of the Team.",
    moves.AS_BACK: "Place it at the back of the Team.",
    moves.HEADS: "Call heads.",
    moves.TAILS: "Call tails.",
}
# About a kind of card; {costs} and {text} are what is printed on it.
_OF_KINDS: Final = {
    moves.PLACE: "Place the Wish {card} face down: {text}",
    moves.CHARGE: "Move {card} from your hand to your {area} area: {symbols}.",
    moves.MISSION: "Play {card}{costs}: {text}",
    moves.COUNTER: "Play the Counter {card}{costs}: {text}",
    moves.CLIENT: "Play the Client {card}{costs}: {text}",
    moves.DEPLOY: "Deploy {card}{costs}: {power}. {text}",
    moves.AMBUSH: "Deploy {card} from your Chakra area{costs}: {power}. {text}",
    moves.GROW: "Lay {card} on your fighter of the same name, with a Growth coin: {power}. {text}",
    moves.WISH: "Give seven DB coins for the Wish {card}: {text}",
    moves.ADVENTURE: "Use the Adventure {card}{costs}: {text}",
    moves.TARGET_KIND: "Choose {card} as a target.",
    moves.PAY: "Pay with {card}, {symbols}.",
    moves.TAKE: "Take {card}: {text}",
    moves.TOP: "Put {card} back next.",
    moves.PICK_KIND: "Pick {card}.",
    moves.DISCARD: "Discard {card}.",
}
_OF_CARDS: Final = {
    moves.COIN: "Move a DB coin from your pool to {card}; it never comes back.",
    moves.ACTIVATE: "Use an ability of {card}: {text}",
    moves.TARGET: "Choose {card} as a target.",
    moves.PAY_OBJECT: "Pay with {card}.",
    moves.TRIGGER: "Put the ability of {card} on the Chain next: {text}",
    moves.LEAD: "Make {card} the Head of a Team.",
    moves.BACK: "Put {card} at the back of this Team.",
    moves.ATTACK: "Send the Team of {card} to attack.",
    moves.BLOCK: "Block with the Team of {card}.",
    moves.PICK: "Pick {card}.",
}
_OF_NUMBERS: Final = {
    moves.MODE: "Use effect {n} of the card.",
    moves.X: "Pay {n} for X.",
    moves.CHOOSE: "Choose effect {n}.",
    moves.NUMBER: "Choose {n}.",
}
_COLOURS: Final = {
    "fire": "red",
    "water": "blue",
    "wind": "green",
    "earth": "yellow",
    "lightning": "magenta",
    "namek": "green",
    "space": "blue",
    "demon": "red",
}
_GROUPS: Final = {
    CardType.NINJA: "Ninjas",
    CardType.JUTSU: "Jutsu",
    CardType.MISSION: "Missions",
    CardType.CLIENT: "Clients",
    CardType.WARRIOR: "Warriors",
    CardType.TECHNIQUE: "Techniques",
    CardType.EVENT: "Events",
    CardType.WISH: "Wishes",
}


def explain(setup: CrossoverSetup, action: int) -> str:
    """What an action does, in one sentence or two."""
    return _sentence(_explained(setup, action))


def _explained(setup: CrossoverSetup, action: int) -> str:
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    pool = setup.terms.pool
    if verb in OF_KINDS:
        card = pool.cards[first]
        whose = f" of {setup.seats[second % 4 - 1].capitalize()}" if second else ""
        return _OF_KINDS[verb].format(card=f"{card.name} ({card.id}){whose}", **_printed(card))
    if verb in OF_CARDS:
        card = setup.terms.cards[first]
        item = f", item {second - moves.ITEMS + 1} of the Chain," if second >= moves.ITEMS else ""
        return _OF_CARDS[verb].format(card=title(pool, card.id) + item, **_printed(card))
    if verb == moves.USE:
        card, user = pool.cards[first], setup.terms.cards[second]
        return f"Use {title(pool, card.id)} with {title(pool, user.id)}{_costs(card)}: {card.text}"
    if verb in _OF_NUMBERS:
        return _OF_NUMBERS[verb].format(n=first)
    return _PLAIN[verb]


def _printed(card: Card) -> dict[str, str]:
    """What an explanation may mention of a card."""
    return {
        "text": card.text or "It has no effect.",
        "costs": _costs(card),
        "power": _power(card),
        "area": "Chakra" if card.line is Line.NARUTO else "Chi",
        "symbols": " and ".join(symbol.text for symbol in card.symbols) or "no symbol",
    }


def _costs(card: Card) -> str:
    """The costs of a card that are not nothing, in brackets."""
    costs = []
    if card.turn and not card.is_art:
        costs.append(f"Turn Indicator {card.turn} or more")
    if card.hand:
        costs.append(f"hand cost {card.hand}")
    if card.cost is not None:
        costs.append(_chakra(card.cost))
    return f" ({', '.join(costs)})" if costs else ""


def _chakra(cost: ArtCost) -> str:
    """What an art costs: ``1 lightning and 2 of any symbol``."""
    units = [f"{n} {symbol.text}" for symbol, n in cost.symbols]
    units += [f"{cost.any} of any symbol"] if cost.any else []
    units += ["X of any symbol"] if cost.x else []
    return listed(units) if units else "nothing"


def _units(cost: ArtCost) -> tuple[str, ...]:
    """What an art costs, card by card: symbols, then ``any``, then ``x``."""
    named = [symbol.text for symbol, n in cost.symbols for _ in range(n)]
    return (*named, *("any",) * cost.any, *("x",) * bool(cost.x))


def _power(card: Card) -> str:
    healthy, injured = card.healthy, card.injured
    return f"{healthy[0]}/{healthy[1]} healthy, {injured[0]}/{injured[1]} injured"


# -- cards ----------------------------------------------------------------------------------------------------------


def card_text(pool: Pool, name: str) -> str:
    """What is printed on a card.

    >>> from meijin.games.crossover.cards import POOL
    >>> print(card_text(POOL, "n-475").partition(". ")[0])
    Ninja N-475, turn cost 2, hand cost 0, symbol lightning, 4/0 healthy, 3/0 injured, Mental Power 0
    """
    card = pool.by_id[name]
    parts = [f"{' '.join([*(subtype.word.capitalize() for subtype in card.subtypes), _type(card)])} {card.number}"]
    if card.type_ is not CardType.WISH and not (card.is_art and Subtype.ADVENTURE not in card.subtypes):
        parts.append(f"turn cost {card.turn}, hand cost {card.hand}")
    if card.cost is not None:
        parts.append(f"cost {_chakra(card.cost)}")
    if card.symbols:
        parts.append(f"symbol {' and '.join(symbol.text for symbol in card.symbols)}")
    if card.is_fighter:
        parts.append(_power(card))
    if card.mental is not None:
        parts.append(f"Mental Power {card.mental}")
    sentences = [", ".join(parts)]
    sentences += [f"Attributes: {', '.join(card.attributes)}"] if card.attributes else []
    sentences += [f"Traits: {', '.join(card.traits)}"] if card.traits else []
    sentences += [f"User: {user_words(card)}"] if card.user else []
    return _sentence(f"{'. '.join(sentences)}. {card.text}".rstrip())


def _type(card: Card) -> str:
    return card.type_.word.capitalize()


def card_face(pool: Pool, name: str) -> Face:
    """How a card is drawn small: its name, its power or cost, its symbol and what sort of card it is."""
    card = pool.by_id[name]
    colour = _COLOURS[card.symbols[0].text] if card.symbols else ""
    hint = "" if card.type_ is CardType.WISH else f"T{card.turn}" + (f" H{card.hand}" if card.hand else "")
    corner = f"{card.healthy[0]}/{card.healthy[1]}" if card.is_fighter else card.type_.word[0].upper()
    line = "Naruto" if card.line is Line.NARUTO else "Dragon Ball"
    return Face(card.name, corner, colour, hint, f"{line}: {_GROUPS[card.type_]}")


def card_facts(pool: Pool, name: str) -> dict[str, Fact]:
    """What is printed on a card, value by value; what a card does not have is left out.

    >>> from meijin.games.crossover.cards import POOL
    >>> facts = card_facts(POOL, "n-475")
    >>> facts["symbols"], facts["healthy_combat"], facts["injured_combat"]
    (('lightning',), 4, 3)
    """
    card = pool.by_id[name]
    facts: dict[str, Fact] = {
        "name": card.name,
        "line": card.line.word,
        "type": card.type_.word,
        "number": card.number,
        "symbols": tuple(symbol.text for symbol in card.symbols),
    }
    if card.type_ is not CardType.WISH and (not card.is_art or card.is_adventure):
        facts |= {"turn": card.turn, "hand": card.hand}
    if card.cost is not None:
        facts |= {"cost": _chakra(card.cost), "cost_units": _units(card.cost)}
    if card.is_fighter:
        facts |= {"healthy_combat": card.healthy[0], "healthy_support": card.healthy[1]}
        facts |= {"injured_combat": card.injured[0], "injured_support": card.injured[1]}
    if card.mental is not None:
        facts["mental"] = card.mental
    words = {
        "subtypes": tuple(subtype.word for subtype in card.subtypes),
        "attributes": card.attributes,
        "traits": card.traits,
        "keywords": tuple(keyword_words(keyword) for keyword in card.keywords),
    }
    facts |= {name: listed_words for name, listed_words in words.items() if listed_words}
    if card.user:
        facts["user"] = user_words(card)
    if card.time_limit:
        facts["time"] = card.time_limit
    return facts


def _sentence(words: str) -> str:
    """Words that begin like a sentence and end like one."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")
