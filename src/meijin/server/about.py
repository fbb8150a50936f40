"""What a client may know of a game before anybody plays it: options, seats, zones, cards, bots."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from meijin.bots import levels_of, playing, usual
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Fact, Game, Option, Value
from meijin.kernel.kinds import all_kinds
from meijin.kernel.lesson import has_lesson
from meijin.kernel.minute import minute_of
from meijin.kernel.speaking import shapes, texts
from meijin.kernel.traits import traits_of
from meijin.kernel.zones import Audience, Layout, Zone
from meijin.server.tables.matches import is_duel
from meijin.server.wire import Options
from meijin.tournament import speaking
from meijin.tournament.plan import FormatPlan
from meijin.tournament.settings import EventSettings, Format, Level, Mode, formats_of, usual_settings
from meijin.words import Saying, Slot


class Seating(Struct, frozen=True):
    """The seats for one number of players, in one mode where a game has several."""

    players: int
    seats: tuple[str, ...]
    mode: str | None = None
    duel: bool = False  # whether two play against each other, and so may play a match of several games


class GameTournament(Struct, frozen=True):
    """What a tournament takes over from its game."""

    formats: tuple[Format, ...]  # the usual one first
    lists: bool  # whether players bring a list
    sides: tuple[str, ...]  # what players may play for; none where an event cannot ask that sides meet
    usual: dict[Level, dict[Format, dict[str, Value]]]  # the settings of an event that follow from these


class GameLine(Struct, frozen=True):
    """A game in the list of games."""

    id: str
    name: str
    about: str
    minutes: int
    players: tuple[int, ...]  # the numbers of players there may be
    modes: tuple[str, ...]  # what the option ``mode`` may be, where there is one
    lesson: bool  # whether there is a guided first turn
    levels: tuple[str, ...]  # the bots of the house by strength, the weakest first
    tournament: GameTournament | None  # null where nobody plays against anybody


class OptionInfo(Struct, frozen=True):
    """A choice that is made before the game: one of some words, a number in a range, either of them, or a text."""

    name: str
    default: Value
    help: str
    allowed: str  # the allowed values in words
    choices: tuple[Value, ...] = ()
    low: int | None = None
    high: int | None = None
    text: bool = False  # a longer text is allowed, such as a deck list or cards of one's own
    seat: str | None = None  # the seat that chooses it for itself; None: whoever opens the table
    is_list: bool = False  # it is a list of cards, like a deck: `GET /api/games/GAME/lists` tells more
    modes: tuple[str, ...] = ()  # the modes in which it means something; none: in all


class ZoneInfo(Struct, frozen=True):
    """A place for cards, and how it is laid out."""

    name: str
    help: str
    owned: bool  # every player has one
    pile: bool  # a stack; otherwise the cards lie side by side
    ordered: bool  # the order has a meaning
    open: bool  # everybody sees what lies there
    layout: Layout  # how its cards lie; a map has its zones at their coordinates
    at: tuple[int, int] | None = None  # column and row on the map, from the top left


class CounterInfo(Struct, frozen=True):
    """A number of the game, or the name of whoever it is about."""

    name: str
    help: str
    low: int
    high: int
    owned: bool
    names: bool


class MarkerInfo(Struct, frozen=True):
    """A number that lies on a card; a card without it has the lowest value."""

    name: str
    help: str
    low: int
    high: int


class DieInfo(Struct, frozen=True):
    """What the sides of a die show."""

    name: str
    faces: tuple[str, ...]


class MinuteMark(Struct, frozen=True):
    """Something on the face of a card: ``minute-mark-NAME`` says what it means."""

    name: str
    x: int  # of 100, from the left
    y: int  # of 140, from the top


class MinuteCard(Struct, frozen=True):
    """A card that is explained."""

    card: str
    marks: tuple[MinuteMark, ...]


class MinuteInfo(Struct, frozen=True):
    """The rules in a minute: the cards shown beside ``minute-goal`` and each ``minute-turn-1`` and on."""

    goal: tuple[str, ...]
    turn: tuple[tuple[str, ...], ...]
    cards: tuple[MinuteCard, ...]


class RoutineInfo(Struct, frozen=True):
    """A step at which play can go on without asking: ``step-NAME``, and ``.does`` for what is done there."""

    step: str
    optional: bool  # whether a player may wish so though there is more to choose


class GameInfo(Struct, frozen=True):
    """All that is declared about a game."""

    id: str
    name: str
    about: str
    minutes: int
    options: tuple[OptionInfo, ...]
    seatings: tuple[Seating, ...]
    zones: tuple[ZoneInfo, ...]
    counters: tuple[CounterInfo, ...]
    markers: tuple[MarkerInfo, ...]
    die: DieInfo | None
    bots: tuple[str, ...]  # that can play it
    levels: tuple[str, ...]  # those of them that are levels of the house, the weakest first
    usual: str  # the one that sits where nobody names one
    routines: tuple[RoutineInfo, ...]
    sections: dict[str, str]  # by the phase that a view shows, the number of the heading or the id of the rule
    lesson: bool  # whether there is a guided first turn
    lists: str | None  # what players put together for it, like `deck`: `GET /api/games/GAME/lists`; None: nothing
    minute: MinuteInfo | None  # its rules in a minute, where it has pictures for them


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A kind of card."""

    id: str
    title: str
    corner: str  # the number or letter that is read from afar
    colour: str
    hint: str  # what it does, in six characters or fewer
    group: str
    text: str  # what is printed on it, in English
    count: int  # copies there may be
    facts: dict[str, Fact]  # the printed values by name
    said: Saying | None = None  # the text as a message, where the game composes it and its words are to say it


