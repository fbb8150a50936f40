"""The lines of the log. Objects in play are called by their names with the copy, all other cards by their kind alone.

What only some may know is None for the others. Their words stand in ``words/``.
"""

from __future__ import annotations

from typing import Final, Literal

from meijin.games.crossover.lasting import LASTING
from meijin.words import Card, Message, News, Part, Sayable, Seat, Term, Text

Result = Literal["none", "breakthrough", "no_power", "draw", "victory", "outstanding", "defeat", "complete_defeat"]
What = Literal["art", "mission", "event", "wish", "ability", "trigger"]

# -- setting up -----------------------------------------------------------------------------------------------------


class Chooser(News):
    """Chance has named who decides to go first or second."""

    seat: Seat


class First(News):
    """Who goes first is decided."""

    seat: Seat


class Draw(News):
    """Cards are drawn, which only their owner sees."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = None


class Keep(News):
    """The opening hand is kept."""

    seat: Seat
    count: int


class Redraw(News):
    """The opening hand goes back for a smaller one."""

    seat: Seat
    count: int


class Wishes(News):
    """Wish cards are placed face down."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = None


class StartChakra(News):
    """The second player's compensation."""

    seat: Seat
    cards: tuple[Card, ...]
    area: Term


# -- the turn -------------------------------------------------------------------------------------------------------


class Turn(News):
    """A turn begins."""

    seat: Seat
    turn: int
    indicator: int


class Charge(News):
    """A card goes from the hand to the Chakra area, which holds so many now."""

    seat: Seat
    card: Card
    chakra: int
    area: Term


class Enter(News):
    """A card comes into play: by ``deploy``, ``ambush``, ``client``, ``put`` or as a ``permanent``."""

    seat: Seat
    card: Card
    how: str


class Grow(News):
    """A fighter grows."""

    seat: Seat
    card: Card
    old: Card
    combat: int
    support: int


class Pay(News):
    """A cost is paid with cards: ``hand_cost``, ``chakra``, ``hand``, ``injure``, ``damage`` and so on."""

    seat: Seat
    cards: tuple[Card, ...]
    how: str
    area: Term


class PayCoin(News):
    """A cost is paid with coins."""

    seat: Seat
    card: Card
    coin: Term
    n: int


class PlaceDb(News):
    """A DB coin goes from the pool to a fighter."""

    seat: Seat
    card: Card
    n: int
    pool: int


class Pool(News):
    """DB coins come into the pool; those above the limit are lost."""

    seat: Seat
    n: int
    lost: int
    pool: int


class Side(Part):
    """A Team by its members, the Head first, with its power; nobody in it where there is none."""

    team: tuple[Card, ...]
    power: int


class Teams(News):
    """How somebody has organized."""

    seat: Seat
    teams: tuple[Side, ...]


class Attack(News):
    """The attacker sends Teams, or none, which in the first turn is a rule."""

    seat: Seat
    teams: tuple[Side, ...]
    forbidden: bool


class Block(News):
    """An attacking Team is blocked, or not."""

    seat: Seat
    attacking: Side
    by: Side | None = None


class Showdown(News):
    """How a battle ends, told before the damage is dealt."""

    seat: Seat
    blocker: Seat
    attacking: Side
    blocking: Side
    result: Result


class SkipShowdown(News):
    """An effect passes over the Showdown."""


class Return(News):
    """All battling fighters go home."""


class Discard(News):
    """Cards are discarded from hand or chakra."""

    seat: Seat
    cards: tuple[Card, ...]
    origin: Term
    why: Literal["effect", "limit"]


class TurnEnd(News):
    """The Turn Indicator of who had the turn goes up."""

    seat: Seat
    indicator: int


# -- the end --------------------------------------------------------------------------------------------------------


class Time(News):
    """Time is called."""

    last: int
    turn: Literal["this", "later"]


class Standing(Part):
    """What a player has when the game is decided by comparing."""

    seat: Seat
    rewards: int
    deck: int
    power: int
    chakra_and_hand: int


class Tiebreak(News):
    """The game is decided by comparing."""

    standings: tuple[Standing, ...]


class FinalCoin(News):
    """All is equal, and a coin decides."""

    seat: Seat
    called: str
    fell: str


class Over(News):
    """The game is over."""

    seat: Seat
    why: str


# -- the Chain ------------------------------------------------------------------------------------------------------


class Item(News):
    """An item of the Chain: whose and what it is, its user, X, the mode that was chosen, its targets, which items."""

    seat: Seat
    card: Card
    ability: Text
    what: What
    user: Card | None = None
    x: int | None = None
    mode: int | None = None
    targets: tuple[Card, ...] | None = None
    items: tuple[int, ...] | None = None


class Announce(Item):
    """An effect goes on the Chain."""


class Resolve(Item):
    """An effect begins to resolve."""


class Fail(Item):
    """An effect fails."""

    reason: str = "cost"


class Negate(Item):
    """An effect on the Chain is negated."""


class Delayed(Item):
    """What an effect has announced for later happens now."""


class Decline(News):
    """An optional ability is not used."""

    seat: Seat
    card: Card
    ability: Text


class TriggerOrder(News):
    """Of several triggered abilities one goes on the Chain first."""

    seat: Seat
    card: Card


