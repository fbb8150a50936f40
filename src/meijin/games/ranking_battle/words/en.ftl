### Little Busters! Ex Dotabata Ranking Battle in English.

## The game and its parts

game = Little Busters! Ex Dotabata Ranking Battle
    .about = Build a deck of friends and cats, fight your way up the ranking and keep the top.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
phase-begin = Beginning Phase
phase-character = Character Phase
phase-replace = Acquisition: the display
phase-reveal = Acquisition: cats
phase-take = Acquisition: a card
phase-attacker = Battle Phase: the attacker
phase-challenge = Battle Phase: a challenge
phase-battle = Battle
phase-end = End Phase
phase-over = The end
zone-event_deck = Event deck
    .help = The event deck. Events that make room go under it.
zone-display = Events on display
    .help = The events that can be acquired, in slots 1 to 4.
zone-weapons = Weapon deck
    .help = The weapon deck. In a battle both sides take from its top.
zone-used_weapons = Used weapons
    .help = The weapon discard pile. It is shuffled under the weapon deck when that runs out.
zone-supply = To acquire
    .help = The piles of characters and cats that can be acquired.
zone-box = Out of the game
    .help = The cards out of the game.
zone-deck = Deck
    .help = A personal deck. Once it is empty, the discard pile is shuffled into a new one.
zone-hand = Hand
    .help = The cards in hand. All of them are discarded at the end of the turn.
zone-discard = Discard pile
    .help = A discard pile. It becomes the deck when that is empty.
zone-attacker = Attacker
    .help = The attacker fights for its player, and defends until the next turn.
zone-played = Played this turn
    .help = The characters played this turn, in order.
zone-board_events = Events
    .help = The events on a board. Each works once a turn, if its persons are there.
zone-equipped = Weapon
    .help = The weapon in a battle.
zone-aside = Used in reaction
    .help = The cards a defender has used in reaction.
counter-current = Turn of
    .help = Whose turn it is.
counter-turn = Turn
    .help = The turn.
counter-rank = Rank
    .help = The rank. Rank 1 is the highest.
counter-face_up = Victories face-up
    .help = Face-up victory cards. They can be used in a battle.
counter-face_down = Victories face-down
    .help = Face-down victory cards. They still count as victory cards.
counter-victories = Victory cards left
    .help = The victory cards in the pile.
counter-plays = Plays
    .help = Characters that may still be played this turn.
counter-points = Points
    .help = Acquisition points of this turn.
counter-power = Attack power
    .help = Attack power of this turn, for the battles its player starts.
counter-challenges = Challenges
    .help = Challenges left this turn.
counter-used_rank = Ranking card used
    .help = 1 once the ranking card has been used this turn.
counter-used_bonus = Attacker bonus used
    .help = 1 once the attacker bonus has been used this turn.
counter-all_shown = All cats revealed
    .help = 1 once all cats in the active player's hand have been revealed at once.
counter-weaken = Weakened by
    .help = Attack power lost this turn.
counter-ruler = Provisional ruler
    .help = Who is the provisional ruler.
counter-countdown = Turn to come
    .help = 1 for who is still to have a turn against the ruler.
counter-counts = Counts against the ruler
    .help = 1 if the turn in progress has begun after the crowning.
counter-challenger = Challenger
    .help = The challenger in the battle under way.
counter-defender = Defender
    .help = The defender in the battle under way.
counter-total = Battle total
    .help = The running total in the battle.
counter-reacted = From reactions
    .help = Attack power from reactions in the battle.
counter-spent = Victories used
    .help = Victory cards used in the battle.
counter-armed = From the weapon
    .help = Attack power from the own weapon in the battle.
counter-hampered = Lost to the weapon
    .help = Attack power lost to the opposing weapon in the battle.
counter-announced = Cats announced
    .help = The bonus for cats that the challenger has announced this turn; -1 for none.
counter-used = Used
    .help = 1 for an event that has been used this turn.
counter-shown = Revealed
    .help = 1 for a card in hand that everybody has seen, 2 for a cat revealed for its points.
option-characters = Characters
    .help = Which eight characters take part, by lot or by name.
option-characters-random = by lot
option-round_limit = Last round
    .help = The game ends when everybody has had so many turns.
option-round_limit-none = no limit
option-quick = Quick game
    .help = A ruler needs four victory cards, and six end the game at once.
option-quick-yes = yes
option-quick-no = no
option-open_counting = Decks may be counted
    .help = What is left in decks is listed, as everybody could count it.
option-open_counting-yes = yes
option-open_counting-no = no
option-cards = Cards of your own
    .help = Cards of your own beside those of the game.
option-cards-none = none

## The persons, and what is called out

term-Riki = Riki
term-Komari = Komari
term-Kud = Kud
term-Mio = Mio
term-Rin = Rin
term-Haruka = Haruka
term-Kanata = Kanata
term-Sasami = Sasami
term-Saya = Saya
term-Kyousuke = Kyousuke
term-Kengo = Kengo
term-Masato = Masato
term-Yuiko = Yuiko
term-Wafu_ = Wafu!

## Parts

