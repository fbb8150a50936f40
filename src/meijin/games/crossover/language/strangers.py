"""Names, traits and attributes that an effect asks for and no card has: legal, but mostly a slip of the pen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from meijin.games.crossover.language.card import Card
from meijin.games.crossover.language.problems import Problem

ASKED: Final = {"name": "name", "name_any": "name", "trait": "trait", "not_trait": "trait", "attr": "attribute"}


class Known:
    """What the cards of a pool are called and have."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.words: dict[str, set[str]] = {"name": set(), "trait": {"Human"}, "attribute": set()}
        for card in cards:
            self.words["name"].update((card.name, *card.also_named))
            self.words["trait"].update(card.traits)
            self.words["attribute"].update(card.attributes)

    def warnings(self, entry: str, table: dict[str, object]) -> list[Problem]:
        """What the effects of a card ask for that is not there."""
        found: list[Problem] = []
        for part in ("user", "abilities"):
            for path, what, word in _asked(table.get(part), part):
                if word not in self.words[what]:
                    close = get_close_matches(word, self.words[what], n=1)
                    hint = f"; did you mean {close[0]!r}?" if close else ""
                    found.append(Problem(entry, path, f"no card has the {what} {word!r}{hint}"))
        return found


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
