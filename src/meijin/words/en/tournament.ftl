### What tournaments say: refusals, the log, notes, reasons, tie-breakers.

## Parts of sentences

part-in_phase = { $phase ->
    [draft] still a draft
    [registration] open for registration
    [deck_check] in the deck check
    [ready] ready for its first round
    [pairing] at the draft of a round
    [published] at a published round that has not started
    [running] in a running round
    [time_called] in a round whose time was called
    [between] between two rounds
    [swiss_done] through with its rounds
    [cut_done] through with its elimination
    [finished] finished
   *[cancelled] cancelled
}
    .between = {" or "}
part-in_role = { $role ->
    [meijin] the Meijin
    [judge] a judge
    [player] a player
    [engine] the table itself
   *[spectator] somebody who does not play
}
    .between = {" or "}
part-in_status = { $status ->
    [registered] registered
    [waitlisted] on the waiting list
    [active] playing
    [dropped] dropped
    [disqualified] disqualified
    [eliminated] eliminated
   *[finished] through with the event
}
part-of_format = { $format ->
    [swiss] a Swiss event
    [round_robin] a round robin
   *[pods] an event in pods
}
    .between = {" or "}
part-thing = the { $what ->
    [name] name
    [family_name] family name
    [organization_id] organization id
    [event_name] name of the event
    [organiser] name of the organiser
    [venue] venue
    [date] date
    [prize] prize
    [level] level
    [format] format
    [rounds] number of rounds
   *[word] word
}
part-named_player = { $player } ({ $name })
part-at_table = { $table } ({ $state ->
    [waiting] waiting
    [playing] playing
    [reported] reported
    [disputed] disputed
   *[confirmed] confirmed
})
part-score = { $one }-{ $other }
    .between = {" or "}
part-in_round = { $stage ->
    [cut] { $players ->
        [2] Final
        [4] Semi-finals
        [8] Quarter-finals
       *[other] Round of { $players }
    }
    [final] Final table
   *[other] Round { $no }
}
part-wrong_line = line { $line }: { $problem }
    .between = {"\u000A  "}
part-of_match = { $stage ->
    [cut] elimination round { $round }, match { $match }
   *[other] round { $round }, match { $match }
}

## Why not: any command

refusal-limit = { $limit } (an event in free mode may)
refusal-no_event = there is no event yet: create it first
refusal-wrong_phase = this cannot be done now, the event is { $phase }{ $fits_count ->
    [0] {""}
   *[other] ; it can when the event is { $fits }
}
refusal-wrong_role = only { $who } may do this
refusal-somebody_else = { $player } is somebody else: players act only for themselves
refusal-no_player = there is no player { $player } in this event; look at the list of players
refusal-several_players = { $said } may be { $players }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: give the id
refusal-no_such_player = there is no player { $said } in this event; { $player ->
    [none] look at the list of players
   *[other] did you mean { $player }?
}
refusal-no_match = there is no match { $match } in this event; look at its rounds
refusal-no_round = no round has been paired yet: close the registration and pair round 1
refusal-not_paired = { $player } is not paired in this round: choose somebody who sits at one of its tables
refusal-say_why = say why: this is kept in the log with its reason
refusal-no_reason = { $said } reads like a result and is no reason: say why in words
refusal-worked_out = these are worked out, not given: { $fields }; leave them out
refusal-malformed = { $problem }
refusal-acted_as = { $who } acted as { $role }, but is { $known } here
refusal-unknown_entry = entry { $entry } is of a kind that is not known here: { $sort }; open the event with a newer Meijin
refusal-not_without = what it keeps apart is not there, and nothing goes on without it: take the Meijin's own file

## An event and its terms