part-gain = { $what ->
    [draw] [Draw+{ $n }]
    [plays] [Character Plays+{ $n }]
    [points] [Acquisition Points+{ $n }]
    [power] [Attack Power+{ $n }]
   *[challenges] { $n } more { $n ->
        [one] challenge
       *[other] challenges
    }
}
part-power = { $why ->
    [attacker] { $card } { $power }
    [turn] +{ $power } this turn
    [weakened] { $power } weakened
    [cats] +{ $power } for cats in hand
    [female] +{ $power } against a female attacker
    [male] +{ $power } against a male attacker
   *[rival] { $power } by { $card }
}
    .between = {", "}
part-tally = { $total }
part-cost = { $cost }{ $count ->
    [one] {""}
   *[other] ×{ $count }
}
    .between = {" "}

## The log

news-characters = In the game: { $characters }.{ $excluded_count ->
    [0] {""}
   *[other] {" "}Without their people these events are out: { $excluded }.
}
news-display = On display: { $display }.
news-seat = { $seat } is Rank { $rank }, with { $card } as attacker and the event { $event }.
news-turn = Round { $round }: it is { $seat }'s turn, Rank { $rank }.
news-head_start = { $seat } comes { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} and begins with { $what ->
    [points] [Acquisition Points+{ $n }]
   *[draw] [Draw+{ $n }]
}.
news-draw = { $seat } { $count ->
    [0] has no card left to draw
   *[other] draws { $cards_count ->
        [0] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }
}.
news-reshuffle = { $seat ->
    [none] The weapon discard pile
   *[other] { $seat }'s discard pile
} is shuffled into a new deck of { $count }.
news-end = { $seat } { $cards_count ->
    [0] has nothing to discard
   *[other] discards { $cards }
}.
news-crowned = { $seat } is the provisional ruler! { $waiting } have a turn each.
news-title_lost = { $seat } is the provisional ruler no longer.
news-time = Time is called: the game ends after round { $last }.
news-over = The game is over: { $why ->
    [enough_victories] Rank 1 has enough victory cards
    [title_kept] the ruler has kept the title
    [round_limit] the last round has been played
   *[timeout] time is up
}. From Rank 1 down: { $placing }.
news-rank = { $seat } uses the ability of RANK { $rank }.
news-bonus = { $seat } receives the attacker bonus of { $card }.
news-repeat = { $seat } receives the attacker bonus of { $card } once more.
news-play = { $seat } plays { $card }.
news-event = { $seat } uses the event { $card }.
news-no_effect = { $seat } has no face-up victory card: nothing happens.
news-gain = { $seat }: { $what ->
    [plays] [Character Plays+{ $n }], which makes { $now } { $now ->
        [one] play
       *[other] plays
    }
    [points] [Acquisition Points+{ $n }], which makes { $now } { $now ->
        [one] point
       *[other] points
    }
    [challenges] { $n } more { $n ->
        [one] challenge
       *[other] challenges
    }, which makes { $now } { $now ->
        [one] challenge
       *[other] challenges
    }
   *[power] [Attack Power+{ $n }], which makes { $now } attack power
}.
news-discard = { $seat } discards { $card }.
news-target = { $seat } picks { $target }.
news-weaken = { $target }'s attacker has [Attack Power-{ $n }] this turn.
news-remove = { $seat } removes { $card } in the { $origin ->
    [hand] hand
   *[discard] discard pile
} from the game.
news-retrieve = { $seat } takes { $card } from the discard pile into the hand.
news-reveal_top = { $seat } reveals { $card } and takes it into the hand.
news-peek = { $seat } looks at the top { $count } { $count ->
    [one] weapon
   *[other] weapons
}{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-ordered = { $seat } puts them back on top{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-flip = { $seat } { $count ->
    [0] has no victory card to flip face-{ $face }
   *[other] flips { $count } { $count ->
        [one] victory card
       *[other] victory cards
    } face-{ $face }: { $face_up } up and { $face_down } down
}.
news-replace = { $seat } replaces the display: { $display }.
news-reveal = { $seat } reveals { $card }: +{ $n }, { $now } { $now ->
    [one] point
   *[other] points
} now.
news-all_shown = { $seat } has no other cat in hand.
news-acquire = { $seat } acquires { $card } (cost { $cost }, { $points } { $points ->
    [one] point
   *[other] points
}).
news-drop = { $seat } puts { $card } under the event deck.
news-refill = { $card } comes into slot { $slot } of the display.
news-attacker = { $seat } declares { $card } as attacker, attack power { $power }.
news-challenge = { $seat } challenges { $target }!
news-start = { $seat } starts with { $total }: { $adds }.
news-react = { $seat } uses { $card } from the hand: +{ $n }, { $total } in all.
news-expertise = { $seat } uses { $count ->
    [0] no victory card
    [one] { $count } victory card: +{ $n }, { $total } in all
   *[other] { $count } victory cards: +{ $n }, { $total } in all
}.
news-weapon = { $seat } takes a weapon: { $card }.
news-equip = { $seat } equips { $card } and discards { $discarded }.
news-exchange = { $seat } discards { $card } for the next weapon.
news-weapon_power = { $seat }'s { $card } gives +{ $n }{ $why ->
    [bearer] , wielded by { $bearer }
    [persons] , { $persons } different { $persons ->
        [one] person
       *[other] persons
    }
    [rank] , against a higher rank
    [call] , called out loud
    [cats] , cats
    [challenger] , as challenger
    [defender] , as defender
    [cost] , the cost of the opposing attacker
   *[none] {""}
}, { $total } in all.
news-hampered = The opposing { $card }: { $n }, { $total } in all for { $seat }.
news-cats = { $seat } { $cards_count ->
    [0] has no card to reveal
   *[other] reveals { $cards }
}.
news-guess = { $seat } names a cost of { $cost } and { $card ->
    [none] has no card to reveal.
   *[other] reveals { $card }: { $right ->
        [yes] right!
       *[no] wrong!
    }
}
news-call = { $seat } calls “{ $call }”
news-silent = { $seat } is silent.
news-result = { $decided ->
    [yes] That decides it: { $winner } beats { $loser }.
   *[no] { $challenger } to { $defender }: { $winner ->
        [none] a draw
       *[other] { $winner } beats { $loser }
    }.
}
news-ranks = { $winner } is Rank { $rank } now, and { $loser } Rank { $loser_rank }.
news-victory = { $seat } takes a victory card{ $giver ->
    [none] {""}
   *[other] {" "}from { $giver }
} and has { $count }.

## Questions

ask-begin = Your turn begins{ $points ->
    [0] {""}
    [one] {" "}with { $points } point
   *[other] {" "}with { $points } points
}: use { $rank ->
    [yes] your ranking card{ $attacker ->
        [none] {""}
       *[other] {" "}or the bonus of your { $attacker }
    }
   *[no] the bonus of your { $attacker }
}?
ask-character = { $plays ->
    [0] No more characters can be played: use an event?
   *[other] { $playable ->
        [yes] You may play { $plays } { $plays ->
            [one] character
           *[other] characters
        }{ $events ->
            [yes] , or use an event
           *[no] {""}
        }.
       *[no] You have no character to play{ $events ->
            [yes] : use an event?
           *[no] .
        }
    }
}
ask-replace = Replace the { $count } events on display before you acquire?
ask-reveal = Reveal cats? You have { $points } { $points ->
    [one] point
   *[other] points
} to acquire a card with.
ask-take = You have { $points } { $points ->
    [one] point
   *[other] points
}: which card do you acquire?
ask-attacker = Who is your attacker, now and until your next turn?
ask-challenge = Whom do you challenge{ $again ->
    [yes] {" "}again
   *[no] {""}
} with { $attacker }, power { $power }?
ask-react = { $rival } challenges you, { $total } against your { $own }: use a card from your hand?
ask-expertise = You have { $own }, { $rival } has { $total }: how many victory cards do you use for Weapon Expertise?
ask-equip = Which of these weapons do you equip?
ask-exchange = Keep the { $weapon }, or exchange it for the next weapon?
ask-guess = { $weapon }: guess the cost of your next card and win, or lose.{ $left_count ->
    [0] {""}
   *[other] {" "}Left: { $left }.
}
ask-call = { $weapon }: call out loud?
ask-discard = Which card do you discard?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } to go.
}
ask-who_discards = Who has to discard a card?
ask-forced_discard = { $current } makes you discard a card: which one?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } to go.
}
ask-remove = Remove a card from the game for good?
ask-cycle = Discard cards to draw as many: { $discarded } so far.
ask-order = Which weapon comes next from the top? Only you have seen them.
ask-whose_flip = Whose victory card do you flip face-down?
ask-retrieve = Which character do you take from your discard pile?
ask-repeat = Whose attacker bonus do you get again?
ask-who_weakens = Whose attacker is weaker this turn?
ask-drop = { $event } is new, and you have room for { $slots } events: which one makes way?

