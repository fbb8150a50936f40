### High Card in English.

news-play = { $seat } plays { $card }.
news-win = { $seat } wins the trick.
news-draw = { $seat } draws { $card ->
    [none] a card
   *[other] { $card }
}.
news-time = Time is called: trick { $last } is the last.
ask-play = Which card do you play?
choice-play = Play { $card }
    .says = Play { $card }, which wins the trick against every lower card.
