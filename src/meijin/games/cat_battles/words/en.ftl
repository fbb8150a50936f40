### Cat Battles in English.

## The game and its parts

game = Cat Battles
    .about = Two gangs of cats fight for a Territory with dice and fish: a Starter Set duel or teams of your own.
seat-south = South
seat-north = North
phase-team = Picking teams
phase-start = Start Phase
phase-play = Play Phase
phase-main = Main Phase
phase-end = End Phase
phase-over = The end
zone-s_base = South Base
    .help = South's Base, where its Boss is and its Kittens come out.
    .short = s_base
zone-sw = South-West
    .help = The cats of both seats in the south-west.
    .short = sw
zone-se = South-East
    .help = The cats of both seats in the south-east.
    .short = se
zone-center = Center
    .help = Room for one cat of each seat, which has the Center Effect there.
    .short = center
zone-nw = North-West
    .help = The cats of both seats in the north-west.
    .short = nw
zone-ne = North-East
    .help = The cats of both seats in the north-east.
    .short = ne
zone-n_base = North Base
    .help = North's Base, where its Boss is and its Kittens come out.
    .short = n_base
zone-bench = Bench
    .help = The Kittens that wait to be played.
zone-hangout = Loser Cat Hangout
    .help = Kittens that have run away for good.
zone-figures = Figures to pick
    .help = The figures that can be picked, or could have been.
zone-team = Team
    .help = The team that is being put together.
counter-box = Fish Box
    .help = What a seat lives on. Fish are taken from it, and it can take damage for the cats.
counter-dish = Fish Dish
    .help = It pays for Kittens and effects. Six Fish in it call the Greedy Boss.
counter-trash = Fish Trash
    .help = Fish that are used up.
counter-turn = Turn
    .help = The turn.
counter-current = Current Player
    .help = Whose turn it is.
counter-one_on_one = One on One
    .help = 1 once the Bosses have met One on One.
counter-territory = Territory
    .help = 0 for the Cat Café, 1 for the High-Class, 2 for the City Cat Territory.
counter-held = Fish
counter-acted = Has Acted
counter-used = Effect used
counter-stunned = Stunned
counter-granted = Extra keyword
option-mode = Mode
option-mode-starter = Starter Sets
    .help = Two Starter Sets of a Boss and four Kittens. Who runs away comes back to the Bench.
option-mode-full = own teams
    .help = Both put teams together in secret, and a Kitten that runs away is gone for good.
option-territory = Territory
    .help = The play sheet, and so the Center Effect
option-territory-cafe = Cat Café
option-territory-high_class = High-Class
option-territory-city = City Cats
option-territory-random = at random
option-starter_sets = Starter Sets
    .help = Starter Sets: the sets of South and North
option-starter_sets-cafe_starter_cafe_starter = Cat Café – Cat Café
option-starter_sets-cafe_starter_high_class_starter = Cat Café – High-Class
option-starter_sets-cafe_starter_city_five = Cat Café – City Cats
option-starter_sets-high_class_starter_cafe_starter = High-Class – Cat Café
option-starter_sets-high_class_starter_high_class_starter = High-Class – High-Class
option-starter_sets-high_class_starter_city_five = High-Class – City Cats
option-starter_sets-city_five_cafe_starter = City Cats – Cat Café
option-starter_sets-city_five_high_class_starter = City Cats – High-Class
option-starter_sets-city_five_city_five = City Cats – City Cats
option-max_kittens = Most Kittens
    .help = Own teams: the largest team
option-max_kittens-4 = 4
option-max_kittens-6 = 6
option-max_kittens-8 = 8
option-max_kittens-12 = 12
option-max_kittens-none = no limit
option-house_figures = House figures
    .help = Own teams: whether the figures made up for Meijin may be picked
option-house_figures-on = on
option-house_figures-off = off
option-first_player = First player
    .help = Who is the first Current Player
option-first_player-random = at random
option-first_player-seat0 = South
option-first_player-seat1 = North
option-bench = The other Bench
    .help = Own teams: whether the other Bench can be seen
option-bench-open = open
option-bench-closed = closed
option-turn_limit = Last turn
    .help = After this turn the Fish decide
option-turn_limit-none = no limit

## Territories and teams

term-cafe = Cat Café Territory
term-high_class = High-Class Territory
term-city = City Cat Territory
term-cafe_starter = Cat Café Territory Starter Set
term-high_class_starter = High-Class Territory Starter Set
term-city_five = City Cat Territory five
term-sample_alley_rush = Alley Rush (sample full team)
term-sample_old_guard = Old Guard (sample full team)
term-bosses = Bosses
term-kittens = Kittens
list-section-boss = Boss
list-section-kittens = { term-kittens }
list-ready-cafe_starter = { term-cafe_starter }
list-ready-high_class_starter = { term-high_class_starter }
list-ready-city_five = { term-city_five }
list-ready-sample_alley_rush = { term-sample_alley_rush }
list-ready-sample_old_guard = { term-sample_old_guard }
list-tally-fish = Fish
list-tally-fish-fish = Fish to field the whole team
list-tally-level = Levels
list-tally-cost = Costs of Rear effects
list-tally-set-cafe = Café
list-tally-set-high_class = High-Class
list-tally-set-city = City

