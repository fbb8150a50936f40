### The rules in a minute

minute-goal = Be Rank 1 with six victory cards, and stay there while everybody else has one more turn.
minute-turn-1 = Play a character from your hand; some let you play, draw or strike more. Events on your board help once a turn.
minute-turn-2 = Show cats from your hand: they are points, with which you take one new card for your deck.
minute-turn-3 = Choose your attacker: it fights now and defends you until your next turn.
minute-turn-4 = Challenge somebody up to two ranks above you. Attack and a random weapon count; 3 more wins a victory card, and the better rank.
minute-mark-cost = what it costs in points
minute-mark-power = its attack power in a battle
minute-mark-bonus = what it gives at the start of your turn while it is your attacker, and when it is played
minute-mark-play = what happens when it is played; the crossed swords: in a battle
minute-mark-draw = cards: draw so many
minute-mark-plays = a person: play so many characters more
minute-mark-points = a paw: so many points more
minute-mark-attack = a star: so much attack power more
