"""Reads every byte that anybody was sent in a game, against the record of that game.

While the game goes on, a viewer must be sent exactly what the rules say they may see: their view, their choices, the
events as they see them; and besides, whatever a message says, it must name no card that its reader may not know. The
two searches are independent: the first notices any other seat's view, the second any card that a view lets slip.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from meijin.kernel.cardstate import CardState
from meijin.kernel.event import Event
from meijin.kernel.generator import Rng
from meijin.kernel.record import Record, begin
from meijin.kernel.setup import Setup
from meijin.kernel.state import RESIGN, State, View
from meijin.kernel.testing.leaks import Listener, known_names, with_kinds

encode = msgspec.json.Encoder().encode
# Whatever stands between words in JSON and in sentences; names of cards have none of these in them.
_BETWEEN = bytes.maketrans(b"\"'{}[](),:;|\n", b" " * 13)


def words_of(text: bytes) -> set[bytes]:
    """The words of a message, be they keys, values or parts of sentences.

    >>> sorted(words_of(b'{"card":"red_5#1","text":"Red draws red_5."}'))[-2:]
    [b'red_5#1', b'text']
    """
    return set(text.translate(_BETWEEN).replace(b". ", b" ").split())


class Names:
    """The names of a game's cards and of their kinds, as they stand in messages."""

    def __init__(self, setup: Setup) -> None:
        self._bytes = {name: name.encode() for name in with_kinds(set(setup.cards))}
        self._kind = {name: name.split("#")[0].encode() for name in self._bytes}
        self.all = set(self._bytes.values())

    def of(self, cards: set[str]) -> set[bytes]:
        """The names of these cards and of their kinds."""
        return {self._bytes[card] for card in cards} | {self._kind[card] for card in cards}

    def said_in(self, text: bytes) -> set[bytes]:
        """The names that a text names."""
        return words_of(text) & self.all


Pieces = tuple[bytes, bytes, bytes]  # of a prompt: what is offered, what is asked, how play could go on by itself


class TappedPrompt(msgspec.Struct):
    """A prompt whose choices are kept as they came."""

    asked: str
    choices: msgspec.Raw
    ask: msgspec.Raw
    routine: msgspec.Raw

    @property
    def pieces(self) -> Pieces:
        """What is offered, what is asked, and how play could go on by itself."""
        return bytes(self.choices), bytes(self.ask), bytes(self.routine)


class TappedUpdate(msgspec.Struct):
    """An update whose parts are kept as they came."""

    view: msgspec.Raw
    prompt: TappedPrompt | None
    log: list[msgspec.Raw]
    lines: int
    moves: msgspec.Raw
    over: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def is_over(self) -> bool:
        """Whether nothing is secret any more."""
        return bytes(self.over) != b"null"


class TappedTable(msgspec.Struct):
    """How far the table has come."""

    status: str


class TappedMessage(msgspec.Struct):
    """Any message, as far as it has to be taken apart."""

    type: str
    update: msgspec.Raw = msgspec.Raw(b"null")
    table: TappedTable | None = None


_message = msgspec.json.Decoder(TappedMessage)
_update = msgspec.json.Decoder(TappedUpdate)


@dataclass
class Tap:
    """All that came over one connection: whose it was, and the messages in order."""

    seat: int | None
    messages: list[str]
    secrets: list[bytes] = field(default_factory=list)  # what must appear nowhere before the end
    _next: int = 0
    updates: list[TappedUpdate] = field(default_factory=list)
    known: set[bytes] = field(default_factory=set)  # the cards that it may have heard of since the last update

    def take_apart(self, cards: set[bytes]) -> None:
        """Find the updates; whatever else was said must name no card and no secret."""
        for text in self.messages:
            raw = text.encode()
            message = _message.decode(raw)
            part = raw if message.type == "update" else bytes(message.update)
            update = None if part == b"null" else _update.decode(part)
            if (update and update.is_over) or (message.table and message.table.status == "over"):
                return  # nothing is secret any more
            for secret in self.secrets:
                assert secret not in raw, f"{self.seat} is told a secret: {secret!r} in {text}"
            rest = raw
            if update is not None:
                self.updates.append(update)
                pieces = [update.view, *update.log, *(update.prompt.pieces if update.prompt else ()), update.moves]
                for piece in pieces:
                    rest = rest.replace(bytes(piece), b"", 1)
            named = words_of(rest) & cards
            assert not named, f"{self.seat} is told of {named} beside the game: {rest!r}"

    def waiting(self) -> TappedUpdate | None:
        """The update that comes next."""
        return self.updates[self._next] if self._next < len(self.updates) else None

    def understood(self) -> None:
        """The update that came next is what it should be."""
        self._next += 1


