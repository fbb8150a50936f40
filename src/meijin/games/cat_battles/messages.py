"""What Cat Battles says to people: news, questions and choices. Their words stand in ``words/``."""

from __future__ import annotations

from typing import Final, Literal

from meijin.games.cat_battles import notation
from meijin.words import (
    Card,
    CardText,
    Choice,
    Message,
    News,
    Part,
    Question,
    Refusal,
    Sayable,
    Seat,
    Term,
    Zone,
    declared,
)

# -- what they are put together from ----------------------------------------------------------------------------------

DieFace = Literal["0", "1", "2", "sleep"]
End = Literal["box", "dish", "trash", "cat"]  # where Fish lie


class Cat(Part):
    """A cat, and whose it is."""

    card: Card
    seat: Seat


class Fighter(Part):
    """A cat as it is told to a seat; its own are nobody else's."""

    card: Card
    seat: Seat | None = None


class FishMove(Part):
    """Fish of a seat that go from one of its places to another."""

    seat: Seat
    count: int
    origin: End
    to: End
    cat: Card | None = None  # where one of the ends is a cat


class Addend(Part):
    """One of the things that add up to the damage of an attack."""

    of: Literal["dice", "effects", "damage_plus", "damage_minus"]
    points: int
    less: bool  # they are taken off


class Figure(Part):
    """What is printed on a figure."""

    boss: bool
    level: int
    keywords: tuple[Term, ...]
    effect: Term
    cost: int
    does: Term


# -- news -----------------------------------------------------------------------------------------------------------


class OfSeat(News):
    """What a seat does."""

    seat: Seat


class OfCat(News):
    """What a cat does, or what happens to it."""

    cat: Cat


class Going(OfCat):
    """A cat that goes, or is put, from one Area into another."""

    origin: Zone
    to: Zone


class Territory(News):
    """On which Territory the game is played, and what its Center gives."""

    territory: Term
    center_effect: Term


class Building(News):
    """Both seats put their teams together."""


class Pick(OfSeat):
    """A seat picks a figure, which only it is told."""

    figure: Card


class Ready(OfSeat):
    """A team is complete."""


class Team(OfSeat):
    """A team is revealed; with a closed Bench only its Boss and its size."""

    boss: Card
    count: int
    kittens: tuple[Card, ...] | None = None


class Begin(OfSeat):
    """The game begins."""


class Turn(News):
    """A turn begins."""

    turn: int
    seat: Seat


class OneOnOne(OfSeat):
    """Only the Bosses are left on the Territory."""

    fish: tuple[FishMove, ...]


class Take(OfSeat):
    """A seat takes Fish from its Box."""

    count: int
    fish: tuple[FishMove, ...]


class Play(OfSeat):
    """A Kitten comes from the Bench."""

    cat: Card
    count: int
    fish: tuple[FishMove, ...]


class Move(Going):
    """A cat Moves."""


class Push(Going):
    """A cat is pushed away."""


class Relocate(Going):
    """A Greedy Boss takes a Kitten elsewhere."""


class GoHome(Going):
    """A cat returns to its Base."""


class Attack(OfCat):
    """A cat attacks another one."""

    target: Cat
    which: Literal["first", "second", "counterattack"]


class Use(OfCat):
    """A Rear effect is used and paid for."""

    effect: Term
    fish: tuple[FishMove, ...]
    target: Cat | None = None


class Granted(OfCat):
    """A cat has another keyword for a while."""

    keyword: Term
    duration: Literal["turn", "attack"]


class Roll(OfCat):
    """A die is rolled."""

    face: DieFace


class NoSleep(OfCat):
    """A Sleep counts 0."""


class Turned(OfCat):
    """By a cat's effect the die shows something else."""

    kind = "face"
    face: DieFace


class Stop(OfSeat):
    """A seat rolls no more."""


class Changed(OfCat):
    """By a cat's effect an attack deals more, or less."""

    points: int
    less: bool


