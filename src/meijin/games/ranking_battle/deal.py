"""Laying the table (section 3): the deal, and what is told of it."""

from __future__ import annotations

from meijin.games.ranking_battle import messages
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.frames import BEGIN, CYCLE, REPEAT, TO_DO
from meijin.games.ranking_battle.news import tell_draw, tell_turn
from meijin.games.ranking_battle.setup import RankingSetup, plays_event, pool_of
from meijin.games.ranking_battle.state import RankingBattle


def deal(setup: RankingSetup, chance: int) -> RankingBattle:
    """The first position; chance decides on characters, events, weapons, ranks and the decks of the seats in turn."""
    state = RankingBattle(setup, chance)
    state.victories = setup.book.catalogue.victories
    state.counts = 0
    book, rules = setup.book, setup.book.catalogue.rules
    selected = setup.terms.characters
    if not selected:
        order = list(book.selectable)
        state.shuffle(order)
        selected = tuple(sorted(order[: rules.characters_in_pool]))
        state.pool = pool_of(book, selected)
    for kind in state.pool:
        state.supply |= book.set_of[kind]
    for kind in range(book.owned, book.weapons):
        if plays_event(book, selected, kind):
            state.event_deck += book.cards_of[kind]
        else:
            state.box |= book.set_of[kind]
    state.weapons = [card for cards in book.cards_of[book.weapons :] for card in cards]
    state.shuffle(state.event_deck)
    state.shuffle(state.weapons)
    events = tuple(state.event_deck)
    state.display = [state.event_deck.pop() for _ in range(rules.event_slots_pool)]
    state.rank = list(range(1, setup.players + 1))
    state.shuffle(state.rank)
    _seat_players(state)
    # What was shuffled together: nothing has been seen before, so there is nothing else to remember.
    decks = [(tuple(deck + hand),) for deck, hand in zip(state.deck, state.hand, strict=True)]
    state.batches = ((events,), (tuple(state.weapons),), *decks)
    state.current = state.rank.index(setup.players)
    state.pending.append(TO_DO[BEGIN])
    state.go_on()
    return state


def _seat_players(state: RankingBattle) -> None:
    """An attacker, an event, and a deck of which four cards are drawn, for everybody; the rest is put away."""
    book, rules = state.book, state.book.catalogue.rules
    left = [list(cards) for cards in book.cards_of[: book.owned]]
    seats = range(len(state.rank))
    for seat in seats:
        state.attacker[seat] = (left[book.start_attacker].pop(0),)
        state.board_events[seat] = (state.event_deck.pop(),)
    for seat in seats:
        deck = state.deck[seat]
        for kind, count in book.start_deck:
            deck += left[kind][:count]
            del left[kind][:count]
        state.shuffle(deck)
        state.hand[seat] = [deck.pop() for _ in range(rules.hand_size)]
    for kind, cards in enumerate(left):
        if kind not in state.pool:
            for card in cards:
                state.box |= 1 << card


def tell_opening(state: RankingBattle) -> None:
    """Who takes part, what lies open, who has which rank, and what everybody draws."""
    setup, book = state.setup, state.book
    excluded = [book.ids[kind] for kind in range(book.owned, book.weapons) if state.box & book.set_of[kind]]
    people = [book.ids[kind] for kind in state.pool if kind < book.characters]
    state.tell(messages.Characters(tuple(people), tuple(excluded)))
    state.tell(messages.Display(tuple([setup.kinds[card] for card in state.display])))
    for seat, name in enumerate(setup.seats):
        attacker, event = setup.kinds[state.attacker[seat][0]], setup.kinds[state.board_events[seat][0]]
        state.tell(messages.Seated(name, state.rank[seat], attacker, event))
        tell_draw(state, seat, state.hand[seat])
    tell_turn(state)


def most_decisions(book: Book) -> int:
    """No turn has more decisions than this: every card that can be owned played, shown, used and discarded in it."""
    cards = sum(book.quantity[: book.owned])
    rules = book.catalogue.rules
    characters = [(book.quantity[kind], (book.bonus[kind], book.play[kind])) for kind in range(book.characters)]
    events = [(1, (number,)) for number in sorted(set(book.event_effects))]
    asked = challenges = 0
    # Whatever gives most: the Beginning Phase, every character and the events on the board.
    for count, lists in (*characters, (1, book.beginning), (1, book.bonus), *events * rules.event_slots_player):
        for number in lists:
            questions, more = _most_of(book, number, cards)
            asked += count * questions
            challenges += count * more
    challenges += rules.challenges
    before = 3 + cards + rules.event_slots_player + 1 + asked
    # The display, cats, the acquisition, the attacker; each battle with all reactions.
    return before + 1 + cards + 1 + 2 + 1 + challenges * (1 + cards + 1 + 2 + 2 * 3) + 1


def _most_of(book: Book, number: int, cards: int) -> tuple[int, int]:
    """How many questions a list of effects may put, if so many cards can be in hand, and challenges it may give."""
    asked = given = 0
    for effect in book.lists[number]:
        given += effect.challenges
        follows = [_most_of(book, effect.then, cards)]
        if effect.question:
            kind, _, *operands = effect.question
            asked += cards + 1 if kind == CYCLE else 1 + sum(operands)
            if kind == REPEAT:
                follows += [_most_of(book, bonus, cards) for bonus in book.bonus]
        asked += max(questions for questions, _ in follows)
        given += max(challenges for _, challenges in follows)
    return asked, given
