"""What the reference says of keys that belong to cards and abilities as a whole."""

from __future__ import annotations

from typing import Final

INTRODUCTION: Final = """# Writing cards for Crossover Battles

Cards are data: a TOML file names what a card does, and the game reads, checks, says and plays it. No code is needed for
a new card. This page is generated from the very classes that read and play the cards, and every example on it has been
read by them; the sentence after an example is what the card will say.

Here is a whole card in a file of its own:

```toml
{card}```

> {text}

Check it with `meijin cards check FILE`: every mistake is named with its line, its card, its field and what would be
right, and good cards are shown with their text. `text` need not be written; if it is, it must be exactly what the
effects make, so that a card never says one thing and does another. Ids and numbers of the game's own cards cannot be
used again, and `[sets]` may add sets: with a name, whether decks may hold its cards (`legal`), where it comes from
(`source`), and, if all its cards are of one line, that `line`.

Then play with it: `meijin play crossover --cards FILE --red-deck DECK`, where a deck list may name the card like any
other (`meijin decks check DECK --cards FILE`), and `meijin match --cards FILE` for the best of three. The record of
such a game holds the cards it was played with.

A card has at most {abilities} abilities, each made of at most {tables} tables, which stand at most {deepest} deep in
each other, and no list has more than {longest} entries (R92). What repeats itself in a game ends there: of one step
{operations} operations are carried out, and {waiting} triggers wait at a time (R91); triggers that cause each other end
with the {items}th item of a step (CB5.6.8).

From Python it is the option `cards`, which takes the whole file in one line:

```python
>>> import tomllib
>>> import meijin
>>> from meijin.games.crossover.own_cards import in_one_line
>>> mine = '''
... [[cards]]
... id = "my-2"
... number = "MY-2"
... name = "I wish for more"
... line = "db"
... type = "wish"
... set = "db-1"
... source = "house"
... source_effect = "house"
... abilities = [{{ kind = "effect", do = [{{ op = "draw", who = "you", n = 5 }}] }}]
... '''  # or the text of a file: Path("mine.toml").read_text(encoding="utf-8")
>>> state = meijin.new("crossover", seed=7, cards=in_one_line(tomllib.loads(mine)))
>>> state.setup.game.pool.by_id["my-2"].text
'Draw 5 cards.'

```
"""

KEYWORDS: Final = """\
Fighters of both lines may bear them, but for `growth`, which is for Naruto fighters only. The number
of `fierce` is 1 to 9; `ally` takes the name of a fighter.
"""

COINS: Final = """\
A kind of coin is a word in small letters, and any word makes a kind (`promise`, `luck`): it means what effects make of
it. Three kinds mean something by themselves; where a key takes `any`, coins of every kind are meant.

- `growth`: gives its fighter +1/+1, or what `growth_value` says
- `time`: a permanent mission or an event with a `time_limit` enters with so many, loses one at the beginning of each
  turn of its controller, and leaves play with the last
- `db`: comes from the DB pool, which the operation `db_coin` adds to; abilities with `db = true` need one on their
  fighter, and seven make a Wish
"""

CARDS: Final = (
    ("id", "all", "how actions and deck lists name the card: small letters, digits and dashes"),
    ("number", "all", "the collector's number, one for each card"),
    ("name", "all", "the printed name; a player has one fighter of a name in play"),
    ("line", "all", "`naruto` or `db`, as the type demands"),
    (
        "type",
        "all",
        "`ninja`, `jutsu`, `mission`, `client`; `warrior`, `technique`, `event`, `wish`. To effects a ninja and a "
        "warrior are the same, and so are a jutsu and a technique, a mission and an event",
    ),
    ("set", "all", "a set of the game or of the file"),
    ("source, source_effect", "all", "where the card and its effect come from: `rulebook`, `public` or `house`"),
    ("symbols", "all but wishes", "what it pays for and what pays for it, a list of symbols of its line (see below)"),
    ("turn", "all but jutsu and wishes", "the Turn Indicator it needs"),
    ("hand", "fighters, missions, events, clients", "cards to be moved from hand for it"),
    ("healthy, injured", "fighters", "`[Combat, Support]` in each status"),
    ("traits", "fighters, clients", "a list of traits"),
    ("attributes, mental", "ninja", "a list of attributes; the Mental Power"),
    ("also_named", "fighters", "further names it bears"),
    ("keywords", "fighters", "a list of keywords (see below)"),
    ("subtypes", "missions, arts", "`permanent`, `counter`; `adventure`"),
    ("time_limit", "permanent missions, events", "the time coins it enters with"),
    ("cost", "arts", "chakra to discard: `{ lightning = 1, any = 2, x = true }`"),
    ("user", "arts", "a list of filters, one of which the user must match; left out: any fighter"),
    (
        "abilities",
        "all",
        "what it does: a list of abilities; arts, wishes and missions that do not stay need an `effect`",
    ),
    ("text", "all", "what it says; may be left out"),
)

