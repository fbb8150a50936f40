"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from tests.signals import heed_signals

# The same examples in every run, and none kept on disc: a red test is red again for whoever looks next.
settings.register_profile("meijin", derandomize=True, deadline=None, database=None, max_examples=30)
settings.load_profile("meijin")

# What fails in the helpers of several folders says why.
pytest.register_assert_rewrite("tests.server.proof.harness")

LONG = (
    "tests/browser/test_games.py",
    "tests/test_conformance.py",
    "tests/browser/test_builders.py",
    "tests/server/proof",
    "tests/browser",
    "tests/server/operations/test_processes.py",
    "tests/test_golden.py",
    "tests/examples",
    "tests/cli",
    "tests/kernel/testing",
    "tests/server",
    "tests/tournament",
)


def pytest_configure(config: pytest.Config) -> None:
    """Programs under test begin as from a terminal, however the tests were begun."""
    shares_out = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if not shares_out:  # that one goes on ignoring what it was told to ignore
        heed_signals()


@pytest.fixture(autouse=True, scope="session")
def _no_games_in_the_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that are kept without being asked for go to a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """Asynchronous tests run on asyncio, as the server does, each in a loop of its own unless they share a fixture."""
    return "asyncio", {"use_uvloop": False}


def pytest_addoption(parser: pytest.Parser) -> None:
    """``make soak`` asks for rounds that nobody has played yet."""
    parser.addoption("--rounds", metavar="FIRST:END", help="run only the tests that have rounds, with these")


@pytest.fixture
def rounds(request: pytest.FixtureRequest) -> range:
    """The rounds of a test whose volume has no end: one, and in a soak others. Each is the seed of its chance."""
    asked = request.config.getoption("--rounds")
    return range(1) if asked is None else range(*map(int, asked.split(":")))


@pytest.fixture
def covered(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Say what a test with rounds has covered, like ``covered(kills=2, moves=300)``; a soak adds it up."""

    def say(**counts: int) -> None:
        for what, count in counts.items():
            record_property(f"covered {what}", count)

    return say


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Files that take long come first, so that processes which share the tests are done at about the same time."""
    if config.getoption("--rounds") is not None:
        items[:] = [item for item in items if _has_rounds(item)]
    items.sort(key=_place)


def _has_rounds(item: pytest.Item) -> bool:
    """Whether a test has the fixture, and not only a parameter of that name."""
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    return "rounds" in getattr(item, "fixturenames", ()) and "rounds" not in parameters


def _place(item: pytest.Item) -> int:
    return next((place for place, path in enumerate(LONG) if item.nodeid.startswith(path)), len(LONG))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what tests have measured without judging it (`record_property("measured", ...)`)."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == "measured":
                terminalreporter.write_line(f"measured: {value}")
