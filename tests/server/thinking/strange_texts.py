"""Work that goes wrong, for the processes that read what people send."""

from __future__ import annotations

import os
import time
from pathlib import Path

from meijin.kernel.errors import SetupError


def loud(text: str) -> str:
    return text.upper()


def once_told(file: str) -> str:
    while not Path(file).exists():
        time.sleep(0.005)
    return "told"


def endless() -> str:
    while True:
        pass


def refusing() -> str:
    raise SetupError("there is no card 'x'")


def failing() -> str:
    raise RuntimeError("the paper is torn")


def dying() -> str:
    os._exit(9)