ABILITIES: Final = (
    ("kind", "all", "`effect` (what the played card does), `static`, `trigger`, `activated`, `replace`"),
    ("valid", "fighters", "it also works while the fighter is injured"),
    ("db", "fighters", "it works only while the fighter has a DB coin"),
    ("role", "all", "only while the controller is the `attacker` or the `defender` of the turn"),
    ("if", "all", "a list of conditions, all of which must hold"),
    ("timing", "activated", "`strategy`, `action` (the fighter must be battling) or `chain`"),
    ("anywhere", "activated, action", "the fighter need not be battling"),
    (
        "limit",
        "activated, trigger, replace",
        "`turn` (as activated abilities are unless said otherwise), `game` or `none`",
    ),
    ("on", "trigger, replace", "the event it waits for"),
    ("kind_of_coin", "trigger on last_coin_removed", "which kind"),
    ("optional", "trigger, replace", "the controller may decline"),
    ("cost", "activated, trigger, replace", "a list of payments"),
    (
        "targets",
        "effect, trigger, activated",
        "a list of selectors, chosen when it is announced, called `t1`, `t2`, ...",
    ),
    ("do", "all but static", "a list of operations"),
    ("apply", "static", "a list of mods"),
    ("unnegatable", "all", "it cannot be negated"),
    ("unique", "all", "several copies count once"),
)

REFERENCES: Final = (
    ("self", "the card the ability belongs to"),
    ("user", "the user of the art"),
    ("t1 ... t9", "the targets"),
    ("t1_user", "the user of the art that is the first target"),
    ("subject", "the object of the event"),
    ("attached", "the fighter this card is attached to"),
    ("it", "each object in turn, in the numbers and lists of what is done to several"),
    ("team", "the Team of the source"),
)

SELECTOR_KEYS: Final = """A selector says which objects are meant.

- `kind`: `fighter` or `support` (in play), `card` (in hand, deck, discard or chakra), `chain` (an item of the Chain)
- `zone`: `play`, `battle`, `standby`, `hand`, `deck`, `discard`, `chakra`, or a list of them; `play` if left out
- `of`: `you`, `opp` or `any`, which it is unless said otherwise
- `n`: how many, 1 unless said otherwise, or `all`; with `up_to = true` at most so many
- `is`: a filter
- `by`: who chooses: `you`, `opp` or `random`

In `targets` it is a choice when the effect is announced; in an operation it is made when the operation is done. From a
deck nobody chooses like this: say `n = "all"`, `by = "random"`, or use the operations `search` and `look`.
"""

FILTER_KEYS: Final = {
    "name": "one of its names",
    "name_any": "one of its names is one of these",
    "trait": "it has the trait",
    "not_trait": "it does not have the trait",
    "symbol": "it has the symbol",
    "attr": "it has the attribute",
    "keyword": "it has the keyword",
    "line": "it is of the line",
    "type": "it is of the type or its counterpart",
    "type_any": "it is of one of the types",
    "fighter": "it is a ninja or a warrior",
    "art": "it is a jutsu or a technique",
    "status": "it is healthy, or injured",
    "role": "it is the Head of its Team, or a Back",
    "turn_min": "its turn cost is so much or more",
    "turn_max": "its turn cost is so much or less",
    "printed_turn_min": "the same of the printed turn cost",
    "printed_turn_max": "the same of the printed turn cost",
    "rank_min": "its rank is this or higher",
    "mental_max": "its Mental Power is so much or less; never true of a Warrior",
    "has_coin": "it has a coin of the kind, or of `any` kind",
    "other": "it is not the source",
    "self": "it is the source",
    "vs": "it is in the Team opposing the source (`self`) or the `user`",
    "was_vs": "it is in play and was in the Team opposing the source when that left play",
    "with": "it is in the Team of the source (`self`) or of the `user`",
    "targets_with": "an item of the Chain that aims at the user's Team",
}

EVENTS: Final = {
    "turn_start": "at the beginning of a turn, before the draw",
    "turn_end": "at the end of a turn",
    "battle_start": "as the Battle Phase begins",
    "showdown_start": "as the Showdown begins",
    "put_in_play": "the source is put in play, in whatever way",
    "deployed": "the source is deployed",
    "sent_out": "the source is sent out to attack or to block",
    "sent_attack": "the source is sent out to attack",
    "sent_block": "the source is sent out to block",
    "opposed": "the source's Team has met a Team",
    "used_art": "the source has announced an art",
    "won_battle": "the source's Team has won its battle",
    "lost_battle": "the source's Team has lost its battle",
    "drew_battle": "the source's Team has drawn its battle",
    "discarded_showdown": "the source has been discarded by the Showdown",
    "left_play": "the source has left play",
    "damaged": "the source has received Damage",
    "healed": "the source has been healed",
    "last_coin_removed": "the last coin of the kind has left the source",
    "expired": "the last time coin has left the source",
    "ally_discarded_showdown": "a fighter of the controller has been discarded by the Showdown",
    "ally_put_in_play": "a fighter of the controller is put in play",
    "ally_left_play": "a fighter of the controller has left play, by whatever cause; `subject` is its card",
    "team_won": "a Team of the controller has won its battle",
    "team_lost": "a Team of the controller has lost its battle",
    "outstanding": "a Team of the controller has won an Outstanding Victory",
    "planet_damage": "the controller has lost rewards to a Breakthrough",
    "reward_won": "the controller has won a reward",
    "opp_used_art": "the opponent has used an art; `subject` is its user, whom an Adventure does not have",
    "leave_play": "(replace) the source is about to leave play",
    "damage": "(replace) the source is about to receive Damage",
}
