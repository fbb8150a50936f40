### What the guided first turn says, step by step.

lesson-1 = Whoever has no cards left wins the battle. First choose in secret who you are: Toyoko will make your weakest cards the strongest.
lesson-2 = You lead with any cards of one number. Get rid of weak ones first: play your two 4s, and Blue needs a higher pair.
lesson-3 = You have no pair above 9. To pass costs 2 damage, and with more damage than life you are out; a Guard passes for nothing.
lesson-4 = No number is above 13, but Toyoko's 1s count 14 once she is revealed. Turn her up: your turn goes on.
lesson-5 = Nobody can beat a 14. Play a 1 as 14: Blue has to pass and take damage, and you lead again.
lesson-closing = Blue drew a card and laid one face down as damage, and the lead is yours. Go on like this: pairs and threes empty a hand fast, Guards are for the worst moments, and a character is strongest as a surprise. Win enough battles and the match is yours!
