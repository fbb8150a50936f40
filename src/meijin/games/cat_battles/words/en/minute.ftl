### The rules in a minute

minute-goal = Chase the enemy Boss away: a cat whose last Fish is gone runs, and if it is the Boss its gang has lost.
minute-turn-1 = Take 1 to 3 Fish from your Box into your Dish. The Box is your life as well: an empty one brings the One on One of the Bosses.
minute-turn-2 = Play Kittens into your Base: each costs as many Fish as its Level, and holds them.
minute-turn-3 = Every cat may move one step and then attack an enemy in its Area.
minute-turn-4 = Roll up to as many dice as the cat has Levels, one by one: their sum is the damage, but Sleep spoils it all. Each damage costs the target or its Box a Fish.
minute-mark-level = Level: what it costs, how many Fish it holds, how many dice it rolls
minute-mark-keyword = a keyword that always works: one more die here, elsewhere two steps, a roadblock …
minute-mark-rear = its trick, once a turn, and how many Fish that costs
minute-mark-boss = the crown: a Boss
minute-mark-greedy = what a Boss does by itself whenever 6 Fish lie in the Dish
