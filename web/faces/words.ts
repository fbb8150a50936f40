// The words of games as the server would send them, for whoever has no server to ask.
import { learn } from "../src/i18n/games";
import type { Words } from "../src/wire";
import { TOURNAMENT } from "../src/i18n/tournament";
import shapes from "./shapes.json";

const SHAPES = shapes as unknown as Readonly<Record<string, Words["shapes"]>>;
const files = import.meta.glob<string>(
  ["../../src/meijin/games/*/words/*.ftl", "../../src/meijin/games/*/words/*/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
const common = import.meta.glob<string>("../../src/meijin/words/*/{kernel,tournament}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Teach the page how a game speaks, in every language; one that is not ours says what the kernel does, and what is given. */
export function teach(game: string, given = ""): void {
  for (const language of ["en", "ja"]) {
    const home = `../../src/meijin/games/${game}/words/${language}`;
    const own = Object.entries(files).flatMap(([path, text]) =>
      path === `${home}.ftl` || path.startsWith(`${home}/`) ? [text] : [],
    );
    const texts = [
      given,
      ...own,
      ...wordsOf(language, game === TOURNAMENT ? ["kernel", TOURNAMENT] : ["kernel"]),
    ];
    learn(game, { language, texts, shapes: SHAPES[game] ?? SHAPES["ganymede"]! });
  }
}

const wordsOf = (language: string, files: readonly string[]): string[] =>
  files.map((file) => common[`../../src/meijin/words/${language}/${file}.ftl`]!);
