### The War Chronicles of Ganymede in English.

## The game and its parts

game = The War Chronicles of Ganymede
    .about = Blackjack with war machines: build a deck, strike with 21. Battle, cooperative or three players.
seat-red = Red
seat-green = Green
seat-purple = Purple
phase-setup = Setup
phase-initial = Initial Phase
phase-draw = Draw Phase
phase-showdown = Showdown
phase-damage = Damage
phase-cleanup = Cleanup
phase-reinforce = Reinforcement
phase-over = The end
zone-deck = Deck
    .help = The Battle deck. Its owner knows what is in it, nobody knows the order.
zone-row = Row
    .help = The cards in play, in order of arrival.
zone-discard = Discard
    .help = The discard pile, closed to opponents. It becomes the new deck when the deck runs out.
zone-removed = Lost
    .help = Cards out of the game, closed to opponents.
zone-supply = Black cards
    .help = The Black cards that nobody has taken yet.
counter-hp = HP
    .help = Hit points. A camp at 0 has fallen.
counter-round = Round
    .help = The round. After the last one, usually the 30th, the game ends.
counter-start = Start player
    .help = Who acts first in this round: whoever has more HP.
counter-token = Start Player token
    .help = Its holder starts when HP are equal, and wins if both fall together. It never moves.
counter-used = Draws used
    .help = You may draw three cards. A 2 that you show costs no draw.
counter-aces = Aces as 11
    .help = How many aces count 11.
counter-damaged = HP lost
    .help = HP lost in this round.
option-mode = Mode
option-mode-battle = Battle: Red against Green
    .help = Red against Green. What you draw lies face down until the Showdown; whoever has no HP left loses.
option-mode-coop = Together against Purple
    .help = Red and Green together against Purple, which plays by itself. All cards lie open. You win when Purple has no HP left, and lose when neither of you has any.
option-mode-trio = Three players, one is Purple
    .help = Red and Green together against a third player with Purple's stronger deck. All cards lie open.
option-difficulty = Difficulty
    .help = Together: Purple has 24, 48 or 60 HP
option-difficulty-easy = easy (24 HP)
option-difficulty-normal = normal (48 HP)
option-difficulty-hard = hard (60 HP)
option-hp_purple = Purple's HP
    .help = Together or three players: Purple's HP
option-purple_ace = Purple's ace
    .help = Together: how it is settled whether Purple's aces count 11
option-purple_ace-cards = settled by its own cards
option-purple_ace-strength = settled in each comparison, with the 10s
option-start_seat = Start Player token
    .help = Battle: who has the Start Player token
option-start_seat-random = at random
option-start_seat-red = Red
option-start_seat-green = Green
option-round_limit = Last round
    .help = The game ends after this round
option-round_limit-none = no limit
option-feed = Log during play
    .help = How much of the log is open: two rounds, or everything
option-feed-recent = the last two rounds
option-feed-full = everything

## The log

news-round = Round { $round } begins.{ $start ->
    [none] {""}
   *[other] {" "}{ $start } is start player.
}
news-pick = { $camp } takes { $card }.
news-draw = { $camp } draws { $card ->
    [none] a card face down
   *[other] { $card }
}.
news-done = { $camp } draws no more.
news-reshuffle = { $camp }'s discard pile is shuffled into a new deck of { $count }.
news-flip = { $camp } shows { $card }.
news-scout = { $camp } looks at the top card of its deck{ $card ->
    [none] {""}
   *[other] : { $card }
}.
news-scout_discard = { $camp } discards { $card ->
    [none] the card it has looked at
   *[other] { $card }, unseen by the others
}.
part-row = { $cards_count ->
    [0] {""}
   *[other] { $camp } { $cards }
}
    .between = {"; "}
