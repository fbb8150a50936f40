### What cards say in English. The messages follow from the terms of the effect language (docs/crossover-effects.md);
### those that begin with "text-" are shared by several.

## Things

text-deck = { $line ->
    [db] Planet
   *[other] Deck
}
text-chakra = { $line ->
    [db] Chi
   *[other] Chakra
}
text-chakra_area = { text-chakra } area
text-discard_pile = { $line ->
    [db] discard area
   *[other] Discard Pile
}
text-village = { $line ->
    [db] Deployment area
   *[other] Village
}
text-rewards = { $line ->
    [db] Planet Damage pile
   *[other] Battle Reward area
}
text-turn_cost = { $line ->
    [db] Turn cost
   *[other] Entrance cost
}
text-hand_cost = { $line ->
    [db] Chi cost
   *[other] Hand cost
}
text-type = { $type ->
    [ninja] Ninja
    [jutsu] Jutsu
    [mission] Mission
    [client] Client
    [warrior] Warrior
    [technique] Technique
    [event] Event
   *[wish] Wish
}
text-for = { $for_ ->
    [battle] in this battle
    [turn] this turn
    [next_turn] this turn and next turn
   *[game] for the rest of the game
}
part-card-type = { text-type }{ $many ->
    [yes] { $type ->
        [ninja] {""}
        [jutsu] {""}
       *[other] s
    }
   *[other] {""}
}
part-card-from = { $zone ->
    [hand] hand
    [deck] { text-deck }
    [discard] { text-discard_pile }
    [chakra] { text-chakra_area }
   *[other] { $zone }
}
part-card-called = { $name }
    .between = {", "}
part-card-coin_of = { $name ->
    [none] coin
   *[other] { $name } coin
}
part-card-keyword = { $name }{ $number ->
    [none] { SAID($whom, ": ") }
   *[other] {" "}{ $number }
}

## Joints

text-joint = { $how ->
    [then] ;{" "}
    [may] ;{" "}{ EITHER($start, "if you do, ") }
    [option] ; or{" "}
    [times] {" "}times{" "}
    [or] { text-or }
    [nor] { text-or }
   *[other] { EITHER($more, ", ", " and ") }
}
text-or = { EITHER($more, ", ", " or ") }
part-card-joined = { $one }{ text-joint }{ $next }
part-card-aimed = choose { $targets }: { $do }
part-card-where = { $letter } being { $number }
text-tail = { SAID($n_where, ", ") }

## Objects

