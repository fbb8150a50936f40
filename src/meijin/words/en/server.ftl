### What the server refuses, and what to do instead. In English the beginnings of sentences, as programs read them.

## Words of others

refused-in_words = { $code ->
       *[other] { $text }
    }

## Requests

refused-nothing_here = { $path ->
        [none] there is nothing here
       *[other] there is nothing at { $path }; /docs lists what there is
    }
refused-wrong_method = { $method } does not go with { $path }; allowed: { $allowed }
refused-body_too_big = the body is too big: at most { $most } bytes
refused-body_no_json = the body is no JSON: { $problem }
refused-body_not_understood = the body is not understood: { $problem }
refused-not_understood = { $problem }
refused-no_message = this is no message that a table understands: { $problem }
refused-no_database = the database cannot be reached: most likely nothing was changed, but look; a message sent again counts once
refused-not_written = the database cannot take that; nothing was changed
refused-cannot_write = nothing can be written into the database
refused-file_gone = the database file is gone: put it back or restart the server; nothing was changed
refused-shutting_down = the server is shutting down; nothing was changed, try again
refused-unexpected = that should not have happened; it has been noted{ $number ->
        [none] {""}
       *[other] {" "}as { $number }
    }
refused-not_read = it cannot be read now ({ $problem }); nothing was changed
refused-read_too_long = it was not read within { $seconds } seconds; nothing was changed, try again
refused-too_fast = { $what ->
        [requests] too many requests from your address
        [requests_of_a_user] you send too many requests
        [signing_in] too many sign-ins from your address
        [failures] too many wrong passwords for this name
        [new_guests] too many new guests from your address
        [opening] too many new tables from your address
        [taking_back] you take back too often
        [passwords] too many people are signing in at this moment
       *[reading] you have sent too much to be read at once
    }: try again in { $wait } s
refused-too_many_messages = too many messages: { $most } a second are enough; say it again later
refused-foreign_page = a page of another site may not do this; the server's --origin allows some
refused-no_language = there is no language { $language }; there are { $languages }

## Names, passwords, accounts

refused-name_length = a name has 1 to { $most } characters, this one has { $length }
refused-name_unseen = a name is made of visible characters, { $sign } is not one
refused-name_without_letters = a name has at least one letter or digit
refused-name_marks = a letter of a name has at most { $most } marks on it
refused-name_like_an_id = '{ $name }' ends like the id that tournaments show beside names that look alike: leave that out
refused-name_mixed = the word '{ $word }' mixes { $scripts } letters, which look alike: write it in one script
refused-name_reserved = '{ $name }' looks like the name of a bot, of the staff or of the system: choose a name of your own
refused-name_of_staff = '{ $name }' looks like '{ $theirs }' of the staff: add another name of yours
refused-name_taken = there is an account called '{ $name }' already, or one that looks like it: choose another name
refused-password_length = a password has { $fewest } to { $most } characters, this one has { $length }
refused-password_guessed = this password would be guessed soon, as { $why ->
        [blanks] it is made of blanks
        [few] it has fewer than 4 different characters
        [repeats] it says the same again and again
        [row] it is a row of letters, figures or keys
        [number] it is a short number
        [name] it is hardly more than your name
       *[common] it is a common word with little added
    }: take several words that nobody expects
refused-needs_user = { $what ->
        [chat] chat needs a user
        [playing] only players may do this
       *[this] this needs a user
    }: ask `POST /api/session` to be a guest, or `POST /api/sign-in` with name and password
refused-cookie_ended = your cookie is no longer good: ask `POST /api/session` to be a guest, or `POST /api/sign-in` with name and password
refused-no_bearer = the Authorization header is not `Bearer mjn_...` with a token of this server
refused-token_ended = the token is unknown, revoked or expired: make a new one with `POST /api/tokens`
refused-wrong_sign_in = there is no account of this name and password
refused-not_by_token = a token cannot do this: do it in the browser where you are signed in
refused-signed_in_already = you are signed in as { $name }: sign out to make another account
refused-guest_without_password = a guest has no password: make an account with `POST /api/account`
refused-deleted_with_password = an account is deleted with its password: send it as `password`
refused-wrong_password = { $which ->
        [old] the old password is another
       *[own] that is not the password of this account
    }