news-showdown = Showdown: { $rows }.
news-withdraw = { $camp } pulls { $card } out of the fight.
news-decline = { $camp } pulls nothing back with a 3.
news-aces = { $camp } counts { $high ->
    [0] no ace
    [one] { $high } ace
   *[other] { $high } aces
} as 11.
part-side = { $camp } { $points ->
    [0] { $cards_count ->
        [0] without a card
       *[other] bust
    }
   *[other] { $points }
}{ $raised ->
    [0] {""}
   *[other] { $cards_count ->
        [0] {""}
       *[other] {" "}(with { $raised } from the other's 10s)
    }
}
part-hit = { $camp } takes { $damage } damage ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $sevens ->
    [0] {""}
    [one] , { $for_sevens } for a 7
   *[other] , { $for_sevens } for { $sevens } 7s
}{ $for_exact ->
    [0] {""}
   *[other] , { $for_exact } for exactly { $exact }
}{ $limit ->
    [none] {""}
   *[other] , at most { $limit } with a 10
})
news-compare = Strength: { $one } against { $other }; { $hits_count ->
    [0] nobody is hurt
   *[other] { $hits }
}.
news-remove = { $camp } takes { $card } out of the game.
news-resign = { $camp } resigns.
news-time = Time is called: the game ends after round { $last }.
news-over = The game is over: { $winners_count ->
    [0] { $why ->
        [timeout] nobody has won
       *[other] Purple wins
    }
    [one] { $winners } wins
   *[other] { $winners } win
}.

## Questions

ask-pick = { $goes_to ->
    [deck] Take a Black card for your deck.
   *[discard] Take a Black card. It goes to your discard pile and comes back with the next shuffle.
}
ask-draw = Draw a card, or stand?
ask-stand = { $why ->
    [drawn] You have drawn your three cards.
    [over] Your row is above 21.
   *[empty] There is nothing left to draw.
} Stand; the others cannot tell why you stop.
ask-flip = You drew { $card }. Show it and use its effect, or keep it face down?
ask-scout = { $card } is on top of your deck. Keep it there, or discard it?
ask-withdraw = Your { $about } may pull another of your cards out of the fight, onto your discard pile.
ask-aces = How many of your aces count 11?
ask-remove = You were hit. Which of your cards leaves the game for good?

## Choices

choice-stand = Stand
    .says = Draw no more this round.
choice-draw = Draw
    .says = Draw the top card of your deck into your row.
choice-hide = Keep it face down
    .says = Leave the card face down; it counts its number, and its effect is lost for this round.
choice-flip = Show it
    .says = Turn the card face up and use its effect.
choice-scout_keep = Keep it on top
    .says = Leave the card you have seen on top of your deck.
choice-scout_discard = Discard it
    .says = Put the card you have seen on your discard pile, unseen by the others.
choice-decline = Pull nothing back
    .says = Leave all your cards in the fight.
choice-aces_high = { $high ->
    [0] Every ace counts 1
    [1] One ace counts 11
    [2] Two aces count 11
   *[other] Three aces count 11
}
    .says = { $high ->
        [0] Count every ace as 1.
        [one] Count { $high } ace as 11, any others as 1.
       *[other] Count { $high } aces as 11, any others as 1.
    }{ $total ->
        [none] {""}
       *[other] {" "}That makes { $total }.
    }
choice-pick = Take { $card }
    .says = { $text }
choice-withdraw = Pull back { $card }
    .says = Pull { $card } out of the fight and put it on your discard pile.
choice-remove = Give up { $card }
    .says = Take { $card } out of the game for good.

## Why not

refusal-all_drawn = you have drawn { $limit } cards already: stand (G4.3.1)
refusal-too_high = your row adds up to more than { $blocked_above }: stand (G4.3.2)
refusal-no_cards = your deck and your discard pile are empty: stand (G4.1.3)
refusal-not_drawing = you draw cards in the Draw Phase: make the choice at hand first (G4.3.1)
refusal-shown_first = first show the card you have just drawn, or keep it face down (G4.3.7)
refusal-scouted_first = first keep the card on top of your deck, or discard it (G4.5.1)
refusal-shown_always = in this mode a 2 or a 4 works by itself when you draw it: go on without (G4.3.8)
refusal-shown_at_once = you show or hide a 2 or a 4 when you draw it, not later: go on without (R8)
refusal-shown_when_drawn = you show or hide a 2 or a 4 in the Draw Phase, when you draw it (G4.3.7)
refusal-not_scouting = you are looking at no card: draw and show a 4 to do so (G4.5.1)
refusal-not_withdrawing = you pull cards back with a 3, after the Showdown (G4.4.1)
refusal-itself = a 3 never pulls itself back: choose another card (R12)
refusal-threes_first = first use your 3s, then announce your aces (R11)
refusal-not_announcing = you announce your aces after the Showdown (G4.4.4)
refusal-fewer_aces = you have { $aces ->
    [one] { $aces } ace
   *[other] { $aces } aces
} in play: announce no more than that (G4.4.4)
refusal-not_picking = you take Black cards before the first round and after each Cleanup ({ $rule })
refusal-all_taken = no { $card } is left: take another Black card ({ $rule })
refusal-not_removing = a card leaves the game only in the Cleanup, and only if you were hit ({ $rule })
refusal-discarded = { $card } is on your discard pile: choose a card in play (R32)
refusal-other_copy = this copy of { $card } is not in your row: choose a card that is ({ $rule })
refusal-not_in_row = there is no { $card } in your row: choose a card that is ({ $rule })
refusal-fallen = { $camp } has fallen and decides nothing any more (R43)

