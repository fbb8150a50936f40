"""What every character wins in 100,000 games of Go Out Battle: a dataframe, grouped.

It needs Polars (pip install 'meijin[lab]'). Everybody plays by instinct, which is sensible and quick, and draws a
character by lot, so it takes some minutes on two cores; ``expert~choose`` plays better and takes half an hour.
"""

import polars as pl

from meijin.lab import Experiment, play


def main(games: int = 100_000) -> None:
    """Play, and print the table."""
    rows = play(Experiment("go_out", games=games, bots=("instinct~choose",), uses=False))
    battles = rows.filter(pl.col("chapter") == "battle")
    won = battles.group_by(character="fact character").agg(pl.len().alias("battles"), pl.col("share").mean())
    print(won.sort("share", descending=True))


if __name__ == "__main__":
    main()