## Keywords

term-move_2 = Move 2
    .help = This cat may Move up to 2 Areas.
    .short = Move 2
term-move_3 = Move 3
    .help = This cat may Move up to 3 Areas.
    .short = Move 3
term-roadblock = Roadblock
    .help = An enemy cat that Moves into this cat's Area must stop there.
    .short = Roadblock
term-ranged_attack = Ranged Attack
    .help = This cat may attack enemies in its own Area or one Area away.
    .short = Ranged
term-dice_roll_plus_1 = Dice Roll +1
    .help = This cat may roll one more die when it attacks.
    .short = Dice +1
term-dice_roll_plus_2 = Dice Roll +2
    .help = This cat may roll two more dice when it attacks.
    .short = Dice +2
term-damage_plus_1 = Damage +1
    .help = Attacks by this cat deal 1 more damage.
    .short = Dmg +1
term-damage_minus_1 = Damage -1
    .help = This cat takes 1 less damage.
    .short = Dmg -1
term-no_sleep = No Sleep
    .help = A Sleep this cat rolls counts as a 0 instead.
    .short = No Sleep
term-direct_hit = Direct Hit
    .help = Damage from this cat to an enemy Kitten must be taken by that Kitten.
    .short = Direct Hit
term-pushover = Pushover
    .help = After this cat attacks an enemy Kitten, you move that Kitten 1 Area.
    .short = Push
term-double_attack = Double Attack
    .help = After attacking an enemy Kitten, this cat may attack it once more.
    .short = Double
term-counter_attack = Counter attack
    .help = When attacked from its own Area, this cat may strike back.
    .short = Counter

## Rear effects

term-cat_punch = Cat Punch
term-does_cat_punch = Instead of attacking: 1 damage to one enemy cat in this Area.
term-kindly_stand_back = Kindly Stand Back
term-does_kindly_stand_back = When your Boss in this Area is attacked: the attack is negated.
term-belly_up = Belly Up
term-does_belly_up = When attacked: the attack is negated, but this cat cannot Move or Attack on your next turn.
term-paw_one_two = Paw One-Two
term-does_paw_one_two = When attacking: this cat has Dice Roll +2 for this attack.
term-fluffy_service = Fluffy Service
term-does_fluffy_service = 2 damage to every enemy Kitten in this Area.
term-sidestep = Sidestep
term-does_sidestep = When attacked: the attack is negated.
term-pudgy_fist = Pudgy Fist
term-does_pudgy_fist = When attacked: this cat has Counter attack for this attack.
term-drunken_cat = Drunken Cat
term-does_drunken_cat = When this cat rolls a Sleep: that die becomes a 2.
term-staring_contest = Staring Contest
term-does_staring_contest = Right after an enemy Rear effect is used: that effect is cancelled.
term-coin_toss = Coin Toss
term-does_coin_toss = 3 damage to one enemy Kitten anywhere.
term-flying_kick = Flying Kick
term-does_flying_kick = Instead of attacking: 2 damage to one enemy cat in this Area.
term-sock_dash = Sock Dash
term-does_sock_dash = Before this cat Moves: it has Move 3 this turn.
term-uppercut = Uppercut
term-does_uppercut = When this cat rolls a 2: this attack deals 2 more damage.
term-backfist = Backfist
term-does_backfist = When attacking: this cat has Damage +1 for this attack.
term-old_town_tour = Old Town Tour
term-does_old_town_tour = Move one Kitten of either side to any other Area.
term-home_by_dinner = Home by Dinner
term-does_home_by_dinner = In your End Phase: this cat returns to your Base Area.
term-one_more_paw = One More Paw
term-does_one_more_paw = When this cat rolls a 0: roll that die again.
term-thick_fur = Thick Fur
term-does_thick_fur = When an attack is about to damage this cat: that damage is reduced by 2.
term-soft_landing = Soft Landing
term-does_soft_landing = When another of your Kittens in this Area is attacked: this cat becomes the target.
term-sharp_sniff = Sharp Sniff
term-does_sharp_sniff = When attacking: this cat has Direct Hit for this attack.
term-thunder_roll = Thunder Roll
term-does_thunder_roll = Instead of attacking: 1 damage to every enemy Kitten in this Area.
term-fish_delivery = Fish Delivery
term-does_fish_delivery = In your Start Phase: put 1 Fish from your Fish Box on one of your Kittens below its Level.
term-slip_away = Slip Away
term-does_slip_away = When a 2 is rolled against this cat: that die becomes a 0.
term-feast_for_the_gang = Feast for the Gang
term-does_feast_for_the_gang = Put up to 3 Fish from your Fish Trash on your Kittens below their Level.
term-alley_whistle = Alley Whistle
term-does_alley_whistle = Put one Kitten from your Bench into your Base Area, filling its stand from your Fish Trash.

