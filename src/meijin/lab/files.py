"""Files that are there as a whole or not at all, whatever ends whoever writes them."""

from __future__ import annotations

import os
from pathlib import Path

from meijin.kernel.errors import MeijinError


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; it has its name once the disk has all of it. If that fails, what was there is left as it is."""
    part = file.with_suffix(".part")
    try:
        try:
            with part.open("wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise MeijinError(f"{file} cannot be written: {error.strerror}; what was finished before is kept") from None
