"""Writes cards as pictures, as they were drawn when the browser client was built."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meijin.cli import SUCCESS, language
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.server.pages.built import BUILT, FACES


def write_pictures(game: Game, kinds: Sequence[str], folder: str) -> int:
    """Write a file for each kind of card into a folder, which is made if it is not there."""
    drawn = BUILT.joinpath(FACES.rstrip("/"), game.id, language.spoken())
    pictures = {f"{kind}.svg": drawn.joinpath(f"{kind}.svg") for kind in kinds}
    if not all(picture.is_file() for picture in pictures.values()):
        raise MeijinError(language.say("terminal-no_pictures", game=language.called(game).title))
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
        for name, picture in pictures.items():
            (target / name).write_bytes(picture.read_bytes())
    except OSError as error:
        raise MeijinError(language.say("terminal-pictures_fail", folder=folder, because=str(error.strerror))) from None
    print(language.say("terminal-pictures", count=len(pictures), folder=folder))
    return SUCCESS
