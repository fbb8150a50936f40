### Crossover Battles in English, but for its cards.

## The game and its parts

game = Crossover Battles
    .about = Naruto decks against Dragon Ball decks: Teams, arts, the Chain, and ten Battle Rewards to win.
seat-red = Red
seat-blue = Blue
zone-deck = Deck
    .help = The Deck, which a Dragon Ball player calls the Planet. Nobody knows the order.
zone-hand = Hand
    .help = The cards in hand.
zone-discard = Discard Pile
    .help = The Discard Pile, in the order of arrival.
zone-chakra = Chakra (Chi) area
    .help = The Chakra (Chi) area, in the order of arrival. Its cards pay for arts with their symbols.
zone-village = Village
    .help = Fighters at home, and support cards.
zone-battlefield = Battlefield
    .help = The fighters that are sent out.
zone-rewards = Battle Rewards
    .help = Battle Rewards, face down, the latest last. Whoever has ten wins.
zone-wishes = Wish cards
    .help = Wish cards that are placed face down.
zone-aside = Wish cards aside
    .help = Wish cards of the list that are not placed.
zone-stack = The Chain
    .help = Cards on the Chain, or being announced. The latest resolves first.
zone-removed = Out of the game
    .help = Cards that are removed from the game.
counter-turn = Turn
    .help = The turn.
counter-attacker = Turn of
    .help = Whose turn it is.
counter-first = Went first
    .help = Who went first.
counter-letter = Step
    .help = The step of the turn, counted from the setup.
counter-stage = Stage
    .help = How far the step has come.
counter-teams = Teams so far
    .help = The latest number of a Team.
counter-indicator = Turn Indicator
    .help = The Turn Indicator. A card is played when it has reached the card's turn cost.
counter-pool = DB coins
    .help = DB coins that are not on a fighter.
counter-redraws = Redraws
    .help = Redraws of the opening hand.
counter-turns = Turns begun
    .help = Turns begun.
counter-won = Rewards this turn
    .help = Battle Rewards won this turn.
counter-missions = Missions this turn
    .help = Missions and events played this turn.
counter-counters = Counters this turn
    .help = Counters played this turn.
counter-clients = Clients this turn
    .help = Clients played this turn.
counter-charges = Charges this turn
    .help = Cards charged this turn.
counter-deploys = Deployments
    .help = Deployments made this turn.
counter-extra = Extra deployments
    .help = Deployments granted this turn.
counter-wished = Wish made
    .help = 1 once a wish is made this turn.
counter-resolved = Effects resolved
    .help = Effects resolved in this step.
counter-carried = Operations
    .help = Operations carried out in this step.
counter-last_turn = Last turn
    .help = The turn after which the game is decided by comparing.
counter-injured = Injured
counter-team = Team
counter-place = Place
counter-sent = Sent out
counter-fresh = New this turn
counter-used = Ability used this turn
counter-spent = Ability used this game
counter-growth = Growth coins
counter-time = Time coins
counter-db = DB coins
counter-promise = Promise coins
counter-petrification = Petrification coins
option-red_deck = Red's deck
    .help = Red's deck: a starter deck or a list
option-red_deck-leaf-sand = Leaf and Sand Alliance
option-red_deck-byakugan-fang = White Eyes and Fangs
option-red_deck-earth-defenders = Defenders of Earth
option-red_deck-emperor-armada = Armada of the Emperor
option-blue_deck = Blue's deck
    .help = Blue's deck: a starter deck or a list
option-blue_deck-leaf-sand = Leaf and Sand Alliance
option-blue_deck-byakugan-fang = White Eyes and Fangs
option-blue_deck-earth-defenders = Defenders of Earth
option-blue_deck-emperor-armada = Armada of the Emperor
option-chooser = Who chooses to go first
    .help = Who decides to go first or second
option-chooser-coin = toss a coin
option-chooser-red = Red
option-chooser-blue = Blue
option-first_turn_attack = Attack in the first turn
    .help = The first player may attack in the first turn
option-first_turn_draw = Draw in the first turn
    .help = The first player draws in the first turn
option-second_player_chakra = Second player's Chakra
    .help = Cards of the Deck that the second player begins with in the Chakra area
option-free_mission_order = Steps D to G in any order
    .help = The attacker does steps D to G in any order
option-wishes = Wish cards
    .help = Wish cards are used
option-open_sideboard = Open sideboards
    .help = The opponent may read the sideboard
option-open_lists = Open lists
    .help = Both players know both lists
option-turn_limit = Turn limit
    .help = The game is decided by comparing after so many turns
option-turn_limit-none = no limit
option-cards = Cards of your own
    .help = Cards of your own
option-cards-none = none

## The course of a turn

phase-setup = Setup
phase-start = Start Phase
phase-mission = Mission Phase
phase-organization = Organization Phase
phase-battle = Battle Phase
phase-end = End Phase
phase-over = The end
step-setup = Setting up
step-A0 = Beginning
step-A = Draw
step-B = Charge Chi
step-C = Strategy
step-D1 = Mission or event
step-D2 = Counter
step-D = Mission or event
step-E = Charge Chakra
step-F = Client
step-G = Deploy
step-H = DB coins and Wish
step-I = Organize Teams
step-J0 = Battle begins
step-J = Attack
step-K = Block
step-L = Exchange of Jutsu
step-M = Showdown
step-N = Return
step-O0 = End of turn
step-O = Judge
step-P = Hand limit
step-Q = Turn marker
step-chain = Answers to the Chain

## Places, durations, and coins as sentences name them

term-deck = the deck
term-deck_top = the top of the deck
term-deck_bottom = the bottom of the deck
term-hand = the hand
term-discard = the discard pile
term-chakra = the Chakra area
term-chi = the Chi area
term-village = the village
term-battlefield = the battlefield
term-rewards = the opponent's Battle Rewards
term-your_rewards = the opponent's Battle Rewards
term-wishes = the Wish cards
term-aside = the Wish cards aside
term-stack = the Chain
term-removed = outside the game
term-battle = for this battle
term-turn = until the end of the turn
term-next_turn = until the end of the next turn
term-game = as long as it stays in play
term-damage = Damage
term-injure = being injured
term-showdown_damage = Damage of the Showdown
term-damage_discard = being discarded by Damage
term-blank = losing its text
term-standby = being sent home
term-move = being moved
term-power = changes of its Power
term-target = being targeted
term-all = everything
term-growth = growth
term-time = time
term-db = DB
term-promise = promise
term-petrification = petrification

## The log: setting up

