"""Doors through which other people's tools play Meijin's games: each is a module of its own, with its extra to install.

What they share are the encodings: ``actions`` numbers the choices of a game, ``layout`` what a seat sees.
"""
