"""Choices and the result of Crossover Battles in plain words, with the numbers of the position."""

from __future__ import annotations

import re
from typing import Final, cast

from meijin.cli.sight import Sight
from meijin.cli.tables import crossover_sight as look
from meijin.cli.tables.crossover_sight import called, card
from meijin.cli.tables.crossover_words import RULES, in_short, option_words
from meijin.cli.tables.generic import display_name
from meijin.games.crossover.effects.description import ability_words, short
from meijin.games.crossover.language.vocabulary import AbilityKind
from meijin.games.crossover.words.prompts import costs
from meijin.games.crossover.words.speech import named_by
from meijin.kernel.kinds import kind_of

# Verbs whose operand is a card that is shown with all that counts about it.
_OF_CARDS: Final = frozenset(
    {"place", "charge", "mission", "counter", "client", "deploy", "ambush", "grow", "wish", "adventure", "take", "top",
     "pick", "discard"}
)  # fmt: skip
_WITHOUT: Final = {
    "priority": "use nothing here",
    "charge": "keep all cards in hand",
    "mission": "play none",
    "counter": "play none",
    "client": "play none",
    "deploy": "no (more) fighters in this turn",
    "block": "let it through",
    "attack": "nobody (else) attacks",
    "target": "no more targets",
    "organize": "whoever is not named is a Team of one",
    "db_step": "no more coins, and no wish",
    "free_mission": "go on to the battles",
    "place": "no more Wish cards",
}
WHEN: Final = re.compile(r"^(?:Action|Strategy|Chain)[^:]*: | \([^)]*\)$")  # an ability is used, which is clear then
NUMBER_OF_A_CARD: Final = re.compile(r" \([a-z]+-[a-z]*\d+\)")


# -- questions ------------------------------------------------------------------------------------------------------


def how_to_say(seen: Sight) -> str:
    """What can be typed for several answers at once, where that is worth knowing."""
    asked = seen.view.get("question")
    if asked == "place":
        return " (place all)"
    return f" (such as: {_saying(seen)})" if asked == "organize" and not seen.view.get("leading") else ""


def _saying(seen: Sight) -> str:
    """How Teams are said at once, with the viewer's own fighters."""
    heads = [text.split()[1] for text in seen.choices if text.startswith("lead ")]
    names = {head: called(seen, head).lower() for head in heads[:2]}
    pool = look.pool(seen)
    clear = [name if named_by(pool, heads, name) == [head] else kind_of(head) for head, name in names.items()]
    return f"teams {' '.join(clear)}"


# -- choices --------------------------------------------------------------------------------------------------------


def words(seen: Sight, choice: str) -> str:
    """What a choice does here, in a few words; empty if there is nothing to say but what is said anywhere."""
    verb, *operands = choice.split()
    asked = str(seen.view.get("question", ""))
    if not operands:
        return _plain(seen, verb, asked)
    named = operands[0]
    if verb in ("mode", "choose") and seen.view.get("about"):
        return option_words(card(seen, seen.view["about"]), int(named))
    if kind_of(named) not in look.pool(seen).by_id:
        return ""
    fighter = look.fighters(seen).get(named)
    match verb:
        case "use":
            printed = card(seen, named)
            return f"{costs(printed)}: {short(printed)}"
        case "activate":
            return _ability(seen, named, operands[1:])
        case "trigger":
            return _trigger(seen, named, operands[1:])
        case "attack":
            return _team(seen, named)
        case "block":
            return _block(seen, named)
        case "lead" | "back" | "target" | "pick" | "pay" | "coin" if fighter is not None:
            return _fighter(seen, named, fighter, operands[1:], coin=verb == "coin")
        case "pay":
            return "+".join(symbol.text for symbol in card(seen, named).symbols)
        case "target":
            return f"in {display_name(operands[1])}'s {operands[2]}" if len(operands) > 2 else ""
    return in_short(card(seen, named)) if verb in _OF_CARDS else ""


def _plain(seen: Sight, verb: str, asked: str) -> str:
    if verb in ("pass", "done"):
        if asked == "priority" and look.chain(seen):
            return "no (more) response"
        return _WITHOUT.get(asked, "")
    if verb == "keep" and asked == "organize":
        assert seen.seat is not None
        return "; ".join(_members(seen, team) for team in look.teams(seen, seen.seat))
    if verb == "accept":
        return _asked_about(seen)
    return ""


def _members(seen: Sight, team: look.Team) -> str:
    return f"{' + '.join(called(seen, member['card']) for member in team['members'])} = {team['power']}"


def _asked_about(seen: Sight) -> str:
    """What the ability does that the question is about."""
    word, about = str(seen.view.get("ability", "")), seen.view.get("about")
    found = next((ability for ability in look.pool(seen).abilities if ability.word == word), None)
    if found is None or about is None:
        return ""
    named = look.pool(seen).by_id.get(word.partition(".")[0])
    return ability_words(found, (named or card(seen, about)).type_)


