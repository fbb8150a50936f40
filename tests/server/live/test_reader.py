from __future__ import annotations

import pytest

from meijin.server.live.reader import Misread, read
from meijin.server.refusal import Code
from meijin.server.wire import Say


def refusal(text: str) -> Misread:
    with pytest.raises(Misread) as caught:
        read(text)
    assert caught.value.code is Code.MALFORMED
    assert "`str`" not in caught.value.reason and "$" not in caught.value.reason  # no library's words
    return caught.value


def test_a_message_is_read() -> None:
    assert read('{"type": "say", "id": "m1", "text": "hi"}') == Say("m1", "hi")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"type": "say", "id": "m1"}', "the field 'text' is needed"),
        (f'{{"type": "say", "id": "m1", "text": "{"x" * 501}"}}', "text: it must be a text of at most 500 characters"),
        ('{"type": "say", "id": "m1", "text": ""}', "text: it must be a text of at least 1 character"),
        ('{"type": "sync", "id": "m1", "since": "2"}', "since: it must be a whole number, not a text"),
        ('{"type": "answer_undo", "id": "m1", "agree": 1}', "agree: it must be true or false, not a whole number"),
        ('{"type": "ping", "id": "m1", "x": 1}', "there is no field 'x'; the fields are: id"),
        ('{"type": "dance", "id": "m1"}', "its `type` must be one of act, undo, answer_undo"),
        ('{"type": [], "id": "m1"}', "its `type` must be one of"),
        ('{"id": "m1"}', "its `type` must be one of"),
    ],
)
def test_what_is_wrong_is_said_plainly_and_under_the_id(text: str, told: str) -> None:
    refused = refusal(text)
    assert told in refused.reason
    assert refused.id == "m1"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "no JSON"),
        ("[1", "no JSON"),
        ("[1]", "it must be an object, not a list"),
        ("[" * 15_000, "no JSON"),
        ('{"a":' * 3_000, "nested too deeply"),
        ('{"type": "ping", "id": 5}', "id: it must be a text, not a whole number"),
        (f'{{"type": "ping", "id": "{"x" * 65}"}}', "id: it must be a text of at most 64 characters"),
    ],
)
def test_where_no_id_can_be_read_none_is_repeated(text: str, told: str) -> None:
    refused = refusal(text)
    assert told in refused.reason
    assert refused.id is None