part-card-reference = { $who ->
    [self] { $again ->
        [yes] it
       *[other] this { $source ->
            [ninja] Ninja
            [jutsu] Jutsu
            [mission] Mission
            [client] Client
            [warrior] Warrior
            [technique] Technique
            [event] Event
           *[wish] Wish
        }
    }
    [user] { EITHER($again, "it", "the user") }
    [its_user] its user
    [attached] { EITHER($again, "it", "the attached fighter") }
    [team] { WHOSE($of) } Team
    [it] it
    [nth] the { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[9] ninth
    } { text-noun_of_reference }
    [those] those { text-noun_of_reference }s
   *[that] { $again ->
        [yes] it
       *[other] that { text-noun_of_reference }
    }
}
text-noun_of_reference = { $noun ->
    [support] support card
    [card] card
    [chain] effect
    [art] Art
   *[fighter] fighter
}
part-card-objects = { text-objects }{ $by ->
    [opp] {" "}of the opponent's choice
    [random] {" "}chosen at random
   *[other] {""}
}
text-objects = { $role ->
    [none] { $how ->
        [bare] { text-noun }{ text-place }
        [a] { text-a }{ text-place }
       *[other] { $sort ->
            [chain] { text-items }
            [card] { text-cards }
           *[other] { $near ->
                [none] { text-fighters }
               *[other] { text-near }
            }
        }
    }
   *[other] { $how ->
        [bare] { text-noun }{ text-place }
        [a] { text-a }{ text-place }
       *[other] { text-placed }
    }
}
text-a = { $other ->
    [yes] another { text-noun }
   *[other] { $sort ->
        [card] { AN(text-noun) }
       *[other] { $names ->
            [none] { AN(text-noun) }
           *[other] { text-noun }
        }
    }
}
text-other = { EITHER($other, "other ") }
text-all = { EITHER($counted, "", "all ") }
text-count = { EITHER($up_to, "up to ") }{ $n } { text-other }{ text-noun }
text-in_play = { EITHER($in_play, " in play") }
text-owner = { $of ->
    [you] your
   *[opp] the opponent's
}
text-fighters = { $of ->
    [none] { $how ->
        [all] { text-all }{ text-other }{ text-noun }
        [one] { text-a }
       *[other] { text-count }
    }{ text-in_play }
   *[other] { $how ->
        [all] { text-owner } { text-other }{ text-noun }
        [one] { $other ->
            [yes] another of { text-owner } { text-noun }
           *[other] one of { text-owner } { text-noun }
        }
       *[other] { EITHER($up_to, "up to ") }{ $n } of { text-owner } { text-other }{ text-noun }
    }
}
text-near = { $how ->
    [all] { $near ->
        [with] the{" "}
       *[other] { text-all }
    }{ text-other }{ text-noun }
    [one] { text-a }
   *[other] { text-count }
}{ text-place }
text-place = { $near ->
    [none] {""}
    [vs] {" "}battling { $whom }
    [was_vs] {" "}in the Team { $whom } battled
   *[with] {" "}in { WHOSE($whom) } Team
}
text-placed = { $near ->
    [none] { $how ->
        [all] the { text-noun } of { $of ->
            [none] all { text-teams }
           *[other] { text-owner } { text-teams }
        }
       *[other] { $role ->
            [head] the
           *[back] a
        } { text-role_noun } of { $how ->
            [one] one
           *[other] { $n }
        } of { $of ->
            [none] all { text-teams }
           *[other] { text-owner } { text-teams }
        }
    }
   *[other] { $how ->
        [one] a{" "}
       *[other] { $one_head ->
            [yes] the{" "}
           *[other] { text-all }
        }
    }{ $one_head ->
        [yes] { text-role_noun }
       *[other] { $how ->
            [one] { text-role_noun }
           *[other] { text-noun }
        }
    } { $near ->
        [vs] of the Team battling { $whom }
        [was_vs] of the Team { $whom } battled
       *[with] of { WHOSE($whom) } Team
    }
}
text-teams = { $zone ->
    [battle] battling Teams
   *[other] Teams
}
text-role_noun = { text-adjectives }{ text-role }
text-role = { $role ->
    [head] Head
   *[back] Back
}
text-cards = { $how ->
    [all] { text-all }{ text-noun }
    [one] { text-a }
   *[other] { text-count }
} { EITHER($counted, "in", "from") } { text-zones }
text-zones = { $of ->
    [you] your
    [opp] the opponent's
   *[none] any
} { $zones }
text-items = { $how ->
    [all] { text-all }{ text-other }{ text-noun }{ text-items_of } on the Chain
    [one] { text-a }{ text-items_of }
   *[other] { text-count }{ text-items_of }
}{ text-aim }
text-items_of = { $of ->
    [you] {" "}of yours
    [opp] {" "}of the opponent
   *[none] {""}
}
text-aim = { EITHER($aims, " that targets a fighter in the user's Team") }
text-noun = { $role ->
    [none] { $zone ->
        [battle] battling{" "}
        [standby] Stand-by{" "}
       *[other] {""}
    }
   *[other] {""}
}{ text-adjectives }{ $many ->
    [yes] { text-kind }{ SAID($names, " named ") }
   *[other] { text-named }
}{ text-details }
text-named = { $names ->
    [none] { text-kind }
   *[other] { $sort ->
        [fighter] { $role ->
            [none] { $names }
           *[other] { $names } { text-kind }
        }
       *[other] { $names } { text-kind }
    }
}
text-kind = { $role ->
    [none] { $types ->
        [none] { $art ->
            [yes] Art
           *[other] { $fighter ->
                [yes] { $sort ->
                    [card] fighter card
                   *[other] fighter
                }
               *[other] { $sort ->
                    [support] support card
                    [card] card
                    [chain] effect
                   *[fighter] fighter
                }
            }
        }{ text-s }
       *[other] { $types }{ $sort ->
            [card] {" "}card{ text-s }
           *[other] {""}
        }
    }
   *[other] { text-role }{ text-s }
}
text-s = { EITHER($many, "s") }
text-adjectives = { SAID($status, "", " ") }{ $gameline ->
    [naruto] Naruto{" "}
    [db] Dragon Ball{" "}
   *[none] {""}
}{ SAID($symbol, "", " ") }{ SAID($attr, "", " ") }{ SAID($trait, "", " ") }{ SAID($not_trait, "non-", " ") }
text-details = { SAID($keyword, " with ") }{ $has_coin ->
    [none] {""}
   *[other] {" "}with { AN($has_coin) }
}{ SAID($rank_min, " of rank ", " or higher") }{ SAID($mental_max, " with a Mental Power of ", " or less") }{ $turn_min ->
    [none] { $turn_max ->
        [none] {""}
       *[other] {" "}with { AN(text-turn_cost) } of { $turn_max } or less
    }
   *[other] {" "}with { AN(text-turn_cost) } of { $turn_min } { $turn_max ->
        [none] or more
       *[other] to { $turn_max }
    }
}{ $printed_turn_min ->
    [none] { $printed_turn_max ->
        [none] {""}
       *[other] {" "}with a printed { text-turn_cost } of { $printed_turn_max } or less
    }
   *[other] {" "}with a printed { text-turn_cost } of { $printed_turn_min } { $printed_turn_max ->
        [none] or more
       *[other] to { $printed_turn_max }
    }
}

