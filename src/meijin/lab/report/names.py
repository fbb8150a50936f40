"""What people call the cards, lists and effects that rows have by their ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meijin.lab.experiment import Variant


class Names:
    """The names that a game declares; what it has none for stays what it is, without underscores.

    >>> from meijin.lab.experiment import Experiment, variants
    >>> names = Names(variants(Experiment("cat_battles")))
    >>> names.of("oddeyes"), names.of("city_five,cafe_starter"), names.of("some_mode")
    ('Odd-Eyes', 'City Cat Territory five, Cat Café Territory Starter Set', 'some mode')
    """

    def __init__(self, variants: Sequence[Variant]) -> None:
        self._known: dict[str, str] = {}
        self._effects: dict[str, str] = {}
        titles: dict[str, str] = {}
        for variant in variants:
            setup = variant.setup
            game = setup.game
            builder = game.builder(setup.options)
            for ready in () if builder is None else builder.ready_made():
                self._known |= {ready.id: ready.name, ready.value: ready.name}
            titles.update({kind: game.card_face(kind).title for kind in setup.kinds})
            self._effects |= game.effects(setup)
        often = Counter(titles.values())
        self._known |= {kind: title if often[title] == 1 else f"{title} ({kind})" for kind, title in titles.items()}

    def of(self, word: str) -> str:
        """What people call something, or several things with commas between them."""
        if word in self._known:
            return self._known[word]
        parts = word.split(",")
        if len(parts) > 1 and all(part in self._known for part in parts):
            return ", ".join(self._known[part] for part in parts)
        return word.replace("_", " ").replace(",", ", ")

    def effect(self, word: str) -> str:
        """What people call an effect; nothing where there is none."""
        return self._effects.get(word, word)