news-chooser = { $seat } may choose to go first or second.
news-first = { $seat } goes first.
news-draw = { $seat } { $count ->
    [0] has no card left to draw
   *[other] draws { $cards_count ->
        [0] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }
}.
news-keep = { $seat } keeps a hand of { $count }.
news-redraw = { $seat } puts the hand back, shuffles and draws { $count }.
news-wishes = { $seat } places { $count ->
    [0] no Wish card
    [one] a Wish card
   *[other] { $count } Wish cards
} face down{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-start_chakra = { $seat } goes second and begins with { $cards } in { $area }.

## The log: the turn

news-turn = Turn { $turn } is { $seat }'s, with the Turn Indicator at { $indicator }.
news-charge = { $seat } charges { $card } ({ $chakra } in { $area }).
news-enter = { $how ->
    [deploy] { $seat } deploys { $card }
    [ambush] { $seat } deploys { $card } by Ambush
    [client] { $seat } plays the Client { $card }
    [permanent] { $card } stays in { $seat }'s village
   *[put] { $seat } puts { $card } in play
}.
news-grow = { $seat } lays { $card } on { $old }, which grows to { $combat }/{ $support }.
news-pay = { $seat } { $how ->
    [hand_cost] pays the hand cost with { $cards }
    [chakra] pays with { $cards } from { $area }
    [hand] discards { $cards } from the hand to pay
    [injure] injures { $cards } to pay
    [damage] damages { $cards } to pay
    [discard_fighter] discards { $cards } from play to pay
    [remove] removes { $cards } from the game to pay
   *[move_self] moves { $cards } to pay
}.
news-pay_coin = { $seat } pays { $n } { $coin } { $n ->
    [one] coin
   *[other] coins
} from { $card }.
news-place_db = { $seat } places { $n ->
    [one] a DB coin
   *[other] { $n } DB coins
} on { $card } ({ $pool } left in the pool).
news-pool = { $seat } gains { $n } DB { $n ->
    [one] coin
   *[other] coins
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost above the limit
}: { $pool } in the pool.
part-side = [{ $team }: { $power }]
news-teams = { $seat } organizes: { $teams_count ->
    [0] there are no fighters
   *[other] { $teams }
}.
news-attack = { $seat } { $teams_count ->
    [0] sends nobody{ $forbidden ->
        [yes] : in the first turn there is no attack
       *[no] {""}
    }
   *[other] attacks with { $teams }
}.
news-block = { $seat } { $by ->
    [none] does not block { $attacking }
   *[other] blocks { $attacking } with { $by }
}.
news-showdown = { $result ->
    [breakthrough] Breakthrough! { $attacking } is not blocked.
    [no_power] { $attacking } breaks through without any power: nothing happens.
    [draw] A Draw between { $attacking } and { $blocking }: both Heads receive Damage.
    [victory] Victory of { $seat }: { $attacking } beats { $blocking }.
    [outstanding] Outstanding Victory of { $seat }: { $attacking } beats { $blocking }.
    [defeat] Victory of { $blocker }: { $blocking } beats { $attacking }.
    [complete_defeat] Outstanding Victory of { $blocker }: { $blocking } beats { $attacking }.
   *[none] A battle has no Showdown, for the attacking Team is gone.
}
news-skip_showdown = There is no Showdown this turn.
news-return = All battling fighters go home.
news-discard = { $seat } discards { $cards } from { $origin }{ $why ->
    [limit] {" "}down to the hand limit
   *[effect] {""}
}.
news-turn_end = { $seat }'s Turn Indicator goes up to { $indicator }.

## The log: the end

news-time = Time is called: the game ends after { $turn ->
    [this] this turn
   *[later] turn { $last }
}.
part-standing = { $seat } has { $rewards ->
    [one] { $rewards } Battle Reward
   *[other] { $rewards } Battle Rewards
}, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, total Power { $power }, { $chakra_and_hand } in Chakra area and hand
    .between = {"; "}
news-tiebreak = Play is stopped. { $standings }.
news-final_coin = All is equal. { $seat } calls { $called }, and the coin falls { $fell }.
news-over = { $seat } wins: { $why ->
    [rewards] ten Battle Rewards in the Judge step (CB10.1)
    [deck] the other deck is empty in the Judge step (CB10.2)
    [tiebreak] ahead when compared (CB10.4)
    [timeout] ahead when time was up (CB10.9)
    [coin] the coin has decided (CB10.5)
   *[resignation] the other player has resigned
}.

## The log: the Chain

about-item = { $what ->
    [ability] The ability of { $seat }'s { $card }
    [trigger] The ability of { $seat }'s { $card }
   *[other] { $seat }'s { $card }
}
about-particulars = { $user ->
    [none] {""}
   *[other] {" "}with { $user }
}{ $mode ->
    [none] {""}
   *[other] , effect { $mode }
}{ $x ->
    [none] {""}
   *[other] , X = { $x }
}{ $targets_count ->
    [0] {""}
   *[other] , on { $targets }
}
news-announce = { $what ->
    [art] { $seat } uses { $card }
    [mission] { $seat } plays the mission { $card }
    [event] { $seat } plays the event { $card }
    [wish] { $seat } makes a wish: { $card }
    [ability] { $seat } uses the ability of { $card }
   *[trigger] The ability of { $seat }'s { $card } triggers
}{ about-particulars }{ $items_count ->
    [0] {""}
    [one] {" "}(item { $items } of the Chain)
   *[other] {" "}(items { $items } of the Chain)
}.
    .short = { $what ->
        [art] { what-art }
        [mission] { what-mission }
        [event] { what-event }
        [wish] { what-wish }
        [ability] { what-ability }
       *[trigger] { what-trigger }
    }{ about-particulars }
    .particulars = { about-particulars }
news-resolve = { about-item } resolves.
news-fail = { about-item } fails: { $reason ->
    [negated] it was negated (CB5.5.1)
    [user_gone] its user has left play (CB5.5.2)
    [user_unfit] its user does not meet the requirement any more (CB5.5.2)
    [source_gone] its source has left play (CB5.5.3)
    [injured] its fighter is injured, and it is not valid then (CB5.5.3)
    [db] its fighter has no DB coin any more (CB5.5.3)
    [condition] its condition does not hold any more (CB5.5.4)
    [targets] none of its targets is legal any more (CB5.5.5)
   *[cost] its cost could not be paid to the end (R77)
}.
news-negate = { about-item } is negated.
news-delayed = What { $seat }'s { $card } has announced happens now.
news-decline = { $seat } does not use the ability of { $card }.
news-trigger_order = { $seat } puts { $card } on the Chain next.
news-loop_guard = More than { $limit } effects have resolved in this step, so its triggers are dropped: { $cards } (CB5.6.8).
news-operation_guard = { $limit } operations have been carried out in this step, so all others are left out (R91).
news-replace = { $seat } uses { $card } instead.

## The log: fighters and cards in play

news-damage = { $card } receives { $n } Damage.
news-injured = { $card } is injured: { $combat }/{ $support } now.
news-healed = { $card } is healthy again: { $combat }/{ $support } now.
news-protected = { $card } is protected from { $what }.
news-leave = { $owner }'s { $card } goes to { $to }{ $cause ->
    [cost] {" "}to pay
    [damage] , discarded by Damage
    [showdown] , discarded in the Showdown
    [expired] , its last time coin gone
    [grown] , under a card laid on it
   *[effect] {""}
}.
news-move = { $owner }: { $card ->
    [none] a card
   *[other] { $card }
} goes from { $origin } to { $to }.
news-coins = { $card } has { $now } { $coin } { $now ->
    [one] coin
   *[other] coins
} now ({ $by }).
news-power = { $card } gets { $by } { $until } and is { $combat }/{ $support } now.
news-set_power = { $card } is { $combat }/{ $support } { $until }.
news-team_power = The Team of { $team } gets { $by } { $until }: Team Power { $power }.
news-lasting = { $card } { $what } { $until }.
news-rule = { $rule ->
    [all_draws] All battles between two Teams are draws
    [mental_battle] Battles are decided by Mental Power
   *[skip_showdown] There is no Showdown
} { $until }.
news-standby = { $card } goes back to the village as Stand-by.
news-join = { $card } joins the battle: { $team }, Team Power { $power }.
news-control = { $seat } controls { $card } now.
news-attach = { $card } is attached to { $fighter }.

