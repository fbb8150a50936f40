from __future__ import annotations

import pytest

from meijin.kernel import toml
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import DataError, ScenarioError
from meijin.kernel.scenario import Scenario

DEEP_KEY = ".".join("b" * 5000)


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP_KEY} = 1",
        f"[{DEEP_KEY}]",
        f"[[{DEEP_KEY}]]",
        " . ".join(['"b"'] * 5000) + " = 1",
        f"a = {{ {DEEP_KEY} = 1 }}",
        # What seems to hide it is no string, or ends before.
        f'a = {{ x = """x"""", {DEEP_KEY} = 1, c = "" }}',
        f"a = {{ x = '''x''''', {DEEP_KEY} = 1, c = '' }}",
        f'a = "\\"" # "\n{DEEP_KEY} = 1',
        f"a = '\\'\n{DEEP_KEY} = 1 # '",
    ],
    ids=range(9),
)
def test_keys_of_very_many_parts_are_refused_before_they_are_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(ValueError, match="a key has at most 16 parts"):
        toml.parse(text)


@pytest.mark.parametrize("opening", ["[", "{a=", "[[{a="])
def test_brackets_within_brackets_without_end_are_refused(opening: str) -> None:
    with pytest.raises(ValueError, match="nested too deeply"):
        toml.parse("a = " + opening * 1000)


@pytest.mark.parametrize(
    "said",
    [
        '"' + ". [" * 5000 + '"',
        "'" + ". {" * 5000 + "'",
        '"""' + '. [ "" \\""" \n' * 5000 + '"""',
        "'''" + ". [ '' \n" * 5000 + "'''",
        "1 # " + ". [" * 5000,
        "[" + "1.5, " * 5000 + "]",
    ],
    ids=["basic", "literal", "basic lines", "literal lines", "comment", "numbers"],
)
def test_dots_and_brackets_in_texts_and_comments_do_not_count(said: str) -> None:
    assert list(toml.parse(f"a.b = {said}\n[c]\nd = 1")) == ["a", "c"]


def test_the_line_of_a_key_that_is_too_long_is_named() -> None:
    with pytest.raises(ValueError, match="at line 4"):
        toml.parse(f'a = """\n\n"""\n{DEEP_KEY} = 1')


def test_cards_and_scenarios_refuse_it_in_their_own_words() -> None:
    with pytest.raises(DataError, match=r"mine.toml: the file: is not valid TOML: a key has at most"):
        parse_toml(f"{DEEP_KEY} = 1", "mine.toml")
    with pytest.raises(ScenarioError, match="the scenario is not valid TOML: a key has at most"):
        Scenario.parse(f"{DEEP_KEY} = 1")
