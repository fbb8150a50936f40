"""What is told of a game where that takes more than to name it. Whoever tells makes sure that somebody listens.

Call it only where ``state.events`` is not None, so that nothing is made up for nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar, cast

from meijin.games.crossover import frames, news
from meijin.games.crossover.language.vocabulary import AbilityKind
from meijin.games.crossover.names import LINES
from meijin.games.crossover.objects import context
from meijin.games.crossover.objects.presence import name_of
from meijin.kernel.cardsets import unpack
from meijin.kernel.event import EVERYONE

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

Item = TypeVar("Item", bound=news.Item)
# What an item is that is no played card.
_WHAT: Final[dict[AbilityKind, news.What]] = {
    AbilityKind.TRIGGER: "trigger",
    AbilityKind.ACTIVATED: "ability",
    AbilityKind.REPLACE: "ability",
}
OPEN: Final = ("discard", "chakra", "removed")  # where everybody sees which card it is


def kinds(state: Crossover, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by their kinds."""
    return tuple([state.setup.kinds[card] for card in cards])


def names(state: Crossover, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards as people are told of them."""
    return tuple([name_of(state, card) for card in cards])


def place(state: Crossover, zone: str, owner: int) -> str:
    """A zone as its owner calls it: Dragon Ball players have a Chi area."""
    return "chi" if zone == "chakra" and LINES[state.terms.lines[owner]] == "db" else zone


def side(state: Crossover, team: int) -> news.Side:
    """A Team by its members with its power; 0: nobody."""
    if not team:
        return news.Side((), 0)
    members = tuple([state.setup.cards[card] for card in state.members(team)])
    return news.Side(members, state.team_power(team))


def tell_teams(state: Crossover, seat: int) -> None:
    """How somebody has organized."""
    fighters = [card for card in state.village[seat] + state.battlefield[seat] if state.team[card]]
    teams = [side(state, state.team[card]) for card in fighters if not state.place[card]]
    state.tell(news.Teams(state.setup.seats[seat], tuple(teams)))


def item(state: Crossover, kind: type[Item], row: Frame) -> Item:
    """An item of the Chain: whose and what it is, its user, X, the mode that was chosen, its targets, which items."""
    source, user = row[frames.SOURCE], row[frames.USER]
    ability, card = state.terms.pool.abilities[row[frames.ABILITY]], state.cards[source]
    what = _WHAT.get(ability.kind) or cast(news.What, "art" if card.is_art else card.type_.word)
    aimed = [context.card_of(state, each) for aimed in row[frames.TARGETS :] for each in unpack(aimed)]
    targets = [card for card in aimed if card >= 0]
    sources = [each[frames.SOURCE] for each in state.chain]
    items = [place for aimed in row[frames.TARGETS :] for place in context.places(state, aimed)]
    unclear = any(sources.count(sources[place]) > 1 for place in items)  # the card alone does not tell which is meant
    return kind(
        seat=state.setup.seats[row[frames.CONTROLLER]],
        card=name_of(state, source),
        ability=ability.word,
        what=what,
        user=name_of(state, user) if user >= 0 else None,
        x=row[frames.CHOSEN_X] if context.has_x(state, row) else None,
        mode=row[frames.CHOICE] + 1 if row[frames.CHOICE] >= 0 else None,
        targets=names(state, targets) if targets else None,
        items=tuple([place + 1 for place in items]) if unclear else None,
    )


def tell_showdown(state: Crossover, one: int, other: int, result: news.Result, powers: tuple[int, int]) -> None:
    """How a battle of two Teams ends, before the damage is dealt."""
    attacker = state.attacker
    attacking, blocking = (
        replace(side(state, team), power=power) for team, power in zip((one, other), powers, strict=True)
    )
    seats = state.setup.seats[attacker], state.setup.seats[1 - attacker]
    state.tell(news.Showdown(*seats, attacking, blocking, result))


def tell_pay(state: Crossover, seat: int, cards: Sequence[int], how: str) -> None:
    """A cost is paid with cards."""
    area = place(state, "chakra", seat)
    state.tell(news.Pay(state.setup.seats[seat], names(state, cards), how, area))


def tell_coins(state: Crossover, card: int, kind: int, n: int) -> None:
    """Coins are placed on a card, or taken from it."""
    coin = state.terms.coin_kinds[kind]
    state.tell(news.Coins(name_of(state, card), coin, f"{n:+}", state.coins[kind][card]))


def tell_move(state: Crossover, card: int, origin: str, to: str, seen: int = EVERYONE) -> None:
    """A card that is no object in play moves; only those who see it are told which."""
    owner = state.owner[card]
    ways = place(state, origin, owner), place(state, to, owner)
    seat = state.setup.seats[owner]
    state.tell(news.Move(seat, *ways, state.setup.kinds[card]), seen, news.Move(seat, *ways))


def tell_look(state: Crossover, seat: int, owner: int, cards: Sequence[int], zone: str) -> None:
    """Somebody looks at cards, which nobody else sees."""
    who, whose = state.setup.seats[seat], state.setup.seats[owner]
    known = news.Look(who, whose, zone, len(cards), kinds(state, cards))
    state.tell(known, 1 << seat, news.Look(who, whose, zone, len(cards)))


def tell_search(state: Crossover, seat: int, owner: int, cards: Sequence[int]) -> None:
    """Somebody searches a deck, or the top of it."""
    who, whose = state.setup.seats[seat], state.setup.seats[owner]
    known = news.Search(who, whose, len(cards), kinds(state, cards))
    state.tell(known, 1 << seat, news.Search(who, whose, len(cards)))


def tell_take(state: Crossover, seat: int, card: int, to: str, revealed: bool) -> None:
    """A card that was found goes somewhere; -1 for none."""
    who, where = state.setup.seats[seat], place(state, to, seat if card < 0 else state.owner[card])
    if card < 0:
        state.tell(news.Take(who, False, where))
        return
    seen = EVERYONE if revealed or to in OPEN else 1 << seat
    state.tell(news.Take(who, True, where, state.setup.kinds[card]), seen, news.Take(who, True, where))


def tell_put_back(state: Crossover, seat: int, cards: Sequence[int], where: str) -> None:
    """Cards that were looked at go back on ``top`` or to the ``bottom``."""
    who = state.setup.seats[seat]
    known = news.PutBack(who, where, len(cards), kinds(state, cards))
    state.tell(known, 1 << seat, news.PutBack(who, where, len(cards)))


def tell_unreward(state: Crossover, seat: int, cards: Sequence[int], zone: str) -> None:
    """Battle Rewards are lost; nobody sees which cards they are, unless they go to an open zone."""
    shown = kinds(state, cards) if zone in OPEN else None
    where = place(state, zone, 1 - seat)
    state.tell(news.Unreward(state.setup.seats[seat], len(cards), len(state.rewards[seat]), where, shown))
