### What the guided first turn says, step by step.

lesson-1 = Ten Battle Rewards win, and fighters fetch them. A card may come if the number at its top left is not above your dial, which shows 2. Konohamaru has 0: deploy him.
lesson-2 = In a Team the Head counts with its left number, those behind it with the right one. Click Iruka, then Rock Lee, whom he supports: 4 and 2 make 6. Then choose “These are my Teams”.
lesson-3 = Now attack with the Team. Unblocked, it wins cards from the top of Blue's deck: one, or two from Power 5 on. Between the Teams you read what would come of it.
lesson-4 = Piccolo blocks: 6 to 4 gives him 1 Damage. From 5 ahead it is an Outstanding Victory, with 2. Let Lee use Shadow Clone Jutsu for +4: your Chakra pays.
lesson-5 = 10 to 4: Piccolo is gone! Now Blue attacks: Tien with 3, Dende behind adds 2. Unblocked, 5 wins two of your cards. Your Team still stands with 6: block with Rock Lee.
lesson-closing = Six to five: Tien is injured and wears a plaster, one more Damage discards him; you lost no card. Each turn your dial rises and stronger fighters come: deploy every turn, charge what you can spare, and collect ten rewards!