## Numbers

part-card-number_fixed = { $n }
part-card-number_x = X
part-card-number_count = the number of { $count }
part-card-number_stat = { WHOSE($of) } { $stat ->
    [combat] current Combat
    [support] current Support
    [printed_combat] printed Combat in its current status
    [printed_support] printed Support in its current status
    [turn] { text-turn_cost }
   *[mental] Mental Power
}
part-card-number_coins = the number of { $coins ->
    [none] coins
   *[other] { $coins } coins
} on { $of }
part-card-number_team_power = { $team_power ->
    [self] { WHOSE($whom) } Team Power
   *[foe] the opposing Team's Team Power
}
part-card-number_team_size = the number of fighters in { $team_size ->
    [none] that Team
   *[other] { WHOSE($team_size) } Team
}
part-card-number_rewards_won_this_turn = the number of Battle Rewards { $rewards_won_this_turn ->
    [you] you have
   *[opp] the opponent has
} won this turn
part-card-number_rewards = the number of Battle Rewards { $rewards ->
    [you] you hold
   *[opp] the opponent holds
}
part-card-number_hand = the number of cards in { $hand ->
    [you] your
   *[opp] the opponent's
} hand
part-card-number_marker = { $marker ->
    [you] your
   *[opp] the opponent's
} Turn Indicator
part-card-number_neg = minus { $neg }
part-card-number_add = the sum of { $add }
part-card-number_mul = { $mul }
part-card-number_min = the least of { $min_ }
part-card-number_max = the greatest of { $max_ }
part-card-number_up_to = a number of your choice from 0 to { $up_to }

## Conditions

text-not = { EITHER($negated, "not ") }
part-card-has_coin = { $whom } has a DB coin
part-card-cond_exists = { $near ->
    [none] { $zones ->
        [none] { $sort ->
            [chain] { text-there } { text-found }{ $of ->
                [you] {" "}of yours
                [opp] {" "}of the opponent
               *[none] {""}
            } on the Chain{ text-aim }
           *[other] { $of ->
                [you] you control { text-found }
                [opp] the opponent controls { text-found }
               *[none] { text-there } { text-found } in play
            }
        }
       *[other] { text-there } { text-found } in { text-zones }
    }
   *[other] { $whom } is { text-not }{ $near ->
        [with] in a Team with
       *[vs] battling
    } { SAID($min_, "", " or more ") }{ $noun }
}
text-there = { $min_ ->
    [none] there is
   *[other] there are
}
text-found = { $min_ ->
    [none] { $negated ->
        [yes] no { text-other }{ $noun }
       *[other] { $noun }
    }
   *[other] { $negated ->
        [yes] fewer than { $min_ }
       *[other] { $min_ } or more
    } { text-other }{ $noun }
}
part-card-cond_cmp = { $a } { $is_ ->
    [unequal] is not
   *[other] is
} { $fixed ->
    [none] { $is_ ->
        [less] less than
        [at_most] not higher than
        [at_least] not lower than
        [more] higher than
       *[other] equal to
    } { $b }
   *[other] { $is_ ->
        [less] less than { $fixed }
        [at_most] { $fixed } or less
        [at_least] { $fixed } or more
        [more] more than { $fixed }
       *[other] { $fixed }
    }
}
part-card-cond_status = { $of } is { text-not }{ $is_ }
part-card-cond_position = { $of } is { text-not }battling as { $is_ ->
    [head] the Head
   *[back] a Back fighter
} of its Team
part-card-cond_battling = { $of } is { text-not }battling
part-card-cond_matches = { $of } is { text-not }{ $near ->
    [none] { $is_ }
    [vs] battling { $whom }
    [was_vs] in the Team { $whom } battled
   *[with] in { WHOSE($whom) } Team
}
part-card-cond_left_play = { $of } has { text-not }left play
part-card-cond_sent_this_turn = { $of } was { text-not }sent out this turn
part-card-cond_art_requires = that Art { EITHER($negated, "does not require", "requires") } { $any_ }
part-card-cond_used_art_this_turn = { $of } { EITHER($negated, "did not use", "used") } an Art this turn that requires { $any_ }
part-card-cond_phase = it is { text-not }the { $is_ ->
    [start] Start
    [mission] Mission
    [organization] Organization
    [battle] Battle
   *[end] End
} Phase
part-card-cond_role = you are { text-not }the { $is_ }

## Costs

