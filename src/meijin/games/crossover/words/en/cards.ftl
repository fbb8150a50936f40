### What is called otherwise than in the card file.

term-DB_Earth = Earth
term-DB_Namek = Namek
term-DB_Space = Space
term-DB_Demon = Demon
