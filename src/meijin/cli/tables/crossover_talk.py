"""Choices and the result of Crossover Battles in plain words, with the numbers of the position."""

from __future__ import annotations

import re
from typing import Final, cast

from meijin.cli import language
from meijin.cli.sight import Sight
from meijin.cli.tables import crossover_sight as look
from meijin.cli.tables.crossover_sight import called, card, say
from meijin.cli.tables.crossover_words import RULES, costs, in_short, option_words, symbol_word
from meijin.games.crossover import printed
from meijin.games.crossover.effects.description import ability_words, short
from meijin.games.crossover.language.vocabulary import AbilityKind
from meijin.games.crossover.sayings import named_by
from meijin.games.crossover.view import Fighter, Team
from meijin.kernel.kinds import kind_of

# Verbs whose operand is a card that is shown with all that counts about it.
_OF_CARDS: Final = frozenset(
    {"place", "charge", "mission", "counter", "client", "deploy", "ambush", "grow", "wish", "adventure", "take", "top",
     "pick", "discard"}
)  # fmt: skip
# The questions at which passing or being done is worth a word.
_WITHOUT: Final = frozenset(
    ["priority", "charge", "mission", "counter", "client", "deploy", "block", "attack", "target", "organize", "db_step",
     "free_mission", "place"]
)  # fmt: skip
COMPARED: Final = ("rewards", "deck", "power", "cards")  # in this order, when play is stopped
WHEN: Final = re.compile(r"^(?:Action|Strategy|Chain)[^:]*: | \([^)]*\)$")  # an ability is used, which is clear then


# -- questions ------------------------------------------------------------------------------------------------------


def how_to_say(seen: Sight) -> str:
    """What can be typed for several answers at once, where that is worth knowing."""
    asked = seen.view.get("question")
    if asked == "place":
        return " (place all)"
    if asked != "organize" or seen.view.get("leading"):
        return ""
    return f" {say(seen, 'table-such_as', saying=_saying(seen))}"


def _saying(seen: Sight) -> str:
    """How Teams are said at once, with the viewer's own fighters."""
    heads = [text.split()[1] for text in seen.choices if text.startswith("lead ")]
    pool = look.pool(seen)
    names = {head: printed.called(pool, head).lower() for head in heads[:2]}  # as it can be typed
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
            art = card(seen, named)
            return f"{costs(look.speech(seen), art)}: {short(art, language.spoken())}"
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
            paid = card(seen, named)
            return "+".join(symbol_word(look.speech(seen), symbol.text, paid.line) for symbol in paid.symbols)
        case "target":
            if len(operands) < 3:
                return ""
            zone = look.speech(seen).called("term", operands[2])
            return say(seen, "table-lies", who=look.seat(seen, operands[1]), zone=zone)
    return in_short(look.speech(seen), card(seen, named)) if verb in _OF_CARDS else ""


def _plain(seen: Sight, verb: str, asked: str) -> str:
    if verb in ("pass", "done"):
        if asked == "priority" and look.chain(seen):
            return say(seen, "table-without-response")
        return say(seen, f"table-without-{asked}") if asked in _WITHOUT else ""
    if verb == "keep" and asked == "organize":
        assert seen.seat is not None
        return "; ".join(_members(seen, team) for team in look.teams(seen, seen.seat))
    if verb == "accept":
        return _asked_about(seen)
    return ""


def _members(seen: Sight, team: Team) -> str:
    return f"{' + '.join(called(seen, member['card']) for member in team['members'])} = {team['power']}"


def _asked_about(seen: Sight) -> str:
    """What the ability does that the question is about."""
    word, about = str(seen.view.get("ability", "")), seen.view.get("about")
    found = next((ability for ability in look.pool(seen).abilities if ability.word == word), None)
    if found is None or about is None:
        return ""
    named = look.pool(seen).by_id.get(word.partition(".")[0])
    return ability_words(found, (named or card(seen, about)).type_, language.spoken())