refused-no_token = you have no such token: GET /api/tokens lists yours
refused-too_many_tokens = one user has at most { $most } tokens: revoke one first
refused-no_user = there is no such user
refused-not_oneself = you cannot mute yourself

## Lists of cards

refused-no_lists = players of { $game } bring no lists
refused-no_list = you keep no such list: GET /api/me/lists tells yours
refused-text_or_counts = give either a `text` or the `counts` of each section
refused-list_name = name: a list has a name of 1 to { $most } visible characters
refused-list_name_taken = you keep a list called '{ $name }' already: replace that one, or choose another name
refused-too_many_lists = one user keeps at most { $most } lists: delete one first

## Opening a table, and seats

refused-too_many_tables = { $mine ->
        [yes] you already have
       *[no] whoever has opened this table already has
    } { $most } { $status } tables: finish or close one first
refused-seat_of_bot = seat: { $seat } cannot be yours and a bot's
refused-clock_seconds = clock.seconds: it must be from 1 to { $most } (seven days)
refused-clock_increment = clock.increment: it must be from 0 to { $most } seconds
refused-no_increment = clock.increment: a clock per move begins anew with every move, so it has no increment
refused-match_of_two = best_of: a match of several games is between two players who play against each other
refused-no_table = there is no such table
refused-not_for_spectators_yet = this table is not there for spectators yet: the game before it goes on for them
refused-no_seat = there is no seat { $seat } at this table; its seats are { $seats }
refused-no_invitation = that is no invitation of this server; ask for the link again
refused-only_host_invites = only the host invites
refused-invited_too_late = the table is no longer open, so nobody can be invited
refused-invitation_used = the seat of this invitation is taken, or its table is no longer open
refused-seated_already = you sit here already, as { $seat }
refused-sent_away = the host has freed your seat and wants you to stay away
refused-table_full = every seat at this table is taken
refused-seat_taken = { $seat } is taken; free: { $free }
refused-seat_taken_by = { $seat } is taken by { $name }
refused-seats_stay = the seats stay as they are until the match is over; you may leave it
refused-nobody_sits = nobody sits on { $seat }
refused-seats_free = { $seats } must be taken first, by a player or by a bot
refused-not_ready = { $names } must be ready first
refused-not_yours_to_choose = { $option } is not this seat's to choose: { $options_count ->
        [0] there is nothing to choose for a seat
       *[other] { $seat } chooses { $options }
    }
refused-list_stays = { $option } stays what it was when the match began, except for cards that are exchanged
refused-no_seat_of_yours = you have no seat at this table
refused-only_host = only { $host ->
        [none] the host
       *[other] { $host }
    }, who has opened the table, may { $what ->
        [bots] give seats to bots
        [free] free the seats of others
        [start] start the game
       *[close] close the table
    }
refused-of_a_tournament = this is a match of a tournament: { $why ->
        [seats] the seats stay as they are
        [concede] whoever gives up concedes the match there
        [judge] nobody else plays for a player; call a judge
       *[list] you play the list that you have handed in
    }
refused-only_before = that can be done only before the game{ $status ->
        [running] : the game has begun
        [over] : the game is over
        [closed] : it is closed
       *[none] {""}
    }

## A game that is played

refused-game_is = the game { $status ->
        [open] has not begun yet
        [over] is over
       *[closed] was given up
    }
refused-not_dealt = the cards are not dealt yet: the players' numbers are being collected
refused-game_over = the game is over
refused-others_lose = { $names_count ->
        [0] a rated game
       *[other] { $names }
    } would lose the game with you: resign, or leave
