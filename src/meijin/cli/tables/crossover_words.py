"""What is said of Crossover Battles at its table: cards in a few words, the steps, the rules step by step."""

from __future__ import annotations

import re
from typing import Final

from meijin.games.crossover.cards import POOL, Card, Pool
from meijin.games.crossover.effects.description import short, user_words
from meijin.games.crossover.lists import DeckList
from meijin.games.crossover.words.prompts import costs

RULES: Final = POOL.rules

# The letters of the steps as they stand in the strip; some steps have a part before or after them.
STRIP: Final = tuple("ABCDEFGHIJKLMNOPQ")

_BATTLES: Final = (
    "The Head's Combat (the first number) and the Support (the second) of the Backs make the Team Power. The higher "
    "one wins: the other Head receives 1 Damage. From {outstanding_margin} ahead it is an Outstanding Victory: 2 "
    "Damage to the Head and 1 to each Back. A draw damages both Heads. An unblocked Team breaks through and wins a "
    "Battle Reward, two with a Team Power of {breakthrough_double_at} or more."
)
_DAMAGE: Final = "Damage turns a healthy fighter injured and discards an injured one."
_CHAIN: Final = (
    "Players use effects in turn; two passes in a row close the Chain, and it resolves from the last effect to the "
    "first. What is paid stays paid."
)
STEP_RULES: Final[dict[str, list[str]]] = {
    "setup": [
        "Both draw six cards. Whoever does not like them may put them back for five, and once more for four.",
        "The second player begins with some cards in the Chakra area. A Dragon Ball player places up to {wish_max} "
        "Wish cards face down.",
    ],
    "A0": ["Cards with a time limit lose a time coin. What happens at the beginning of a turn happens now."],
    "A": ["The attacker, whose turn it is, draws a card."],
    "B": [
        "A Dragon Ball attacker may move one card from the hand to the Chi area.",
        "Cards there pay for techniques by their symbols.",
    ],
    "C": ["Strategy: abilities for the Strategy step, and Adventures of the attacker.", _CHAIN],
    "D1": [
        "The attacker may play one mission or event. Its turn cost must not be above the own Turn Indicator; its hand "
        "cost is cards of a matching symbol from the hand to the Chakra area.",
    ],
    "D2": ["A Naruto defender may play one Counter Mission."],
    "E": [
        "A Naruto attacker may move one card from the hand to the Chakra area.",
        "Cards there pay for jutsu by their symbols.",
    ],
    "F": ["A Naruto attacker may play one Client."],
    "G": [
        "One fighter may be deployed in a turn: its turn cost (T) must not be above your Turn Indicator, and its hand "
        "cost (H) is so many cards of a matching symbol from your hand to the Chakra area.",
        "Growth: a card with that keyword may be laid on your fighter of the same name that came in an earlier turn "
        "and has no Growth coin; it costs nothing and gives a Growth coin (+1/+1).",
        "You cannot have two fighters of the same name in play.",
    ],
    "H": [
        "DB coins go from your pool to fighters and never back. A Breakthrough against you gives you one for each "
        "reward.",
        "With {db_coins_for_wish} coins on your fighters you may give them for one of your Wishes.",
    ],
    "I": [
        "The attacker's fighters form Teams of one to {team_max}: a Head and Backs. Teams stay together until you "
        "organize again, also when you defend.",
    ],
    "J0": ["What happens at the start of the Battle Phase happens now."],
    "J": ["Any of the attacker's Teams may be sent, in an order that is chosen. In the first turn nobody attacks.",
          _BATTLES],
    "K": ["Each defending Team may block one attacking Team, and each attacking Team has at most one blocker.",
          _BATTLES],
    "L": [
        "Exchange of Jutsu: the attacker opens the first Chain. An art is used by a battling fighter who meets its "
        "requirement, and paid with cards of the Chakra area.",
        _CHAIN,
        _BATTLES,
    ],
    "M": [_BATTLES, _DAMAGE],
    "N": ["All battling fighters go home."],
    "O0": ["What happens at the end of the turn happens now."],
    "O": [],
    "P": ["The attacker keeps at most {hand_limit} cards in hand."],
    "Q": ["The attacker's Turn Indicator goes up by one, and the other player has a turn."],
    "": ["The game is over."],
}  # fmt: skip
_ENDING: Final = (
    "Whoever has {rewards_to_win} Battle Rewards at the end of a turn has won, and whoever has no card left in the "
    "deck has lost; the attacker is looked at first."
)


