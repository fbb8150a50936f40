"""Playing with house values that are not those of the card file: in processes that have read no other ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Generic, TypeVar

from meijin.kernel import registry
from meijin.kernel.errors import DataError, MeijinError
from meijin.kernel.game import Game
from meijin.kernel.housevalues import HouseValueError, house_of
from meijin.kernel.overlay import Overlay
from meijin.lab.experiment import Variant

Item = TypeVar("Item")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Under(Generic[Item, Found]):
    """Some work with house values of its own. A process that has done it can do no other."""

    game: str
    overlay: Overlay
    work: Callable[[Item], Found]

    @property
    def key(self) -> str:
        """What tells these values from other ones."""
        return blake2b(repr(self.overlay).encode(), digest_size=8).hexdigest()

    def __call__(self, item: Item) -> Found:
        """Do it, in a process of the right values."""
        self.overlay.lay()
        game = _game(self.game)
        self.overlay.check_read()
        _check_lists(game)
        return self.work(item)


def _game(name: str) -> Game:
    """The game, read with the values of this process; refused if its card file may not have them."""
    try:
        return registry.find(name)
    except MeijinError as error:
        if isinstance(error.__context__, DataError):
            raise HouseValueError(f"{name} refuses these house values: {error.__context__}") from None
        raise


def _check_lists(game: Game) -> None:
    """Refuse values with which a list that comes with the game may not be played."""
    builder = game.builder({})
    if builder is None:
        return
    for ready in builder.ready_made():
        made = builder.read(ready.text)
        if not made.legal:
            problems = "; ".join(each.text for each in made.problems)
            raise HouseValueError(f"with these house values {ready.name} cannot be played: {problems}")


def under(game: str, overlay: Overlay | None, work: Callable[[Item], Found]) -> Callable[[Item], Found]:
    """Some work with the values of an overlay, or with those of the card file."""
    return work if overlay is None else Under(game, overlay, work)


def by_overlay(game: str, every: Iterable[Variant]) -> Iterator[tuple[Overlay | None, list[Variant]]]:
    """Variants that one process can play, together: those that differ in other things than house values."""
    house, found = house_of(registry.find(game)), list[tuple[Overlay | None, list[Variant]]]()
    for variant in every:
        overlay = house.overlay(variant.house) if variant.house else None
        same = next((those for each, those in found if each == overlay), None)
        if same is None:
            found.append((overlay, [variant]))
        else:
            same.append(variant)
    return iter(found)
