"""What is said of Ranking Battle at its table: cards in a few words, the phases, the rules phase by phase."""

from __future__ import annotations

import re
from typing import Final

from meijin.games.ranking_battle.book import BOOK, Book
from meijin.games.ranking_battle.cards import CATALOGUE, Cat, Character, Event, Weapon

RULES: Final = CATALOGUE.rules
GAP: Final = RULES.draw_margin + 1  # so much ahead wins a battle

# What a card says of itself, and how it stands where there is little room; the numbers are those of the card.
_SHORTER: Final = tuple(
    (re.compile(long), short)
    for long, short in (
        (r"\[(?:Acquisition |Character |Attack )?(\w+[+-]\d+)\]", r"\1"),
        (r"discard (\w+) cards? from your hand", r"discard \1"),
        (r"choose another player with (\w+) or more cards in hand, who discards (\w+) of them", r"a rival discards \2"),
        (r"you may remove one card in your hand or discard pile from the game; if you do, ", "remove a card for "),
        (r"look at the top (\w+) weapons and put them back on top in any order", r"order \1 weapons"),
        (r"choose a character on your board and receive its attacker bonus once more", "a bonus again"),
        (r"discard any number of cards from your hand and draw as many", "exchange cards"),
        (r"choose another player with a face-up victory card and flip (\w+) of theirs face-down",
         r"flip \1 of a rival down"),
        (r"reveal the top card of your deck and take it into your hand; if it is a character, ",
         "next card to hand, a character: "),
        (r"take a character from your discard pile into your hand", "a discarded character to hand"),
        (r"Power\+1 for each character on your board, at most Power\+(\d+)", r"Power+1 a character (most \1)"),
        (r"Draw\+1 for each female character on your board, at most Draw\+(\d+)", r"Draw+1 a female (most \1)"),
        (r"flip (\w+) of your face-up victory cards? face-down; if you do, ", r"flip \1 down for "),
        (r"flip (?:up to )?(\w+) of your face-down victory cards? face-up", r"flip \1 up"),
        (r"choose another player, whose attacker has Power-(\d+) this turn", r"a rival has -\1"),
        (r"you may challenge (\w+) more times? this turn", r"\1 more challenge"),
        (r"when you challenge with this attacker, Power\+1 for each cat in your hand, at most Power\+(\d+)",
         r"challenging +1 a cat in hand (most \1)"),
        (r"Power\+(\d+) against a (\w+) attacker", r"+\1 against a \2"),
        (r"a (\w+) opposing attacker has Power-(\d+)", r"a \1 rival -\2"),
        (r"take the top (\w+) weapons, equip one of them and discard the others?", r"choose from \1 weapons"),
        (r"each Weapon Expertise you use for this attacker gives only Power\+(\d+)", r"Expertise only +\1"),
        (r"when you are challenged you may discard this from your hand for Power\+(\d+)", r"from hand in defence +\1"),
        (r" (?:in|during) the acquisition phase", ""),
        (r"Points\+(\d+) when revealed", r"Points+\1"),
        (r"name a cost, then .* at once, otherwise you lose it at once", "guess a cost: win or lose"),
        (r"a (\w+) attacker loses the battle at once", r"a \1 loses"),
        (r"\+1 for each different person among .*, at most \+(\d+)", r"+1 a person owned (most \1)"),
        (r"against an opponent ranked above you \+(\d+) more", r"+\1 against a higher rank"),
        (r"you may discard it at once and equip the next weapon instead", "or the next weapon"),
        (r"for (?:the )?(\w+) \+(\d+) more if you call (\"[^\"]+\")", r"\1 calling \3 +\2"),
        (r"for (?:the )?(\w+) \+(\d+) more", r"\1 +\2"),
        (r"reveal and discard the top (\w+) cards of your deck: \+ the acquisition points of the cats among them",
         r"+ cats of your next \1 cards"),
        (r"\+ the acquisition cost of the opposing attacker", "+ the rival's cost"),
        (r" \(either card\)", ""),
        (r"; then ", ", "),
    )
)  # fmt: skip
_AT_ONCE: Final = re.compile(r"\b(?:wins?|loses?) (?:the battle|it) at once")
_GAIN: Final = re.compile(r"(Draw|Plays|Points|Power)\+(\d+)")


def shorter(words: str) -> str:
    """What a card says of itself in fewer words.

    >>> shorter("[Draw+1]; then discard one card from your hand")
    'Draw+1, discard one'
    """
    for long, short in _SHORTER:
        words = long.sub(short, words)
    return words


def together(*lists: str) -> str:
    """Lists of effects one after the other, equal bonuses added up.

    >>> together("[Draw+1] and [Character Plays+1]", "[Draw+1]; then discard one card from your hand")
    'Draw+2, Plays+1, discard one'
    """
    gains: dict[str, int] = {}
    others = []
    for part in [part for words in lists for part in words.split("; then ") if part]:
        found = [_GAIN.fullmatch(each) for each in re.split(r", | and ", shorter(part))]
        bonuses = [gain for gain in found if gain is not None]
        if len(bonuses) < len(found):
            others.append(shorter(part))
            continue
        for gain in bonuses:
            gains[gain[1]] = gains.get(gain[1], 0) + int(gain[2])
    return ", ".join([*(f"{name}+{n}" for name, n in gains.items()), *others])


def when_played(kind: str) -> str:
    """What playing a character does; of other cards what they do."""
    card = CARDS[kind]
    if isinstance(card, Character):
        return together(card.attacker_bonus.words, card.play.words)
    if isinstance(card, Event):
        return together(card.effects.words)
    sentences = card.describe().rstrip(".").split(". ")
    return ", ".join(shorter(each[:1].lower() + each[1:]) for each in sentences)


