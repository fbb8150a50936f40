// What is said about lists that players put together. The server's English is the base; message files translate it.
import { untrack } from "svelte";
import { settings, type Language } from "../state/settings.svelte";
import type { ListProblem, ListSection, ReadyMadeList } from "../wire";
import { capital, type Names } from "./games";
import { fill, listed, t, type Key } from "./index";
import { loaded } from "./loaded.svelte";

const files = import.meta.glob<{ default: Readonly<Record<string, string>> }>("../messages/lists/*/*.json");

/** Fetch the words about a game's lists in a language, where there are any. */
export async function loadListWords(game: string, language: Language): Promise<void> {
  for (const each of new Set<Language>(["en", language])) {
    const key = `lists/${game}/${each}`;
    const file = files[`../messages/${key}.json`];
    if (file === undefined || untrack(() => loaded.games[key]) !== undefined) continue;
    const found = (await file()).default;
    loaded.games = { ...loaded.games, [key]: found };
  }
}

function word(game: string, key: string): string | undefined {
  return loaded.games[`lists/${game}/${settings.language}`]?.[key] ?? loaded.games[`lists/${game}/en`]?.[key];
}

export const sectionName = (game: string, section: ListSection): string =>
  word(game, `section.${section.name}`) ?? section.title;

export const readyName = (game: string, ready: ReadyMadeList): string =>
  word(game, `ready.${ready.id}`) ?? ready.name;

export const tallyName = (game: string, tally: string): string =>
  word(game, `tally.${tally}`) ?? capital(tally);

export const valueName = (game: string, tally: string, value: string): string =>
  word(game, `tally.${tally}.${value}`) ?? capital(value);

/** What people call a list of a game: a deck, a team. */
type Kind = "deck" | "team";
const kindOf = (what: string): Kind => (what === "team" ? "team" : "deck");

export const listText = (key: "title" | "mine" | "use" | "none_saved" | "build", what: string): string =>
  t(`lists.${key}.${kindOf(what)}` satisfies Key);

/** A broken rule in the person's language, with where it stands. */
export function problemText(names: Names, problem: ListProblem): string {
  const said = settings.language === "en" ? undefined : word(names.game, `problem.${problem.kind}`);
  if (said === undefined) return capital(problem.where ? `${problem.where}: ${problem.text}` : problem.text);
  const cards = listed([...new Set(problem.cards.map((card) => names.card(card)))]);
  const values = Object.fromEntries(
    Object.entries(problem.values).map(([name, value]) => [name, word(names.game, `word.${value}`) ?? value]),
  );
  const lines = /^lines? (.+)$/.exec(problem.where)?.[1]?.replace(" and ", ", ");
  const where =
    problem.where === "" ? "" : lines === undefined ? `${problem.where}: ` : t("lists.line", { lines });
  return where + fill(said, { ...values, cards });
}
