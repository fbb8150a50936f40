### What the terminal says, whatever is played.

terminal-language = English
terminal-no_language = --lang cannot be { $language }; it can be { $languages }
terminal-no_letters = this output has no letters for --lang { $language }; without --ascii and in a UTF-8 terminal it has
terminal-full_stop = { $sentence }.
terminal-comma = {", "}
terminal-or = {" or "}

## The table

terminal-you = (you)
terminal-closed = closed
terminal-no_cards = no cards
terminal-mark_decides = Whoever is marked like this has to choose.
terminal-mark_face_down = A card with a broken frame lies face down: only you see it.
terminal-mark_own = By a name on a narrow terminal: that is you.
terminal-what_is = { $name }: { $help }
terminal-hints = ? explains   r rules   u undo   l log   s FILE saves   h help   q quits
    .short = ? more  r rules  u undo  l log  q quits
    .shortest = ? r u l h q
terminal-more_news = { $count } more before that, which l lists
terminal-more_choices = and { $count } more up to { $last }, which ? lists
terminal-with_remark = { $line } ({ $remark }).
terminal-heading-choices = Your choices
terminal-heading-cards = Cards in sight
terminal-heading-marks = Marks on the table
terminal-heading-rules = Rules

## Help

terminal-help =
    Type the number of a choice, or the choice itself as it is written; the beginnings of its words are enough where they mean one choice only. Enter takes a choice that is the only one.
terminal-help-choices = explain every choice, the cards in sight and the marks on the table
    .typed = ?
terminal-help-card = explain a card, by its name or a part of it, such as: ? { $card }
    .typed = ? CARD
terminal-help-rules = the rules of this phase
    .typed = r
terminal-help-log = the log from its end, as far as it is open to you
    .typed = l
terminal-help-undo = take back your last action, as long as it has shown nobody anything new
    .typed = u
terminal-help-pass_all = pass on everything until somebody else does something
    .typed = pass all
terminal-help-save = save the game; go on later with: meijin play --resume FILE
    .typed = s FILE
terminal-help-resign = give up
    .typed = resign
terminal-help-time = call time, as the organiser of a tournament does: the game ends in some turns
    .typed = time
terminal-help-quit = quit
    .typed = q
terminal-help-help = this page
    .typed = h

## Pages and people

terminal-go_on = Enter to go on
terminal-go_on_or_leave = Enter to go on, q to leave
terminal-on = Enter goes on, q leaves
terminal-back_or_on = b goes back, Enter goes on, q leaves
terminal-cannot_clear = This screen cannot be cleared: please do not look further up.
terminal-hand_over = Pass the keyboard to { $seat }.
terminal-enter_when_there = Enter when you are there
terminal-narrow = The terminal is narrow; { $columns } columns are enough for everything.
terminal-opponent = { $seats }: { $bot }.

## What is typed

terminal-enter_takes = Enter: { $choice }
terminal-type_from_to = type a number from { $first } to { $last }
terminal-type_beside = type a number that stands beside a choice
terminal-type_or_help = { $numbers }, or h for help
terminal-no_choice = there is no choice { $number }; { $numbers }
terminal-not_possible = { $action } is not possible now{ $because ->
    [none] {""}
   *[other] : { $because }
}
terminal-may_mean = { $action } may mean { $meanings }{ $more ->
    [0] {""}
   *[other] {" "}or { $more } more
}: say which
terminal-did_you_mean = { $action } is no action here; did you mean { $close }?
terminal-no_action = { $action } is no action here; type a number, a choice as it is written, or h for help
terminal-which_card = { $name } may be { $kinds }; say which
terminal-no_card = { $game } has no card { $name }; { $meant ->
    [none] `meijin cards { $id }` lists them
   *[other] did you mean { $meant }?
}
terminal-taken_back = Taken back.
terminal-really_resign = Really give up the game?
terminal-really_time = Is the time of the round over, so that the game ends in some turns?

## The end

terminal-game_over = The game is over
terminal-nobody_wins = Nobody wins
terminal-draw = A draw
terminal-wins = { $winners } { $count ->
    [one] wins
   *[other] win
}
terminal-after_rounds = after { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
terminal-end_prompt = l shows the whole log, Enter leaves
terminal-record_kept = The record is kept. This shows it again:
terminal-input_ended = The input has ended before the game.
terminal-stopped = Stopped.
terminal-interrupted = Interrupted.
terminal-see_help = `meijin play --help` tells how to play.
terminal-game_failed = { $game ->
    [none] The game has failed: { $problem }.
   *[other] The game { $game } has failed: { $problem }. `meijin check { $game }` looks for its faults.
}
terminal-streams_fail = the output or input fails

## Keeping a game

terminal-kept_in = Kept in { $file }.
terminal-saved = Saved in { $file }.
terminal-save_elsewhere = s FILE saves it elsewhere.
terminal-save_where = say where to save the game, such as: s game.meijin
terminal-go_on_with = Go on with: { $command }
terminal-not_kept = The game is not kept in any file.
terminal-offer_to_save = The game is in no file. Type a file name for it, or n:
terminal-cannot_keep = the game cannot be kept: { $because }
terminal-cannot_save = the game cannot be saved: { $because }
terminal-goes_on_unkept = { $because }. The game goes on; s FILE saves it elsewhere.
terminal-kept_elsewhere = Another program has changed { $former }; this game is now kept in { $file }.
terminal-file_exists = there is already a file { $file }; choose another name
terminal-file_changed = another program has changed { $file }; choose another name
terminal-same_bots = (the same bots sit there again, unless --seat names others)

## Before a game

terminal-which_game = Which game?
terminal-which_mode = Which mode?
terminal-how_many = How many players?
terminal-minutes = { $count } min
terminal-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: { $seats }
terminal-you_and_bots = You and { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}.
terminal-from_to = { $first } to { $last }, { $enter }
terminal-enter_for = ? explains, q leaves, Enter for { $default }
terminal-not_here = There is no { $said } here.
terminal-no_games = no game is installed
terminal-unknown_seats = { $file } does not say who sits where.
terminal-say_who_sits = { $file } does not say who sits where; say it for { $seats }, such as: { $such_as }
terminal-play_like_this = Enter to play like this, or all of them in this order
terminal-say_each_seat = There { $count ->
    [one] is { $count } seat
   *[other] are { $count } seats
}: say who sits in each, such as { $such_as }.
terminal-too_many_seats = { $given } players for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}: --seat can be given once each for { $seats }
terminal-unnamed_file = { $bot } runs a Python file, which a record alone cannot ask for; add: { $seats }
terminal-who_can_sit = a seat cannot be taken by { $word }; choose from: { $choices }
terminal-not_together = { $one } and { $other } cannot go together
terminal-resumes_nothing = this game is over; `{ $command }` shows it
terminal-other_game = { $file } is a position of { $game }, not of { $asked }
terminal-seats_and_players = --seat is given { $given } times, but --players can be { $numbers } here
terminal-file_says = { $other } cannot be given together with { $name }: the file already says how to play

## A game once more

terminal-next_action = Enter for action { $number } of { $count }, q to leave
terminal-not_over = The game is not over: { $seats } must choose.
terminal-organiser = Organiser