part-card-pay_chakra = discard { $n } { SAID($symbol, "", " ") }{ text-chakra }
part-card-pay_hand = discard { $n } { $what ->
    [none] { EITHER($n_one, "card", "cards") }
   *[other] { $what }
} from your hand
part-card-pay_injure = change { $what } to injured
part-card-pay_damage = give 1 Damage to { $what }
part-card-pay_coin = remove { $n } { SAID($sort, "", " ") }{ EITHER($n_one, "coin", "coins") } from { $whom ->
    [none] { EITHER($n_one, "a card you control", "cards you control") }
   *[other] { $whom }
}
part-card-pay_remove = remove { $n } { $what } in { $of ->
    [you] your
    [opp] the opponent's
   *[any] any
} { $zone } from the game
part-card-pay_move_self = { $to ->
    [discard] discard { $whom }
   *[other] move { $whom } { text-onto_yours }
}
part-card-pay_discard_fighter = discard { $what }
text-onto_yours = { $to ->
    [deck_top] on the top of your { text-deck }
    [deck_bottom] on the bottom of your { text-deck }
    [hand] to your hand
    [chakra] to your { text-chakra_area }
    [your_rewards] to your { text-rewards } face down
    [removed] out of the game
   *[discard] to your { text-discard_pile }
}

## What static abilities do

text-gets = { $to_is ->
    [all] get
    [many] get
   *[other] gets
}
text-has = { $to_is ->
    [all] have
    [many] have
   *[other] has
}
text-power = { $c }/{ $s }
text-power_tail = { SAID($c_where, ", ") }{ $s_where ->
    [none] {""}
   *[other] { $c_where ->
        [none] ,{" "}
       *[other] {" "}and{" "}
    }{ $s_where }
}
part-card-of_teams = { $teams_of ->
    [you] each of your Teams
    [opp] each of the opponent's Teams
   *[any] each Team
}{ SAID($with_, " that includes ") }
part-card-mod_power = { $to } { text-gets } { text-power }{ text-power_tail }
part-card-mod_team_power = { text-same }{ $n } Team Power{ text-tail }
part-card-mod_team_mental = { text-same }{ $n } Team Mental Power{ text-tail }
text-same = { $same ->
    [yes] {""}
   *[other] { $to } gets{" "}
}
text-safe = cannot { $what ->
    [none] { $always }
   *[other] be { $what } by { $by ->
        [opp] the opponent's effects
        [opp_arts] the opponent's Arts
        [opp_fighters] the effects of the opponent's fighters
        [opp_missions] the opponent's Missions and Events
       *[any] effects
    }{ SAID($always, " or ") }
}
part-card-word = { $sort ->
    [protection] { $word ->
        [damage] given Damage
        [injure] changed to injured
        [blank] stripped of effect texts
        [standby] made Stand-by
        [move] moved
        [power] changed in Power
        [target] targeted
        [showdown_damage] receive Damage in the Showdown
        [damage_discard] be discarded by Damage
       *[all] affected
    }
   *[inability] { $word ->
        [use_art] use Arts
       *[attack] be sent out to attack
    }
}
part-card-mod_protect = { $to } { text-safe }
part-card-mod_unblockable = { $to } cannot be Blocked by a Team { $by_team_size_max ->
    [none] that includes { $by_team_with }
    [1] of 1 fighter
   *[other] of { $by_team_size_max } fighters or fewer
}
part-card-mod_hand_cost = { $to } { text-gets } { $n } { text-hand_cost }{ text-tail }
part-card-mod_turn_cost = { $to } { text-gets } { $n } { text-turn_cost }{ text-tail }
part-card-mod_art_cost = { $to } { text-gets } { $n } { text-chakra } cost{ text-tail }
part-card-mod_growth_value = each Growth coin on { $who ->
    [you] your fighters
    [opp] the opponent's fighters
   *[any] all fighters
} counts as { $n }/{ $n }{ text-tail }
part-card-mod_defeat_damage = the Head of { $who ->
    [you] your Team
    [opp] the opponent's Team
   *[any] a Team
} that is Defeated in the Showdown receives { $n } additional Damage{ text-tail }
part-card-mod_forbid = { $who ->
    [you] you cannot
    [opp] the opponent cannot
   *[any] no player can
} { $what ->
    [ambush] deploy by Ambush
    [growth] use Growth
   *[counter] play Counter Missions
}
part-card-mod_trait = { $to } { text-has } the trait { $add }
part-card-mod_keyword = { $to } { text-has } { $add }
part-card-mod_must_attack = { $to } must be sent out to attack
part-card-mod_cannot_attack = { $to } cannot be sent out to attack
part-card-mod_must_block = { $to } must be sent out to block

## What effects do