refused-out_of_time = your time is out
refused-lost_by_time = you have run out of time, and with that the game is lost for you
refused-away = you are away: take your seat back first (`back`) to play on yourself
refused-left_already = you have left already: take your seat back (`back`) to play on
refused-here = you are here: nobody plays for you
refused-not_your_turn = it is not your turn: { $seats } must choose first
refused-moved_on = the table has moved on since you were asked: look again
refused-too_much_at_once = too much happens here at once: look again
refused-back_asked = { $seat } has asked to take a choice back; { $seats } must answer first
refused-back_too_often = you have taken { $most } choices back in this game: that is all
refused-back_declined = the others have said no to this already
refused-nobody_waits = nobody waits for your answer
refused-bot_for_oneself = a bot can only play on for somebody else who is away
refused-bot_plays_already = a bot plays for { $seat } already
refused-still_here = { $name } is here, or was a moment ago
refused-goes_on_elsewhere = there is another table already where it goes on
refused-not_over = the game is not over: a rematch comes after it
refused-rematch_of_players = only those who played may ask for a rematch
refused-next_by_tournament = the next game is opened by the tournament, if there is one: look there
refused-committed_too_late = it is too late for a commitment: numbers are revealed once all of them stand
refused-committed_too_often = you have committed to { $most } numbers at this table: that is all
refused-revealed_too_early = it is too early to reveal a number: not everybody's commitment stands yet
refused-revealed_too_late = it is too late to reveal a number: this table waits for none any more
refused-time_too_late = the game is over: a call of time comes too late
refused-time_called = time has been called already
refused-coins = coins: there must be a seat for each of { $games } games, not { $coins }
refused-no_zone = there is no zone { $zone } in { $game }
refused-no_card_seen = you see no card { $card } on the table
refused-not_asked = you are not asked anything now
refused-too_many_sockets = you have { $most } sockets here already: close one first
refused-wrong_since = `since` must be how many lines of the log you have, like since=0
refused-empty_line = the line is empty: write something
refused-talking_too_fast = you are talking too fast: wait a second
refused-no_chat = this table has no chat
refused-cannot_be_read = this table cannot be read: its game is not installed any more, or its rules have changed
refused-game_failed = the game { $game } has failed ({ $error }): this table cannot go on, the game's author has to mend it

## Records and lessons

refused-no_lesson = { $game } has no guided first turn
refused-no_utf8 = a record is text in UTF-8; this is not
refused-no_position = start: there is no position after { $start } actions: the game has { $plies }
refused-record_secret = { $what ->
        [seed] the game is not over: its record holds the seed, which nobody may know before
       *[other] the { $what } is not over: the record tells both lists, which are secret until it is
    }

## Tournaments

refused-no_tournament = there is no such event
refused-too_many_tournaments = you organise { $most } events that are not over: finish or cancel one
refused-file_of_before = a Meijin left the staff after this file was made, so it is no key to the event any more; a file that its Meijin saves now is
refused-wrong_seed = the seed of this file is not the one that was promised when the event began
refused-does_not_hold = this event does not hold: { $problem }
refused-no_such_sheet = tables are players.csv and results.csv
refused-only_staff = { $what ->
        [sheet] this sheet is for the staff
        [tables] only the staff takes tables over
        [enter] only the staff enters others; `POST .../register` enters you
       *[bots] bots are entered by the staff
    }
refused-lists_secret = { $printed ->
        [yes] lists are for the staff, and for players their own: give yours as `player`
       *[no] lists are for the staff and their own players here
    }
refused-no_list_of = { $name } has not handed in a list
refused-personal_secret = personal data are for the Meijin and the player alone
refused-nothing_new = { $file } asks for nothing that is not there already
refused-wrong_settings = settings: { $problem }
refused-no_account = there is no account called '{ $name }'; guests cannot be found by their names
refused-no_such_user = there is no such user: `GET /api/people?name=` finds accounts by their names
refused-guest_invited = { $name } is a guest here: only accounts are invited; give them the address
refused-enters_themselves = people with an account enter themselves: `invite` them, or enter a name without a `user`

## Notices

notice-chosen_for = The bot of { $seat } ({ $bot }) { $fault ->
        [slow] took too long
       *[failed] failed
    }; { $often ->
        [0] {""}
       *[other] that has happened { $often } times, so it is asked no more in this game;{" "}
    }{ $chose } chose instead.