def rules_of(step: str) -> list[str]:
    """The rules of a step, and how the game ends."""
    told = [*STEP_RULES[step], *([_ENDING] if step else [])]
    values = {name: getattr(RULES, name) for name in RULES.__dataclass_fields__}
    return [each.format_map(values) for each in told]


SAYINGS: Final = (
    ("teams A B / C D", "all Teams at once, each with its Head first; whoever is not named is a Team of one"),
    ("attack A B", "all Teams that attack, in order, by their Heads; attack all sends every Team"),
    ("coin A 7", "seven DB coins on a fighter"),
    ("pay A B", "several cards at once; so with discard, target and place"),
    ("place all", "all registered Wishes"),
    ("pass", "whatever does nothing here, be it done, keep or decline; so do no and n"),
)
GLOSSARY: Final = (
    ("Valid", "The ability works while the fighter is injured, too; all others of fighters work only while healthy."),
    ("DB", "The ability works for a fighter with a DB coin on it."),
    ("Growth", "The card may be laid on your fighter of the same name that came in an earlier turn and has no Growth "
     "coin; it costs nothing and gives a Growth coin (+1/+1)."),
    ("Ambush", "The fighter may be deployed from your Chakra area, too."),
    ("Platoon", "Several fighters on one card; it counts as each of their names."),
    ("Super Heal", "Whenever the fighter is healed it gets a Growth coin."),
    ("Toughness", "2 or more Damage at once become 1."),
    ("Fierce", "When its Team has won, the other player discards so many cards from the top of the deck."),
    ("Plunder", "When its Team has won an attack, its player may move a coin of the other, but no DB coin, to it."),
    ("Ally", "+1/+1 while another fighter of its Team has that name."),
    ("Thrash", "When it has won an attack as the Head, its player wins a Battle Reward."),
)  # fmt: skip


LONG: Final = 25  # who may use an art comes after what it does if that takes more


# -- cards ----------------------------------------------------------------------------------------------------------

_OPTIONS: Final = re.compile(r"hooses? one[^:]*: (.*?; or .*?)(?:\.|$)")


def option_words(card: Card, number: int) -> str:
    """What one of several effects of a card does; empty if its text does not tell them apart.

    >>> option_words(POOL.by_id["j-451"], 1)
    'change it to injured'
    """
    found = _OPTIONS.search(card.text)
    options = found[1].split("; or ") if found else []
    return options[number - 1] if 0 < number <= len(options) else ""


def power(card: Card) -> str:
    """A fighter's printed power, healthy and injured: ``5/2 (3/0)``."""
    return f"{card.healthy[0]}/{card.healthy[1]} ({card.injured[0]}/{card.injured[1]})"


def in_short(card: Card) -> str:
    """A card in hand in a line: costs, symbols, power or who may use it, and what it does."""
    parts = [costs(card), f"[{'+'.join(symbol.text for symbol in card.symbols)}]" if card.symbols else ""]
    if card.is_fighter:
        parts.append(power(card))
    start = " ".join(part for part in parts if part)
    does = short(card)
    if card.is_art and card.user:
        users = user_words(card)
        does = f"{users}: {does}" if len(users) <= LONG else f"{does} (by {users})"
    return "; ".join(part for part in (start, does) if part)


def about_deck(deck: DeckList, pool: Pool) -> str:
    """A starter deck in a line."""
    cards = [(pool.by_id[name], n) for name, n in deck.main]
    fighters = sum(n for card, n in cards if card.is_fighter)
    arts = sum(n for card, n in cards if card.is_art)
    symbols: dict[str, int] = {}
    for card, n in cards:
        for symbol in card.symbols:
            symbols[symbol.text] = symbols.get(symbol.text, 0) + n
    most = " and ".join(sorted(symbols, key=lambda symbol: -symbols[symbol])[:2])
    line = "Naruto" if deck.line == "naruto" else "Dragon Ball"
    return f"{deck.name} ({line}): {fighters} fighters, {arts} arts, mostly {most}"
