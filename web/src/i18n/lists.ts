// What is said about lists that players put together.
import type { ListProblem, ListSection, ReadyMadeList } from "../wire";
import { capital, gameWord, type Names } from "./games";
import { say } from "./index";

export const sectionName = (game: string, section: ListSection): string =>
  gameWord(game, `list-section-${section.name}`) ?? section.title;

export const readyName = (game: string, ready: ReadyMadeList): string =>
  gameWord(game, `list-ready-${ready.id}`) ?? ready.name;

export const tallyName = (game: string, tally: string): string =>
  gameWord(game, `list-tally-${tally}`) ?? capital(tally);

export const valueName = (game: string, tally: string, value: string): string =>
  gameWord(game, `list-tally-${tally}-${value}`) ?? capital(value);

/** What people call a list of a game: a deck, a team. */
type Kind = "deck" | "team";
const kindOf = (what: string): Kind => (what === "team" ? "team" : "deck");

export const listText = (key: "title" | "mine" | "use" | "none_saved" | "build", what: string): string =>
  say(`lists-${key}-${kindOf(what)}`);

/** A broken rule in the person's language, with where it stands. */
export const problemText = (names: Names, problem: ListProblem): string => names.sentence(problem.said);
