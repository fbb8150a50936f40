### What is wrong with what somebody has given, in no game in particular.

refusal-not_installed = there is no { $what ->
    [bot] bot
   *[other] game
} { $name }{ $meant ->
    [none] ;
   *[other] ; did you mean { $meant }?
} installed: { $installed }
refusal-no_option = { $game } has no option { $option }; its options are: { $options }
refusal-no_value = option { $option } cannot be { $value }; allowed: { $allowed }
refusal-option_refused = option { $option }: { $because }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
refusal-other_mode = option { $option } belongs to { $modes }, not to mode { $mode }
refusal-no_players = { $game } cannot be played by { $players }; { $mode ->
    [none] it
   *[other] mode { $mode }
} is for { $low ->
    [0] { $high }
   *[other] { $low } to { $high }
}{ $others_count ->
    [0] {""}
   *[other] ; with { $players } play mode={ $others }
}
part-no_starter = there is no starter deck { $name }; { $meant ->
    [none] allowed: { $allowed }
   *[other] did you mean { $meant }?
}
refusal-no_seat = there is no seat { $seat }; the seats are { $seats }
refusal-no_seed = the seed cannot be { $seed }; it is a whole number of up to 256 bits, or 32 to 512 hexadecimal digits
refusal-no_file_name = { $file } is no name of a file
refusal-unreadable = { $file } cannot be read: { $because ->
    [none] it is no ordinary file
   *[other] { $because }
}
refusal-too_large = { $file } is larger than { $most } bytes: that is no { $what }
refusal-no_text = { $file } is no { $what }: it is not even text
refusal-nothing_to_take_back = there is nothing of yours to take back yet
refusal-cannot_take_back = that cannot be taken back: somebody has acted since, or it has shown something
refusal-no_resignation = { $game } has no resignation
refusal-time_again = time has been called already
refusal-time_too_late = the game is over: a call of time comes too late
refusal-ambiguous = { $words } may mean { $meanings }: say which

## Actions

part-may_choose = { $seat } may choose: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}or { $more } more
}
refusal-not_possible = { $words } is not possible now{ $because ->
    [none] {""}
   *[other] : { $because }
}; { $instead }
refusal-unread = { $because }; { $instead }
refusal-no_action = { $words } is no action of { $game }; the verbs are { $verbs }
refusal-no_verb = { $words } is no action of { $game }: say { $verbs_count ->
    [1] { $verbs }
   *[other] one of { $verbs }
} and a card
refusal-stands_alone = { $verb } stands alone, without { $rest }
refusal-not_understood = { $words } is not understood: { $verb } needs { $needs }{ $hint ->
    [none] {""}
   *[other] ; { $hint }
}
part-did_you_mean = did you mean { $meant }?
refusal-far_too_long = that is no action: it is far too long
refusal-does_not_go = { $step } does not go with the rest: { $because }
part-nothing_more = there is nothing more to decide then
part-not_then = it is not possible then
refusal-others_decide = { $seat } does not decide now: { $deciding } must choose first
refusal-say_whose = { $seats } decide at once: say whose action { $words } is (seat=...)
refusal-too_late = the game is over: { $words } comes too late

## What a file holds

term-record = record
term-match = match
