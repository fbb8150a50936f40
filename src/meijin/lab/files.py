"""Files that are there as a whole or not at all, whatever ends whoever writes them."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; it has its name once the disk has all of it."""
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    part.replace(file)
