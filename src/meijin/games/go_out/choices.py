"""What the actions are called, and what they do: whatever the position, and in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meijin.games.go_out import messages, notation
from meijin.games.go_out.cards import CHARACTERS, KINDS, POWERS, SETS, Character, first_character
from meijin.games.go_out.messages import Pile
from meijin.games.go_out.tables import NO_PILE, PILE_COUNT, PILE_DAMAGE, PILE_OF_POWER, PILE_RANK, PILES, SIZE
from meijin.games.go_out.tables import Pile as Laid
from meijin.games.go_out.view import passing
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut


def choice(action: int, characters: tuple[Character, ...] = CHARACTERS) -> Message:
    """What an action is called and does, whatever the position.

    >>> choice(notation.GIVE).saying()
    Saying(id='choice-give', fields={'card': 'n01', 'to': 'red'})
    """
    if action < notation.PASS:
        return _play(action, PILES[0][0][action][0])
    if notation.CHOOSE <= action < notation.SWEEP:
        character = characters[action - notation.CHOOSE]
        return messages.ChooseOne(character.id, character.life, POWERS[character.power])
    cards = notation.touch(action).cards
    if action >= notation.SWEEP:
        return messages.SweepWith(cards)
    if action >= notation.GIVE:
        return messages.GiveAway(cards[0], SETS[(action - notation.GIVE) // KINDS])
    if action >= notation.PLACE:
        return (messages.PutDown if action < notation.DISCARD else messages.ThrowAway)(cards[0])
    return _ALONE[action]()


_ALONE: Final[dict[int, type[Message]]] = {
    notation.PASS: messages.TakeDamage,
    notation.GUARD_OFF: messages.UseGuard,
    notation.REVEAL: messages.TurnUp,
    notation.KEEP: messages.KeepAll,
}


def choice_in(state: GoOut, seat: int, action: int) -> Message:
    """What a decider's action is called, and what it does in this position."""
    if action < notation.PASS:
        _, _, rank, count, _ = state.tableau[-1] if state.tableau else NO_PILE
        pile = PILES[PILE_OF_POWER[state.power[seat]]][seat][action][0]
        return _play(action, pile, onto=Pile(rank, count) if count else None, leaves=_leaves(state, seat, SIZE[action]))
    if action == notation.PASS:
        return messages.TakeDamage(**passing(state, seat))
    if action == notation.GUARD_OFF:
        return messages.UseGuard("pile" if state.tableau else "field", _leaves(state, seat, 1))
    if action == notation.REVEAL:
        character = state.terms.characters[state.character[seat][0] - first_character(seat)]
        return messages.TurnUp(character.id, POWERS[character.power])
    cards = notation.touch(action).cards
    if action >= notation.SWEEP:
        return messages.SweepWith(cards, _leaves(state, seat, len(cards)))
    if notation.GIVE <= action < notation.CHOOSE:
        return messages.GiveAway(cards[0], SETS[(action - notation.GIVE) // KINDS], _leaves(state, seat, 1))
    return choice(action, state.terms.characters)


def _play(action: int, pile: Laid, **more: Any) -> Message:
    rank = pile[PILE_RANK]
    return messages.PlaySet(
        cards=notation.touch(action).cards,
        pile=Pile(rank, pile[PILE_COUNT]),
        damage=pile[PILE_DAMAGE],
        declared=rank if action >= notation.NATURAL else None,
        **more,
    )


def _leaves(state: GoOut, seat: int, cards: int) -> int:
    return state.hand[seat].bit_count() - cards
