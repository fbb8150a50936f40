// A table that is being played: what the server says, shown beat by beat, and what this person says to it.
import { say } from "../i18n";
import { refusalText, saidText } from "../i18n/refusals";
import { alarmAt, nextSaying, type Alarm } from "../lib/numbers";
import { BeatQueue } from "../lib/queue";
import { playSound } from "../lib/sound";
import type { View } from "../lib/view";
import type { Connection } from "../net/lasting";
import { ask } from "../net/api";
import { TableSocket } from "../net/socket";
import { me } from "../state/me.svelte";
import { settings } from "../state/settings.svelte";
import { toasts } from "../state/toasts.svelte";
import type {
  ChatLine,
  ClockFace,
  Doubts,
  LogLine,
  Refusal,
  Saying,
  ServerMessage,
  TableInfo,
  TakeBack,
  UndoRequest,
  Update,
} from "../wire";
import type { Guide } from "./guide";
import { Passer } from "./passer.svelte";
import { Play } from "./play.svelte";

/** How long what others do stays on the screen before the next thing, in milliseconds. */
const OTHERS = 650;
const OWN = 120;
const CROWDED = 6; // beats waiting: from then on nothing is played over the board before it
const ROUND = 4_500; // all that others do until it is this player's turn again
const BRIEF = 130; // so long each of it is seen in any case

export interface NumberedLine extends LogLine {
  readonly number: number;
}

export class Live {
  readonly play: Play;
  table = $state.raw<TableInfo>()!;
  seat = $state<string | null>(null);
  connection = $state<Connection>("connecting");
  /** what the server said last that answers nothing: where the connection is gone for good, why */
  trouble = $state("");
  log = $state.raw<readonly NumberedLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<readonly ClockFace[]>([]);
  /** when the clocks stood so, in this browser's time */
  clocksAt = $state(0);
  request = $state.raw<UndoRequest | null>(null);
  mayResign = $state(false);
  /** what is wrong with the part of this browser's number in the shuffles */
  alarm = $state<Alarm | null>(null);
  ply = $state(0);
  /** why our last choice cannot be taken back; empty where it can, null as long as that is not known */
  noUndo = $state<string | null>(null);
  /** all lines of the log, of which `log` has those that belong to what is on the screen */
  #told: readonly NumberedLine[] = [];
  #socket: TableSocket;
  #beats = new BeatQueue(() => this.#allShown());
  #whys = new Map<string, (said: Saying | null) => void>();
  #undoing = "";
  #called = ""; // the question to which this player has been called
  #doubting = false; // it is being found out which choices are mistakes
  #spent = 0; // on showing what others did since it was this player's turn
  #ended = false; // the end has been heard
  #acting = ""; // the choice that has been sent and not been answered
  #passed = false; // and that was made for the player
  #decided = ""; // the question that was answered last
  #numbers = new Set<string>(); // what was said of this browser's number

