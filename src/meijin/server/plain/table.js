// A table: who is there, the position, what to choose, the log, the chat.
import { board, called, makeGuide } from "./board.js";
import { input, terms } from "./lobby.js";
import { ask, TableSocket } from "./net.js";
import { outcome } from "./outcome.js";
import { button, capital, make, sure, tell } from "./page.js";
import { Seal } from "./seal.js";

const SLOW = 2000;
const DOUBLE_CLICK = 400;
const HERE_ONLY = new Set(["localhost", "127.0.0.1", "[::1]"]);

export async function showTable(main, id, me) {
  const table = await ask("GET", `/api/tables/${id}`);
  const [info, { cards }] = await Promise.all([
    ask("GET", `/api/games/${table.game}`),
    ask("GET", `/api/games/${table.game}/cards`),
  ]);
  document.title = `${table.game_name} - Meijin`;
  new TablePage(main, table, makeGuide(info, cards), me.id);
}

class TablePage {
  constructor(main, table, guide, me) {
    this.me = me;
    this.path = `/api/tables/${table.id}`;
    this.table = table;
    this.guide = guide;
    this.seat = null;
    this.update = null;
    this.heardAt = Date.now();
    this.log = []; // {number, kind, text}
    this.chat = [];
    this.muted = new Set();
    this.invitation = null;
    this.out = false; // signed out while the page was open
    this.waiting = 0;
    this.pressed = -Infinity;
    this.seal = new Seal(table);
    this.verdict = null;
    this.acted = `acted at ${table.id}`;
    this.undoes = sessionStorage.getItem(this.acted) !== null; // whether there may be something of ours to take back
    this.undoing = null;
    this.busy = false;
    this.resigns = false;
    this.parts = Object.fromEntries(["seats", "prompt", "deeds", "board"].map((name) => [name, make("section", { class: "part" })]));
    this.parts.prompt.setAttribute("aria-live", "polite");
    this.readers = make("small", {});
    this.logList = make("ol", { class: "log", tabindex: 0, "aria-label": "log" });
    this.chatList = make("ol", { class: "log", tabindex: 0, "aria-label": "chat" });
    main.replaceChildren(
      make("h1", {}, table.game_name),
      make("p", {}, make("small", {}, `${capital(terms(table, guide.info))}. `), make("a", { href: `/rules/${table.game}`, target: "_blank" }, "Rules")),
      this.seal.shown(),
      make(
        "div",
        { class: "table" },
        make("div", {}, this.parts.seats, this.parts.prompt, this.parts.deeds, this.parts.board),
        make("aside", {}, make("h2", {}, "Log"), this.logList, make("h2", {}, "Chat"), this.readers, this.chatList, this.talk()),
      ),
    );
    this.draw();
    this.socket = new TableSocket(table.id, (message) => this.hear(message), (how, me) => this.connection(how, me));
    setInterval(() => this.drawClocks(), 500);
  }

  connection(how, me) {
    if (how === "out") {
      this.out = me.id !== this.me;
      document.getElementById("name").value = me.name;
    } else if (how === "away") tell("The connection is lost; the page tries again by itself.");
    else if (how === "gone") tell("This table is not there for you.");
    else tell(this.out ? "You were signed out. To play on here sign in on the page Account." : "");
  }

