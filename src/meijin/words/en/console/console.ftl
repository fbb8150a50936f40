### The console of the staff

event-console-title = Console
event-console-not_staff = This page is for the staff of the event.
event-console-projector = Projector
event-console-ways = Other views of this event
event-console-parts = Parts of the console

event-console-tab-now = Now
event-console-tab-desk = Desk
event-console-tab-lists = Lists
event-console-tab-round = Tables
event-console-tab-standings = Standings
event-console-tab-event = Event
event-console-tab-log = Log

event-console-next = Next step

event-console-step-open = Open registration
event-console-step-open-help = From then on people can enter, and you can add them at the desk.
event-console-step-close_registration = Close registration
event-console-step-close_registration-help = Whoever is checked in plays. It can be opened again until round 1 is paired.
event-console-step-finish_check = Finish the deck check
event-console-step-finish_check-help = Whoever has no legal list does not play.
event-console-step-pair = Pair round { $no }
event-console-step-pair-help = It becomes a draft that only you see; publish it once it is right.
event-console-step-pair_again = Draw { $round } again
event-console-step-pair_again-help = Somebody has left, come back or goes on since it was drawn.
event-console-step-pair_final = Pair the final table
event-console-step-end_swiss = End the rounds here
event-console-step-end_swiss-help = Too few are left for another round. The standings of the closed rounds count.
event-console-step-cut-2 = Pair the final
event-console-step-cut-4 = Pair the semi-finals
event-console-step-cut-8 = Pair the quarter-finals
event-console-step-cut-many = Pair the round of { $players }
event-console-step-publish = Publish { $round }
event-console-step-publish-help = Everybody sees the pairings, and the tables get their numbers.
event-console-step-start_clock = Start { $round }
event-console-step-start_clock-help = The clock starts for everybody; tables on this site open by themselves.
event-console-step-wait_for_results = { $round } is being played
event-console-step-time_called = Time is up: the last results are missing
event-console-step-close_round = Close { $round }
event-console-step-close_round-help = All results are in. Closing makes the standings.
event-console-step-finish = Finish the event
event-console-step-finish-help = Places become final, and the seed is told so that everybody can check.
event-console-step-finish-no_cut = No top { $cut }: an elimination takes more than 32 players who begin, or enough who are left. Places become final, and the seed is told.
event-console-step-finish-no_final = Too few are left for a final table. Places become final, and the seed is told.
event-console-step-over = Everything is done
event-console-step-over-help = Well done. Print what you need; within a day a result can still be corrected under “Event”.

event-console-out = { $count ->
    [one] { $count } table has no confirmed result yet.
   *[other] { $count } tables have no confirmed result yet.
}
event-console-too_few = { $count } more must be checked in first.
event-console-unchecked = { $count ->
    [one] { $count } list still waits for a judge.
   *[other] { $count } lists still wait for a judge.
}
event-console-break = The break between rounds lasts { $time } more.
event-console-numbers = Players' pages are giving their numbers to the draw. It waits for at most { $time }.
event-console-meijin_does = The Meijin does this.
event-console-call_time = Call time
event-console-enter_results = Enter results

event-console-sure-call_time = There is time left on the clock. Call time all the same?
event-console-sure-close_registration = These are not checked in and do not play: { $who }.
event-console-sure-finish_check = These have no legal list and are dropped: { $who }.
event-console-sure-publish = These players have met before and meet again, because it cannot be avoided: { $who }.
event-console-sure-publish-yes = Publish with rematches
event-console-sure-finish = Places become final, and the seed is told. Within a day you can still open the event again to correct a result.
event-console-sure-correct = Table { $table }, { $names }: it was { $was } and becomes { $now }.
event-console-sure-withdraw = { $name } is taken off the list; whoever waits longest moves up.
event-console-sure-drop = { $name } is not paired any more and cannot come back. A match that is being played is finished first.
event-console-sure-drop_now = { $name } leaves at once and forfeits the match that is being played.
event-console-sure-coin = { $winner } won the coin flip and is placed before { $loser }. This is kept with your name.
event-console-sure-dismiss = { $name } is no longer on the staff.
event-console-sure-step_down = You are no longer on the staff of this event.
event-console-sure-end_swiss = No more rounds of this part are played; the standings of the closed rounds count.
event-console-sure-reopen = The event is opened again to correct results. That goes within a day after its end.
event-console-sure-cancel = The event is given up for good. The rounds there were can still be looked at and checked.
event-console-sure-take_back = Take this back: { $what }