## When effects are used: on a figure, and where it was the wrong time

term-time_attack = before the dice of its own attack
term-time_defense = before the dice of an enemy attack
term-time_die = right after a die
term-time_damage = when an attack is about to damage it
term-time_instead_of_attack = in its Act, instead of attacking
term-time_move = at the beginning of its Act
term-time_start_phase = in your Start Phase
term-time_end_phase = in your End Phase
term-time_response = right after an enemy Rear effect
part-figure = { $boss ->
    [yes] Boss
   *[no] Kitten
} of Level { $level } with { $keywords }. { $effect } ({ $boss ->
    [yes] Greedy Boss, with { $cost } Fish in the Dish
   *[no] cost { $cost }
}): { $does }

## The log

part-cat = { $seat }'s { $card }
part-fish_move = { $count } Fish from { $origin ->
    [cat] { $cat }
    [box] Box
    [dish] Dish
   *[trash] Trash
} to { $to ->
    [cat] { $cat }
    [box] Box
    [dish] Dish
   *[trash] Trash
}
    .between = {", "}
part-addend = { $of ->
    [dice] { $points } from dice
    [effects] { $less ->
        [yes] -{ $points } effects
       *[no] +{ $points } effects
    }
    [damage_plus] +{ $points } Damage +1
   *[damage_minus] -{ $points } Damage -1
}
    .between = {", "}
news-territory = { $territory }: a cat in the Center has { $center_effect }.
news-building = Both seats put their teams together in secret.
news-pick = { $seat } picks { $figure }.
news-ready = { $seat }'s team is ready.
news-team = { $seat }'s team: Boss { $boss } with { $kittens_count ->
    [0] { $count } Kittens
   *[other] { $kittens }
}.
news-begin = Battle Meow! { $seat } begins.
news-turn = Turn { $turn }: { $seat } is the Current Player.
news-one_on_one = { $seat }'s Box is empty: One on One! The Kittens go back to the Benches{ $fish_count ->
    [0] {""}
   *[other] {" "}({ $fish })
}.
news-take = { $seat } takes { $count } Fish.
news-play = { $seat } plays { $cat } for { $count } Fish.
news-move = { $cat } Moves from the { $origin } to the { $to }.
news-push = { $cat } is pushed from the { $origin } to the { $to }.
news-relocate = { $cat } is taken from the { $origin } to the { $to }.
news-go_home = { $cat } goes home to the { $to }.
news-attack = { $cat } { $which ->
    [counterattack] strikes back at { $target }!
    [second] attacks { $target } again.
   *[first] attacks { $target }.
}
news-use = { $cat } uses { $effect }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}{ $fish_count ->
    [0] {""}
   *[other] {" "}({ $fish })
}.
news-granted = { $cat } has { $keyword } for this { $duration ->
    [turn] turn
   *[attack] attack
}.
news-roll = { $cat } rolls { $face ->
    [sleep] Sleep
   *[other] { $face }
}.
news-no_sleep = { $cat } does not sleep: the die counts 0.
news-face = { $cat } turns the die to { $face ->
    [sleep] Sleep
   *[other] { $face }
}.
news-stop = { $seat } rolls no more.
news-changed = The attack deals { $points } { $less ->
    [yes] less
   *[no] more
} because of { $cat }.
news-result = { $asleep ->
    [yes] { $attacker } has fallen asleep: the attack fails.
   *[no] The attack of { $attacker } deals { $total ->
        [0] nothing
       *[other] { $total }
    }{ $made_of_count ->
        [1] {""}
       *[other] {" "}({ $made_of })
    }{ $total ->
        [0] : it fails.
       *[other] .
    }
}
news-damage = { $cat } is hit for { $points }{ $fish_count ->
    [0] {""}
   *[other] {" "}({ $fish })
}.
news-unhurt = { $cat } does not feel a thing.
news-run_away = { $cat } runs away{ $to ->
    [none] !
   *[other] {" "}to the { $to }.
}
news-greedy = { $seat }'s Dish is full ({ $fish }): Greedy Boss { $cat }!
news-aim = { $cat } aims at { $target }.
news-negated = { $cat } negates the attack{ $stunned ->
    [yes] , and is stunned.
   *[no] .
}
news-redirected = { $cat } is now the target instead of { $instead_of }.
news-cancelled = { $cat } cancels the effect of { $whose }.
news-no_effect = The effect of { $cat } does nothing.
news-feed = { $cat } is fed ({ $fish }).
news-call = { $cat } comes to its Base ({ $fish }).
news-decline = { $seat } does not strike back.
news-resign = { $seat } resigns.
news-time = Time is called: the game ends when both seats have had { $last } turns.
news-over = The game is over: { $winner ->
    [none] a draw
   *[other] { $winner } wins
}.

