### What the guided first turn says, step by step.

lesson-1 = You stand on the lowest rung, and only Rank 1 wins. Each turn you may play a character: Sasami even lets you play one more.
lesson-2 = Events work once a turn while the people on them are on your board. Sasami is there: use her cooking for points and for power in battle.
lesson-3 = Cats pay. Reveal those in your hand: with the cooking they make 5 points to acquire one card with. Points cannot be saved.
lesson-4 = What you can pay for is lit. Take Saya: she goes to your discard pile and comes to your hand later. Sasami then steps forward as your attacker.
lesson-5 = Now climb! Challenge Blue, one rank above you. Each side gets a surprise weapon, and whoever is 3 ahead wins; less is a draw.
lesson-closing = You won, took Blue's rank and a victory card. Rank 1 with six of them is the provisional ruler: hold out until everybody else has had a turn, and the game is yours!