## Choices

choice-done = { $asked ->
    [begin] Go on without
    [character] Go on to acquire
    [reveal] Enough cats
    [react] No (more) reaction
    [cycle] That is enough: draw
   *[none] Done
}
    .says = { $asked ->
        [begin] Go on to the Character Phase.
        [character] Go on to the Acquisition Phase.
        [reveal] Go on, and choose what to acquire.
        [react] Go on to Weapon Expertise and the weapons.
        [cycle] Draw as many cards as you have discarded: { $discarded }.
       *[none] That was all.
    }
choice-rank = Use the ranking card
    .says = { $text ->
        [none] Use the ability of your ranking card.
       *[other] { $text }
    }
choice-bonus = { $card ->
    [none] Take the attacker bonus
   *[other] Bonus of { $card }
}
    .says = Receive the attacker bonus of { $card ->
        [none] your attacker.
       *[other] { $card }{ $text ->
            [none] : { $gains }.
           *[other] . { $text }
        }
    }
choice-replace = Replace the display
    .says = Put the events on display under the event deck and turn over new ones.
choice-keep = { $weapon ->
    [none] Keep it as it is
   *[other] Keep { $weapon }
}
    .says = { $text ->
        [none] Leave everything as it is.
       *[other] It counts now. { $text }
    }
choice-reveal_all = Reveal all cats
    .says = Reveal all cats in your hand for their points{ $points ->
        [none] {""}
       *[other] : +{ $points }
    }.
choice-pass = { $asked ->
    [take] Acquire nothing
    [challenge] End the turn
   *[none] Pass
}
    .says = { $asked ->
        [take] Acquire nothing; your points are lost.
        [challenge] Challenge nobody (any more); your turn ends.
       *[none] Do nothing (more) here.
    }
choice-none = Remove nothing
    .says = Remove no card.
choice-exchange = Exchange the weapon
    .says = Discard { $weapon ->
        [none] this weapon
       *[other] { $weapon }
    } and equip the next one instead.