text-whose = { $who ->
    [you] your
   *[other] their
}
text-owners = { $who ->
    [you] your
    [opp] the opponent's
   *[both] each player's
}
text-onto = { $to ->
    [deck_top] on the top of { text-whose } { text-deck }
    [deck_bottom] on the bottom of { text-whose } { text-deck }
    [hand] to { text-whose } hand
    [chakra] to { text-whose } { text-chakra_area }
    [your_rewards] to your { text-rewards } face down
    [removed] out of the game
   *[discard] to { text-whose } { text-discard_pile }
}
text-number = { $n_how ->
    [all] all
    [any] any number of
    [up_to] up to { $n }
   *[other] { $n }
}
text-cards_drawn = { text-number } { EITHER($n_one, "card", "cards") }
part-card-op_draw = { $who ->
    [you] draw
    [opp] the opponent draws
   *[both] each player draws
} { text-cards_drawn }{ text-tail }
text-top = { $n_one ->
    [yes] { $n_how ->
        [none] the top card
       *[other] the top { text-cards_drawn }
    }
   *[other] the top { text-cards_drawn }
}
part-card-op_mill = { $to ->
    [discard] { $who ->
        [you] discard
        [opp] the opponent discards
       *[both] each player discards
    } { text-top } of { text-whose } { text-deck }
   *[other] { $who ->
        [you] move
        [opp] the opponent moves
       *[both] each player moves
    } { text-top } of { text-whose } { text-deck } { text-onto }
}{ text-tail }
text-owner_of = { $owner ->
    [your] your
    [their] their owners'
   *[its] its owner's
}
text-hand_of = { $owner ->
    [their] hands
   *[other] hand
}
part-card-op_move = { $to ->
    [discard] discard { $what }
    [removed] remove { $what } from the game
    [hand] { $cards ->
        [yes] take { $what } into { text-owner_of } { text-hand_of }
       *[other] return { $what } to { text-owner_of } { text-hand_of }
    }
    [deck_top] put { $what } on the top of { text-owner_of } { text-deck }
    [deck_bottom] put { $what } on the bottom of { text-owner_of } { text-deck }
    [chakra] move { $what } to { text-owner_of } { text-chakra_area }
   *[your_rewards] move { $what } to your { text-rewards } face down
}
part-card-op_put = put { $what } in play
part-card-op_reward = { $who ->
    [you] win
    [opp] the opponent wins
   *[both] each player wins
} { text-number } { EITHER($n_one, "Battle Reward", "Battle Rewards") }{ text-tail }
part-card-op_unreward = { $to ->
    [deck_top] put
    [deck_bottom] put
   *[other] move
} { text-owners } { $n_one ->
    [yes] { $n_how ->
        [none] latest Battle Reward
       *[other] { text-number } latest Battle Reward
    }
   *[other] { text-number } latest Battle Rewards (all, if fewer)
} { $to ->
    [deck_top] on the top of { text-back_to } { text-deck }
    [deck_bottom] on the bottom of { text-back_to } { text-deck }
    [hand] to { text-back_to } hand
    [chakra] to { text-back_to } { text-chakra_area }
    [removed] out of the game
   *[discard] to { text-back_to } { text-discard_pile }
}{ $shuffle ->
    [yes] , then shuffle that { text-deck }
   *[other] {""}
}{ text-tail }
text-back_to = { $who ->
    [you] the opponent's
    [opp] your
   *[both] the owner's
}
part-card-op_recycle_hand = { $who ->
    [you] { $to ->
        [deck_top] put
        [deck_bottom] put
       *[other] move
    }
   *[other] { $who ->
        [opp] the opponent
       *[both] each player
    } { $to ->
        [deck_top] puts
        [deck_bottom] puts
       *[other] moves
    }
} { text-whose } whole hand { text-onto } and { $who ->
    [you] draw
   *[other] draws
} as many cards
part-card-op_return_injured = { $to } goes to your { text-village } injured
part-card-op_discard = { $by ->
    [you] { $who ->
        [opp] choose { text-discarded } from the opponent's { text-from_zone } and discard { EITHER($n_one, "it", "them") }
       *[other] { text-discards }
    }
    [random] { text-discards } at random
   *[owner] { text-discards }
}{ text-tail }
text-discarded = { text-number } { $what ->
    [none] { EITHER($n_one, "card", "cards") }
   *[other] { $what }
}
text-from_zone = { $from_ ->
    [hand] hand
   *[chakra] { text-chakra_area }
}
text-discards = { $who ->
    [you] discard
    [opp] the opponent discards
   *[both] each player discards
} { text-discarded } from { text-whose } { text-from_zone }
part-card-op_search = { $look ->
    [none] search { text-searched } for { text-wanted },{" "}
    [1] look at the top card of { text-searched } for { text-wanted },{" "}
   *[other] look at the top { $look } cards of { text-searched } for { text-wanted },{" "}
}{ $reveal ->
    [yes] show { text-them },{" "}
   *[other] {""}
}{ $to ->
    [hand] take { text-them }
    [play] put { text-them } in play
    [deck_top] move { text-them } on the top of { text-searched }
    [deck_bottom] move { text-them } on the bottom of { text-searched }
    [chakra] move { text-them } to { text-of_searched } { text-chakra_area }
    [your_rewards] move { text-them } to your { text-rewards } face down
    [removed] move { text-them } out of the game
   *[discard] move { text-them } to { text-of_searched } { text-discard_pile }
} { $look ->
    [none] and shuffle
   *[other] and shuffle the rest back
}{ text-tail }
text-of_searched = { $who ->
    [you] your
   *[opp] the opponent's
}
text-searched = { text-of_searched } { text-deck }
text-wanted = { $n_one ->
    [yes] { $n_how ->
        [none] { $what }
       *[other] { $what }
    }
   *[other] { $n_how ->
        [all] all { $what }
        [any] any number of { $what }
       *[other] up to { $n } { $what }
    }
}
text-them = { EITHER($n_one, "it", "them") }
part-card-op_look = look at { $n ->
    [none] { text-of_searched } hand
   *[other] { text-top } of { text-searched }
}{ $pick ->
    [0] {""}
   *[other] { $n ->
        [none] {" "}and
       *[other] ,
    } { $pick_to ->
        [discard] discard { text-picked }
       *[other] move { text-picked } { $pick_to ->
            [deck_top] on the top of { text-its_owners } { text-deck }
            [deck_bottom] on the bottom of { text-its_owners } { text-deck }
            [hand] to { text-its_owners } hand
            [chakra] to { text-its_owners } { text-chakra_area }
            [your_rewards] to your { text-rewards } face down
           *[removed] out of the game
        }
    }
}{ $rest ->
    [none] {""}
   *[other] {" "}and { $rest ->
        [top] put { text-rest } back on top
        [bottom] put { text-rest } on the bottom
        [shuffle] shuffle { text-rest } back
       *[reorder] put { text-rest } back on top in any order
    }
}{ text-tail }
text-its_owners = { $who ->
    [you] your
   *[opp] its owner's
}
text-picked = { $pick ->
    [1] one
   *[other] { $pick }
} { $n ->
    [none] { $pick ->
        [1] card from it
       *[other] cards from it
    }
   *[other] of them
}
text-rest = { $pick ->
    [0] { text-them }
   *[other] the rest
}
part-card-op_coin = place { $n_one ->
    [yes] { $n_how ->
        [none] a { $sort } coin
       *[other] { text-number } { $sort } coin
    }
   *[other] { text-number } { $sort } coins
} on { $to_is ->
    [all] each of { $to }
    [many] each of { $to }
   *[other] { $to }
}{ text-tail }
part-card-op_uncoin = remove { text-number } { SAID($sort, "", " ") }{ EITHER($n_one, "coin", "coins") } from { $to }{ text-tail }
part-card-op_db_coin = { $who ->
    [you] gain
    [opp] the opponent gains
   *[both] each player gains
} { text-number } DB { EITHER($n_one, "coin", "coins") }{ text-tail }
part-card-op_take_coin = move a Ninja Blade coin of any kind from a card the opponent controls to { $to }
part-card-op_marker = move { text-owners } Turn Indicator by { $n }{ text-tail }
part-card-op_power = { $to } { text-gets } { text-power } { text-for }{ text-power_tail }
part-card-op_set_power = { $to } { text-has } Power { text-power } instead of the printed one { text-for }{ text-power_tail }
part-card-op_team_power = { $known ->
    [yes] { WHOSE($of) } Team
   *[other] the Team of { $of }
} gets { $n } Team Power { text-for }{ text-tail }
part-card-op_damage = give { text-number } Damage to { $to }{ text-tail }
text-each_changed = { $to_is ->
    [all] for each fighter
    [many] for each fighter
   *[other] if it is
}
part-card-op_injure = { EITHER($optional, "you may ") }change { $to } to injured{ $then_each ->
    [none] {""}
   *[other] ; { text-each_changed } changed{ text-this_way }, { $then_each }
}
part-card-op_heal = { EITHER($optional, "you may ") }heal { $to }{ $then_each ->
    [none] {""}
   *[other] ; { text-each_changed } healed{ text-this_way }, { $then_each }
}
text-this_way = { $to_is ->
    [all] {" "}this way
    [many] {" "}this way
   *[other] {""}
}
part-card-op_standby = { $to } { $to_is ->
    [all] become Stand-by fighters
    [many] become Stand-by fighters
   *[other] becomes a Stand-by fighter
}
part-card-op_join = place { $what } in { WHOSE($team_of) } Team { $pos ->
    [head] as its Head
    [back] as a Back fighter
   *[any] in any position
}
part-card-op_blank = negate { $to ->
    [it] its effect texts and keywords
   *[other] the effect texts and keywords of { $to }
} { text-for }
part-card-op_copy_text = { $to } { text-gains } the effect texts and keywords of { $from_ } { text-for }
text-gains = { $to_is ->
    [all] gain
    [many] gain
   *[other] gains
}
part-card-op_grant = { $to } { $forbid ->
    [none] { $keyword ->
        [none] { $trait ->
            [none] { text-safe }
           *[other] { text-gains } the trait { $trait }
        }
       *[other] { text-gains } { $keyword }
    }
   *[other] cannot { $forbid }
} { text-for }
part-card-op_control = { $who ->
    [you] take control of { $what }
   *[opp] give the opponent control of { $what }
}
part-card-op_attach = attach { $me } to { $to }
part-card-op_negate = { $to ->
    [chakra] negate { $what }
    [discard] negate and discard { $what }
    [deck_top] negate { $what } and move it on the top of its owner's { text-deck }
    [deck_bottom] negate { $what } and move it on the bottom of its owner's { text-deck }
    [hand] negate { $what } and move it to its owner's hand
   *[removed] negate { $what } and move it out of the game
}
part-card-op_extra_deploy = you may deploy { text-number } more { EITHER($n_one, "fighter", "fighters") } this turn{ text-tail }
part-card-op_reorganize = { $who ->
    [you] organize
    [opp] the opponent organizes
   *[both] each player organizes
} { text-whose } Teams
part-card-op_flip = flip { $n_one ->
    [yes] a coin
   *[other] { text-number } coins
}{ text-tail }: { $heads ->
    [none] {""}
   *[other] { text-if_it_is } heads, { $heads }{ $tails ->
        [none] {""}
       *[other] ;{" "}
    }
}{ $tails ->
    [none] {""}
   *[other] { text-if_it_is } tails, { $tails }
}
text-if_it_is = { EITHER($n_one, "if it is", "for each") }
part-card-op_if = if { $cond }, { $then }{ SAID($else_, "; otherwise ") }
part-card-op_choose = { $by ->
    [you] choose one{ SAID($aim, " for ") }
   *[opp] the opponent chooses one
}: { $options }
part-card-op_later = { $at ->
    [turn_end] at the end of the turn
    [showdown_start] at the start of the Showdown
   *[next_turn_start] at the beginning of the next turn
}, { $do_ }
part-card-op_watch = { $event } { text-for }, { $do_ }
part-card-op_rule = { $set_ ->
    [all_draws] every battle between two Teams is a Draw { text-for }
    [mental_battle] battles are Mental Power Battles { text-for }
   *[skip_showdown] there is no Showdown { text-for }
}

