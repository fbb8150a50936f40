// The seal of the shuffles: a hash that is shown before the game, and compared with the seed when that is shown.
import { button, make } from "./page.js";

const ABOUT =
  "This is the SHA-256 of the seed from which every shuffle of this table is made. It is fixed before the first card is dealt and tells nothing of the cards; " +
  "when the game is over the seed is shown, and everybody can check that it is the one that was sealed.";

/** Keeps the seal as this page saw it first, also when the page is loaded again. */
export class Seal {
  constructor(table) {
    const place = `seal of ${table.id}`;
    this.hash = sessionStorage.getItem(place) ?? table.commitment;
    this.inTime = sessionStorage.getItem(place) !== null || table.status === "open" || table.status === "running";
    if (this.inTime) sessionStorage.setItem(place, this.hash);
  }

  shown() {
    return make(
      "details",
      { class: "seal" },
      make("summary", {}, "Shuffles sealed: ", make("code", {}, `${this.hash.slice(0, 12)}…`)),
      make("p", {}, make("code", {}, this.hash), " ", copier(this.hash)),
      make("p", { class: "quiet" }, ABOUT),
    );
  }

  /** What became of it, as soon as the seed is known. */
  opened(seed) {
    const verdict = make("p", { role: "status" }, "The seed is being checked.");
    this.#check(seed).then((told) => verdict.replaceChildren(told));
    return make("div", {}, verdict, make("p", {}, make("small", {}, "The seed was ", make("code", {}, seed), ".")));
  }

  async #check(seed) {
    if (!globalThis.crypto?.subtle) return "This browser checks hashes only over https: `meijin verify` checks the record instead.";
    const bytes = Uint8Array.from(seed.match(/../g), (pair) => parseInt(pair, 16));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (hash !== this.hash) return `✗ The seed does not fit the seal: its SHA-256 is ${hash}, but ${this.hash} was shown.`;
    return this.inTime ? "✓ The seed fits the seal that this page saw before the end." : "✓ The seed fits the seal of this table.";
  }
}

export function copier(text) {
  const copy = button("Copy", async () => {
    if (!navigator.clipboard) throw new Error("this browser copies only over https: mark the text and copy it yourself");
    await navigator.clipboard.writeText(text);
    copy.textContent = "Copied";
  });
  return copy;
}
