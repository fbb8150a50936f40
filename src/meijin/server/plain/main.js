// The page looks at its address: the lobby, a table, an invitation, rules, or who you are.
import { showAccount } from "./account.js";
import { showLobby, terms } from "./lobby.js";
import { ask } from "./net.js";
import { button, make, tell } from "./page.js";
import { showRules } from "./rules.js";
import { showTable } from "./table.js";

const main = document.getElementById("main");

async function begin() {
  const me = await ask("POST", "/api/session");
  nameForm(me);
  const [, place, what] = location.pathname.split("/");
  if (place === "tables") await showTable(main, what, me);
  else if (place === "invitations") await showInvitation(what);
  else if (place === "rules") await showRules(main, what);
  else if (place === "account") await showAccount(main, me);
  else if (location.pathname === "/") await showLobby(main);
  else main.replaceChildren(make("h1", {}, "There is nothing here"), make("p", {}, make("a", { href: "/" }, "All games and tables")));
}

function nameForm(me) {
  const form = document.getElementById("who");
  const field = form.elements.name;
  field.value = me.name;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      field.value = (await ask("PATCH", "/api/me", { name: field.value })).name;
      tell();
    } catch (error) {
      tell(error.message);
    }
  });
}

async function showInvitation(code) {
  const home = make("p", {}, make("a", { href: "/" }, "All games and tables"));
  const path = `/api/invitations/${code}`;
  const table = await ask("GET", path).catch((error) => main.replaceChildren(make("h1", {}, "This invitation is no longer good"), make("p", {}, `${error.message}.`), home));
  if (!table) return;
  const info = await ask("GET", `/api/games/${table.game}`);
  const sit = async () => location.replace(`/tables/${(await ask("POST", path)).id}`);
  main.replaceChildren(
    make("h1", {}, `You are invited to ${table.game_name}`),
    make("p", {}, `With ${table.seats.filter((seat) => seat.name).map((seat) => seat.name).join(", ")}; ${terms(table, info)}.`),
    make("p", {}, "The seat is for whoever takes it first. The name above is how the others will see you."),
    make("p", { class: "row" }, button("Take the seat", sit, { class: "main" }), make("a", { href: `/rules/${table.game}`, target: "_blank" }, "Rules")),
    home,
  );
}

function start() {
  begin().then(
    () => {},
    (error) => {
      tell(error.wait ? `${error.message}; this page does so by itself` : error.message);
      if (error.wait) setTimeout(() => (tell(), start()), 1000 * error.wait);
    },
  );
}

start();