## Questions

part-fighter = { $seat ->
    [none] your { $card }
   *[other] { $seat }'s { $card }
}
term-may_move = Move
term-may_attack = attack
term-may_use = use its effect
ask-team = { $kittens ->
    [none] Take a ready-made team, or pick a Boss.
   *[other] { $enough ->
        [yes] Pick another Kitten, or be ready: { $kittens }{ $most ->
            [none] {""}
           *[other] {" "}of at most { $most }
        } so far.
       *[no] Pick a Kitten: { $kittens } of at least { $least } so far.
    }
}
ask-start = Your Start Phase: use a Rear effect before you take Fish, or pass?
ask-take = How many Fish do you take from your Box into your Dish?
ask-play = Play Kittens from your Bench with the { $dish } Fish of your Dish, or play no more?
ask-main = { $duel ->
    [yes] One on One: does your Boss attack, or is your turn over?
   *[no] Which of your cats Acts next, or is your Main Phase over?
}
ask-act = { $cat } Acts and may still { $may }. What does it do, or is its Act over?
ask-end = Your End Phase: use a Rear effect before the turn is over, or pass?
ask-damage = { $points } damage to your { $cat }: does the cat lose its own Fish, or does your Box pay?
ask-response = { $cat } uses { $effect }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}. Cancel it, or let it happen?
ask-effects = Before { $attacker } rolls against { $target }: use a Rear effect, or pass?
ask-die = The die of { $attacker } against { $target } shows { $face ->
    [sleep] Sleep
   *[other] { $face }
}. Use a Rear effect, or let it count?
ask-roll = So far { $attacker } deals { $total } to { $target }. Roll { $left ->
    [one] the last die
   *[other] one of { $left } more dice
}, or stop?
ask-total = The attack of { $attacker } would deal { $total } to { $target }. Use a Rear effect against it, or take it?
ask-counter = After the attack of { $attacker }: does { $target } strike back?
ask-push = Where does { $attacker } push { $target }?
ask-again = Does { $attacker } attack { $target } a second time?
ask-aim = Greedy Boss! { $effect } of { $boss }: which Kitten is hit?
ask-relocate = Greedy Boss! { $effect } of { $boss }: which Kitten goes where?
ask-feast = Greedy Boss! { $effect } of { $boss }: which Kitten gets a Fish of your Trash, with { $left } left to give?
ask-call = Greedy Boss! { $effect } of { $boss }: which Kitten comes to your Base?

## Choices

choice-boss = Boss: { $figure }
    .says = { $text }
choice-kitten = Kitten: { $figure }
    .says = { $text }
choice-team = { $team }
    .says = Submit this team: Boss { $boss } with { $kittens }.
choice-ready = The team is ready
    .says = Submit the team as it is.
choice-take = { $greedy ->
    [yes] Take { $count }: Greedy Boss!
   *[no] Take { $count } Fish
}
    .says = { $box ->
    [none] Move { $count } Fish from your Fish Box to your Fish Dish.
   *[other] Box { $box }, Dish { $dish }{ $greedy ->
        [yes] : Greedy Boss!
       *[no] .
    }
}
choice-play = Play { $cat }
    .says = Put { $cat } into your Base with { $count } Fish from your Dish.
choice-end_play = Play no more
    .says = Play no more Kittens this turn.
choice-move = { $cat } Moves to the { $to }
    .says = Go to the { $to }; an attack may follow.
choice-attack = { $cat } attacks { $target }
    .says = { $dice ->
    [none] Roll dice for the damage to { $target }; a Sleep makes the attack fail.
    [one] 1 die: { $hit }% to do damage.
   *[other] { $dice } dice: { $hit }% to do damage if all are rolled.
}
choice-use = { $cat }: { $effect }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}
    .says = { $held ->
    [0] Paid with { $dish } from the Dish.
   *[other] { $dish ->
        [0] Paid with { $held } of its own Fish.
       *[other] Paid with { $held } of its own Fish and { $dish } from the Dish.
    }
} { $does }
choice-end_act = End this Act
    .says = This cat does no more this turn.
choice-end_main = No more Acts
    .says = Let no more cats Act this turn.
choice-pass = Nothing now
    .says = Do nothing more now.
choice-roll = Roll
    .says = { $fails ->
    [none] Roll one more die: a Sleep would make the attack fail.
   *[other] One more die: { $fails }% to fail.
}
choice-stop = Stop here
    .says = { $damage ->
    [none] Roll no more: the damage so far counts.
    [0] The attack fails.
   *[other] { $damage } damage for sure.
}
choice-take_cat = The cat takes it
    .says = { $cat ->
    [none] The cat loses its own Fish to your Dish, and runs away when it has none left.
   *[other] { $loses ->
        [yes] { $cat } runs away, and the game is lost.
       *[no] { $flees ->
            [yes] { $cat } runs away, Dish { $dish }
           *[no] { $cat } keeps { $held }, Dish { $dish }
        }{ $greedy ->
            [yes] : Greedy Boss!
           *[no] .
        }
    }
}
choice-take_box = The Box takes it
    .says = { $box ->
    [none] Your Fish Box loses the Fish to your Dish, and the cat is not hurt.
   *[other] Box { $box }, Dish { $dish }{ $greedy ->
        [yes] : Greedy Boss!
       *[no] .
    }
}
choice-counter = Strike back
    .says = Strike back with a full attack.