class Cards(Struct, frozen=True):
    """Every kind of card of a game."""

    cards: tuple[CardInfo, ...]


class Words(Struct, frozen=True):
    """How a game speaks in a language: the texts in Project Fluent, and what the messages in them hold."""

    language: str
    texts: tuple[str, ...]  # those of the game first, then those that hold for all games
    shapes: dict[str, tuple[Slot, ...]]


class Games(Struct, frozen=True):
    """The games that can be played here."""

    games: tuple[GameLine, ...]
    settings: EventSettings  # what an event begins with
    plans: dict[Mode, dict[Format, FormatPlan]]  # what an event of each mode and format can be


def line_of(game: Game) -> GameLine:
    """A game as the list shows it."""
    players = sorted({seating.players for seating in seatings_of(game)})
    modes = () if game.mode is None else tuple(str(choice) for choice in game.mode.choices)
    return GameLine(
        game.id,
        game.name,
        game.about,
        game.minutes,
        tuple(players),
        modes,
        has_lesson(game),
        tuple(levels_of(game)),
        _tournament(game),
    )


def info_of(game: Game) -> GameInfo:
    """Everything about a game but its cards and rules."""
    seatings = seatings_of(game)
    owners = {name: seat for seating in seatings for seat in seating.seats for name in sorted(game.own_options(seat))}
    return GameInfo(
        game.id,
        game.name,
        game.about,
        game.minutes,
        tuple(_option(option, owners.get(option.name)) for option in game.options),
        seatings,
        tuple(map(_zone, game.zones)),
        msgspec.convert(game.counters, tuple[CounterInfo, ...], from_attributes=True),
        msgspec.convert(game.markers, tuple[MarkerInfo, ...], from_attributes=True),
        msgspec.convert(game.die, DieInfo | None, from_attributes=True),
        tuple(playing(game)),
        tuple(levels_of(game)),
        usual(game),
        tuple(RoutineInfo(each.step, each.optional) for each in game.routines),
        dict(game.sections),
        has_lesson(game),
        None if (builder := game.builder({})) is None else builder.what,
        msgspec.convert(minute_of(game), MinuteInfo | None, from_attributes=True),
    )


def words_in(game: Game, language: str) -> Words:
    """How a game speaks in a language."""
    held = {name: shape.slots for name, shape in shapes(game).items()}
    return Words(language, texts(game, language), held)


def words_of_tournaments(language: str) -> Words:
    """How tournaments speak in a language."""
    return Words(language, speaking.texts(language), {name: shape.slots for name, shape in speaking.shapes().items()})


class CardsAsked(Struct, forbid_unknown_fields=True, frozen=True):
    """The options of a table, of which one may bring in cards of one's own, and the edition of the rules it has."""

    options: Options
    edition: int | None = None  # None: today's


def cards_with(game: str, asked: CardsAsked) -> Cards:
    """The cards of a game by an edition of its rules, with these options."""
    return cards_of(registry.find(game).played_by(asked.edition, asked.options))


def cards_of(game: Game) -> Cards:
    """Every kind of card of a game."""
    return Cards(tuple(_card(game, kind, count) for kind, count in all_kinds(game).items()))


def seatings_of(game: Game) -> tuple[Seating, ...]:
    """The seats for every mode and number of players."""
    found = []
    for mode in [None] if game.mode is None else game.mode.choices:
        options = {} if mode is None else {"mode": mode}
        for players in game.player_counts(options):
            setup = game.prepare(players, options)
            found.append(Seating(players, setup.seats, None if mode is None else str(mode), is_duel(setup)))
    if not found:
        raise MeijinError(f"{game.name} cannot be played with its own defaults")
    return tuple(found)


def _tournament(game: Game) -> GameTournament | None:
    own, formats = traits_of(game), formats_of(game)
    usual = {level: {form: usual_settings(own, level, form) for form in formats} for level in Level}
    return GameTournament(formats, own.lists, own.sides, usual) if formats else None


def _option(option: Option, seat: str | None) -> OptionInfo:
    return OptionInfo(
        option.name,
        option.default,
        option.help,
        option.allowed,
        option.choices,
        option.low if option.ranged else None,
        option.high if option.ranged else None,
        option.takes_files,
        seat,
        option.is_list,
        option.modes,
    )


def _zone(zone: Zone) -> ZoneInfo:
    seen = zone.known is Audience.EVERYONE and zone.shown is Audience.EVERYONE
    return ZoneInfo(zone.name, zone.help, zone.owned, zone.pile, zone.ordered, seen, zone.lies_as, zone.at)


def _card(game: Game, kind: str, count: int) -> CardInfo:
    face = game.card_face(kind)
    text, facts, said = game.card_text(kind), game.card_facts(kind), game.card_said(kind)
    told = None if said is None else said.saying()
    return CardInfo(kind, face.title, face.corner, face.colour, face.hint, face.group, text, count, facts, told)
