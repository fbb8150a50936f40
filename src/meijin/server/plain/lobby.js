// The lobby: play now, open a table, tables that wait, my tables.
import { ask } from "./net.js";
import { button, capital, make, tell, words } from "./page.js";

const go = (table) => location.assign(`/tables/${table.id}`);

const FRESH = 10000;

export async function showLobby(main) {
  const { games } = await ask("GET", "/api/games");
  const names = Object.fromEntries(games.map((game) => [game.id, game.name]));
  const tables = make("section");
  main.replaceChildren(make("h1", {}, "What shall it be?"), make("div", { class: "cards" }, games.map(gameCard)), tables);
  await showTables(tables, names);
  setInterval(() => document.hidden || showTables(tables, names).catch(() => {}), FRESH);
}

async function showTables(section, names) {
  const [open, mine] = await Promise.all([ask("GET", "/api/tables"), ask("GET", "/api/me/tables?limit=20")]);
  section.replaceChildren(
    make("h2", {}, "Tables"),
    tableList(open.tables, names, "Nobody waits at a table just now: open one, and send a friend the link."),
    make("h2", {}, "My tables"),
    tableList(mine.tables.filter((table) => table.status !== "closed"), names, "You have not sat down anywhere yet."),
  );
}

function gameCard(game) {
  const counts = game.players.length > 1 ? `${game.players[0]} to ${game.players.at(-1)}` : game.players[0];
  const more = make("details", {}, make("summary", {}, "Open a table for friends"));
  more.addEventListener("toggle", () => more.open && more.children.length === 1 && openForm(game, more), { once: true });
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
      make("a", { href: `/api/games/${game.id}/rules` }, "Rules"),
    ),
    more,
  );
}

async function openForm(game, more) {
  const info = await ask("GET", `/api/games/${game.id}`).catch((error) => tell(error.message));
  if (!info) return;
  const counts = [...new Set(info.seatings.map((seating) => seating.players))];
  const form = make(
    "form",
    {},
    field("players", "Players", select(["", ...counts])),
    info.options.map((option) => field(`option ${option.name}`, capital(option.name), input(option), option.help)),
    field("visibility", "Who may find it", select(["public", "link", "private"])),
    field("pace", "Clock", select(["", "game", "move"]), "none, for the whole game, or for every move"),
    field("seconds", "Seconds", make("input", { type: "number", min: 1, max: 604800, value: 600 })),
    button("Open", async () => go(await ask("POST", "/api/tables", readForm(game, info, form))), { class: "main" }),
  );
  more.append(form);
}

function readForm(game, info, form) {
  const value = (name) => form.elements[name].value;
  const body = { game: game.id, options: {}, visibility: value("visibility") };
  if (value("players")) body.players = Number(value("players"));
  for (const option of info.options) {
    const chosen = value(`option ${option.name}`).trim();
    if (chosen !== "") body.options[option.name] = chosen;
  }
  if (value("pace")) body.clock = { pace: value("pace"), seconds: Number(value("seconds")) };
  return body;
}

const field = (name, label, control, help) => {
  control.name = name;
  return make("label", {}, label, help && make("small", {}, help), control);
};

const select = (values) => make("select", {}, values.map((value) => make("option", { value }, value === "" ? "as usual" : words(value))));

/** The control for an option; left empty it has its default. */
export function input(option) {
  const written = (value) => (value === true ? "yes" : value === false ? "no" : String(value));
  if (option.choices.length) return select(["", ...option.choices.map(written)]);
  if (option.low !== null) return make("input", { type: "number", min: option.low, max: option.high, placeholder: option.default });
  return make("textarea", { rows: 1, placeholder: option.default ?? "", title: option.allowed });
}

function tableList(tables, names, nothing) {
  if (!tables.length) return make("p", { class: "quiet" }, nothing);
  const line = (table) => {
    const who = table.seats.map((seat) => `${words(seat.seat)}: ${seat.who || "free"}`).join(", ");
    return make("li", {}, make("a", { href: `/tables/${table.id}` }, names[table.game] ?? table.game), ` (${table.status}) `, make("small", {}, who));
  };
  return make("ul", { class: "plain" }, tables.map(line));
}
