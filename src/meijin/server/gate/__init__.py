"""The one gate: everything that leaves the server about a table or a tournament is made here, for one viewer.

What is kept (a table, a tournament) goes in together with who looks, and what comes out is all that routes and sockets
may send. Nothing here reads or writes anything. :mod:`tables <meijin.server.gate.tables>` and :mod:`replays
<meijin.server.gate.replays>` are for games; :mod:`pictures <meijin.server.gate.pictures>`, :mod:`event_log
<meijin.server.gate.event_log>`, :mod:`event_files <meijin.server.gate.event_files>` and :mod:`explaining
<meijin.server.gate.explanations>` for tournaments; :mod:`late_tables <meijin.server.gate.late_tables>` and
:mod:`late_events <meijin.server.gate.late_events>` hold back what spectators see late.
"""