refusal-created_already = the event has been created already: change its terms instead
refusal-wrong_format = { $game } { $duel ->
    [yes] is a game for two
   *[no] is not a game for two
}: choose { $formats }
refusal-wrong_cut = a cut to { $cut } cannot be; it is one of { $cuts } (0: none)
refusal-cut_needs_swiss = only a Swiss event has a cut: choose 0 here
refusal-wrong_breakers = { $format } has the tie-breakers { $right }, not { $given }
refusal-pod_is_one_game = a pod plays one game: best_of must be 1
refusal-no_lists_brought = players of { $game } bring no lists: deck_lists must be none
refusal-no_sides = { $game } has no sides: require_cross must be false
refusal-forbidden_pair = a forbidden pair names two players, not one twice
refusal-match_lost_first = the match is lost later than the game: late_match_loss_s is too small
refusal-points_order = a win must be worth more than a loss, and a draw must lie between them
refusal-cut_is_premier = a cut is for premier events, to 8 or more players (7.9)
refusal-rounds_follow = the number of rounds follows from the number of players (6.1)
refusal-lists_at_premier = deck lists are required at premier events (5.3)
refusal-round_length = a round lasts 45 to 50 minutes, not { $minutes } (6.5)
refusal-cut_length = a round of the elimination lasts 75 minutes, not { $minutes } (6.5)
refusal-break_length = there are at least 10 minutes between rounds, not { $minutes } (6.5)
refusal-points_given = a win is worth 3 points, a draw 1, a loss 0 (6.11)
refusal-times_given = late is 5 minutes (game) and 10 minutes (match); draws are agreed on within 2 (6.10, 6.12)
refusal-fixed_since_paired = { $what ->
    [none] { $setting }
   *[other] { $what }
} is fixed since round 1 was paired: leave it as it was
refusal-time_announced = the announced round time does not change during the event (5.1)
refusal-cut_announced = the cut is announced before the last round of the Swiss part is closed: leave it as it was
refusal-fixed_since_closed = the format and the lists are fixed since registration was closed: open it again
refusal-no_places = places { $first } to { $last } are no places: the first comes first
refusal-open_already = registration is open already: players can enter

## Words that people give

refusal-empty = { $what } is empty: write something
refusal-mixed_letters = { $what } { $name } mixes { $scripts } letters in { $word }: write a word in one script
refusal-too_long = { $what } { $name } has { $length } characters; { $most } fit
refusal-unseen_signs = { $what } { $name } has signs that cannot be seen: leave them out
refusal-towers = { $what } { $name } has letters with more than { $most } marks on them: write fewer
refusal-like_an_id = { $what } { $name } ends like the id that is shown beside names that look alike: leave that out

## The staff

refusal-meijin_appoints = the Meijin appoints; a judge may only step down (their own id, role 'none')
refusal-staff_steps_down = the event is over: whoever is on the staff can step down, and nothing else
refusal-not_on_staff = { $name } is not on the staff: choose somebody who is
refusal-plays_here = { $name } plays in this event, and staff do not (10)
refusal-last_meijin = an event always has a Meijin: appoint another one first, who has done something at this event
refusal-on_staff_already = you are on the staff already, for everybody to see

## Registration

refusal-not_opened = registration has not been opened yet: the Meijin opens it first
refusal-registration_closed = registration is closed: ask the Meijin
refusal-staff_does_not_play = { $name ->
    [none] you are
   *[other] { $name } is
} on the staff of this event, and staff do not play (10)
refusal-no_personal_data = this event does not ask for personal data: leave them out
refusal-id_taken = { $player } is registered already, as { $name }: take another id
refusal-registered_already = { $name } is registered already: one person plays once
refusal-plays_already = { $name } is registered already: one person plays once
refusal-register_yourself = people register themselves; the staff may register others
refusal-staff_says_paid = the staff says who has paid: leave that to them
refusal-not_invited = { $name ->
    [none] you are not invited to play here: register instead
   *[other] { $name } is not invited: there is nothing to withdraw
}
refusal-invited_already = { $name } is invited already, and has not answered yet: wait, or withdraw the invitation
refusal-nobody_comes_later = the matches of a round robin are fixed: nobody can come later
refusal-late_entry_over = late entry ended when round { $round } was paired (5.7): come to the next event
refusal-event_full = all { $places } places are taken, and the event has begun: wait until somebody leaves
refusal-staff_enters_late = the event has begun: late players are entered by the staff
refusal-nothing_to_check_in = { $player } is { $status }, so there is nothing to check in
refusal-closed_already = registration is closed already: go on with the next step
refusal-too_few_here = { $here ->
    [one] { $here } player is
   *[other] { $here } players are
} checked in, and { $format } needs at least { $least }: check more in
refusal-too_many_for_robin = a round robin is for 4 or 5 players, and { $here } are checked in (6.2)
refusal-open_again_already = registration is open already: players can enter

## Lists

refusal-no_lists_taken = this event takes no lists: leave yours out
refusal-lists_closed = lists are handed in during registration; ask a judge
refusal-list_empty = the list is empty: write its cards, one a line
refusal-list_unreadable = cards: { $problem }
refusal-no_list_yet = { $player } has not handed in a list: it is handed in first
refusal-lists_unchecked = these lists have not been checked yet: { $players }
refusal-too_few_lists = fewer than three players have a legal list, and nobody could be paired: check more lists
refusal-check_is_over = the deck check is over, or there is none: go on with the next step

