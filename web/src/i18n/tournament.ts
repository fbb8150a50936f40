// How tournaments speak: refusals, the log, notes, reasons. Their words come from the server once an event is shown.
import { loaded } from "./loaded.svelte";
import { settings, type Language } from "../state/settings.svelte";
import type { Saying } from "../wire";
import { fetchWords, speechOf } from "./games";
import type { Fields, Speech } from "./speech";

export const TOURNAMENT = "tournament"; // no game is called so

/** Fetch the words in a language, and in English. */
export async function loadTournamentWords(language: Language): Promise<void> {
  await Promise.all(
    [...new Set<Language>(["en", language])].map((each) =>
      fetchWords(TOURNAMENT, each, `/api/events/words/${each}`),
    ),
  );
}

let made: { spoken: typeof loaded.spoken; language: Language; speech: Speech | undefined } | null = null;

function speech(): Speech | undefined {
  const [spoken, language] = [loaded.spoken, settings.language];
  if (made?.spoken !== spoken || made.language !== language)
    made = { spoken, language, speech: speechOf(TOURNAMENT, () => undefined) };
  return made.speech;
}

/** Whether tournaments have such a message, and its words are there. */
export const knows = ({ id }: Saying): boolean => loaded.spoken[`${TOURNAMENT}/en`]?.shapes[id] !== undefined;

/** A message in the person's language; nothing where there is none. */
export const tell = (said: Saying | null): string => (said === null ? "" : (speech()?.tell(said) ?? ""));

/** The same as a sentence. */
export const sentence = (said: Saying): string => speech()?.sentence(said) ?? "";

/** Words that are no message of their own, such as what a tie-breaker means. */
export const phrase = (id: string, fields: Fields = {}): string => speech()?.say(id, fields) ?? "";

/** What is wrong with a list: some of it is said by the game. */
export const wrongText = (said: Saying, game: string): string =>
  knows(said) ? sentence(said) : (speechOf(game, () => undefined)?.sentence(said) ?? "");
