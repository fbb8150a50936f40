"""Positions that several tests of the terminal begin with."""

from __future__ import annotations

import meijin as library
from meijin.kernel.state import State


def drawing_a_two() -> State:
    """Red has 9, with a 4 that it hides, and draws a Black 2, then a Red 5; Green has drawn already."""
    return library.Scenario(
        "ganymede",
        start_seat="green",
        zones={
            "red": {
                "row": ["red_5#2", {"card": "black_4", "known": ["red"]}],
                "deck": ["black_2", "red_5#1", "..."],
            },
            "green": {"row": ["green_8"], "deck": ["..."]},
        },
        flow={"phase": "draw", "decides": "red"},
    ).state()
