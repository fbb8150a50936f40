"""Games as readable text: options, seed and actions rebuild a game bit for bit.

A record looks like this; ``option``, ``seat``, ``commitment``, ``secret``, ``number``, ``chance`` and ``scenario``
lines appear where there is something to say, ``edition`` where the rules of the game have been changed since their
first::

    meijin record 1
    actions: 2
    game: ganymede
    edition: 2
    players: 2
    option mode: battle
    seed: 0000000000000000000000000000000000000000000000000000000000000007
    1 green pick black_3
    2 red pick black_7
    end: 5f0c6cd1a5ed0b67

The last line is a checksum of all lines before it, so that a cut or changed file is noticed. Whoever writes a record
by hand leaves it out, and the ``actions`` line too; then the rules are those of today, unless ``edition`` is there.
"""

from __future__ import annotations

import json
import secrets
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import islice
from os.path import realpath
from pathlib import Path
from string import hexdigits
from typing import Final

from meijin.kernel import generator
from meijin.kernel.errors import IllegalAction, MeijinError, RecordError, SetupError, quoted
from meijin.kernel.event import Event
from meijin.kernel.fairness import GAME, Draw, Part, read_digits
from meijin.kernel.files import path_of, read_text
from meijin.kernel.game import Game, Value, is_number
from meijin.kernel.messages import CannotTakeBack, NoSeed, NothingToTakeBack
from meijin.kernel.moves import Move, Shuffled
from meijin.kernel.registry import find
from meijin.kernel.scenario import Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.state import AT_ANY_TIME, ORGANISER, TIME, State
from meijin.kernel.takeback import played_on, position_without

FORMAT: Final = "meijin record 1"
SEED_BYTES: Final = 32
SHORTEST_HEX: Final = 32
LONGEST_SEED: Final = 512
ORGANISERS_NAME: Final = "organiser"
ANYBODY_WRITES: Final = 0o222
KNOWN: Final = frozenset(
    ("game", "edition", "players", "seed", "scenario", "actions", "commitment", "secret", "chance")
)  # lines of the header that stand there once
WITHHELD: Final = "withheld"  # what the line "number" says after a commitment whose number was not revealed
NO_NUMBER: Final = "none"  # and where there was no commitment
WIDE: Final = "wide"  # what the line "chance" says of a game whose shuffles nobody can find out by trying


