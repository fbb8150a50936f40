// The page looks at its address: the lobby, a table, or an invitation.
import { showLobby } from "./lobby.js";
import { ask } from "./net.js";
import { button, make, tell } from "./page.js";
import { showTable } from "./table.js";

const main = document.getElementById("main");

async function begin() {
  const me = await ask("POST", "/api/session");
  nameForm(me);
  const [, place, what] = location.pathname.split("/");
  if (place === "tables") await showTable(main, what);
  else if (place === "invitations") showInvitation(what);
  else await showLobby(main);
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

function showInvitation(code) {
  const sit = async () => location.replace(`/tables/${(await ask("POST", `/api/invitations/${code}`)).id}`);
  main.replaceChildren(
    make("h1", {}, "You are invited to a table"),
    make("p", {}, "A seat is kept free for whoever opens this link first. The name above is how the others will see you."),
    button("Take the seat", sit, { class: "main" }),
  );
}

begin().catch((error) => tell(error.message));
