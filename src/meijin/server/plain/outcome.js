// How a game ended, and what that means for whoever looks.
import { capital, make, words } from "./page.js";

export function outcome(over, seats, seat, log) {
  const called = Object.fromEntries(seats.map((each) => [each.seat, each.name ? `${capital(each.seat)} (${each.name})` : capital(each.seat)]));
  return make(
    "div",
    {},
    make("h2", {}, headline(over.returns, seat, called)),
    over.forfeited.map((each) => make("p", {}, `${called[each]} ran out of time.`)),
    make("p", {}, reason(over, log)),
    ranking(over.returns, called),
  );
}

function headline(returns, seat, called) {
  const best = Math.max(...Object.values(returns));
  const winners = Object.keys(returns).filter((each) => returns[each] === best);
  const everybody = winners.length === Object.keys(returns).length;
  if (everybody) return best > 0 ? "Everybody wins." : "Nobody wins.";
  const others = winners.filter((each) => each !== seat).map((each) => called[each]);
  if (winners.includes(seat)) return others.length ? `You have won, together with ${listed(others)}.` : "You have won.";
  const told = `${listed(others)} ${others.length > 1 ? "win" : "wins"}.`;
  return seat === null ? told : `You have lost; ${told}`;
}

/** Why it ended: the log says it best. */
function reason(over, log) {
  if (over.reason === "forfeit") return "The game was forfeited.";
  const last = log.findLastIndex((line) => line.kind === "over");
  const told = last < 0 ? log.slice(-2) : log.slice(Math.max(0, last - 1), last + 1);
  return told.map((line) => line.text).join(" ") || `It ended by: ${words(over.reason)}.`;
}

/** The places, where there is more than winning and losing. */
function ranking(returns, called) {
  const values = [...new Set(Object.values(returns))].sort((one, other) => other - one);
  if (values.length < 3) return null;
  const seats = Object.keys(returns).sort((one, other) => returns[other] - returns[one]);
  return make("ul", { class: "plain" }, seats.map((each) => make("li", {}, `${values.indexOf(returns[each]) + 1}. ${called[each]}`)));
}

const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0]);
