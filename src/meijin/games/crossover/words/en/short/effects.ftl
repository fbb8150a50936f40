### How the same is said where there is little room, as in tables: these take the place of what effects.ftl has.

part-card-from = { $zone ->
    [chakra] { text-chakra }
    [hand] hand
    [deck] { text-deck }
    [discard] { text-discard_pile }
   *[other] { $zone }
}
part-card-joined = { $one }{ $how ->
    [or] /
   *[other] { text-joint }
}{ $next }
part-card-where = { $letter } = { $number }
part-card-reference = { $who ->
    [self] { $source ->
        [ninja] self
        [warrior] self
       *[other] this card
    }
    [user] the user
    [team] own Team
    [its_user] its user
    [attached] { EITHER($again, "it", "the attached fighter") }
    [it] it
    [nth] the { $nth ->
        [1] first
        [2] second
        [3] third
       *[4] next
    } { text-noun_of_reference }
    [those] those { text-noun_of_reference }s
   *[that] { $again ->
        [yes] it
       *[other] that { text-noun_of_reference }
    }
}
part-card-objects = { $near ->
    [vs] { $role ->
        [none] { $how ->
            [one] { AN(text-opposing) }
           *[other] { SAID($n, "", " ") }{ text-opposing }
        }
       *[other] { text-objects }
    }
   *[other] { $how ->
        [one] { $of ->
            [opp] { $sort ->
                [fighter] { $role ->
                    [none] { AN(text-enemy) }
                   *[other] { text-objects }
                }
                [chain] { AN(text-enemy) }{ text-aim }
               *[other] { text-objects }
            }
           *[other] { text-objects }
        }
       *[other] { text-objects }
    }
}
part-card-number_count = { $count }
part-card-number_coins = { $coins ->
    [none] coins
   *[other] { $coins } coins
} on { $of }
part-card-number_team_power = { $team_power ->
    [self] Team Power
   *[foe] theirs
}
part-card-number_team_size = fighters in { $team_size ->
    [none] that Team
   *[other] { WHOSE($team_size) } Team
}
part-card-number_rewards_won_this_turn = Rewards { $rewards_won_this_turn ->
    [you] {""}
   *[opp] the enemy{" "}
}won this turn
part-card-number_rewards = Rewards { $rewards ->
    [you] you hold
   *[opp] the enemy holds
}
part-card-number_hand = cards in { $hand ->
    [you] your
   *[opp] enemy
} hand
part-card-cond_exists = { $near ->
    [none] { $zones ->
        [none] { $sort ->
            [chain] { text-there } { text-found } on the Chain
           *[other] { $of ->
                [you] you control { text-found }
                [opp] the enemy controls { text-found }
               *[none] { text-there } { text-found } in play
            }
        }
       *[other] { text-there } { text-found } in { text-zones }
    }
   *[other] { text-not }{ $near ->
        [with] teamed with
       *[vs] battling
    } { SAID($min_, "", " or more ") }{ $noun }
}
part-card-cond_cmp = { $fixed ->
    [none] { $a } { $is_ ->
        [less] <
        [at_most] ≤
        [at_least] ≥
        [more] >
        [unequal] ≠
       *[other] =
    } { $b }
   *[other] { $is_ ->
        [less] less than { $fixed }
        [at_most] { $fixed } or less
        [at_least] { $fixed } or more
        [more] more than { $fixed }
        [unequal] not { $fixed }
       *[other] exactly { $fixed }
    } { $a }
}
part-card-cond_status = { $of_is ->
    [clear] { text-not }{ $is_ }
   *[other] { $of } is { text-not }{ $is_ }
}
part-card-cond_position = { $of_is ->
    [clear] {""}
   *[other] { $of } is{" "}
}{ text-not }a battling { $is_ ->
    [head] Head
   *[back] Back
}
part-card-cond_battling = { $of_is ->
    [clear] { text-not }battling
   *[other] { $of } is { text-not }battling
}
part-card-cond_matches = { $of_is ->
    [clear] {""}
   *[other] { $of } is{" "}
}{ text-not }{ $near ->
    [none] { $is_ }
    [vs] battling { $whom }
    [was_vs] in the Team { $whom } battled
   *[with] in { WHOSE($whom) } Team
}
part-card-cond_sent_this_turn = { $of_is ->
    [clear] { text-not }sent out this turn
   *[other] { $of } was { text-not }sent out this turn
}
part-card-cond_art_requires = { text-not }{ $any_ }
part-card-cond_used_art_this_turn = { text-not }after { $any_ } Art
part-card-cond_phase = { text-not }in the { $is_ ->
    [start] Start
    [mission] Mission
    [organization] Organization
    [battle] Battle
   *[end] End
} Phase
part-card-pay_chakra = pay { $n } { SAID($symbol, "", " ") }{ text-chakra }
part-card-of_teams = { $teams_of ->
    [you] your
    [opp] enemy
   *[any] all
} Teams{ SAID($with_, " with ") }
part-card-mod_power = { $to_is ->
    [clear] {""}
   *[other] { $to } { text-gets }{" "}
}{ text-power }{ text-power_tail }
part-card-mod_protect = { $to_is ->
    [clear] {""}
   *[other] { $to }{" "}
}{ text-safe }
part-card-mod_unblockable = { $to } cannot be Blocked by { $by_team_size_max ->
    [none] { $by_team_with }
    [1] 1 fighter
   *[other] { $by_team_size_max } fighters or fewer
}
part-card-mod_defeat_damage = the Head of { $who ->
    [you] your Team
    [opp] an enemy Team
   *[any] a Team
} Defeated in Showdown receives { $n } more Damage{ text-tail }
part-card-op_mill = { $who ->
    [you] { $to ->
        [discard] discard
       *[other] move
    } { $n_one ->
        [yes] your top card
       *[other] your top { text-cards_drawn }
    }{ $to ->
        [discard] {""}
       *[other] {" "}to { text-chakra }
    }
   *[other] { $who ->
        [opp] the enemy
       *[both] each player
    } { $to ->
        [discard] discards
       *[other] moves
    } { text-top } of { text-whose } { text-deck }{ $to ->
        [discard] {""}
       *[other] {" "}to { text-chakra }
    }
}{ text-tail }
part-card-op_reward = { $who ->
    [you] win
    [opp] the enemy wins
   *[both] each player wins
} { text-number } { EITHER($n_one, "Reward", "Rewards") }{ text-tail }
part-card-op_unreward = { $to ->
    [deck_top] put
    [deck_bottom] put
   *[other] move
} { $who ->
    [you] your
    [opp] the enemy's
   *[both] each player's
} { text-number } latest { EITHER($n_one, "Reward", "Rewards") } { $to ->
    [deck_top] on top of { text-back_to } { text-deck }
    [deck_bottom] under { text-back_to } { text-deck }
    [hand] to { text-back_to } hand
    [chakra] to { text-back_to } { text-chakra_area }
    [removed] out of the game
   *[discard] to { text-back_to } { text-discard_pile }
}{ text-tail }
part-card-op_discard = { $who ->
    [opp] { $by ->
        [you] { text-discards }
        [random] the enemy discards { text-discarded } from { text-from_zone } at random
       *[owner] the enemy discards { text-discarded } from { text-from_zone }
    }
   *[other] { text-discards }
}{ text-tail }
part-card-op_search = { $to ->
    [hand] take
    [play] put
   *[other] move
} { text-wanted } from { $look ->
    [none] { text-searched }
   *[other] the top { $look } of { text-searched }
}{ $to ->
    [hand] {""}
    [play] {" "}in play
    [chakra] {" "}to { text-chakra }
    [removed] {" "}out of the game
    [your_rewards] {" "}to your Rewards
    [discard] {" "}to { text-discard_pile }
   *[other] {" "}on its top or bottom
}{ text-tail }
part-card-op_coin = put { $n_one ->
    [yes] a { $sort } coin
   *[other] { text-number } { $sort } coins
} on { $to_is ->
    [all] each of { $to }
    [many] each of { $to }
   *[other] { $to }
}{ text-tail }
part-card-op_power = { $to_is ->
    [clear] {""}
   *[other] { $to } { text-gets }{" "}
}{ text-power } { text-for }{ text-power_tail }
part-card-op_standby = { $to } { $to_is ->
    [all] become
    [many] become
   *[other] becomes
} Stand-by
part-card-op_blank = negate { $to ->
    [it] its text
   *[other] the text of { $to }
} { text-for }
part-card-op_copy_text = { $to } { text-gains } the text of { $from_ } { text-for }
part-card-op_grant = { $to_is ->
    [clear] {""}
   *[other] { $to }{" "}
}{ $forbid ->
    [none] { $keyword ->
        [none] { $trait ->
            [none] { text-safe }
           *[other] { text-gains } the trait { $trait }
        }
       *[other] { text-gains } { $keyword }
    }
   *[other] cannot { $forbid }
} { text-for }
part-card-op_later = { $at ->
    [turn_end] end of turn
    [showdown_start] start of the Showdown
   *[next_turn_start] start of next turn
}: { $do_ }
part-card-happens = { $event ->
    [turn_start] start of { text-turn_of } turn
    [turn_end] end of { text-turn_of } turn
    [battle_start] start of { text-turn_of } Battle Phase
    [showdown_start] start of { text-turn_of } Showdown
    [put_in_play] put in play{ text-on_turn }
    [deployed] deployed{ text-on_turn }
    [sent_out] sent out{ text-on_turn }
    [sent_attack] sent out to attack{ text-on_turn }
    [sent_block] sent out to block{ text-on_turn }
    [opposed] opposed{ text-on_turn }
    [discarded_showdown] discarded in Showdown{ text-on_turn }
    [won_battle] wins{ text-on_turn }
    [lost_battle] loses{ text-on_turn }
    [drew_battle] draws{ text-on_turn }
    [used_art] uses Art{ text-on_turn }
    [ally_discarded_showdown] when one of your fighters is discarded in Showdown{ text-on_turn }
    [ally_put_in_play] when one of your fighters is put in play{ text-on_turn }
    [ally_left_play] when one of your fighters leaves play{ text-on_turn }
    [opp_used_art] when the enemy uses an Art{ text-on_turn }
    [team_won] when one of your Teams wins{ text-on_turn }
    [team_lost] when one of your Teams loses{ text-on_turn }
    [outstanding] when one of your Teams wins an Outstanding Victory{ text-on_turn }
    [planet_damage] when you receive Planet Damage{ text-on_turn }
    [reward_won] when you win a Reward{ text-on_turn }
    [last_coin_removed] when the last { $coin } coin on { $whom } is removed{ text-on_turn }
    [expired] when the Time Limit ends{ text-on_turn }
   *[other] when { $whom } { text-happens }{ text-on_turn }
}
part-card-ability = { $icons ->
    [yes] ({ text-icons }){" "}
   *[other] {""}
}{ $sort ->
    [static] { SAID($cond, "while ", ", ") }{ $do }
    [effect] { text-if }{ $do }
    [trigger] { $happens }: { text-if }{ text-cost }{ $do }
    [replace] when { $me } would { $would ->
        [leave_play] leave play
       *[damage] receive Damage
    }{ text-on_turn }, { text-if }{ text-cost }{ $do } instead
   *[activated] { text-timing }{ EITHER($anywhere, " (anywhere)") }{ $role ->
        [attacker] , your turn
        [defender] , enemy turn
       *[none] {""}
    }: { text-if }{ SAID($cost, "", "; ") }{ $do }
}{ EITHER($unnegatable, "; cannot be negated") }
part-card-subtype = { $subtype ->
    [permanent] Permanent
    [counter] Counter
    [adventure] Adventure
   *[time] Time { $time }
}
    .between = {", "}
