"""The log: every event as a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from meijin.games.crossover.language.vocabulary import Line
from meijin.kernel.errors import counted, listed

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool

Fields = Mapping[str, object]

# The fields that name a card, those that list some, and those that name a seat.
_A_CARD: Final = ("card", "old", "user", "fighter")
_CARDS: Final = ("cards", "targets", "team")
_SEATS: Final = ("seat", "owner", "blocker")
# Events whose line is always the same but for the fields.
_LINES: Final = {
    "chooser": "{seat} may choose to go first or second.",
    "first": "{seat} goes first.",
    "keep": "{seat} keeps a hand of {count}.",
    "redraw": "{seat} puts the hand back, shuffles and draws {count}.",
    "start_chakra": "{seat} goes second and begins with {cards} in the Chakra area.",
    "turn": "Turn {turn} is {seat}'s, with the Turn Indicator at {indicator}.",
    "charge": "{seat} charges {card} ({chakra} in the Chakra area).",
    "grow": "{seat} lays {card} on {old}, which grows to {combat}/{support}.",
    "skip_showdown": "There is no Showdown in this turn.",
    "return": "All battling fighters go home.",
    "turn_end": "{seat}'s Turn Indicator goes up to {indicator}.",
    "final_coin": "All is equal. {seat} calls {called}, and the coin falls {fell}.",
    "decline": "{seat} does not use the ability of {card}.",
    "trigger_order": "{seat} puts {card} on the Chain next.",
    "replace": "{seat} uses {card} instead.",
    "damage": "{card} receives {n} Damage.",
    "injured": "{card} is injured: {combat}/{support} now.",
    "healed": "{card} is healthy again: {combat}/{support} now.",
    "protected": "{card} is protected from {what}.",
    "set_power": "{card} is {combat}/{support} {until}.",
    "standby": "{card} goes back to the village as Stand-by.",
    "join": "{card} joins the battle: {team}, Team Power {power}.",
    "control": "{seat} controls {card} now.",
    "attach": "{card} is attached to {fighter}.",
    "lasting": "{card}: {what} {until}.",
    "shuffle": "{seat}'s deck of {count} is shuffled.",
    "marker": "{seat}'s Turn Indicator moves to {indicator}.",
    "flip": "{seat} flips a coin: {fell}.",
    "choice": "{seat} chooses effect {option} of {card}.",
    "number": "{seat} chooses {n}.",
}
# All kinds of events.
KINDS: Final = (
    *_LINES,
    "draw",
    "wishes",
    "enter",
    "pay",
    "pay_coin",
    "place_db",
    "pool",
    "discard",
    "time",
    "tiebreak",
    "over",
    "teams",
    "attack",
    "block",
    "showdown",
    "power",
    "team_power",
    "reward",
    "unreward",
    "announce",
    "resolve",
    "negate",
    "delayed",
    "fail",
    "loop_guard",
    "operation_guard",
    "rule",
    "coins",
    "extra_deploy",
    "leave",
    "move",
    "mill",
    "look",
    "search",
    "take",
    "put_back",
    "recycle",
)
_DURATIONS: Final = {
    "battle": "for this battle",
    "turn": "until the end of the turn",
    "next_turn": "until the end of the next turn",
    "game": "as long as it stays in play",
}
ZONES: Final = {
    "deck": "the deck",
    "deck_top": "the top of the deck",
    "deck_bottom": "the bottom of the deck",
    "hand": "the hand",
    "discard": "the discard pile",
    "chakra": "the Chakra area",
    "village": "the village",
    "battlefield": "the battlefield",
    "rewards": "the Battle Rewards",
    "your_rewards": "the Battle Rewards",
    "wishes": "the Wish cards",
    "aside": "the Wish cards aside",
    "stack": "the Chain",
    "removed": "outside the game",
}
FAILURES: Final = {
    "negated": "it was negated (CB5.5.1)",
    "user_gone": "its user has left play (CB5.5.2)",
    "user_unfit": "its user does not meet the requirement any more (CB5.5.2)",
    "source_gone": "its source has left play (CB5.5.3)",
    "injured": "its fighter has been injured and it is not valid then (CB5.5.3)",
    "db": "its fighter has no DB coin any more (CB5.5.3)",
    "condition": "its condition does not hold any more (CB5.5.4)",
    "targets": "none of its targets is legal any more (CB5.5.5)",
    "cost": "its cost could not be paid to the end (R77)",
}
_ENTERING: Final = {
    "deploy": "{seat} deploys {card}.",
    "ambush": "{seat} deploys {card} from the Chakra area by Ambush.",
    "client": "{seat} plays the Client {card}.",
    "put": "{seat} puts {card} in play.",
    "permanent": "{card} stays in {seat}'s village.",
}
_PAYING: Final = {
    "hand_cost": "{seat} pays the hand cost with {cards}.",
    "chakra": "{seat} pays with {cards} from the Chakra area.",
    "hand": "{seat} discards {cards} from the hand to pay.",
    "injure": "{seat} injures {cards} to pay.",
    "damage": "{seat} damages {cards} to pay.",
    "discard_fighter": "{seat} discards {cards} from play to pay.",
    "remove": "{seat} removes {cards} from the game to pay.",
    "move_self": "{seat} moves {cards} to pay.",
}
_ANNOUNCING: Final = {
    "art": "{seat} uses {card}",
    "mission": "{seat} plays the mission {card}",
    "event": "{seat} plays the event {card}",
    "wish": "{seat} makes a wish: {card}",
    "ability": "{seat} uses the ability of {card}",
    "trigger": "The ability of {seat}'s {card} triggers",
}
_RULES: Final = {
    "all_draws": "All battles between two Teams are draws {until}.",
    "mental_battle": "Battles are decided by Mental Power {until}.",
    "skip_showdown": "There will be no Showdown {until}.",
}
_LEAVING: Final = {
    "effect": "",
    "cost": " to pay",
    "damage": ", discarded by Damage",
    "showdown": ", discarded in the Showdown",
    "expired": ", for its last time coin is gone",
    "grown": ", for another card is laid on it",
}
_ENDINGS: Final = {
    "rewards": "with ten Battle Rewards in the Judge step (CB10.1)",
    "deck": "for the other deck is empty in the Judge step (CB10.2)",
    "tiebreak": "by comparing (CB10.4)",
    "timeout": "by comparing when time was up (CB10.9)",
    "coin": "by the toss of a coin (CB10.5)",
    "resignation": "for the other player has resigned",
}


def narrate(pool: Pool, kind: str, fields: Fields) -> str:
    """An event as a line of the log.

    >>> from meijin.games.crossover.cards import POOL
    >>> narrate(POOL, "charge", {"seat": "red", "card": "n-475", "chakra": 4})
    'Red charges Rock Lee (n-475) (4 in the Chakra area).'
    """
    line = _line(pool, kind, {name: _spelled(pool, name, value) for name, value in fields.items()})
    return line.replace("Chakra area", "Chi area") if _is_of_dragon_ball(pool, fields) else line


def _is_of_dragon_ball(pool: Pool, fields: Fields) -> bool:
    """Whether the card that an event is about is a Dragon Ball card, whose player calls the Chakra area Chi area."""
    cards = fields.get("cards")
    name = fields.get("card") or (cards[0] if isinstance(cards, list) and cards else "")
    card = pool.by_id.get(str(name).partition("#")[0])
    return card is not None and card.line is Line.DB


def _line(pool: Pool, kind: str, told: Fields) -> str:
    if kind in _LINES:
        return _LINES[kind].format_map(told)
    for tell in (_of_the_table, _of_battles, _of_the_chain, _of_cards):
        line = tell(pool, kind, told)
        if line:
            return line
    raise ValueError(f"unknown event {kind!r}")


def title(pool: Pool, name: object) -> str:
    """A card as people call it, with its number, since several cards share a name.

    >>> from meijin.games.crossover.cards import POOL
    >>> title(POOL, "n-475#r1")
    'Rock Lee (n-475)'
    """
    kind = str(name).partition("#")[0]
    return f"{pool.by_id[kind].name} ({kind})"


def _spelled(pool: Pool, name: str, value: object) -> object:
    """A field as a line says it."""
    if name in _A_CARD and value is not None:
        return title(pool, value)
    if name in _CARDS:
        return _titles(pool, value) or "nothing"
    if name in _SEATS:
        return str(value).capitalize()
    if name == "until":
        return _DURATIONS[str(value)]
    return value


def _titles(pool: Pool, names: object) -> str:
    assert isinstance(names, list)
    return listed([title(pool, each) for each in names]) if names else ""


def _of_the_table(pool: Pool, kind: str, told: Fields) -> str:
    """Drawing, entering, paying, and how the game ends."""
    match kind:
        case "draw":
            if not told["count"]:
                return f"{told['seat']} has no card left to draw."
            return f"{told['seat']} draws {told.get('cards') or counted(_number(told['count']), 'card')}."
        case "wishes":
            placed = counted(_number(told["count"]), "Wish card") if told["count"] else "no Wish card"
            faces = f": {told['cards']}" if told["count"] and "cards" in told else ""
            return f"{told['seat']} places {placed} face down{faces}."
        case "enter":
            return _ENTERING[str(told["how"])].format_map(told)
        case "pay":
            return _PAYING[str(told["how"])].format_map(told)
        case "pay_coin":
            paid = counted(_number(told["n"]), f"{told['kind']} coin")
            return f"{told['seat']} pays {paid} from {told['card']}."
        case "place_db":
            coins = counted(_number(told["n"]), "DB coin")
            return f"{told['seat']} places {coins} on {told['card']} ({told['pool']} left in the pool)."
        case "pool":
            return _pool(told)
        case "discard":
            why = " down to the hand limit" if told["why"] == "limit" else ""
            return f"{told['seat']} discards {told['cards']} from {ZONES[str(told['from'])]}{why}."
        case "time":
            last = _number(told["last"])
            when = "this turn" if last == told["turn"] else f"turn {last}"
            return f"Time is called: the game ends after {when}."
        case "tiebreak":
            return _tiebreak(told)
        case "over":
            return f"{told['seat']} wins, {_ENDINGS[str(told['why'])]}."
    del pool
    return ""


def _of_battles(pool: Pool, kind: str, told: Fields) -> str:
    """Teams, attacks, blocks and the Showdown."""
    match kind:
        case "teams":
            return f"{told['seat']} organizes: {_teams(pool, told['teams']) or 'there are no fighters'}."
        case "attack":
            sent = _teams(pool, told["teams"])
            if told.get("forbidden"):
                return f"{told['seat']} sends nobody: in the first turn there is no attack."
            return f"{told['seat']} attacks with {sent}." if sent else f"{told['seat']} sends nobody."
        case "block":
            attacking = _team(pool, told["attacking"])
            if told["by"] is None:
                return f"{told['seat']} does not block {attacking}."
            return f"{told['seat']} blocks {attacking} with {_team(pool, told['by'])}."
        case "showdown":
            return _showdown(pool, told)
        case "power":
            by = told["by"]
            assert isinstance(by, list)
            now = f"{told['combat']}/{told['support']}"
            return f"{told['card']} gets {by[0]:+}/{by[1]:+} {told['until']} and is {now} now."
        case "team_power":
            n = _number(told["n"])
            return f"The Team of {told['team']} gets {n:+} {told['until']}: Team Power {told['power']}."
        case "reward":
            return _reward(told)
        case "unreward":
            lost = counted(_number(told["n"]), "Battle Reward")
            faces = f" ({told['cards']})" if "cards" in told else ""
            return f"{told['seat']} loses {lost}{faces} to {ZONES[str(told['to'])]} and has {told['rewards']}."
    return ""


def _of_the_chain(pool: Pool, kind: str, told: Fields) -> str:
    """What goes on the Chain, and what becomes of it."""
    match kind:
        case "announce":
            return f"{_ANNOUNCING[str(told['what'])].format_map(told)}{_particulars(told)}."
        case "resolve" | "negate" | "delayed" | "fail":
            return _of_an_item(kind, told)
        case "loop_guard":
            dropped = told["abilities"]
            assert isinstance(dropped, list)
            names = listed([title(pool, str(word).partition(".")[0]) for word in dict.fromkeys(dropped)])
            return (
                f"More than {told['limit']} effects have resolved in this step, so its triggers are dropped"
                f"{f': {names}' if names else ''} (CB5.6.8)."
            )
        case "operation_guard":
            return f"{told['limit']} operations have been carried out in this step, so all others are left out (R91)."
        case "rule":
            return _RULES[str(told["rule"])].format_map(told)
        case "coins":
            return _coins(told)
        case "extra_deploy":
            return f"{told['seat']} may deploy {counted(_number(told['n']), 'more fighter')} in this turn."
    return ""


def _of_cards(pool: Pool, kind: str, told: Fields) -> str:
    """Cards that move, and cards that somebody looks at."""
    match kind:
        case "leave":
            goal = "the opponent's Battle Rewards" if told["to"] == "rewards" else ZONES[str(told["to"])]
            return f"{told['owner']}'s {told['card']} goes to {goal}{_LEAVING[str(told['cause'])]}."
        case "move":
            what = told.get("card", "a card")
            return f"{told['owner']}: {what} goes from {ZONES[str(told['from'])]} to {ZONES[str(told['to'])]}."
        case "mill":
            return f"{told['seat']}'s deck: {told['cards']} to {ZONES[str(told['to'])]}."
        case "look":
            whose = f"{told['owner']}'s" if told["owner"] != told["seat"] else "the own"
            seen = counted(_number(told["count"]), "card")
            return f"{told['seat']} looks at {seen} of {whose} {told['zone']}{_faces(told)}."
        case "search":
            whose = f"{told['owner']}'s" if told["owner"] != told["seat"] else "the own"
            return f"{told['seat']} searches {counted(_number(told['count']), 'card')} of {whose} deck{_faces(told)}."
        case "take":
            if not told["found"]:
                return f"{told['seat']} takes nothing."
            return f"{told['seat']} takes {told.get('card', 'a card')} to {ZONES[str(told['to'])]}."
        case "put_back":
            where = {"top": "on top", "bottom": "to the bottom", "shuffle": "into the deck"}[str(told["where"])]
            return f"{told['seat']} puts {counted(_number(told['count']), 'card')} back {where}{_faces(told)}."
        case "recycle":
            gone = counted(_number(told["n"]), "card")
            return f"{told['seat']} puts the whole hand, {gone}, to {ZONES[str(told['to'])]}."
    del pool
    return ""


# -- pieces of lines ------------------------------------------------------------------------------------------------


def _pool(told: Fields) -> str:
    lost = f", {told['lost']} lost above the limit" if told["lost"] else ""
    gained = counted(_number(told["n"]), "DB coin")
    return f"{told['seat']} gains {gained}{lost}: {told['pool']} in the pool."


def _tiebreak(told: Fields) -> str:
    vectors = told["vectors"]
    assert isinstance(vectors, dict)
    sides = [
        f"{seat.capitalize()} has {counted(v['rewards'], 'Battle Reward')}, {counted(v['deck'], 'card')} in the deck, "
        f"total Power {v['power']}, {v['chakra_and_hand']} in Chakra area and hand"
        for seat, v in vectors.items()
    ]
    return f"Play is stopped. {'; '.join(sides)}."


def _team(pool: Pool, team: object) -> str:
    assert isinstance(team, dict)
    return f"[{_titles(pool, team['team'])}: {team['power']}]"


def _teams(pool: Pool, teams: object) -> str:
    assert isinstance(teams, list)
    return listed([_team(pool, team) for team in teams]) if teams else ""


def _showdown(pool: Pool, told: Fields) -> str:
    attacking, blocking = told["attacking"], told["blocking"]
    assert isinstance(attacking, dict)
    assert isinstance(blocking, dict)
    ours, theirs = (f"[{_titles(pool, side['team'])}]" for side in (attacking, blocking))
    powers = f"{attacking['power']} : {blocking['power']}"
    match told["result"]:
        case "breakthrough":
            return f"Breakthrough! {ours} with Team Power {attacking['power']}."
        case "no_power":
            return f"{ours} breaks through without any power: nothing happens."
        case "draw":
            return f"{powers}, a Draw between {ours} and {theirs}: both Heads receive Damage."
        case "victory":
            return f"{powers}, Victory of {told['seat']}: {ours} beats {theirs}."
        case "outstanding":
            return f"{powers}, Outstanding Victory of {told['seat']}: {ours} beats {theirs}."
        case "defeat":
            return f"{powers}, Victory of {told['blocker']}: {theirs} beats {ours}."
        case "complete_defeat":
            return f"{powers}, Outstanding Victory of {told['blocker']}: {theirs} beats {ours}."
    return "A battle has no Showdown, for the attacking Team is gone."


def _reward(told: Fields) -> str:
    won = counted(_number(told["n"]), "Battle Reward")
    return f"{told['seat']} wins {won} and has {told['rewards']}; {told['deck']} left in the other deck."


def _of_an_item(kind: str, told: Fields) -> str:
    """What becomes of an item of the Chain."""
    what = "The ability of " if told["what"] in ("ability", "trigger") else ""
    item = f"{what}{told['seat']}'s {told['card']}"
    match kind:
        case "resolve":
            return f"{item} resolves."
        case "negate":
            return f"{item} is negated."
        case "delayed":
            return f"Now happens what {told['seat']}'s {told['card']} has announced."
    return f"{item} fails, for {FAILURES[str(told['reason'])]}."


def _particulars(told: Fields) -> str:
    """The user, X, the mode and the targets of an effect."""
    parts = []
    if "user" in told:
        parts.append(f" with {told['user']}")
    if "mode" in told:
        parts.append(f", effect {told['mode']}")
    if "x" in told:
        parts.append(f", X = {told['x']}")
    if "targets" in told:
        parts.append(f", on {told['targets']}" if parts else f" on {told['targets']}")
    if "items" in told:
        items = told["items"]
        assert isinstance(items, list)
        parts.append(
            f" ({'item' if len(items) == 1 else 'items'} {listed([str(each) for each in items])} of the Chain)"
        )
    return "".join(parts)


def _coins(told: Fields) -> str:
    n = _number(told["n"])
    coins = counted(abs(n), f"{told['kind']} coin")
    deed = f"{told['card']} gets {coins}" if n > 0 else f"{told['card']} loses {coins}"
    return f"{deed}: {told['now']} now."


def _faces(told: Fields) -> str:
    return f": {told['cards']}" if told.get("count") and "cards" in told else ""


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