## What holds for a time

part-power_change = gets { $by }
part-other_power = has Power { $combat }/{ $support } in place of the printed one
part-safe_from = is protected from { $stops }{ $by ->
    [opp] {" "}by the opponent's effects
    [opp_arts] {" "}by the opponent's arts
    [opp_fighters] {" "}by the opponent's fighters
    [opp_missions] {" "}by the opponent's missions
   *[any] {""}
}
part-cannot_do = { $what ->
    [use_art] cannot use arts
   *[attack] cannot be sent out to attack
}
part-has_keyword = has the keyword { $keyword }
part-has_trait = has the trait { $trait }
part-has_text = has the text of { $other }, too
part-attached_to = is attached to { $fighter }
part-other_rule = { $rule ->
    [all_draws] all battles between two Teams are draws
    [mental_battle] battles are decided by Mental Power
   *[skip_showdown] there is no Showdown
}
part-blanked = has no text and no keywords
part-waiting = waits for something to happen

## The log: cards and choices

news-mill = { $seat }'s deck: { $cards } to { $to }.
news-shuffle = { $seat }'s deck of { $count } is shuffled.
news-look = { $seat } looks at { $count } { $count ->
    [one] card
   *[other] cards
} of { $owner }'s { $zone ->
    [hand] hand
   *[deck] deck
}{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-search = { $seat } searches { $count } { $count ->
    [one] card
   *[other] cards
} of { $owner }'s deck{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-take = { $seat } takes { $found ->
    [no] nothing
   *[yes] { $card ->
        [none] a card
       *[other] { $card }
    } to { $to }
}.
news-put_back = { $seat } puts { $count } { $count ->
    [one] card
   *[other] cards
} back { $where ->
    [top] on top
   *[bottom] to the bottom
}{ $cards_count ->
    [0] {""}
   *[other] : { $cards }
}.
news-reward = { $seat } wins { $n } { $n ->
    [one] Battle Reward
   *[other] Battle Rewards
} and has { $rewards }; { $deck } left in the other deck.
news-unreward = { $seat } loses { $n } { $n ->
    [one] Battle Reward
   *[other] Battle Rewards
}{ $cards_count ->
    [0] {""}
   *[other] {" "}({ $cards })
} to { $to } and has { $rewards }.
news-marker = { $seat }'s Turn Indicator moves to { $indicator }.
news-extra_deploy = { $seat } may deploy { $n } more { $n ->
    [one] fighter
   *[other] fighters
} this turn.
news-flip = { $seat } flips a coin: { $fell }.
news-choice = { $seat } chooses effect { $option } of { $card }.
news-number = { $seat } chooses { $n }.
news-recycle = { $seat } puts the whole hand, { $n } { $n ->
    [one] card
   *[other] cards
}, to { $to }.

## Questions

ask-chooser = Do you go first, or second{ $start ->
    [0] {""}
    [one] {" "}with a card in your Chakra area
   *[other] {" "}with { $start } cards in your Chakra area
}?
ask-redraw = Keep this hand, or shuffle it back and draw { $count }?
ask-place = Which Wish cards do you place face down? Seven DB coins on your fighters grant one of them.
ask-charge = Charge a card from your hand? It pays for arts later.
ask-mission = Play a mission or event?
ask-counter = Play a Counter Mission?
ask-client = Play a Client?
ask-deploy = Deploy a fighter, or let one grow?
ask-db_step = Place DB coins on fighters, or make a wish?
ask-organize = Organize your Teams: the Head fights, up to { $backs } Backs support it.
ask-leading = Who supports { $leading }? The next Head, or “That is all”, ends this Team.
ask-attack = Which Teams attack? They attack in the order you choose them.
ask-block = Do you block { $attacking } (Team Power { $power })? { $through ->
    [0] Unblocked, it is harmless now.
    [one] Unblocked, it wins a Battle Reward.
   *[other] Unblocked, it wins { $through } Battle Rewards.
}
ask-adjust = You may keep { $limit } cards: which one do you discard?
ask-final_coin = All is equal, and a coin decides: heads or tails?
ask-free_mission = Play a mission, charge, play a Client, deploy: in any order?
ask-open = { $step ->
    [C] Strategy: do you use an ability or an Adventure?
    [L] Exchange of Jutsu: do you use an art or an ability?
   *[other] Do you use an effect?
}
ask-respond = { $own ->
    [yes] Do you add to the Chain before { $ability ->
        [yes] the ability of your { $card }
       *[no] your { $card }
    } resolves
   *[no] Do you respond to { $ability ->
        [yes] the ability of { $seat }'s { $card }
       *[no] { $seat }'s { $card }
    }
}{ about-particulars }?
about-subject = { $subject ->
    [none] {""}
   *[other] {" "}It is about { $subject }.
}
ask-pay_hand = { $about } has a hand cost: which card goes to the Chakra (Chi) area? { $left } to pay.{ about-subject }
ask-mode = Which effect of { $about } do you choose?{ about-subject }
ask-x = How much do you pay as X for { $about }?{ about-subject }
ask-target = On whom or what do you use { $about }?{ about-subject }
ask-cost = What do you pay { $about } with? { $left } to go.{ about-subject }
ask-trigger = Several abilities trigger: which goes on the Chain next? The last resolves first.
ask-accept = Do you use { $about }?{ about-subject }
ask-pick = Which one do you pick for { $about }?{ about-subject }
ask-number = How many, for { $about }?{ about-subject }
ask-choose = Which effect of { $about } happens?{ about-subject }
ask-whether = Do you do what { $about } offers?{ about-subject }
ask-position = Does { $about } join as the Head or at the back?{ about-subject }
ask-find = Which card do you take with { $about }?{ about-subject }
ask-put_back = Which card goes back next, by { $about }?{ about-subject }
ask-forced = { $about } makes somebody discard: which card goes? { $left } to go.{ about-subject }
ask-take_coin = Which coin do you take for { $about }?{ about-subject }

## Choices

choice-pass = { $asked ->
    [charge] Charge nothing
    [mission] No mission
    [counter] No Counter
    [client] No Client
    [deploy] Deploy nobody
    [db_step] Go on
    [block] Do not block
   *[other] Pass
}
    .says = { $asked ->
        [charge] Keep your hand as it is and go on.
        [block] Let the attacking Team through.
        [priority] Use nothing; if your opponent passes as well, the latest effect resolves, or the step goes on.
       *[other] Do nothing more here and go on.
    }
choice-done = { $asked ->
    [attack] { $sent ->
        [0] Stay at home
       *[other] Attack with these
    }
    [alone] Everybody alone
   *[other] That is all
}
    .says = { $asked ->
        [attack] { $sent ->
            [0] Nobody attacks this turn.
           *[other] Your opponent may block them now.
        }
        [alone] Every fighter is a Team of one.
       *[other] Name no more and go on.
    }
choice-first = Go first
    .says = Take the first turn, in which there is usually no attack.
choice-second = Go second
    .says = Take the second turn, and begin with cards in your Chakra area.
choice-keep = { $asked ->
    [organize] Keep these Teams
    [redraw] Keep this hand
   *[other] Keep it
}
    .says = { $asked ->
        [organize] Your Teams stay as they are.
        [redraw] You begin with these cards.
       *[other] Leave it as it is.
    }
