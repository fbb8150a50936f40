"""What a game is, apart from any position of it: its options, seats, zones and language."""

from __future__ import annotations

import sys
from collections import Counter as Counted
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, Final, NoReturn

from meijin.kernel.chapters import WHOLE, Chapter, Feature, turn_order
from meijin.kernel.dice import Die
from meijin.kernel.errors import MeijinError, SetupError, quoted, spoken_by
from meijin.kernel.frames import FrameKind
from meijin.kernel.messages import NoOption, NoPlayers, NoValue
from meijin.kernel.refusals import Reason
from meijin.kernel.routine import Routine
from meijin.kernel.setup import Setup
from meijin.kernel.speaking import speech_of
from meijin.kernel.state import MOST_SEATS
from meijin.kernel.touch import Touch, touch_of
from meijin.kernel.traits import Traits, traits_of
from meijin.kernel.tuning import Tuning
from meijin.kernel.weights import contest, estimator_of
from meijin.kernel.wording import Verb, read_action, verb_and_card
from meijin.kernel.zones import Counter, Marker, Zone
from meijin.words import BASE, Message, News, Sayable, Saying, Speech

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from meijin.kernel.event import Event
    from meijin.kernel.generator import Rng
    from meijin.kernel.knowledge import Knowledge
    from meijin.kernel.lists import Builder
    from meijin.kernel.state import State, View

Value = str | int | bool | None
Fact = str | int | tuple[str, ...]  # a printed value of a card

UNLIMITED: Final = "none"  # the value of an option that sets a limit, where there is to be none
NO_LIMIT: Final = 1 << 30  # what stands for it in the rules: no game comes to so many turns


@dataclass(frozen=True)
class Option:
    """A choice made before the game: one of some words, a number in a range, either of them, or yes and no."""

    name: str
    default: Value
    help: str
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    modes: tuple[str, ...] = ()  # the values of the option ``mode`` with which it means something; none: with all

    takes_files: ClassVar[bool] = False  # whether a value is something that people keep in files, like a deck
    is_list: ClassVar[bool] = False  # whether a value is a list of cards that the game's builder puts together

    @property
    def allowed(self) -> str:
        """The allowed values in words.

        >>> limit_option("turn_limit", 80, "the last turn", 10, 200).allowed
        'a whole number from 10 to 200, or none'
        """
        words = ", ".join(word(choice) for choice in self.choices)
        if self.choices and not self.ranged:
            return words
        return f"a whole number from {self.low} to {self.high}{', or ' if words else ''}{words}"

    @property
    def ranged(self) -> bool:
        """Whether it may be a number in a range."""
        return self.low < self.high

    @property
    def about(self) -> str:
        """What it is, with the modes that it is for."""
        return f"{' and '.join(self.modes)}: {self.help}" if self.modes else self.help

    def read(self, value: object) -> Value:
        """The value, from Python or as text; refused with the allowed values if it is none of them.

        A list of words, as TOML may have it, is the same as the words with commas between them.
        """
        if isinstance(value, (list, tuple)) and value and all(isinstance(each, str) for each in value):
            value = ",".join(value)
        text = value.strip() if isinstance(value, str) else word(value) if isinstance(value, bool) else quoted(value)
        text = text.lower()
        for choice in self.choices:
            if text == word(choice):
                return choice
        if value is None and self.default is None and not self.choices:
            return None
        if self.ranged and not isinstance(value, (bool, float)) and is_number(text):
            number = int(text)
            if self.low <= number <= self.high:
                return number
        raise SetupError(NoValue(quoted(self.name), quoted(value), self.allowed))

    def read_file(self, name: str, text: str) -> Value:
        """The value that lies in a file of this name, for options that take files."""
        del text
        raise SetupError(f"option {self.name!r} cannot be read from a file such as {quoted(name)}")

    def registered(self, value: Value) -> Value:
        """The value as it was when a match began: what a seat has chosen stays, but for cards that were exchanged."""
        return value


def limit_option(name: str, default: int, about: str, low: int, high: int) -> Option:
    """An option for a limit that a rulebook does not have: a number, or ``none``."""
    return Option(name, default, about, (UNLIMITED,), low, high)


