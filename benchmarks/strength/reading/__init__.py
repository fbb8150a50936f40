"""What somebody does who has gone through a game's lesson, a module for each game.

``advised(table)`` gives the choices that look equally good to that person, and none where anything will do. It goes by
what the lesson says, which the comments quote word for word, by what is printed on cards and by what lies on the table.
It counts, but looks nowhere ahead.
"""
