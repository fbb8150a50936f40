"""The battle abilities of characters and the abilities of weapons: one function each, for the words and the deed.

A character's ability works on the start totals (``modify``), from the hand (``reaction`` and ``draw``), on how many
weapons are taken (``look``) or on what a victory card gives (``expertise``). A weapon's ability is carried out for its
bearer (``do``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import battle, board, moves
from meijin.games.ranking_battle.effects import flip_up_words
from meijin.games.ranking_battle.frames import CALL, GUESS
from meijin.games.ranking_battle.messages import Cats, Why
from meijin.games.ranking_battle.parameters import Built, Number, Parameter, Person, Printed, Word
from meijin.games.ranking_battle.spelling import number

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

SEXES: Final = ("female", "male")
ROLES: Final = ("challenger", "defender")
# What a player's ability adds to the own total, and what it takes off the other one.
Modify = Callable[["RankingBattle", int, int], tuple[int, int]]


class BattleAbility(Built):
    """A BATTLE ability of a character."""

    __slots__ = ("announces", "draw", "expertise", "look", "modify", "reaction", "why", "words")

    def __init__(
        self,
        words: str,
        modify: Modify | None = None,
        why: Why = "rival",
        announces: int = 0,
        reaction: int = -1,
        draw: int = 0,
        look: int = 1,
        expertise: int = -1,
    ) -> None:
        super().__init__()
        self.words = words
        self.modify = modify
        self.why = why  # for what it adds to the own total, in a battle
        self.announces = announces  # it tells something of a hand, and beyond this number no more
        self.reaction = reaction  # what it gives when used from the hand; -1 if it cannot be
        self.draw = draw
        self.look = look
        self.expertise = expertise  # what each victory card gives; -1 for what is printed on it


# -- characters (6.3) -----------------------------------------------------------------------------------------------


def power_per_cat_in_hand(most: int) -> BattleAbility:
    """Power for the cats in the challenger's hand; only the bonus is announced."""

    def modify(state: RankingBattle, seat: int, other: int) -> tuple[int, int]:
        del other
        if seat != state.challenger:
            return 0, 0
        # The hand stays as it is until the end of the turn, and so does what was told of it.
        return (min(most, cats_in_hand(state, seat)) if state.announced < 0 else state.announced), 0

    words = "when you challenge with this attacker, [Attack Power+1] for each cat in your hand"
    return BattleAbility(f"{words}, at most [Attack Power+{most}]", modify, "cats", announces=most)


def cats_in_hand(state: RankingBattle, seat: int) -> int:
    """How many cats a player holds."""
    book = state.book
    return sum(book.points[book.kind[card]] > 0 for card in state.hand[seat])


def power_if_opponent_sex(sex: str, n: int) -> BattleAbility:
    """Power against an attacker of one sex."""

    def modify(state: RankingBattle, seat: int, other: int) -> tuple[int, int]:
        del seat
        return (n if board.is_sex(state, other, sex) else 0), 0

    return BattleAbility(
        f"[Attack Power+{n}] against a {sex} attacker", modify, "female" if sex == "female" else "male"
    )


def weaken_opponent_if_sex(sex: str, n: int) -> BattleAbility:
    """An opponent of one sex is weaker."""

    def modify(state: RankingBattle, seat: int, other: int) -> tuple[int, int]:
        del seat
        return 0, (n if board.is_sex(state, other, sex) else 0)

    return BattleAbility(f"a {sex} opposing attacker has [Attack Power-{n}]", modify)


def choose_weapon(look: int) -> BattleAbility:
    """Take several weapons and equip one of them."""
    rest = "the other" if look == 2 else "the others"
    return BattleAbility(f"take the top {number(look)} weapons, equip one of them and discard {rest}", look=look)


def expertise_value(n: int, printed: int) -> BattleAbility:
    """Victory cards give something else than is printed on them."""
    only = "only " if n < printed else ""
    words = f"each Weapon Expertise you use for this attacker gives {only}[Attack Power+{n}]"
    return BattleAbility(words, expertise=n)


