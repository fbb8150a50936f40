"""Go Out Battle: a climbing and shedding card game with one secret character each."""

from meijin.games.go_out.game import GAME

__all__ = ["GAME"]