## Events

text-turn_of = { $role ->
    [attacker] your
    [defender] the opponent's
   *[none] each
}
text-on_turn = { $role ->
    [attacker] {" "}on your turn
    [defender] {" "}on the opponent's turn
   *[none] {""}
}
text-happens = { $event ->
    [put_in_play] is put in play
    [deployed] is deployed
    [sent_out] is sent out to battle
    [sent_attack] is sent out to attack
    [sent_block] is sent out to block
    [opposed] is opposed
    [used_art] uses an Art
    [won_battle] wins a battle
    [lost_battle] loses a battle
    [drew_battle] draws a battle
    [discarded_showdown] is discarded due to the Showdown
    [left_play] leaves play
    [damaged] receives Damage
    [healed] is healed
    [last_coin_removed] loses its last coin of a kind
    [expired] expires
    [ally_discarded_showdown] is discarded due to the Showdown
    [ally_put_in_play] is put in play
    [ally_left_play] leaves play
    [team_won] wins a Victory or Outstanding Victory
    [team_lost] is Defeated or Completely Defeated
   *[outstanding] wins an Outstanding Victory
}
part-card-happens = { $event ->
    [turn_start] at the beginning of { text-turn_of } turn
    [turn_end] at the end of { text-turn_of } turn
    [battle_start] at the start of { text-turn_of } Battle Phase
    [showdown_start] at the start of { text-turn_of } Showdown
    [put_in_play] when put in play{ text-on_turn }
    [deployed] when deployed{ text-on_turn }
    [sent_out] when sent out to battle{ text-on_turn }
    [sent_attack] when sent out to attack{ text-on_turn }
    [sent_block] when sent out to block{ text-on_turn }
    [opposed] when opposed{ text-on_turn }
    [discarded_showdown] when discarded due to the Showdown{ text-on_turn }
    [won_battle] when { WHOSE($whom) } Team wins a Victory or Outstanding Victory{ text-on_turn }
    [lost_battle] when { WHOSE($whom) } Team is Defeated or Completely Defeated{ text-on_turn }
    [drew_battle] when { WHOSE($whom) } Team draws its battle{ text-on_turn }
    [ally_discarded_showdown] when one of your fighters is discarded due to the Showdown{ text-on_turn }
    [ally_put_in_play] when one of your fighters is put in play{ text-on_turn }
    [ally_left_play] when one of your fighters leaves play{ text-on_turn }
    [opp_used_art] when the opponent uses an Art{ text-on_turn }
    [team_won] when one of your Teams wins a Victory or Outstanding Victory{ text-on_turn }
    [team_lost] when one of your Teams is Defeated or Completely Defeated{ text-on_turn }
    [outstanding] when one of your Teams wins an Outstanding Victory{ text-on_turn }
    [planet_damage] when you receive Planet Damage in the Showdown{ text-on_turn }
    [reward_won] when you win a Battle Reward{ text-on_turn }
    [last_coin_removed] when the last { $coin } coin on { $whom } is removed{ text-on_turn }
    [expired] when the Time Limit of { $whom } ends{ text-on_turn }
   *[other] when { $whom } { text-happens }{ text-on_turn }
}
text-their = { $of ->
    [you] your
   *[opp] the opponent's
}
part-card-each_time = { $whom ->
    [none] { $event ->
        [turn_start] at the beginning of each of { text-their } turns
        [turn_end] at the end of each of { text-their } turns
        [battle_start] at the start of each of { text-their } Battle Phases
        [showdown_start] at the start of each of { text-their } Showdowns
        [opp_used_art] each time { $of ->
            [you] the opponent uses an Art
           *[opp] you use an Art
        }
        [planet_damage] each time { $of ->
            [you] you receive
           *[opp] the opponent receives
        } Planet Damage
        [reward_won] each time { $of ->
            [you] you win
           *[opp] the opponent wins
        } a Battle Reward
       *[other] each time one of { text-their } { $scope ->
            [teams] Teams
            [fighters] fighters
           *[none] cards
        } { text-happens }
    }
   *[other] each time { $whom_is ->
        [many] one of{" "}
       *[other] {""}
    }{ $whom } { text-happens }
}