event-console-do_it = Do it

event-console-reason = Reason
event-console-reason-title = Why?
event-console-reason-help = It is kept in the log, which everybody can read.
event-console-reason-missing = Say why: this is kept in the log with its reason.
event-console-reason-press = Enter does not send a reason: read it, then press the button.

event-console-attention = Needs attention
event-console-attention-none = Nobody calls, and no reports differ.
event-console-why-called = A judge is called
event-console-why-disputed = The reports differ
event-console-why-to_confirm = Both say the same: confirm it

event-console-says = { $name } says: { $result }
event-console-says_short = says: { $result }
event-console-confirm = Confirm
event-console-confirm_report = Confirm what was reported
event-console-answered = Answered
event-console-decide = Decide
event-console-open_table = Open

event-console-unreported = Results missing
event-console-unreported-none = Every table has its result.

event-console-one_report = one report
event-console-time_over = time is up
event-console-minutes = { $minutes } min
event-console-results = Results
event-console-results_in = { $done } of { $all } results

event-console-pause = Pause the clock
event-console-pause-about = The clock stops for everybody.
event-console-pause-reason-announcement = Announcement
event-console-pause-reason-emergency = Emergency

event-console-resume = Let the clock go on
event-console-checklist = Before the first round

event-console-check-registration = Everybody is registered
event-console-check-fees = Fees are paid
event-console-check-lists = Lists are handed in and checked
event-console-check-head_count = Heads are counted
event-console-check-rules_talk = The rules were explained
event-console-check-rounds = The number of rounds was announced
event-console-check-time_limit = The time limit was announced

event-console-fact-registration = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
event-console-fact-of = { $done } of { $all }
event-console-fact-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
event-console-figures = At a glance

event-console-figure-registered = registered
event-console-figure-here = here
event-console-figure-waiting = waiting for a place
event-console-figure-rounds = rounds planned
event-console-figure-playing = still playing
event-console-figure-left = left or out
event-console-figure-played = rounds played

event-console-print = To print
event-console-print-round = Round
event-console-print-paper = Paper
event-console-recent = Just now

event-console-quick = Results, one line each: table, score
event-console-quick-pods = Results, one line each: table, seats from the first place on
event-console-quick-help = “12 2-1” or “12 21”: the first player won 2–1. “d” draw, “id” agreed draw, “a1” the first did not come, “f2” the second forfeits, “ll” both lose.
event-console-quick-help-pods = “3 2143”: seat 2 is first, then 1, 4, 3. “2 1=4 3” shares a place, “a3” did not come.
event-console-quick-wrong-no_number = Begin with the number of the table.
event-console-quick-wrong-no_table = There is no such table in this round.
event-console-quick-wrong-bye = Nobody plays there: a bye has its result.
event-console-quick-wrong-not_understood = That is no score: try 2-1, d, id, a1, f2 or ll.
event-console-quick-wrong-impossible = It cannot end like that now; it can be { $scores }.
event-console-quick-wrong-places = Name every seat once.
event-console-quick-enter = enter
event-console-quick-correct = correct it
event-console-quick-done = Entered just now

event-console-search_tables = Table or name
event-console-search_players = Find somebody
event-console-search_log = Find in the log

event-console-show = Show
event-console-show-all = All
event-console-show-open = Open
event-console-show-done = Done

event-console-nothing_found = Nothing fits.
event-console-no_round = No round has been paired yet.
event-console-closed = This round is closed; the Meijin can correct its results.
event-console-closed-meijin = This round is closed. You can correct a result with a reason: standings change, published pairings stay.