## What is drawn with

refusal-own_number = everybody gives a number of their own
refusal-nothing_left_to_draw = there is nothing left to be drawn: no number is needed any more
refusal-committed_already = a number was committed to already: it stands
refusal-bad_digits = { $problem }
refusal-commitment_taken = somebody else has shown this commitment: draw a number of your own
refusal-commitments_open = commitments are still open: numbers are revealed when registration, or the round, closes
refusal-revealed_already = the number was revealed already: it counts
refusal-commitment_stands_in = the round is drawn, and the commitment stands in for the number
refusal-no_commitment = there is no commitment that a number could be revealed for: commit to one first
refusal-nothing_more_drawn = the elimination has begun: nothing more is drawn
refusal-nothing_called_out = say what was thrown or called out, such as 4 6 2 5
refusal-no_numbers = { $said } is nothing that is thrown or called out: give the numbers that everybody heard, with blanks between them, such as 4 6 2 5 (R35)
refusal-secret_not_told = this round was drawn with a secret that was not told, so nobody can say why: ask again after the event

## Pairing

refusal-no_elimination = there are not two players left for an elimination: finish the event
refusal-cut_too_small = a cut is for more than 32 players (7.9): finish the event without one
refusal-rounds_played = all rounds are played: finish the event
refusal-too_few_left = too few players are left for a round: wait for more, or give the event up
refusal-too_few_for_pod = { $left } players are left, and a pod has { $smallest }: end the rounds here
refusal-meet_again = everybody would have to meet somebody again: end the Swiss part here (7.6)
refusal-drawn_already = the round is drawn already: publish it, or draw it again
refusal-numbers_come = { $players ->
    [one] { $players } player reveals a number now, so wait
   *[other] { $players } players reveal their numbers now, so wait
}{ $left ->
    [none] {""}
   *[other] : { $left } left
}
refusal-pairing_stays = a match of this round has its result: correct what is wrong, the pairing stays (9.6)
refusal-nothing_is_drawn = these matches follow from the rules alone: drawing again would change nothing
refusal-not_edited = these matches follow from the rules: they are not edited
refusal-same_table = { $one } and { $other } sit at the same table already: choose players of two tables
refusal-published_already = the round is published already: start its clock
refusal-confirm_rematches = some players meet again because it cannot be avoided: confirm that (7.6)
refusal-another_goes_on = another player goes on since this was drawn: draw the round again
refusal-left_since = { $players } left since this was drawn: draw the round again
refusal-came_back_since = { $players } came back since this was drawn: draw the round again
refusal-clock_has_started = a published round can be taken back only until its clock starts (9.5): correct what is wrong
refusal-match_has_begun = a match of this round has begun: the pairing stays (9.5)
refusal-only_pods = only pods are seated again; who does not come to a match of two forfeits it
refusal-at_no_table = { $player } sits at no table of this round: name somebody who does
refusal-pods_not_filled = those who came do not fill pods of legal sizes: enter who is absent with the result
refusal-pods_can_play = every pod can play without them: enter them as absent with the result
refusal-pod_has_result = a pod that would be taken apart has its result: the pods stay as they are

## The clock

refusal-running_already = the clock is running already: enter the results
refusal-break_goes_on = there are { $minutes } minutes between rounds (6.5){ $left ->
    [none] {""}
   *[other] : { $left } min left
}
refusal-paused_already = the clock stands still already: resume it first
refusal-not_paused = the clock is running: there is nothing to resume
refusal-time_called_already = time is called already: enter the last results
refusal-time_left = there is time left on the clock{ $left ->
    [none] {""}
   *[other] : { $left } left
}
refusal-paused_with_time_left = the clock stands still, with time left on the clock: resume it
refusal-no_more_time = that match has its result: more time would be of no use

## Coming to a table

refusal-sits_already = { $player } sits there already: there is nothing to enter
refusal-has_reported = table { $table } has reported, so they have played: give { $player } a penalty instead (9.8)
refusal-comes_late = { $player } comes { $time } after the start, which costs { $costs ->
    [game] a game
    [match] the match
    [place] the last place
   *[nothing] nothing
} (6.12): say so
refusal-played_on = table { $table } has played on: correct the result instead (9.5)

## Results

