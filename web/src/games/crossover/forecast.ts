// What a battle would come to if its Showdown were now, in one sentence.
import type { Names } from "../../i18n/games";
import type { Battle } from "./wire";

const ATTACKER_WINS = ["victory", "outstanding"];
const CRUSHING = ["outstanding", "complete_defeat"];

export function forecastOf(names: Names, battle: Battle, attacker: string, blocker: string): string {
  const { result, stakes } = battle;
  if (result === "none" || result === "no_power") return names.say(`forecast-${result}`);
  if (result === "breakthrough")
    return names.say("forecast-breakthrough", { attacker: names.seat(attacker), rewards: stakes.rewards });
  const [one, other] = [names.card(battle.attacking[0] ?? ""), names.card(battle.blocking[0] ?? "")];
  if (result === "draw") return names.say("forecast-draw", { one, other, head: stakes.head });
  const won = ATTACKER_WINS.includes(result);
  return names.say(CRUSHING.includes(result) ? "forecast-crushed" : "forecast-won", {
    winner: names.seat(won ? attacker : blocker),
    loser: won ? other : one,
    by: Math.abs(battle.difference),
    head: stakes.head,
    backs: stakes.backs,
  });
}
