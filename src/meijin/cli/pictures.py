"""Writes cards as pictures, as they were drawn when the browser client was built."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meijin.cli import SUCCESS
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.server.pages.built import BUILT, FACES

LANGUAGES: Final = ("en", "ja")


def write_pictures(game: Game, kinds: Sequence[str], folder: str, language: str) -> int:
    """Write a file for each kind of card into a folder, which is made if it is not there."""
    drawn = BUILT.joinpath(FACES.rstrip("/"), game.id, language)
    pictures = {f"{kind}.svg": drawn.joinpath(f"{kind}.svg") for kind in kinds}
    if not all(picture.is_file() for picture in pictures.values()):
        raise MeijinError(
            f"there are no pictures of {game.name}: those of the games that Meijin comes with are drawn by `make web`"
        )
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name, picture in pictures.items():
            (target / name).write_bytes(picture.read_bytes())
    except OSError as error:
        raise MeijinError(f"the pictures cannot be written to {folder}: {error.strerror}") from None
    print(f"{len(pictures)} picture{'' if len(pictures) == 1 else 's'} in {folder}")
    return SUCCESS