refusal-closed_round = that match belongs to round { $round }, which is closed; the Meijin can correct its result
refusal-has_result = table { $table } has its result already; if it is wrong, correct the result
refusal-wrong_table = { $player } does not sit at table { $table }: name somebody who does
refusal-bots_agree_on_nothing = { $player } is a bot, and bots never agree to a draw: play, or concede
refusal-draw_too_late = an intentional draw is announced within { $window } seconds of the start, and { $seconds } have gone: play (6.10)
refusal-judge_enters = a result of kind { $sort } is entered by a judge: call one
refusal-concede_yourself = players concede for themselves: whoever gives up says so
refusal-report_a_score = players report a score, places, a concession or an intentional draw
refusal-reported_nothing = { $player } has reported nothing: there is nothing to take back
refusal-nobody_reported = nobody has reported at table { $table }: enter the result
refusal-reports_disagree = the reports at table { $table } differ: enter the result yourself
refusal-event_over = the event is over; the Meijin can open it again within a day
refusal-no_result_yet = there is no result yet that could be wrong: pair a round first
refusal-meijin_corrects = the round is closed: only the Meijin corrects its results
refusal-enter_it = table { $table } has no result yet: enter it
refusal-next_round_is_out = the next round of the elimination is published: who goes on stays as it is
refusal-results_missing = { $matches ->
    [one] { $matches } match has
   *[other] { $matches } matches have
} no confirmed result yet: table { $tables }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
refusal-round_closed_already = the round is closed already: go on with the next step
refusal-round_is_closed = round { $round } is closed: correct the result instead (9.5)
refusal-next_is_published = a round can be opened again only until the next one is published: correct the result (9.5)
refusal-no_such_kind = there is no result of kind { $sort }; there are { $sorts }
refusal-is_a_bye = this match is a bye: its result is fixed
refusal-not_at_match = { $player } does not sit at this match; { $players } do
refusal-no_draws_in_cut = there are no draws in elimination: the match must be played (6.10)
refusal-somebody_goes_on = one player of an elimination match must go on: enter a forfeit
refusal-no_places_for_two = a match of two has a score, such as 2-1, and no list of places
refusal-absent_has_lost = whoever was absent has lost: enter a forfeit or a double loss
refusal-score_missing = the score is missing: a best of { $best_of } ends { $full }{ $short_count ->
    [0] {""}
   *[other] ; once time was called, also { $short }
}
refusal-loser_missing = a { $sort } needs to say who lost
refusal-draw_is_nil = an intentional draw is 0-0: games already begun do not count (6.10)
refusal-over_already = a match that stands { $score } is over: it cannot be conceded; enter that score
refusal-no_such_score = { $score } cannot be: a best of { $best_of } ends { $full }{ $short_count ->
    [0] {""}
   *[other] ; once time was called, also { $short }
}
refusal-draw_in_cut = { $score } is a draw, and there are none in elimination: game { $best_of } decides (6.13)
refusal-not_over = at { $score } the match is not over: that can stand only once time was called in the round
refusal-penalty_not_counted = { $player } lost { $games ->
    [one] { $games } game
   *[other] { $games } games
} by penalty, which { $score } does not count for the opponent: add it
refusal-pod_has_places = a pod ends with places; somebody who did not come is entered as absent
refusal-places_name_all = the places must name each of { $players } once; they name { $named_count ->
    [0] nobody
   *[other] { $named }
}
refusal-live_table_tells = this match is played at a live table, which tells its result itself (9.2)

## Penalties and calls

refusal-penalty_changes_nothing = { $player } is { $status }: a penalty would change nothing
refusal-meijin_disqualifies = only the Meijin disqualifies a player: ask for that
refusal-take_off_the_list = before the event begins a player is taken off the list instead
refusal-penalty_taken_back = that penalty was taken back already
refusal-disqualification_stands = a disqualification is final: it cannot be taken back
refusal-penalty_has_hit = the match it hit has its result: correct the result instead (9.5)
refusal-earlier_round = that match belongs to an earlier round: name a table of the round at hand
refusal-own_table = players call a judge to their own table
refusal-judge_answers = the judge says when a call is answered

## Leaving, ending, taking back

