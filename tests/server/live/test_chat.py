from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from meijin.server import wire
from meijin.server.live.chat import AT_ONCE, Chat, clean, hears
from meijin.server.live.listener import Listener
from meijin.server.refusal import Code, Refused

if TYPE_CHECKING:
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("hello", "hello"),
        ("  a\tb\x00c  ", "a b c"),
        ("two\nlines\u2028three", "two lines three"),
        ("evil\u202eabc\u2066", "evilabc"),
        ("👩\u200d🚀 日本", "👩\u200d🚀 日本"),
        ("\u200b\x07 ", ""),
    ],
)
def test_a_line_is_one_line_without_tricks(said: str, kept: str) -> None:
    assert clean(said) == kept


@pytest.mark.parametrize(
    ("seat", "room", "over", "hear"),
    [
        (0, "seats", False, True),
        (0, "spectators", False, False),
        (None, "seats", False, False),
        (None, "spectators", False, True),
        (0, "spectators", True, False),
        (None, "seats", True, False),
        (0, "seats", True, True),
        (0, "everybody", True, True),
        (None, "everybody", True, True),
        (None, "everybody", False, False),
    ],
)
def test_the_rooms_are_apart_and_after_the_game_there_is_one_for_all(
    seat: int | None, room: str, over: bool, hear: bool
) -> None:
    listener = Listener()
    listener.seat = seat
    line = wire.ChatLine(1, room, "ann", "Ann", 0, "hi")
    assert hears(listener, line, over) is hear
    listener.muted = frozenset({"ann"})
    assert not hears(listener, line, over)


def test_five_lines_at_once_then_one_a_second_for_each_user() -> None:
    chat = Chat(())
    for _ in range(AT_ONCE):
        chat.allow("ann", "hi", 50.0)
    with pytest.raises(Refused) as caught:
        chat.allow("ann", "hi", 50.0)
    assert caught.value.code is Code.TOO_FAST
    assert chat.allow("ben", "hi", 50.0) == "hi"
    assert chat.allow("ann", "hi", 51.0) == "hi"


async def test_players_and_spectators_talk_apart_and_together_afterwards(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        live = await world.table(await world.hub(), world.ann, world.ben)
        ann, ben = await world.join(live, world.ann), await world.join(live, world.ben)
        cat, nobody = await world.join(live, world.cat), await world.join(live, None)
        await live.say(ann, "my cards are good")
        await live.say(cat, "are they?")
        lines = [[m["text"] for m in await world.told(who) if m["type"] == "chat"] for who in (ann, ben, cat, nobody)]
        assert lines == [["my cards are good"], ["my cards are good"], ["are they?"], ["are they?"]]

        late = await world.join(live, None)
        assert [line["text"] for line in (await world.heard(late, "hello"))["chat"]] == ["are they?"]

        await live.change(lambda table, now: table.act(world.ann.id, "resign", "", "", now))
        shown = [[m["text"] for m in await world.told(who) if m["type"] == "chat"] for who in (ann, cat)]
        assert shown == [[], []]
        await live.say(cat, "well played")
        assert (await world.heard(ann, "chat"))["text"] == "well played"


async def test_chat_needs_a_user_a_table_that_has_one_and_words(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        silent = await world.table(hub, world.ann, world.ben, chat=False)
        for table, who, text, code in [
            (live, None, "hi", Code.NOT_SIGNED_IN),
            (live, world.ann, " \u200b ", Code.MALFORMED),
            (silent, world.ann, "hi", Code.FORBIDDEN),
        ]:
            with pytest.raises(Refused) as caught:
                await table.say(await world.join(table, who), text)
            assert caught.value.code is code
        assert await world.store.chat.lines(live.id, ("seats", "spectators")) == []


async def test_a_mute_holds_at_once_and_after_coming_back(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        ann, ben = await world.join(live, world.ann), await world.join(live, world.ben)
        await world.told(ben)
        ben.muted = frozenset({world.ann.id})
        await live.say(ann, "blah")
        assert not [m for m in await world.told(ben) if m["type"] == "chat"]
        ben.muted = frozenset()
        live.hello(ben, 0)
        assert [line["text"] for line in (await world.heard(ben, "hello"))["chat"]] == ["blah"]


async def test_what_a_deleted_player_said_is_shown_to_nobody(stage: Open) -> None:
    world: Stage
    async with stage() as world:
        hub = await world.hub()
        live = await world.table(hub, world.ann, world.ben)
        ann = await world.join(live, world.ann)
        await live.say(ann, "secret")
        await hub.user_gone(world.ann.id)
        assert ann.ending is not None
        assert ann.ending.code == 4401
        hello = await world.heard(await world.join(live, world.ben), "hello")
        assert hello["chat"] == []
        assert [seat["name"] for seat in hello["table"]["seats"]] == ["deleted player", "Ben"]
        assert hello["table"]["seats"][0]["stand_in"]
