### The rules in a minute

minute-goal = Win ten cards from the top of the other's deck: your Battle Rewards. A Team that attacks and is not stopped takes one, or two with Power 5 or more.
minute-turn-1 = Draw, and deploy one fighter whose turn cost is not above your Turn Indicator. It rises by 1 every turn.
minute-turn-2 = Form Teams of up to three: the Head counts with its left number, those behind with their right one.
minute-turn-3 = Send Teams out. The other player may block each of them with a Team.
minute-turn-4 = Both may use arts, paid with cards of the chakra area. The one used last happens first.
minute-turn-5 = In a blocked battle the higher Power wins: the beaten Head is injured, and by 5 or more it takes 2 Damage. An injured fighter that is hit is gone.
minute-mark-turn_cost = turn cost: from this Turn Indicator on it can be played
minute-mark-hand_cost = hand cost: so many other cards of your hand go to the chakra area for it
minute-mark-symbol = symbol: what the card pays for as chakra
minute-mark-healthy = Power while healthy: as Head / behind the Head
minute-mark-injured = the same while injured
minute-mark-art = what an art costs: a grey ring is any symbol
