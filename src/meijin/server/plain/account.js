// Who you are: an account, the sessions, tokens for programs, and whom you do not want to hear.
import { ask } from "./net.js";
import { button, form, make, sure } from "./page.js";
import { copier } from "./seal.js";

const name = { name: "name", label: "Name", maxlength: 24, autocomplete: "username" };
const password = { name: "password", label: "Password", type: "password", autocomplete: "current-password" };
const fresh = { ...password, autocomplete: "new-password", minlength: 8 };

export async function showAccount(main, me) {
  const tokens = make("section", { class: "card" });
  const mutes = make("section", { class: "card" });
  main.replaceChildren(
    make("h1", {}, me.account ? `You are ${me.name}` : `You are ${me.name}, a guest`),
    make("div", { class: "cards loose" }, me.account ? [changePassword()] : [makeAccount(me), signIn()], leaving(me), tokens, mutes),
  );
  await Promise.all([showTokens(tokens), showMutes(mutes)]);
}

const card = (title, ...inside) => make("section", { class: "card" }, make("h2", {}, title), inside);

/** Ask for something after which this page is another one. */
const then = (method, path) => async (body) => {
  await ask(method, path, body);
  location.assign("/account");
};

function makeAccount(me) {
  const about = make("p", {}, "With an account your games are yours from any browser. You keep all you have played as a guest.");
  return card("Make an account", about, form([{ ...name, value: me.name }, { ...fresh, help: "at least 8 characters" }], "Make it", then("POST", "/api/account")));
}

function signIn() {
  const about = make("p", {}, "You have an account? Your seats and games as a guest go over to it.");
  return card("Sign in", about, form([name, password], "Sign in", then("POST", "/api/sign-in")));
}

function changePassword() {
  const fields = [
    { ...password, name: "old", label: "Old password" },
    { ...fresh, name: "new", label: "New password", help: "at least 8 characters" },
  ];
  return card("Password", make("p", {}, "All other browsers are signed out, and all tokens end."), form(fields, "Change it", then("PUT", "/api/password")));
}

function leaving(me) {
  const guests = me.account ? "" : " A guest who signs out cannot come back.";
  const out = (label, path, question) => button(label, async () => (!question || (await sure(question))) && then("POST", path)());
  const deletion = async (body) => {
    if (await sure("Delete yourself for good? You leave your seats; finished games stay, without your name.")) await then("DELETE", "/api/me")(me.account ? body : undefined);
  };
  return card(
    "Leaving",
    make(
      "p",
      { class: "row" },
      out("Sign out", "/api/sign-out", guests && `Sign out?${guests}`),
      out("Sign out everywhere", "/api/sign-out-everywhere", `End all sessions and all tokens?${guests}`),
    ),
    form(me.account ? [password] : [], "Delete me", deletion, "grave"),
  );
}

async function showTokens(section, made) {
  const { tokens } = await ask("GET", "/api/tokens");
  const again = (more) => showTokens(section, more);
  const revoke = (token) =>
    button("Revoke", async () => {
      if (!(await sure(`Revoke ${token.name}? Programs that use it are out at once.`))) return;
      await ask("DELETE", `/api/tokens/${token.id}`);
      await again();
    });
  const until = (token) => (token.expires === null ? "for ever" : `until ${new Date(token.expires).toLocaleDateString()}`);
  const fields = [
    { name: "name", label: "Name of the program", maxlength: 24, autocomplete: "off" },
    { name: "days", label: "Days it is good", type: "number", min: 1, max: 3650, value: 90, required: false, help: "leave it empty for ever" },
  ];
  section.replaceChildren(
    make("h2", {}, "Tokens for programs"),
    make("p", {}, "A program that has a token plays in your name. ", make("a", { href: "/docs" }, "How it does"), "."),
    make("ul", { class: "plain" }, tokens.map((token) => make("li", { class: "row" }, make("b", {}, token.name), make("small", {}, until(token)), revoke(token)))),
    made ? make("p", { role: "status" }, "Keep it now, it is not shown again: ", make("code", {}, made.token), " ", copier(made.token)) : "",
    form(fields, "Make a token", async (body) => again(await ask("POST", "/api/tokens", { name: body.name, days: body.days ? Number(body.days) : null }))),
  );
}

async function showMutes(section) {
  const { users } = await ask("GET", "/api/mutes");
  const hear = (user) =>
    button("Hear again", async () => {
      await ask("DELETE", `/api/mutes/${user}`);
      await showMutes(section);
    });
  section.replaceChildren(
    make("h2", {}, "Muted in the chat"),
    users.length ? make("ul", { class: "plain" }, users.map((user) => make("li", { class: "row" }, make("code", {}, user), hear(user)))) : make("p", { class: "quiet" }, "Nobody. At a table you can mute whoever says something."),
  );
}
