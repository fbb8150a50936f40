"""Who is ahead: match points, tie-breakers and places, a pure function of the closed rounds and the seed."""