  constructor(guide: Guide, table: TableInfo) {
    this.table = table;
    this.play = new Play(guide, {
      act: (choice) => this.#act(choice.action),
      why: (cards, zone) => this.#why(cards, zone),
    });
    this.play.seats = table.seats;
    this.#socket = new TableSocket(
      table.id,
      (message) => this.#hear(message),
      (connection) => this.#connected(connection),
    );
  }

  /** Show all that waits to be shown, at once. */
  skip(): void {
    if (this.#beats.busy) this.#beats.skip();
  }

  end(): void {
    this.#beats.clear();
    this.play.passer?.stop();
    this.#socket.end();
  }

  // -- saying -----------------------------------------------------------------------------------------------------

  #act(action: string): void {
    this.play.passer?.chosen();
    this.#passed = this.play.passer?.acts ?? false;
    this.#decided = this.play.prompt?.asked ?? "";
    this.play.busy = true;
    this.noUndo = null;
    this.#spent = 0;
    this.#acting = this.#socket.say({ type: "act", action, asked: this.play.prompt?.asked ?? "" });
  }

  resign(): void {
    this.#act("resign");
  }

  undo(): void {
    this.play.passer?.hold();
    this.#undoing = this.#socket.say({ type: "undo" });
  }

  answerUndo(agree: boolean): void {
    this.#socket.say({ type: "answer_undo", agree });
  }

  leave(): void {
    this.#socket.say({ type: "leave" });
  }

  back(): void {
    this.#socket.say({ type: "back" });
  }

  give(seat: string): void {
    this.#socket.say({ type: "give", seat });
  }

  speak(text: string): void {
    this.#socket.say({ type: "say", text });
  }

  #why(cards: readonly string[], zone: string): Promise<Saying | null> {
    return new Promise((resolve) => {
      this.#whys.set(this.#socket.say({ type: "why", cards: [...cards], zone }), resolve);
    });
  }

  // -- hearing ----------------------------------------------------------------------------------------------------

  #connected(connection: Connection): void {
    this.connection = connection;
    if (connection === "signed_out") void me.come().catch(() => undefined);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.seat = message.seat;
        this.play.passer = message.seat === null ? null : (this.play.passer ?? new Passer(this.play));
        this.#tableIs(message.table, true);
        this.chat = message.chat;
        if (message.update !== null) this.#take(message.update, true);
        break;
      case "update":
        this.#take(message, false);
        break;
      case "table":
        this.#tableIs(message.table, false);
        break;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.number), message];
        break;
      case "receipt":
        this.#answered(message.id);
        break;
      case "refusal":
        this.#refused(message);
        break;
      case "reason":
        this.#whys.get(message.id)?.(message.said);
        this.#whys.delete(message.id);
        break;
      case "notice":
        toasts.tell(saidText(message.text, message.said, this.play.guide.names));
        break;
      case "pong":
        break;
    }
  }

  /** A choice that was sent again after a lost connection is answered as well, so nothing is free before that. */
  #answered(id: string | null): void {
    if (id !== this.#acting) return;
    this.#acting = "";
    this.play.busy = false;
    this.#goOn();
  }

  /** Go on with what needs no new decision, once everything is shown and the last choice has been answered. */
  #goOn(): void {
    const { play } = this;
    if (!play.mine || play.busy || play.prompt?.asked === this.#decided) return;
    if (!play.goOn()) play.passer?.consider();
  }

  #refused(refusal: Refusal): void {
    const { id, code } = refusal;
    // Two tabs of one seat may both pass for the player: the second one is too late, and nobody need know.
    const tooLate = this.#passed && code === "stale" && id !== null && id === this.#acting;
    if (id === this.#acting) this.play.abandon();
    this.#answered(id);
    // A number that comes too late is none: the table says so to whoever it matters to.
    if (tooLate || (id !== null && this.#numbers.has(id))) return;
    if (id !== null && this.#whys.has(id)) {
      this.#whys.get(id)?.(null);
      this.#whys.delete(id);
      return;
    }
    if (id !== null && id === this.#undoing) {
      this.noUndo = null;
      if (code === "illegal") return toasts.tell(say("undo-cannot"), "trouble");
    }
    const told = refusalText(refusal, this.play.guide.names);
    if (id === null) this.trouble = told;
    toasts.tell(told, "trouble");
  }

  #tableIs(table: TableInfo, greeted: boolean): void {
    this.table = table;
    this.play.seats = table.seats;
    const saying = nextSaying(table, greeted);
    if (saying !== null) this.#numbers.add(this.#socket.say(saying));
    this.alarm = alarmAt(table);
  }

  /** The lines of an update are the last ones of the log: whatever we have from there on was taken back. */
  #take(update: Update, atOnce: boolean): void {
    const first = update.lines - update.log.length;
    const kept = this.#told.filter((line) => line.number < first);
    // At the end everything is told anew, and what was known before is no news.
    const known = update.over === null ? kept.length : Math.max(kept.length, this.#told.length);
    const lines = update.log.map((line, at) => ({ ...line, number: first + at }));
    const news = atOnce ? [] : lines.filter((line) => line.number >= known);
    const log = [...kept, ...lines];
    this.#told = log;
    this.clocks = update.clocks;
    this.clocksAt = Date.now();
    this.request = update.request;
    if (update.prompt !== null) this.mayResign = update.prompt.resign;
    const view = update.view as View;
    const mine = this.play.prompt !== null && !this.#beats.busy;
    const still = atOnce || !settings.moves || news.length === 0 || document.hidden;
    const scene = still ? 0 : (this.play.guide.face.lasts?.(news) ?? 0);
    const slow = Math.max(mine ? OWN : OTHERS, scene);
    const show = (): void => {
      this.play.staged = scene > 0;
      this.play.behind = this.#beats.length > 0;
      this.play.show(view, update.prompt, news, update.over, atOnce ? [] : update.moves);
      if (scene === 0) this.log = log;
      if (news.length > 0) playSound("card");
      this.ply += 1;
    };
    // Nothing can be played over a board that is not there yet: the first position is shown at once.
    const prelude = still || this.play.view === null ? 0 : (this.play.guide.face.prelude?.(news) ?? 0);
    if (prelude > 0 && this.#beats.length <= CROWDED)
      this.#beats.add({ show: () => this.#prelude(news), lasts: prelude });
    this.#beats.add({ show, lasts: still ? 0 : (waiting) => this.#time(slow, scene, waiting) });
    // What a scene comes to is not told before it has been played.
    if (scene > 0) this.#beats.add({ show: () => this.#tell(log), lasts: 0 });
    this.play.behind = this.#beats.length > 0;
  }

  /** How long something is seen, so that all of it together does not keep the player waiting. */
  #time(slow: number, scene: number, waiting: number): number {
    const left = ROUND * settings.length - this.#spent;
    const fair = Math.min(slow * settings.length, left / (waiting + 1));
    const lasts = Math.max(fair, BRIEF, scene / 2);
    this.#spent += lasts;
    return lasts;
  }

  #tell(log: readonly NumberedLine[]): void {
    this.log = log;
    this.play.behind = this.#beats.length > 0;
  }

  /** Let the board play what has happened over the position before it. */
  #prelude(news: readonly LogLine[]): void {
    this.play.staged = true;
    this.play.behind = this.#beats.length > 0;
    this.play.prelude = news;
  }

  /** Whatever has happened has been seen: now it is this player's turn, or the end. */
  #allShown(): void {
    this.play.staged = false;
    if (this.play.mine || this.seat === null) this.#spent = 0;
    this.#goOn();
    void this.#askUndo();
    if (this.play.over !== null) {
      const best = Math.max(...Object.values(this.play.over.returns));
      if (!this.#ended && this.seat !== null)
        playSound(this.play.over.returns[this.seat] === best ? "win" : "loss");
      this.#ended = true;
    } else if (this.play.mine && this.play.prompt?.asked !== this.#called) {
      this.#called = this.play.prompt?.asked ?? "";
      playSound("turn");
      void this.#doubt();
    }
  }

  /** Learn whether our last choice can be taken back, so that the button says so before it is tried. */
  async #askUndo(): Promise<void> {
    if (this.seat === null || this.play.over !== null || this.play.view === null) return;
    const { ply, table } = this;
    const found = await ask<TakeBack>("GET", `/api/tables/${table.id}/undo`).catch(() => null);
    if (found === null || ply !== this.ply || this.play.busy) return;
    this.noUndo =
      found.said === null ? "" : refusalText({ ...found, said: found.said }, this.play.guide.names);
  }

  /** Against bots alone, learn which choices are sure mistakes; whoever has chosen before that is not held up. */
  async #doubt(): Promise<void> {
    const { rated, event, seats, id } = this.table;
    if (rated || event !== null || seats.some(({ you, bot }) => !you && bot === null)) return;
    if (this.play.prompt === null || this.play.prompt.choices.length === 1) return;
    if (this.#doubting) return;
    this.#doubting = true;
    const { asked } = this.play.prompt;
    this.play.doubts = await ask<Doubts>("GET", `/api/tables/${id}/doubts`).catch(() => null);
    this.#doubting = false;
    // Whoever was faster is asked something else by now, and learns of that.
    if (this.play.mine && this.play.prompt.asked !== asked) await this.#doubt();
  }
}