def nothing_leaks(record: Record, taps: list[Tap]) -> int:
    """Check every message of a game; how many updates there were.

    Updates carry no number of a position, so each is looked for among the positions from the last one's on.
    """
    setup = record.setup
    names = Names(setup)
    public = words_of(encode(setup.options)) - {secret for tap in taps for secret in tap.secrets}
    for tap in taps:
        tap.secrets.append(record.seed.hex().encode())
        if record.draw is not None:  # nor what it is made of
            tap.secrets += [
                record.draw.secret.encode(),
                *(part.number.encode() for part in record.draw.parts if part.number),
            ]
        for name in setup.game.hidden_options(setup, tap.seat):
            tap.secrets.append(encode(setup.options[name])[1:-1])
        tap.take_apart(names.all - public)
    state = begin(setup, record.seed, record.scenario, wide=record.wide)
    assert state.record is not None
    witnesses = {tap.seat: Witness(tap.seat, names) for tap in taps}
    _look(state, state.record.log, None, witnesses, taps)
    for seat, action in record.actions:
        step = Step(state.clone(), state.record.next_key(), seat, action)
        events = state.again(seat, action)
        if state.deciders:
            _look(state, events, step, witnesses, taps)
    for tap in taps:
        wrong = tap.waiting()
        assert wrong is None, f"{tap.seat} was sent what is true of no position: {msgspec.json.encode(wrong)!r}"
    return sum(len(tap.updates) for tap in taps)


@dataclass
class Step:
    """One action, to be looked at more closely where that is needed."""

    before: State
    chance: int
    seat: int
    action: int

    def at_the_moment(self) -> Listener:
        """What everybody knows at the moment of each event: a card may be turned up and shuffled away in one action."""
        heard = Listener(self.before.clone())
        heard.state.chance = self.chance
        heard.state.events = heard
        if self.action == RESIGN:
            heard.state.resign(self.seat)
        else:
            heard.state.step(self.seat, self.action)
        return heard


class Witness:
    """What one viewer may be told, position by position."""

    def __init__(self, seat: int | None, names: Names) -> None:
        self.seat = seat
        self.names = names
        self.told: list[bytes] = []  # the lines of the log as this viewer reads them
        self.view = b""
        self.shown: set[bytes] = set()  # the cards that the view names
        self.prompt: Pieces | None = None
        self.known: set[bytes] = set()  # the cards that this viewer knows

    def look(self, state: State, events: list[Event], step: Step | None) -> None:
        """See the next position, and check that the rules themselves name nothing that is secret."""
        was_shown = self.shown
        seen = state.view(self.seat)
        self.view = encode(seen)
        self.shown = self.names.said_in(self.view)
        if isinstance(state, CardState):
            leaked = self.shown - self.names.of(known_names(state, self.seat, shown_only=True))
            assert not leaked, f"{self.seat} sees {leaked}: {self.view!r}"
            self.known = self.names.of(known_names(state, self.seat)) | self.shown
        viewer = state.setup.viewer(self.seat)
        for place, event in enumerate(events):
            fields = event.seen_by(viewer)
            if fields is None:
                continue
            line = encode({"kind": event.kind, "fields": fields})
            leaked = self.names.said_in(line) - self.shown - was_shown
            if leaked:
                leaked -= self.names.of(known_names(state, self.seat))
            if leaked and step is not None:
                leaked -= self.names.of(known_names(step.before, self.seat))
                leaked -= self.names.of(step.at_the_moment().known[place][viewer])
            assert not leaked, f"{self.seat} hears of {leaked}: {line!r}"
            self.told.append(line)
        self._choose(state, seen)

    def _choose(self, state: State, seen: View) -> None:
        if self.seat is None or self.seat not in state.deciders:
            self.prompt = None
            return
        self.prompt = _prompt(state, self.seat, seen)
        named = self.names.said_in(b" ".join(self.prompt)) - self.shown
        if named and named - self.names.of(known_names(state, self.seat)):
            # A choice may name a card that is not known, if it is offered in any possible world.
            world = state.sample(self.seat, Rng(len(self.told)))
            assert self.prompt == _prompt(world, self.seat, world.view(self.seat)), (
                f"{self.seat} may choose what tells a secret"
            )

    def expects(self, update: TappedUpdate) -> bool:
        """Whether an update tells this position."""
        prompt = None if update.prompt is None else update.prompt.pieces
        return (
            bytes(update.view) == self.view
            and prompt == self.prompt
            and update.lines == len(self.told)
            and [bytes(line) for line in update.log] == self.told[len(self.told) - len(update.log) :]
        )


def _prompt(state: State, seat: int, seen: View) -> Pieces:
    """What a seat may choose, with all that is said of it, and what it is asked in view of what it sees."""
    game, setup, legal = state.setup.game, state.setup, state.legal(seat)
    choices = [
        {
            "action": state.text(action),
            "said": state.choice(seat, action).saying(),
            **vars(touch),
        }
        for action, touch in zip(legal, state.touches(seat, legal), strict=True)
    ]
    asked = game.asked(setup, seen, state.choices(seat))
    found = game.routine(seen, state.choices(seat))
    routine = found and {"step": found[0].step, "action": found[1], "optional": found[0].optional}
    return encode(choices), encode(None if asked is None else asked.saying()), encode(routine)


def _look(
    state: State, events: list[Event], step: Step | None, witnesses: dict[int | None, Witness], taps: list[Tap]
) -> None:
    for witness in witnesses.values():
        witness.look(state, events, step)
    for tap in taps:
        witness = witnesses[tap.seat]
        tap.known |= witness.known
        while (update := tap.waiting()) is not None and witness.expects(update):
            leaked = witness.names.said_in(bytes(update.moves)) - tap.known
            assert not leaked, f"{tap.seat} sees {leaked} go: {bytes(update.moves)!r}"
            tap.understood()
            tap.known = set(witness.known)
