### Climb in English.

news-play = { $seat } plays { $set }.
news-guard = { $seat } discards a guard.
news-pass = { $seat } passes.
news-draw = { $seat } draws { $count }{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-put = { $seat } puts { $card ->
    [none] a card
   *[other] { $card }
} face down.
news-out = { $seat } cannot take that much damage and is out.
news-round = Nobody beats { $seat }, who leads anew.
news-time = Time is called: the game is played to its end.
news-over = { $seat } { $why ->
    [empty_hand] has no cards left
   *[last_in] is the last one in
} and wins.
ask-lead = Which set do you lead?
ask-follow = Which set do you play on top of it, or do you take the damage?
ask-damage = Which card do you put face down before you?
choice-play = Play { $number }x{ $count }
    .says = Play { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of number { $number }.
choice-pass = Pass
    .says = Take the damage of the set before you: draw that many cards, then put as many face down.
choice-guard = Guard
    .says = Discard a guard, and take no damage.
choice-put = Put { $card } face down
    .says = Put { $card } from your hand face down before you; it counts as damage for good.
