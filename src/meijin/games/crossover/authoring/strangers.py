"""Names, traits and attributes that no other card has: legal, but mostly a slip of the pen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.reading import Problem

OWN: Final = {"traits": "trait", "attributes": "attribute"}
ALIKE: Final = 0.7  # how much a new word resembles one of the game if that may be meant
ASKED: Final = {"name": "name", "name_any": "name", "trait": "trait", "not_trait": "trait", "attr": "attribute"}


class Known:
    """What the cards of the game and those of a file are called and have."""

    def __init__(self, of_the_game: Iterable[Card], of_the_file: Iterable[Card]) -> None:
        self.usual = _words(of_the_game)
        self.words = {what: words | self.usual[what] for what, words in _words(of_the_file).items()}

    def warnings(self, entry: str, table: dict[str, object]) -> list[Problem]:
        """What a card has that the game writes otherwise, and what its effects ask for that is not there."""
        found: list[Problem] = []
        for key, what in OWN.items():
            words = table.get(key, [])
            for place, word in enumerate(words if isinstance(words, list) else []):
                close = get_close_matches(str(word), self.usual[what], n=1, cutoff=ALIKE)
                if close and word not in self.usual[what]:
                    text = f"no card of the game has the {what} {word!r}; did you mean {close[0]!r}?"
                    found.append(Problem(entry, f"{key}[{place}]", text))
        for part in ("user", "abilities"):
            for path, what, word in _asked(table.get(part), part):
                if word not in self.words[what]:
                    close = get_close_matches(word, self.words[what], n=1)
                    hint = f"; did you mean {close[0]!r}?" if close else ""
                    found.append(Problem(entry, path, f"no card has the {what} {word!r}{hint}"))
        return found


def _words(cards: Iterable[Card]) -> dict[str, set[str]]:
    words: dict[str, set[str]] = {"name": set(), "trait": {"Human"}, "attribute": set()}
    for card in cards:
        words["name"].update((card.name, *card.also_named))
        words["trait"].update(card.traits)
        words["attribute"].update(card.attributes)
    return words


def _asked(value: object, path: str) -> Iterator[tuple[str, str, str]]:
    """Where filters ask for a name, a trait or an attribute."""
    if isinstance(value, list):
        for place, each in enumerate(value):
            yield from _asked(each, f"{path}[{place}]")
    elif isinstance(value, dict):
        for key, each in value.items():
            if key in ASKED and "mod" not in value and "op" not in value:
                for word in each if isinstance(each, list) else [each]:
                    if isinstance(word, str):
                        yield f"{path}.{key}", ASKED[key], word
            else:
                yield from _asked(each, f"{path}.{key}")