def _ability(seen: Sight, name: str, which: list[str]) -> str:
    """The activated ability that is meant, where the card has several; otherwise all that it does."""
    printed = card(seen, name)
    held = [ability for ability in printed.abilities if ability.kind is AbilityKind.ACTIVATED]
    place = int(which[0]) if which else 1
    if (which or len(held) == 1) and place <= len(held):
        return WHEN.sub("", ability_words(held[place - 1], printed.type_))
    return short(printed)


def _trigger(seen: Sight, name: str, which: list[str]) -> str:
    """The ability that goes on the Chain: its number counts all of the card, and then those of its keywords."""
    printed = card(seen, name)
    held = [ability for ability in printed.abilities if ability.kind is not AbilityKind.EFFECT]
    held += [ability for keyword in printed.keywords for ability in keyword.abilities]
    triggers = [ability for ability in held if ability.kind is AbilityKind.TRIGGER]
    if which and int(which[0]) <= len(held):
        return ability_words(held[int(which[0]) - 1], printed.type_)
    return ability_words(triggers[0], printed.type_) if len(triggers) == 1 else short(printed)


def _team(seen: Sight, head: str) -> str:
    team = look.team_of(seen, head)
    return f"Team Power {team['power']}: {_members(seen, team).rpartition(' = ')[0]}" if team else ""


def _block(seen: Sight, head: str) -> str:
    """What a block would come to as things stand."""
    own = look.team_of(seen, head)
    against = look.team_of(seen, cast("list[str]", seen.view["attacking"])[0])
    if own is None or against is None:
        return ""
    ahead = own["power"] - against["power"]
    great = abs(ahead) >= RULES.outstanding_margin
    if not ahead:
        so = "a draw so far"
    else:
        so = f"{ahead:+d}, you would {'win' if ahead > 0 else 'lose'}{' outstandingly' if great else ''}"
    return f"{_team(seen, head)}; {so}"


def _fighter(seen: Sight, name: str, fighter: look.Fighter, coin_kind: list[str], coin: bool) -> str:
    """A fighter in play: whose, its power and status, and its coins."""
    owner = look.owner_of(seen, name)
    whose = "" if owner == seen.seat or owner is None else f"{display_name(owner)}'s, "
    team = look.team_of(seen, name)
    battling = ", battling" if team is not None and team["battling"] else ""
    power = fighter["power"]
    coins = "".join(f", {n} {kind}" for kind, n in fighter["coins"].items())
    if coin and seen.seat is not None:
        placed, pool = fighter["coins"].get("db", 0), seen.of("pool", seen.seat)
        return "; ".join(part for part in (f"{placed} on it, {pool} in your pool", short(card(seen, name))) if part)
    which = f"a {coin_kind[0]} coin; " if coin_kind else ""
    return f"{which}{whose}{power[0]}/{power[1]} {fighter['status']}{battling}{coins}"


# -- the log --------------------------------------------------------------------------------------------------------


def shortened(line: str) -> str:
    """A line of the log without the numbers of cards.

    >>> shortened("Red charges Rock Lee (n-475) (4 in the Chakra area).")
    'Red charges Rock Lee (4 in the Chakra area).'
    """
    return NUMBER_OF_A_CARD.sub("", line)


# -- the end --------------------------------------------------------------------------------------------------------


def result(seen: Sight) -> tuple[str, str]:
    """Who has won, and why."""
    returns = cast("list[float]", seen.view["returns"])
    winner = seen.setup.seats[returns.index(max(returns))]
    loser = look.other(seen, winner)
    won, lost = (look.count(seen, "rewards", seat) for seat in (winner, loser))
    match seen.view["ending"]:
        case "rewards":
            why = f"{won} Battle Rewards against {lost}"
        case "deck":
            why = f"{display_name(loser)} has no card left in the deck"
        case "tiebreak" | "timeout":
            why = f"ahead when play was stopped: {_compared(seen, winner, loser)}"
        case "coin":
            why = "by the toss of a coin, for all was equal"
        case _:
            why = f"{display_name(loser)} has resigned; the rewards are {won} against {lost}"
    return f"{display_name(winner)} wins", f"{why}, in turn {seen.counters['turn']}"


def _compared(seen: Sight, winner: str, loser: str) -> str:
    """The first number that differs when play is stopped."""
    vectors = cast("dict[str, list[int]]", seen.view["tiebreak"])
    names = ("Battle Rewards", "cards in the deck", "total Power", "cards in Chakra area and hand")
    for name, ours, theirs in zip(names, vectors[winner], vectors[loser], strict=True):
        if ours != theirs:
            return f"{ours} {name} against {theirs}"
    return "all equal"
