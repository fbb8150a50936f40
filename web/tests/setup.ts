import { afterAll } from "vitest";
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

// All files share one page; whoever has tested in another language leaves it as everybody else expects it.
afterAll(() => {
  settings.language = "en";
});