  hear(message) {
    if (message.type === "hello") {
      this.seat = message.seat;
      this.table = message.table;
      this.chat = message.chat.map((line) => line);
      this.drawChat();
      if (message.update) this.take(message.update);
    } else if (message.type === "update") {
      tell(); // what was refused is about what is past
      this.take(message);
    } else if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") {
      this.chat.push(message);
      this.drawChat();
    } else if (message.type === "refusal") {
      this.busy = false;
      if (message.id === this.undoing) this.undoes = false;
      tell(message.reason);
    } else if (message.type === "receipt") {
      this.busy = false;
      tell();
    } else if (message.type === "notice") this.addLine(message.text);
    this.draw();
  }

  /** The lines of an update are the last ones of the log: whatever we have from there on was taken back. */
  take(update) {
    const first = update.lines - update.log.length;
    this.log = this.log.filter((line) => line.number < first);
    update.log.forEach((line, place) => this.log.push({ number: first + place, ...line }));
    this.update = update;
    if (update.prompt) this.resigns = update.prompt.resign; // also while others choose
    this.heardAt = Date.now();
    this.drawLog();
  }

  /** A line that is no part of the game's log: it goes with the next update. */
  addLine(text) {
    this.log.push({ number: Infinity, text });
    this.drawLog();
  }

  /** A choice by its button. The second half of a double click is meant for the question that is gone. */
  press(action) {
    const now = performance.now();
    if (now - this.pressed > DOUBLE_CLICK) this.act(action);
    this.pressed = now;
  }

  act(action) {
    this.busy = true;
    this.undoes = true;
    sessionStorage.setItem(this.acted, "yes");
    this.socket.say({ type: "act", action, asked: this.update.prompt?.asked ?? "" });
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.busy && tell("The server has not answered yet; your choice is sent again as soon as it can be reached."), SLOW);
    this.draw();
  }

  // -- drawing ------------------------------------------------------------------------------------------------------

  draw() {
    const focused = document.activeElement?.dataset?.keep;
    this.parts.seats.replaceChildren(make("div", { class: "seats" }, this.table.seats.map((seat) => this.seatCard(seat))), this.table.status === "open" && this.invitation ? this.invitation : "");
    this.parts.prompt.replaceChildren(...this.prompt());
    this.parts.deeds.replaceChildren(make("div", { class: "row" }, this.deeds()));
    this.parts.board.replaceChildren(...(this.update ? [make("h2", {}, "The table"), board(this.guide, this.update.view)] : []));
    this.readers.textContent = this.whoReads();
    this.drawClocks();
    if (focused) document.querySelector(`[data-keep="${focused}"]`)?.focus();
  }

  seatCard(seat) {
    const deciders = this.update?.over ? [] : (this.update?.view.deciders ?? []);
    const turn = deciders.includes(seat.seat);
    const how = [];
    if (seat.bot) how.push("bot");
    else if (seat.user && !seat.connected) how.push("not connected");
    if (seat.away) how.push("has left");
    if (seat.stand_in) how.push(`${seat.stand_in} plays on`);
    if (this.table.status === "open" && seat.ready) how.push("ready");
    if (turn) how.push("chooses");
    const card = make(
      "div",
      { class: `seat${turn ? " turn" : ""}${seat.you ? " you" : ""}` },
      make("small", {}, capital(seat.seat)),
      make("div", {}, make("strong", {}, seat.name || "free")),
      make("small", {}, how.join(", ")),
      make("div", { class: "clock", "data-seat": seat.seat }),
      this.seatDeeds(seat),
    );
    return card;
  }

  seatDeeds(seat) {
    const mine = this.table.seats.find((each) => each.you);
    const host = mine && mine.user === this.table.host;
    const path = `${this.path}/seats/${seat.seat}`;
    const deeds = [];
    if (this.table.status === "open") {
      if (!seat.name) {
        if (!mine) deeds.push(this.change("Sit here", "PUT", path));
        if (host) deeds.push(this.change("Bot", "PUT", path, { bot: "greedy" }), button("Invite", () => this.invite(path)));
      } else if (seat.you || host) deeds.push(seat.you ? this.standing(path) : this.change("Remove", "DELETE", path));
    } else if (this.table.status === "running" && mine && !seat.you && !seat.bot && !seat.stand_in && (seat.away || !seat.connected)) {
      deeds.push(button("Let a bot play on", () => this.socket.say({ type: "give", seat: seat.seat })));
    }
    return make("div", { class: "row" }, deeds);
  }

  /** Standing up; whoever is the last to do so closes the table. */
  standing(path) {
    const alone = !this.table.seats.some((seat) => seat.user && !seat.you);
    const stand = async () => {
      if (alone && !(await sure("Stand up? Nobody else sits here, so the table is closed then."))) return;
      this.table = await ask("DELETE", path);
      this.draw();
    };
    return button("Stand up", stand);
  }

  change(label, method, path, body, attributes) {
    const deed = async () => {
      this.table = await ask(method, path, body);
      this.draw();
    };
    return button(label, deed, attributes);
  }

  async invite(path) {
    const { path: page } = await ask("POST", `${path}/invitation`);
    const link = new URL(page, location.href).href;
    this.invitation = make(
      "p",
      {},
      "Send this link to a friend: ",
      make("a", { href: link }, link),
      HERE_ONLY.has(location.hostname) && make("small", {}, " It works on this machine only: to invite others open this page under the machine's address in your network."),
    );
    this.draw();
    await navigator.clipboard?.writeText(link).then(() => tell("The link is copied: send it to a friend.", true), () => {});
  }

  prompt() {
    const update = this.update;
    if (update?.over) return [this.ending(update.over)];
    const asked = update?.request ? [this.request(update.request)] : [];
    if (!update?.prompt) return asked;
    const choices = update.prompt.choices.map((choice) =>
      button([make("b", {}, called(this.guide, choice.action)), make("small", {}, choice.says)], () => this.press(choice.action), { title: choice.action, "data-keep": `choice ${choice.action}` }),
    );
    if (this.busy) for (const choice of choices) choice.disabled = true;
    return [...asked, make("div", { class: "prompt" }, make("h2", {}, "Your choice"), make("div", { class: "choices" }, choices), choices.length > 4 ? this.saying() : null)];
  }

  /** Some games let you say several choices at once. */
  saying() {
    const field = make("input", { name: "saying", placeholder: "or in words, like the choices above", "data-keep": "saying", autocomplete: "off", "aria-label": "your choice in words" });
    const form = make("form", { class: "talk" }, field, make("button", {}, "Do it"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (field.value.trim()) this.act(field.value.trim());
    });
    return form;
  }

  request(request) {
    const answer = (agree) => () => this.socket.say({ type: "answer_undo", agree });
    const asked = request.waiting.includes(this.seat);
    const others = request.waiting.length ? `${request.waiting.map(capital).join(", ")} must agree.` : "Nobody has to agree any more: press Undo again.";
    const told = request.seat === this.seat ? `You have asked to take your last choice back. ${others}` : `${capital(request.seat)} asks to take the last choice back.`;
    return make(
      "div",
      { class: "prompt" },
      make("p", {}, `${told} Whoever plays on ends the request.`),
      asked ? make("div", { class: "row" }, button("Agree", answer(true), { class: "main" }), button("Refuse", answer(false))) : null,
    );
  }

  ending(over) {
    this.verdict ??= this.seal.opened(over.seed);
    return make(
      "div",
      { class: "over" },
      outcome(over, this.table.seats, this.seat, this.log.filter((line) => line.number < Infinity)),
      this.verdict,
      make("a", { href: `${this.path}/record` }, "Download the record"),
    );
  }

  deeds() {
    const mine = this.table.seats.find((seat) => seat.you);
    const status = this.table.status;
    const deeds = [];
    if (status === "open" && mine) {
      if (mine.user === this.table.host) {
        deeds.push(this.change("Start", "POST", `${this.path}/start`, undefined, { class: "main" }));
        deeds.push(button("Close the table", async () => (await sure("Give this table up?")) && location.assign((await ask("DELETE", this.path)) && "/"), { class: "grave" }));
      } else deeds.push(this.change(mine.ready ? "Not ready" : "Ready", "PUT", `${this.path}/ready`, { ready: !mine.ready }, { class: "main" }));
      deeds.push(...this.ownOptions());
    }
    if (status === "running" && mine) {
      deeds.push(button("Undo", () => (this.undoing = this.socket.say({ type: "undo" })), { disabled: !this.undoes }));
      if (this.resigns) deeds.push(button("Resign", async () => (await sure("Resign? The game is lost then.")) && this.act("resign"), { class: "grave" }));
      if (mine.away || mine.stand_in) deeds.push(button("I am back", () => this.socket.say({ type: "back" }), { class: "main" }));
      else deeds.push(button("Leave", async () => (await sure("Leave the game? The seat stays yours.")) && this.socket.say({ type: "leave" })));
    }
    if (status === "over" && mine) deeds.push(button(this.table.rematch ? "To the rematch" : "Play again", async () => location.assign(`/tables/${(await ask("POST", `${this.path}/rematch`)).id}`), { class: "main" }));
    if (status === "closed") deeds.push(make("p", {}, "This table was given up."));
    if (!mine && status !== "open") deeds.push(make("p", { class: "quiet" }, this.table.delay ? `You watch, ${this.table.delay} seconds behind the players.` : "You watch."));
    return deeds;
  }

  ownOptions() {
    const seat = this.table.seats.find((each) => each.you).seat;
    return this.guide.info.options
      .filter((option) => option.seat === seat)
      .map((option) => {
        const control = input(option);
        control.value = this.table.options[option.name] ?? "";
        const save = this.changeOwn(option, control);
        return make("label", {}, capital(option.name), control, save);
      });
  }

  changeOwn(option, control) {
    return button("Choose", async () => {
      this.table = await ask("PUT", `${this.path}/options`, { options: { [option.name]: control.value } });
      this.draw();
    });
  }

  drawClocks() {
    for (const clock of this.update?.clocks ?? []) {
      const place = this.parts.seats.querySelector(`[data-seat="${clock.seat}"]`);
      const left = Math.max(0, clock.left - (clock.running && !this.update.over ? Date.now() - this.heardAt : 0));
      const seconds = Math.ceil(left / 1000);
      if (place) place.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}${clock.running ? " running" : ""}`;
    }
  }

  drawLog() {
    this.logList.replaceChildren(...this.log.map((line) => make("li", {}, line.text)));
    this.logList.scrollTop = this.logList.scrollHeight;
  }

  /** Who reads what one says here. */
  whoReads() {
    if (!this.table.chat) return "There is no chat at this table.";
    if (this.table.status === "over") return "Everybody reads this.";
    return `Only ${this.seat === null ? "spectators" : "players"} read this; what is said after the game is for everybody.`;
  }

  drawChat() {
    const lines = this.chat.filter((line) => !this.muted.has(line.user));
    this.chatList.replaceChildren(...lines.map((line) => make("li", {}, make("b", {}, `${line.name}: `), line.text, " ", this.muter(line))));
    this.chatList.scrollTop = this.chatList.scrollHeight;
  }

  /** A button beside a line that keeps its speaker silent from now on. */
  muter(line) {
    if (line.user === this.me) return null;
    const mute = async () => {
      if (!(await sure(`Mute ${line.name}? You hear them no more, at any table; your account's page takes it back.`))) return;
      await ask("PUT", `/api/mutes/${line.user}`);
      this.muted.add(line.user);
      this.drawChat();
    };
    return button("Mute", mute, { class: "small", "aria-label": `Mute ${line.name}` });
  }

  talk() {
    if (!this.table.chat) return null;
    const field = make("input", { maxlength: 500, placeholder: "Say something", "aria-label": "chat", autocomplete: "off" });
    const form = make("form", { class: "talk" }, field, make("button", {}, "Say"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (field.value.trim()) this.socket.say({ type: "say", text: field.value.trim() });
      field.value = "";
    });
    return form;
  }
}
