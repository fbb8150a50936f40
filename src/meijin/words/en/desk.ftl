### What `meijin tournament` says.

desk-note = Note: { $warning }.
desk-next = Next: { $command }
desk-no_file_kind = { $file } cannot be read: it is no ordinary file
desk-no_file = there is no file { $file }{ $what ->
    [event] ; `meijin tournament new { $file }` makes a new event
   *[other] {""}
}
desk-unreadable = { $file } cannot be read: { $problem }
desk-unwritable = { $file } cannot be written: { $problem }
desk-too_large = { $file } is larger than { $most } bytes: take another file
desk-no_sense = { $file }: the log makes no sense: { $problem }
desk-changed_meanwhile = another program has changed { $file }; nothing was written, try again
desk-file_taken = there is already a file { $file }; choose another name
desk-in_use = another program is changing { $file }; end it, or try again
desk-no_player = { $reason } ({ $command } lists all)
desk-no_setting = { $said } is not understood; write NAME=VALUE with one of { $names }
desk-impossible_setting = that is not possible: { $problem }
desk-new = { $event } is open for registration in { $file }.
desk-digest = The seed's digest, for everybody to know now: { $digest }
desk-practice = For practice: you know the seed, so you can know every draw beforehand. `verify` says so.
desk-stir_in = Numbers that players throw can be stirred in before a round is drawn: { $command } 4 6 2 5
desk-set = The settings were changed.
desk-add_whom = name the players, or give a table of them with --csv
desk-add_one = --id and --table are for one player at a time
desk-added_player = { $player }  { $name }{ $round ->
    [0] {""}
   *[other] , from round { $round } on
}{ $waits ->
    [yes] , who waits for a place
   *[no] {""}
}
desk-added = { $count ->
    [one] { $count } player
   *[other] { $count } players
} added; { $all ->
    [one] { $all } player
   *[other] { $all } players
} now.
desk-checkin_whom = say who is here, or --all
desk-checked_in = { $count ->
    [one] { $count } player
   *[other] { $count } players
} of { $all } checked in.
desk-paid = { $count ->
    [one] { $count } player
   *[other] { $count } players
} of { $all } paid.
desk-no_list = { $name } has not handed in a list.
desk-list = { $player } { $name }: { $check ->
    [pending] handed in; no rule is broken, and a judge has not checked it yet
    [legal] legal
   *[illegal] illegal
}
desk-out = { $player } { $name } has no legal list and does not play.
desk-play = { $count ->
    [one] { $count } player
   *[other] { $count } players
} play.
desk-no_prize = { $said } is not understood; write "1:a trophy" or "2-4:a booster"
desk-prizes = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
} set.
desk-closed = Registration is closed: { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
desk-away = Not checked in, so not playing: { $names }
desk-done-reopen-registration = Registration is open again.
desk-draft = A draft, for your eyes only. Next: { $command }
desk-done-time = Time is called. Games end after the extra turns; 1-0 and 1-1 can stand now.
desk-done-pause = The clock stands still.
desk-done-resume = The clock goes on.
desk-done-end-swiss = The Swiss part is over.
desk-done-cancel = The event is cancelled.
desk-stirred = { $said } is stirred in: what is drawn from now on depends on it.
desk-started = { $round } has started: { $minutes } minutes.
desk-extended = Table { $table } has { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} more.
desk-dropped = { $player } { $name } was absent twice in a row and is dropped.
desk-round_closed = { $round } is closed.
desk-coin = { $winner } is ahead of { $loser }, by a coin.
desk-won = { $name } wins { $event }.
desk-seed = The seed: { $seed }
desk-anybody = Anybody can check the event now: { $command } --json FILE, then verify FILE
desk-no_round = this event had no round: create another one
desk-reopened = { $event } is open again, after its { $stage ->
    [cut] elimination
   *[other] Swiss part
}.
desk-report_what = give a table and its result, such as: report FILE 3 2-1; or --csv
desk-report_csv = a table cannot be given together with --csv: leave one out
desk-entered = { $count ->
    [one] { $count } result
   *[other] { $count } results
} entered.
desk-result = Table { $table }: { $players }  { $result }
desk-all_in = All results are in. Next: { $command }
desk-to_come = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} to come: { $tables }
desk-late = { $reason } { $costs ->
    [none] without --late
   *[other] with --late { $costs }
}
desk-seated = { $player } { $name } is at table { $table }{ $late ->
    [match] , too late: { $result }
    [game] , late: a game is lost
   *[no] {""}
}.
desk-undo_last = `{ $command } --reason WHY` takes the last of it back.
desk-say_why_out = a disqualification is final: say why { $name } is out, with --reason WHY
desk-penalty = { $name }: { $level ->
    [warning] warning
    [game_loss] game loss
    [match_loss] match loss
   *[disqualification] disqualification
}{ $where ->
    [now] {" "}in this match
    [waits] , which waits for the next match
   *[nowhere] {""}
}, for { $infraction }.
desk-undo_entry = Entry { $entry }; `{ $command } { $entry } --reason WHY` takes it back.
desk-left = { $player } { $name } has left.
desk-still_in = { $count ->
    [one] { $count } player
   *[other] { $count } players
} left in the event.
desk-taken_back = Entry { $entry } ({ $what }) is taken back.
desk-nothing_to_undo = nothing can be taken back: only a closed round, a published pairing, a drop, a penalty or that somebody came
desk-last_is_a_result = the last entry, { $entry }, is a result: correct it with `{ $correct } TABLE SCORE --reason WHY`; to take back entry { $last } ({ $what }), which came before it, say `{ $undo } { $last } --reason WHY`
desk-round_of = Round { $no } of { $all }
desk-no_table = there is no table { $table } in { $round }; { $last ->
    [0] nobody plays
   *[other] the tables are { $first } to { $last }
}
desk-not_paired = { $player } is not paired in { $round }: name somebody who is
desk-has_bye = { $player } has the bye in { $round }: its result is fixed
desk-absent_whom = say who is absent, such as: absent Ann
desk-no_result = { $said } is no result; { $scores }; or id, forfeit PLAYER, absent PLAYER, concede PLAYER, double or void
desk-no_score = { $said } is no score; write it like 2-1
desk-no_places = the places are missing; write them like P01,P02=P03,P04
desk-between_two = { $said } is a result between two; at a pod write everybody by place, the winner first, like P01,P02=P03,P04 (P02 and P03 share a place)
desk-shown = { $kind ->
    [disputed] disputed
    [reported] reported
    [waiting] {""}
    [playing] {""}
    [bye] bye
    [forfeit] { $score } forfeit
    [draw] { $score } draw
    [intentional_draw] intentional draw
    [double_loss] double loss
    [void] void
   *[other] { $score }
}
desk-status = { $count ->
    [one] { $count } player
   *[other] { $count } players
}, { $active } active. The event is { $phase }.
desk-are_here = { $here } of { $all } are checked in.
desk-break = There is a break: the next round can start from { $time } on.
desk-not_yet = Not yet: { $why }.
desk-also_possible = Possible now too: { $tasks }.
desk-no_seed = This file has no seed: it can be looked at and checked, and goes on where its secret is kept.
desk-fact = { $fact ->
    [store] store
    [premier] premier
    [official] official
    [free] free
    [swiss] Swiss
    [round_robin] round robin
   *[pods] pods
}
desk-final_table = { $seats ->
    [open] final table
    [0] no final table: too few are left
   *[other] final table of { $seats }
}
desk-cut = top { $cut }
desk-cut_if = top { $cut } if more than { $least } play
desk-no_cut = no top { $cut }: { $least ->
    [0] too few are left
   *[other] { $least } or fewer play
}
desk-clock_left = , { $time } left{ $paused ->
    [yes] {" "}(paused)
   *[no] {""}
}
desk-clock_over = , time was up { $time } ago: call it{ $paused ->
    [yes] {" "}(paused)
   *[no] {""}
}
desk-round_status = { $round }{ $clock }.
desk-judge_called = A judge is called to table { $table }: { $about }
desk-without_result = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} without a result: { $tables }
desk-yes = yes
desk-player_status = { $status }{ $came ->
    [0] {""}
   *[other] , from round { $came } on
}{ $left ->
    [0] {""}
   *[other] {" "}after round { $left }
}
desk-list_check = { $check ->
    [pending] pending
    [legal] legal
    [illegal] illegal
   *[none] -
}
desk-is_draft = (a draft)
desk-lost = { $name }: { $games ->
    [one] a game loss
   *[other] { $games } game losses
}
desk-bye = bye
desk-by_hand = By hand: { $edit }
desk-meet_again = Players meet again here, because it cannot be avoided.
desk-seed_not_told = the seed is not told yet: why a pairing came about can be shown once the event is over
desk-standings_written = The standings are in { $file }.
desk-final_standings = Final standings
desk-standings_after = Standings after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
desk-more_lines = ... and { $count } more
desk-unbeaten = * without a loss, which is better than any other value
desk-what_was = { $result ->
    [win] win
    [loss] loss
    [draw] draw
    [bye] bye
    [missed] missed
    [left] left
    [rest] rest
    [void] void
   *[pod] pod
}
desk-part = round { $round }  { $value }  { $whom }{ $dropped ->
    [yes] {"  "}the lowest: left out
   *[no] {""}
}
desk-nothing_summed = nothing to add up
desk-undone = {" "}(taken back)
desk-column-id = id
desk-column-name = name
desk-column-status = status
desk-column-here = here
desk-column-paid = paid
desk-column-list = list
desk-column-table = table
desk-column-players = players
desk-column-MP = MP
desk-column-result = result
desk-column-opponent = opponent
desk-column-place = place
desk-column-rank = rank
desk-column-player = player
desk-column-W-L-D = W-L-D
desk-column-n = n
desk-column-at = at
desk-column-who = who
desk-column-what = what
desk-column-about = about
desk-mark-failed = FAILED
desk-mark-note = note
desk-mark-drawn = drawn
desk-all_is_well = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: everything is as the rules and the seed demand
desk-well_so_far = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: everything that can be checked before the seed is told is as the rules demand
desk-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
} in { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
desk-hash = The log's hash: { $hash }
desk-generated = { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
desk-progress = { $what }: { $done } of { $all }
desk-kept = Kept in { $file }. Next: { $command }
desk-print_form = --out { $file } should end in .pdf or .html
desk-printed = { $sheet } is in { $file }.
desk-private = { $file } has everything, with the seed and the lists: it is for the organiser alone.
desk-public = { $file } can be given to anybody.
desk-public_hash = The seed is { $told ->
    [yes] in it
   *[no] told when the event is over
}. The log's hash: { $hash }
desk-chess = { $file } can be opened with chess programs.
desk-tables = { $files } are in { $folder }.
desk-import_form = { $file } should end in .json, .csv or .trf
desk-lines_taken = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} taken over.
desk-no_headings = { $file }: line 1: these are no headings of a table of players ({ $players }) or of results ({ $results })
desk-taken_over = { $event }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} taken over into { $file }.
desk-goes_on = It goes on with a new secret. Its digest, for everybody to know now: { $digest }
desk-without_seed = It has no seed: it can be looked at and checked. --go-on goes on with a new one.
desk-in_file = { $file }: { $problem }
