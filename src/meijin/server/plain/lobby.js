// The lobby: play now, open a table, tables that wait, my tables.
import { ask } from "./net.js";
import { button, capital, make, words } from "./page.js";

const go = (table) => location.assign(`/tables/${table.id}`);

const FRESH = 10000;

export async function showLobby(main) {
  const { games } = await ask("GET", "/api/games");
  const infos = Object.fromEntries(await Promise.all(games.map(async (game) => [game.id, await ask("GET", `/api/games/${game.id}`)])));
  const tables = make("section");
  main.replaceChildren(make("h1", {}, "What shall it be?"), make("div", { class: "cards" }, games.map((game) => gameCard(game, infos[game.id]))), tables);
  await showTables(tables, infos);
  setInterval(() => document.hidden || showTables(tables, infos).catch(() => {}), FRESH);
}

async function showTables(section, infos) {
  const [open, mine] = await Promise.all([ask("GET", "/api/tables"), ask("GET", "/api/me/tables?limit=20")]);
  section.replaceChildren(
    make("h2", {}, "Tables"),
    tableList(open.tables, infos, "Nobody waits at a table just now: open one, and send a friend the link."),
    make("h2", {}, "My tables"),
    tableList(mine.tables.filter((table) => table.status !== "closed"), infos, "You have not sat down anywhere yet."),
  );
}

function gameCard(game, info) {
  const counts = game.players.length > 1 ? `${game.players[0]} to ${game.players.at(-1)}` : game.players[0];
  const more = make("details", {}, make("summary", {}, "Open a table for friends"));
  more.addEventListener("toggle", () => more.append(openForm(info)), { once: true });
  return make(
    "section",
    { class: "card" },
    make("h3", {}, game.name),
    make("p", {}, game.about),
    make("p", { class: "quiet" }, `${counts} players, about ${game.minutes} minutes`),
    make(
      "div",
      { class: "row" },
      button("Play now", async () => go(await ask("POST", "/api/play-now", { game: game.id })), { class: "main" }),
      make("a", { href: `/rules/${game.id}`, target: "_blank" }, "Rules"),
    ),
    more,
  );
}

function openForm(info) {
  const counts = [...new Set(info.seatings.map((seating) => seating.players))];
  const form = make(
    "form",
    {},
    counts.length > 1 && field("players", "Players", select(["", ...counts], "as the options want it")),
    info.options.map((option) => field(`option ${option.name}`, capital(option.name), input(option), option.help)),
    field("visibility", "Who may find it", choice({ link: "whoever has its link", public: "everybody: it is listed", private: "only whom I invite" })),
    field("pace", "Clock", choice({ "": "none", game: "for the whole game", move: "for every choice" })),
    field("seconds", "Seconds on the clock", make("input", { type: "number", min: 1, max: 604800, value: 600 })),
    field("increment", "Seconds more after every choice", make("input", { type: "number", min: 0, max: 3600, value: 0 })),
    field("out_of_time", "When time is out", choice({ bot: "a bot plays on", forfeit: "the game is lost" })),
    field("delay", "Seconds that spectators are behind", make("input", { type: "number", min: 0, max: 3600, value: 0 })),
    field("chat", "Chat", choice({ yes: "yes", no: "no" })),
    button("Open", async () => go(await ask("POST", "/api/tables", readForm(info, form))), { class: "main" }),
  );
  return form;
}

function readForm(info, form) {
  const value = (name) => form.elements[name]?.value ?? "";
  const body = { game: info.id, options: {}, visibility: value("visibility"), out_of_time: value("out_of_time"), delay: Number(value("delay")), chat: value("chat") === "yes" };
  if (value("players")) body.players = Number(value("players"));
  for (const option of info.options) {
    const chosen = value(`option ${option.name}`).trim();
    if (chosen !== "") body.options[option.name] = chosen;
  }
  if (value("pace")) body.clock = { pace: value("pace"), seconds: Number(value("seconds")), increment: Number(value("increment")) };
  return body;
}

const field = (name, label, control, help) => {
  control.name = name;
  return make("label", {}, label, help && make("small", {}, help), control);
};

/** One of several values; the empty one leaves it as it is usual. */
const select = (values, usual) => make("select", {}, values.map((value) => make("option", { value }, value === "" ? usual : words(value))));

const choice = (labels) => make("select", {}, Object.entries(labels).map(([value, label]) => make("option", { value }, label)));

const written = (value) => (value === true ? "yes" : value === false ? "no" : words(value ?? "none"));

/** On which terms a table is played, in words: the clock, and what is not as usual in its game. */
export function terms(table, info) {
  const clock = table.clock;
  const time = clock
    ? `${clock.seconds} seconds ${clock.pace === "move" ? "for every choice" : "for the whole game"}${clock.increment ? ` and ${clock.increment} more after every choice` : ""}`
    : "no clock";
  const unusual = info.options.filter((option) => (table.options[option.name] ?? option.default) !== option.default);
  const told = (option) => `${words(option.name)} ${option.text ? "of one's own" : written(table.options[option.name])}`;
  return [time, ...(table.rated ? ["rated"] : []), ...unusual.map(told)].join(", ");
}

/** The control for an option; left empty it has its default. */
export function input(option) {
  if (option.choices.length) return select(["", ...option.choices.map((value) => (typeof value === "boolean" ? written(value) : String(value)))], `as usual (${written(option.default)})`);
  if (option.low !== null) return make("input", { type: "number", min: option.low, max: option.high, placeholder: option.default });
  return make("textarea", { rows: 1, placeholder: option.default ?? "", title: option.allowed });
}

function tableList(tables, infos, nothing) {
  if (!tables.length) return make("p", { class: "quiet" }, nothing);
  const line = (table) => {
    const who = table.seats.map((seat) => `${words(seat.seat)}: ${seat.who || "free"}`).join(", ");
    return make("li", {}, make("a", { href: `/tables/${table.id}` }, infos[table.game]?.name ?? table.game), ` (${table.status}) `, make("small", {}, infos[table.game] ? `${who}; ${terms(table, infos[table.game])}` : who));
  };
  return make("ul", { class: "plain" }, tables.map(line));
}
