import { afterAll } from "vitest";
import { loadLanguage } from "../src/i18n";
import { TOURNAMENT } from "../src/i18n/tournament";
import { teach } from "./words";
import { settings } from "../src/state/settings.svelte";

// What browsers have and the tests' stand-in for one lacks.
if (globalThis.matchMedia === undefined)
  globalThis.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;

await loadLanguage("en", "event", "console");
teach(TOURNAMENT);

// All files share one page; whoever has tested in another language leaves it as everybody else expects it.
afterAll(() => {
  settings.language = "en";
});
