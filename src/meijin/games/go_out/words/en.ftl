### Go Out Battle in English.

## The game and its parts

game = Go Out Battle
    .about = Get rid of your cards or be the last one standing, with a secret character each.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
phase-choose = Choose a character
phase-turn = Turn
phase-place = Take damage
phase-discard = Discard
phase-gift = A gift
phase-over = The end
zone-deck = Deck
    .help = Whoever takes damage draws from here.
zone-discard = Discards
    .help = Swept piles, Guards and what was thrown away, face up.
zone-field = Field
    .help = The piles played in this trick. The newest has to be beaten.
zone-hand = Hand
    .help = The first with no cards in hand wins the battle.
zone-damage = Damage
    .help = One card face down for every point of damage.
zone-character = Character
    .help = Face down until revealed. Only then does she help.
zone-spare = Characters to choose from
    .help = The characters not in use in this battle.
zone-locked = Has won a battle: locked
    .help = Characters that have won a battle cannot be used again in this match.
counter-wins = Battles won
    .help = How many battles this player has won.
counter-markers = Damage without a card
    .help = Damage for which there was no card to draw.
counter-out = Eliminated
    .help = Whether this player is out of the battle.
counter-starter = Leads first
    .help = Who led first in this battle.
option-wins_needed = Battles to win
    .help = So many battles win the match: 3 with two players, otherwise 2
option-wins_needed-none = 3 with two players, otherwise 2
option-first_starter = Who leads first
    .help = Who leads the first battle
option-first_starter-random = drawn at random
option-first_starter-seat_0 = Red
option-first_starter-seat_1 = Blue
option-first_starter-seat_2 = Green
option-first_starter-seat_3 = Yellow
option-first_starter-seat_4 = Purple
option-shian_set = Shian sweeps with
    .help = Which three cards Shian clears the field with
option-shian_set-both = 2s and 3s, at least one of each
option-shian_set-any = any three of 2s and 3s
option-kyoko_on_singles = Kyoko may play on a single card
    .help = Once revealed, Kyoko may also beat a single card with a higher one, which counts as two
option-kyoko_on_singles-yes = yes
option-kyoko_on_singles-no = no
option-show_losers = Losers are shown when a battle ends
    .help = When a battle ends, characters that are still hidden are shown
option-show_losers-yes = yes
option-show_losers-no = no
list-several = { $count ->
    [2] two { $title }s
    [3] three { $title }s
    [4] four { $title }s
    [5] five { $title }s
    [6] six { $title }s
   *[other] { $count } { $title }s
}

## Cards

card-n01 = 1
    .one = a 1
card-n02 = 2
    .one = a 2
card-n03 = 3
    .one = a 3
card-n04 = 4
    .one = a 4
card-n05 = 5
    .one = a 5
card-n06 = 6
    .one = a 6
card-n07 = 7
    .one = a 7
card-n08 = 8
    .one = an 8
card-n09 = 9
    .one = a 9
card-n10 = 10
    .one = a 10
card-n11 = 11
    .one = an 11
card-n12 = 12
    .one = a 12
card-n13 = 13
    .one = a 13
card-guard = Guard
    .one = a Guard

## What the characters can do

term-rank_merge = Her 4s, 5s and 6s may be played together as 6s.
    .sign = 4-6 as 6
term-rank_as = Her 1s may be played as 14, above any number.
    .sign = 1 as 14
term-double_draw = Draws twice the damage, then discards the surplus.
    .sign = draws x2
term-sweep = Three of her 2s and 3s sweep the field; she leads.
    .sign = sweeps 2+3
term-damage_bonus = What she plays deals 1 more damage, but for 13s.
    .sign = +1 damage
term-absorb = Reveal and pass: it costs cards instead of damage.
    .sign = absorbs
term-gift = After taking damage she may give a card away.
    .sign = gives cards
term-phantom_pair = Plays single cards, and each counts as a pair.
    .sign = 1 card as 2

## How a battle is won

term-out_play = plays the last card
term-out_guard = goes out with a Guard
term-out_sweep = sweeps the last cards away
term-out_absorb = discards the last card
term-out_gift = gives the last card away
term-last_standing = is the last one standing

## The log