def read_seed(seed: int | str | None) -> bytes:
    """A seed from a number, from 32 to 512 hexadecimal digits, or for None 256 bits from the system's chance.

    A text of fewer than 32 digits is the number.

    >>> read_seed(7) == read_seed("7") == read_seed("7".zfill(64))
    True
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if type(seed) is int and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str) and seed.isascii() and len(seed) <= LONGEST_SEED:
        if seed.isdecimal() and len(seed) < SHORTEST_HEX:
            return int(seed).to_bytes(SEED_BYTES, "big")
        if len(seed) >= SHORTEST_HEX and all(digit in hexdigits for digit in seed):
            return bytes.fromhex(seed.zfill(len(seed) + len(seed) % 2))
    raise SetupError(NoSeed(quoted(seed)))


def _ply(move: Move) -> int:
    return move.ply


class Record:
    """The record of one game: how it began and every action so far."""

    def __init__(self, setup: Setup, seed: bytes, scenario: Scenario | None = None, wide: bool = False) -> None:
        self.setup = setup
        self.seed = seed
        self.scenario = scenario
        self.wide = wide  # whether its chance comes from the wide generator
        self.seats: dict[str, str] = {}  # who sits where, as the table that plays it likes to say
        self.commitment = ""  # the hash of the seed or secret that was shown before the game, if one was
        self.draw: Draw | None = None  # what the seed was made of, where players gave numbers for it
        self.actions: list[tuple[int, int]] = []
        self.log: list[Event] = []
        self.moves: list[Move] | None = None  # those between zones, while somebody follows the game
        self.shuffled: list[Shuffled] = []  # what the action has shuffled that is being carried out
        self.over = False  # once the game is over, nothing of it is secret
        # Per viewer, up to where the log has been counted, and how many lines of it were theirs.
        self._told: dict[int, tuple[int, int]] = {}

    # -- growing ------------------------------------------------------------------------------------------------

    def key(self, ply: int) -> int:
        """The generator's state for the action with this number; 0 is the deal."""
        return generator.wide_key(self.seed, ply) if self.wide else generator.key(self.seed, ply)

    def next_key(self) -> int:
        """The generator's state for the next action."""
        return self.key(len(self.actions) + 1)

    def add(self, seat: int, action: int, events: list[Event], over: bool) -> None:
        """Note an action that has been carried out, and whether the game is over with it."""
        self.actions.append((seat, action))
        self.log += events
        self.over = over

    def follow(self) -> list[Move]:
        """From now on the moves between zones are noted; gives back those since somebody follows the game."""
        if self.moves is None:
            self.moves = []
        return self.moves

    def moves_after(self, actions: int) -> list[Move]:
        """The moves since so many actions."""
        moves = self.follow()
        return moves[bisect_right(moves, actions, key=_ply) :]

    def moved(self, moves: list[Move]) -> None:
        """Note the moves of an action."""
        self.follow().extend(moves)
        self.shuffled.clear()

    def cut(self, actions: int, events: int) -> None:
        """Keep only so many of the first actions and events, after which the game was not over."""
        del self.actions[actions:], self.log[events:]
        if self.moves is not None:
            del self.moves[bisect_right(self.moves, actions, key=_ply) :]
        self.over = False
        self._told.clear()

    def copy(self) -> Record:
        """A record of the same game that grows on its own."""
        other = Record(self.setup, self.seed, self.scenario, self.wide)
        other.seats, other.commitment, other.draw, other.over = self.seats, self.commitment, self.draw, self.over
        other.actions, other.log, other._told = self.actions[:], self.log[:], dict(self._told)
        other.moves = None if self.moves is None else self.moves[:]
        return other

    def feed(self, seat: int | str | None) -> list[tuple[str, dict[str, object]]]:
        """What a seat may read of the log: during play what it may see, once the game is over everything."""
        return self.feed_since(seat, 0)[1]

    def feed_since(
        self, seat: int | str | None, known: int, *, kept: bool = False
    ) -> tuple[int, list[tuple[str, dict[str, object]]]]:
        """How many lines a seat has been told so far, and what it may read of those after the first ``known``.

        Lines are counted as the seat sees them: how much others have done unseen is not told either. Once the game is
        over, all lines count, and all of them are given, unless its secrets are ``kept`` beyond its end.
        """
        if self.over and not kept:
            return len(self.log), [(event.kind, event.fields) for event in self.log]
        viewer = self.setup.viewer(seat)
        start = self.setup.game.feed_start(self.setup, self.log)
        place, told = self._told.get(viewer, (0, 0))
        if told > known:  # somebody who knows less than was told last time
            place, told = 0, 0
        lines = []
        for event in islice(self.log, place, None):
            fields = event.seen_by(viewer)
            if fields is not None:
                told += 1
                if told > known and place >= start:
                    lines.append((event.kind, fields))
            place += 1
        self._told[viewer] = place, told
        return told, lines

    # -- going back ---------------------------------------------------------------------------------------------

    def branch(self, ply: int | None = None) -> State:
        """The position after so many actions (all for None), with a record of its own to go on from there."""
        last = len(self.actions) if ply is None else ply
        if type(last) is not int or not 0 <= last <= len(self.actions):
            raise RecordError(f"there is no position after {quoted(ply)} actions: the record has {len(self.actions)}")
        state = self._beginning()
        for seat, action in self.actions[:last]:
            state.again(seat, action)
        return state

    def replay(self) -> Iterator[tuple[State, int, str, list[Event]]]:
        """Every action again: the state after it, the seat, the action in words, what happened.

        The same state is changed and yielded each time; clone it to keep it.
        """
        state = self._beginning()
        for seat, action in self.actions:
            events = state.again(seat, action)
            yield state, seat, state.text(action), events

    def _beginning(self) -> State:
        return begin(self.setup, self.seed, self.scenario, self.seats, self.commitment, self.wide, self.draw)

    def without(self, ply: int) -> State:
        """The position if the action after so many others had not been taken, and all later ones had."""
        return played_on(self.branch(ply), self.actions[ply + 1 :])

    def take_back(
        self, seat: int | str, agreed: bool = False, alone: bool = False, earlier: State | None = None
    ) -> State:
        """The position without this seat's last action, if that has told nobody anything new.

        What others have done since without this seat noticing makes no difference to it and stays. If it has noticed
        something, the others must have agreed; then what they have done since goes, too, if it has told nobody anything
        new either. Whoever plays ``alone`` takes back whatever chance has not decided. The refusal is the same whatever
        the reason. With the position ``earlier``, if it is the one before that action, the game need not be replayed.
        """
        seat = self.setup.seat(seat)
        own = [ply for ply, (who, _) in enumerate(self.actions) if who == seat]
        if not own:
            raise IllegalAction(NothingToTakeBack(), "undo", self.to_text())
        if earlier is not None and (earlier.record is None or earlier.record.actions != self.actions[: own[-1]]):
            earlier = None
        taken = position_without(self, own[-1], agreed, alone, earlier)
        if taken is None:
            raise IllegalAction(CannotTakeBack(), "undo", self.to_text())
        return taken

    # -- text ---------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The name of whoever has taken an action: a seat, or the organiser."""
        return ORGANISERS_NAME if seat == ORGANISER else self.setup.seats[seat]

    def to_text(self) -> str:
        """The record as text."""
        # The number of actions comes first, so that wherever a file is cut off it shows.
        lines = [
            FORMAT,
            f"actions: {len(self.actions)}",
            f"game: {self.setup.game.id}",
            *([f"edition: {self.setup.edition}"] if self.setup.edition > 1 else []),
            f"players: {self.setup.players}",
        ]
        lines += [
            f"option {name}: {json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else value}"
            for name, value in self.setup.options.items()
            if value is not None
        ]
        lines += [f"seat {name}: {who}" for name, who in self.seats.items()]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.draw is not None:
            lines.append(f"secret: {self.draw.secret}")
            lines += [f"number {part.who}: {_given(part)}" for part in self.draw.parts]
        if self.wide:
            lines.append(f"chance: {WIDE}")
        lines.append(f"seed: {self.seed.hex()}")
        if self.scenario is not None:
            lines.append(f"scenario: {json.dumps(self.scenario.to_dict(), ensure_ascii=False)}")
        lines += [
            f"{number} {self.who(seat)} {AT_ANY_TIME.get(action) or self.setup.game.text(self.setup, action)}"
            for number, (seat, action) in enumerate(self.actions, 1)
        ]
        return "\n".join([*lines, f"end: {_checksum(lines)}", ""])

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all; if that is a link, to the file it leads to."""
        try:
            target = Path(realpath(path_of(path)))
            draft = target.with_name(f"{target.name}.part")
            if target.exists():
                if not target.is_file():
                    raise RecordError(f"{path} cannot be written: it is no ordinary file")
                if not target.stat().st_mode & ANYBODY_WRITES:  # another file in its place would be possible
                    raise RecordError(f"{path} cannot be written: it is read-only")
            try:
                draft.write_text(self.to_text(), encoding="utf-8")
                draft.replace(target)
            finally:
                draft.unlink(missing_ok=True)
        except OSError as error:
            raise RecordError(f"{path} cannot be written: {error.strerror}") from None
        except RecordError:
            raise
        except MeijinError as error:
            raise RecordError(str(error)) from None


def begin(
    setup: Setup,
    seed: bytes,
    scenario: Scenario | None = None,
    seats: Mapping[str, str] | None = None,
    commitment: str = "",
    wide: bool = False,
    draw: Draw | None = None,
) -> State:
    """The first position of a recorded game; ``wide`` is for players who might try to find out how cards lie.

    ``draw`` is what the seed was made of, if it was not chosen by one alone.
    """
    record = Record(setup, seed, scenario, wide)
    key = record.key(0)
    if scenario is None:
        state = setup.game.deal(setup, key)
        state.events = record.log
        setup.game.opening(state)
        state.events = None
    else:
        state = scenario.place(setup, key, record.log)
    record.seats = dict(seats or {})
    record.commitment = commitment
    record.draw = draw
    state.record = record
    return state


def start(
    game: Game, players: int | None, seed: int | str | None, options: Mapping[str, object], edition: int | None = None
) -> State:
    """Begin a recorded game, by the rules of today or of this edition."""
    return begin(game.prepare(players, options, edition), read_seed(seed))


def load(path: str | Path) -> State:
    """The last position of a record in a file, with its record."""
    try:
        text = read_text(path, "record")
    except MeijinError as error:
        raise RecordError(str(error)) from None
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError(f"{Path(path).name}: {error}") from None


def parse(text: str, game: Game | None = None) -> State:
    """The last position of a record given as text, with its record; every action is checked again.

    The game is found by its name, unless it is given: that is for games that are not installed.
    """
    lines = text.rstrip("\n").split("\n")
    if lines[0] != FORMAT:
        if lines[0].startswith("meijin record"):
            raise RecordError(f"the record is in the format {quoted(lines[0][14:])}; this Meijin reads 1", 1)
        raise RecordError(f"this is no Meijin record: it should begin with {FORMAT!r}", 1)
    whole = _verify_end(lines)
    header, body = _split(lines)
    state = _begin_from(header, game)
    for line, words in body:
        try:
            _carry_out(state, words)
        except MeijinError as error:
            why = (
                "; the record is whole, so it was made with other cards or another version of the game" if whole else ""
            )
            raise RecordError(f"action {quoted(words)} cannot be carried out: {error}{why}", line) from None
    return state


def is_whole(text: str) -> bool:
    """Whether a record ends with its checksum; one whose checksum is wrong or lost is refused.

    >>> is_whole("meijin record 1\\ngame: ganymede\\nseed: 7")
    False
    """
    return _verify_end(text.rstrip("\n").split("\n"))


def _checksum(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def _verify_end(lines: list[str]) -> bool:
    """A record that says how many actions it has must have them all and end with its checksum, which is taken off.

    Whether there was a checksum.
    """
    counted = [line for line in lines if line.startswith("actions: ")]
    ends = lines[-1].startswith("end: ")
    if ends and lines.pop() != f"end: {_checksum(lines)}":
        raise RecordError("the record was changed or damaged: its checksum does not fit its lines", len(lines) + 1)
    if counted and not ends:
        raise RecordError("the record is cut off: its last line should be 'end: ' and a checksum", len(lines))
    return ends


def _split(lines: list[str]) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The header's fields, and the lines of actions with their line numbers."""
    header: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    for line, text in enumerate(lines[1:], 2):
        number, _, words = text.partition(" ")
        if is_number(number):
            if int(number) != len(body) + 1:
                raise RecordError(f"action {len(body) + 1} should stand here, not {number}", line)
            body.append((line, words))
            continue
        name, colon, value = text.partition(": ")
        if not colon or body:
            raise RecordError(f"{quoted(text)} is neither 'name: value' nor a numbered action", line)
        if name in header:
            raise RecordError(f"{quoted(name)} stands there twice", line)
        header[name] = value
    return header, body


