"""Made-up cards in the form of a card file, for what no card of the game does."""

from __future__ import annotations


def ninja(card: str, abilities: str = "", **fields: str) -> str:
    """A Ninja of 2/1, 1/1 when injured, that costs nothing."""
    given = {"line": '"naruto"', "type": '"ninja"', "set": '"naruto-13"', "symbols": '["wind"]'}
    given |= {"turn": "0", "hand": "0", "healthy": "[2, 1]", "injured": "[1, 1]", "mental": "0"}
    given |= {"attributes": '["Ninjutsu"]', "traits": '["Leaf", "Male"]'}
    return _card(card, abilities, given | fields)


def warrior(card: str, abilities: str = "", **fields: str) -> str:
    """A Warrior of 2/1, 1/1 when injured, that costs nothing."""
    given = {"line": '"db"', "type": '"warrior"', "set": '"db-1"', "symbols": '["earth"]'}
    given |= {"turn": "0", "hand": "0", "healthy": "[2, 1]", "injured": "[1, 1]", "traits": '["Male"]'}
    return _card(card, abilities, given | fields)


def art(card: str, abilities: str, cost: str = "{ any = 1 }", **fields: str) -> str:
    """A Jutsu that any fighter may use."""
    given = {"line": '"naruto"', "type": '"jutsu"', "set": '"naruto-13"', "symbols": '["wind"]', "turn": "0"}
    return _card(card, abilities, given | {"cost": cost} | fields)


def mission(card: str, abilities: str, **fields: str) -> str:
    """A Mission without costs."""
    given = {"line": '"naruto"', "type": '"mission"', "set": '"naruto-13"', "symbols": '["wind"]'}
    return _card(card, abilities, given | {"turn": "0", "hand": "0"} | fields)


def client(card: str, abilities: str) -> str:
    """A Client without costs."""
    given = {"line": '"naruto"', "type": '"client"', "set": '"naruto-13"', "symbols": '["wind"]'}
    return _card(card, abilities, given | {"turn": "0", "hand": "0"})


def _card(card: str, abilities: str, fields: dict[str, str]) -> str:
    lines = [f'id = "{card}"', f'number = "{card.upper()}"', f'name = "Made-Up {card}"', 'source = "house"']
    lines += ['source_effect = "house"', *(f"{key} = {value}" for key, value in fields.items())]
    return "\n".join(["[[cards]]", *lines, f"abilities = [{abilities}]", ""])


# -- parts of an ability ----------------------------------------------------------------------------------------------


def effect(do: str, targets: str = "") -> str:
    """What a played card does."""
    aimed = f"targets = [{targets}], " if targets else ""
    return f'{{ kind = "effect", {aimed}do = [{do}] }}'


def fighters(of: str, n: object = "all", zone: str = "play", where: str = "") -> str:
    """A selector of fighters, with a filter in the form of a card file."""
    count = '"all"' if n == "all" else n
    only = f", is = {{ {where} }}" if where else ""
    return f'{{ kind = "fighter", zone = "{zone}", of = "{of}", n = {count}{only} }}'
