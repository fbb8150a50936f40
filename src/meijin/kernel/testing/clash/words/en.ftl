### Clash in English.

news-round = Round { $round } begins.
part-shown = { $seat } { $card }
news-show = The cards are shown: { $cards }. The die shows { $die }.
news-strike = { $seat } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
news-shuffle = The discard pile is shuffled into a new deck of { $count }.
news-draw = { $seat } draws { $card ->
    [none] a card
   *[other] { $card }
}.
news-lay = { $seat } lays { $card ->
    [none] a card face down
   *[other] { $card } face down
}.
news-stake = { $seat } stakes { $points ->
    [none] points in secret
    [one] { $points } point
   *[other] { $points } points
}.
news-look = { $seat } looks at the top of the deck{ $card ->
    [none] {""}
   *[other] : { $card }
}.
news-react = { $seat } { $how ->
    [duck] ducks
    [stand] stands
    [press] presses on
   *[stop] leaves it at that
}.
ask-lay = Which card do you lay face down?
ask-stake = How many points do you stake?
ask-duck = You are hit. Do you duck, to lose one point only?
ask-press = The other ducks. Do you press on for the full stake?
choice-lay = Lay { $card }
    .says = Lay { $card } face down; all cards are shown together.
choice-stake = Stake { $points }
    .says = Stake { $points }: whoever is hit loses what the winner has staked.
choice-duck = Duck
    .says = Lose one point only, unless the winner presses on.
choice-stand = Stand
    .says = Lose the full stake.
choice-press = Press on
    .says = Make the other lose the full stake after all, and look at the top of the deck.
choice-stop = Stop
    .says = Leave it at one point.
