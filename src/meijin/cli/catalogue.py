"""The installed games, the kinds of cards of a game, and finding one by what a person types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, said
from meijin.kernel.game import Game

FEW: Final = 5  # so many cards that may be meant are listed


def installed_games() -> tuple[list[Game], dict[str, str]]:
    """Every game that can be loaded, and by name what is wrong with those that cannot."""
    games: list[Game] = []
    broken: dict[str, str] = {}
    for name in registry.names():
        try:
            games.append(registry.find(name))
        except MeijinError as error:
            broken[name] = str(error)
    return games, broken


def kind_of(card: str) -> str:
    """A card's name without the number of its copy."""
    return card.partition("#")[0]


def count_kinds(cards: Iterable[str]) -> dict[str, int]:
    """How many cards there are of each kind, in order of appearance."""
    return dict(Counter(kind_of(card) for card in cards))


def all_kinds(game: Game) -> dict[str, int]:
    """Every kind of card in any variant of a game, and how many copies of it there are."""
    kinds: dict[str, int] = {}
    for variant in game.variants:
        for kind, count in count_kinds(game.prepare(None, variant).cards).items():
            kinds[kind] = max(count, kinds.get(kind, 0))
    return kinds | game.counted_cards()


def find_kind(game: Game, name: str) -> str:
    """The only kind of card that is meant by a name."""
    kinds = find_kinds(game, name)
    if len(kinds) > 1:
        raise MeijinError(f"{said(name)} may be {' or '.join(kinds)}; say which")
    return kinds[0]


def find_kinds(game: Game, name: str) -> list[str]:
    """The kinds of cards with a name or title, or a few with a part of them in it, in small or large letters."""
    kinds = all_kinds(game)
    wanted = kind_of(name.strip().lower())
    if wanted in kinds:
        return [wanted]
    titles = {kind: game.card_face(kind).title.lower() for kind in kinds}
    names = [*kinds, *titles.values()]
    found = [kind for kind, title in titles.items() if title == wanted]
    if not found and wanted:
        found = [kind for kind, title in titles.items() if wanted in kind or wanted in title]
    if 0 < len(found) <= FEW:
        return found
    close = get_close_matches(wanted, names, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else f"; `meijin cards {game.id}` lists them"
    raise MeijinError(f"{game.name} has no card {said(name)}{hint}")
