### What the guided first turn says, step by step.

lesson-1 = Ten Battle Rewards win, and fighters fetch them. The number at a card's top left must not exceed your Turn Indicator, now 2. Konohamaru has 0: deploy him.
lesson-2 = In a Team the Head counts with its left number, those behind it with the right one. Click Iruka, then Rock Lee, whom he supports: 4 and 2 make 6. Then choose “These are my Teams”.
lesson-3 = Now attack with the Team. If nobody blocks it, it wins you cards from the top of Blue's deck: one, or two from Team Power 5 on.
lesson-4 = Piccolo blocks: 6 to 4 is a Victory. By 5 or more it is an Outstanding one. Let Lee use Shadow Clone Jutsu: your Chakra pays, he gets +4.
lesson-5 = 10 to 4! Arts go to your Chakra area and pay for the next ones. That is enough: pass, and the Showdown begins.
lesson-closing = An Outstanding Victory: 2 Damage to Piccolo's Team's Head, the first turns a card sideways, the second discards it. Each turn your indicator rises and stronger fighters come. Deploy every turn, charge what you can spare, and collect ten rewards!
