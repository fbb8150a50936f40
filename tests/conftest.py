"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

# The same examples in every run, and none kept on disc: a red test is red again for whoever looks next.
settings.register_profile("meijin", derandomize=True, deadline=None, database=None, max_examples=30)
settings.load_profile("meijin")


@pytest.fixture(autouse=True, scope="session")
def _no_games_in_the_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that are kept without being asked for go to a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what tests have measured without judging it (`record_property("measured", ...)`)."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == "measured":
                terminalreporter.write_line(f"measured: {value}")