choice-redraw = Draw a smaller hand
    .says = Put the whole hand back, shuffle, and draw one card fewer.
choice-accept = Use it
    .says = Use it now.
choice-decline = Do not use it
    .says = Leave it unused.
choice-none = Take nothing
    .says = Take no card.
choice-as_head = As the Head
    .says = Place it as the Head of the Team, which fights with its Combat.
choice-as_back = At the back
    .says = Place it at the back of the Team, which it supports.
choice-heads = Heads
    .says = Call heads: you win if the coin falls so.
choice-tails = Tails
    .says = Call tails: you win if the coin falls so.
choice-place = Place { $card }
    .says = Place the Wish { $card } face down. { $text }
choice-charge = Charge { $card }
    .says = Move { $card } from your hand to your Chakra (Chi) area, where its symbol pays for arts.
choice-mission = Play { $card }
    .says = Play { $card }. { $text }
choice-counter = Counter with { $card }
    .says = Play the Counter { $card }. { $text }
choice-client = Client { $card }
    .says = Play the Client { $card }. { $text }
choice-deploy = Deploy { $card }
    .says = Deploy { $card } in your village. { $text }
choice-ambush = Ambush: { $card }
    .says = Deploy { $card } from your Chakra (Chi) area. { $text }
choice-grow = Grow: { $card }
    .says = Lay { $card } on your fighter of the same name, with a Growth coin. { $text }
choice-wish = Wish: { $card }
    .says = Give seven DB coins for the Wish { $card }. { $text }
choice-adventure = Adventure: { $card }
    .says = Use the Adventure { $card }. { $text }
choice-use = { $card } by { $user }
    .says = { $user } uses { $card }. { $text }
choice-target = { $item ->
    [none] { $owner ->
        [none] Target { $card }
       *[other] Target { $card } ({ $owner }, { $zone })
    }
   *[other] Target { $card }, item { $item } of the Chain
}
    .says = Choose { $card }{ $item ->
        [none] {""}
       *[other] , item { $item } of the Chain,
    } as a target.
choice-pay = { $coin ->
    [none] { $owner ->
        [none] Pay with { $card }
       *[other] Pay with { $card } ({ $owner }, { $zone })
    }
   *[other] Pay with a { $coin } coin of { $card }
}
    .says = Pay with { $card }. { $text }
choice-pick = { $item ->
    [none] { $coin ->
        [none] { $owner ->
            [none] Pick { $card }
           *[other] Pick { $card } ({ $owner }, { $zone })
        }
       *[other] Pick a { $coin } coin of { $card }
    }
   *[other] Pick { $card }, item { $item } of the Chain
}
    .says = Pick { $card }{ $item ->
        [none] {""}
       *[other] , item { $item } of the Chain,
    } for this effect.
choice-take = Take { $card }
    .says = Take { $card }. { $text }
choice-top = { $card } goes back next
    .says = Put { $card } back next.
choice-discard = Discard { $card }
    .says = Discard { $card }. { $text }
choice-coin = DB coin on { $card }
    .says = Move a DB coin from your pool to { $card }; it never comes back.
choice-activate = Use the ability of { $card }{ $which ->
    [none] {""}
   *[other] {" "}({ $which })
}
    .says = Use { $which ->
        [none] the ability
       *[other] ability { $which }
    } of { $card }. { $text }
choice-trigger = { $card }{ $which ->
    [none] {""}
   *[other] {" "}({ $which })
} goes next
    .says = Put the ability of { $card } on the Chain next; what goes there later resolves before it. { $text }
choice-lead = { $card } leads a Team
    .says = Make { $card } the Head of a Team, which fights with its Combat.
choice-back = { $card } supports
    .says = Put { $card } at the back of this Team, which it supports.
choice-attack = Attack with { $card }
    .says = Send the Team of { $card } to attack.
choice-block = Block with { $card }
    .says = Block with the Team of { $card }.
choice-mode = Effect { $n }
    .says = Use effect { $n } of the card.
choice-x = X = { $n }
    .says = Pay { $n } for X.
choice-choose = Effect { $n }
    .says = Choose effect { $n } of the card.
choice-number = { $n }
    .says = Choose { $n }.

## Why not

