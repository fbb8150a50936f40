### The rules in a minute

minute-goal = Shoot the enemy's hit points down to 0. Every round is a hand of Blackjack: whoever is closer to 21 hits with every card in play.
minute-turn-1 = Draw up to three cards into your row, and stand when you like. Above 21 you count as 0.
minute-turn-2 = All cards are turned up. The higher total deals 1 damage for each of its cards, and 1 more for exactly 21. If both are equal, both hit.
minute-turn-3 = Whoever was hit loses one card in play for good.
minute-turn-4 = Then everybody takes a Black card for the deck: they count low and can do something.
minute-mark-number = what the card counts towards 21; an A counts 1 or 11
minute-mark-camp = whose card it is: Red, Green, Purple, or Black, which anybody may take
minute-mark-effect = what it does in play: +2 hits, one more draw, a look at the deck …
