"""Checks of language: notation, records, scenarios, the log and the explanations all say what the state says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from meijin.kernel.errors import ScenarioError
from meijin.kernel.event import Event
from meijin.kernel.kinds import kind_of
from meijin.kernel.record import parse
from meijin.kernel.scenario import ENDED, Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.play import ConformanceError, Play, canonical, differing, each_game
from meijin.kernel.testing.speech import lacking

BRANCHES: Final = 4  # earlier positions of each game that are gone back to


# -- notation ---------------------------------------------------------------------------------------------------------


def notation(setup: Setup, seeds: Iterable[int]) -> int:
    """Every legal action has words of its own that are read back as that action."""
    return each_game(_notation, setup, seeds)


def _notation(play: Play) -> None:
    game, setup = play.setup.game, play.setup
    for state in play.positions():
        for seat in state.deciders:
            legal = state.legal(seat)
            texts = [state.text(action) for action in legal]
            if len(set(texts)) < len(texts):
                play.fail(f"two actions of {setup.seats[seat]} have the same words: {', '.join(texts)}")
            for action, text in zip(legal, texts, strict=True):
                if text != " ".join(text.split()).lower() or not text:
                    play.fail(f"{text!r} must be in lower case with single spaces, as words are read")
                if game.parse(setup, text) != action:
                    play.fail(f"{text!r} is read as {game.parse(setup, text)}, but stands for action {action}")
                if state.understand(text, seat) != (seat, action):
                    play.fail(f"{text!r} of {setup.seats[seat]} is not understood as the legal action {action}")


# -- records ----------------------------------------------------------------------------------------------------------


def records(setup: Setup, seeds: Iterable[int]) -> int:
    """A record gives back the same game: as text, at every earlier position, event by event, from the same seed."""
    return each_game(_records, setup, seeds)


def _records(play: Play) -> None:
    kept = [state.clone() for state in play.positions()] + [play.state.clone()]
    text = play.record.to_text()
    again = parse(text, play.setup.game)
    if again != play.state:
        play.fail(f"the saved game ends in another position; it differs in: {differing(again, play.state)}")
    assert again.record is not None
    if again.record.to_text() != text:
        play.fail("the saved game, read and saved again, has another text")
    if _told(again.record.log) != _told(play.record.log):
        play.fail("the saved game, played again, tells other events")
    opening = play.record.branch(0).record
    assert opening is not None
    replayed = [*opening.log, *(event for _, _, _, events in play.record.replay() for event in events)]
    if _told(replayed) != _told(play.record.log):
        play.fail("the replay tells other events")
    for _ in range(BRANCHES):
        ply = play.rng.below(len(kept))
        branch = play.record.branch(ply)
        if branch != kept[ply]:
            play.fail(f"the branch after {ply} actions is another position: {differing(branch, kept[ply])}")
    twin = Play(play.setup, play.seed)
    while twin.goes_on():
        twin.move()
    if twin.record.to_text() != text:
        play.fail("the same seed and the same choices give another game")


def _told(events: list[Event]) -> list[tuple[str, str, int, str]]:
    return [(event.kind, canonical(event.fields), event.seats, canonical(event.others)) for event in events]


# -- scenarios --------------------------------------------------------------------------------------------------------


def scenarios(setup: Setup, seeds: Iterable[int]) -> int:
    """A position that is described, written down, read and set up again is the same position.

    A game that is over is refused with plain words: there is nothing to play from.
    """
    return each_game(_scenarios, setup, seeds)


def _scenarios(play: Play) -> None:
    for state in play.positions():
        described = state.describe()
        read = Scenario.from_dict(json.loads(json.dumps(described.to_dict())))
        setup = play.setup.game.prepare(read.players, read.options)
        if setup.options != play.setup.options or setup.players != play.setup.players:
            play.fail(f"the described position has other options: {setup.options}")
        again = read.place(setup, state.chance)
        again.chance = state.chance  # setting up may draw lots where a scenario says nothing
        if again != state:
            play.fail(
                f"the described position, set up again, differs in: {differing(again, state)}\n"
                f"{json.dumps(described.to_dict(), ensure_ascii=False)}"
            )

    if not play.state.deciders:
        _refused_at_the_end(play)


def _refused_at_the_end(play: Play) -> None:
    read = Scenario.from_dict(json.loads(json.dumps(play.state.describe().to_dict())))
    try:
        read.place(play.setup, play.state.chance)
    except ScenarioError as refusal:
        if str(refusal) == ENDED:
            return
        play.fail(f"the described end of a game is refused as if it were something else: {refusal}")
    play.fail('a game that is over is described as a position to play from: its flow needs phase = "over"')


# -- events -----------------------------------------------------------------------------------------------------------


def events(setup: Setup, seeds: Iterable[int]) -> int:
    """Events are plain data that can be narrated to whoever sees them; listening to them changes nothing."""
    return each_game(_events, setup, seeds)


def _events(play: Play) -> None:
    for event in play.record.log:
        _narrated(play, event)
    while play.goes_on():
        state = play.state
        seat, action = play.choose()
        silent = state.clone()
        silent.chance = play.record.next_key()
        silent.step(seat, action)
        if silent.events is not None:
            play.fail(f"{state.text(action)!r} is told although nobody listens")
        told = state.apply(action, seat)
        if state.events is not None:
            play.fail("somebody still listens after the action is done")
        if silent != state:
            play.fail(f"listening changes what happens: {differing(silent, state)}")
        for event in told:
            _narrated(play, event)


def _narrated(play: Play, event: Event) -> None:
    for viewer in play.viewers:
        seen = event.seen_by(play.setup.viewer(viewer))
        if seen is None:
            continue
        if json.loads(canonical(seen)) != seen:
            play.fail(f"{event} is not plain data: written as JSON and read again it is something else")
        game = play.setup.game
        if game.messages and event.kind not in {*game.event_kinds, "time"}:
            play.fail(f"the event {event.kind!r} is told, but `messages` declares no news of that kind")
        line = game.narrate(event.kind, seen)
        if not line.strip() or "\n" in line:
            play.fail(f"{event} must be one line of the log for {play.seat_name(viewer)}, not {line!r}")


# -- words ------------------------------------------------------------------------------------------------------------


def words(setup: Setup, seeds: Iterable[int]) -> int:
    """Every message that is declared has its words.

    Every legal action is explained, every card has a text and every question is asked, each in a sentence or two.
    """
    if missing := lacking(setup.game):
        raise ConformanceError("; ".join(missing))
    for card in setup.cards:
        said = setup.game.card_said(kind_of(card))
        text = setup.game.card_text(card) if said is None else setup.game.speech().tell(said)
        if not _is_sentence(text):
            raise ConformanceError(f"the text of the card {card} is no sentence: {text!r}")
    return each_game(_words, setup, seeds)


def _words(play: Play) -> None:
    for state in play.positions():
        for seat in state.deciders:
            view, choices = state.view(seat), state.choices(seat)
            if play.setup.game.asked(play.setup, view, choices) is None:
                play.fail(f"{play.setup.seats[seat]} decides, and is asked nothing")
            asked = play.setup.game.question(play.setup, view, choices)
            if not _is_sentence(asked):
                play.fail(f"the question to {play.setup.seats[seat]} is no sentence: {asked!r}")
            for action in state.legal(seat):
                _explained(play, state, action)


def _explained(play: Play, state: State, action: int) -> None:
    said = play.setup.game.explain(play.setup, action)
    if not _is_sentence(said):
        play.fail(f"the explanation of {state.text(action)!r} is no sentence: {said!r}")


_REMARK: Final = re.compile(r"\s*[(（][^()（）]*[)）]$")  # what follows a sentence in brackets


def _is_sentence(text: str) -> bool:
    said = _REMARK.sub("", text.rstrip())
    return len(said) > 1 and said.endswith((".", "!", "?", "。")) and not said[0].islower()
