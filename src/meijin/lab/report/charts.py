"""Pictures of figures, as SVG that stands in a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import polars as pl

from meijin.kernel.errors import MeijinError
from meijin.lab.report.figures import Line, Matchup
from meijin.lab.report.names import Names

try:
    import altair as alt
    import vl_convert
except ImportError:
    raise MeijinError("a report needs Altair: pip install 'meijin[lab]'") from None

WIDTH: Final = 300  # of what is drawn, without names: on a phone it is not made smaller
ROW: Final = 26  # pixels of a line
FAIR: Final = "#2a7f62"
OFF: Final = "#b3261e"
QUIET: Final = "#8a8a8a"


def shares(lines: Sequence[Line], names: Names) -> str:
    """What each group had of the win: a dot with its interval, and a stroke where its fair share is."""
    data = pl.DataFrame(
        {
            "group": [names.of(line.name) for line in lines],
            "share": [line.share for line in lines],
            "low": [line.low for line in lines],
            "high": [line.high for line in lines],
            "fair": [line.fair for line in lines],
            "colour": [OFF if line.is_off else FAIR for line in lines],
        }
    )
    group = alt.Y("group:N", title=None, sort=None)
    base = alt.Chart(data)
    percent = alt.Axis(format="%", title="share of the win", tickCount=5)
    colour = alt.Color("colour:N", scale=None)
    chart = (
        base.mark_tick(color=QUIET, thickness=2, size=16).encode(x=alt.X("fair:Q", axis=percent), y=group)
        + base.mark_rule(strokeWidth=3).encode(x="low:Q", x2="high:Q", y=group, color=colour)
        + base.mark_point(filled=True, size=70).encode(x="share:Q", y=group, color=colour)
    )
    return _svg(chart.properties(width=WIDTH, height=ROW * len(lines)))


def grid(met: Sequence[Matchup], names: Names) -> str:
    """What each had of the win against each other."""
    data = pl.DataFrame(
        {
            "own": [names.of(each.own) for each in met],
            "other": [names.of(each.other) for each in met],
            "share": [each.share for each in met],
            "told": [f"{each.share:.0%}" for each in met],
        }
    )
    colour = alt.Color(
        "share:Q", scale=alt.Scale(domain=[0, 0.5, 1], range=["#c44e52", "#f5f5f5", "#2a7f62"]), legend=None
    )
    base = alt.Chart(data).encode(
        x=alt.X("other:N", title="against", axis=alt.Axis(labelAngle=-35)), y=alt.Y("own:N", title=None)
    )
    chart = base.mark_rect().encode(color=colour) + base.mark_text().encode(text="told:N")
    side = max(64, min(110, WIDTH // max(1, data["other"].n_unique())))
    return _svg(chart.properties(width=side * data["other"].n_unique(), height=34 * data["own"].n_unique()))


def columns(table: pl.DataFrame, across: str, title: str) -> str:
    """How many there are of each number."""
    chart = (
        alt.Chart(table)
        .mark_bar(color=FAIR)
        .encode(
            x=alt.X(f"{across}:Q", title=title, axis=alt.Axis(tickMinStep=1, format="d")),
            y=alt.Y("len:Q", title="games"),
        )
    )
    return _svg(chart.properties(width=WIDTH, height=160))


def _svg(chart: Any) -> str:
    drawn = chart.configure_view(stroke=None).configure_axis(labelFontSize=12, titleFontSize=12, labelLimit=130)
    text = vl_convert.vegalite_to_svg(drawn.configure(font="DejaVu Sans, sans-serif", padding=8).to_dict())
    # As wide as the page allows, and no wider than it was drawn.
    return re.sub(r'<svg([^>]*?) width="(\d+)[^"]*" height="\d+[^"]*"', r'<svg\1 style="max-width:\2px"', text, count=1)