choice-decline = Do not strike back
    .says = Let the attack pass.
choice-again = Attack again
    .says = Attack the same Kitten a second time.
choice-push = Push to the { $to }
    .says = Push the Kitten to the { $to }.
choice-hit = Hit { $cat }
    .says = { $cat } takes the damage.
choice-relocate = Put { $cat } into the { $to }
    .says = Take { $cat } to the { $to }.
choice-feed = Feed { $cat }
    .says = Give { $cat } a Fish from your Fish Trash.
choice-call = Call { $cat }
    .says = Call { $cat } from your Bench into your Base, with Fish from your Fish Trash.

## Why not

refusal-asked_first = { $asked ->
    [team] put your team together first (C3.4)
    [start] it is your Start Phase: use a Rear effect, or pass (C4.1.2)
    [take] take Fish first (C4.1.3)
    [play] it is your Play Phase: play a Kitten, or play no more (C4.2.1)
    [main] it is your Main Phase: let a cat Act, or end it (C4.3.1)
    [act] the Act of { $cat } comes first: go on with it, or end it (C4.3.3)
    [end] it is your End Phase: use a Rear effect, or pass (C4.8.1)
    [effects] { $cat } attacks: first use a Rear effect before the dice, or pass (C4.4.2)
    [die] the die shows { $face ->
        [sleep] Sleep
       *[other] { $face }
    }: first use a Rear effect, or pass (C4.4.7)
    [roll] { $cat } is rolling: first roll, or stop (C4.4.6)
    [total] { $cat } is about to be damaged: first use its Rear effect, or pass (C4.4.10)
    [counter] { $cat } may strike back: first say whether it does (C4.4.14)
    [push] { $cat } is pushed first: say where (C4.4.16)
    [again] { $cat } may attack a second time: first say whether it does (C4.4.18)
    [damage] the Damage to { $cat } comes first: say whether the cat or the Box takes it (C4.5.1)
    [response] the effect of { $cat } can be answered: first respond, or pass (C5.2.5)
    [aim] the Greedy Boss hits a Kitten first: say which (C4.6.3)
    [relocate] the Greedy Boss takes a Kitten to another Area first: say which and where (C5.4.13)
    [feast] the feast comes first: feed a Kitten, or stop (C5.4.14)
   *[call] the Greedy Boss calls a Kitten first: say which (C5.4.15)
}
refusal-asked_before = { $first }; { $then }
refusal-not_yours = { $card } is { $owner }'s: choose a cat of your own (C2.1)
refusal-not_in_sets = { $figure } is not in this game: choose a cat of your Starter Set (C3.1)
refusal-not_in_game = { $figure } is not in this game: choose a cat of your team (C10.5)
refusal-teams_done = the teams are put together already: play with yours as it is (C3.6)
refusal-teams_fixed = Starter Sets are played as they are: teams are put together in the mode for own teams (C3.1)
refusal-is_boss = { $figure } is a Boss: pick it as the Boss, not as a Kitten (C3.4)
refusal-is_kitten = { $figure } is a Kitten: pick it as a Kitten, not as the Boss (C3.4)
refusal-has_boss = the team has its Boss already, { $boss }: pick Kittens (C3.2)
refusal-house_figure = { $figure } is a house figure, and this game is played without them: pick another one (C10.5)
refusal-boss_first = the Boss is picked first (C3.4)
refusal-enough_copies = there are { $copies } of { $figure } in the team, and there may be no more: pick another Kitten (C3.3)
refusal-team_before = a ready-made team is taken before anything else is picked: go on with your own (C3.4)
refusal-illegal_team = this team may not be played here: { $problem } (C3.5)
refusal-too_few = a team has a Boss and at least { $least } Kittens, and yours has { $kittens } Kittens so far: pick more (C3.2)
refusal-take_time = Fish are taken once, in the Start Phase (C4.1.3)
refusal-take_some = take at least { $least } Fish (C4.1.3)
refusal-take_there = there are only { $box } Fish in your Box: take no more than that (C4.1.3)
refusal-take_most = take at most { $most } Fish (C4.1.3)
refusal-play_time = Kittens are played in your Play Phase (C4.2.1)
refusal-play_boss = { $card } is a Boss and is on the Territory from the beginning: play a Kitten (C3.7)
refusal-play_nobody = in One on One you play no Kittens: only the Bosses fight (C4.7.2)
refusal-played = { $card } is on the Territory already: choose a Kitten of your Bench ({ $entry_rule })
refusal-ran_away = { $card } has run away for good: choose a Kitten of your Bench (C2.9)
refusal-not_in_team = { $card } is not in your team: choose a Kitten of your Bench (C3.2)
refusal-alike = a { $card } of yours is on the Territory already: choose another Kitten ({ $alike_rule })
refusal-too_dear = { $card } has Level { $level }, and your Dish has { $dish } Fish: choose a cheaper Kitten (C4.2.2)
refusal-other_copy = copies are alike: choose the first { $card } of your Bench (R34)
refusal-call_time = Kittens are called up only by the Greedy Boss (C5.4.15)
refusal-call_boss = only a Kitten is called up (C5.4.15)
refusal-feed_time = only a Greedy Boss's feast feeds Kittens one by one (C5.4.14)
refusal-feed_whom = only your own Kittens on the Territory are fed (C5.4.14)
refusal-full_stand = { $card } has a full stand: feed another Kitten (C2.3)
refusal-hit_time = only a Greedy Boss hits a Kitten like this (C4.6.3)
refusal-hit_whom = only an enemy Kitten on the Territory can be hit: { $hit } (C5.4.1)
refusal-act_time = cats { $act ->
    [move] Move
    [attack] attack
   *[use] use such effects
} in your Main Phase (C4.3.1)
refusal-act_absent = { $card } is not on the Territory: choose a cat that is (C4.3.1)
refusal-has_acted = { $card } has Acted this turn: choose another cat (C4.3.1)
refusal-stunned = { $card } is stunned this turn: choose another cat (C4.3.12)
refusal-move_boss = a Boss never Moves: choose a Kitten (C4.3.8)
refusal-move_nobody = in One on One nobody Moves: the Bosses stay in the Center (C4.7.2)
refusal-has_moved = { $card } has Moved already: it may still attack, or end its Act (C4.3.2)
refusal-moved_there = { $card } is there already: choose another Area (C4.3.7)
refusal-center_taken = the Center has room for one cat of each seat, and { $middle } is there (C4.3.5)
refusal-too_far = the { $area } is too far for { $card }: choose an Area beside it (C4.3.4)
refusal-roadblock = an enemy Roadblock stops the Move on the way: Move only as far as that (C4.3.6)
refusal-through_center = the way leads through the Center, where another cat of yours is: choose another Area (C4.3.5)
refusal-own_side = { $enemy } is on your own side: attack an enemy (C4.3.9)
refusal-no_such_enemy = no such enemy is on the Territory: attack one that is (C4.3.9)
refusal-enemy_absent = { $enemy } is not on the Territory: attack an enemy that is (C4.3.9)
refusal-out_of_range = { $enemy } is out of range, in the { $there }, not in the { $here }: go there first, or attack another one (C4.3.9)
refusal-push_time = nobody can be pushed now (C4.4.16)
refusal-not_beside = the { $push } is not beside the { $pushed_from }: push to an Area that is (C4.4.16)
refusal-push_center = another cat of { $pushed_owner } is in the Center: push to another Area (R28)
refusal-relocate_time = only a Greedy Boss takes Kittens to other Areas (C5.4.13)
refusal-relocate_whom = only a Kitten on the Territory can be taken elsewhere (C5.4.13)
refusal-taken_there = { $card } is there already: take it to another Area (C5.4.13)
refusal-taken_center = another cat of { $owner } is in the Center: take it to another Area (R28)
refusal-end_play_time = that ends the Play Phase, and this is another phase (C4.2.1)
refusal-end_act_time = no cat of yours is in the middle of its Act (C4.3.3)
refusal-end_main_time = that ends the Main Phase, and this is another phase (C4.3.1)
refusal-roll_time = dice are rolled in an attack (C4.4.6)
refusal-stop_time = you stop only while you roll dice or hold a feast (C4.4.6, C5.4.14)
refusal-damage_time = no cat of yours is being damaged (C4.5.1)
refusal-counter_time = no cat of yours may strike back now (C4.4.14)
refusal-again_time = no cat of yours may attack a second time now (C4.4.18)
refusal-box_empty = your Box is empty: the cat takes it (C4.5.3)
refusal-direct_hit = a Kitten takes a Direct Hit itself (C4.5.4)
refusal-use_boss = the Rear effect of { $card } is used only by the Greedy Boss, with { $greedy_at } Fish in the Dish (R17)
refusal-use_time = { $effect } is used { $time } ({ $time_rule })
refusal-use_absent = { $card } is not on the Territory: use the effect of a cat that is (C5.2.1)
refusal-used = the Rear effect of { $card } has been used this turn: it can be used again in the next one (C5.2.1)
refusal-not_covered = { $card } does not cover the target of this attack (C5.3.2)
refusal-it_rolls = { $card } uses it when it rolls itself (C5.3.3)
refusal-enemy_rolls = { $card } uses it when an enemy rolls against it (C5.3.3)
refusal-not_in_attack = { $card } is not in this attack: use the effect of a cat that is ({ $time_rule })
refusal-other_face = the die shows { $face ->
    [sleep] Sleep
   *[other] { $face }
}, and it is used on { $wanted ->
    [sleep] Sleep
   *[other] { $wanted }
} (C5.3.3)
refusal-too_poor = it costs { $cost } Fish, and { $card } holds { $held } and your Dish { $dish } (C5.2.3)
refusal-pays_too_much = it costs { $cost } Fish: pay at most { $payable } with Held Fish (C5.2.2)
refusal-holds_less = { $card } holds only { $held } Fish: pay the rest from the Dish (C5.2.2)
refusal-dish_short = your Dish has only { $dish } Fish: pay { $short } of { $cost } with Held Fish (C5.2.2)
refusal-at_home = { $card } is at home already (C5.4.12)
refusal-no_kitten_here = there is no enemy Kitten in its Area: use it where there is one (C5.4.2)
refusal-no_fish_to_feed = your Box is empty, and feeds nobody (C5.4.11)
refusal-has_no_target = it has no target: use it without one (C12.4)
refusal-nobody_to_hit = nobody is there to be hit: use it where there is (C5.2.3)
refusal-nobody_to_feed = no Kitten of yours is below its Level (C5.2.3)
refusal-other_target = it can only be used on { $aims } ({ $aim_rule })
refusal-needs_target = say on whom: { $aims } ({ $aim_rule })
refusal-list_copies = there are { $count } of { $card } in the team, and there may be at most { $most }
refusal-list_size = { $part } in the team: { $count }, but there must be { $exactly ->
    [yes] exactly { $low }
   *[no] from { $low } to { $high }
}
refusal-list_barred = { $card } is a house figure, and this game is played without them: choose another one
refusal-list_unknown = there is no cat '{ $words }'{ $meant ->
    [none] : choose one of this game
   *[other] ; did you mean { $meant }?
}

