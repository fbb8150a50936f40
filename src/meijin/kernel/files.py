"""Reading files that a user names: ordinary ones of a reasonable size, as text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.messages import NoFileName, NoText, TooLarge, Unreadable

LARGEST: Final = 8_000_000


def path_of(path: object) -> Path:
    """A path that can be that of a file."""
    if not isinstance(path, (str, Path)) or not Path(path).name or "\0" in str(path):
        raise MeijinError(NoFileName(quoted(str(path) if isinstance(path, Path) else path)))
    return Path(path)


def read_text(path: str | Path, what: str) -> str:
    """The text of a file that should hold a record, say; a mark at its beginning that it is UTF-8 is left out."""
    file = path_of(path)
    try:
        if file.exists() and not file.is_file():  # a folder; or a pipe or device, which may never end
            raise MeijinError(Unreadable(str(file)))
        with file.open("rb") as stream:
            data = stream.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise MeijinError(TooLarge(file.name, LARGEST, what))
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise MeijinError(NoText(file.name, what)) from None
    except OSError as error:
        raise MeijinError(Unreadable(str(file), error.strerror)) from None
