"""A player's mat in Crossover Battles: Teams, support cards, chakra, rewards, coins and the hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from meijin.cli.art import ACT, QUIET, VICTORY, Art, pack, seat_style
from meijin.cli.sight import Sight
from meijin.cli.tables import crossover_sight as look
from meijin.cli.tables.crossover_sight import called, card, say
from meijin.cli.tables.crossover_words import RULES, costs, in_short, symbol_word
from meijin.cli.tables.generic import HANGING, MARGIN, Size
from meijin.games.crossover.language.vocabulary import Line
from meijin.games.crossover.view import Fighter, Team

NARROW: Final = 60  # below this width there are no words where a sign will do


@dataclass(frozen=True)
class Signs:
    """The characters of this game."""

    injured: str
    up: str
    down: str
    placed: str  # a DB coin on a fighter
    held: str  # one in the pool
    playable: str
    against: str  # between the two Teams of a battle


UNICODE_SIGNS: Final = Signs("!", "↑", "↓", "◉", "●", "•", "▸")
ASCII_SIGNS: Final = Signs("!", "^", "v", "@", "*", "*", ">")


class Mat:
    """Draws the mats of one table."""

    def __init__(self, art: Art, signs: Signs) -> None:
        self.art = art
        self.signs = signs

    # -- fighters -----------------------------------------------------------------------------------------------

    def fighter(self, seen: Sight, fighter: Fighter, owner: str, size: Size = Size.SMALL) -> Text:
        """``Goku! 3/0↓ db3``: injured, Combat and Support now, changed from what is printed, coins.

        Where there is no room at all, the name must do.
        """
        style = seat_style(seen.setup.owners, owner)
        text = Text(self.art.plain(called(seen, fighter["card"])), f"bold {style}")
        if fighter["status"] == "injured":
            text.append(self.signs.injured, ACT)
        if size == Size.LEAST:
            return text
        combat, support = fighter["power"]
        text.append(f" {combat}/{support}")
        change = combat + support - sum(look.printed_power(seen, fighter))
        if change or (combat, support) != look.printed_power(seen, fighter):
            text.append(self.signs.up if change >= 0 else self.signs.down, ACT)
        return text.append_text(self.coins(fighter["coins"]))

    def coins(self, coins: dict[str, int]) -> Text:
        """Coins by the first letters of their kinds: `` gr1 db3``."""
        return Text("".join(f" {kind[:2]}{n}" for kind, n in coins.items()), QUIET)

    def team(self, seen: Sight, team: Team, owner: str, size: Size = Size.SMALL, total: bool = True) -> Text:
        """``[Goku 3/0 + Krillin 4/2 = 5]``; a Team of one needs no sum unless that differs."""
        members = team["members"]
        joined = "+" if size >= Size.BARE else " + "
        text = Text("[").append_text(Text(joined).join(self.fighter(seen, member, owner, size) for member in members))
        if total and (size == Size.LEAST or len(members) > 1 or max(0, members[0]["power"][0]) != team["power"]):
            equal = "=" if size >= Size.BARE else " = "
            text.append(equal, QUIET).append(str(team["power"]), "bold")
        return text.append("]")

    def home(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """The Teams that are in no battle, and the support cards with their coins."""
        fighting = {name for battle in look.battles(seen) for name in battle["attacking"] + battle["blocking"]}
        waiting = [team for team in look.teams(seen, owner) if team["members"][0]["card"] not in fighting]
        tokens = [self.team(seen, team, owner, size) for team in waiting]
        tokens += [
            Text.assemble(
                ("<", QUIET), self.art.plain(called(seen, name)), self.coins(look.coins(seen, name)), (">", QUIET)
            )
            for name in look.support_cards(seen, owner)
        ]
        if not tokens:
            if size >= Size.SMALL or fighting:
                return []
            tokens = [Text(say(seen, "table-no_fighters"), QUIET)]
        tokens[0] = Text(MARGIN if width >= NARROW else " ").append_text(tokens[0])
        return within(pack(tokens, width, 1, len(MARGIN)), width)

    # -- the rest of the mat ------------------------------------------------------------------------------------

    def side(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """A player's numbers: Turn Indicator, rewards, deck, hand, chakra by symbol, DB coins, Wishes."""
        narrow = width < NARROW
        tokens = [self._name(seen, owner, size)]
        indicator = seen.of("indicator", owner)
        tokens.append(Text.assemble(("T", QUIET), (str(indicator), "bold")))
        tokens.append(self._rewards(seen, owner, size, short=narrow or size >= Size.LEAST))
        tokens.append(self._piles(seen, owner, narrow or size >= Size.SMALL))
        tokens.append(self._chakra(seen, owner, narrow))
        if look.plays_dragon_ball(seen, owner):
            tokens.append(self._balls(seen, owner, short=narrow or size >= Size.LEAST))
        wishes = look.count(seen, "wishes", owner)
        if wishes and (size < Size.LEAST or seen.view.get("step") == "H"):
            tokens.append(self._wishes(seen, owner, wishes, size))
        return within(pack(tokens, width, 1 if narrow else len(MARGIN), HANGING), width)

    def stacks(self, seen: Sight, kinds: Mapping[str, int]) -> str:
        """Cards by their names with how many there are: ``Naruto×2, Kunai``."""
        names: dict[str, int] = {}
        for kind, n in kinds.items():
            names[called(seen, kind)] = names.get(called(seen, kind), 0) + n
        return self.art.plain(", ".join(f"{name}{self.art.times(n)}" for name, n in names.items()))

    def _name(self, seen: Sight, owner: str, size: Size) -> Text:
        mark = self.art.glyphs.arrow if owner in seen.deciders else " "
        own = owner == seen.seat
        star = "*" if own and size >= Size.BARE else ""
        you = f" {say(seen, 'terminal-you')}" if own and not star else ""
        name = Text(f"{mark}{star}", ACT).append(look.seat(seen, owner), f"bold {seat_style(seen.setup.owners, owner)}")
        return name.append(you, QUIET)

    def _rewards(self, seen: Sight, owner: str, size: Size, short: bool) -> Text:
        """The track of ten Battle Rewards."""
        won, goal = look.count(seen, "rewards", owner), RULES.rewards_to_win
        style = VICTORY if won >= goal else "bold"
        if short:
            return Text.assemble(("R", QUIET), (str(won), style), (f"/{goal}", QUIET))
        track = self.art.glyphs.pip * won + self.art.glyphs.dot * (goal - won)
        title = f"{say(seen, 'table-rewards')} " if size < Size.SMALL else ""
        return Text.assemble((title, QUIET), (track, style), (f" {won}", style))

    def _piles(self, seen: Sight, owner: str, short: bool) -> Text:
        """Hand, deck and discard pile."""
        hand, deck, discard = (look.count(seen, zone, owner) for zone in ("hand", "deck", "discard"))
        if short:
            return Text.assemble(str(hand), ("/", QUIET), str(deck), ("/", QUIET), str(discard))
        piles = {"hand": hand, "deck": deck, "discard": discard}
        labelled = [Text.assemble((f"{say(seen, f'table-{zone}')} ", QUIET), str(n)) for zone, n in piles.items()]
        return Text(MARGIN).join(labelled)

    def _chakra(self, seen: Sight, owner: str, narrow: bool) -> Text:
        """The Chakra or Chi area by symbol."""
        area = "chi" if look.plays_dragon_ball(seen, owner) else "chakra"
        title = say(seen, f"table-{area}")
        text = Text.assemble((f"{'c' if narrow else f'{title} '}", QUIET), str(look.count(seen, "chakra", owner)))
        shown = look.symbols(seen, owner)
        line = Line.DB if look.plays_dragon_ball(seen, owner) else Line.NARUTO
        if shown:
            names = {symbol: symbol_word(look.speech(seen), symbol, line)[: 2 if narrow else None] for symbol in shown}
            told = " ".join(f"{names[symbol]}{'' if narrow else ' '}{n}" for symbol, n in shown.items())
            text.append(f" ({told})", QUIET)
        return text

    def _balls(self, seen: Sight, owner: str, short: bool) -> Text:
        """The seven DB coins: on fighters, in the pool, and missing."""
        coins = look.seen_of(seen)["db_coins"][owner]
        placed, pool = coins["placed"], coins["pool"]
        if short:
            return Text.assemble(("db", QUIET), f"{placed}+{pool}")
        left = max(0, RULES.db_coins_for_wish - placed - pool)
        balls = self.signs.placed * placed + self.signs.held * pool + self.art.glyphs.spent * left
        return Text.assemble(("DB ", QUIET), (balls, VICTORY))

    def _wishes(self, seen: Sight, owner: str, count: int, size: Size) -> Text:
        """The Wishes, by name for who has placed them where there is room."""
        known = look.kinds_in(seen, "wishes", owner)
        text = Text.assemble((f"{say(seen, 'table-wishes')} ", QUIET), str(count))
        if known and size < Size.SMALL:
            text.append(f" ({self.art.plain(', '.join(called(seen, name) for name in known))})", QUIET)
        return text

    # -- the hand -----------------------------------------------------------------------------------------------

    def hand(self, seen: Sight, owner: str, width: int, size: Size) -> list[Text]:
        """A hand as far as it is seen: what each card costs and does, those marked that can be played now."""
        kinds = look.kinds_in(seen, "hand", owner)
        if not kinds:
            return []
        ready = look.playable(seen) if owner == seen.seat else set()
        if size <= Size.OWN_BOXES:
            full = [self._held_in_full(seen, kind, n, kind in ready) for kind, n in kinds.items()]
            if size == Size.BOXES:
                return [line for each in full for line in self.art.fold(each, width, len(MARGIN) + HANGING)]
            return [self._cut(each, width) for each in full]
        tokens = []
        for kind, n in kinds.items():
            token = self._held(seen, kind, n, kind in ready)
            if size < Size.LEAST:
                token.append(f" {costs(look.speech(seen), card(seen, kind))}".rstrip(), QUIET)
            tokens.append(token)
        own = owner == seen.seat
        title = say(seen, "table-hand") if own else say(seen, "table-holds", who=look.seat(seen, owner))
        tokens[0] = Text.assemble((f"{MARGIN}{title} ", QUIET), tokens[0])
        return within(pack(tokens, width, len(MARGIN), HANGING), width)

    def _held(self, seen: Sight, kind: str, count: int, ready: bool) -> Text:
        text = Text(self.signs.playable if ready else "", ACT)
        return text.append(self.art.plain(called(seen, kind)), "bold" if ready else "").append(
            self.art.times(count), QUIET
        )

    def _held_in_full(self, seen: Sight, kind: str, count: int, ready: bool) -> Text:
        mark = "" if ready else " "
        line = Text.assemble(MARGIN, mark, self._held(seen, kind, count, ready), " ")
        return line.append(self.art.plain(in_short(look.speech(seen), card(seen, kind))), QUIET)

    def _cut(self, line: Text, width: int) -> Text:
        """A line in so many columns, with a sign where its end is missing."""
        more = self.art.glyphs.more
        if line.cell_len > width:
            line.truncate(width - len(more))
            line.append(more, QUIET)
        return line


def within(lines: list[Text], width: int) -> list[Text]:
    """Lines none of which is too wide: a token that is wider than the screen is cut."""
    for line in lines:
        line.truncate(width, overflow="crop")
    return lines
