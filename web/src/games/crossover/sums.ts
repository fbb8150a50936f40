// Powers with their parts in words, as the server has worked them out.
import type { Names } from "../../i18n/games";
import type { PowerPart, TeamPart } from "./wire";

interface Part {
  readonly what: (PowerPart | TeamPart)["what"];
  readonly by?: string | undefined;
  readonly n: number;
}

/** The parts of a sum, with a sign between them; those that add nothing are left out, but for the first. */
export const partsIn = (names: Names, parts: readonly Part[]): string =>
  parts
    .filter(({ n }, at) => n !== 0 || at === 0)
    .map(({ what, by, n }, at) => {
      const said = names.say(`worth-${what}`, {
        n: Math.abs(n),
        card: by === undefined ? "" : names.card(by),
      });
      return at === 0 ? (n < 0 ? `−${said}` : said) : `${n < 0 ? "−" : "+"} ${said}`;
    })
    .join(" ");
