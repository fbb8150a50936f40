// A list while it is being built. Whatever is changed is kept in the browser at once, so that nothing is lost by leaving.
import { changed, copiesOf, moved, only, same, type Counts } from "../../lib/lists";
import { ask } from "../../net/api";
import type { CheckedList, Lists, SavedList } from "../../wire";

/** How long nothing must change before the list is checked, in milliseconds. */
const PAUSE = 120;
const MOST_STEPS = 200;

interface Content {
  readonly name: string;
  readonly counts: Counts;
}

const EMPTY: Content = { name: "", counts: {} };

export class Draft {
  #now = $state.raw<Content>(EMPTY);
  /** as it is saved on the server, or as it began */
  #kept = $state.raw<Content>(EMPTY);
  /** what each change has replaced */
  #past = $state.raw<readonly Partial<Content>[]>([]);
  saved = $state.raw<SavedList | null>(null);
  checked = $state.raw<CheckedList | null>(null);
  /** the list has been changed since it was checked */
  stale = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly lists: Lists,
  ) {}

  get name(): string {
    return this.#now.name;
  }

  get counts(): Counts {
    return this.#now.counts;
  }

  get sections(): string[] {
    return this.lists.sections.map(({ name }) => name);
  }

  get dirty(): boolean {
    return this.#now.name !== this.#kept.name || !same(this.#now.counts, this.#kept.counts);
  }

  /** It is saved already, but under another name. */
  get renamed(): boolean {
    return this.saved !== null && this.name.trim() !== this.saved.name;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  copies(card: string): number {
    return copiesOf(this.counts, card);
  }

  /** Where a card goes that is clicked, if it may be there, otherwise where it belongs. */
  placeFor(card: string, wanted: string): string {
    const allowed = this.lists.pool[card] ?? [];
    return allowed.includes(wanted) ? wanted : (allowed[0] ?? wanted);
  }

  // -- changing ---------------------------------------------------------------------------------------------------

  add(section: string, card: string): void {
    this.#change({ counts: changed(this.counts, section, card, 1) });
  }

  remove(section: string, card: string): void {
    this.#change({ counts: changed(this.counts, section, card, -1) });
  }

  /** Take one of a card away, wherever the last one is. */
  removeAny(card: string): void {
    const section = [...this.sections].reverse().find((each) => (this.counts[each]?.[card] ?? 0) > 0);
    if (section !== undefined) this.remove(section, card);
  }

  move(card: string, from: string, to: string): void {
    this.#change({ counts: moved(this.counts, card, from, to) });
  }

  rename(name: string): void {
    // Every letter would be a step of its own.
    this.#now = { ...this.#now, name };
    this.#keep();
  }

  replace(name: string, counts: Counts): void {
    this.#change({ name, counts: only(counts, this.sections) });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#now = { ...this.#now, ...before };
    this.#changed();
  }

  #change(some: Partial<Content>): void {
    const after = { ...this.#now, ...some };
    if (after.name === this.#now.name && same(after.counts, this.#now.counts)) return;
    const { name, counts } = this.#now;
    this.#past = [...this.#past, some.name === undefined ? { counts } : { name, counts }].slice(-MOST_STEPS);
    this.#now = after;
    this.#changed();
  }

  #changed(): void {
    this.#keep();
    this.stale = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  // -- checking ---------------------------------------------------------------------------------------------------

  /** Ask the server what it thinks of the list; an answer to an earlier question is passed over. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    const body = { counts: this.counts, name: this.name.trim().slice(0, 80) };
    const found = await ask<CheckedList>("POST", `/api/games/${this.game}/lists/check`, body).catch(
      () => null,
    );
    if (asked !== this.#asked || found === null) return;
    this.checked = found;
    this.stale = false;
  }

  /** How a text is read, without taking it over. */
  read(text: string): Promise<CheckedList> {
    return ask<CheckedList>("POST", `/api/games/${this.game}/lists/check`, { text });
  }

  // -- keeping ----------------------------------------------------------------------------------------------------

  /** Begin with a list that is saved, or with nothing; what was left unsaved last time is there again. */
  async begin(saved: SavedList | null): Promise<boolean> {
    this.saved = saved;
    const counts = saved === null ? {} : (await this.read(saved.text)).counts;
    this.#kept = { name: saved?.name ?? "", counts: only(counts, this.sections) };
    this.#past = [];
    const left = this.#left();
    this.#now = left ?? this.#kept;
    await this.check();
    return left !== null && this.dirty;
  }

  /** Save it in the place of the one that it began with, if any, or beside that one. */
  async save(beside = false): Promise<SavedList> {
    const content = this.#now;
    await this.check();
    const name = content.name.trim();
    const text = this.checked?.text ?? "";
    const kept =
      this.saved === null || beside
        ? await ask<SavedList>("POST", "/api/me/lists", { game: this.game, name, text })
        : await ask<SavedList>("PUT", `/api/me/lists/${this.saved.id}`, { name, text });
    this.#forget();
    this.saved = kept;
    this.#kept = { ...content, name: kept.name };
    if (this.#now === content) this.#now = this.#kept;
    return kept;
  }

  /** The same cards as another list, which is not saved yet. */
  copy(name: string): void {
    this.#forget();
    this.saved = null;
    this.#kept = EMPTY;
    this.#now = { ...this.#now, name };
    this.#keep();
  }

  /** Give up what is not saved. */
  forget(): void {
    this.#forget();
    this.#now = this.#kept;
  }

  get #key(): string {
    return `meijin draft ${this.game} ${this.saved?.id ?? "new"}`;
  }

  #keep(): void {
    if (this.dirty) localStorage.setItem(this.#key, JSON.stringify(this.#now));
    else this.#forget();
  }

  #forget(): void {
    localStorage.removeItem(this.#key);
  }

  #left(): Content | null {
    try {
      const left = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Content | null;
      return left === null ? null : { name: String(left.name), counts: only(left.counts, this.sections) };
    } catch {
      return null;
    }
  }
}