def _begin_from(header: dict[str, str], game: Game | None) -> State:
    for name in ("game", "seed"):
        if name not in header:
            raise RecordError(f"the record has no line '{name}: ...'")
    options: dict[str, object] = {}
    seats: dict[str, str] = {}
    numbers: dict[str, str] = {}
    for name, value in header.items():
        kind, _, rest = name.partition(" ")
        if kind == "option":
            options[rest] = _option_value(value)
        elif kind == "seat":
            seats[rest] = value
        elif kind == "number":
            numbers[rest] = value
        elif name not in KNOWN:
            raise RecordError(f"the line '{name}: ...' is unknown")
    try:
        ours = game if game is not None and game.id == header["game"] else find(header["game"])
        setup = ours.prepare(_number(header, "players"), options, _edition(header))
        for name in seats:
            setup.seat(name)
        seed, scenario = read_seed(header["seed"]), _scenario(header.get("scenario"))
        promise, wide = header.get("commitment", ""), _wide(header.get("chance"))
        draw = _draw(promise, header.get("secret"), {setup.seats[setup.seat(who)]: numbers[who] for who in numbers})
        return begin(setup, seed, scenario, seats, promise, wide, draw)
    except MeijinError as error:
        raise RecordError(str(error)) from None


def _number(header: dict[str, str], name: str) -> int | None:
    text = header.get(name)
    if text is not None and not is_number(text):
        raise RecordError(f"the line '{name}: ...' must have a whole number, not {quoted(text)}")
    return None if text is None else int(text)


