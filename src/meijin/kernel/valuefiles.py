"""Values of options that people keep in files, like decks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meijin.kernel.errors import SetupError, spoken_by
from meijin.kernel.files import read_text
from meijin.kernel.game import Game, Option

HERE: Final = Path()
SUFFIXES: Final = (".toml", ".txt")


def described(option: Option) -> str:
    """What an option is, for somebody who may name a file."""
    return f"{option.about}, or a file" if option.takes_files else option.about


def value_of(option: Option, said: object, folder: Path = HERE) -> object:
    """What a person has said an option to be; where that is no value but the name of a file, what lies in the file."""
    if not option.takes_files or not isinstance(said, str):
        return said
    try:
        return option.read(said)
    except SetupError:
        if not is_file(str(folder / said)) and not said.lower().endswith(SUFFIXES):
            raise
    return option.read_file(Path(said).name, read_text(folder / said, "file for it"))


def read_files(game: Game, options: dict[str, object], folder: Path = HERE) -> None:
    """Put what lies in the files that options name, seen from a folder, in their place.

    Those that make another game of it come first, like cards of one's own, which a deck in another file may hold.
    """
    read: dict[str, object] = {}
    for option in reversed(game.options):
        if option.name in options:
            ours = next(each for each in game.chosen(read).options if each.name == option.name)
            with spoken_by(game):
                read[option.name] = options[option.name] = value_of(ours, options[option.name], folder)


def is_file(name: str) -> bool:
    """Whether there is something of that name that is not a folder."""
    try:
        return bool(name) and Path(name).exists() and not Path(name).is_dir()
    except (OSError, ValueError):  # far too long, or with characters that no name has
        return False
