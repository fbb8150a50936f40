"""Why an action that is understood is not possible now, with the rule.

Only the seat that decides is told, so its own secrets may be named, and nothing of the other but what lies open: of a
card that is not in play nobody learns whether it is in the game at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves, telling
from meijin.games.crossover.chain import windows
from meijin.games.crossover.effects import description
from meijin.games.crossover.frames import SOURCE, TARGET_SELECTOR
from meijin.games.crossover.language.vocabulary import Limit, Timing
from meijin.games.crossover.language.words import Talk, called
from meijin.games.crossover.moves import first_of, move, second_of, verb_of
from meijin.games.crossover.notation import NO_CARD, OF_CARDS, WORDS, is_action
from meijin.games.crossover.objects import board, presence
from meijin.games.crossover.objects.context import ability_of
from meijin.games.crossover.refusal import Refusal
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.times import TIMES, is_time_for
from meijin.games.crossover.turn import deployment, wishes
from meijin.games.crossover.verdicts import held, refusal
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover


# The rule by which a card is taken from the hand.
_FROM_HAND: Final = {
    moves.CHARGE: "CB7.3.1, CB7.6.1",
    moves.MISSION: "CB7.5.1",
    moves.COUNTER: "CB7.5.1",
    moves.CLIENT: "CB7.7.1",
    moves.DEPLOY: "CB7.8.1",
    moves.GROW: "CB6.9.1",
    moves.USE: "CB5.4.1",
    moves.ADVENTURE: "CB5.4.1",
    moves.PAY: "CB6.1.1",
}
_TURN_RULES: Final = {moves.USE: "CB12.2.5", moves.ADVENTURE: "CB6.14.3"}


def objection(state: Crossover, seat: int, action: int) -> Message | None:
    """The reason; None where there is nothing to add."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    assert isinstance(state.setup, CrossoverSetup)
    if verb not in TIMES or not is_action(state.setup, action):
        return None
    if verb in OF_CARDS and first == NO_CARD and is_time_for(state, verb):
        first, second = in_play_of(state, seat, [second - 1]), 0
        if first < 0:
            return Refusal.NO_SUCH_CARD.because({})
    elif verb == moves.USE and second >= NO_CARD:
        user = in_play_of(state, seat, [second - NO_CARD - 1])
        second = user if user >= 0 else NO_CARD
    code = refusal(state, seat, move(verb, first, second))
    if code in (Refusal.ALLOWED, Refusal.NOT_OFFERED):
        return None
    return code.because(_Facts(state, seat, verb, first, second))


def in_play_of(state: Crossover, seat: int, kinds: Sequence[int]) -> int:
    """A card in play of a kind that is named without its copy, rather an own one; -1 if there is none."""
    for owner in (seat, 1 - seat):
        for card in [*state.battlefield[owner], *state.village[owner]]:
            if state.kind[card] in kinds:
                return card
    return -1


class _Facts(dict[str, object]):
    """What a reason names, looked up in the position when it does."""

    def __init__(self, state: Crossover, seat: int, verb: int, first: int, second: int) -> None:
        super().__init__()
        self.state, self.seat, self.verb, self.first, self.second = state, seat, verb, first, second

    def __missing__(self, name: str) -> object:
        return _LOOKED_UP[name](self)

    @property
    def face(self) -> Card:
        """What is printed on the card that is named."""
        return self.state.cards[self.first] if self.verb in OF_CARDS else self.state.terms.pool.cards[self.first]

    @property
    def held(self) -> int:
        """The card that would be played."""
        return held(self.state, self.seat, self.verb, self.first)

    @property
    def ability(self) -> Ability:
        able = windows.activated(self.state, self.first, altered=True)
        return self.state.terms.pool.abilities[able[max(self.second, 1) - 1][1]]

    @property
    def namesake(self) -> int:
        """A fighter that shares a name with a card, and is not the one it would be laid on."""
        old = deployment.namesakes(self.state, self.seat, self.face) if self.verb == moves.GROW else []
        fighters = [card for card in presence.fighters(self.state, self.seat) if card not in old]
        return next(card for card in fighters if self.state.cards[card].name_bits & self.face.name_bits)

    def called(self, card: int) -> str:
        return self.state.setup.cards[card]

    def wanted(self) -> Message:
        """What is asked for as a target."""
        run, question = self.state.contexts[-1], self.state.pending[-1]
        ability, source = ability_of(self.state, run), self.state.cards[run[SOURCE]]
        return ability.targets[question[TARGET_SELECTOR]].tell(Talk(source.type_, ability.targets, ability.on))


_LOOKED_UP: Final[dict[str, Callable[[_Facts], object]]] = {
    "verb": lambda it: "join" if it.verb in (moves.AS_HEAD, moves.AS_BACK) else WORDS[it.verb],
    "card": lambda it: it.face.id,
    "number": lambda it: it.face.id,
    "rule": lambda it: _FROM_HAND[it.verb],
    "turn_rule": lambda it: _TURN_RULES.get(it.verb, "CB7.8.1"),
    "name_rule": lambda it: "CB6.3.1" if it.verb == moves.GROW else "CB7.8.3",
    "turn_cost": lambda it: board.turn_cost(it.state, it.held),
    "indicator": lambda it: it.state.indicator[it.seat],
    "hand_cost": lambda it: board.hand_cost(it.state, it.held),
    "symbols": lambda it: tuple([str(called(symbol)) for symbol in it.face.symbols]),
    "namesake": lambda it: it.called(it.namesake),
    "client": lambda it: it.called(deployment.client_named(it.state, it.seat, it.face.name_bits)),
    "deployments": lambda it: it.state.deploys,
    "old": lambda it: it.called(deployment.namesakes(it.state, it.seat, it.face)[0]),
    "coins": lambda it: wishes.coins_on_fighters(it.state, it.seat),
    "wish_coins": lambda it: it.state.terms.pool.rules.db_coins_for_wish,
    "team_max": lambda it: it.state.terms.pool.rules.team_max,
    "head": lambda it: it.called(presence.members(it.state, it.state.team[it.first])[0]),
    "area": lambda it: telling.place(it.state, "chakra", it.seat),
    "user": lambda it: it.called(it.second),
    "fit": lambda it: description.user(it.face),
    "which": lambda it: it.second,
    "timing": lambda it: (it.ability.timing or Timing.CHAIN).word,
    "often": lambda it: "game" if it.ability.limit is Limit.GAME else "turn",
    "role": lambda it: it.ability.role.word if it.ability.role else "",
    "source": lambda it: it.called(it.state.contexts[-1][SOURCE]),
    "wanted": _Facts.wanted,
}
