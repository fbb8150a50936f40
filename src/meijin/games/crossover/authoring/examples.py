"""One example of every term, as a card file writes it; the reference shows them with the sentences they make."""

from __future__ import annotations

from typing import Final

SELECTORS: Final = {
    "one": '{ kind = "fighter", of = "opp" }',
    "several": '{ kind = "fighter", of = "you", n = 2, up_to = true, is = { status = "injured" } }',
    "all": '{ kind = "fighter", zone = "battle", of = "any", n = "all" }',
    "cards": '{ kind = "card", zone = ["chakra", "discard"], of = "you", is = { fighter = true } }',
    "random": '{ kind = "card", zone = "hand", of = "opp", by = "random" }',
    "support": '{ kind = "support", of = "any", is = { type = "client" } }',
}
FILTERS: Final = {
    "name": 'name = "Rock Lee"',
    "name_any": 'name_any = ["Udon", "Moegi"]',
    "trait": 'trait = "Leaf"',
    "not_trait": 'not_trait = "Female"',
    "symbol": 'symbol = "water"',
    "attr": 'attr = "Weapon"',
    "keyword": 'keyword = "growth"',
    "line": 'line = "db"',
    "type": 'type = "ninja"',
    "type_any": 'type_any = ["ninja", "warrior"]',
    "fighter": "fighter = true",
    "art": "art = true",
    "status": 'status = "injured"',
    "role": 'role = "head"',
    "turn_min": "turn_min = 3",
    "turn_max": "turn_max = 2",
    "printed_turn_min": "printed_turn_min = 3",
    "printed_turn_max": "printed_turn_max = 2",
    "rank_min": 'rank_min = "Chunin"',
    "mental_max": "mental_max = 1",
    "has_coin": 'has_coin = "growth"',
    "other": "other = true",
    "self": "self = true",
    "vs": 'vs = "self"',
    "was_vs": 'was_vs = "self"',
    "with": 'with = "self"',
    "targets_with": 'targets_with = "user"',
}
NUMBERS: Final = {
    "fixed": "2",
    "x": '"x"',
    "count": '{ count = { kind = "fighter", of = "opp", n = "all", is = { status = "injured" } } }',
    "stat": '{ stat = "support", of = "self" }',
    "coins": '{ coins = "growth", of = "self" }',
    "team_power": '{ team_power = "foe" }',
    "team_size": '{ team_size = "self" }',
    "rewards_won_this_turn": '{ rewards_won_this_turn = "you" }',
    "rewards": '{ rewards = "opp" }',
    "hand": '{ hand = "opp" }',
    "marker": '{ marker = "you" }',
    "neg": '{ neg = { hand = "you" } }',
    "add": '{ add = [{ hand = "opp" }, 1] }',
    "mul": '{ mul = [2, { rewards_won_this_turn = "you" }] }',
    "min": '{ min = [{ hand = "opp" }, 3] }',
    "max": '{ max = [{ hand = "opp" }, 1] }',
    "up_to": "{ up_to = 2 }",
}
CONDITIONS: Final = {
    "exists": '{ cond = "exists", of = "you", is = { trait = "Sand", other = true } }',
    "not": '{ cond = "not", c = { cond = "exists", of = "opp", is = { status = "injured" } } }',
    "cmp": '{ cond = "cmp", a = { coins = "growth", of = "self" }, is = "<", b = 3 }',
    "status": '{ cond = "status", of = "self", is = "healthy" }',
    "position": '{ cond = "position", of = "self", is = "head" }',
    "battling": '{ cond = "battling", of = "self" }',
    "matches": '{ cond = "matches", of = "self", is = { has_coin = "growth" } }',
    "left_play": '{ cond = "left_play", of = "self" }',
    "sent_this_turn": '{ cond = "sent_this_turn", of = "self" }',
    "art_requires": '{ cond = "art_requires", any = ["Taijutsu", "Rock Lee"] }',
    "used_art_this_turn": '{ cond = "used_art_this_turn", of = "self", any = ["Byakugan"] }',
    "phase": '{ cond = "phase", is = "battle" }',
    "role": '{ cond = "role", is = "defender" }',
}
PAYMENTS: Final = {
    "chakra": '{ pay = "chakra", n = 1, symbol = "wind" }',
    "hand": '{ pay = "hand", n = 1, is = { art = true } }',
    "injure": '{ pay = "injure", n = 1, is = { other = true, trait = "Leaf" } }',
    "damage": '{ pay = "damage", n = 1, is = { self = true } }',
    "coin": '{ pay = "coin", kind = "growth", n = 1, from = "self" }',
    "remove": '{ pay = "remove", zone = "discard", of = "any", is = { fighter = true }, n = 3 }',
    "move_self": '{ pay = "move_self", to = "chakra" }',
    "discard_fighter": '{ pay = "discard_fighter", n = 1, is = { other = true } }',
}
MODS: Final = {
    "power": '{ mod = "power", to = { kind = "fighter", of = "you", n = "all" }, c = 1, s = 0 }',
    "team_power": '{ mod = "team_power", to = { teams_of = "you", with = { name = "Udon" } }, n = 1 }',
    "team_mental": '{ mod = "team_mental", to = { teams_of = "you" }, n = 2 }',
    "protect": '{ mod = "protect", to = "self", from = ["damage", "injure"], by = "opp_arts" }',
    "unblockable": '{ mod = "unblockable", to = "team", by_team_with = { turn_max = 2 } }',
    "hand_cost": '{ mod = "hand_cost", to = { kind = "card", zone = "hand", of = "you", n = "all" }, n = -1 }',
    "turn_cost": '{ mod = "turn_cost", to = { kind = "card", zone = "hand", of = "you", n = "all" }, n = -1 }',
    "growth_value": '{ mod = "growth_value", who = "you", n = 2 }',
    "defeat_damage": '{ mod = "defeat_damage", who = "opp", n = 1 }',
    "forbid": '{ mod = "forbid", what = "counter", who = "opp" }',
    "trait": '{ mod = "trait", to = { kind = "fighter", of = "you", n = "all" }, add = "Leaf" }',
    "keyword": '{ mod = "keyword", to = "self", add = "toughness" }',
    "must_attack": '{ mod = "must_attack", to = "self" }',
    "cannot_attack": (
        '{ mod = "cannot_attack", to = { kind = "fighter", of = "opp", n = "all", is = { trait = "Sand" } } }'
    ),
    "must_block": '{ mod = "must_block", to = "self" }',
    "art_cost": (
        '{ mod = "art_cost", n = -1,'
        ' to = { kind = "card", zone = "hand", of = "you", n = "all", is = { art = true, symbol = "fire" } } }'
    ),
}
OPERATIONS: Final = {
    "power": '{ op = "power", to = "user", c = 3, s = 0, for = "turn" }',
    "set_power": '{ op = "set_power", to = "t1", c = 0, s = 0, for = "battle" }',
    "team_power": '{ op = "team_power", of = "user", n = 2, for = "turn" }',
    "damage": '{ op = "damage", to = "t1", n = 1 }',
    "injure": '{ op = "injure", to = "t1" }',
    "heal": '{ op = "heal", to = "user", then_each = [{ op = "coin", to = "it", kind = "growth", n = 1 }] }',
    "standby": '{ op = "standby", to = "t1" }',
    "join": '{ op = "join", what = { kind = "fighter", zone = "standby", of = "you" }, team_of = "user", pos = "any" }',
    "blank": '{ op = "blank", to = "t1", for = "turn" }',
    "copy_text": '{ op = "copy_text", from = "t1", to = "user", for = "turn" }',
    "grant": '{ op = "grant", to = "user", protect = ["all"], by = "opp_arts", for = "next_turn" }',
    "control": '{ op = "control", what = "t1", who = "you" }',
    "attach": '{ op = "attach", to = "t1" }',
    "draw": '{ op = "draw", who = "both", n = 1 }',
    "mill": '{ op = "mill", who = "opp", n = 2, to = "discard" }',
    "move": '{ op = "move", what = "t1", to = "hand" }',
    "put": '{ op = "put", what = { kind = "card", zone = "discard", of = "you", is = { turn_max = 2 } } }',
    "reward": '{ op = "reward", who = "you", n = 1 }',
    "unreward": '{ op = "unreward", who = "opp", n = 2, to = "chakra" }',
    "recycle_hand": '{ op = "recycle_hand", who = "you", to = "deck_bottom" }',
    "return_injured": '{ op = "return_injured", to = "self" }',
    "discard": '{ op = "discard", who = "opp", n = 1, from = "hand", by = "random" }',
    "search": '{ op = "search", who = "you", is = { trait = "Sand" }, n = 1, to = "hand", reveal = true }',
    "look": '{ op = "look", who = "you", n = 3, pick = 1, pick_to = "hand", rest = "bottom" }',
    "coin": '{ op = "coin", to = "user", kind = "growth", n = 1 }',
    "uncoin": '{ op = "uncoin", to = "t1", kind = "any", n = { up_to = 2 } }',
    "db_coin": '{ op = "db_coin", who = "you", n = 1 }',
    "marker": '{ op = "marker", who = "opp", n = -1 }',
    "negate": '{ op = "negate", what = "t1", to = "discard" }',
    "extra_deploy": '{ op = "extra_deploy", n = 1 }',
    "reorganize": '{ op = "reorganize", who = "you" }',
    "flip": '{ op = "flip", n = 2, heads = [{ op = "draw", who = "you", n = 1 }] }',
    "if": (
        '{ op = "if", cond = [{ cond = "status", of = "user", is = "injured" }],'
        ' then = [{ op = "heal", to = "user" }], else = [{ op = "draw", who = "you", n = 1 }] }'
    ),
    "choose": '{ op = "choose", options = [[{ op = "injure", to = "t1" }], [{ op = "standby", to = "t1" }]] }',
    "later": '{ op = "later", at = "turn_end", do = [{ op = "damage", to = "user", n = 1 }] }',
    "watch": '{ op = "watch", on = "team_won", who = "you", for = "turn", do = [{ op = "draw", who = "you", n = 1 }] }',
    "rule": '{ op = "rule", set = "skip_showdown", for = "turn" }',
}
# Whole abilities of fighters, for what a term can besides its own example.
FURTHER: Final = {
    "X in a cost: as much as is paid": (
        '{ kind = "activated", timing = "action", cost = [{ pay = "chakra", n = "x" }],'
        ' do = [{ op = "power", to = "self", c = "x", s = 0, for = "turn" }] }'
    ),
    "search straight into play": (
        '{ kind = "trigger", on = "deployed", do ='
        ' [{ op = "search", who = "you", n = 1, to = "play", is = { trait = "Sand", turn_max = 2 } }] }'
    ),
    "cannot attack for a time": (
        '{ kind = "trigger", on = "won_battle", targets = [{ kind = "fighter", of = "opp" }], do ='
        ' [{ op = "grant", to = "t1", forbid = ["attack"], for = "next_turn" }] }'
    ),
    "whenever a fighter of a kind leaves play, by whatever cause": (
        '{ kind = "trigger", on = "ally_left_play",'
        ' if = [{ cond = "matches", of = "subject", is = { trait = "Leaf" } }],'
        ' do = [{ op = "draw", who = "you", n = 1 }] }'
    ),
    "an answer to the arts of the opponent": (
        '{ kind = "trigger", on = "opp_used_art", limit = "turn", optional = true,'
        ' cost = [{ pay = "chakra", n = 1 }], do = [{ op = "damage", to = "subject", n = 1 }] }'
    ),
}
A_TARGET: Final = '{ kind = "fighter", of = "opp", is = { vs = "user" } }'
AN_ART: Final = '{ kind = "chain", of = "opp", is = { art = true } }'
TARGETS: Final = {"negate": AN_ART, "attach": '{ kind = "fighter", of = "you", is = { trait = "Genin" } }'}