## The board

center-name = Center: { $effect }
    .help = What a cat in the Center has besides its own keywords
center-gives = In the Center: { $effect }
arena = What is going on
bench-empty = Nobody is waiting.
note-hit = { $chance }% to hit
die-sleep = Sleep
die-0 = 0
die-1 = 1
die-2 = 2
dice-label = Dice so far: { $dice }
chance-fails = nothing
chance-damage = { $damage } damage
chance-next = One more die makes it
preview-against = Attack { $target }
preview-dice = { $dice } dice, if all are rolled
bout-total = = { $total } damage
bout-fails = No damage
bout-asleep = Fast asleep: it fails
bout-snores = Zzz
blow-damage = damage to { $cat }
blow-flees = runs away
blow-lost = the game is lost
blow-greedy = Greedy Boss!
cry-negated = Negated!
cry-cancelled = Cancelled!
cry-no_effect = No effect
effect-of = { $cat }: { $effect }
cut-greedy = Greedy Boss!
cut-duel = One on One!
cut-begin = Battle Meow!
cut-first = { $seat } begins
team-ready = ready
team-building = picking a team
team-count = { $boss } of 1 Boss, { $kittens } Kittens
team-nobody = Nobody yet. Pick a Boss, or take a ready-made team.
team-made = Ready-made teams
team-taken = { $count } in the team
fish-box = Box
fish-dish = Dish
fish-trash = Trash
fish-held = Fish
danger-loses = Your Boss would run away and the game would be lost. Really?

