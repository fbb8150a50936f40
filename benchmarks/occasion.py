"""When and where something was measured, as it is kept beside the figures and told on their page."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import date
from typing import Any

from meijin.cli.bench import machine


def occasion(how: str) -> dict[str, Any]:
    """Now, on this machine; how it is measured is said by whoever does."""
    return {"when": f"{date.today():%d %B %Y}", "machine": machine(), "load": os.getloadavg()[0], "how": how}


def told(result: Mapping[str, Any]) -> str:
    """The same in words.

    >>> told({"when": "1 May 2026", "machine": "a machine, 2 cores", "load": 0.26, "how": "3 rounds"})
    'Measured on 1 May 2026, 3 rounds, on a machine, 2 cores; the load of other programs before it began was 0.3'
    """
    where = f"{result['how']}, on {result['machine']}"
    return f"Measured on {result['when']}, {where}; the load of other programs before it began was {result['load']:.1f}"
