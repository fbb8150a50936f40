"""Card files: terms, cards and whole files are read and checked, with all problems at once."""

from meijin.games.crossover.reading.additions import Additions, read_additions
from meijin.games.crossover.reading.card_reader import NEEDED
from meijin.games.crossover.reading.pool_reader import PoolReader
from meijin.games.crossover.reading.problems import Problem
from meijin.games.crossover.reading.reader import schema

__all__ = ["NEEDED", "Additions", "PoolReader", "Problem", "read_additions", "schema"]