refusal-not_offered = it is not offered now: choose something that is
refusal-not_now = { $verb ->
    [pass] you cannot pass here: choose one of what is offered
    [done] there is nothing to be done with here: choose one of what is offered
    [first] who goes first is decided before the first turn (CB4.2.1)
    [second] who goes first is decided before the first turn (CB4.2.1)
    [keep] there is nothing to keep now (CB4.3.2, CB7.10.1)
    [redraw] a hand is redrawn before the first turn, at most twice (CB4.3.2)
    [place] Wish cards are placed before the first turn (CB4.4.1)
    [charge] a Dragon Ball attacker charges a card in step B, a Naruto attacker in step E (CB7.3.1, CB7.6.1)
    [mission] missions and events are played by the attacker in step D (CB7.5.1)
    [counter] Counters are played by a Naruto blocker in step D (CB7.5.3)
    [client] Clients are played by a Naruto attacker in step F (CB7.7.1)
    [deploy] fighters are deployed by the attacker in step G (CB7.8.1)
    [ambush] Ambush is a deployment of step G (CB6.10.1)
    [grow] Growth cards are laid in step G (CB6.9.1)
    [coin] DB coins are placed by a Dragon Ball attacker in step H (CB7.9.1)
    [wish] a wish is made by a Dragon Ball attacker in step H (CB7.9.2)
    [lead] Teams are organized by the attacker in step I (CB7.10.1)
    [back] Teams are organized by the attacker in step I (CB7.10.1)
    [attack] Teams are sent out by the attacker in step J (CB7.11.2)
    [block] Teams block in step K (CB7.12.1)
    [heads] no coin is to be called now (CB10.5)
    [tails] no coin is to be called now (CB10.5)
    [use] arts are used in step L, when you are asked whether to use an effect (CB5.2.4)
    [adventure] Adventures are used by the attacker in step C (CB5.2.3)
    [activate] abilities are used when you are asked whether to use an effect (CB5.2.1, CB5.2.6)
    [pay] there is no cost to pay like this now (CB5.4.1, CB6.1.1, CB6.2.1)
    [accept] there is nothing to accept now (CB5.6.3)
    [decline] there is nothing to decline now (CB5.6.3)
    [trigger] there are no triggers to put in order now (CB5.6.2)
    [take] no effect looks for cards now (CB13.4, CB13.5)
    [none] no effect looks for cards now (CB13.4, CB13.5)
    [top] no cards are put back now (CB13.5)
    [discard] nothing is to be discarded now (CB7.17.1)
    [join] nobody joins a Team now (CB6.6.4)
   *[other] no effect asks for that now (CB5.4.1)
}
refusal-no_such_card = no such card is in play
refusal-not_in_hand = you have no { $card } ({ $number }) in hand ({ $rule })
refusal-turn_cost = the turn cost of { $card } is { $turn_cost }, and your Turn Indicator is at { $indicator }: wait until it is there ({ $turn_rule })
refusal-hand_cost = the hand cost of { $card } is { $hand_cost ->
    [one] { $hand_cost } other card
   *[other] { $hand_cost } other cards
} with one of its symbols ({ $symbols }), and you have too few: choose another card (CB6.1.1)
refusal-shared_name = you have { $namesake } in play already: choose a fighter of another name ({ $name_rule })
refusal-impossible = { $card } has no legal target, or its condition does not hold: choose another card (CB5.4.2)
refusal-not_left = { $card } ({ $number }) is none of the Wishes you have left to place (CB4.4.1)
refusal-charged = you have charged this turn already; the next charge is in your next turn
refusal-nothing_to_discard = you have no { $card } ({ $number }) to discard (CB7.17.1)
refusal-no_mission = { $card } is neither a mission nor an event: choose one of those (CB7.5.1)
refusal-no_counter = { $card } is no Counter: choose a Counter, or pass (CB7.5.1, CB7.5.3)
refusal-a_counter = { $card } is a Counter: use it while you are the blocker (CB7.5.1, CB7.5.3)
refusal-mission_played = you have played a mission this turn already: wait for your next turn (CB7.5.2)
refusal-counter_played = you have played a Counter this turn already: pass (CB7.5.4)
refusal-not_countering = only a Naruto blocker plays Counters (CB7.5.3, R25)
refusal-counters_forbidden = a card in play forbids Counters: pass
refusal-no_client = { $card } is no Client: choose a Client, or pass (CB7.7.1)
refusal-client_played = you have played a Client this turn already: wait for your next turn (CB7.7.2)
refusal-client_controlled = you control { $client } already: choose a Client of another name (CB7.7.3)
refusal-no_fighter = { $card } is no fighter: deploy one, or pass (CB7.8.1)
refusal-no_deployment = { $deployments ->
    [one] { $deployments } deployment
   *[other] { $deployments } deployments
} made this turn, and none is left: wait for your next turn (CB7.8.1)
refusal-not_in_chakra = there is no { $card } ({ $number }) in your Chakra area (CB6.10.1)
refusal-no_ambush = { $card } has no Ambush: deploy it from your hand (CB6.10.1)
refusal-ambush_forbidden = a card in play forbids Ambush: deploy from your hand (R23)
refusal-no_growth = { $card } has no Growth: deploy it instead (CB6.9.1)
refusal-growth_forbidden = a card in play forbids Growth: deploy a fighter instead
refusal-nobody_grows = you have no fighter called { $card } in play (CB6.9.1, R20)
refusal-platoon = { $old } is a Platoon, which does not grow (CB6.9.1)
refusal-grown = { $old } has a Growth coin already (CB6.9.1, R19)
refusal-fresh = { $old } was put in play this turn: it may grow in your next one (CB6.9.1, R21)
refusal-no_carrier = { $card } is no fighter of yours (CB7.9.1)
refusal-pool_empty = your DB pool is empty: go on (CB7.9.1)
refusal-no_wisher = only Dragon Ball players make wishes (CB9.4)
refusal-not_placed = { $card } ({ $number }) is none of the Wishes you have placed (CB7.9.2)
refusal-wished = you have made a wish this turn already: wait for your next turn (CB7.9.2, R28)
refusal-few_coins = a wish takes { $wish_coins } DB coins on your fighters, and there are { $coins } (CB7.9.2)
refusal-wish_impossible = { $card } has no legal target: choose another Wish, or go on (R27)
refusal-not_at_home = { $card } is no fighter of yours at home (CB7.10.1)
refusal-head_first = name a Head first, like 'lead n-437' (CB15.5)
refusal-in_a_team = { $card } is in a Team already: choose another fighter (CB7.10.1)
refusal-team_full = a Team has at most { $team_max } fighters: begin another Team (CB2.5)
refusal-no_leader = a Team of one need not be named, and Heads are named in the order of their cards (CB15.5)
refusal-unfinished = this Team is not complete, or Teams have been named already (CB7.10.1)
refusal-not_your_team = { $card } is no fighter of yours
refusal-sent = { $card } has been sent out already: choose another Team (CB7.11.2, CB7.12.1)
refusal-at_the_back = { $card } is at the back of a Team; name its Head, { $head } (CB15.6)
refusal-kept_home = a fighter in the Team of { $card } cannot be sent out to attack: choose another Team (CB8.9.11)
refusal-must_attack = a fighter that must attack has not been sent out: name its Team first
refusal-unblockable = the Team of { $card } cannot block this one: choose another Team, or do not block (CB7.12.2)
refusal-obliged = then a fighter that must block could not: block so that it can (CB8.9.12)
refusal-no_art = { $card } is no art: choose an art, or pass (CB5.4.4)
refusal-an_adventure = { $card } is an Adventure, which has no user: it is used alone, with 'adventure' (CB5.4.6)
refusal-no_adventure = { $card } is no Adventure (CB5.2.3)
refusal-chakra = the cards in { $area } cannot pay for { $card }: choose a cheaper art, or charge more cards (CB6.2.1)
refusal-no_user = no such fighter is in play (CB5.4.4)
refusal-not_your_user = { $user } is no fighter of yours (CB5.4.4)
refusal-not_battling = { $user } is not battling: choose a user who is (CB5.4.4)
refusal-no_arts = { $user } cannot use arts now: choose another user (CB5.4.4)
refusal-unfit = { $user } cannot use { $card }, whose user must be: { $fit } (CB5.4.4)
refusal-use_impossible = with this user { $card } has no legal target, or its condition does not hold: choose another one (CB5.4.2)
refusal-full = no more effects can be used in this step: pass (R60)
refusal-not_yours = { $card } is not yours (CB5.4.1)
refusal-no_ability = { $card } has no ability to use, or its text does nothing now (CB5.4.1)
refusal-no_such_ability = { $card } has no ability { $which } to use (CB5.4.1)
refusal-which_ability = the number of an ability is said of a card that has several, and only of such a card (CB15.3)
refusal-wrong_time = the time for the ability of { $card } is another: { $timing ->
    [strategy] it is used in step C only (CB5.2.2)
    [action] it is used in step L only (CB5.2.4)
   *[chain] it is used only to answer on a Chain (CB5.2.6)
}
refusal-ability_at_home = { $card } is not battling, which its ability needs (CB8.1.17)
refusal-used_up = the ability of { $card } can be used once a { $often ->
    [game] game
   *[turn] turn
}, and has been (CB8.1.6)
refusal-wrong_role = the ability of { $card } works only while you are the { $role ->
    [attacker] attacker
   *[blocker] blocker
} (CB8.1.3)
refusal-injured = { $card } is injured, and its ability is not valid then (CB8.1.2)
refusal-no_db_coin = { $card } has no DB coin, which its ability needs (CB6.8.5)
refusal-ability_cost = you cannot pay for the ability of { $card }: choose another one (CB5.4.2)
refusal-ability_impossible = the ability of { $card } has no legal target, or its condition does not hold (CB5.4.2)
refusal-no_target = it is chosen already, or no legal target: { $source } asks for { $wanted } (CB5.4.3)
refusal-too_much = you cannot pay so much: choose a smaller number (CB6.2.3)
refusal-no_choice = that is more than there is to choose from, or it cannot be done
refusal-not_among = { $card } ({ $number }) is none of the cards to choose from
refusal-how_many = the effect says how many are chosen: choose on (CB5.4.3)
refusal-no_trigger = none of your triggers that wait is of this card (CB5.6.2)
refusal-no_payment = that does not pay a part of this cost that is still open (CB6.2.2)
refusal-no_symbol = { $card } shares no symbol with the card you pay for: pay with one that does (CB6.1.1)