refusal-out_already = { $player } is { $status } already: there is nothing to leave
refusal-no_drop = { $player } is { $status }: there is no drop to take back
refusal-drop_stands = a round was published since: a drop is final (9.5)
refusal-rounds_over = the rounds are over already: go on with the next step
refusal-nothing_counts_yet = there is no round yet whose results could count: close one first, or cancel the event
refusal-cut_has_begun = the elimination has begun: the rounds before it are over
refusal-final_is_drawn = the final table is drawn: the rounds before it are over
refusal-publish_it = a round is drawn, and everybody in it is there: publish it
refusal-only_if_all_meet_again = the Swiss part ends early only where everybody would meet somebody again (7.6)
refusal-coin_is_for_two = a coin is for exactly two players who share a rank
refusal-coin_stands = the coin was flipped for these two already: it stands
refusal-finished_already = the event is finished already: open it again to correct a result
refusal-cut_comes_first = the elimination comes first: pair its first round
refusal-cancelled_already = the event is cancelled already: create another one
refusal-result_stands = the event ended more than 24 hours ago: its result stands
refusal-no_entry = the log has { $entries } entries and no entry { $entry }: choose one of them
refusal-taken_back_already = entry { $entry } was taken back already
refusal-no_undo = this cannot be undone; only a closed round, a published pairing, a drop, a penalty or that somebody came

## Sheets, tables and files

refusal-no_sheet = there is no sheet { $what }; the sheets are { $known }
refusal-no_print_form = there is no form { $form }; the forms are { $known }
refusal-no_paper = there is no paper { $paper }; the papers are { $known }
refusal-no_language = there is no language { $language }; the languages are { $known }
refusal-not_of_a_round = { $sheet } is of the whole event: a round is chosen for { $sheets }
refusal-not_of_a_player = { $sheet } is of all players: one is chosen for { $sheets }
refusal-nothing_published = no round has been published yet, so there are no pairings to print: publish one first
refusal-no_round_of_number = there is no round { $round }; { $rounds ->
    [0] none is paired
    [one] { $rounds } round is paired
   *[other] { $rounds } rounds are paired
} so far
refusal-still_a_draft = round { $round } is a draft: publish it before it is printed
refusal-nobody_yet = nobody has registered yet; there are blank forms to print
refusal-no_slips = there is no table in this round for which a slip could be filled in: choose another round
refusal-no_standings = nobody plays yet: there are standings once the registration is closed
refusal-no_prizes = this event has no prizes; set them first
refusal-no_list_forms = players of { $game } bring no lists, so there are no forms for them
refusal-no_bracket = this event has no elimination, and so no bracket: print the standings
refusal-no_chess_report = only Swiss events have a chess report: export a table instead
refusal-no_swiss_round = a chess report has results of a Swiss round, and none is open: enter them by hand
refusal-same_names = players are found by name here, and two have the same: enter the results by hand
refusal-no_result_of = { $player } against { $opponent ->
    [none] nobody
   *[other] { $opponent }
}: { $code } is no result of round { $round }, where { $player } meets { $right }
refusal-wrong_id = an id has no blanks and at most 40 characters, unlike { $said }
refusal-paid_or_not = paid is yes or no, not { $said }
refusal-id_used_once = { $player } is there already; an id is used once
refusal-twice_in_table = table { $table } stands in line { $line } already: leave one out
refusal-no_number = { $column } is a number, not { $said }
refusal-other_round = there is no round { $round }; the open round is { $open }
refusal-do_not_meet = { $one } and { $other } do not meet in round { $round }: look at its pairings
refusal-other_table = { $player } plays at table { $table } in round { $round }, not at { $said }
refusal-forfeit_has_loser = a forfeit has a loser, and the games are equal: give the winner more
refusal-kind_and_score = { $score } is no { $sort }: leave the kind out

refusal-without_seed = this file has no seed: the event goes on where its secret is kept, or with a new one after `meijin tournament import --go-on`
refusal-log_changed = the log was changed after it was written: { $fault }
refusal-nonsense = entry { $entry } ({ $sort }) makes no sense here: { $problem }
refusal-no_event_file = this is no event of the form { $form }: { $problem }
refusal-no_json = this is no JSON: { $problem }
refusal-other_form = this file is of the form { $said }; it should be '{ $right }'
refusal-empty_log = the log of this event is empty: it begins with its creation
refusal-broken_sheet = { $file }: { $lines ->
    [one] { $lines } line is
   *[other] { $lines } lines are
} wrong, and nothing was changed:
  {"  "}{ $problems }{ $more ->
    [0] {""}
   *[other] {" "}... and { $more } more
}
refusal-not_utf8 = this is not UTF-8; save the table as CSV in UTF-8
refusal-no_headings = the headings are missing: { $known }
refusal-no_column = there is no column { $column }; there are { $known }
refusal-column_missing = the column { $column } is missing: add it
refusal-column_twice = the column { $column } is there twice: leave one out
refusal-cells_and_headings = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} under { $headings ->
    [one] { $headings } heading
   *[other] { $headings } headings
}
refusal-cell_goes_on = a cell goes on over several lines; is a quotation mark missing?
refusal-no_line = this is no line of a table: { $problem }
refusal-no_chess_player = there is no player (a line that begins with 001) in this chess report
refusal-line_ends = the line ends before the name of the player: write it out

