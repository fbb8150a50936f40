"""The effects of characters, events and ranking cards: one function each, which makes both the words and the deed.

A card file names them with their parameters; ``EFFECTS`` says which there are. An effect that may leave a question, or
something else to be done, on the stack says that it ``pauses``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import messages, moves, news
from meijin.games.ranking_battle.frames import (
    CYCLE,
    DISCARD,
    ORDER,
    REMOVE,
    REPEAT,
    RESOLVE,
    RETRIEVE,
    TO_DO,
    WHO_DISCARDS,
    WHO_WEAKENS,
    WHOSE_FLIP,
)
from meijin.games.ranking_battle.messages import Gains
from meijin.games.ranking_battle.parameters import Built, Number, Parameter, Then, Word
from meijin.games.ranking_battle.spelling import number
from meijin.kernel.cardsets import pack
from meijin.kernel.errors import listed
from meijin.kernel.jumbles import looked_at
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

Do = Callable[["RankingBattle", int], None]


class Effect(Built):
    """What a card does, ready to be carried out for a seat, and how it says so."""

    __slots__ = ("challenges", "do", "gain", "n", "pauses", "question", "then", "words")

    def __init__(
        self,
        words: str,
        do: Do,
        challenges: int = 0,
        gain: Gains | None = None,
        n: int = 0,
        question: Frame = (),
        then: int = 0,
    ) -> None:
        super().__init__()
        self.words = words
        self.do = do
        self.challenges = challenges  # how many more it gives
        self.gain = gain  # which of the four bonuses it is, if one; they are said in one breath
        self.n = n  # how much of it
        self.question = question  # the frame it may leave on the stack, as it is before anything is answered
        self.then = then  # the list of effects that may follow from it
        self.pauses = bool(question or then)


@dataclass(frozen=True)
class EffectList:
    """A list of effects that stands in the card file: its number, its words and what it does."""

    number: int
    words: str


# -- bonuses (6.1) --------------------------------------------------------------------------------------------------


def draw(n: int) -> Effect:
    """Draw cards at once."""

    def do(state: RankingBattle, seat: int) -> None:
        moves.draw(state, seat, n)

    return Effect(f"[Draw+{n}]", do, gain="draw", n=n)


def plays(n: int) -> Effect:
    """More characters may be played in this turn."""

    def do(state: RankingBattle, seat: int) -> None:
        state.plays += n
        if state.events is not None:
            news.tell_gain(state, seat, "plays", n)

    return Effect(f"[Character Plays+{n}]", do, gain="plays", n=n)


def points(n: int) -> Effect:
    """More points for the acquisition of this turn."""

    def do(state: RankingBattle, seat: int) -> None:
        state.points += n
        if state.events is not None:
            news.tell_gain(state, seat, "points", n)

    return Effect(f"[Acquisition Points+{n}]", do, gain="points", n=n)


def power(n: int) -> Effect:
    """More power in every battle that is started in this turn."""

    def do(state: RankingBattle, seat: int) -> None:
        gain_power(state, seat, n)

    return Effect(f"[Attack Power+{n}]", do, gain="power", n=n)


def gain_power(state: RankingBattle, seat: int, n: int) -> None:
    """So much more power in this turn."""
    state.power += n
    if state.events is not None:
        news.tell_gain(state, seat, "power", n)


# -- bonuses that are counted ---------------------------------------------------------------------------------------


def characters_on_board(state: RankingBattle, seat: int) -> int:
    """The attacker and the characters played."""
    return 1 + len(state.played[seat])


def females_on_board(state: RankingBattle, seat: int) -> int:
    """The females among them."""
    book = state.book
    return sum(book.female[book.kind[card]] for card in (*state.attacker[seat], *state.played[seat]))


COUNTS: Final = {
    "characters_on_board": ("character on your board", characters_on_board),
    "females_on_board": ("female character on your board", females_on_board),
}


def power_per(count: str, most: int) -> Effect:
    """More power for each of something."""
    noun, how_many = COUNTS[count]

    def do(state: RankingBattle, seat: int) -> None:
        gain_power(state, seat, min(most, how_many(state, seat)))

    return Effect(f"[Attack Power+1] for each {noun}, at most [Attack Power+{most}]", do)


def draw_per(count: str, most: int) -> Effect:
    """Draw a card for each of something, counted before drawing."""
    noun, how_many = COUNTS[count]

    def do(state: RankingBattle, seat: int) -> None:
        moves.draw(state, seat, min(most, how_many(state, seat)))

    return Effect(f"[Draw+1] for each {noun}, at most [Draw+{most}]", do)


def asks(words: str, question: Frame, then: int = 0) -> Effect:
    """Something is to be chosen, upon which something else may happen."""

    def do(state: RankingBattle, seat: int) -> None:
        del seat
        state.pending.append(question)

    return Effect(words, do, question=question, then=then)


# -- hands ----------------------------------------------------------------------------------------------------------


def discard(n: int) -> Effect:
    """Discard cards of one's own choice, all if there are fewer."""
    words = f"discard {number(n)} card{'' if n == 1 else 's'} from your hand"
    return asks(words, (DISCARD, 0, n))