## Decks

about-part = { $part ->
    [side] the sideboard
   *[main] the main deck
}
about-exchange = { $after ->
    [yes] after the exchange{" "}
   *[no] {""}
}
refusal-list_deck_size = { about-exchange }{ about-part } has { $count } { $count ->
    [one] card
   *[other] cards
}; it must have { $part ->
    [side] none or exactly { $size }
   *[main] exactly { $size }
}
refusal-list_fighters = { about-exchange }the main deck has { $count } fighters, those with Platoon not counted; it may have at most { $most }
refusal-list_same_name = { about-exchange }{ about-part } has { $count } cards with the name of { $card }{ $numbers_count ->
    [0] {""}
   *[other] {" "}({ $numbers })
}; it may have at most { $most }
refusal-list_wishes_in = { about-exchange }{ $cards } cannot be in { about-part }: Wishes are listed apart
refusal-list_same_number = main deck and sideboard together have { $count } of { $card }; there may be at most { $most } of one number
refusal-list_forbidden = { $card } is forbidden: take another card
refusal-list_set = { $card } is of the set { $set }, which is not legal
refusal-list_ambiguous = '{ $words }' may be { $numbers }; give the number
refusal-list_other_line = { $cards } { $cards_count ->
    [one] is a card
   *[other] are cards
} of { $theirs ->
    [naruto] Naruto
   *[db] Dragon Ball
}; this is a list of { $ours ->
    [naruto] Naruto
   *[db] Dragon Ball
}, and a deck has cards of one line only
refusal-list_line = there is no line '{ $words }'; the lines are naruto and db
refusal-list_no_wish = { $cards } { $cards_count ->
    [one] is no Wish
   *[other] are no Wishes
}
refusal-list_naruto_wishes = a Naruto list has no Wishes; this one has { $cards }
refusal-list_many_wishes = the list has { $count } Wishes; it may have at most { $most }
refusal-list_same_wishes = { $count } Wishes have the name of { $card }; their names must be different
refusal-list_uneven_exchange = { $out } { $out ->
    [one] card
   *[other] cards
} out of the main deck and { $into } into it; they are exchanged one for one
refusal-list_too_few = { about-part } has { $count } of { $card }, so { $wanted } cannot leave it
list-section-main = Main deck
list-section-side = Sideboard
list-section-wishes = Wishes
list-ready-leaf-sand = Leaf and Sand Alliance
list-ready-byakugan-fang = White Eyes and Fangs
list-ready-earth-defenders = Defenders of Earth
list-ready-emperor-armada = Armada of the Emperor
list-tally-fighters = Fighters
list-tally-fighters-fighters = Fighters without Platoon
list-tally-type = Types
list-tally-type-ninja = Ninjas
list-tally-type-jutsu = Jutsus
list-tally-type-mission = Missions
list-tally-type-client = Clients
list-tally-type-warrior = Warriors
list-tally-type-technique = Techniques
list-tally-type-event = Events
list-tally-turn = Turn costs
list-tally-symbols = Symbols
list-tally-line-naruto = Naruto
list-tally-line-db = Dragon Ball
list-tally-symbols-fire = Fire
list-tally-symbols-water = Water
list-tally-symbols-earth = Earth
list-tally-symbols-wind = Wind
list-tally-symbols-lightning = Lightning
list-tally-symbols-space = Space
list-tally-symbols-namek = Namek
list-tally-symbols-demon = Demon

## The board

strip-turn = Turn { $turn }: { $who }
strip-over = The game is over
strip-phases = The phases of a turn
does-setup = Look at your six cards: keep them, or put them back for one fewer.
does-A0 = What happens at the beginning of a turn happens now.
does-A = Whose turn it is draws a card.
does-B = One card from the hand may become Chi, which pays for arts.
does-C = Abilities and Adventures may be used before anybody fights.
does-D1 = One mission or event may be played.
does-D2 = The other player may answer with a Counter.
does-D = Missions, Clients, fighters: in any order.
does-E = One card from the hand may become Chakra, which pays for arts.
does-F = One Client may come to help.
does-G = One fighter may come to the village, if the Turn Indicator has reached its cost.
does-H = DB coins go to fighters; seven of them on fighters buy a wish.
does-I = Put fighters together in Teams: one Head, who fights, and Backs, who support.
does-J0 = What happens before the battle happens now.
does-J = Send Teams to attack: who is not blocked wins Battle Rewards.
does-K = Each of your Teams at home may block one attacking Team.
does-L = In turns, play arts on the battles, until both pass.
does-M = All battles are decided: the higher Team Power wins.
does-N = Everybody goes home.
does-O0 = What happens at the end of a turn happens now.
does-O = Whoever has ten Battle Rewards has won.
does-P = Too many cards in hand are discarded.
does-Q = The Turn Indicator goes up by one.
does-over = Thank you for playing.
role-attacker = Attacker
role-blocker = Blocker
place-head = Head
place-back = Back
status-healthy = healthy
status-injured = injured
note-fighter = { $place }, { $status }, { $combat }/{ $support }
note-suggested = suggested
team-label = Team of { $head }, Team Power { $power }
area-naruto = Chakra
area-db = Chi
pile-hand = Hand
pile-rewards = Rewards
pile-deck = Deck
pile-discard = Discard
pile-removed = Out
pile-wishes = Wishes
village-empty = Nobody here yet
village-out = All are on the battlefield
battlefield-calm = Battlefield
balls-label = DB coins: { $placed } on fighters, { $pool } in the pool
balls-help = { $full } DB coins on your fighters, and the dragon grants a Wish. Bright: on fighters. Dim: in the pool.
lane-label = { $attacking } ({ $attack }) against { $blocking } ({ $block }): { $result }
lane-nobody = nobody
result-none = Nobody left
result-breakthrough = Breakthrough
result-no_power = No power
result-draw = Draw
result-victory = Victory
result-outstanding = Outstanding Victory
result-defeat = Defeat
result-complete_defeat = Complete Defeat
what-art = art
what-mission = mission
what-event = event
what-wish = Wish
what-ability = ability
what-trigger = triggered ability
forecast-none = The attackers are gone: no battle
forecast-no_power = Unblocked, but without power: nothing happens
forecast-breakthrough = Unblocked: { $attacker } wins { $rewards ->
    [one] a Battle Reward
   *[other] { $rewards } Battle Rewards
}
forecast-draw = Equal: { $one } and { $other } take { $head } Damage each
forecast-won = { $winner } wins by { $by }: { $loser } takes { $head } Damage
forecast-crushed = { $winner } wins by { $by }, outstandingly: { $loser } takes { $head } Damage, each Back { $backs }
chain-head = The Chain: the newest happens first
chain-says = { $what ->
    [art] { $who } uses { $card }
    [mission] { $who } plays the mission { $card }
    [event] { $who } plays the event { $card }
    [wish] { $who } makes a wish: { $card }
    [ability] { $who } uses an ability of { $card }
   *[trigger] { $who }: { $card } triggers
}
chain-would = It would { $deeds }.
chain-next = happens next
would-damage = give { $n } Damage to { $cards }
would-injure = injure { $cards }
would-heal = heal { $cards }
would-power = give { $by } to { $cards }
would-team = change the Team Power of { $cards } by { $by }
would-negate = negate { $cards }
power-sum = { $parts } = { $power }
worth-printed = { $n } printed
worth-set = { $n } by { $card }
worth-growth = { $n } Growth
worth-card = { $n } { $card }
worth-head = { $n } { $card }
worth-back = { $n } { $card } behind
worth-least = { $n } (never below 0)
detail-combat = Combat
detail-support = Support
detail-as_head = as the Head
detail-as_back = at the back
detail-team = Team Power
detail-healthy = healthy
detail-injured = injured
detail-turn = Turn { $n }
detail-turn_help = when your Turn Indicator shows { $n } or more
detail-hand = { $n ->
    [one] and a card from your hand with the same symbol
   *[other] and { $n } cards from your hand with the same symbol
}
detail-cost = Cost
detail-help = Combat counts at the head of a Team, Support behind it.
count-indicator = Turn Indicator { $n }: cards with a cost up to { $n } can be played.
count-rewards = { $n } of { $goal } Battle Rewards: whoever has { $goal } at the end of a turn wins.
count-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left in the deck: whoever has none at the end of a turn loses.
count-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand.
count-chakra = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the { $area } area: their symbols pay for arts.
count-balls = DB coins: { $placed } on fighters, { $pool } in the pool. { $full } on fighters grant a wish.
count-title = What { $who } has
chain-negated = negated
chain-coming = is being announced
chain-yours = You may answer
chain-theirs = { $who } may answer
builder-pick = Pick a fighter, then whom it supports; or drag it there.
builder-where = { $card }: who is supported?
builder-join = Support: Power { $power }
builder-head = Head
builder-alone = Alone
builder-say = These are my Teams
builder-anew = As before
spread-looked = You look at
spread-pile = { $zone } ({ $who })
paying-all = Pay all { $left } for me
paying-one = Pay with { $card } (suggested)
scene-wish = The dragon grants { $who } a wish
scene-won = { $who } wins { $n }: { $rewards } of { $goal }
scene-tenth = { $who } wins { $n } and has { $rewards }!
short-free = free
type-ninja = Ninja
type-jutsu = Jutsu
type-mission = Mission
type-client = Client
type-warrior = Warrior
type-technique = Technique
type-event = Event
type-wish = Wish
subtype-permanent = Permanent
subtype-counter = Counter
subtype-adventure = Adventure
type-glue = {" "}