class LoopGuard(News):
    """Too many effects have resolved in one step: the triggers of these cards are dropped, and no others are queued."""

    cards: tuple[Card, ...]
    limit: int


class OperationGuard(News):
    """Too many operations have been carried out in one step: all others of it are left out."""

    limit: int


class Replace(News):
    """Something else happens instead of what would have happened to a card."""

    seat: Seat
    card: Card


# -- objects --------------------------------------------------------------------------------------------------------


class Damage(News):
    """A fighter receives a packet of damage."""

    card: Card
    n: int


class Injured(News):
    """A fighter is injured now."""

    card: Card
    combat: int
    support: int


class Healed(News):
    """A fighter is healthy again."""

    card: Card
    combat: int
    support: int


class Protected(News):
    """A protection stops something."""

    card: Card
    what: Term


class Leave(News):
    """An object leaves play for a zone of its owner, or for somebody's rewards."""

    card: Card
    owner: Seat
    to: Term
    cause: str


class Move(News):
    """A card that is no object in play moves; only those who see it are told which."""

    owner: Seat
    origin: Term
    to: Term
    card: Card | None = None


class Coins(News):
    """Coins are placed on a card, or taken from it."""

    card: Card
    coin: Term
    by: Text
    now: int


class Power(News):
    """A fighter's power changes."""

    card: Card
    by: Text
    combat: int
    support: int
    until: Term


class SetPower(News):
    """A fighter's printed power is replaced."""

    card: Card
    combat: int
    support: int
    until: Term


class TeamPower(News):
    """A Team's power changes."""

    team: tuple[Card, ...]
    power: int
    by: Text
    until: Term


class Lasts(News):
    """Something holds for a card from now on."""

    kind = "lasting"
    card: Card
    what: tuple[Sayable, ...]
    until: Term


class Rule(News):
    """A rule changes for a while."""

    rule: str
    until: Term


class Standby(News):
    """A fighter goes back to its village."""

    card: Card


class Join(News):
    """A fighter joins a Team that is battling."""

    card: Card
    team: tuple[Card, ...]
    power: int


class Control(News):
    """A card has another controller now."""

    seat: Seat
    card: Card


class Attach(News):
    """A card is attached to a fighter."""

    card: Card
    fighter: Card


# -- cards and choices ----------------------------------------------------------------------------------------------


class Mill(News):
    """The top of a deck is turned over."""

    seat: Seat
    cards: tuple[Card, ...]
    to: Term


class Shuffle(News):
    """A deck is shuffled."""

    seat: Seat
    count: int


class Look(News):
    """Somebody looks at cards, which nobody else sees."""

    seat: Seat
    owner: Seat
    zone: str
    count: int
    cards: tuple[Card, ...] | None = None


class Search(News):
    """Somebody searches a deck, or the top of it."""

    seat: Seat
    owner: Seat
    count: int
    cards: tuple[Card, ...] | None = None


class Take(News):
    """A card that was found goes somewhere, or none."""

    seat: Seat
    found: bool
    to: Term
    card: Card | None = None


class PutBack(News):
    """Cards that were looked at go back."""

    seat: Seat
    where: str
    count: int
    cards: tuple[Card, ...] | None = None


class Reward(News):
    """Battle Rewards are won; so many cards are left in the other deck."""

    seat: Seat
    n: int
    why: str
    rewards: int
    deck: int


class Unreward(News):
    """Battle Rewards are lost; nobody sees which cards they are, unless they go to an open zone."""

    seat: Seat
    n: int
    rewards: int
    to: Term
    cards: tuple[Card, ...] | None = None


class Marker(News):
    """An effect moves a Turn Indicator."""

    seat: Seat
    indicator: int


class ExtraDeploy(News):
    """There are more deployments in this turn."""

    seat: Seat
    n: int


class Flip(News):
    """A coin is flipped: ``heads`` or ``tails``."""

    seat: Seat
    fell: str


class OptionChosen(News):
    """One of several effects of a card is chosen."""

    kind = "choice"
    seat: Seat
    card: Card
    option: int


class NumberChosen(News):
    """A number is chosen."""

    kind = "number"
    seat: Seat
    n: int


class Recycle(News):
    """A whole hand goes away, for as many new cards."""

    seat: Seat
    n: int
    to: Term


MESSAGES: Final[tuple[type[Message], ...]] = (
    *(Chooser, First, Draw, Keep, Redraw, Wishes, StartChakra),
    *(Turn, Charge, Enter, Grow, Pay, PayCoin, PlaceDb, Pool, Teams, Attack, Block, Showdown, SkipShowdown, Return),
    *(Discard, TurnEnd, Time, Tiebreak, FinalCoin, Over),
    *(Announce, Resolve, Fail, Negate, Delayed, Decline, TriggerOrder, LoopGuard, OperationGuard, Replace),
    *(Damage, Injured, Healed, Protected, Leave, Move, Coins, Power, SetPower, TeamPower, Lasts, Rule, Standby),
    *(Join, Control, Attach, Mill, Shuffle, Look, Search, Take, PutBack, Reward, Unreward, Marker, ExtraDeploy),
    *(Flip, OptionChosen, NumberChosen, Recycle),
    *LASTING,
)
