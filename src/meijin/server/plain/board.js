// A position of any game as readable lists, from the view that the server sends.
import { capital, make, words } from "./page.js";

const SHOWN_ELSEWHERE = new Set(["game", "seat", "deciders", "counters", "zones", "marks"]);

/** What helps to read a game: its declarations and its cards by id. */
export function makeGuide(info, cards) {
  const named = (things) => Object.fromEntries(things.map((thing) => [thing.name, thing]));
  return {
    info,
    zones: named(info.zones),
    counters: named(info.counters),
    markers: named(info.markers),
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  };
}

/** What a choice is called: cards by their titles. */
export function called(guide, action) {
  return action.split(" ").map((word) => guide.cards[word.split("#")[0]]?.title ?? words(word)).join(" ");
}

export function board(guide, view) {
  const owners = [...new Set((view.zones ?? []).map((zone) => zone.owner))];
  owners.sort((one, other) => (other === view.seat) - (one === view.seat)); // one's own side first
  const sides = owners.map((owner) =>
    make(
      "section",
      { class: "card" },
      make("h3", {}, owner === null ? "In the middle" : `${capital(owner)}${owner === view.seat ? " (you)" : ""}`),
      counters(guide, view, owner),
      view.zones.filter((zone) => zone.owner === owner).map((zone) => zoneLine(guide, view, zone)),
    ),
  );
  return make("div", {}, owners.includes(null) ? null : counters(guide, view, null), make("div", { class: "sides" }, sides), others(view));
}

function counters(guide, view, owner) {
  const lines = [];
  for (const [name, value] of Object.entries(view.counters ?? {})) {
    const owned = value !== null && typeof value === "object";
    if (owned !== (owner !== null)) continue;
    const mine = owned ? value[owner] : value;
    if (mine === undefined || mine === null) continue;
    lines.push(make("span", { class: "piece", title: guide.counters[name]?.help }, `${words(name)} ${words(mine)}`));
  }
  return lines.length ? make("p", {}, lines) : null;
}

function zoneLine(guide, view, zone) {
  const help = guide.zones[zone.zone]?.help;
  const cards = zone.cards ?? zone.contents ?? [];
  if (!zone.count && !cards.length) return null;
  const count = zone.count ?? cards.length;
  return make(
    "div",
    { class: "zone" },
    make("b", { title: help }, capital(zone.zone)),
    make("small", {}, ` ${count} `),
    pieces(guide, view, cards),
  );
}

const MANY = 12;

/** Cards that look alike stand together; a long pile is folded. */
function pieces(guide, view, cards) {
  const alike = new Map();
  for (const card of cards) {
    const { label, title } = piece(guide, view, card);
    alike.set(label, { title, count: (alike.get(label)?.count ?? 0) + 1 });
  }
  const shown = [...alike].map(([label, { title, count }]) => make("span", { class: "piece", title }, count > 1 ? `${label} ×${count}` : label));
  return shown.length > MANY ? make("details", {}, make("summary", {}, `${shown.length} different ones`), shown) : shown;
}

function piece(guide, view, card) {
  if (typeof card !== "string") return { label: "hidden" };
  const known = guide.cards[card.split("#")[0]];
  const marks = Object.entries(view.marks?.[card] ?? {}).map(([name, value]) => `${words(name)} ${value}`);
  const label = (known?.title ?? words(card)) + (marks.length ? ` (${marks.join(", ")})` : "");
  return { label, title: known?.text };
}

/** Whatever else a game tells, as it stands. */
function others(view) {
  const rest = Object.entries(view).filter(([name, value]) => !SHOWN_ELSEWHERE.has(name) && !isEmpty(value));
  if (!rest.length) return null;
  const lines = rest.map(([name, value]) => make("li", {}, make("b", {}, words(name)), ": ", readable(value)));
  return make("details", {}, make("summary", {}, "More about the position"), make("ul", { class: "plain" }, lines));
}

const isEmpty = (value) => value === null || (typeof value === "object" && Object.values(value).every(isEmpty));

function readable(value) {
  if (Array.isArray(value)) return value.map(readable).join(", ");
  if (value !== null && typeof value === "object") {
    return Object.entries(value).filter(([, inside]) => !isEmpty(inside)).map(([name, inside]) => `${words(name)}: ${readable(inside)}`).join("; ");
  }
  return words(value);
}
