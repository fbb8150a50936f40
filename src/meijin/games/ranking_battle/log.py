"""The log: every event as a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.words import PLACES, counted
from meijin.kernel.errors import listed

if TYPE_CHECKING:
    from meijin.games.ranking_battle.book import Book

# The fields that name a card, and those that list some.
_A_CARD: Final = ("card", "event")
_CARDS: Final = ("cards", "display", "characters", "excluded", "discarded", "away")
# All kinds of events.
KINDS: Final = (
    "characters",
    "display",
    "seat",
    "turn",
    "head_start",
    "draw",
    "reshuffle",
    "end",
    "crowned",
    "title_lost",
    "time",
    "over",
    "rank",
    "bonus",
    "repeat",
    "play",
    "event",
    "no_effect",
    "gain",
    "discard",
    "target",
    "weaken",
    "remove",
    "retrieve",
    "reveal_top",
    "peek",
    "ordered",
    "flip",
    "replace",
    "reveal",
    "all_shown",
    "acquire",
    "drop",
    "refill",
    "attacker",
    "challenge",
    "start",
    "react",
    "expertise",
    "weapon",
    "equip",
    "exchange",
    "weapon_power",
    "hampered",
    "cats",
    "guess",
    "call",
    "silent",
    "result",
    "ranks",
    "victory",
)
GAINS: Final = {
    "plays": "[Character Plays+{n}]",
    "points": "[Acquisition Points+{n}]",
    "power": "[Attack Power+{n}]",
    "challenges": "{n} more to challenge",
}
_HEAD_STARTS: Final = {"points": GAINS["points"], "draw": "[Draw+{n}]"}
_NOW: Final = {"plays": "play", "points": "point", "challenges": "challenge"}
_ENDINGS: Final = {
    "enough_victories": "Rank 1 has victory cards enough",
    "title_kept": "the ruler has kept the title",
    "round_limit": "the last round has been played",
    "timeout": "time is up",
}


def narrate(book: Book, kind: str, fields: Mapping[str, object]) -> str:
    """An event as a line of the log.

    >>> from meijin.games.ranking_battle.book import BOOK
    >>> narrate(BOOK, "gain", {"seat": "red", "what": "points", "n": 2, "now": 5})
    'Red: [Acquisition Points+2], which makes 5 points.'
    """
    told = {name: _spelled(book, name, value) for name, value in fields.items()}
    seat, card = _seat(told.get("seat")), str(told.get("card") or "")
    for tell in (_of_the_table, _of_effects, _of_the_acquisition, _of_battles):
        line = tell(kind, seat, card, told)
        if line:
            return line
    raise ValueError(f"unknown event {kind!r}")


def _spelled(book: Book, name: str, value: object) -> object:
    """A field with the names of cards as people say them."""
    if name in _A_CARD and value is not None:
        return book.title_of[str(value)]
    if name in _CARDS:
        assert isinstance(value, list)
        return listed([book.title_of[each] for each in value])
    return value


def _of_the_table(kind: str, seat: str, card: str, fields: Mapping[str, object]) -> str:
    """The deal, turns and how the game ends."""
    match kind:
        case "characters":
            return _characters(fields)
        case "display":
            return f"On display: {fields['display']}."
        case "seat":
            return f"{seat} is Rank {fields['rank']}, with {card} as attacker and the event {fields['event']}."
        case "turn":
            return f"Round {fields['round']}: it is {seat}'s turn, Rank {fields['rank']}."
        case "head_start":
            place, bonus = PLACES[_number(fields["place"]) - 1], _HEAD_STARTS[str(fields["what"])]
            return f"{seat} comes {place} and begins with {bonus.format(n=fields['n'])}."
        case "draw":
            return _draw(seat, fields)
        case "reshuffle":
            whose = f"{seat}'s discard pile" if seat else "The weapon discard pile"
            return f"{whose} is shuffled into a new deck of {_number(fields['count'])}."
        case "end":
            cards = fields["cards"]
            return f"{seat} discards {cards}." if cards else f"{seat} has nothing to discard."
        case "crowned":
            waiting = fields["waiting"]
            assert isinstance(waiting, list)
            return f"{seat} is the provisional ruler! {listed([_seat(name) for name in waiting])} have a turn each."
        case "title_lost":
            return f"{seat} is the provisional ruler no longer."
        case "time":
            return f"Time is called: the game ends after round {fields['last']}."
        case "over":
            return _over(fields)
    return ""


def _of_effects(kind: str, seat: str, card: str, fields: Mapping[str, object]) -> str:
    """The Beginning and the Character Phase, and what effects do."""
    match kind:
        case "rank":
            return f"{seat} uses the ability of RANK {fields['rank']}."
        case "bonus":
            return f"{seat} receives the attacker bonus of {card}."
        case "repeat":
            return f"{seat} receives the attacker bonus of {card} once more."
        case "play":
            return f"{seat} plays {card}."
        case "event":
            return f"{seat} uses the event {card}."
        case "no_effect":
            return f"{seat} has no face-up victory card: nothing happens."
        case "gain":
            return _gain(seat, fields)
        case "discard":
            return f"{seat} discards {card}."
        case "target":
            return f"{seat} picks {_seat(fields['target'])}."
        case "weaken":
            return f"{_seat(fields['target'])}'s attacker has [Attack Power-{fields['n']}] this turn."
        case "remove":
            place = "hand" if fields["from"] == "hand" else "discard pile"
            return f"{seat} removes {card} in the {place} from the game."
        case "retrieve":
            return f"{seat} takes {card} from the discard pile into the hand."
        case "reveal_top":
            return f"{seat} reveals {card} and takes it into the hand."
        case "peek":
            return _looked(f"{seat} looks at the top {counted(_number(fields['count']), 'weapon')}", fields)
        case "ordered":
            return _looked(f"{seat} puts them back on top", fields)
        case "flip":
            return _flip(seat, fields)
    return ""


def _of_the_acquisition(kind: str, seat: str, card: str, fields: Mapping[str, object]) -> str:
    """The Acquisition Phase, up to the attacker."""
    match kind:
        case "replace":
            return f"{seat} replaces the display: {fields['display']}."
        case "reveal":
            return f"{seat} reveals {card}: +{fields['n']}, {counted(_number(fields['now']), 'point')} now."
        case "all_shown":
            return f"{seat} has no other cat in hand."
        case "acquire":
            return f"{seat} acquires {card} (cost {fields['cost']}, {counted(_number(fields['points']), 'point')})."
        case "drop":
            return f"{seat} puts {card} under the event deck."
        case "refill":
            return f"{card} comes into slot {fields['slot']} of the display."
        case "attacker":
            return f"{seat} declares {card} as attacker, attack power {fields['power']}."
    return ""


def _of_battles(kind: str, seat: str, card: str, fields: Mapping[str, object]) -> str:
    """Challenges and battles."""
    match kind:
        case "challenge":
            return f"{seat} challenges {_seat(fields['target'])}!"
        case "start":
            return f"{seat} starts with {fields['total']}: {_parts(fields['parts'])}."
        case "react":
            return f"{seat} uses {card} from the hand: {_power(fields)}."
        case "expertise":
            used = counted(_number(fields["count"]), "victory card")
            return f"{seat} uses {used}: {_power(fields)}." if fields["count"] else f"{seat} uses no victory card."
        case "weapon":
            return f"{seat} takes a weapon: {card}."
        case "equip":
            return f"{seat} equips {card} and discards {fields['discarded']}."
        case "exchange":
            return f"{seat} discards {card} for the next weapon."
        case "weapon_power":
            why = f", {fields['why']}" if fields["why"] else ""
            return f"{seat}'s {card} gives {_power(fields, why)}."
        case "hampered":
            return f"The opposing {card}: {_power(fields)} for {seat}."
        case "cats":
            cards = fields["cards"]
            return f"{seat} reveals {cards}." if cards else f"{seat} has no card to reveal."
        case "guess":
            shown = f"reveals {card}: {'right' if fields['right'] else 'wrong'}!" if card else "has no card to reveal."
            return f"{seat} names a cost of {fields['cost']} and {shown}"
        case "call":
            return f'{seat} calls "{fields["call"]}"'
        case "silent":
            return f"{seat} is silent."
        case "result":
            return _result(fields)
        case "ranks":
            winner, loser = _seat(fields["winner"]), _seat(fields["loser"])
            return f"{winner} is Rank {fields['rank']} now, and {loser} Rank {fields['loser_rank']}."
        case "victory":
            origin = "" if fields["from"] is None else f" of {_seat(fields['from'])}"
            return f"{seat} takes a victory card{origin} and has {fields['count']}."
    return ""


def _characters(fields: Mapping[str, object]) -> str:
    excluded = fields["excluded"]
    without = f" Without their people these events are out: {excluded}." if excluded else ""
    return f"In the game: {fields['characters']}.{without}"


def _draw(seat: str, fields: Mapping[str, object]) -> str:
    if not fields["count"]:
        return f"{seat} has no card left to draw."
    if "cards" in fields:
        return f"{seat} draws {fields['cards']}."
    return f"{seat} draws {counted(_number(fields['count']), 'card')}."


def _gain(seat: str, fields: Mapping[str, object]) -> str:
    what = str(fields["what"])
    now = _number(fields["now"])
    makes = counted(now, _NOW[what]) if what in _NOW else f"{now} attack power"
    return f"{seat}: {GAINS[what].format(n=fields['n'])}, which makes {makes}."


def _flip(seat: str, fields: Mapping[str, object]) -> str:
    if not fields["count"]:
        return f"{seat} has no victory card to flip face-{fields['face']}."
    flipped = counted(_number(fields["count"]), "victory card")
    return f"{seat} flips {flipped} face-{fields['face']}: {fields['face_up']} up and {fields['face_down']} down."


def _looked(deed: str, fields: Mapping[str, object]) -> str:
    return f"{deed}: {fields['cards']}." if "cards" in fields else f"{deed}."


def _parts(parts: object) -> str:
    """``Sasami Sasasegawa 4, +2 against a female attacker``."""
    assert isinstance(parts, list)
    first, *others = parts
    told = [f"{first['what']} {first['power']}", *(f"{part['power']:+} {part['what']}" for part in others)]
    return ", ".join(told)


def _power(fields: Mapping[str, object], why: str = "") -> str:
    return f"{_number(fields['n']):+}{why}, {fields['total']} in all"


def _result(fields: Mapping[str, object]) -> str:
    challenger, defender = fields["challenger"], fields["defender"]
    assert isinstance(challenger, dict)
    assert isinstance(defender, dict)
    if fields["decided"]:
        return f"That decides it: {_seat(fields['winner'])} beats {_seat(fields['loser'])}."
    totals = f"{challenger['total']} : {defender['total']}"
    if fields["winner"] is None:
        return f"{totals}: a draw."
    return f"{totals}: {_seat(fields['winner'])} beats {_seat(fields['loser'])}."


def _over(fields: Mapping[str, object]) -> str:
    placing = fields["placing"]
    assert isinstance(placing, list)
    places = [f"{place}. {_seat(name)}" for place, name in enumerate(placing, 1)]
    return f"The game is over, for {_ENDINGS[str(fields['why'])]}: {', '.join(places)}."


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _seat(name: object) -> str:
    return "" if name is None else str(name).capitalize()