event-console-mark-call = call
event-console-mark-extended = +{ $minutes } min
event-console-mark-penalty = game loss
event-console-mark-corrected = corrected
event-console-mark-rematch = rematch
event-console-mark-float = float
event-console-mark-float-help = They have different points: somebody of the bracket below had to come up.

event-console-draft = Draft: { $round }
event-console-draft-about = Only you see this. To exchange two players by hand, pick one and then the other.
event-console-draft-picked = { $name } changes places with …? Pick the other player, or the same one to cancel.
event-console-draft-fixed = These matches follow from the rules alone.
event-console-draft-attempt = Drawn for the { $no }. time; everybody will see that.

event-console-swap = Exchange them
event-console-swap-about = { $one } and { $other } exchange their seats. The edit is public for ever.
event-console-swap-reason-family = Family
event-console-swap-reason-travel = Travelled together
event-console-swap-reason-seat = Needs a certain seat

event-console-pair_again = Draw again
event-console-pair_again-about = The round is drawn anew. Everybody will see that it was, and why.
event-console-pair_again-published = The published pairing is taken away and drawn anew. This goes only as long as no match has a result.
event-console-pair_again-reason-missing = A player was missing
event-console-pair_again-reason-result = A wrong result was found

event-console-lost_by_penalty = { $count ->
    [one] { $count } game lost by penalty
   *[other] { $count } games lost by penalty
}
event-console-sits = sits at the table
event-console-sit = Is here

event-console-late = Came late: { $time }, { $cost }?
event-console-late-yes = Yes: { $cost }
event-console-late-sure-game = { $name } comes to the table { $time } after the start and loses a game. The opponent is taken to have been there. It can be taken back in the log.
event-console-late-sure-match = { $name } comes to the table { $time } after the start and loses the match. The opponent is taken to have been there. It can be taken back in the log.
event-console-late-sure-place = { $name } comes to the table { $time } after the start and gets the last place. It can be taken back in the log.

event-console-penalty = Penalty
event-console-penalty-for = Penalty for { $name }
event-console-stands = The result stands:
event-console-enter_result = Enter the result

event-console-correct = Correct the result
event-console-correct-reason-slip = Slip was read wrongly
event-console-correct-reason-players = Both players say so
event-console-correct-reason-ruling = Judge's ruling

event-console-extend = More time
event-console-extend-by = +{ $minutes } min
event-console-extend-about = Table { $table } gets { $minutes } more minutes.
event-console-extend-reason-ruling = Judge's ruling took time
event-console-extend-reason-check = Deck check
event-console-extend-reason-late = Began late

event-console-to_live_table = To the live table

event-console-result-wins = { $name } wins { $score }
event-console-result-absent = { $name } did not come
event-console-result-forfeit = { $name } forfeits
event-console-result-both_absent = Neither came
event-console-result-void = Void: as if never played

event-console-announced = Announced how many seconds into the round?
event-console-rarer = Other endings
event-console-pod-absent = did not come
event-console-pod-about = Give everybody a place; the same number is a shared place.
event-console-infraction = What for

event-console-level = Penalty
event-console-level-warning-help = It is noted. The same thing again would be a game loss.
event-console-level-game_loss-help = The running game is lost, else the next one.
event-console-level-match_loss-help = The match is lost without play; the Meijin is told.
event-console-level-disqualification-help = Out of the event, without place and prize. It cannot be taken back.

event-console-proposed = as the rules propose
event-console-note = Note
event-console-note-help = For the staff alone; the log has only a digest of it.
event-console-give = Give the penalty
event-console-players = Players

event-console-people-all = All
event-console-people-not_here = Not here
event-console-people-unpaid = Not paid
event-console-people-waiting = Waiting
event-console-people-gone = Left

event-console-nobody = Nobody is registered yet. Type a name above and press Enter.
event-console-desk-draft = Open registration first; then people are added here.
event-console-all_here = { $count ->
    [one] Check { $count } more in
   *[other] Check all { $count } in
}