## Abilities and cards

text-ability = { $sort ->
    [static] { SAID($cond, "while ", ", ") }{ $do }
    [effect] { EITHER($played, "when played, ") }{ text-if }{ $do }
    [trigger] { $happens }, { text-if }{ text-cost }{ $do }
    [replace] when { $me } would { $would ->
        [leave_play] leave play
       *[damage] receive Damage
    }{ text-on_turn }, { text-if }{ text-cost }{ $do } instead
   *[activated] { text-timing }{ EITHER($anywhere, " (also while not battling)") }{ $role ->
        [none] {""}
       *[other] ,{ text-on_turn }
    }: { text-if }{ SAID($cost, "", "; ") }{ $do }
}
text-timing = { $timing ->
    [strategy] Strategy
    [action] Action
   *[chain] Chain
}
text-if = { SAID($cond, "if ", ", ") }
text-cost = { $cost ->
    [none] { text-may }
   *[other] { text-may }{ $cost }; if you do,{" "}
}
text-may = { $may ->
    [may] you may{" "}
    [like] if you like,{" "}
   *[none] {""}
}
text-icons = { $valid ->
    [yes] Valid{ $db ->
        [yes] ,{" "}
       *[other] { text-comma }
    }
   *[other] {""}
}{ $db ->
    [yes] DB{ text-comma }
   *[other] {""}
}{ $limit ->
    [turn] once per turn
    [game] once per game
    [unlimited] any number of times
   *[none] {""}
}
text-comma = { $limit ->
    [none] {""}
   *[other] ,{" "}
}
part-card-ability = { CAPITAL(text-ability) }.{ EITHER($unnegatable, " This cannot be negated.") }{ EITHER($unique, " Several copies count once.") }{ $icons ->
    [yes] {" "}({ text-icons })
   *[other] {""}
}
part-card-subtype = { $subtype ->
    [permanent] Permanent
    [counter] Counter
    [adventure] Adventure (Strategy, on your turn)
   *[time] Time Limit { $time }
}
    .between = {", "}