choice-call = { $call ->
    [none] Call out loud
   *[other] “{ $call }”
}
    .says = Call out loud{ $n ->
        [none] .
       *[other] {" "}for +{ $n }.
    }
choice-silent = Be silent
    .says = Say nothing, and have no bonus for it.
choice-play = Play { $card }
    .says = Play it. { $text }
choice-event = Use { $card }
    .says = Use it. { $text }
choice-acquire = Acquire { $card }
    .says = Acquire it for { $cost } { $cost ->
        [one] point
       *[other] points
    }. { $text }
choice-attacker = { $card }, power { $power }
    .says = Fight with { $card } until your next turn. { $text }
choice-equip = Equip { $card }
    .says = Equip it. { $text }
choice-top = { $card } comes next
    .says = Put it next from the top. { $text }
choice-discard = Discard { $card }
    .says = Discard { $card } from your hand.
choice-remove = Remove { $card } ({ $origin ->
    [hand] hand
   *[discard] discard pile
})
    .says = Remove { $card } in your { $origin ->
        [hand] hand
       *[discard] discard pile
    } from the game, for good.
choice-retrieve = Take { $card } back
    .says = Take { $card } from your discard pile into your hand.
choice-repeat = The bonus of { $card } again
    .says = Receive the attacker bonus of { $card } once more{ $text ->
        [none] { $gains_count ->
            [0] ; it has none.
           *[other] : { $gains }.
        }
       *[other] . { $text }
    }
choice-drop = Put { $card } back
    .says = Put { $card } under the event deck to make room.
choice-reveal = Reveal { $card }
    .says = Reveal { $card } for { $points } { $points ->
        [one] point
       *[other] points
    }.
choice-use = Use { $card }
    .says = Discard { $card } from your hand for [Attack Power+{ $power }]{ $draw ->
        [0] {""}
        [one] , and draw { $draw } card
       *[other] , and draw { $draw } cards
    }.
choice-target = { $seat }
    .says = Choose { $seat }{ $asked ->
        [who_discards] , who has { $number } { $number ->
            [one] card
           *[other] cards
        } in hand and discards
        [whose_flip] , who has { $number } face-up victory { $number ->
            [one] card
           *[other] cards
        }
        [who_weakens] , whose attacker has [Attack Power-{ $number }] this turn
       *[none] {""}
    }.
choice-challenge = Challenge { $seat }
    .says = Challenge { $seat } to a battle{ $attacker ->
        [none] {""}
       *[other] : Rank { $rank }, { $attacker } with power { $power }, face-up victory cards: { $victories }
    }.
choice-expertise = { $count ->
    [0] Use no victory card
   *[other] Use { $count }{ $power ->
        [none] {""}
       *[other] : +{ $power }
    }
}
    .says = { $count ->
        [0] Keep your victory cards face-up for later.
       *[other] Flip { $count } { $count ->
            [one] victory card
           *[other] victory cards
        } face-down{ $power ->
            [none] {" "}for attack power
           *[other] {" "}for [Attack Power+{ $power }]
        }.
    }
choice-guess = Cost { $cost }
    .says = Name a cost of { $cost }: you win if the top card of your deck has it, and lose if not.{ $all ->
        [none] {""}
       *[other] {" "}It is the cost of { $count } of { $all } cards.
    }

## Why not