event-console-add = Add somebody
event-console-add-late = Late entry: a loss for each missed round
event-console-add-name = Name, then Enter
event-console-add-one = Add
event-console-add-here = is here (checked in)
event-console-add-paid = has paid
event-console-add-until = Possible until round { $no } is paired.
event-console-add-there = { $name } is there already; another one is entered as well.
event-console-add-done = { $name } is in.
event-console-add-done_many = { $count ->
    [one] { $count } person is in.
   *[other] { $count } people are in.
}
event-console-add-many = Many at once
event-console-add-many-help = One name per line, pasted from anywhere.
event-console-add-all = { $count ->
    [one] Add { $count } person
   *[other] Add { $count } people
}
event-console-add-wrong-long = Line { $line }: “{ $text }” is longer than 40 characters.
event-console-add-wrong-twice = Line { $line }: { $text } stands in this list twice.
event-console-add-wrong-there = Line { $line }: { $text } is registered already, as { $who }.
event-console-add-bots = Bots
event-console-add-bots-number = How many

event-console-came_late = from round { $no }
event-console-pending_losses = { $count ->
    [one] { $count } game loss pending
   *[other] { $count } game losses pending
}
event-console-here = here
event-console-not_here = Check in
event-console-paid = paid
event-console-not_paid = Not paid
event-console-withdraw = Take off the list
event-console-drop = Drop after this match
event-console-drop_now = Drop at once

event-console-spot-passed = Spot check passed
event-console-spot-failed = Spot check failed
event-console-lists = Deck check
event-console-lists-about = Lists that wait come first. Open one, compare it, say whether it is legal: the next one opens by itself.

event-console-list-none = no list
event-console-list-pending = to be checked
event-console-list-legal = legal
event-console-list-illegal = not legal
event-console-list-of = List of { $name }
event-console-list-fine = The game finds nothing wrong with it.
event-console-list-none-about = No list has been handed in.
event-console-list-is_legal = Legal, next one
event-console-list-is_illegal = Not legal, next one
event-console-list-wrong = What is wrong, one line each
event-console-list-replace = Hand in another list
event-console-list-hand_in = Hand in a list

event-console-coin = Tied to the end
event-console-coin-about = Two players share a rank after every tie-breaker. A judge may flip a coin instead of the lot: whoever comes first by name calls it.
event-console-coin-calls = { $name } calls, against { $other }
event-console-coin-won = { $name } won

event-console-staff = Staff
event-console-dismiss = Take off the staff
event-console-accept_post = Accept

event-console-appoint-unseen = Until they accept, or do something here, only the staff sees them.
event-console-appoint = Appoint
event-console-appoint-name = Name on this site
event-console-appoint-role = as
event-console-appoint-help = People with an account are found by their name. Staff do not play in the same event.

event-console-step_down = Step down

event-console-invite = Invite somebody with an account
event-console-invite-one = Invite
event-console-invite-help = They enter themselves, under their own name, or decline. Until then they do not play.
event-console-invite-waits = has not answered yet
event-console-invite-withdraw = Withdraw

event-console-no_standings = Standings come with the first closed round.
event-console-terms = Terms
event-console-terms-about = Everything can be changed until round 1 is paired.
event-console-terms-fixed = Round 1 is paired: what was announced stays. Name, place, time and a few settings can still be changed.
event-console-save = Save
event-console-discard = Discard
event-console-files = Files
event-console-files-about = Everything to take away: the whole event with its log, and tables for spreadsheets.
event-console-turns = Rarely needed
event-console-turns-about = What an event seldom needs. Everything is kept in the log with its reason.

event-console-reopen_registration = Back to registration
event-console-end_swiss = End the rounds here
event-console-reopen = Open the event again
event-console-cancel = Cancel the event
event-console-taken_back = taken back
event-console-take_back = Take back
event-console-no_entries = Nothing has happened yet.

event-console-log-about = Every change, in order, chained by hashes. A closed round, a published pairing, a drop, a penalty or coming late can be taken back for a while; that adds an entry and deletes none.
event-console-log-more = Earlier entries