## The board

face-A = 1 or 11
face-2 = +1 draw
face-3 = pull back
face-4 = scout
face-7 = +2 hits
face-10 = foe +2|hits ≤3
danger-bust = That carries you past 21: your Strength would be nothing.
danger-remove = This machine has an effect, and it would be gone for good. A plain one could go instead.
gauge-total = Total { $points }
gauge-exact = exactly 21
gauge-bust = bust
gauge-none = without a card
gauge-raised = { $points } more from the other's 10s
gauge-unknown = and face-down cards: { $count }
gauge-help = What the row adds up to. 21 is best; above it the Strength is nothing.
pips = Draws left: { $count }
pile-closed = closed
row-down = face down for the others
token = token
starts = starts
fallen = fallen
deck-left = Left in your deck:
    .help = What the next draw can be. Nobody knows the order.
clash-takes = { $camp } takes { $damage }
clash-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
clash-sevens = +{ $count } for 7s
clash-exact = +{ $count } for exactly { $exact }
clash-limited = at most { $count } with a 10
clash-nobody = Nobody is hurt.

## The table in the terminal

group-red = Red
group-green = Green
group-black = Black
group-purple = Purple
table-name = Ganymede
table-round = round { $round }
table-starts = { $camp } starts
table-token = token
table-draws = draws
table-deck = deck
table-discard = discard
table-removed = removed
table-total = total
table-or = or { $total }
table-shows = shows
table-supply = Black cards left
    .short = Black
table-empty = empty
table-your_piles = Your piles
    .short = You
table-piles_of = { $camp }'s piles
    .short = { $camp }
table-nothing_yet = nothing to see yet
table-mark-draws = Each { $left } is a draw you have left, each { $used } one that is used. A 2 that you show costs no draw.
table-mark-total = The total with an A as 11, or with all of them as 1.
table-mark-shows = The total of the cards that lie face up; there are others.
table-rules-setup = Each of Red and Green adds one Black card to their six; then the decks are shuffled.
table-rules-draw =
    Come as close to 21 as you can: above 21 your Strength is nothing.
    You may draw up to 3 cards, and no more once your total is over 21 (an A counts 1 for that).
    Every card you have in play is a point of damage if you win the comparison.
    A 2 or 4 works only at the moment it is drawn and shown.
table-rules-first_draw = In battle you must draw the first card, and what you draw lies face down until the Showdown.
table-rules-showdown =
    All cards are turned up. Each 3 may pull another card of its row out; then the aces are announced.
    Each 10 adds 2 to the opponent's Strength, which can carry it past 21.
    More Strength deals damage, equal Strength both do: 1 per card in play, 1 more for exactly 21, 2 more per 7.
    Whoever has a 10 in play takes at most 3 damage from a comparison.
table-rules-purple_ace-cards = Purple counts an A as 11 unless its own cards then make more than 21; your 10s come on top of that.
table-rules-purple_ace-strength = In each comparison Purple counts an A as 11 unless that makes more than 21, with your 10s.
table-rules-cleanup =
    Whoever was damaged takes one of the cards just played out of the game; Purple never does.
    All other cards in play go to their owner's discard pile.
table-rules-reinforce =
    Take one Black card onto your discard pile. It comes into your deck with the next reshuffle.
    In battle the damaged one chooses first; both or neither: the holder of the Start Player token.
table-rules-over = The game is over.
table-fallen = { $camps } { $count ->
    [one] has
   *[other] have
} no HP left
ending-round_cap = the last round is over
ending-resigned = the other side has resigned
ending-timeout = time is up

## What is typed

term-needs_aces_high = how many aces count high, from 0 to 3
term-needs_pick = a kind of Black card: black_a, black_2, black_3, black_4, black_7, black_10
term-needs_withdraw = a card of your row, like red_6#1
term-needs_remove = a card of your row, like red_6#1

## Steps at which play can go on without asking

step-stand = No more draws
step-withdraw = Pulling a card back
    .does = No card is pulled back.