part-now = { $question ->
    [begin] it is your Beginning Phase: use your ranking card or attacker bonus, or say done (RB4.1.3)
    [character] it is your Character Phase: play a character, use an event, or say done (RB4.2.8)
    [replace] the display comes first: replace or keep it (RB4.3.1)
    [reveal] the cats come first: reveal some, or say done (RB4.3.2)
    [take] the acquisition comes first: acquire a card, or pass (RB4.3.3)
    [attacker] the attacker comes first: declare one of your characters (RB4.4.1)
    [challenge] it is your Battle Phase: challenge a player, or pass (RB4.5.1)
    [react] { $current } challenges you: first use cards from your hand, or say done (RB4.6.4)
    [expertise] Weapon Expertise comes first: say how many victory cards you use, 0 for none (RB4.6.5)
    [equip] your weapon comes first: equip one of those you have taken (RB6.3.4)
    [exchange] your weapon comes first: exchange or keep it (RB6.4.7)
    [guess] your weapon comes first: guess a cost (RB6.4.3)
    [call] your weapon comes first: call, or be silent (RB6.4.8)
    [discard] the discard comes first: { $cards } { $cards ->
        [one] card
       *[other] cards
    } of your hand (RB6.2.1)
    [who_discards] first choose who has to discard (RB6.2.2)
    [forced_discard] { $current } makes you discard: that comes first (RB6.2.2)
    [remove] first remove a card from the game, or say none (RB6.2.3)
    [cycle] first discard cards to draw as many, or say done (RB6.2.4)
    [order] first put the weapons you have seen in order (RB6.2.5)
    [whose_flip] first choose whose victory card is flipped (RB6.2.8)
    [retrieve] first take a character back from your discard pile (RB6.2.9)
    [repeat] first choose whose attacker bonus you get again (RB6.2.11)
    [who_weakens] first choose whose attacker is weaker this turn (RB6.2.14)
   *[drop] first choose which of your events makes room (RB4.3.7)
}
part-when = { $verb ->
    [rank] the ranking card is used in your Beginning Phase (RB4.1.1)
    [bonus] the attacker bonus is received in your Beginning Phase (RB4.1.2)
    [replace] the display is replaced at the start of your acquisition (RB4.3.8)
    [keep] there is nothing to keep or replace now (RB4.3.1, RB6.4.7)
    [reveal] cats are revealed after the display, before acquiring (RB4.3.8)
    [reveal_all] cats are revealed after the display, before acquiring (RB4.3.8)
    [none] nothing is removed now (RB6.2.3)
    [remove] nothing is removed now (RB6.2.3)
    [exchange] there is no weapon to exchange now (RB6.4.7)
    [call] there is nothing to call for now (RB6.4.8)
    [silent] there is nothing to call for now (RB6.4.8)
    [play] characters are played in your Character Phase (RB4.2.1)
    [event] events are used in your Character Phase (RB4.2.5)
    [discard] no effect asks you to discard now (RB6.2.1, RB6.2.2, RB6.2.4)
    [top] no weapons are being looked at now (RB6.2.5)
    [retrieve] nothing is taken back now (RB6.2.9)
    [repeat] no attacker bonus is repeated now (RB6.2.11)
    [acquire] cards are acquired at the end of your Acquisition Phase (RB4.3.8)
    [drop] no event has to make room now (RB4.3.7)
    [attacker] the attacker is declared at the start of your Battle Phase (RB4.4.1)
    [use] cards are used from the hand only when you are challenged (RB4.6.4)
    [equip] there are no weapons to choose from now (RB6.3.4)
    [target] no effect asks for a player now (RB6.2.2, RB6.2.8, RB6.2.14)
    [challenge] you challenge in your Battle Phase, after declaring your attacker (RB4.5.1)
    [expertise] victory cards are used in a battle, after the reaction (RB4.6.5)
   *[guess] no cost is to be named now (RB6.4.3)
}
refusal-not_asked = { $now ->
    [none] { $when }
   *[other] { $now }{ $when ->
        [none] {""}
       *[other] ; { $when }
    }
}
refusal-not_there = { $place ->
    [hand] you have no { $card } in hand
    [discard] there is no { $card } in your discard pile
    [weapons] { $card } is none of the weapons to choose from
   *[board] { $card } is not on your board
} ({ $rule })
refusal-rank_used = you use your ranking card once a turn, and have: go on without it (RB4.1.1)
refusal-bonus_used = you receive the attacker bonus once a turn, and have: go on without it (RB4.1.2)
refusal-no_bonus = { $attacker } has no attacker bonus: go on without one (RB4.1.2)
refusal-no_plays = you have no play left this turn: use an event, or say done (RB4.2.1)
refusal-no_part = { $card } takes no part in this game: choose another card (RB3.1)
refusal-event_used = { $card } has been used this turn already: wait for your next turn (RB4.2.6)
refusal-persons_missing = { $card } needs { $persons } on your board (RB4.2.7)
refusal-too_few_others = { $card } needs { $needed } more different { $needed ->
    [one] person
   *[other] persons
} on your board, and there { $others ->
    [one] is { $others }
   *[other] are { $others }
} (RB4.2.7)
refusal-no_cat_left = you have no { $more ->
    [yes] more{" "}
   *[no] {""}
}{ $card } to reveal (RB4.3.2)
refusal-not_several_cats = { $cats ->
    [0] you have no cats to reveal: say done
    [one] you have { $cats } cat to reveal: say which, or done
   *[other] you have { $cats } cats to reveal: say which, or done
} (R35)
refusal-two_of_a_name = { $card } is on your board already: acquire a card of another name (RB4.3.6)
refusal-not_on_display = { $card } is not on display: acquire an event that is (RB4.3.5)
refusal-never_acquired = { $card } cannot be acquired in this game: choose another card ({ $selectable ->
    [yes] RB3.1
   *[no] RB3.10
})
refusal-pile_empty = the pile of { $card } is empty: choose another card (RB4.3.4)
refusal-too_dear = { $card } costs { $cost }, and you have { $points } { $points ->
    [one] point
   *[other] points
}: choose a cheaper card (RB4.3.3)
refusal-challenges_itself = you cannot challenge yourself: choose another player (RB4.5.1)
refusal-out_of_reach = { $seat } has rank { $rank } and you rank { $own }: you may challenge { $ranks_count ->
    [one] rank
   *[other] ranks
} { $ranks } only (RB4.5.2)
refusal-targets_itself = you cannot choose yourself: choose another player (R31)
refusal-hand_too_small = { $seat } has { $held } { $held ->
    [one] card
   *[other] cards
} in hand: choose somebody with at least { $least } (RB6.2.2)
refusal-nothing_face_up = { $seat } has no face-up victory card: choose somebody who has (RB6.2.8)
refusal-too_many = you have { $up } face-up victory { $up ->
    [one] card
   *[other] cards
}: use no more than that (RB4.6.5)
refusal-too_high = costs go from 0 to { $highest }: name one of those (RB6.4.3)
refusal-no_reaction = { $card } cannot be used when you are challenged: choose a card that can, or say done (RB6.3.6)

## The board: the short names on cards, in one line or two

