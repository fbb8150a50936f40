### The rules in a minute

minute-goal = Be the first to get rid of all your cards, or the last one standing. That wins a battle; enough battles win the match.
minute-turn-1 = Whoever leads plays one card or several of the same number.
minute-turn-2 = Going round, everybody plays as many cards of a higher number …
minute-turn-3 = … or passes and takes the damage printed on the pile. A Guard from the hand passes without damage.
minute-turn-4 = Your secret character has a power of its own: reveal it when it helps. Damage above its life is the end of it.
minute-mark-number = the number: a higher one beats a lower one
minute-mark-damage = the damage for whoever passes: 1, 2 or 3
minute-mark-life = life: as much damage the character survives
minute-mark-guard = a Guard: pass without damage