def in_battle(kind: str) -> str:
    """What a character does in a battle."""
    card = CHARACTERS[kind]
    return ", ".join(shorter(ability.words) for ability in card.battle)


def against(kind: str, sex: str = "") -> str:
    """What an attacker does in a battle, against a rival of one sex if that is said."""
    told = [ability.words for ability in CHARACTERS[kind].battle if ability.reaction < 0]
    other = {"female": "male", "male": "female"}.get(sex, "?")
    return ", ".join(shorter(words) for words in told if other not in words.split())


def defence(kind: str) -> str:
    """What a card does from the hand of a challenged player."""
    card = CARDS[kind]
    reactions = [ability for ability in card.battle if ability.reaction >= 0] if isinstance(card, Character) else []
    return ", ".join(f"+{each.reaction}{f' and Draw+{each.draw}' if each.draw else ''}" for each in reactions)


def in_short(kind: str) -> str:
    """A card to be acquired in a line."""
    card = CARDS[kind]
    if isinstance(card, Event):
        return f"{shorter(card.condition)}: {when_played(kind)}"
    if not isinstance(card, Character):
        return when_played(kind)
    parts = [f"power {card.power}"]
    if card.attacker_bonus.words:
        parts.append(f"bonus {together(card.attacker_bonus.words)}")
    if card.play.words:
        parts.append(f"PLAY {together(card.play.words)}")
    if card.battle:
        parts.append(f"BATTLE {in_battle(kind)}")
    return "; ".join(parts)


def decisive(kind: str) -> str:
    """What a weapon says of winning or losing at once."""
    weapon = CARDS[kind]
    assert isinstance(weapon, Weapon)
    return "; ".join(ability.words for ability in weapon.abilities if _AT_ONCE.search(ability.words))


CHARACTERS: Final[dict[str, Character]] = {}
EVENTS: Final[dict[str, Event]] = {}
CARDS: Final[dict[str, Character | Cat | Event | Weapon]] = {}
COST: Final[dict[str, int]] = {}
POINTS: Final[dict[str, int]] = {}


def learn(book: Book) -> None:
    """Know the cards of a game, among which may be cards of one's own."""
    catalogue = book.catalogue
    CHARACTERS.update({card.id: card for card in catalogue.characters})
    EVENTS.update({card.id: card for card in catalogue.events})
    for cards in (catalogue.characters, catalogue.cats, catalogue.events, catalogue.weapons):
        CARDS.update({card.id: card for card in cards})
    COST.update(zip(book.ids, book.cost, strict=True))
    POINTS.update({cat.id: cat.points for cat in catalogue.cats})


learn(BOOK)
RANK_WORDS: Final = {rank.rank: together(rank.beginning.words) for rank in CATALOGUE.ranks}

# The phases in order with their names in the bar, and what is done in them.
BAR: Final = {
    "begin": "begin",
    "character": "play",
    "replace": "events",
    "reveal": "cats",
    "take": "acquire",
    "attacker": "attacker",
    "challenge": "battle",
}
BAR_OF: Final = {**BAR, "battle": "battle", "end": "battle", "over": ""}
_ENDING: Final = (
    "Rank 1 with {ruler_at} victory cards is the provisional ruler: once everybody else has had a turn and the ruler "
    "is still Rank 1, the ruler has won. With {instant_at} victory cards Rank 1 wins at once."
)
PHASE_RULES: Final = {
    "begin": [
        "You may use your ranking card and your attacker's bonus, in any order, each once a turn.",
        "What they give is for this turn: cards drawn, characters that may be played, points, power.",
    ],
    "character": [
        "You may play one character from your hand, more with Plays. A character gives its attacker bonus, then its "
        "PLAY ability.",
        "An event on your board works once a turn if all its persons are on your board: your attacker or played in "
        "this turn. Those in your hand do not count.",
        "Cats are never played: they are money.",
    ],
    "replace": [
        "The events on display may be put under the event deck, once a turn, and as many new ones come."
    ],
    "reveal": [
        "Cats in your hand give their points when you reveal them; they stay in your hand until the turn is over.",
        "What you do not reveal the others do not see.",
    ],
    "take": [
        "Acquire one card with a cost of at most your points. Points that are left are lost.",
        "Characters and cats go to your discard pile and come to your hand when your deck has been shuffled again; an "
        "event goes to your board, where there is room for {event_slots_player}.",
    ],
    "attacker": [
        "Your attacker fights for you in this turn and defends you until your next one: your old one or any character "
        "played in this turn. Nothing happens by being declared; the bonus comes in your next turn.",
    ],
    "challenge": [
        "You may challenge one player: one or two ranks above you; anybody if you are Rank 1 or there is a ruler.",
        f"Who is {GAP} ahead in the end wins a victory card; a winner of the lower rank exchanges ranks with the "
        "loser. Anything less is a draw.",
        "Power of this turn counts only for battles that you start.",
    ],
    "battle": [
        "Both start with their attackers' power. The defender may use cards from the hand that defend.",
        "Then first the challenger, then the defender may flip victory cards face-down for power: they remain victory "
        "cards.",
        "Then both take a weapon from the deck, the challenger first; a weapon may decide the battle at once.",
        f"Who is {GAP} ahead wins a victory card; a winner of the lower rank exchanges ranks with the loser.",
    ],
    "end": [],
    "over": ["The game is over."],
}  # fmt: skip


def rules_of(phase: str, ruler_at: int, instant_at: int) -> list[str]:
    """The rules of a phase, and how the game ends."""
    listed = [*PHASE_RULES[phase], *([_ENDING] if phase != "over" else [])]
    return [
        each.format(ruler_at=ruler_at, instant_at=instant_at, event_slots_player=RULES.event_slots_player)
        for each in listed
    ]