face-riki_star = ★ Riki
face-komari = Komari
face-kud = Kud
face-mio = Mio
face-rin = Rin
face-haruka = Haruka
face-kanata = Kanata
face-sasami = Sasami
face-saya = Saya
face-riki = Riki
face-kyousuke = Kyousuke
face-kengo = Kengo
face-masato = Masato
face-yuiko = Yuiko
face-cat_single = Single Cat
face-cat_pair = Pair of Cats
face-cat_trio = Trio of Cats
face-snack_time = Snack Time!
face-day_with_kud = A Day|with Kud
face-mio_and_midori = Mio and|Midori
face-playing_with_cats = Playing|with the Cats
face-escape = Escape!
face-committee_president = Committee|President!
face-sasamis_cooking = Sasami's|Cooking
face-dramatic_encounter = A Dramatic|Encounter
face-making_an_entrance = Making an|Entrance!
face-heroic_stunt = Heroic Stunt
face-muscle_sensation = Muscle|Sensation!
face-bizarre_tea_party = Bizarre|Tea Party
face-bathing_with_friends = Bathing|with Friends
face-haruka_and_kanata = Haruka and|Kanata
face-that_tickles = That Tickles!
face-getting_too_excited = Getting Too|Excited
face-entrusted_feelings = Entrusted|Feelings
face-little_busters = Little|Busters!
face-shinai = Shinai
face-sea_urchin = Sea Urchin
face-tally_counter = Tally Counter
face-mp3_player = MP3 Player
face-burdock_root = Burdock Root
face-volleyball = Volleyball
face-penguin_doll = Stuffed|Penguin Doll
face-cyber_yoyo = Cyber Yo-yo
face-strelka_belka = Strelka|& Belka
face-army_of_cats = Army of Cats
face-dorj = Dorj
face-drone_beetle = Drone Beetle
face-bluebeard = Bluebeard
face-eel_pie = Eel Pie
face-weapon_expertise = Weapon|Expertise
face-rank_1 = RANK
face-rank_2 = RANK
face-rank_3 = RANK
face-rank_4 = RANK
face-rank_5 = RANK

## The board: battles

power-attacker = { $card }
power-turn = this turn
power-weakened = weakened
power-cats = cats in hand
power-female = against a girl
power-male = against a boy
power-rival = by { $card }
duel-rank = Rank { $rank }
duel-draw = A draw
duel-wins = { $seat } wins!
duel-you_win = You win!
duel-last = The last battle:
duel-call = Call it out loud for the dogs!
duel-reaction = Reaction
gap-decided = A weapon decides it: { $seat } wins.
gap-leads = { $seat } is { $gap } ahead, enough to win.
gap-draw = A gap of { $gap } is a draw; { $lead } are needed.
guess-title = What does your next card cost?
guess-key = Cost { $cost }: { $count } of { $all } cards
guess-closed = Cost { $cost }

## The board: the rest

victories = { $count } victory cards, { $up } face-up and { $down } face-down. Rank 1 rules with { $ruler } and wins at once with { $instant }.
    .label = Victories left
ladder = The ladder of ranks
rung-challenge = Challenge
rung-target = Choose
rung-open = The board of { $seat }
holdings = Deck and hand together
turn-round = Round { $round } of { $rounds }
turn-endless = Round { $round }
turn-yours = Your turn
turn-of = { $seat }'s turn
step-begin = Begin
    .does = The ranking card is used, then the attacker's bonus.
step-character = Characters
step-acquire = Acquire
step-battle = Battle
step-end = End
crown-who = { $seat } is the provisional ruler!
crown-you = You are the provisional ruler!
crown-won = { $seat } has won!
crown-you_won = You have won!
crown-beat = Whoever beats the ruler takes Rank 1. Anybody may challenge.
crown-keep = Keep Rank 1 through these turns and you win.
crown-left = { $count ->
    [one] turn left
   *[other] turns left
}
needs-owned = you have { $person }
weapons-next = Next, only you know
weapons-count = { $left } weapons to come, { $used } used.
weapons-label = Weapons
weapons-title = The weapons
weapons-help = A full box may still come, a crossed one is gone until the deck is shuffled again.
weapons-of = { $used } of { $count } used, { $left } to come
weapons-used = used
own = Your board ({ $seat })
used = used
revealed = shown
hand-empty = no cards in hand
danger-remove = It leaves the game for good.

## The table in the terminal

table-name = Ranking Battle
table-card = { $title }{ $stopped ->
    [yes] {""}
   *[no] .
} { $text }
table-comma = {", "}
table-semicolon = {"; "}
table-round = round { $round }{ $rounds ->
    [none] {""}
   *[other] {" "}of { $rounds }
}
table-turn = { $seat }'s turn
table-step-begin = begin
table-step-character = play
table-step-replace = events
table-step-reveal = cats
table-step-take = acquire
table-step-attacker = attacker
table-step-challenge = battle
table-plays = plays
table-points = points
table-power = power
table-challenges = challenges
table-played = played
table-pool = pool
table-events = events
table-event = event
    .used = used
table-others = { $count } { $count ->
    [one] other
   *[other] others
}
table-now = now
table-weapons = weapons
table-used = used
table-victories = victory cards
table-next = next
table-unseen = unseen
table-hand = hand
    .of = { $seat }'s hand
table-shows = { $seat } shows
table-empty = empty
table-deck = deck
table-reign = { $seat } rules: { $waiting } still { $count ->
    [one] has
   *[other] have
} a turn to change that.
table-from_hand = from hand
table-expertise = expertise { $count }
table-weapon = weapon
table-gap = { $how ->
    [level] level; { $lead } ahead wins
    [draw] { $seat } is { $ahead } ahead: a draw; { $lead } wins
   *[wins] { $seat } is { $ahead } ahead and would win
}