part-card-subtypes = { $all }
part-card-any_user = any fighter
part-card-unit = { $n ->
    [0] nothing
    [none] X of any symbol
   *[other] { $n } { $symbol ->
        [none] of any symbol
       *[other] { $symbol }
    }
}
    .between = {" and "}
part-card-line = { CAPITAL($said) }{ EITHER($full, "", ".") }
    .between = {" "}
    .apart = {"; "}
part-card-kind_of = { $subtype ->
    [permanent] Permanent
    [counter] Counter
    [adventure] Adventure
   *[none] { text-type }
}
    .between = {" "}
part-card-head = { $kinds } { $number }{ $turn ->
    [none] {""}
   *[other] , turn cost { $turn }, hand cost { $hand }
}{ $cost_count ->
    [0] {""}
   *[other] , cost { $cost }
}{ $symbols_count ->
    [0] {""}
   *[other] , symbol { $symbols }
}{ $healthy ->
    [none] {""}
   *[other] , { $healthy } healthy, { $injured } injured
}{ SAID($mental, ", Mental Power ") }.{ $attributes_count ->
    [0] {""}
   *[other] {" "}Attributes: { $attributes }.
}{ $traits_count ->
    [0] {""}
   *[other] {" "}Traits: { $traits }.
}{ SAID($user, " User: ", ".") }
part-card-printed = { SAID($head, "", " ") }{ $lines_count ->
    [0] No effect text.
   *[other] { $lines }
}