def _edition(header: dict[str, str]) -> int | None:
    """By which edition of the rules a game was played; None for today's, in a record that was written by hand.

    The first edition is never mentioned, and records from before there were editions are of it.
    """
    edition = _number(header, "edition")
    return 1 if edition is None and "actions" in header else edition


def _wide(text: str | None) -> bool:
    if text is not None and text != WIDE:
        raise RecordError(f"the line 'chance: ...' can only say {WIDE!r}, not {quoted(text)}")
    return text is not None


def _given(part: Part) -> str:
    """What a line says of somebody's number."""
    return f"{part.commitment} {part.number or WITHHELD}" if part.commitment else NO_NUMBER


def _draw(promise: str, secret: str | None, numbers: dict[str, str]) -> Draw | None:
    """What the seed was made of; whether that is right is looked at by whoever checks the record."""
    if secret is None and not numbers:
        return None
    if secret is None or not promise:
        raise RecordError("where there are lines 'number ...' there must be 'commitment: ...' and 'secret: ...'")
    parts = tuple(_part(who, said_of) for who, said_of in numbers.items())
    return Draw(GAME, read_digits(promise, "a commitment"), read_digits(secret, "a secret"), parts)


def _part(who: str, text: str) -> Part:
    if text == NO_NUMBER:
        return Part(who)
    committed, _, number = text.partition(" ")
    committed = read_digits(committed, f"the commitment of {who}")
    return Part(who, committed, "" if number == WITHHELD else read_digits(number, f"the number of {who}"))


def _scenario(text: str | None) -> Scenario | None:
    try:
        return None if text is None else Scenario.from_dict(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the line 'scenario: ...' cannot be read: {error}") from None


def _option_value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if is_number(text) else text


def _carry_out(state: State, words: str) -> None:
    seat, _, action = words.partition(" ")
    if (seat, action) == (ORGANISERS_NAME, AT_ANY_TIME[TIME]):
        state.call_time()
        return
    if seat not in state.setup.seats:
        raise RecordError(f"{quoted(seat)} is no seat; the seats are {', '.join(state.setup.seats)}")
    state.apply(action, seat)
