### A player's own page

profile-guest = guest
profile-name = Your name
profile-no_games = You have not played yet.
profile-more = Show more

account-title = Account
account-guest = You are a guest: only this browser knows you. An account keeps your games and lets you play from anywhere.
account-yours = You have an account: sign in with your name and password anywhere.
account-make = Make an account
account-made = Your account is ready. Your games are in it.
account-sign_in = Sign in
account-sign_in-about = The games you have played as a guest go over to your account.
account-signed_in = Welcome back, { $name }.
account-name = Name
account-password = Password
account-new_password = Password, at least 8 characters
account-change = Change the password
account-change-about = All other sessions and all tokens end.
account-changed = The password is changed.
account-old = Old password
account-new = New password, at least 8 characters
account-leave = Sign out or delete
account-sign_out = Sign out
account-everywhere = Sign out everywhere
account-signed_out = You are signed out. You are a new guest now.
account-delete = Delete me for good
account-deleted = Everything about you is deleted. You are a new guest now.
account-delete-sure = Delete your name, tokens, decks and teams, mutes and chat for good? Games you have played stay, without your name.
account-out-sure = Sign out? You can come back with your name and password.
account-guest_out-sure = Sign out? A guest cannot come back: your games would be out of reach.
account-everywhere-sure = Sign out in every browser? Games that are going on wait for you; you come back with your name and password.

tokens-title = Programs
tokens-about = A program with a token plays for you.
tokens-docs = How to write one
tokens-unused = not used yet
tokens-used = last used { $when }
tokens-revoke = Revoke
tokens-made = This is your token. It is shown only now: copy it.
tokens-copied = The token is copied.
tokens-name = Name of the program
tokens-make = Make a token

mutes-title = Muted people
mutes-none = You have muted nobody.
mutes-hear = Unmute