## Simulations, and what is asked of the server

refusal-wrong_number_of_bots = an event of { $players } players cannot be; it has 3 to { $most }
refusal-nothing_summed = { $player } has not taken part, so there is nothing to sum up: choose somebody who has
refusal-no_round_called = there is no round { $round }; the rounds are { $rounds_count ->
    [0] none yet
   *[other] { $rounds }
}

## Warnings

part-namesake = there is another { $name } ({ $player })
part-no_cut = a cut is for more than { $least } players (7.9), and { $here } play: the event ends with its rounds
part-no_legal_list = there is no legal list of { $players } (5.3)

## Lists, for whoever may see them

part-breaks_rule = { $rule ->
    [none] something is not understood
   *[other] rule { $rule }
}
part-more_unknown = { $lines } more lines name no card of this game: is it a list of another one?

## What a match says of itself

part-noted = { $text }
part-came_late = came too late
part-both_came_late = both came too late
part-lost_by_penalty = lost by penalty
part-both_lost_by_penalty = both lost by penalty
part-was_disqualified = disqualified
part-had_left = left
part-both_had_left = both left
part-judge_called = { $about ->
    [none] a judge is called
   *[other] { $about }
}
part-reports_differ = the reports differ
part-say_who_goes_on = { $why }: say who goes on
part-exchanged = { $one } and { $other } exchanged ({ $reason })

## Why this opponent

part-why_bye = The number of players is odd. { $player } is number { $place } of { $candidates } in the list for the bye, with { $byes ->
    [0] no earlier bye
    [one] { $byes } earlier bye
   *[other] { $byes } earlier byes
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
part-why_bye_passed_over = { $players } came earlier in the list, but then others would have had to meet again.
part-why_bracket = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}, like { $others ->
    [0] nobody else
    [one] { $others } other
   *[other] { $others } others
}: group { $number } of { $brackets }.
part-why_same_bracket = { $opponent } is in the same group.
part-why_float_down = { $player } meets { $opponent } of a lower group, with { $points } points.
part-why_float_up = { $player } meets { $opponent } of a higher group, with { $points } points.
part-why_odd_number = { $above } players stand in this group and above it, so one of them has to go down.
part-why_no_room = Without this, somebody would meet again, or another rule would be broken.
part-why_rematches_avoided = { $player } has already met { $players }, who would have come first.
part-why_forbidden_avoided = The organiser's list keeps { $player } from { $players }, who would have come first.
part-why_order = In the drawn order { $player } is number { $place } and { $opponent } number { $other }.
part-why_rematch = { $player } and { $opponent } meet again, after round { $rounds }: this round it cannot be avoided.
part-why_forbidden = { $player } and { $opponent } are on the organiser's list, but this round it cannot be avoided.
part-why_cross = { $player } plays for { $side }, { $opponent } for { $other }.
part-why_same_side = { $player } and { $opponent } both play for { $side }: not everybody can meet the other side.
part-why_literal_draws = Players who drew in round 1 are paired as the rulebook's walk-through says.
part-why_literal_draws_given_up = The rulebook's way for drawn players would have made some meet again.
part-why_rr = Everybody meets everybody once, in an order that the seed has drawn.
part-why_cut = The best of the Swiss rounds meet as seeds: the first against the last, and so on.
part-why_pods = Pods are filled by points, so that as few as possible sit together again.
part-why_final = The best of all rounds meet once more.
part-why_by_hand = The Meijin changed this draft by hand: { $edit }.
part-why_exchanged = The Meijin exchanged players of this draft by hand. By the rules alone it would have been:

## Who could choose

