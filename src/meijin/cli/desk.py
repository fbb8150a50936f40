"""What a person at the table is shown: the position, the news, explanations, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.cells import cell_len, set_cell_size
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import language
from meijin.cli.answers import PASS_ALL, numbers_of
from meijin.cli.art import ACT, QUIET, VICTORY, WARNING, Art, seat_style
from meijin.cli.prose import prose
from meijin.cli.screen import Screen
from meijin.cli.sight import Sight
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import Size, standing
from meijin.kernel.game import Game
from meijin.kernel.kinds import count_kinds, kind_of
from meijin.kernel.setup import Setup

News = Sequence[tuple[str, dict[str, object]]]
Choices = Sequence[tuple[str, str]]  # what is typed, and what it does

BOARD_WIDTH = 80
WIDE = 112  # from here on the log has a column of its own
GAP = 2  # between columns
PROMPT = 1  # the line on which is typed
BELOW_POSITION = 7  # what may stand below the board where nothing is decided: the result, a question
LOG_LINES = 3  # the least that a narrow board shows of the log
NARROWEST = 40  # the table is made for terminals from here on
USUAL_HEIGHT = 24  # of a terminal
MOST_NOTICE = 4  # the lines of one, so that the table stays on the screen
LEAST_NOTICE = 2  # the lines kept free for a word to the player, so that the table does not jump when there is one
HINTS = ("terminal-hints", "terminal-hints.short", "terminal-hints.shortest")  # the first of them that fits on a line
# What can be typed at the table, and what it is called in the files of words.
HELP = {
    **{"?": "choices", "? CARD": "card", "r": "rules", "l": "log", "u": "undo", PASS_ALL: "pass_all"},
    **{"s FILE": "save", "resign": "resign", "time": "time", "q": "quit", "h": "help"},
}


UNLIMITED = 10_000
LAST_CHOICES = 2  # so many of the last choices are never left out: the ways to do nothing
CLAUSES = (";", ":", ". ", ", ", "。", "、", "；", "：")  # what ends one
FEW = 4  # so few choices are explained even if a quick game's board gets smaller for it
BELOW = 7  # the indent of an explanation below its choice; beside it, what stands before and between them
LEAST_OFFER = 3  # the lines that choices get on the smallest terminal


class Desk:
    """Shows things to whoever sits at the keyboard, from views and the feed alone."""

    def __init__(self, screen: Screen, setup: Setup) -> None:
        self.screen = screen
        self.setup = setup
        self.game: Game = setup.game
        self.speech = language.speech(self.game)
        self.art = Art(screen.console)
        self.table = table_for(setup.game.id, self.art, setup.game.terminal)
        self.table.begin(setup)

    # -- what happened ----------------------------------------------------------------------------------

    def line(self, kind: str, fields: dict[str, object], whole: bool = False) -> Text:
        """An event as a line of the log, with the names of the seats in their colours."""
        told, remark = language.told(self.game, kind, fields), self.table.remark(kind, fields)
        told = told if whole else self.table.told(told)
        if remark:
            told = language.say("terminal-with_remark", line=told.rstrip(".。"), remark=remark)
        text = prose(self.art.plain(told))
        for owner in self.setup.owners:
            text.highlight_words([self.speech.seat(owner)], seat_style(self.setup.owners, owner))
        return text

    def told(self, news: News) -> list[Text]:
        """What has happened, with pictures of the great moments."""
        told = []
        for kind, fields in self._worth_telling(news):
            picture = self.table.picture(self.setup, kind, fields, self.screen.width)
            told.append(self.line(kind, fields) if picture is None else picture)
        return told

    def _worth_telling(self, news: News) -> News:
        return [(kind, fields) for kind, fields in news if self.table.tells(kind, fields)]

    def tell_first(self, news: News, seen: Sight, choices: Choices) -> bool:
        """Show news on a page of their own if they are worth it or too many to stand beside the board."""
        news = self._worth_telling(news)
        great = any(self.table.picture(self.setup, *event, self.screen.width) for event in news)
        if all(fields.get("seat") == seen.seat for _, fields in news):
            great = False  # whoever has just done it need not be told
        if self.screen.interactive and not great and self._has_room(news, seen, choices):
            return False
        if news:
            self.screen.page(*self.told(news))
        return True

    def _has_room(self, news: News, seen: Sight, choices: Choices) -> bool:
        """Whether the news can stand beside the board, at its smallest and with the choices at their shortest."""
        below = len(self._question(seen)) + len(self._hints()) + LEAST_NOTICE + PROMPT
        room = self.screen.height - below - self._least_offer(self.offered(seen, choices))
        lines = self._log_height(news)
        if not self._wide:
            room -= _height(self._board(seen, room, lines))
        return lines <= room

    # -- the position -----------------------------------------------------------------------------------

    def position(self, seen: Sight) -> None:
        """The board alone, as large as it fits with a few lines below it."""
        self.screen.show(self._board(seen, self.screen.height - BELOW_POSITION))

    def decision(self, seen: Sight, choices: Choices, feed: News, fresh: int, notice: str = "") -> None:
        """The board, the end of the log, of which the last ``fresh`` events are new, and the choices.

        Room is kept for a notice, which the caller shows below.
        """
        choices = self.offered(
            seen, [(text, self.art.plain(self.table.words(seen, text, explained))) for text, explained in choices]
        )
        question = self._question(seen)
        hints = self._hints()
        below = (
            len(question) + len(hints) + max(LEAST_NOTICE, len(self._notice_lines(notice)) if notice else 0) + PROMPT
        )
        news = self._log_height(feed[len(feed) - fresh :])
        if self.table.quick and not self._wide:  # the hand and the choices in full are worth more than all of the news
            news = min(news, LOG_LINES)
        board = self._board(seen, self.screen.height - below - self._least_offer(choices), news)
        room = self.screen.height - below - (0 if self._wide else _height(board))  # for log and choices together
        if self._wide:
            offer = self._offer(choices, room - max(_height(board), news), room - _height(board))
        else:
            log_lines = news if self._few(choices) else max(news, min(LOG_LINES, len(feed)))
            offer = self._offer(choices, room - log_lines, room)
        room -= _height(offer)
        self.screen.fresh()
        if not self.screen.interactive:
            self.screen.show(board, "")
        elif self._wide:
            beside = self.screen.width - BOARD_WIDTH - GAP
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=BOARD_WIDTH)
            grid.add_column(width=beside)
            log = self._log_end(feed, fresh, beside, room)
            grid.add_row(board, Text("\n").join(log))
            self.screen.show(grid)
            room -= max(_height(board), len(log))
        else:
            log = self._log_end(feed, fresh, self.screen.width, room)
            self.screen.show(board, *log)
            room -= len(log)
        if self.screen.interactive and room > 0:
            self.screen.show("")
        self.screen.show(*question, offer, *hints)

    def offered(self, seen: Sight, choices: Choices) -> Choices:
        """Choices as they stand on the screen."""
        short = without_copies(choices)
        labels = self.table.labels(seen, [text for text, _ in short])
        return [(label, explained) for label, (_, explained) in zip(labels, short, strict=True)]

    def _board(self, seen: Sight, height: int, news: int = 0) -> Text:
        """The board as large as it fits into so many lines, which a quick game's board shares with the news."""
        for size in self.table.sizes:
            board = self.table.board(seen, self._board_width, size)
            # Rather than the ladder, or what else is left out at the least, the log is.
            shared = news if self.table.quick and not self._wide and size < Size.BARE else 0
            if _height(board) + shared <= height:
                break
        return board

    def _question(self, seen: Sight) -> list[Text]:
        return self.art.fold(Text(self.table.question(seen), ACT), self.screen.width)

    def _hints(self) -> list[Text]:
        said = [language.say(each) for each in HINTS]
        hints = next((each for each in said if cell_len(each) <= self.screen.width), said[-1])
        return self.art.fold(Text(hints, QUIET), self.screen.width)

    @property
    def _wide(self) -> bool:
        return self.screen.width >= WIDE

    @property
    def _board_width(self) -> int:
        return BOARD_WIDTH if self._wide else self.screen.width

    def _log_height(self, news: News) -> int:
        width = self.screen.width - BOARD_WIDTH - GAP if self._wide else self.screen.width
        return len(self._log_end(news, len(news), width, UNLIMITED))

    def _log_end(self, feed: News, fresh: int, width: int, height: int) -> list[Text]:
        """The last events that fit into so many lines; if that leaves out any that are new, it is said how many."""
        lines, left_out = self._last_lines(feed, fresh, width, height)
        if left_out and height > 1:
            lines, left_out = self._last_lines(feed, fresh, width, height - 1)
            more = language.say("terminal-more_news", count=left_out)
            lines.insert(0, Text(f"{self.art.glyphs.more} {more}", QUIET))
        return lines

    def _last_lines(self, feed: News, fresh: int, width: int, height: int) -> tuple[list[Text], int]:
        """The last events that fit, what is not new in a quiet colour; and how many of the new ones do not."""
        lines: list[Text] = []
        for place in reversed(range(len(feed))):
            if not self.table.tells(*feed[place]):
                continue
            text = self.line(*feed[place])
            if place < len(feed) - fresh:
                text.stylize(QUIET)
            wrapped = text.wrap(self.screen.console, width)
            if len(wrapped) + len(lines) > height:
                return lines, len(self._worth_telling(feed[len(feed) - fresh : place + 1]))
            lines = [*wrapped, *lines]
        return lines, 0

    def _offer(self, choices: Choices, height: int, most: int) -> Text:
        """The choices, explained as far as there is room for it; if need be, without those in the middle."""
        for wrap in (True, False):
            offer = self._explained(choices, wrap)
            # Rather than the explanations of a few choices, the log is left out.
            if _height(offer) <= (most if self._few(choices) and not wrap else height):
                return offer
        offer = self._brief(choices)
        left_out = 0
        while _height(offer) > max(most, LEAST_OFFER) and left_out < len(choices) - LAST_CHOICES:
            left_out += 1
            offer = self._brief(choices, left_out)
        return offer

    def _least_offer(self, choices: Choices) -> int:
        """The lines that are kept for the choices: in a quick game enough to explain them, if they are few."""
        explained = self._few(choices) and not self._narrow(choices)
        return _height(self._explained(choices, wrap=False) if explained else self._brief(choices))

    def _few(self, choices: Choices) -> bool:
        return self.table.quick and len(choices) <= FEW

    def _explained(self, choices: Choices, wrap: bool) -> Text:
        """The choices, each with its explanation beside it, or on the lines below it."""
        below = self._narrow(choices)
        width = 0 if below else max(cell_len(text) for text, _ in choices)
        lines = []
        for number, (text, explained) in _numbered(choices):
            room = self.screen.width - width - BELOW
            words = prose(explained if wrap else shortened(explained, room, self.art.glyphs.more))
            words.stylize(QUIET)
            told = list(words.wrap(self.screen.console, room)) if explained or not below else []
            beside: list[str | Text] = [] if below else ["  ", told.pop(0)]
            lines.append(Text.assemble((f"{number:>3}  ", "bold"), text + " " * (width - cell_len(text)), *beside))
            lines += [Text.assemble(" " * (width + BELOW), line) for line in told]
        return Text("\n").join(lines)

    def _narrow(self, choices: Choices) -> bool:
        """Whether there is no room for explanations beside the choices."""
        width = max(cell_len(text) for text, _ in choices)
        return self.screen.width - width - BELOW < width

    def _brief(self, choices: Choices, left_out: int = 0) -> Text:
        """The choices alone, but for so many before the last ones."""
        numbered = [(number, text) for number, (text, _) in _numbered(choices)]
        if not left_out:
            return self.table.brief(numbered, self.screen.width)
        last = len(numbered) - LAST_CHOICES
        shown = numbered[: last - left_out] + numbered[last:]
        more = language.say("terminal-more_choices", count=left_out, last=numbered[last - 1][0])
        note = self.art.fold(Text(f"{self.art.glyphs.more} {more}", QUIET), self.screen.width)
        return Text("\n").join([self.table.brief(shown, self.screen.width), *note])

    def notice(self, text: str) -> None:
        """A word to the player."""
        self.screen.show(*self._notice_lines(text))

    def _notice_lines(self, text: str) -> list[Text]:
        lines = self.art.fold(Text(self.art.plain(language.sentence(text)), WARNING), self.screen.width)
        most = MOST_NOTICE if self.screen.height >= USUAL_HEIGHT else LEAST_NOTICE
        if self.screen.interactive and len(lines) > most:
            del lines[most:]
            lines[-1].truncate(self.screen.width - len(self.art.glyphs.more))
            lines[-1].append(self.art.glyphs.more)
        return lines

    # -- pages ------------------------------------------------------------------------------------------

    def explain(self, seen: Sight, choices: Choices) -> None:
        """Every choice, every card in sight, and the marks on the table."""
        cards = [self._card(kind) for kind in self.table.in_sight(seen)]
        numbered = _numbered(self.offered(seen, choices))
        self.screen.page(
            _heading("choices"),
            listing([(f"{number:>3}  {text}", self.art.plain(explained)) for number, (text, explained) in numbered]),
            _heading("cards"),
            listing(cards),
            _heading("marks"),
            listing(self.table.legend()),
        )

    def explain_word(self, words: str) -> bool:
        """A word that is printed on cards; False if it is none."""
        found = [(word, meaning) for word, meaning in self.table.glossary if word.lower() == words.lower()]
        if found:
            self.screen.page(listing(found))
        return bool(found)

    def explain_cards(self, kinds: Sequence[str]) -> None:
        """One card, or all that are called the same."""
        self.screen.page(listing([self._card(kind) for kind in kinds]))

    def _card(self, kind: str) -> tuple[str, str]:
        name, text = self.table.card(self.game, kind)
        return self.art.plain(name), self.art.plain(text)

    def rules(self, seen: Sight) -> None:
        sentences = [Padding(prose(sentence), (0, 2)) for sentence in self.table.rules(seen)]
        self.screen.page(_heading("rules"), *sentences)

    def log(self, feed: News) -> None:
        """The log, as far as it is open, from its end."""
        self.screen.page_from_end(*(self.line(kind, fields, whole=True) for kind, fields in feed))

    def help(self, seen: Sight, missing: Sequence[str] = ()) -> None:
        """What can be typed, but for commands that mean nothing in this game."""
        card = self.speech.card(self.table.example(seen)) if self.setup.cards else ""
        commands = [
            (
                language.say(f"terminal-help-{name}.typed"),
                self.art.plain(language.say(f"terminal-help-{name}", card=card)),
            )
            for typed, name in HELP.items()
            if typed not in missing
        ]
        self.screen.page(prose(language.say("terminal-help")), "", listing([*commands, *self.table.sayings]))

    def hand_over(self, seat: str) -> None:
        """Clear everything away before the next person looks."""
        self.screen.wipe()
        if not self.screen.clears:
            self.screen.show(Text(language.say("terminal-cannot_clear"), WARNING))
        self.screen.show(Text(language.say("terminal-hand_over", seat=self.speech.seat(seat)), ACT))
        self.screen.pause(language.say("terminal-enter_when_there"))

    def result(self, seen: Sight) -> None:
        """Who has won, why, and after how long."""
        headline, why = self.table.result(seen)
        rounds = seen.counters.get("round")
        said = [why] if why else []
        if isinstance(rounds, int):
            said.append(language.say("terminal-after_rounds", count=rounds))
        why = language.say("terminal-comma").join(said)
        body = Text.assemble((headline, VICTORY)).append(f"\n{why}".rstrip(), QUIET)
        returns = cast("list[float]", seen.view["returns"])
        names = [self.speech.seat(seat) for seat in seen.setup.seats]
        body.append("".join(f"\n{line}" for line in standing(names, returns)))
        self.screen.show(Panel(body, title=language.say("terminal-game_over"), expand=False, padding=(0, 3)))


