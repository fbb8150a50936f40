"""What is asked, in words, as a seat's view tells it; and what cards are called for short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from meijin.games.crossover.language.vocabulary import CardType
from meijin.kernel.errors import listed
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Card, Pool
    from meijin.games.crossover.setup import CrossoverSetup

# What each question asks for; {card} is what the question is about.
QUESTIONS: Final = {
    "chooser": "Go first, or second with {start} cards in the Chakra area?",
    "redraw": "Keep this hand, or draw one card fewer?",
    "place": "Which Wish cards do you place face down?",
    "charge": "Charge a card from your hand? It pays for arts later.",
    "mission": "Play a mission or event?",
    "counter": "Play a Counter Mission?",
    "client": "Play a Client?",
    "deploy": "Deploy a fighter, or let one grow?",
    "db_step": "Place DB coins on fighters, or make a wish?",
    "organize": "Organize your Teams? The Head fights, up to {backs} Backs support.",
    "leading": "Who supports {leading}? The next Head, or done, ends this Team.",
    "attack": "Which Team attacks? All that you name attack in this order.",
    "block": "Block {attacking}?",
    "adjust": "You may keep {limit} cards: which one do you discard?",
    "final_coin": "All is equal: heads or tails?",
    "free_mission": "Play a mission, charge, play a Client, deploy: in any order?",
    "pay_hand": "{card} has a hand cost: which card goes to the Chakra area? {left} to pay.",
    "mode": "{card}: which effect?",
    "x": "{card}: how much is X?",
    "target": "{card}: on whom or what?",
    "cost": "{card}{cost}: what do you pay with? {left} to go.",
    "trigger": "Several abilities trigger: which goes on the Chain next? The last resolves first.",
    "accept": "Use {card}?",
    "pick": "{card}: which one?",
    "number": "{card}: how many?",
    "choose": "{card}: which effect?",
    "whether": "{card}: do it?",
    "position": "Does {card} join as the Head or at the back?",
    "find": "{card}: which card do you take?",
    "put_back": "{card}: which card goes back next?",
    "forced": "{card} makes you discard: which card? {left} to go.",
    "take_coin": "{card}: which coin?",
}
WINDOWS: Final = {
    "C": "Strategy: use an ability or an Adventure?",
    "L": "Exchange of Jutsu: use an art or an ability?",
}

Item = Mapping[str, Any]  # of the Chain
Team = Mapping[str, Any]


def question(setup: CrossoverSetup, view: View) -> str:
    """What the viewer has to decide; empty if nothing."""
    seat = view["seat"]
    if seat is None or seat not in cast("list[str]", view["deciders"]):
        return ""
    pool, asked = setup.terms.pool, str(view["question"])
    if asked == "priority":
        return _priority(pool, view)
    if asked == "organize" and view.get("leading"):
        return QUESTIONS["leading"].format(leading=called(pool, view["leading"]))
    about, subject = view.get("about"), view.get("subject")
    asking = QUESTIONS[asked].format(
        card=called(pool, about) if about else "",
        cost=_cost(pool, about),
        start=setup.terms.second_player_chakra,
        backs=pool.rules.team_max - 1,
        limit=pool.rules.hand_limit,
        attacking=_attacking(pool, view) if asked == "block" else "",
        left=view.get("left_to_pay", view.get("left_to_discard", "")),
    )
    return f"{asking} It is about {called(pool, subject)}." if subject else asking


def _priority(pool: Pool, view: View) -> str:
    """Open a Chain, or respond to the latest item of the one there is."""
    chain = cast("list[Item]", view["chain"])
    if not chain:
        return WINDOWS.get(str(view["step"]), "Use an effect?")
    latest = chain[-1]
    played = cards_in(view, "stack", latest["seat"])
    ability = "" if latest["card"] in played else "the ability of "
    what = f"{called(pool, latest['card'])}{particulars(pool, latest)}"
    if latest["seat"] == view["seat"]:
        return f"Add to the Chain before {ability}your {what} resolves?"
    return f"Respond to {ability}{str(latest['seat']).capitalize()}'s {what}?"


def _cost(pool: Pool, about: object) -> str:
    """The printed cost of an art that is being paid."""
    printed = card_of(pool, about) if about else None
    return f" costs {costs(printed)}" if printed is not None and printed.is_art else ""


def _attacking(pool: Pool, view: View) -> str:
    """The Team that may be blocked, with its power and what happens if it is not."""
    names = cast("list[str]", view["attacking"])
    power = _team_power(view, names[0])
    through = cast("int", view["through"])
    lost = f"{through} reward{'s' if through > 1 else ''} if it gets through" if through else "harmless now"
    return f"{told(pool, names)} (Team Power {power}, {lost})"


def _team_power(view: View, fighter: str) -> int:
    """The power of the Team a fighter is in."""
    for teams in cast("Mapping[str, list[Team]]", view["teams"]).values():
        for team in teams:
            if any(member["card"] == fighter for member in team["members"]):
                return cast("int", team["power"])
    return 0


# -- cards ----------------------------------------------------------------------------------------------------------


def card_of(pool: Pool, name: object) -> Card:
    """What is printed on a card."""
    return pool.by_id[kind_of(str(name))]


def called(pool: Pool, name: object) -> str:
    """What a card is called at the table: fighters for short, all others as they are printed."""
    printed = card_of(pool, name)
    return short_name(printed.name) if printed.is_fighter else printed.name


def told(pool: Pool, names: Sequence[object]) -> str:
    """Some cards as they are called."""
    return listed([called(pool, name) for name in names])


def particulars(pool: Pool, item: Item) -> str:
    """The user, X, and targets of an item of the Chain."""
    parts = [f" by {called(pool, item['user'])}"] if "user" in item else []
    parts += [f", effect {item['mode']}"] if "mode" in item else []
    parts += [f", X = {item['x']}"] if "x" in item else []
    parts += [f" on {told(pool, item['targets'])}"] if "targets" in item else []
    return "".join(parts)


def costs(card: Card) -> str:
    """What a card costs: ``T3 H1`` for turn and hand cost, ``2 fire +1`` for an art."""
    if card.cost is not None:
        units = [f"{n} {symbol.text}" for symbol, n in card.cost.symbols]
        units += [f"{card.cost.any} any"] if card.cost.any else []
        units += ["X"] if card.cost.x else []
        paid = " + ".join(units) or "free"
        return f"T{card.turn} {paid}" if card.is_adventure else paid
    if card.type_ is CardType.WISH:
        return ""
    return f"T{card.turn}" + (f" H{card.hand}" if card.hand else "")


LONG: Final = 10  # a person's name that is longer is cut to one word
TITLES: Final = frozenset({"Captain", "King", "Master", "Might"})  # before the word by which somebody is called


def short_name(name: str) -> str:
    """What somebody is called for short; of two persons, both.

    A number in a name hangs together with the word before it, since a lone number would be that of a choice.

    >>> short_name("Naruto Uzumaki & Gaara of the Desert"), short_name("Rock Lee"), short_name("Master Roshi")
    ('Naruto & Gaara', 'Rock Lee', 'Roshi')
    >>> short_name("Android 18")
    'Android-18'
    """
    return " & ".join(_called(person) for person in name.split(" & "))


def _called(person: str) -> str:
    first, *rest = person.split()
    if rest and rest[-1].isdecimal():
        return "-".join([first, *rest])
    if len(person) <= LONG:
        return person
    return rest[-1] if first in TITLES else first