## The table in the terminal: cards in a few words

table-gain-draw = Draw+{ $n }
table-gain-plays = Plays+{ $n }
table-gain-points = Points+{ $n }
table-gain-power = Power+{ $n }
table-does-power_per = Power+1 a { $count ->
    [females_on_board] female
   *[characters_on_board] character
} (most { $max })
table-does-draw_per = Draw+1 a { $count ->
    [females_on_board] female
   *[characters_on_board] character
} (most { $max })
table-does-discard = discard { $n }
table-does-make_discard = a rival discards { $n }
table-does-cycle = exchange cards
table-does-remove = remove a card for { $then }
table-does-retrieve_character = a discarded character to hand
table-does-reveal_top_to_hand = next card to hand, a character: Plays+{ $if_character_plays }
table-does-repeat_attacker_bonus = a bonus again
table-does-peek_weapons = order { $n } weapons
table-does-extra_challenge = { $n } more { $n ->
    [one] challenge
   *[other] challenges
}
table-does-weaken_player = a rival has -{ $n }
table-does-flip_down_own = flip { $n } down for { $then }
table-does-flip_up_own = flip { $n } up
table-does-flip_down_other = flip { $n } of a rival down
table-does-power_per_cat_in_hand = challenging +1 a cat in hand (most { $max })
table-does-power_if_opponent_sex = +{ $n } against a { $sex }
table-does-weaken_opponent_if_sex = a { $sex } rival -{ $n }
table-does-choose_weapon = choose from { $look } weapons
table-does-expertise_value = Expertise +{ $n } each
table-does-defend_from_hand = from hand in defence +{ $power }{ $draw ->
    [0] {""}
   *[other] {" "}and Draw+{ $draw }
}
table-does-bonus_if_person = { $person } +{ $n }
table-does-guess_cost = guess a cost: win or lose
table-does-lose_if_sex = a { $sex } loses
table-does-bonus_per_person_owned = +1 a person owned (most { $max })
table-does-bonus_if_ranked_below = +{ $n } against a higher rank
table-does-may_replace = or the next weapon
table-does-call_bonus = { $person } calling { $call } +{ $n }
table-does-reveal_cats = + cats of your next { $n } cards
table-does-bonus_if_role = { $role } +{ $n }
table-does-bonus_opponent_cost = + the rival's cost
table-defends = +{ $power }{ $draw ->
    [0] {""}
   *[other] {" "}and Draw+{ $draw }
}
table-decides-guess_cost = name a cost, then reveal and discard the top card of your deck: if it has that cost you win the battle at once, otherwise you lose it at once
table-decides-lose_if_sex = a { $sex } attacker loses the battle at once
table-needs = { $persons }: { $does }
table-power_of = power { $power }
table-part-bonus = bonus { $does }
table-part-play = PLAY { $does }
table-part-battle = BATTLE { $does }

## The table in the terminal: what choices lead to

table-choice-rank = Rank { $rank }: { $does }
table-choice-fights = power { $power } as an attacker
table-choice-no_bonus = no bonus
table-choice-reveals = +{ $points }, { $total } { $total ->
    [one] point
   *[other] points
} in all
table-choice-cost = cost { $cost }
table-choice-power = power { $power }{ $more ->
    [0] {""}
   *[other] , { $now } this turn
}
table-choice-next_turn = next turn { $bonus }
table-choice-against = { $own } against { $rival } { $other }
table-choice-yours = yours: { $does }
table-choice-theirs = theirs: { $does }
table-choice-climb = a win makes you Rank { $rank }
table-choice-ranks_stay = ranks stay
table-choice-no_card = none
table-choice-so_far = { $said }, { $own } against { $other }: { $how ->
    [draw] a draw
    [ahead] ahead
   *[behind] behind
} so far
table-choice-odds = { $count } of { $all } cards{ $kinds ->
    [none] {""}
   *[other] : { $kinds }
}
table-choice-holds = { $count } { $count ->
    [one] card
   *[other] cards
} in hand
table-choice-face_up = { $count } face-up, Rank { $rank }
table-choice-meets = Rank { $rank }, { $card } { $power }
table-choice-draws = draw { $count } { $count ->
    [one] card
   *[other] cards
}
table-choice-acquires = acquire with { $points } { $points ->
    [one] point
   *[other] points
}
table-choice-done-begin = go on to playing characters
table-choice-done-character = go on to the acquisition
table-choice-done-react = defend with what you have
table-choice-pass-take = acquire nothing
table-choice-pass-challenge = no battle; your turn ends
table-choice-keep-replace = leave them as they are
table-choice-replace-replace = all of them go under the deck, and others come
table-choice-exchange-exchange = discard it and take what comes
table-choice-none-remove = remove nothing

## The table in the terminal: great moments and the end