def defend_from_hand(power: int, draw: int) -> BattleAbility:
    """Used from the hand of a challenged player."""
    more = f" and [Draw+{draw}]" if draw else ""
    words = "when you are challenged you may discard this from your hand for"
    return BattleAbility(f"{words} [Attack Power+{power}]{more}", reaction=power, draw=draw)


ABILITIES: Final[dict[str, tuple[Callable[..., BattleAbility], tuple[Parameter, ...]]]] = {
    "power_per_cat_in_hand": (power_per_cat_in_hand, (Number("max"),)),
    "power_if_opponent_sex": (power_if_opponent_sex, (Word("sex", SEXES), Number("n"))),
    "weaken_opponent_if_sex": (weaken_opponent_if_sex, (Word("sex", SEXES), Number("n"))),
    "choose_weapon": (choose_weapon, (Number("look", 2),)),
    "expertise_value": (expertise_value, (Number("n", 0), Printed("power"))),
    "defend_from_hand": (defend_from_hand, (Number("power"), Number("draw", 0))),
}


# -- weapons (6.4) --------------------------------------------------------------------------------------------------


class WeaponAbility(Built):
    """An ability of a weapon; one that may put a question, or decide the battle, says that it ``pauses``."""

    __slots__ = ("call", "do", "exchanges", "pauses", "words")

    def __init__(
        self,
        words: str,
        do: Callable[[RankingBattle, int], None],
        pauses: bool = False,
        exchanges: bool = False,
        call: str = "",
    ) -> None:
        super().__init__()
        self.words = words
        self.do = do
        self.pauses = pauses
        self.call = call  # what is to be called out
        self.exchanges = exchanges  # the weapon may be exchanged before anything else of it counts


def bonus_if_person(person: str, n: int) -> WeaponAbility:
    """More power in the hands of one person."""

    def do(state: RankingBattle, seat: int) -> None:
        if board.is_person(state, seat, person):
            battle.gain(state, seat, n, "bearer")

    return WeaponAbility(f"for {person.capitalize()} +{n} more", do)


def guess_cost() -> WeaponAbility:
    """Name the cost of the own next card, and win or lose."""

    def do(state: RankingBattle, seat: int) -> None:
        state.pending.append((GUESS, 0, seat))

    words = (
        "name a cost, then reveal and discard the top card of your deck: if it has that cost you win the battle at once"
    )
    return WeaponAbility(f"{words}, otherwise you lose it at once", do, pauses=True)


def lose_if_sex(sex: str) -> WeaponAbility:
    """An attacker of one sex loses."""

    def do(state: RankingBattle, seat: int) -> None:
        if board.is_sex(state, seat, sex):
            battle.decide(state, board.opponent(state, seat), seat)

    return WeaponAbility(f"a {sex} attacker loses the battle at once", do, pauses=True)


def bonus_per_person_owned(most: int) -> WeaponAbility:
    """Power for the persons on the own board and in the own discard pile."""

    def do(state: RankingBattle, seat: int) -> None:
        book = state.book
        cards = (*state.attacker[seat], *state.played[seat], *state.discard[seat])
        persons = 0
        for card in cards:
            persons |= book.person_bit[book.kind[card]]
        count = persons.bit_count()
        battle.gain(state, seat, min(most, count), "persons", count)

    words = "+1 for each different person among the characters on your board and in your discard pile"
    return WeaponAbility(f"{words}, at most +{most}", do)


def bonus_if_ranked_below(n: int) -> WeaponAbility:
    """Power against a player of higher rank."""

    def do(state: RankingBattle, seat: int) -> None:
        if state.rank[board.opponent(state, seat)] < state.rank[seat]:
            battle.gain(state, seat, n, "rank")

    return WeaponAbility(f"against an opponent ranked above you +{n} more", do)


