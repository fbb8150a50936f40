### The rules: in a minute, and every sentence

minute-title = In a minute
minute-goal = Goal
minute-turn = A turn
minute-cards = What is on a card
minute-places = What there is
rules-sentences = Every sentence
rules-of_phase = The rules of now: { $heading }
rules-search = Look for a word in the rules
rules-found = { $count ->
    [0] Nothing in the rules has that word.
    [one] { $count } place
   *[other] { $count } places
}