part-in_rounds = { $last ->
    [none] Round { $first }
   *[other] Rounds { $first } to { $last }
}
part-drawn_nothing = Nothing has been drawn yet.
part-drawn_nobody = { $rounds }: nobody could choose alone. The server promised its secret first; then players committed to numbers of their own ({ $given }), and revealed them once all commitments stood.
part-drawn_server = { $rounds }: no player's number came in. Whoever runs the server could have chosen the draw. So could the organiser, by setting the event up again, or bringing its file again, until a draw pleased: this log does not tell of other tries.
part-drawn_called = { $rounds }: the secret lay on the organiser's machine, and this was called out in public: { $said }. Whoever was there knows whether it was so; if it was, the organiser could not choose.
part-drawn_organiser = { $rounds }: the organiser's machine had the secret, and nothing that was called out in public was stirred in. The organiser could know the draw beforehand and, by trying, choose it.
part-drawn_unsaid = { $rounds }: this log comes from an older Meijin and does not say who had the secret. Whoever had it could know the draw beforehand and, by trying, choose it.
part-drawn_person = { $rounds }: for practice. The organiser chose the seed, so the draw was known to them beforehand.
part-drawn_anybody = { $rounds }: the seed had been told before it was drawn, as the event was opened again. Anybody could know the draw beforehand.
part-drawn_stands_in = Numbers that were committed to and not revealed in time: { $stands }. Their commitments, which everybody knew before any number was revealed, stand in for them.
part-drawn_redrawn = Round { $round } was drawn { $times } times. The organiser saw each draft and could keep the one they liked; the drafts and the reasons are in the log.
part-drawn_edited = Round { $round } was changed by hand; who, and why, is in the log.
part-drawn_replaced = Entry { $entry } put a new secret in place of the one before, which was told then.
part-drawn_untold = Entry { $entry } put a new secret in place of one that was not told: what was drawn before it cannot be checked.

## What the checker finds

part-audit_moved = entry { $entry } calls itself { $calls }: an entry was taken out, put in or moved
part-audit_not_after = entry { $entry } does not follow the entry before it: its prev is { $prev }...
part-audit_changed = entry { $entry } ({ $sort }) was changed after it was written: its hash does not fit
part-audit_sealed_changed = what is kept apart under { $digest }... was changed: its digest does not fit
part-audit_unreadable = entry { $entry } ({ $sort }) cannot be read: { $problem }
part-audit_nonsense = entry { $entry } ({ $sort }) makes no sense here, the check ends: { $problem }
part-audit_other_seed = entry { $entry } ({ $sort }): the seed is not the one whose digest was told at the beginning
part-audit_older = entry { $entry } ({ $sort }) is older than the entry before it
part-audit_could_not_be = entry { $entry } ({ $sort }) could not be: { $problem }
part-audit_no_reason = entry { $entry } ({ $sort }) has no reason
part-audit_other_table = entry { $entry } ({ $sort }): table { $table } has { $said }, but the rules and the seed give { $right }
part-audit_other_part = entry { $entry } ({ $sort }): { $part } is { $said }, but the rules and the seed give { $right }
part-audit_other_places = entry { $entry } ({ $sort }): the final standings say { $said }, but the results make { $right }
part-audit_other_value = entry { $entry } ({ $sort }): { $name } is { $said }, but worked out again it is { $right }
part-audit_not_worked_out = the seed is not told yet, so pairings and lots were not worked out again
part-audit_never_told = the secret that entry { $entry } promised was never told: what was drawn with it was not worked out
part-audit_edited = { $round } was edited by hand: { $edit }
part-audit_met_before = { $round } has players who met before, because it could not be avoided
part-audit_redrawn = { $round } was drawn { $times } times
part-audit_done_over = entry { $entry }: { $sort }, { $reason }
part-audit_private = what is private in these entries is not here and was not looked at: { $kinds }
part-private_entries = { $count } { $sort }
part-audit_not_here = { $what ->
    [lists] lists
    [personal] personal data
   *[notes] notes of judges
} of { $entries } entries are not here and were not looked at

## Tie-breakers

breaker-TB1 = How strong your opponents were: the points of all of them, without the lowest.
    .short = the points of all opponents, without the lowest
breaker-TB2 = How strong your opponents' opponents were: for each opponent, the points of all whom they met.
    .short = for each opponent, the points of all whom they met
breaker-TB3 = The numbers of the rounds that were lost, each multiplied by itself: a later loss counts more and is better, and no loss is best.
    .short = the numbers of lost rounds, each multiplied by itself; more is better, and no loss is best
breaker-OTB1 = The points of all your opponents, without the lowest.
    .short = the points of all opponents, without the lowest
breaker-OTB2 = The points of all your opponents, without the two lowest.
    .short = the points of all opponents, without the two lowest
breaker-OTB3 = The round of the first loss: later is better, and no loss is best.
    .short = the round of the first loss; later is better, and no loss is best
breaker-RR1 = Points from the matches among those who are tied.
    .short = points from the matches among the tied players