def may_replace() -> WeaponAbility:
    """It may be exchanged for the next weapon, before it does anything."""

    def do(state: RankingBattle, seat: int) -> None:
        del state, seat

    return WeaponAbility("you may discard it at once and equip the next weapon instead", do, exchanges=True)


def call_bonus(person: str, call: str, n: int) -> WeaponAbility:
    """More power for one person, if the player calls out."""

    def do(state: RankingBattle, seat: int) -> None:
        if board.is_person(state, seat, person):
            state.pending.append((CALL, 0, seat, n))

    return WeaponAbility(f'for {person.capitalize()} +{n} more if you call "{call}"', do, pauses=True, call=call)


def reveal_cats(n: int) -> WeaponAbility:
    """Power for the cats among the own next cards."""

    def do(state: RankingBattle, seat: int) -> None:
        book = state.book
        revealed = []
        for _ in range(n):
            card = moves.take_top(state, seat)
            if card < 0:
                break
            revealed.append(card)
        state.discard[seat] += revealed
        if state.events is not None:
            kinds = [state.setup.kinds[card] for card in revealed]
            state.tell(Cats(state.setup.seats[seat], tuple(kinds)))
        battle.gain(state, seat, sum(book.points[book.kind[card]] for card in revealed), "cats")

    words = f"reveal and discard the top {number(n)} cards of your deck"
    return WeaponAbility(f"{words}: + the acquisition points of the cats among them", do)


def bonus_if_role(role: str, n: int) -> WeaponAbility:
    """More power for the challenger or the defender."""

    challenges = role == "challenger"

    def do(state: RankingBattle, seat: int) -> None:
        if (seat == state.challenger) == challenges:
            battle.gain(state, seat, n, "challenger" if challenges else "defender")

    return WeaponAbility(f"for the {role} +{n} more", do)


def hamper_opponent_if_sex(sex: str, n: int) -> WeaponAbility:
    """An opposing attacker of one sex is weaker."""

    def do(state: RankingBattle, seat: int) -> None:
        other = board.opponent(state, seat)
        if board.is_sex(state, other, sex):
            battle.hamper(state, other, n)

    return WeaponAbility(weaken_opponent_if_sex(sex, n).words, do)


def bonus_opponent_cost() -> WeaponAbility:
    """The cost of the opposing attacker is the power."""

    def do(state: RankingBattle, seat: int) -> None:
        cost = state.book.cost[board.attacker_kind(state, board.opponent(state, seat))]
        battle.gain(state, seat, cost, "cost")

    return WeaponAbility("+ the acquisition cost of the opposing attacker", do)


def flip_up_own(n: int) -> WeaponAbility:
    """Own victory cards are flipped face-up."""

    def do(state: RankingBattle, seat: int) -> None:
        moves.flip_up(state, seat, n)

    return WeaponAbility(flip_up_words(n), do)


WEAPON_ABILITIES: Final[dict[str, tuple[Callable[..., WeaponAbility], tuple[Parameter, ...]]]] = {
    "bonus_if_person": (bonus_if_person, (Person("person"), Number("n"))),
    "guess_cost": (guess_cost, ()),
    "lose_if_sex": (lose_if_sex, (Word("sex", SEXES),)),
    "bonus_per_person_owned": (bonus_per_person_owned, (Number("max"),)),
    "bonus_if_ranked_below": (bonus_if_ranked_below, (Number("n"),)),
    "may_replace": (may_replace, ()),
    "call_bonus": (call_bonus, (Person("person"), Word("call"), Number("n"))),
    "reveal_cats": (reveal_cats, (Number("n"),)),
    "bonus_if_role": (bonus_if_role, (Word("role", ROLES), Number("n"))),
    "weaken_opponent_if_sex": (hamper_opponent_if_sex, (Word("sex", SEXES), Number("n"))),
    "bonus_opponent_cost": (bonus_opponent_cost, ()),
    "flip_up_own": (flip_up_own, (Number("n"),)),
}