news-battle = Battle { $battle } begins. { $starter } leads.
news-deal = { $seat } is dealt { $cards_count ->
    [0] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
news-choose = { $seat } has chosen { $character ->
    [none] a character
   *[other] { $character }
}.
news-reveal = { $seat } reveals { $character }.
news-play = { $seat } plays { $cards }{ $as_rank ->
    [none] {""}
   *[other] { $cards_count ->
        [1] {" "}as { $as_rank }
       *[other] , each as { $as_rank }
    }
}{ $as_count ->
    [none] {""}
   *[other] , counting as { $as_count } cards
}, damage { $damage }; { $left ->
    [0] no cards
    [one] { $left } card
   *[other] { $left } cards
} left.
news-sweep = { $seat } sweeps the field with { $cards }.
news-guard = { $seat } uses a Guard.
news-pass = { $seat } passes on { $damage } damage.
news-out = { $seat } is eliminated.
news-draw = { $seat } draws { $cards_count ->
    [0] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
news-reshuffle = The discard pile is shuffled into a new deck of { $count }.
news-markers = No card is left to draw: { $seat } takes { $count ->
    [one] a damage marker
   *[other] { $count } damage markers
}.
news-place = { $seat } puts { $card ->
    [none] a card
   *[other] { $card }
} face down.
news-discard = { $seat } discards { $card }.
news-gift = { $seat } gives { $card ->
    [none] a card
   *[other] { $card }
} to { $to }.
news-keep = { $seat } gives nothing away.
news-trick = All others have passed: { $seat } leads again, on an empty field.
news-won = { $seat } { $how } and wins the battle with { $character } ({ $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}).
news-lock = { $seat } cannot use { $character } any more.
news-match = { $seat } wins the match.
news-time = Time is called: the match ends with this battle.
news-shared = Time is up, and first place is shared.

## Questions

part-pile = { $count ->
    [1] { $rank ->
        [8] an { $rank }
        [11] an { $rank }
       *[other] a { $rank }
    }
    [2] a pair of { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
    [5] five { $rank }s
    [6] six { $rank }s
   *[other] { $count } cards of rank { $rank }
}
part-passing = { $how ->
    [absorbed] pass without damage and discard { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
    [out] pass and be OUT ({ $after } damage, life { $life })
   *[damage] pass and take { $damage } damage (then { $after } of { $life })
}
ask-choose = Which character do you play in this battle? The others see her once you reveal her, win or are out.
ask-lead = You lead: play any cards of one number{ $guard ->
    [yes] , or leave the lead to the next player with a Guard
   *[no] {""}
}.
ask-beat = { $can ->
    [play] Beat { $pile } by { $owner },
    [reveal] Without revealing you cannot beat { $pile } by { $owner }: reveal,
   *[other] You cannot beat { $pile } by { $owner }:
}{ $sweep ->
    [yes] {" "}sweep the field,
   *[no] {""}
}{ $guard ->
    [yes] {" "}use a Guard,
   *[no] {""}
}{ $can ->
    [pass] {""}
   *[other] {" "}or
} { $passing }.
ask-place = You take damage: put { $left ->
    [one] { $left } card
   *[other] { $left } cards
} of your hand face down.{ $late ->
    [none] {""}
   *[other] {" "}It is too late to reveal { $late } for this pass.
}
ask-discard = { $why ->
    [absorbed] You take no damage. Instead
   *[surplus] You drew more than the damage. Now
} discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
} of your hand.
ask-gift = You may give one of your cards to an opponent. Pick a card, then a player; the others do not see which card it is.

## Choices

choice-choose = { $character }
    .says = Life { $life }. { $ability }
choice-reveal = Reveal{ $character ->
    [none] {""}
   *[other] {" "}{ $character }
}
    .says = Turn your character face up for the rest of the battle. Your turn goes on.{ $ability ->
        [none] {""}
       *[other] {" "}{ $ability }
    }
choice-play = Play { $cards }{ $declared ->
    [none] {""}
   *[other] { $cards_count ->
        [1] {" "}as { $declared }
       *[other] , each as { $declared }
    }
}
    .says = { $leaves ->
        [none] Put down { $pile }: { $damage } damage to whoever passes.
        [0] Put down { $pile }, your last cards: you win the battle!
       *[other] { $onto ->
            [none] Lead { $pile }: { $damage } damage to whoever passes.
           *[other] Beat { $onto } with { $pile }: { $damage } damage to whoever passes.
        }
    }
choice-sweep = Sweep with { $cards }
    .says = { $leaves ->
        [0] Discard your last cards with the whole field: you win the battle!
       *[other] Discard { $cards } with the whole field, then lead.
    }
choice-guard = Guard
    .says = { $leaves ->
        [0] Discard your last card, a Guard: you win the battle!
       *[other] { $onto ->
            [none] Discard a Guard and pass without damage. On an empty field the next player leads.
            [field] Discard a Guard and leave the lead to the next player.
           *[pile] Discard a Guard and pass without damage.
        }
    }
choice-pass = { $how ->
    [none] Pass
    [absorbed] Pass, no damage
    [out] Pass −{ $damage }: you are OUT
   *[damage] Pass −{ $damage }
}
    .says = { $how ->
        [none] Take the damage of the pile: draw that many cards, then put as many of your hand face down.
        [absorbed] Take no damage, and discard { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } instead.
        [out] Take { $damage } damage: { $after } is more than your life of { $life }, and you are OUT.
       *[damage] Take { $damage } damage: then { $after } of your { $life } life is gone.
    }
choice-place = Put { $card } face down
    .says = Put { $card } of your hand face down as damage.
choice-discard = Discard { $card }
    .says = Put { $card } of your hand face up on the discard pile.
choice-give = Give { $card } to { $to }
    .says = { $leaves ->
        [0] Hand your last card to { $to }: you win the battle!
       *[other] Hand { $card } to { $to }, unseen by the others.
    }
choice-keep = Give nothing
    .says = Keep all your cards.

## Why not

refusal-choose_first = first everybody chooses a character: pick one of yours
refusal-no_damage = no damage is being taken: play cards, use a Guard or pass
refusal-place_first = first put { $left ->
    [one] { $left } card
   *[other] { $left } cards
} of your hand face down as damage
refusal-discard_first = first discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
} of your hand
refusal-give_first = first give a card to an opponent, or keep them all
refusal-chosen = the characters of this battle have been chosen: play on with yours
refusal-no_reveal = you reveal your character in your turn or while you put damage face down: finish this choice first
refusal-locked = { $character } has won a battle for you and is locked: choose another character
refusal-face_up = your character lies face up already: go on with your turn
refusal-must_lead = the field is empty, and who leads cannot pass: play cards or use a Guard
refusal-no_sweeper = only a revealed { $character } sweeps the field: play cards, use a Guard or pass
refusal-nothing_to_sweep = the field is empty, so there is nothing to sweep away: play cards or use a Guard
refusal-no_mixture = a sweep needs at least one each of { $numbers }: pick others
refusal-one_at_a_time = a revealed { $character } plays one card at a time: pick just one
refusal-not_declared = only a revealed { $character } plays these cards as { $rank }: play them as their own number
refusal-counts_as_more = each card of a revealed { $character } counts as { $counts_as }, and { $count ->
    [one] { $count } is needed
   *[other] { $count } are needed
}: use a Guard or pass
refusal-other_count = it takes { $count ->
    [one] just one card
   *[other] { $count } cards of one number
} to beat this pile
refusal-too_low = { $rank } is not higher than { $to_beat }: play higher cards, use a Guard or pass
refusal-no_opponent = { $receiver } is not an opponent still in the battle: give it to another
refusal-itself = a gift goes to an opponent: pick another player
refusal-missing = { $held ->
    [0] you do not have { $card }
    [one] you have only { $held } card of this kind
   *[other] you have only { $held } cards of this kind
}: pick cards of your hand
refusal-guard_in_play = a Guard is never part of a play: use it by itself
refusal-one_number = the cards of a play have one number: only a revealed { $character } mixes { $numbers }, as { $rank }

## The board

danger-pass = Passing eliminates you from this battle!
danger-reveal = Once revealed she stays face up for the rest of this battle.
field-empty = The field is empty.
field-leads = { $who } leads
field-pile = { $pile }, { $damage } damage, by { $who }
field-damage = Passing costs { $damage } damage
field-as = counts as { $rank }
field-counts = counts as { $count } cards
banner-battle = { $who } wins the battle
banner-match = { $who } wins the match!
banner-how = { $character } { $how }.
life-known = { $damage } damage, life { $life }
life-hidden = { $damage } damage, life unknown
stars = { $wins } of { $needed } battles won
out = OUT
tag-pile = top pile
tag-starter = leads first
give = Give to { $who }
note-secret = Hidden from the others
note-damage = damage, face down
note-drawn = just drawn
drawn = new
may_be = { $who } may be { $names }
    .title = Who { $who } may be
    .why = Those left are not locked and have at least as much life as the damage taken.
    .not = Ruled out: locked, or too little life.
left-place = Put { $left } face down
left-discard = Discard { $left }
take_all = Take { $count } cards: { $card }
hand-empty = No cards in hand.
discarded-card = Card
discarded-count = On the discard pile
discarded-of = { $number } of { $all }

## The table in the terminal

table-battle = battle { $battle }
table-first_to = first to { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
table-now-choose = characters
table-now-turn = { $who }'s turn
table-now-place = { $who }'s damage
table-now-discard = { $who }'s discard
table-now-gift = { $who }'s gift
table-now-over = the end
table-hand = hand
table-hand_of = { $who } has in hand
table-hidden = hidden
table-has_chosen = has chosen
table-chooses = chooses
table-out = out
table-damage = damage
    .short = dmg
table-may_be = { $names }?
table-not = not { $names }
table-buried = buried { $cards }
table-locked = locked { $names }
table-safe = safe
table-empty = the field is empty
table-leads = the field is empty, { $who } leads
table-field = field
table-by = {" "}by { $who }, { $damage } damage
table-deck = deck
table-discard = discard
table-played = { $who } played { $pile }
table-follow = To follow: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} above { $rank }
table-highest = No number is higher
table-as_rank = { $cards } as { $rank }
table-as_count = { $cards } as { $count } cards
table-over = over { $piles }
table-choose = life { $life }, { $sign }
table-play = { $damage } damage to whoever passes; { $kept }
table-guard = no damage; { $kept }
table-guard_lead = the next one leads; { $kept }
table-keeps = you keep { $cards }
table-wins = you win the battle
table-mark-wins = By a name: { $won } is a battle won, { $needed } one still needed.
table-mark-damage = On a card or pile: the damage to whoever passes on it.
table-mark-hidden = A character that lies face down; only its owner knows it.
table-mark-life = Damage 2 with life 6. More than 6 would be out.
table-mark-not = A hidden character is not this one: it has less life than damage was taken.
table-mark-may_be = A hidden character can only be one of these.
table-mark-buried = Damage cards, which lie face down; you see your own.
table-mark-locked = A character that has won a battle and cannot be used again.
table-mark-raised = Cards you can play now, all of them or some; drawn large, they stand a line higher.
table-mark-guard = A Guard.
table-rules-choose =
    Everybody chooses a character in secret; nobody sees yours until you reveal it, win or are eliminated.
    A character that has won you a battle is locked: you cannot use it again in this match.
    Get rid of all your cards or be the last one standing to win the battle.
table-rules-turn =
    Whoever leads plays any number of cards of one number; whoever follows plays as many of a higher one.
    To pass costs the damage of the pile: you draw that many cards and put as many of your hand face down. With more damage than life you are out of the battle; with as much you are still in.
    You may pass and play again later in the same round. When all others have passed on a pile, its owner leads again on an empty field, and whoever leads cannot pass.
    A Guard passes without damage, whatever lies there. Whoever leads may use one too; then the next player leads.
    Before you do any of this you may reveal your character, and from then on she helps you.
    The first without cards in hand wins the battle, or the last one who is not out.
table-rules-place =
    Put as many cards of your hand face down as the damage you have taken, those just drawn or others.
    You may still reveal your character; it changes nothing of what was drawn, but Ten may then give a card away.
table-rules-discard = The cards you discard lie face up. Choose those that are worth least to you.
table-rules-gift =
    Ten may give any one card of yours to an opponent who is still in the battle; only the two of you see it.
    If it is your last card, you win the battle.
table-rules-over = The match is over.
table-shared = First place is shared
table-result = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
} won ({ $others })
table-last = { $why }; at last { $character } { $how }
ending-won = the match is won
ending-timeout = time is up

## What is typed

term-needs_choose = a character: nerai, toyoko, niwa, shian, satsuki, kira, ten, kyoko
term-needs_play = cards, like 'play 9x2', and where they count as something else the rank, like 'play 1x2 as 14'
term-needs_sweep = 3 cards, like 'sweep 2x2+3'
term-needs_place = a card, like 'place 7' or 'place guard'
term-needs_discard = a card, like 'discard 7' or 'discard guard'
term-needs_give = a card and a seat, like 'give 5 to blue'
refusal-guard_apart = a Guard is never part of a play: say 'guard' to use one
refusal-one_kind = the cards of a play have one number, but for { $merged } played as { $rank }
refusal-no_such_number = there is no card { $number }: the numbers go from 1 to { $most }
refusal-not_so_many = there are from 1 to { $most } cards { $card }, not { $given ->
    [none] so many
   *[other] { $given }
}

## Steps at which play can go on without asking

step-gift = Gift
    .does = No card is given away.
