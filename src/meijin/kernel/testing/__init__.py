"""The conformance kit: what every game must hold to, and the means to see that it does.

One call runs everything over all variants of a game, and says for each check whether it holds::

    from meijin.kernel.testing import check

    for finding in check(MY_GAME, games=20, seed=0):
        print(finding)

For a test suite each check is a function of its own, so that a failure has a name::

    import pytest
    from meijin.kernel.testing import CHECKS, variants


    @pytest.mark.parametrize("variant", variants(MY_GAME), ids=str)
    @pytest.mark.parametrize("name", CHECKS)
    def test_conformance(name, variant):
        CHECKS[name](variant.setup, range(3))

The second argument are the seeds of the random games to look at. A check that does not hold raises
:class:`ConformanceError`, whose text ends with the record of the game up to that point.

:mod:`meijin.kernel.testing.golden` writes and compares golden playthroughs, :mod:`meijin.kernel.testing.paths` counts
the lines of play from fixed positions, :mod:`meijin.kernel.testing.clash` is a small game to read and to test with.
"""

from __future__ import annotations

from meijin.kernel.testing.kit import CHECKS, Check, Finding, check, run_check
from meijin.kernel.testing.play import ConformanceError, Play, Variant, variants

__all__ = ["CHECKS", "Check", "ConformanceError", "Finding", "Play", "Variant", "check", "run_check", "variants"]