part-card-line = { $said }
    .between = {" "}
    .apart = {"; "}
text-place = { $near ->
    [none] {""}
    [vs] {" "}battling { $whom }
    [was_vs] {" "}in the Team { $whom } battled
   *[with] {" "}in { $whom ->
        [self] own
       *[other] { WHOSE($whom) }
    } Team
}
text-owner = { $of ->
    [you] your
   *[opp] enemy
}
text-zones = { $of ->
    [you] your
    [opp] enemy
   *[none] any
} { $zones }
text-of_searched = { $who ->
    [you] your
   *[opp] enemy
}
text-rewards = Reward area
text-on_turn = { $role ->
    [attacker] {" "}on your turn
    [defender] {" "}on the enemy's turn
   *[none] {""}
}
text-same = { $same ->
    [yes] {""}
   *[other] { $to } get{" "}
}
text-details = { SAID($keyword, " with ") }{ $has_coin ->
    [none] {""}
   *[other] {" "}with { AN($has_coin) }
}{ SAID($rank_min, " of rank ", " or higher") }{ SAID($mental_max, " of Mental Power ", " or less") }{ $turn_min ->
    [none] { SAID($turn_max, " of cost ", " or less") }
   *[other] {" "}of cost { $turn_min } { $turn_max ->
        [none] or more
       *[other] to { $turn_max }
    }
}{ $printed_turn_min ->
    [none] { SAID($printed_turn_max, " of printed cost ", " or less") }
   *[other] {" "}of printed cost { $printed_turn_min } { $printed_turn_max ->
        [none] or more
       *[other] to { $printed_turn_max }
    }
}
part-card-cond_role = { text-not }{ $is_ }
part-card-op_join = put { $what } in { WHOSE($team_of) } Team { $pos ->
    [head] as its Head
    [back] as a Back
   *[any] in any position
}
text-safe = { $only ->
    [all] safe from { text-by }
   *[other] cannot { $what ->
        [none] { $always }
       *[other] be { $what } by { text-by }{ SAID($always, " or ") }
    }
}
text-by = { $by ->
    [opp] enemy effects
    [opp_arts] enemy Arts
    [opp_fighters] enemy fighters
    [opp_missions] enemy Missions and Events
   *[any] effects
}
text-cost = { $may ->
    [none] {""}
   *[other] may{" "}
}{ SAID($cost, "", ": ") }
text-turn_of = { $role ->
    [attacker] your
    [defender] enemy
   *[none] each
}
text-opposing = opposing { text-noun }
text-enemy = enemy { text-single }
text-single = { text-adjectives }{ $names ->
    [none] { $types ->
        [none] { $art ->
            [yes] Art
           *[other] { $sort ->
                [chain] effect
               *[other] fighter
            }
        }
       *[other] { $types }
    }
   *[other] { $names }
}{ text-details }