## The table of the terminal

table-turn = turn { $turn }
table-turn_of = { $who }'s turn
table-peaceful = (no attack)
table-before = before the first turn
table-end = the end, turn { $turn }
table-yours = (yours)
table-such_as = (such as: { $saying })
table-unblocked = unblocked
table-chain = Chain
table-below = (and { $count } below)
table-now = now
table-team_of = Team of { $head }
table-no_fighters = no fighters
table-rewards = rewards
table-hand = hand
table-holds = { $who } holds
table-deck = deck
table-discard = discard
table-chakra = chakra
table-chi = chi
table-symbol = wind
table-wishes = wishes
table-any = any
table-by = (by { $users })
table-about_deck = { $deck } ({ $line ->
    [naruto] Naruto
   *[db] Dragon Ball
}): { $fighters } fighters, { $arts } arts, mostly { $symbols }
table-outcome = { $result ->
    [breakthrough] = { $rewards ->
        [one] { $rewards } reward
       *[other] { $rewards } rewards
    } for { $winner }
    [no_power] = nothing
    [draw] = a draw: both Heads 1 Damage
    [none] = no battle
    [victory] { $by } { $winner } wins: { $loser } 1 Damage
    [defeat] { $by } { $winner } wins: { $loser } 1 Damage
   *[other] { $by } { $winner } wins outstandingly: { $loser } 2 Damage{ $backs ->
        [0] {""}
       *[other] , Backs 1
    }
}
    .short = { $result ->
        [breakthrough] = { $rewards ->
            [one] { $rewards } reward
           *[other] { $rewards } rewards
        }
        [no_power] = nothing
        [draw] = a draw
        [none] = no battle
        [victory] { $by } { $winner }
        [defeat] { $by } { $winner }
       *[other] { $by } { $winner }!
    }
table-without-priority = use nothing here
table-without-response = no (more) response
table-without-charge = keep all cards in hand
table-without-mission = play none
table-without-counter = play none
table-without-client = play none
table-without-deploy = no (more) fighters this turn
table-without-block = let it through
table-without-attack = nobody (else) attacks
table-without-target = no more targets
table-without-organize = whoever is not named is a Team of one
table-without-db_step = no more coins, and no wish
table-without-free_mission = go on to the battles
table-without-place = no more Wish cards
table-lies = { $who }'s card in { $zone }
table-team = Team Power { $power }: { $members }
table-block = { $result ->
    [draw] a draw so far
    [win] { $by }, you would win{ $great ->
        [yes] {" "}outstandingly
       *[no] {""}
    }
   *[lose] { $by }, you would lose{ $great ->
        [yes] {" "}outstandingly
       *[no] {""}
    }
}
table-coins = { $placed } on it, { $pool } in your pool
table-fighter = { $owner ->
    [none] {""}
   *[other] { $owner }'s,{" "}
}{ $power } { $status }{ $battling ->
    [yes] , battling
   *[no] {""}
}
table-won-rewards = { $won } Battle Rewards against { $lost }, in turn { $turn }
table-won-deck = { $loser } has no card left in the deck, in turn { $turn }
table-won-tiebreak = ahead when play was stopped: { $compared }, in turn { $turn }
table-won-coin = all was equal, and the coin decided in turn { $turn }
table-won-resignation = { $loser } has resigned; the rewards are { $won } against { $lost }, in turn { $turn }
table-compared-rewards = { $ours } Battle Rewards against { $theirs }
table-compared-deck = { $ours } cards in the deck against { $theirs }
table-compared-power = { $ours } total Power against { $theirs }
table-compared-cards = { $ours } cards in Chakra area and hand against { $theirs }
table-scene-outstanding = Outstanding Victory of { $who }!
table-scene-winning = { $team } with { $power }
table-scene-beaten = beats { $team } with { $power }.
table-scene-dragon = The dragon rises from the seven balls!
table-scene-wish = { $who } wishes: { $wish }.
table-scene-tenth = The { $goal }th Battle Reward!
table-scene-has = { $who } has { $rewards }; at the end of the turn that wins.
table-hidden = Of your cards these are in your deck or among the rewards of the other: { $cards }.
table-saying-teams = all Teams at once, each with its Head first; whoever is not named is a Team of one
table-saying-attack = all Teams that attack, in order, by their Heads; attack all sends every Team
table-saying-coin = seven DB coins on a fighter
table-saying-pay = several cards at once; so with discard, target and place
table-saying-place = all registered Wishes
table-saying-pass = whatever does nothing here, be it done, keep or decline; so do no and n
table-word-valid = Valid
    .help = The ability works while the fighter is injured, too; all others of fighters work only while healthy.
table-word-db = DB
    .help = The ability works for a fighter with a DB coin on it.
table-word-growth = Growth
    .help = The card may be laid on your fighter of the same name that came in an earlier turn and has no Growth coin; it costs nothing and gives a Growth coin (+1/+1).
table-word-ambush = Ambush
    .help = The fighter may be deployed from your Chakra area, too.
table-word-platoon = Platoon
    .help = Several fighters on one card; it counts as each of their names.