## The table in the terminal

group-yellow = Cat Café
group-magenta = High-Class
group-cyan = City Cats
table-cat = { $typed }
    .short = { $typed }
table-alone = { $typed }
table-center = { $area }: { $effect }
table-center_of = { $effect } ({ $territory })
table-turn = turn { $turn }
table-phase_of = { $seat }'s { $phase }
table-box = box
table-dish = dish
table-trash = trash
table-bench = bench
table-hangout = hangout
table-unseen = { $count } unseen
table-ready = is ready
table-building = puts a team together
table-about_to = about to happen:
table-attack-second = again
table-attack-counterattack = striking back
table-damage = damage
table-read_about = To read about one: ? snow
table-type_team = Or type all of it: team suko snow snow sham hachi
table-figure = Level { $level }, { $keywords }; { $effect }
table-group-move = move { $cat }
table-group-attack = attack { $cat }
table-group-use = use { $cat }
table-group-relocate = relocate { $cat }
table-pay = pay { $held }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}
table-rules-team =
    A team is one Boss and at least { $least } Kittens, at most { $copies } of them alike. Nobody sees yours before both are ready.
    Two alike can never be on the Territory together, but the second can come when the first has run away.
    Cheap Kittens come out at once; dear ones hold more Fish and roll more dice.
table-rules-start =
    At the start of your turn you take { $take_least } to { $take_most } Fish from your Box into your Dish.
    With { $greedy } Fish in the Dish your Boss becomes greedy: { $greedy } Fish go to the Trash, and its effect happens at once, whoever's turn it is.
    If your Box is empty when your turn begins, the Kittens go home and the Bosses meet One on One.