def _ability(seen: Sight, name: str, which: list[str]) -> str:
    """The activated ability that is meant, where the card has several; otherwise all that it does."""
    face = card(seen, name)
    held = [ability for ability in face.abilities if ability.kind is AbilityKind.ACTIVATED]
    place = int(which[0]) if which else 1
    if (which or len(held) == 1) and place <= len(held):
        return WHEN.sub("", ability_words(held[place - 1], face.type_, language.spoken()))
    return short(face, language.spoken())


def _trigger(seen: Sight, name: str, which: list[str]) -> str:
    """The ability that goes on the Chain: its number counts all of the card, and then those of its keywords."""
    face = card(seen, name)
    held = [ability for ability in face.abilities if ability.kind is not AbilityKind.EFFECT]
    held += [ability for keyword in face.keywords for ability in keyword.abilities]
    triggers = [ability for ability in held if ability.kind is AbilityKind.TRIGGER]
    if which and int(which[0]) <= len(held):
        return ability_words(held[int(which[0]) - 1], face.type_, language.spoken())
    return (
        ability_words(triggers[0], face.type_, language.spoken())
        if len(triggers) == 1
        else short(face, language.spoken())
    )


def _team(seen: Sight, head: str) -> str:
    team = look.team_of(seen, head)
    if team is None:
        return ""
    return say(seen, "table-team", power=team["power"], members=_members(seen, team).rpartition(" = ")[0])


def _block(seen: Sight, head: str) -> str:
    """What a block would come to as things stand."""
    own = look.team_of(seen, head)
    against = look.team_of(seen, look.seen_of(seen)["attacking"][0])
    if own is None or against is None:
        return ""
    ahead = own["power"] - against["power"]
    so = say(
        seen,
        "table-block",
        by=f"{ahead:+d}",
        result="draw" if not ahead else "win" if ahead > 0 else "lose",
        great="yes" if abs(ahead) >= RULES.outstanding_margin else "no",
    )
    return f"{_team(seen, head)}; {so}"


def _fighter(seen: Sight, name: str, fighter: Fighter, coin_kind: list[str], coin: bool) -> str:
    """A fighter in play: whose, its power and status, and its coins."""
    if coin and seen.seat is not None:
        placed, pool = fighter["coins"].get("db", 0), seen.of("pool", seen.seat)
        told = say(seen, "table-coins", placed=placed, pool=pool)
        return "; ".join(part for part in (told, short(card(seen, name), language.spoken())) if part)
    speech, owner = look.speech(seen), look.owner_of(seen, name)
    team = look.team_of(seen, name)
    others = owner != seen.seat and owner is not None
    combat, support = fighter["power"]
    told = say(
        seen,
        "table-fighter",
        owner=speech.seat(owner) if others and owner else "none",
        power=f"{combat}/{support}",
        status=speech.called("status", fighter["status"]),
        battling="yes" if team is not None and team["battling"] else "no",
    )
    coins = [f"{n} {speech.called('counter', kind)}" for kind, n in fighter["coins"].items()]
    which = [speech.called("counter", coin_kind[0])] if coin_kind else []
    return "; ".join([*which, ", ".join([told, *coins])])


# -- the end --------------------------------------------------------------------------------------------------------


def result(seen: Sight) -> tuple[str, str]:
    """Who has won, and why."""
    returns = cast("list[float]", seen.view["returns"])
    winner = seen.setup.seats[returns.index(max(returns))]
    loser = look.other(seen, winner)
    won, lost = (look.count(seen, "rewards", seat) for seat in (winner, loser))
    ending = "tiebreak" if seen.view["ending"] == "timeout" else str(seen.view["ending"])
    values = {"loser": look.seat(seen, loser), "won": won, "lost": lost, "turn": str(seen.counters["turn"])}
    why = say(seen, f"table-won-{ending}", **values, compared=_compared(seen, winner, loser))
    return say(seen, "terminal-wins", winners=look.seat(seen, winner), count=1), why


def _compared(seen: Sight, winner: str, loser: str) -> str:
    """The first number that differs when play is stopped."""
    vectors = look.seen_of(seen)["tiebreak"]
    for name, ours, theirs in zip(COMPARED, vectors[winner], vectors[loser], strict=True):
        if ours != theirs:
            return say(seen, f"table-compared-{name}", ours=ours, theirs=theirs)
    return ""
