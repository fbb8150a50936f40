// What the pages say of who could choose the cards, by what the players gave to the shuffles.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "../src/i18n";
import { bytesOf, sha256 } from "../src/lib/sha256";
import Fairness from "../src/pages/replay/Fairness.svelte";
import { settings } from "../src/state/settings.svelte";
import Seal from "../src/table/Seal.svelte";
import type { Gift, Outcome, Report, SeatInfo, TableInfo } from "../src/wire";

const SECRET = "5e".repeat(32);
const NUMBER = "01".repeat(32);
const COMMITMENT = sha256(bytesOf(NUMBER));
const PROMISE = sha256(bytesOf(SECRET));
const SEATS = ["red", "green"].map((seat) => ({ seat, you: false, bot: null })) as unknown as SeatInfo[];
const TABLE = { id: "t1", status: "over", commitment: PROMISE, seats: SEATS } as unknown as TableInfo;
const PARTS = {
  nothing: { line: "nothing red", commitment: "", number: "" },
  commitment: { line: `commitment ${COMMITMENT} red`, commitment: COMMITMENT, number: "" },
  number: { line: `number ${NUMBER} red`, commitment: COMMITMENT, number: NUMBER },
} as const;

/** A game to which Red gave this and Green nothing. */
function outcome(gift: Gift): Outcome {
  const { line, commitment, number } = PARTS[gift];
  const text = `meijin draw 1\nfor game\nsecret ${SECRET}\n${line}\nnothing green\n`;
  const given = [
    { seat: "red", commitment, number },
    { seat: "green", commitment: "", number: "" },
  ];
  return {
    reason: "",
    returns: {},
    forfeited: [],
    seed: sha256(new TextEncoder().encode(text)),
    draw: { promise: PROMISE, secret: SECRET, given },
  };
}

const SAID = {
  en: {
    number: "✓ Neither the server nor any player could choose these cards.",
    commitment: "✓ No number was shown, so commitments stand in.",
    nothing: "? Nobody gave a number, so whoever made the secret could have chosen these cards.",
  },
  ja: {
    number: "✓ サーバーもプレイヤーも、このカードを選べませんでした。",
    commitment: "✓ 乱数は一つも示されず、約束のハッシュが代わりに使われました。",
    nothing: "? 誰も乱数を出していないので、秘密の値を決めた側がこのカードを選べた可能性があります。",
  },
} as const;
const CASES = (["en", "ja"] as const).flatMap((language) =>
  (["number", "commitment", "nothing"] as const).map((gift) => [language, gift] as const),
);

let page: Record<string, unknown> | null = null;
const text = (): string => document.body.textContent.replaceAll(/\s+/g, " ");
const signs = (): string[] =>
  [...document.querySelectorAll("[data-finding] span")].map((each) => each.textContent);

beforeAll(() => loadLanguage("ja"));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  if (page !== null) void unmount(page);
  page = null;
  settings.language = "en";
  vi.unstubAllGlobals();
});

test.each(CASES)("the table says in %s who could choose where the most was a %s", (language, gift) => {
  settings.language = language;
  page = mount(Seal, {
    target: document.body,
    props: { table: TABLE, over: outcome(gift), called: (seat: string) => seat },
  });
  expect(text()).toContain(SAID[language][gift]);
  expect(signs()).toEqual(gift === "nothing" ? ["✓", "?", "?", "✓"] : ["✓", "✓", "✓", "✓"]);
});

test.each(CASES)("the replay says in %s who could choose where the most was a %s", (language, gift) => {
  settings.language = language;
  page = mount(Fairness, {
    target: document.body,
    props: {
      table: TABLE,
      record: () => Promise.resolve(""),
      outcome: outcome(gift),
      seats: SEATS,
      called: (seat: string) => seat,
    },
  });
  expect(text()).toContain(SAID[language][gift]);
});

const CHECKED = {
  "a number": ["holds", { red: "number", green: "nothing" }, "✓ Neither the server nor a player chose"],
  "a commitment": ["holds", { red: "commitment", green: "nothing" }, "✓ No number was shown"],
  nothing: ["unknown", { red: "nothing", green: "nothing" }, "? Nobody gave a number"],
  "a seed alone": ["unknown", {}, "? Nobody gave a number"],
} as const;

test.each(Object.entries(CHECKED))(
  "the server's check of a game with %s",
  async (_, [numbers, gifts, words]) => {
    const report = {
      whole: "holds",
      legal: "holds",
      shuffles: "holds",
      numbers,
      gifts,
      game: "g",
      problem: "",
    };
    await check(report as unknown as Report);
    expect(text()).toContain(words);
  },
);

test("of a record that cannot be played nobody says who gave what", async () => {
  const report = {
    whole: "fails",
    legal: "unknown",
    shuffles: "unknown",
    numbers: "unknown",
    gifts: {},
    game: "",
  };
  await check({ ...report, problem: "line 3" } as unknown as Report);
  expect(text()).toContain("? How the seed was made could not be checked.");
});

/** Have a record that somebody brought along checked by a server that answers this. */
async function check(report: Report): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(report)));
  page = mount(Fairness, {
    target: document.body,
    props: {
      table: null,
      record: () => Promise.resolve("a record"),
      outcome: null,
      seats: SEATS,
      called: (seat: string) => seat,
    },
  });
  document.querySelectorAll<HTMLButtonElement>(".deeds button")[1]!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(text()).toContain("The record");
  });
}
