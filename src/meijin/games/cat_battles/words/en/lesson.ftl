### What the guided first turn says, step by step.

lesson-1 = Every turn begins with 1 to 3 Fish from your Box into your Dish. Fish pay for everything, and your Box is your life. Take 3.
lesson-2 = A Kitten costs as many Fish as its Level and then holds them. Piroshki costs 3: whoever she hits cannot hide behind the Box.
lesson-3 = Each cat Acts once a turn: a Move, then an attack. North's Sham is prowling in the South-West. Point at Piroshki, then there.
lesson-4 = Now they share an Area, so Piroshki can attack. She rolls up to 3 dice; the columns show how likely each damage is. Attack!
lesson-5 = A 2, and Sham holds just 2 Fish. Another die could add more, but a Sleep would lose everything. Stop while you are ahead!
lesson-closing = Sham has run away to its Bench, and its Fish lie in North's Dish. Beware: six Fish in a Dish call a Greedy Boss! Empty the other Box, then chase the Boss away, and the Territory is yours.