def make_discard(min_hand: int, n: int) -> Effect:
    """Another player with enough cards discards some of its own choice."""
    words = f"choose another player with {number(min_hand)} or more cards in hand, who discards {number(n)} of them"
    return asks(words, (WHO_DISCARDS, 0, min_hand, n))


def cycle() -> Effect:
    """Discard any number of cards, then draw as many."""
    return asks("discard any number of cards from your hand and draw as many", (CYCLE, 0, 0))


def remove(then: EffectList) -> Effect:
    """A card may be removed from the game, upon which something else happens."""
    words = f"you may remove one card in your hand or discard pile from the game; if you do, {then.words}"
    return asks(words, (REMOVE, 0, then.number), then.number)


def retrieve_character() -> Effect:
    """A character comes from the discard pile into the hand, for all to see."""
    return asks("take a character from your discard pile into your hand", TO_DO[RETRIEVE])


def reveal_top_to_hand(if_character_plays: int) -> Effect:
    """The top card of the deck comes into the hand, for all to see; a character gives more plays."""
    gain = plays(if_character_plays)

    def do(state: RankingBattle, seat: int) -> None:
        card = moves.take_top(state, seat)
        if card < 0:
            return
        moves.show(state, seat, card)
        if state.events is not None:
            state.tell(messages.RevealTop(state.setup.seats[seat], state.setup.kinds[card]))
        if state.book.kind[card] < state.book.characters:
            gain.do(state, seat)

    words = "reveal the top card of your deck and take it into your hand; if it is a character, "
    return Effect(words + gain.words, do)


# -- boards ---------------------------------------------------------------------------------------------------------


def repeat_attacker_bonus() -> Effect:
    """The attacker bonus of an own character once more."""
    words = "choose a character on your board and receive its attacker bonus once more"
    return asks(words, TO_DO[REPEAT])


def peek_weapons(n: int) -> Effect:
    """Look at the next weapons and put them back in any order."""

    def do(state: RankingBattle, seat: int) -> None:
        moves.need_weapons(state, n)
        top = state.weapons[-n:]
        for card in top:
            if not state.exceptions[seat] >> card & 1:
                state.exception(card, 1 << seat)
        state.jumbled = looked_at(state.jumbled, pack(top), seat)
        if state.events is not None:
            news.tell_weapons(state, messages.Peek, seat, top[::-1])
        state.pending.append((ORDER, 0, len(top), 0))

    words = f"look at the top {number(n)} weapons and put them back on top in any order"
    return Effect(words, do, question=(ORDER, 0, n, 0))


