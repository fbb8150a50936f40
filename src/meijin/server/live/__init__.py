"""Tables that somebody plays or watches now: their sockets, timers, bots and chat."""