breaker-RR2 = Games lost in all matches: fewer are better.
    .short = games lost in all matches; fewer are better
breaker-RR3 = Games won in all matches.
    .short = games won in all matches
breaker-PTB1 = The mean of the points of all who sat at your tables, without the lowest.
    .short = the mean of the points of all who sat at one's tables, without the lowest
breaker-PTB2 = First places that were not shared.
    .short = first places that were not shared
breaker-PTB3 = The mean of PTB1 of all who sat at your tables.
    .short = the mean of PTB1 of all who sat at one's tables

## The log: what was done, and beside it whom and what it was about

part-to_player = { $name }{ $player ->
    [none] {""}
   *[other] {" "}({ $player })
}
part-played_to = { $places_count ->
    [0] { $how ->
        [concession] { $loser } concedes
        [forfeit] { $loser ->
            [none] forfeit
           *[other] forfeit of { $loser }
        }
        [double_loss] double loss
        [intentional_draw] intentional draw
        [void] void
       *[other] { $score }
    }
   *[other] { $places }
}
part-place_shared = { $players }
    .between = {" › "}
part-was_before = before: { $result }
part-entry = entry { $entry }
part-for_minutes = { $minutes } min
part-came_after = { $time } after the start, { $costs ->
    [game] a game is lost
    [match] the match is lost
   *[other] the last place
}
part-infraction = { $infraction ->
    [misplay] misplay
    [card_placement] card placement
    [slow_play] slow play
    [late_for_round] late for the round
    [illegal_list] illegal list
    [marked_cards] marked cards
    [sleeves] sleeves
    [outside_help] outside help
    [unsporting] unsporting conduct
    [reward_for_draw] reward for a draw
    [cheating] cheating
   *[other] other
}
part-told_later = told later
news-create = Tournament created
news-set_terms = Terms changed
news-open = Registration opened
news-set_prizes = Prizes set
news-appoint = { $role ->
    [judge] Appointed as a judge
    [meijin] Appointed as Meijin
   *[other] Staff changed
}
news-accept_post = Post on the staff accepted
news-tick = { $item ->
    [registration] Registration
    [fees] Fees
    [lists] Lists
    [head_count] Head count
    [rules_talk] Talk about the rules
    [rounds] Number of rounds
   *[time_limit] Time limit
}: { $done ->
    [no] not done after all
   *[other] done
}
news-enter = Player entered
news-invite = { $withdrawn ->
    [yes] Invitation withdrawn
   *[other] Invited to play
}
news-decline = Invitation declined
news-check_in = { $present ->
    [no] Not here after all
   *[yes] Checked in
}
news-mark_paid = { $paid ->
    [yes] Fee paid
    [no] Fee not paid after all
   *[none] Fee
}
news-submit_list = List handed in
news-check_list = List checked{ $legal ->
    [yes] : legal
    [no] : not legal
   *[none] {""}
}
news-spot_check = Cards looked through{ $passed ->
    [yes] : nothing found
    [no] : something found
   *[none] {""}
}
news-commit_number = Committed to a number
news-reveal_number = Revealed the number
news-stir = Called out in public
news-renew_secret = A new secret; the one before is told
news-close_registration = Registration closed
news-reopen_registration = Registration opened again
news-finish_check = Deck check over
news-drop = { $at_once ->
    [yes] Left the tournament at once
   *[other] Left the tournament
}
news-pair = { $round ->
    [none] Round
   *[other] { $round }
} drawn
news-pair_again = { $round ->
    [none] Round
   *[other] { $round }
} drawn again
news-swap_players = Players exchanged by hand
news-publish = Round published
news-start_clock = Clock started
news-pause_clock = Clock paused
news-resume_clock = Clock goes on
news-call_time = Time called
news-extend = More time for a match
news-reseat_pods = Pods seated again
news-close_round = Round closed
news-sit_down = Sat down
news-arrive = Came to the table
news-report = Result reported
news-withdraw_report = Report taken back
news-confirm = Result confirmed
news-enter_result = Result entered
news-correct = Result corrected
news-penalize = { $level ->
    [warning] Warning
    [game_loss] Game loss
    [match_loss] Match loss
   *[disqualification] Disqualification
}
news-call_judge = { $answered ->
    [yes] Call for a judge answered
   *[other] Judge called
}
news-end_swiss = Swiss part ended early
news-hold_coin = Coin flipped
news-finish = Tournament finished
news-cancel = Tournament cancelled
news-reopen = Opened again
news-take_back = Taken back
