### What the guided first turn says, step by step.

lesson-1 = You are Red, with 15 HP and six plain cards. Black cards bend the rules: take a 4, which will let you peek at your deck.
lesson-2 = The nearer to 21, the stronger you are. Your total is 9, and the first card you draw is your 4: show it to use its power.
lesson-3 = Only you see it: an 8 is next, and 13 and 8 make exactly 21! Leave it on top.
lesson-4 = You may draw three times a round, face down, so Green never knows how high you are. Go and get that 8.
lesson-5 = 21, and not one point more: above 21 you would count 0. Stand, and let all cards be turned up.
lesson-closing = Your 21 beats Green's 17: 3 damage for three cards, and 1 more for exactly 21. Whoever is hit also loses a card for good. Then both take a Black card and the next round begins, until somebody has no HP left. Good luck!
