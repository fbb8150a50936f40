"""What a person at the table is shown: the position, the news, explanations, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meijin.cli.art import ACT, QUIET, VICTORY, WARNING, Art, seat_style
from meijin.cli.catalogue import kind_of
from meijin.cli.screen import Screen
from meijin.cli.seen import Seen
from meijin.cli.tables import table_for
from meijin.cli.tables.generic import display_name
from meijin.kernel.game import Game, Setup

News = Sequence[tuple[str, dict[str, object]]]
Choices = Sequence[tuple[str, str]]  # what is typed, and what it does

BOARD_WIDTH = 80
WIDE = 112  # from here on the log has a column of its own
GAP = 2  # between the board and the log
LOG_LINES = 3  # the least that a narrow board shows of the log
HINTS = "? explains   r rules   u undo   l log   s FILE saves   h help   q quits"
HELP = """\
Type the number of a choice, or the choice itself as it is written.

  ?          explain every choice and the cards in sight
  ? CARD     explain a card, such as: ? {card}
  r          the rules of this phase
  l          the log, as far as it is open to you
  u          take back your last action, as long as it has shown nobody anything new
  s FILE     save the game; go on later with: meijin play --resume FILE
  resign     give up
  q          quit
  h          this page

A card with a broken frame lies face down: only you see it."""


class Desk:
    """Shows things to whoever sits at the keyboard, from views and the feed alone."""

    def __init__(self, screen: Screen, setup: Setup) -> None:
        self.screen = screen
        self.setup = setup
        self.game: Game = setup.game
        self.art = Art(screen.console)
        self.table = table_for(setup.game.id, self.art)

    # -- what happened ----------------------------------------------------------------------------------

    def line(self, kind: str, fields: dict[str, object]) -> Text:
        """An event as a line of the log, with the names of the seats in their colours."""
        text = Text(self.game.narrate(kind, fields))
        for owner in self.setup.owners:
            text.highlight_words([display_name(owner)], seat_style(self.setup.owners, owner))
        return text

    def told(self, news: News) -> list[Text]:
        """What has happened, with pictures of the great moments."""
        told = []
        for kind, fields in news:
            picture = self.table.picture(self.setup, kind, fields, self.screen.width)
            told.append(self.line(kind, fields) if picture is None else picture)
        return told

    def tell_first(self, news: News, seen: Seen, choices: Choices) -> bool:
        """Show news on a page of their own if they are worth it or too many to stand beside the board."""
        great = any(self.table.picture(self.setup, *event, self.screen.width) for event in news)
        if self.screen.interactive and not great and len(news) <= self._log_room(seen, self._brief(choices)):
            return False
        if news:
            self.screen.page(*self.told(news))
        return True

    # -- the position -----------------------------------------------------------------------------------

    def position(self, seen: Seen) -> None:
        """The board alone."""
        self.screen.show(self.table.board(seen, self._board_width))

    def decision(self, seen: Seen, choices: Choices, feed: News, fresh: int) -> None:
        """The board, the end of the log, of which the last ``fresh`` events are new, and the choices."""
        board = self.table.board(seen, self._board_width)
        offer = self._offer(seen, choices, fresh)
        self.screen.fresh()
        if not self.screen.interactive:
            self.screen.show(board)
        elif self._wide:
            room = self.screen.width - BOARD_WIDTH - GAP
            log = self._log_end(feed, fresh, room, self._log_room(seen, offer) - 1)
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=BOARD_WIDTH)
            grid.add_column(width=room)
            grid.add_row(board, Text("\n").join(log))
            self.screen.show(grid)
        else:
            self.screen.show(board, *self._log_end(feed, fresh, self.screen.width, self._log_room(seen, offer)))
        if self._log_room(seen, offer) > fresh:
            self.screen.show("")
        self.screen.show(Text(self.table.question(seen), ACT), offer, Text(HINTS, QUIET))

    @property
    def _wide(self) -> bool:
        return self.screen.width >= WIDE

    @property
    def _board_width(self) -> int:
        return BOARD_WIDTH if self._wide else self.screen.width

    def _log_room(self, seen: Seen, offer: Text) -> int:
        """How many lines of the log there is room for with the choices drawn like this."""
        # Besides the choices: the question, the hints, a notice and what is typed.
        below = _height(offer) + 4
        if self._wide:
            return self.screen.height - below
        return self.screen.height - below - _height(self.table.board(seen, self._board_width))

    def _log_end(self, feed: News, fresh: int, width: int, height: int) -> list[Text]:
        """The last lines of the log that fit, what is not new in a quiet colour."""
        lines: list[Text] = []
        for place, (kind, fields) in enumerate(feed):
            text = self.line(kind, fields)
            if place < len(feed) - fresh:
                text.stylize(QUIET)
            lines += text.wrap(self.screen.console, width)
        return lines[-height:] if height > 0 else []

    def _offer(self, seen: Seen, choices: Choices, fresh: int) -> Text:
        """The choices, explained as far as there is room beside the board and the news."""
        for offer in (self._explained(choices, wrap=True), self._explained(choices, wrap=False)):
            if self._log_room(seen, offer) >= max(LOG_LINES, fresh):
                return offer
        return self._brief(choices)

    def _explained(self, choices: Choices, wrap: bool) -> Text:
        width = max(len(text) for text, _ in choices)
        lines = []
        for number, (text, explained) in enumerate(choices, 1):
            words = Text(explained, QUIET)
            room = self.screen.width - width - 7
            if not wrap:
                words.truncate(room, overflow="ellipsis")
            first, *more = words.wrap(self.screen.console, room)
            lines.append(Text.assemble((f"{number:>3}  ", "bold"), text.ljust(width), "  ", first))
            lines += [Text.assemble(" " * (width + 7), line) for line in more]
        return Text("\n").join(lines)

    def _brief(self, choices: Choices) -> Text:
        width = max(len(text) for text, _ in choices) + 6
        per_line = max(1, self.screen.width // width)
        lines = []
        for start in range(0, len(choices), per_line):
            line = Text()
            for number, (text, _) in enumerate(choices[start : start + per_line], start + 1):
                line.append(f"{number:>3}  ", "bold").append(text.ljust(width - 5))
            lines.append(line)
        return Text("\n").join(lines)

    def notice(self, text: str) -> None:
        """A word to the player."""
        self.screen.show(Text(text[:1].upper() + text[1:], WARNING))

    # -- pages ------------------------------------------------------------------------------------------

    def explain(self, seen: Seen, choices: Choices) -> None:
        """Every choice and every card in sight."""
        cards = [self._card(kind) for kind in seen.cards()]
        self.screen.page(_heading("Your choices"), _list(choices), _heading("Cards in sight"), _list(cards))

    def explain_card(self, kind: str) -> None:
        """One card."""
        self.screen.page(_list([self._card(kind)]))

    def _card(self, kind: str) -> tuple[str, str]:
        return self.game.card_face(kind).title, self.game.card_text(kind)

    def rules(self, seen: Seen) -> None:
        """The rules of this phase."""
        sentences = [Padding(sentence, (0, 2)) for sentence in self.table.rules(seen)]
        self.screen.page(_heading("Rules"), *sentences)

    def log(self, feed: News) -> None:
        """The log, as far as it is open."""
        self.screen.page(*(self.line(kind, fields) for kind, fields in feed))

    def help(self) -> None:
        """What can be typed."""
        example = kind_of(self.setup.cards[0]) if self.setup.cards else "NAME"
        self.screen.page(Text(HELP.format(card=example)))

    def hand_over(self, seat: str) -> None:
        """Clear everything away before the next person looks."""
        self.screen.wipe()
        self.screen.show(Text(f"Pass the keyboard to {display_name(seat)}.", ACT))
        self.screen.pause("Enter when you are there")

    def result(self, seen: Seen) -> None:
        """Who has won, why, and after how long."""
        headline, why = self.table.result(seen)
        rounds = seen.counters.get("round")
        said = [why] if why else []
        if isinstance(rounds, int):
            said.append(f"after {rounds} round{'s' if rounds > 1 else ''}")
        body = Text.assemble((headline, VICTORY)).append(f"\n{', '.join(said)}".rstrip(), QUIET)
        self.screen.show(Panel(body, title="The game is over", expand=False, padding=(0, 3)))


def _height(text: Text) -> int:
    return text.plain.count("\n") + 1


def _heading(text: str) -> Text:
    return Text(text, "bold")


def _list(entries: Choices) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name, text in entries:
        grid.add_row(Text(f"  {name}", "bold"), text)
    return grid
