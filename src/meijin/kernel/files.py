"""Reading files that a user names: ordinary ones of a reasonable size, as text."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meijin.kernel.errors import MeijinError, quoted

LARGEST: Final = 8_000_000


def path_of(path: object) -> Path:
    """A path that can be that of a file."""
    if not isinstance(path, (str, Path)) or not Path(path).name or "\0" in str(path):
        raise MeijinError(f"{quoted(str(path) if isinstance(path, Path) else path)} is no name of a file")
    return Path(path)


def read_text(path: str | Path, what: str) -> str:
    """The text of a file that should hold a record, say; a mark at its beginning that it is UTF-8 is left out."""
    file = path_of(path)
    try:
        if file.exists() and not file.is_file():  # a folder; or a pipe or device, which may never end
            raise MeijinError(f"{file} cannot be read: it is no ordinary file")
        with file.open("rb") as stream:
            data = stream.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise MeijinError(f"{file.name} is larger than {LARGEST:,} bytes: that is no {what}")
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise MeijinError(f"{file.name} is no {what}: it is not even text") from None
    except OSError as error:
        raise MeijinError(f"{file} cannot be read: {error.strerror}") from None