table-word-super_heal = Super Heal
    .help = Whenever the fighter is healed it gets a Growth coin.
table-word-toughness = Toughness
    .help = 2 or more Damage at once become 1.
table-word-fierce = Fierce
    .help = When its Team has won, the other player discards so many cards from the top of the deck.
table-word-plunder = Plunder
    .help = When its Team has won an attack, its player may move a coin of the other, but no DB coin, to it.
table-word-ally = Ally
    .help = +1/+1 while another fighter of its Team has that name.
table-word-thrash = Thrash
    .help = When it has won an attack as the Head, its player wins a Battle Reward.
table-mark-step = The step of the turn, from A to Q; r tells its rules.
table-mark-team = A Team with its Team Power: the Head first, then the Backs.
table-mark-power = Combat, which counts for a Head, and Support, which counts for Backs, as they are now.
table-mark-injured = Injured: one more Damage discards it.
table-mark-change = More or less than is printed on the card.
table-mark-coins = Coins: DB, growth, time, promise, petrification.
table-mark-support = A mission, event or Client in play, with its coins.
table-mark-valid = Of an ability: it works while the fighter is injured, too. Keywords: such as ? growth.
table-mark-indicator = The Turn Indicator: fighters and missions with a turn cost up to it can be played.
table-mark-costs = Of a card: turn cost 3, hand cost 1.
table-mark-rewards = Battle Rewards: { $goal } at the end of a turn win.
table-mark-piles = Cards in hand, in the deck and in the discard pile, where there is little room.
table-mark-balls = DB coins: on fighters, in the pool, missing to seven; where there is little room, two numbers.
table-mark-chakra = Cards in the Chakra or Chi area, and how many show each symbol.
table-mark-playable = A card in hand that can be played now.
table-mark-battle = A battle: the attacker's Team Power, the blocker's, and the difference.
about-battles = The Head's Combat (the first number) and the Support (the second) of the Backs make the Team Power. The higher one wins: the other Head receives 1 Damage. From { $outstanding_margin } ahead it is an Outstanding Victory: 2 Damage to the Head and 1 to each Back. A draw damages both Heads. An unblocked Team breaks through and wins a Battle Reward, two with a Team Power of { $breakthrough_double_at } or more.
about-chain = Players use effects in turn; two passes in a row close the Chain, and it resolves from the last effect to the first. What is paid stays paid.
table-rules-setup =
    Both draw six cards. Whoever does not like them may put them back for five, and once more for four.
    The second player begins with some cards in the Chakra area. A Dragon Ball player places up to { $wish_max } Wish cards face down.
table-rules-A0 = Cards with a time limit lose a time coin. What happens at the beginning of a turn happens now.
table-rules-A = The attacker, whose turn it is, draws a card.
table-rules-B =
    A Dragon Ball attacker may move one card from the hand to the Chi area.
    Cards there pay for techniques by their symbols.
table-rules-C =
    Strategy: abilities for the Strategy step, and Adventures of the attacker.
    { about-chain }
table-rules-D1 = The attacker may play one mission or event. Its turn cost must not be above the own Turn Indicator; its hand cost is cards of a matching symbol from the hand to the Chakra area.
table-rules-D2 = A Naruto defender may play one Counter Mission.
table-rules-E =
    A Naruto attacker may move one card from the hand to the Chakra area.
    Cards there pay for jutsu by their symbols.
table-rules-F = A Naruto attacker may play one Client.
table-rules-G =
    One fighter may be deployed in a turn: its turn cost (T) must not be above your Turn Indicator, and its hand cost (H) is so many cards of a matching symbol from your hand to the Chakra area.
    Growth: a card with that keyword may be laid on your fighter of the same name that came in an earlier turn and has no Growth coin; it costs nothing and gives a Growth coin (+1/+1).
    You cannot have two fighters of the same name in play.
table-rules-H =
    DB coins go from your pool to fighters and never back. A Breakthrough against you gives you one for each reward.
    With { $db_coins_for_wish } coins on your fighters you may give them for one of your Wishes.
table-rules-I = The attacker's fighters form Teams of one to { $team_max }: a Head and Backs. Teams stay together until you organize again, also when you defend.
table-rules-J0 = What happens at the start of the Battle Phase happens now.
table-rules-J =
    Any of the attacker's Teams may be sent, in an order that is chosen. In the first turn nobody attacks.
    { about-battles }
table-rules-K =
    Each defending Team may block one attacking Team, and each attacking Team has at most one blocker.
    { about-battles }
table-rules-L =
    Exchange of Jutsu: the attacker opens the first Chain. An art is used by a battling fighter who meets its requirement, and paid with cards of the Chakra area.
    { about-chain }
    { about-battles }
table-rules-M =
    { about-battles }
    Damage turns a healthy fighter injured and discards an injured one.
table-rules-N = All battling fighters go home.
table-rules-O0 = What happens at the end of the turn happens now.
table-rules-O = Now it is judged whether somebody has won.
table-rules-P = The attacker keeps at most { $hand_limit } cards in hand.
table-rules-Q = The attacker's Turn Indicator goes up by one, and the other player has a turn.
table-rules-over = The game is over.
table-rules-ending = Whoever has { $rewards_to_win } Battle Rewards at the end of a turn has won, and whoever has no card left in the deck has lost; the attacker is looked at first.

## What is typed

term-needs_place = a Wish card, like 'place h-wi01'
term-needs_charge = a card in hand, like 'charge n-490'
term-needs_mission = a mission or event, like 'mission m-346'
term-needs_counter = a Counter Mission, like 'counter m-333'
term-needs_client = a Client, like 'client c-044'
term-needs_deploy = a fighter, like 'deploy n-490'
term-needs_ambush = a fighter in the Chakra area, like 'ambush n-482'
term-needs_grow = a fighter with Growth, like 'grow n-490'
term-needs_wish = a Wish card, like 'wish h-wi02'
term-needs_adventure = an Adventure, like 'adventure h-te18'
term-needs_take = a card, like 'take h-te01'
term-needs_top = a card, like 'top n-428'
term-needs_discard = a card, like 'discard n-428'
term-needs_use = an art and its user, like 'use j-453 n-490#r1'
term-needs_coin = a fighter, like 'coin h-wa08#b1'
term-needs_activate = a card in play, like 'activate n-426#r1', and where it has several abilities which, like '... 2'
term-needs_target = a card, like 'target h-wa01#b1', and of two items on the Chain which, like '... 2'
term-needs_pay = a card, like 'pay n-428' or 'pay n-490#r1'
term-needs_trigger = a card, like 'trigger n-468#r1'
term-needs_lead = a fighter, like 'lead n-437#r1'
term-needs_attack = the Head of a Team, like 'attack n-437#r1'
term-needs_block = the Head of a Team, like 'block h-wa18#b1'
term-needs_pick = a card, like 'pick n-428'
term-needs_mode = a number, like 'mode 1'
term-needs_x = a number, like 'x 2'
term-needs_choose = a number, like 'choose 2'
term-needs_number = a number, like 'number 3'
refusal-named_twice = a fighter is in one Team only, and here one is named twice (CB7.10.1)
refusal-team_too_large = a Team has at most { $most } fighters (CB2.5)
refusal-no_team = { $words } names no Team; say it like 'teams guy iruka / lee', with your fighters at home: { $home }
