"""Finding a kind of card by what a person types."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from meijin.cli import language
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.kinds import all_kinds, kind_of

FEW: Final = 5  # so many cards that may be meant are listed


def find_kind(game: Game, name: str) -> str:
    """The only kind of card that is meant by a name."""
    kinds = find_kinds(game, name)
    if len(kinds) > 1:
        raise MeijinError(language.say("terminal-which_card", name=quoted(name), kinds=language.either(kinds)))
    return kinds[0]


def find_kinds(game: Game, name: str) -> list[str]:
    """The kinds of cards with a name or title, or a few with a part of them in it, in small or large letters."""
    kinds = all_kinds(game)
    wanted = kind_of(name.strip().lower())
    if wanted in kinds:
        return [wanted]
    speech = language.speech(game)
    titles = {kind: (speech.find(f"card-{kind}", {}) or game.card_face(kind).title).lower() for kind in kinds}
    names = [*kinds, *titles.values()]
    found = [kind for kind, title in titles.items() if title == wanted]
    if not found and wanted:
        found = [kind for kind, title in titles.items() if wanted in kind or wanted in title]
    if 0 < len(found) <= FEW:
        return found
    close = get_close_matches(wanted, names, n=1)
    meant = quoted(close[0]) if close else "none"
    called = speech.find("game", {}) or game.name
    raise MeijinError(language.say("terminal-no_card", game=called, name=quoted(name), meant=meant, id=game.id))
