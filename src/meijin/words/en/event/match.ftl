### A player's own match: reports, judges, penalties

event-kind-win = won by play
event-kind-draw = draw
event-kind-intentional_draw = intentional draw
event-kind-bye = bye
event-kind-forfeit = forfeit
event-kind-double_loss = double loss
event-kind-pod = places
event-kind-void = void

event-state-waiting = not begun
event-state-playing = playing
event-state-reported = reported
event-state-disputed = reports differ
event-state-confirmed = confirmed

event-outcome-win = Win
event-outcome-loss = Loss
event-outcome-draw = Draw
event-outcome-bye = Bye
event-outcome-void = Void
event-outcome-open = Open

event-report-conceded = { $name } concedes
event-report-ask = How did it end? You first:
event-report-ask_again = Something else? Report again:
event-report-win = I won
event-report-loss = I lost
event-report-draw = draw
event-report-intentional_draw = We agree on a draw
event-report-concede = I concede the match
event-report-concede-sure = Your opponent wins the match at once. This cannot be taken back.

event-mine = Your tournament
event-mine-others_play = { $count ->
    [one] { $count } table still plays. The next pairing appears here by itself.
   *[other] { $count } tables still play. The next pairing appears here by itself.
}
event-mine-champion = You have won the tournament!
event-mine-final_place = You finished on place { $place } of { $of }.
event-mine-dropped = You have left the tournament. Your points stay in the standings.
event-mine-disqualified = You are disqualified. Ask the Meijin if you have questions.
event-mine-eliminated = You are out of the elimination. Thank you for playing!
event-mine-wait = Nothing to do right now. Your next table appears here as soon as the round is published.
event-mine-pending_losses = { $count ->
    [one] A penalty waits for your next match: { $count } game lost.
   *[other] A penalty waits for your next match: { $count } games lost.
}
event-mine-bye = { $stage ->
    [rr] You rest this round
   *[other] You have the bye
}
event-mine-against = against
event-mine-go_to_table = Go to your table
event-mine-game_loss = { $count ->
    [one] { $name } lost { $count } game by penalty.
   *[other] { $name } lost { $count } games by penalty.
}
event-mine-stands = The result stands.
event-mine-go_there = Please go to your table. The clock has not started yet.
event-mine-by_itself = The table tells the result by itself.
event-mine-had = { $count ->
    [one] { $count } point before this round
   *[other] { $count } points before this round
}

event-late-came = came { $time } after the start
event-late-why = { $name } came { $time } after the start: { $cost }.
event-late-cost-game = a game is lost
event-late-cost-match = the match is lost
event-late-cost-place = the last place

event-claims-differ = You two say different things
event-claims-you = You
event-claims-spoken = has reported
event-claims-disputed = A judge has been called. If you pressed the wrong button, report again.
event-claims-your_turn = Your opponent has reported. Now you: what was it?
event-claims-wait_other = Waiting for your opponent to say the same.
event-claims-wait_others = Waiting: the others at your table have to say the same.
event-claims-wait_judge = You agree. A judge confirms it.
event-claims-take_back = Take it back

event-judge-call = Call a judge
event-judge-about = Stop playing and raise your hand, too. What is it about?
event-judge-rules = A question about the rules
event-judge-missing = My opponent is not here
event-judge-score = We disagree about the score
event-judge-slow = It goes too slowly
event-judge-cards = Something about cards or sleeves
event-judge-words = In your own words
event-judge-send = Call
event-judge-coming = A judge is called to your table.

event-drop = Leave the tournament
event-drop-sure = There is no way back: you are not paired again, and your points stay as they are.
event-drop-after = Leave after this match
event-drop-at_once = Leave at once and lose this match
event-drop-early = Withdraw my registration
event-drop-early-sure = Your place goes to somebody else. You can ask the staff to enter you again.

event-pod-ask = Who came in which place?
event-pod-first = Press whoever won:
event-pod-next = And then?
event-pod-same = On the same place:
event-pod-tie = shares this place
event-pod-report = Report these places
event-pod-anew = Once more

event-match-more = More about this match
event-match-result = Result as { $name } sees it: { $result }
event-match-corrected = This result was corrected; the log tells how.
event-match-said = { $name } reported { $result }

event-source-engine = told by the table itself
event-source-players = both players said the same
event-source-judge = entered by a judge
event-source-import = from a file

event-penalty-warning = warning
event-penalty-game_loss = game loss
event-penalty-match_loss = match loss
event-penalty-disqualification = disqualification

event-infraction-misplay = misplay
event-infraction-card_placement = card placement
event-infraction-slow_play = slow play
event-infraction-late_for_round = late for the round
event-infraction-illegal_list = illegal list
event-infraction-marked_cards = marked cards
event-infraction-sleeves = sleeves
event-infraction-outside_help = outside help
event-infraction-unsporting = unsporting conduct
event-infraction-reward_for_draw = reward for a draw
event-infraction-cheating = cheating
event-infraction-other = other
