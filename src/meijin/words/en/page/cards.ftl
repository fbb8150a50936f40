### The catalogue of cards, and what is printed on them

cards-title = Every card of every game
cards-all = All games
cards-search = Search
cards-search-hint = names and texts, English or Japanese
cards-group = Group
cards-colour = Colour
cards-any = any
cards-order = Order
cards-order-listed = as in the game
cards-order-name = by name
cards-order-number = by number
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
cards-none = No card matches.
cards-none_anywhere = No card of any game matches.

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
colour-purple = Purple
colour-black = Black
colour-cyan = Cyan
colour-magenta = Magenta

group-cats = Cats
group-characters = Characters
group-events = Events
group-ranking_cards = Ranking cards
group-victory_cards = Victory cards
group-weapons = Weapons
group-Dragon_Ball__Events = Dragon Ball: Events
group-Dragon_Ball__Techniques = Dragon Ball: Techniques
group-Dragon_Ball__Warriors = Dragon Ball: Warriors
group-Dragon_Ball__Wishes = Dragon Ball: Wishes
group-Naruto__Clients = Naruto: Clients
group-Naruto__Jutsu = Naruto: Jutsu
group-Naruto__Missions = Naruto: Missions
group-Naruto__Ninjas = Naruto: Ninjas

fact-number = Number
fact-rank = Rank
fact-keyword = Keyword
fact-keywords = Keywords
fact-camp = Camp
fact-damage = Damage
fact-guard = Guard
fact-life = Life
fact-ability = Ability
fact-abilities = Abilities
fact-difficulty = Difficulty
fact-level = Level
fact-boss = Boss
fact-set = Set
fact-figure = Figure
fact-effect = Effect
fact-cost = Cost
fact-timing = Timing
fact-rear = Rear
fact-sort = Sort
fact-power = Attack power
fact-sex = Sex
fact-person = Person
fact-bonus = Bonus
fact-play = Play
fact-battle = Battle
fact-points = Points
fact-requires = Requires
fact-others = Others
fact-condition = Condition
fact-beginning = At the beginning
fact-line = Line
fact-type = Type
fact-symbols = Symbols
fact-turn = Turn cost
fact-hand = Hand cost
fact-healthy_combat = Combat, healthy
fact-healthy_support = Support, healthy
fact-injured_combat = Combat, injured
fact-injured_support = Support, injured
fact-mental = Mental power
fact-attributes = Attributes
fact-traits = Traits
fact-user = User
fact-time = Time
fact-subtypes = Subtypes
