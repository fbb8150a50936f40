"""What a view of Crossover Battles says about Teams, battles, the Chain, coins and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from meijin.cli import language
from meijin.cli.sight import Sight
from meijin.games.crossover import printed
from meijin.games.crossover.cards import Card, Pool
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.view import Battle, ChainItem, Fighter, Seen, Team
from meijin.kernel.kinds import kind_of
from meijin.words import BASE, Speech

PLAYING = frozenset({"mission", "counter", "client", "deploy", "grow", "use", "adventure"})  # a card from the hand


def seen_of(seen: Sight) -> Seen:
    """The game's own part of the view."""
    return cast("Seen", seen.view)


def speech(seen: Sight) -> Speech:
    """What says the words of the game in the language of the terminal."""
    return language.speech(seen.game)


def say(seen: Sight, name: str, /, **values: object) -> str:
    """Words of the table."""
    return speech(seen).phrase(name, **values)


def seat(seen: Sight, owner: str) -> str:
    """A player's name."""
    return speech(seen).seat(owner)


def pool(seen: Sight) -> Pool:
    """All cards there are; which of them are in a list is not looked at."""
    assert isinstance(seen.setup, CrossoverSetup)
    return seen.setup.terms.pool


def card(seen: Sight, name: object) -> Card:
    """What is printed on a card."""
    return printed.card_of(pool(seen), name)


def attacker(seen: Sight) -> str:
    """Whose turn it is."""
    return str(seen.counters["attacker"])


def is_peaceful(seen: Sight) -> bool:
    """Whether nobody may attack, since it is the first turn."""
    assert isinstance(seen.setup, CrossoverSetup)
    return seen.counters["turn"] == 1 and not seen.setup.terms.first_turn_attack


def other(seen: Sight, owner: str) -> str:
    """The other player."""
    return next(seat for seat in seen.setup.seats if seat != owner)


def plays_dragon_ball(seen: Sight, owner: str) -> bool:
    """Whether a player has Dragon Ball cards."""
    return seen_of(seen)["lines"][owner] == "db"


def teams(seen: Sight, owner: str) -> list[Team]:
    """A player's Teams, those on the battlefield first."""
    return seen_of(seen)["teams"][owner]


def team_of(seen: Sight, name: str) -> Team | None:
    """The Team a fighter is in, by the card's name with or without its copy."""
    every = [team for owner in seen.setup.owners for team in teams(seen, owner)]
    for team in every:
        if any(name in (member["card"], kind_of(member["card"])) for member in team["members"]):
            return team
    return None


def owner_of(seen: Sight, name: str) -> str | None:
    """Who controls a fighter."""
    found = team_of(seen, name)
    return next((owner for owner in seen.setup.owners if found in teams(seen, owner)), None)


def ours_among_others(seen: Sight, choices: Sequence[str]) -> set[str]:
    """The choices of a fighter of the viewer, where those of others can be chosen, too."""
    owners = {text: owner for text in choices if (owner := owner_of(seen, text.split()[-1])) is not None}
    return {text for text, owner in owners.items() if owner == seen.seat} if len({*owners.values()}) > 1 else set()


def fighters(seen: Sight) -> dict[str, Fighter]:
    """Every fighter in play by its name."""
    every = [member for owner in seen.setup.owners for team in teams(seen, owner) for member in team["members"]]
    return {member["card"]: member for member in every}


def support_cards(seen: Sight, owner: str) -> list[str]:
    """The missions, events and Clients in a village."""
    return [name for name in seen.zone("village", owner).known if card(seen, name).is_support]


def coins(seen: Sight, name: str) -> dict[str, int]:
    """The coins on a card in play."""
    marks = seen.marks.get(name, {})
    return {kind: marks[kind] for kind in pool(seen).coins if marks.get(kind)}


def printed_power(seen: Sight, fighter: Fighter) -> tuple[int, int]:
    """What is printed on a fighter for its status."""
    face = card(seen, fighter["card"])
    return face.injured if fighter["status"] == "injured" else face.healthy


def battles(seen: Sight) -> list[Battle]:
    """The battles in the order of the attack."""
    return seen_of(seen)["battles"]


def chain(seen: Sight) -> list[ChainItem]:
    """The Chain, its latest item last."""
    return seen_of(seen)["chain"]


def count(seen: Sight, zone: str, owner: str) -> int:
    """How many cards lie somewhere."""
    return seen.zone(zone, owner).count or 0


def kinds_in(seen: Sight, zone: str, owner: str) -> dict[str, int]:
    """The kinds of cards in a zone as far as they are seen."""
    return seen.zone(zone, owner).kinds


def playable(seen: Sight) -> set[str]:
    """The kinds of cards in hand that can be played now."""
    words = [choice.split() for choice in seen.choices]
    return {each[1] for each in words if each[0] in PLAYING}


def symbols(seen: Sight, owner: str) -> dict[str, int]:
    """How many cards in a Chakra area show each symbol."""
    return seen_of(seen)["symbols"][owner]


def called(seen: Sight, name: object) -> str:
    """What a card is called at the table: fighters for short in English, all others as they are printed."""
    said = speech(seen)
    return printed.called(pool(seen), name) if said.language == BASE else said.card(str(name))


def told(seen: Sight, names: Sequence[object]) -> str:
    """Some cards as they are called."""
    return speech(seen).listed([called(seen, name) for name in names])