table-rules-play =
    Playing a Kitten costs its Level in Fish from the Dish; they lie on its stand, and it appears in your Base.
    You may play as many as you can pay, but not two alike on the Territory. They can Act at once.
table-rules-main =
    Each of your cats may Act once: first Move, then attack. It need do neither. Bosses do not Move.
    A cat Moves along one path, and attacks a cat in its own Area; keywords such as Move 2 and Ranged Attack reach further.
    In the Center is room for one cat of each side, and it has the Center Effect.
table-rules-attack =
    The attacker rolls up to its Level in dice and may stop after each. A die shows 0, 0, 1, 1, 2 or Sleep, and a Sleep ends it all: the attack fails.
    Before the dice, and after each of them, both sides may use the Rear effects of their cats that fit.
    Damage is taken by the cat or by its owner's Box, as the owner likes; the Fish go to the owner's Dish. A cat without Fish runs away, and if it is the Boss, the game is lost.
table-rules-end = Before the turn ends, effects of the End Phase can be used.
table-rules-over = The game is over.
table-rules-last_turn = After turn { $turn } the game ends: more Fish on the Boss wins, then in the Box, then in the Dish.
table-rules-one_on_one = One on One: you play no Kittens, and nobody Moves. In its turn each Boss may attack the other one once; a Box with Fish in it can still take the damage.
table-rules-costs = A Rear effect is paid with Fish of the Dish or of the cat itself: with pay 1 the cat gives one Fish of its own, and the Dish the rest. Each can be used once a turn, and a cat that pays its last Fish runs away afterwards.
table-mark-sides = { $near } is a cat of yours, { $far } one of the other side.
table-mark-boss = A Boss. If it has no Fish left, its side has lost.
table-mark-held = On a cat: it has Level 3, and 2 Fish are left on its stand.
table-mark-dish = 3 Fish in the Dish. The last slot is the Greedy Boss: once it is filled, { $greedy } Fish go to the Trash, and the effect of the Boss happens.
table-mark-dice = Dice of an attack: a 2, a Sleep, and one that may still be rolled.
table-mark-acted = A cat that has Acted this turn.
table-mark-used = A cat whose Rear effect has been used this turn.
table-mark-granted = A cat that has the keyword of its own Rear effect for a while.
table-mark-stunned = A stunned cat: it cannot Move or attack in its next turn.
table-mark-bench = A Kitten that waits to be played, with its Level: so many Fish it costs.
table-mark-pay = The cat pays 1 of the cost with its own Fish; the Dish pays the rest.
table-mark-center = Has room for one cat of each side and gives it a keyword: { $centers }.
table-eats = { $seat }'s { $boss } eats { $count } Fish.
table-starves = { $cat } has no Fish
table-flees = and runs away!
table-empty_box = { $seat }'s Box is empty. The Kittens go home,
table-bosses_meet = and the Bosses meet.
table-resigned = { $seat } has resigned in turn { $turn }
table-both_fled = both Bosses have no Fish left, in turn { $turn }
table-fled = { $seat }'s Boss { $boss } has no Fish left and runs away, in turn { $turn }
table-timeout = time is up, in turn { $turn }: Fish on the Boss, in the Box and on all cats count, then cats left
table-last_turn = turn { $turn } was the last, and { $because }
table-more_fish = { $seat } has more Fish { $place ->
    [boss] on the Boss
    [box] in the Box
   *[dish] in the Dish
} ({ $mine } to { $theirs })
table-equal = Bosses, Boxes and Dishes are equal

## What is typed

term-needs_take = how many Fish, like 'take 2'
term-needs_boss = a Boss, like 'boss yuzu'
term-needs_kitten = a Kitten, like 'kitten snow'
term-needs_team = a ready-made team, like 'team city_five', or a Boss and its Kittens
term-needs_play = a Kitten of your Bench, like 'play maro'
term-needs_call = a Kitten of your Bench, like 'call maro'
term-needs_feed = a Kitten, like 'feed maro'
term-needs_hit = a cat, like 'hit sham'
term-needs_push = an Area, like 'push center'
term-needs_move = a cat and an Area, like 'move maro sw'
term-needs_relocate = a Kitten and an Area, like 'relocate maro sw'
term-needs_attack = a cat and its target, like 'attack maro sham'
term-needs_use = a cat, how much it pays with Held Fish, and its target if it has one, like 'use snow pay 1 on sham'
refusal-teams_differ = { $problem }: { $full ->
    [yes] both seats put their teams together
   *[no] teams are fixed and open there
} (C10.8)

## Steps at which play can go on without asking

step-start = Start Phase
    .does = No effect is used.
step-effects = Effects before the dice
    .does = No effect is used.
step-die = Effects after a die
    .does = No effect is used.
step-response = Answers to an effect
    .does = No effect is used.
step-end = End Phase
    .does = No effect is used.