table-scene-climbs = { $seat } climbs up to Rank { $rank }
table-scene-falls = { $seat } falls to Rank { $rank }
table-scene-rules = { $seat } is the provisional ruler!
table-scene-waiting = { $seats } have one turn each to change that.
table-scene-calls = { $seat } calls { $card }.
table-scene-names = { $seat } names { $cost }.
table-scene-came = { $card ->
    [none] There is no card.
   *[other] The next card is { $card }, which costs { $cost }.
}
table-scene-right = Right: the battle is won!
table-scene-wrong = Wrong: the battle is lost.
table-ending-enough_victories = Rank 1 with { $cards } victory cards: { $instant } win at once
table-ending-title_kept = the ruler, with { $cards } victory cards now, is still Rank 1 after a turn of everybody else
table-ending-timeout = Rank 1 when time was up
table-ending-round_limit = Rank 1 when the { $rounds } rounds were over
table-ending = { $why }, in round { $round }; then { $others }

## The table in the terminal: rules and marks

table-rules-begin =
    You may use your ranking card and your attacker's bonus, in any order, each once a turn.
    What they give is for this turn: cards drawn, characters that may be played, points, power.
table-rules-character =
    You may play one character from your hand, more with Plays. A character gives its attacker bonus, then its PLAY ability.
    An event on your board works once a turn if all its persons are on your board: your attacker or played this turn. Those in your hand do not count.
    Cats are never played: they are money.
table-rules-replace = The events on display may be put under the event deck, once a turn, and as many new ones come.
table-rules-reveal =
    Cats in your hand give their points when you reveal them; they stay in your hand until the turn is over.
    What you do not reveal the others do not see.
table-rules-take =
    Acquire one card with a cost of at most your points. Points that are left are lost.
    Characters and cats go to your discard pile and come to your hand when your deck has been shuffled again; an event goes to your board, where there is room for { $slots }.
table-rules-attacker = Your attacker fights for you this turn and defends you until your next one: your old one or any character played this turn. Nothing happens by being declared; the bonus comes in your next turn.
table-rules-challenge =
    You may challenge one player: at most { $reach } ranks above you; anybody if you are Rank 1 or there is a ruler.
    Whoever is { $lead } ahead in the end wins a victory card; a winner of the lower rank exchanges ranks with the loser. Anything less is a draw.
    Power of this turn counts only for battles that you start.
table-rules-battle =
    Both start with their attackers' power. The defender may use cards from the hand that defend.
    Then first the challenger, then the defender may flip victory cards face-down for power: they remain victory cards.
    Then both take a weapon from the deck, the challenger first; a weapon may decide the battle at once.
    Whoever is { $lead } ahead wins a victory card; a winner of the lower rank exchanges ranks with the loser.
table-rules-end = Your hand and the characters you have played go to your discard pile, and you draw a new hand.
table-rules-over = The game is over.
table-rules-goal = Rank 1 with { $ruler } victory cards is the provisional ruler: once everybody else has had a turn and the ruler is still Rank 1, the ruler has won. With { $instant } victory cards Rank 1 wins at once.
table-mark-ranks = The rank of each player, from the top down.
table-mark-ruler = The provisional ruler.
table-mark-waits = Who still has a turn before the ruler wins.
table-mark-attacker = The attacker with its attack power; -4 for one who is weakened this turn.
table-mark-victories = Victory cards: { $up } face-up, { $down } face-down (used, but still counted). At the marks Rank 1 becomes the ruler ({ $ruler }; quick game { $quick }) and wins at once ({ $instant }; { $quick_instant }).
table-mark-victories_short = The same where there is little room, with how many make the ruler, or for who has those win.
table-mark-acquire = A card that may be acquired, with its cost.
table-mark-counts = Cards in hand, in the deck and in the discard pile.
table-mark-pile = A pile: cost 3, attack power 3, eight cards left.
table-mark-event = An event that costs 2 and needs Komari, whom you have somewhere.
table-mark-now = An event whose persons are all on your board.
table-mark-gains = For this turn: points to acquire a card with, one more character to be played.
table-mark-draw_and_power = Draw a card; more power in the battles that you start this turn.
table-mark-gap = The gap in a battle: within the brackets it is a draw, { $lead } ahead wins.

## What is typed

term-needs_play = a character, like 'play komari'
term-needs_event = an event, like 'event snack_time'
term-needs_reveal = a cat, like 'reveal cat_pair', or all
term-needs_acquire = a card, like 'acquire yuiko'
term-needs_attacker = a character, like 'attacker mio'
term-needs_use = a character, like 'use riki'
term-needs_discard = a card, like 'discard mio'
term-needs_remove = where the card is and which it is, like 'remove hand komari' or 'remove discard komari'
term-needs_retrieve = a character, like 'retrieve komari'
term-needs_repeat = a character, like 'repeat komari'
term-needs_drop = an event, like 'drop snack_time'
term-needs_equip = a weapon, like 'equip shinai'
term-needs_top = a weapon, like 'top shinai'
term-needs_target = a player, like 'target blue'
term-needs_challenge = a player, like 'challenge blue'
term-needs_expertise = how many victory cards, like 'expertise 2'
term-needs_guess = a cost, like 'guess 3'
part-card_of_sort = { $card } is { $sort ->
    [event] an event
    [cat] a cat
    [weapon] a weapon
   *[character] a character
}{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}

## Steps at which play can go on without asking

step-replace = Events on display
    .does = The events stay as they are.
step-reveal = Cats
    .does = Every cat in your hand is revealed.
step-react = Answer to a challenge
    .does = No card is used.
step-remove = Removing a card
    .does = No card is removed.
step-cycle = Exchanging cards
step-exchange = Exchange of a weapon
    .does = The weapon is kept.