class Result(News):
    """How an attack went, with all that its damage is made of."""

    attacker: Cat
    target: Cat
    dice: tuple[DieFace, ...]
    made_of: tuple[Addend, ...]
    total: int  # 0 for an attack that fails
    asleep: bool


class Damage(OfCat):
    """A cat is damaged, and it or the Box loses Fish."""

    points: int
    fish: tuple[FishMove, ...]


class Unhurt(OfCat):
    """Damage that comes to nothing."""


class RunAway(OfCat):
    """A cat without Fish runs away; a Boss just runs."""

    to: Zone | None = None


class Greedy(OfSeat):
    """A Greedy Boss, and the Fish that it costs."""

    cat: Card
    fish: tuple[FishMove, ...]


class Aim(OfCat):
    """A Greedy Boss picks out whom it hits."""

    target: Cat


class Negated(OfCat):
    """An attack is negated; who does that may be stunned."""

    stunned: bool


class Redirected(OfCat):
    """Another cat becomes the target."""

    instead_of: Cat


class Cancelled(OfCat):
    """The effect of another cat is cancelled."""

    whose: Cat


class NoEffect(OfCat):
    """An effect finds nothing to do."""


class Feed(OfCat):
    """A Kitten gets Fish."""

    fish: tuple[FishMove, ...]


class Call(OfCat):
    """A Kitten is called to its Base."""

    fish: tuple[FishMove, ...]


class Decline(OfSeat):
    """A seat does not strike back."""


class Resign(OfSeat):
    """A seat gives up."""


class Time(News):
    """Time is called."""

    last: int


class Over(News):
    """The game is over; without a winner it is a draw."""

    why: str
    winner: Seat | None = None


# -- questions ------------------------------------------------------------------------------------------------------


class AskTeam(Question):
    """Who joins the team?"""

    kind = "team"
    least: int
    most: int | None = None
    kittens: int | None = None  # as many as there are; none before the Boss
    enough: bool = False


class AskStart(Question):
    """Use an effect before Fish are taken?"""

    kind = "start"


class AskTake(Question):
    """How many Fish?"""

    kind = "take"


class AskPlay(Question):
    """Who is played?"""

    kind = "play"
    dish: int


class AskMain(Question):
    """Who Acts next?"""

    kind = "main"
    duel: bool


class AskAct(Question):
    """What else does this cat do?"""

    kind = "act"
    cat: Card
    may: tuple[Term, ...]


class AskEnd(Question):
    """Use an effect before the turn is over?"""

    kind = "end"


class AskDamage(Question):
    """Who takes the damage?"""

    kind = "damage"
    cat: Card
    points: int


class AskResponse(Question):
    """Is an effect cancelled?"""

    kind = "response"
    cat: Cat
    effect: Term
    target: Fighter | None = None


class InAttack(Question):
    """Something that is asked in an attack."""

    attacker: Fighter
    target: Fighter


class AskEffects(InAttack):
    """Use an effect before the dice?"""

    kind = "effects"


class AskDie(InAttack):
    """Use an effect on the die?"""

    kind = "die"
    face: DieFace


class AskRoll(InAttack):
    """One more die?"""

    kind = "roll"
    total: int
    left: int


class AskTotal(InAttack):
    """Use an effect against the damage?"""

    kind = "total"
    total: int


class AskCounter(InAttack):
    """Strike back?"""

    kind = "counter"


class AskPush(InAttack):
    """Where is the target pushed?"""

    kind = "push"


class AskAgain(InAttack):
    """Attack a second time?"""

    kind = "again"


class OfBoss(Question):
    """Something that a Greedy Boss asks."""

    boss: Card
    effect: Term


class AskAim(OfBoss):
    """Whom does the Greedy Boss hit?"""

    kind = "aim"


class AskRelocate(OfBoss):
    """Whom does the Greedy Boss take where?"""

    kind = "relocate"


class AskFeast(OfBoss):
    """Who gets the next Fish?"""

    kind = "feast"
    left: int


class AskCall(OfBoss):
    """Who is called?"""

    kind = "call"