def extra_challenge(n: int) -> Effect:
    """More challenges in this turn."""

    def do(state: RankingBattle, seat: int) -> None:
        state.challenges += n
        if state.events is not None:
            news.tell_gain(state, seat, "challenges", n)

    return Effect(f"you may challenge {number(n)} more time{'' if n == 1 else 's'} this turn", do, n)


def weaken_player(n: int) -> Effect:
    """Another player is weaker until the end of the turn."""
    words = f"choose another player, whose attacker has [Attack Power-{n}] this turn"
    return asks(words, (WHO_WEAKENS, 0, n))


# -- victory cards --------------------------------------------------------------------------------------------------


def flip_down_own(n: int, then: EffectList) -> Effect:
    """Own victory cards are flipped face-down, upon which something else happens."""

    def do(state: RankingBattle, seat: int) -> None:
        if state.face_up[seat] >= n:
            moves.flip_down(state, seat, n)
            state.pending.append((RESOLVE, 0, then.number, 0))
        elif state.events is not None:
            state.tell(messages.NoEffect(state.setup.seats[seat]))

    words = f"flip {number(n)} of your face-up victory cards face-down; if you do, {then.words}"
    return Effect(words, do, then=then.number)


def flip_up_own(n: int) -> Effect:
    """Own victory cards are flipped face-up."""

    def do(state: RankingBattle, seat: int) -> None:
        moves.flip_up(state, seat, n)

    return Effect(flip_up_words(n), do)


def flip_up_words(n: int) -> str:
    """What flipping up says of itself."""
    return f"flip {'one' if n == 1 else f'up to {number(n)}'} of your face-down victory cards face-up"


def flip_down_other(n: int) -> Effect:
    """Victory cards of another player are flipped face-down."""
    words = f"choose another player with a face-up victory card and flip {number(n)} of theirs face-down"
    return asks(words, (WHOSE_FLIP, 0, n))


# -- lists ----------------------------------------------------------------------------------------------------------


def say(effects: Sequence[Effect]) -> str:
    """A list of effects in words: a run of bonuses is one part, and each part follows after the one before.

    >>> say([draw(1), plays(1), power(2), discard(1)])
    '[Draw+1], [Character Plays+1] and [Attack Power+2]; then discard one card from your hand'
    """
    parts: list[list[str]] = []
    in_run = False
    for effect in effects:
        if effect.gain is not None and in_run:
            parts[-1].append(effect.words)
        else:
            parts.append([effect.words])
        in_run = effect.gain is not None
    return "; then ".join(listed(part) for part in parts)


# -- what a card file may name --------------------------------------------------------------------------------------

REPEAT_BONUS: Final = "repeat_attacker_bonus"
EFFECTS: Final[dict[str, tuple[Callable[..., Effect], tuple[Parameter, ...]]]] = {
    "draw": (draw, (Number("n"),)),
    "plays": (plays, (Number("n"),)),
    "points": (points, (Number("n"),)),
    "power": (power, (Number("n"),)),
    "power_per": (power_per, (Word("count", tuple(COUNTS)), Number("max"))),
    "draw_per": (draw_per, (Word("count", tuple(COUNTS)), Number("max"))),
    "discard": (discard, (Number("n"),)),
    "make_discard": (make_discard, (Number("min_hand"), Number("n"))),
    "cycle": (cycle, ()),
    "remove": (remove, (Then("then"),)),
    "retrieve_character": (retrieve_character, ()),
    "reveal_top_to_hand": (reveal_top_to_hand, (Number("if_character_plays"),)),
    REPEAT_BONUS: (repeat_attacker_bonus, ()),
    "peek_weapons": (peek_weapons, (Number("n"),)),
    "extra_challenge": (extra_challenge, (Number("n"),)),
    "weaken_player": (weaken_player, (Number("n"),)),
    "flip_down_own": (flip_down_own, (Number("n"), Then("then"))),
    "flip_up_own": (flip_up_own, (Number("n"),)),
    "flip_down_other": (flip_down_other, (Number("n"),)),
}
