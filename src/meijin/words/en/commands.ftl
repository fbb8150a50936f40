### What the commands of the terminal say that are not a game at the table.

## What was typed

terminal-see = see { $command }
terminal-not_understood = { $word } is not understood; { $hint }
terminal-cannot_be = { $name } cannot be { $value }; { $hint }
terminal-allowed = allowed: { $values }
terminal-mistake = { $problem }; { $see }
terminal-meant = did you mean { $word }?
terminal-no_option = --option { $option } is not understood; write --option NAME=VALUE
terminal-option_twice = { $name } cannot be both { $one } and { $other }; give it once
terminal-say_which_game = say which game is meant: { $games }

## Games

terminal-cannot_describe = the game { $game } cannot be described: { $problem }
terminal-game_in_short = { $players }, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. { $about }
terminal-player_counts = { $high ->
    [0] { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
   *[other] { $low } to { $high } players
}
terminal-values = ({ $allowed }{ $default ->
    [none] {""}
   *[other] ; { $default } if not given
})
terminal-number = a whole number from { $low } to { $high }{ $values ->
    [none] {""}
   *[other] , or { $values }
}

## Cards

terminal-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
terminal-kinds_and_cards = { $kinds } kinds, { $cards } cards
terminal-group_of_cards = Cards
terminal-cards = { $count } cards
terminal-no_pictures = there are no pictures of { $game }: those of the games that Meijin comes with are drawn by `make web`
terminal-pictures_fail = the pictures cannot be written to { $folder }: { $because }
terminal-pictures = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
} in { $folder }

## Cards of one's own

terminal-check_which = name the file to check: meijin cards check FILE
terminal-takes_no_cards = { $game ->
    [none] no game here takes cards of your own
   *[other] { $game } takes no cards of your own
}
terminal-cards_for_which = say with --game which game they are for: { $games }
terminal-warning = warning
terminal-problem = problem
terminal-checked = { $good ->
    [one] { $good } good card
   *[other] { $good } good cards
}, { $bad ->
    [one] { $bad } problem
   *[other] { $bad } problems
}

## Decks and teams

terminal-what-deck = deck
terminal-what-team = team
terminal-how_to_show_deck = `meijin decks show DECK` shows a list.
terminal-no_lists = players of { $game } bring no lists
terminal-legal_list = { $name }: legal: { $summary }
terminal-no_list = there is no starter { $what } and no file { $name }; { $meant ->
    [none] the starter { $what }s are { $starters }
   *[other] did you mean { $meant }?
}

## What a bot thinks

terminal-no_seed = --seed cannot be { $seed }; it is a number from 0
terminal-no_searcher = { $bot } does not tell why it chooses; bots that search do: { $known }, or search@500i
terminal-nobody_decides = the game is over there, so nobody decides; say --ply N for an earlier position
terminal-others_decide = { $seat } has nothing to decide there: it is up to { $seats }
terminal-several_decide = { $seats } decide at the same time; say whose thought it is: --seat SEAT
terminal-bot_chooses = { $bot } for { $seat }:
terminal-has_played = { $seat } played:
terminal-thought-action = action
terminal-thought-tried = tried
terminal-thought-chance = chance
terminal-thought-interval = with 95 %
terminal-thought-does = what it does
terminal-between = { $low } to { $high }
terminal-expected = expected: { $steps }

## Matches

terminal-score = { $left } { $one }, { $right } { $other }.
terminal-match_drawn = The match is a draw, { $most }-{ $least }.
terminal-match_won = { $seat } wins the match { $most }-{ $least }.
terminal-match_over = this match is over: { $score }
terminal-game_of_match = Game { $number } of at most { $most }.
terminal-say_all_seats = say who sits in each seat, such as: { $such_as }
terminal-input_ended_match = The input has ended before the match.
terminal-taken_over = Another program goes on with this match, so it has stopped here.
terminal-match_exists = there is already a file { $file }; choose another name with --save
terminal-cannot_keep_match = the match cannot be kept in { $file }: { $because }
terminal-other_match = { $file } is not game { $number } of this match: it was set up otherwise

## Between two games

terminal-your_list = { $seat }: your { $what } for game { $number }.
terminal-swap_prompt = swap OUT IN, reset, done, ? CARD, h for help
terminal-swap_help-swap = a card that you play goes, one that waits comes, by their numbers
    .typed = swap OUT IN
terminal-swap_help-swap_names = the same by names, of which a word is enough
    .typed = swap OUT for IN
terminal-swap_help-reset = take back every exchange of this match
    .typed = reset
terminal-swap_help-done = play the next game like this, as does Enter
    .typed = done
terminal-swap_help-card = what a card says
    .typed = ? CARD
terminal-swap_help-time = call time, as the organiser does: the next game is the last, and ends soon
    .typed = time
terminal-swap_help-quit = leave the match, which can be gone on with later
    .typed = q
terminal-swapped = { $out } goes, { $into } comes.
terminal-as_registered = The { $what } is as it was registered.
terminal-is_time_over = Is the time of the round over?
terminal-time_called = Time is called: the next game is the last.
terminal-no_exchange = { $said } is not understood; say swap OUT IN, reset or done
terminal-swap_what = say which card goes and which comes, such as: { $such_as }
terminal-which_number = { $name } may be { $cards }; give the number
terminal-not_in_list = there is no card { $name } in your { $where }{ $meant ->
    [none] {""}
   *[other] ; did you mean { $meant }?
}

## Whether a record holds

terminal-no_hash = --commitment cannot be { $hash }; it has { $digits } hexadecimal digits
terminal-verdict-holds = ok
terminal-verdict-fails = FAILED
terminal-verdict-unknown = -
terminal-whole-holds = the record is whole: its checksum fits
terminal-whole-fails = the record was changed or cut off
terminal-whole-unknown = the record has no checksum, so nobody can tell whether it is whole
terminal-legal-holds = every action is allowed by the rules
terminal-legal-fails = not every action is allowed by the rules
terminal-legal-unknown = the actions were not looked at
terminal-seed = seed
terminal-secret = server's secret
terminal-shuffles-holds = the { $thing } is the one that was promised by a hash
terminal-shuffles-fails = the { $thing } is not the one that was promised by a hash
terminal-shuffles-unknown = no hash of the seed was shown before the game, as a server does: there is nothing to compare
terminal-shuffles-unseen = the seed was not compared: there is no telling what was played
terminal-only_its_own = {"; "}the hash is the record's own: compare it with the one shown before the game
terminal-numbers-holds = the seed is made of that secret and the players' numbers: neither the server nor a player chose it
terminal-numbers-fails = the seed is not made as it should be of the server's secret and the players' numbers
terminal-numbers-unknown = nobody gave a number: whoever made the { $thing } could have chosen the shuffles
terminal-numbers-unseen = how the seed was made was not looked at
terminal-numbers-stand_ins = the seed is made of that secret and of commitments, for no number was revealed: nobody chose it, as the secret was promised before them; the server could at most have left numbers out
terminal-numbers-another_secret = the seed is not made of the secret that was promised: whoever knew the numbers could have chosen another
terminal-gift-number = { $who } gave a number, and had committed to it before any was revealed
terminal-gift-commitment = { $who } did not reveal the number committed to: the commitment stands in for it
terminal-gift-nothing = { $who } gave nothing: a bot of the server, or nobody committed in time
terminal-game_of_record = { $game }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}; { $ended }
terminal-still_open = it is not over
terminal-ended = it is over: { $result } ({ $points })
terminal-hash_of = hash of the { $thing }: { $hash }