# -- choices --------------------------------------------------------------------------------------------------------

# The verbs that stand alone and always mean the same.
PLAIN: Final[dict[str, type[Message]]] = {
    verb: declared(Choice, verb) for verb in notation.PLAIN if verb not in ("roll", "stop", "take_cat", "take_box")
}


class RollOne(Choice):
    """Roll one more die; how likely the attack is to fail then, in per cent."""

    kind = "roll"
    fails: int | None = None


class StopHere(Choice):
    """Roll no more, or feed no more; what the attack deals."""

    kind = "stop"
    damage: int | None = None


class TakeCat(Choice):
    """The cat takes the damage; what is left then."""

    cat: Card | None = None
    held: int = 0
    dish: int = 0
    flees: bool = False
    loses: bool = False
    greedy: bool = False


class TakeBox(Choice):
    """The Box takes the damage; what is left then."""

    box: int | None = None
    dish: int = 0
    greedy: bool = False


class OfFigure(Choice):
    """Somebody is picked."""

    figure: Card
    text: CardText


class BossOne(OfFigure):
    """Pick a Boss."""

    kind = "boss"


class KittenOne(OfFigure):
    """Pick a Kitten."""

    kind = "kitten"


class TeamOne(Choice):
    """Take a ready-made team."""

    kind = "team"
    team: Term
    boss: Card
    kittens: tuple[Card, ...]


class TakeFish(Choice):
    """Take Fish; what is left then."""

    kind = "take"
    count: int
    box: int | None = None
    dish: int = 0
    greedy: bool = False


class OfOne(Choice):
    """Something that is done with one of the own cats, or to a cat."""

    cat: Card


class PlayOne(OfOne):
    """Play a Kitten."""

    kind = "play"
    count: int


class CallOne(OfOne):
    """Call a Kitten."""

    kind = "call"


class FeedOne(OfOne):
    """Feed a Kitten."""

    kind = "feed"


class HitOne(OfOne):
    """Hit a cat."""

    kind = "hit"


class PushTo(Choice):
    """Push the target to an Area."""

    kind = "push"
    to: Zone


class MoveTo(OfOne):
    """Move to an Area."""

    kind = "move"
    to: Zone


class RelocateTo(Choice):
    """Put a Kitten into an Area."""

    kind = "relocate"
    cat: Cat
    to: Zone


class AttackOne(OfOne):
    """Attack a cat; with how many dice, and how likely it is to be hurt, in per cent."""

    kind = "attack"
    target: Card
    dice: int | None = None
    hit: int = 0


class UseOne(OfOne):
    """Use a Rear effect, and pay for it."""

    kind = "use"
    effect: Term
    does: Term
    held: int
    dish: int
    target: Card | None = None


class TeamsDiffer(Refusal):
    """An option of the other mode, and why it is none of this one."""

    problem: Sayable
    full: bool


MESSAGES: Final = (
    *(Territory, Building, Pick, Ready, Team, Begin, Turn, OneOnOne, Take, Play, Move, Push, Relocate, GoHome),
    *(Attack, Use, Granted, Roll, NoSleep, Turned, Stop, Changed, Result, Damage, Unhurt, RunAway, Greedy, Aim),
    *(Negated, Redirected, Cancelled, NoEffect, Feed, Call, Decline, Resign, Time, Over),
    *(AskTeam, AskStart, AskTake, AskPlay, AskMain, AskAct, AskEnd, AskDamage, AskResponse, AskEffects, AskDie),
    *(AskRoll, AskTotal, AskCounter, AskPush, AskAgain, AskAim, AskRelocate, AskFeast, AskCall),
    *(*PLAIN.values(), RollOne, StopHere, TakeCat, TakeBox, BossOne, KittenOne, TeamOne, TakeFish, PlayOne, CallOne),
    *(FeedOne, HitOne, PushTo, MoveTo, RelocateTo, AttackOne, UseOne, Figure),
    TeamsDiffer,
)