def _numbered(choices: Choices) -> list[tuple[int, tuple[str, str]]]:
    return sorted(zip(numbers_of([text for text, _ in choices]), choices, strict=True))


def _height(text: Text) -> int:
    return text.plain.count("\n") + 1


def _heading(page: str) -> Text:
    return Text(language.say(f"terminal-heading-{page}"), "bold")


def listing(entries: Choices) -> Grid:
    """Names and what they mean, in two columns."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(overflow="fold")  # words of East Asia have no blanks between them
    for name, text in entries:
        grid.add_row(Text(f"  {name}", "bold"), prose(text))
    return grid


def shortened(text: str, room: int, more: str) -> str:
    """A text in so many columns, if need be without its end: it stops after a clause, or at least after a word.

    >>> shortened("Dish 2 to 0; a Sleep counts 0", 20, "..."), shortened("no damage at all", 12, "...")
    ('Dish 2 to 0...', 'no damage...')
    """
    if cell_len(text) <= room:
        return text
    most = set_cell_size(text, max(0, room - cell_len(more))).rstrip()
    start = text[: len(most) + 1]
    clause = max(start.rfind(mark) for mark in CLAUSES)
    end = clause if clause > len(most) // 3 else start.rfind(" ")
    return (text[:end] if end > 0 else most) + more


def without_copies(choices: Choices) -> Choices:
    """Choices as they are best typed: without the numbers of copies, unless there is more than one to choose from.

    >>> without_copies([("move maro#s1 sw", ""), ("attack maro#s1 ame#n1", ""), ("attack maro#s1 ame#n2", "")])
    [('move maro sw', ''), ('attack maro ame#n1', ''), ('attack maro ame#n2', '')]
    """
    cards = {word for text, _ in choices for word in text.split() if kind_of(word) != word}
    kinds = count_kinds(cards)
    short = {" ".join(kind_of(word) for word in text.split()) for text, _ in choices}
    alone = cards if len(short) == len(choices) else {card for card in cards if kinds[kind_of(card)] == 1}
    return [
        (" ".join(kind_of(word) if word in alone else word for word in text.split()), explained)
        for text, explained in choices
    ]