def limit_of(value: Value) -> int:
    """What an option for a limit says, as a number.

    >>> limit_of(80), limit_of("none") == NO_LIMIT
    (80, True)
    """
    if value == UNLIMITED:
        return NO_LIMIT
    assert isinstance(value, int)
    return value


def is_number(text: str) -> bool:
    """Whether a text is a whole number of a reasonable length."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10


def word(value: Value) -> str:
    """The value of an option as it is written."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@dataclass(frozen=True)
class Face:
    """How a card looks where it is drawn small."""

    title: str
    corner: str  # the number or letter that is read from afar
    colour: str = ""  # a plain word such as "red"; empty for none
    hint: str = ""  # what the card does, in six characters or fewer
    group: str = ""  # what it is listed under, such as "weapons"; empty for its colour


class Game:
    """A game that can be played. A package offers one instance under the entry point group ``meijin.games``."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    first_turn: ClassVar[tuple[str, str]] = ("", "")  # the event, and its field, that tell who has the first turn
    edition: ClassVar[int] = 1  # of the rules; the next one where games that were played before would go on differently
    # The edition since which described positions are read as today. Before it a number was the side of a die, not what
    # that shows, and a visited zone was filled and had to be listed like any other.
    described_since: ClassVar[int] = 1
    about: ClassVar[str] = ""  # one line for the list of games
    minutes: ClassVar[int] = 0
    state: ClassVar[type[State]]  # of its positions
    seats: ClassVar[tuple[str, ...]] = ()  # by name, where the options change nothing about them
    cards: ClassVar[tuple[str, ...]] = ()  # the same for the cards
    options: ClassVar[tuple[Option, ...]] = ()
    zones: ClassVar[tuple[Zone, ...]] = ()
    counters: ClassVar[tuple[Counter, ...]] = ()
    markers: ClassVar[tuple[Marker, ...]] = ()
    frames: ClassVar[tuple[FrameKind, ...]] = ()  # what lies on ``pending``, by the number a frame begins with
    die: ClassVar[Die | None] = None
    example_flow: ClassVar[str] = ""  # of a scenario, in TOML, for whoever gives none
    variants: ClassVar[tuple[dict[str, Value], ...]] = ({},)  # the settings that checks and golden games must cover
    verbs: ClassVar[tuple[Verb, ...]] = ()  # where every action is a verb and a card
    # What it says to people, and why it refuses something: the words stand in ``words/en.ftl``, or another language.
    messages: ClassVar[tuple[type[Message] | type[Reason], ...]] = ()
    sees: ClassVar[type | None] = None  # its own part of a view, as a TypedDict
    picked_from: ClassVar[Mapping[str, str]] = {}  # by an action's first word, the zone whose cards it names, or ""
    traits: ClassVar[Traits] = Traits()  # for matches and tournaments
    # The module whose ``report_of(text, file)`` checks cards of one's own (see ``owncards.py``); empty: it takes none.
    authoring: ClassVar[str] = ""
    terminal: ClassVar[str] = ""  # the module with a class ``Table`` that draws it there; empty: as any game is drawn
    tuning: ClassVar[Tuning] = Tuning()  # how search goes about it
    turn_unit: ClassVar[str] = "turn"  # what is counted when time is called: a turn, a round, a battle
    routines: ClassVar[tuple[Routine, ...]] = ()  # the steps at which play can go on without asking
    sections: ClassVar[Mapping[str, str]] = {}  # by a view's phase, the number of a heading or a rule's id in rules.md

    def beside(self, name: str) -> Traversable | None:
        """A file or folder that lies in the package of the game, or of one that it derives from; None if there is none.

        A game in a single module shares its folder with the modules of others: no file there is its own.
        """
        for kind in type(self).__mro__[:-1]:
            package = getattr(sys.modules.get(kind.__module__), "__package__", None)
            file = files(package).joinpath(name) if package else None
            if file is not None and (file.is_file() or file.is_dir()):
                return file
        return None

    # -- setting up ---------------------------------------------------------------------------------------------

    @property
    def mode(self) -> Option | None:
        """The option that says which of several games this is, if there is one."""
        return next((option for option in self.options if option.name == "mode"), None)

    def sides(self, setup: Setup) -> int:
        """How many sides that may have which is rolled once a game has begun; 0: nothing is."""
        del setup
        return 0 if self.die is None else len(self.die.faces)

    def options_in(self, edition: int) -> tuple[Option, ...]:
        """The options as an edition of the rules reads them; they have the same names in all of them."""
        del edition
        return self.options

    def chosen(self, options: Mapping[str, object]) -> Game:
        """The game that these options make of it: itself, unless one of them brings in cards of its own."""
        del options
        return self

    def of_edition(self, edition: int) -> Game:
        """The game that an edition of the rules makes of it: itself, unless its cards had other values then.

        Those are kept in ``former.toml`` (see ``catalogue.read_former``).
        """
        del edition
        return self

    def played_by(self, edition: int | None, options: Mapping[str, object]) -> Game:
        """The game that an edition of the rules, None for today's, and these options make of it."""
        if edition is not None and not 1 <= edition <= self.edition:
            raise SetupError(f"{self.name} has the editions 1 to {self.edition} of its rules, not {quoted(edition)}")
        return (self if edition is None else self.of_edition(edition)).chosen(options)

    def prepare(self, players: int | None, options: Mapping[str, object], edition: int | None = None) -> Setup:
        """Check the options and the number of players; everything not given has its default.

        A game that was begun by an earlier edition of the rules goes on by it.
        """
        with spoken_by(self):
            return self._prepare(players, options, edition)

    def _prepare(self, players: int | None, options: Mapping[str, object], edition: int | None) -> Setup:
        if players is not None and type(players) is not int:
            raise SetupError(f"the number of players is a whole number, not {quoted(players)}")
        chosen = self.played_by(edition, options)
        if chosen is not self:
            return chosen.prepare(players, options, edition)
        known = {option.name: option for option in self.options_in(self.edition if edition is None else edition)}
        for name in options:
            if name not in known:
                have = ", ".join(known) or "none"
                raise SetupError(NoOption(self.name, quoted(name), have))
        values = {
            name: option.read(options[name]) if name in options else option.default for name, option in known.items()
        }
        setup = self.make_setup(players, values, frozenset(options))
        if edition is not None:
            setup.edition = edition
        return setup

    def player_counts(self, options: Mapping[str, object]) -> list[int]:
        """The numbers of players that these options leave open."""
        counts = []
        for players in range(1, MOST_SEATS + 1):
            with suppress(SetupError):
                self.prepare(players, options)
                counts.append(players)
        return counts

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """The setup for checked values; refuses combinations and player counts that do not go together.

        Here it has the declared seats and cards, and everybody plays.
        """
        del given
        if players not in (None, len(self.seats)):
            self.refuse_players(players, len(self.seats))
        return Setup(self, values, self.seats, self.cards)

    def deal(self, setup: Setup, chance: int) -> State:
        """The first position, with this state of the generator."""
        raise NotImplementedError

    def opening(self, state: State) -> None:
        """Tell how a game begins, of the first position; a game whose first position says it all tells nothing."""
        del state

    def blank(self, setup: Setup, chance: int) -> State:
        """A state with empty zones and counters at their lowest, for a scenario to fill."""
        return self.state(setup, chance)

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """Where a card lies that a scenario does not mention: the zone's name and its owner (-1: shared).

        Here it is the first closed pile that everybody draws from.
        """
        del card
        return next(zone.name for zone in setup.zones.values() if zone.shuffled and not zone.owned), -1

    def filled_from(self, setup: Setup, zone: str, owner: int) -> int:
        """Whose cards lie in a zone of a described position where only a number of them is said, or ``...``."""
        del setup, zone
        return owner

    def described(self, options: Mapping[str, object], zones: Mapping[str, object]) -> Mapping[str, object]:
        """The options of a described position, with what follows from the cards that it names."""
        del zones
        return options

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """Why a card cannot lie in a zone (owner -1: shared); empty if it can."""
        del setup, card, zone, owner
        return ""

    def kinds_in(self, setup: Setup, zone: str, owner: int) -> Mapping[str, int]:
        """The kinds of cards that may lie in a zone (owner -1: shared), with how many there may be of each.

        Learners number what they see by it, so as with ``actions`` nothing may tell what a seat must not know.
        """
        return Counted(kind for card, kind in enumerate(setup.kinds) if not self.misplaced(setup, card, zone, owner))

    def drawn_from(self, setup: Setup, card: int, zone: str, owner: int) -> tuple[str, int]:
        """The closed pile (its zone and owner) that a card which is hidden in another zone has come from.

        Unless a game says otherwise it is the one whose owner the card belongs to.
        """
        del zone, owner
        holder = self.home(setup, card)[1]
        piles = [each.name for each in setup.zones.values() if each.shuffled and each.owned == (holder >= 0)]
        return (piles[0], holder) if piles else ("", -1)

    def bounds(self, setup: Setup, counter: Counter, owner: int) -> tuple[int, int]:
        """The lowest and highest value of a counter."""
        del setup, owner
        return counter.low, counter.high

    def longest(self, setup: Setup) -> int:
        """No game has more decisions than this; where the options set no limit to turns, a number out of reach."""
        raise NotImplementedError

    # -- language -----------------------------------------------------------------------------------------------

    def text(self, setup: Setup, action: int) -> str:
        """An action in words that :meth:`parse` reads back; here one of the ``verbs`` and a card."""
        verb, card = verb_and_card(self.verbs, action, len(setup.cards), self.name)
        return f"{verb.word} {setup.cards[card]}"

    def parse(self, setup: Setup, text: str) -> int:
        """The action a text stands for; a ``MeijinError`` says why it stands for none."""
        return read_action(self.verbs, text, setup.card, len(setup.cards), self.name)

    def actions(self, setup: Setup) -> Sequence[int]:
        """All actions there can be in games of this setup, ascending; here those of the ``verbs``.

        Learners number their choices by it, so it must be the same for everybody who sits there: it depends on nothing
        that a seat may not know, such as a rival's list.
        """
        if not self.verbs:
            raise MeijinError(
                f"{self.name} does not say which actions there can be: "
                f"{type(self).__name__}.actions(setup) must give their numbers, ascending"
            )
        return range(len(self.verbs) * len(setup.cards))

    def unfold(self, setup: Setup, text: str) -> list[str]:
        """The actions that one saying stands for, where people say several at once, like a whole team or some cards.

        A saying that cannot be meant is refused here with the reason, before any of it is carried out.
        """
        del setup
        return [text]

    def speech(self, language: str = BASE) -> Speech:
        """Says what is to be said in this game, in a language.

        >>> from meijin.kernel import registry
        >>> registry.find("ganymede").speech("ja").seat("red")
        '赤軍'
        """
        known: dict[str, Speech] = self.__dict__.setdefault("_speeches", {})
        if language not in known:
            known[language] = speech_of(self, language)
        return known[language]

    def __getstate__(self) -> dict[str, object]:
        """What goes along into another process, which finds its own words."""
        return {name: value for name, value in vars(self).items() if name != "_speeches"}

    def choice(self, setup: Setup, action: int) -> Sayable:
        """What an action is called, and what it does; here its verb, or its first word and what it touches."""
        if self.verbs:
            verb, card = verb_and_card(self.verbs, action, len(setup.cards), self.name)
            return Saying(verb.message.id, {"card": setup.cards[card], "text": setup.cards[card]})
        touch, words = self.touches(setup, action), self.text(setup, action)
        cards = {"cards": list(touch.cards), "text": touch.cards[0]} if touch.cards else {}
        fields = {"words": words, **cards, "seats": touch.seats, "places": touch.places}
        return Saying(f"choice-{words.partition(' ')[0]}", fields)

    def explain(self, setup: Setup, action: int) -> str:
        """What an action does, in English: for whoever needs no other language than ``speech`` has."""
        speech, told = self.speech(), self.choice(setup, action).saying()
        return speech.find(told.id, told.fields, "says") or f"{speech.tell(told)}."

    def touches(self, setup: Setup, action: int) -> Touch:
        """The cards, seats and places that an action is about; here those that its words name.

        ``picked_from`` says for each first word from which zone the cards come, unless the ``verbs`` do.
        """
        return touch_of(setup, self.text(setup, action), self.origins)

    @property
    def origins(self) -> Mapping[str, str]:
        """By an action's first word, the zone whose cards it names."""
        return self.picked_from or {verb.word: verb.zone for verb in self.verbs}

    def step_seen(self, seen: View) -> str:
        """The step that a view shows, as ``routines`` call it; here its question, or else its phase."""
        return str(seen.get("question", seen.get("phase", "")))

    def routine(self, seen: View, choices: Sequence[str]) -> tuple[Routine, str] | None:
        """What is declared of the step at which a seat is that sees this view, and the answer there; None if nothing.

        >>> from meijin.kernel import registry
        >>> registry.find("ranking_battle").routine({"question": "replace"}, ["replace", "keep"])
        (Routine(step='replace', answers=('keep',), optional=True), 'keep')
        """
        step = self.step_seen(seen)
        routine = next((each for each in self.routines if each.step == step), None)
        answer = None if routine is None else routine.answer(choices)
        return None if routine is None or answer is None else (routine, answer)

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Sayable | None:
        """What a seat has to decide that sees this view and has these choices; None if nothing.

        Here by what the view's ``question`` calls it, and the card it is ``about``; or by the verb of the choices.
        """
        del setup
        asked = seen.get("question", seen.get("phase"))
        if asked is None:
            asked = next((verb.word for verb in self.verbs if choices and choices[0].startswith(f"{verb.word} ")), None)
        about = {"about": seen["about"]} if "about" in seen else {}
        return Saying(f"ask-{asked}", about) if choices and asked is not None else None

    def question(self, setup: Setup, seen: View, choices: Sequence[str]) -> str:
        """What is ``asked``, in English; empty if nothing."""
        asked = self.asked(setup, seen, choices)
        return "" if asked is None else self.speech().tell(asked)

    def meant(self, setup: Setup, cards: Sequence[str], zone: str) -> list[str]:
        """What somebody who picks exactly these cards of a zone could mean, in words, the likeliest first.

        It need not be possible now: it is there to be told why not. Words that :meth:`parse` refuses are given only
        where the refusal is worth telling. Here it is every first word of ``picked_from`` whose zone fits.
        """
        sayings = [
            " ".join([verb, *cards])
            for verb, origin in self.origins.items()
            if not zone or not origin or origin == zone
        ]
        return [words for words in sayings if self._is_action(setup, words)]

    def _is_action(self, setup: Setup, words: str) -> bool:
        try:
            self.parse(setup, words)
        except MeijinError:
            return False
        return True

    def narrate(self, kind: str, fields: Mapping[str, object]) -> str:
        """An event as a line of the log, in English."""
        return self.speech().say(f"news-{kind}", fields)

    @property
    def event_kinds(self) -> Sequence[str]:
        """All kinds of events that it tells of, so that whoever counts them knows what never happened.

        Here those that are declared.
        """
        return tuple([each.kind for each in self.messages if issubclass(each, News)])

    def effects(self, setup: Setup) -> Mapping[str, str]:
        """The effects of cards and the rules that an event may tell of, by the word it has for them, as people say it.

        ``{"Sidestep": "Sidestep"}``, where an event has a field ``effect`` with that; here there are none.
        """
        del setup
        return {}

    def counted_cards(self) -> dict[str, int]:
        """Kinds of cards that lie in no zone of any variant, or are just counted there, with how many there may be."""
        return {}

    def card_said(self, card: str) -> Sayable | None:
        """What is printed on a card as a message, for games that compose it and so say it in every language."""
        del card
        return None

    def card_messages(self) -> Sequence[type[Message]]:
        """The messages that the texts of its cards are composed of, where they are."""
        return ()

    def card_text(self, card: str) -> str:
        """What is printed on a card, in English; here what :meth:`card_said` says, or else its title."""
        said = self.card_said(card)
        return f"{self.card_face(card).title}." if said is None else self.speech().tell(said)

    def composed(self) -> Mapping[str, str]:
        """The texts in the card file that follow from other values there, by place, such as ``cards.ace.text``."""
        return {}

    def card_face(self, card: str) -> Face:
        """How a card is drawn; without a word from the game its name has to do.

        >>> Game().card_face("red_5#2")
        Face(title='Red 5', corner='5', colour='', hint='', group='')
        """
        words = card.split("#", maxsplit=1)[0].split("_")
        return Face(" ".join(words).capitalize(), words[-1].upper()[:3])

    def card_facts(self, kind: str) -> dict[str, Fact]:
        """The printed values of a kind of card by name, for whoever draws its face."""
        del kind
        return {}

    def hidden_options(self, setup: Setup, seat: int | None) -> frozenset[str]:
        """The options that a seat (None: the spectators) may not know during play, like a rival's list of cards."""
        del setup, seat
        return frozenset()

    def own_options(self, seat: str) -> frozenset[str]:
        """The options that a seat chooses for itself, like its deck."""
        del seat
        return frozenset()

    def builder(self, options: Mapping[str, object], edition: int | None = None) -> Builder | None:
        """Puts together what players bring to a game with these options, like decks; None where they bring nothing.

        It goes by the edition of the rules that is given, or else by the latest.
        """
        del options, edition
        return None

    def went_first(self, state: State) -> int:
        """The seat that went first in a game: the one which opened it, if its options say which that was."""
        seats, options, traits = state.setup.seats, state.setup.options, traits_of(self)
        opened = [seat for seat in range(len(seats)) if traits.opened_by(seat, seats).items() <= options.items()]
        return opened[0] if len(opened) == 1 else 0

    def feed_start(self, setup: Setup, log: Sequence[Event]) -> int:
        """From which event of the log on it is open during play."""
        del setup, log
        return 0

    def chapters(self, state: State, log: Sequence[Event]) -> list[Chapter]:
        """The parts of a finished game that somebody wins, the whole of it first, for whoever compares many games.

        What is special about a seat is here what it has brought to the game, like its deck, and when it has its turn.
        """
        seats = state.setup.seats
        order = turn_order(seats, self.first_of(log))
        facts = tuple({**self.brought(state.setup, seat), **place} for seat, place in zip(seats, order, strict=True))
        return [Chapter(WHOLE, state.shares(), facts)]

    def first_of(self, log: Sequence[Event]) -> str | None:
        """The seat that had the first turn, as the log tells it; None where there was no such thing."""
        kind, field = self.first_turn
        return next((event.fields.get(field) for event in log if event.kind == kind), None)  # type: ignore[return-value]

    def brought(self, setup: Setup, seat: str) -> dict[str, Feature]:
        """What a seat has chosen for itself before the game, without its name: ``red_deck`` is its deck."""
        own = sorted(self.own_options(seat))
        return {name.replace(seat, "").strip("_"): word(setup.options[name]) for name in own}

    # -- judgement ----------------------------------------------------------------------------------------------

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        """How good each legal action of a seat looks, by rules of thumb, from that seat's knowledge alone."""
        del knowledge, rng
        raise MeijinError(f"{self.name} has no rules of thumb for a greedy bot")

    def advise(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        """How good each legal action looks to a search before it begins: as rated, unless the game knows better."""
        return self.rate(knowledge, rng)

    @property
    def has_ratings(self) -> bool:
        """Whether it has rules of thumb."""
        return type(self).rate is not Game.rate

    def feature_names(self, setup: Setup) -> list[str]:
        """What the numbers of ``State.features`` are called; none where a game has no such numbers."""
        del setup
        return []

    def sign_names(self, setup: Setup) -> list[str]:
        """What the numbers of ``State.signs`` are called; none where zones, counters and markers say it all."""
        del setup
        return []

    def value(self, state: State) -> list[float]:
        """The chance of every seat to win, as learned from many games; refused where nothing was learned.

        >>> import meijin
        >>> state = meijin.new("ganymede", seed=7)
        >>> round(sum(state.setup.game.value(state)), 6)
        1.0
        """
        estimator = estimator_of(state.setup)
        if estimator is None:
            raise MeijinError(f"nothing was learned yet about {self.name} of this kind ({contest(state.setup)})")
        return estimator.chances(state) if state.deciders else list(state.shares())

    def refuse_players(
        self, players: int, most: int, fewest: int = 0, mode: str | None = None, others: Sequence[str] = ()
    ) -> NoReturn:
        """Refuse a number of players, with what would be right, in this mode or in others."""
        raise SetupError(NoPlayers(self.name, quoted(players), fewest, most, mode, tuple(others)))
