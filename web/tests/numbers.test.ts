// This browser's number for the shuffles: when it is said, what is kept of it, and what is found at the end.
import { beforeEach, expect, test } from "vitest";
import { alarmAt, commitmentOf, keptFor, nextSaying, type Saying } from "../src/lib/numbers";
import { findings } from "../src/lib/seal";
import { bytesOf, digitsOf, sha256 } from "../src/lib/sha256";
import type { Outcome, SeatInfo, TableInfo } from "../src/wire";

const hash = (text: Uint8Array | string): string =>
  sha256(typeof text === "string" ? new TextEncoder().encode(text) : text);
const SECRET = "5e".repeat(32);
const PROMISE = hash(bytesOf(SECRET));
const BLUE = "02".repeat(32);

function table(change: Partial<TableInfo> = {}, mine: Partial<SeatInfo> = {}): TableInfo {
  const seats = [
    { seat: "red", you: true, bot: null, commitment: "", revealed: false, ...mine },
    { seat: "blue", you: false, bot: null, commitment: hash(bytesOf(BLUE)), revealed: false },
    { seat: "green", you: false, bot: "greedy", commitment: "", revealed: false },
  ];
  const info = { id: "t1", status: "open", commitment: PROMISE, collecting: null, seats, ...change };
  return info as unknown as TableInfo;
}
const collecting = (what: "commitments" | "numbers"): Partial<TableInfo> => ({
  status: "running",
  collecting: { what, until: 0 },
});
const committed = (saying: Saying | null): string => {
  if (saying?.type !== "commit") throw new Error("no commitment");
  return saying.commitment;
};
/** The number of this browser after it has committed and revealed. */
function given(): { number: string; commitment: string } {
  const commitment = committed(nextSaying(table(), true));
  const saying = nextSaying(table(collecting("numbers"), { commitment }), false);
  if (saying?.type !== "reveal") throw new Error("no number");
  return { number: saying.number, commitment };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])(
  "the hash of %i bytes is that of everybody else",
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(sha256(bytes)).toBe(digitsOf(digest));
  },
);

test("whoever only watches says nothing", () => {
  expect(nextSaying(table({}, { you: false }), true)).toBeNull();
});

test("a seat commits before the game, and reveals the same number when all commitments stand", () => {
  const { number, commitment } = given();
  expect(commitment).toBe(hash(bytesOf(number)));
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  expect(nextSaying(table({}, { commitment }), true)).toBeNull();
  expect(nextSaying(table(collecting("commitments"), { commitment }), false)).toBeNull();
  expect(nextSaying(table(collecting("numbers"), { commitment, revealed: true }), false)).toBeNull();
});

test("a page that is loaded again still has its number; every table has another", () => {
  const first = committed(nextSaying(table(), true));
  expect(committed(nextSaying(table(collecting("commitments")), true))).toBe(first);
  expect(committed(nextSaying(table({ id: "t2" }), true))).not.toBe(first);
});

test("whoever comes from another device commits anew, and does not quarrel with it", () => {
  const there = { commitment: "0".repeat(64) };
  expect(nextSaying(table({}, there), false)).toBeNull();
  expect(nextSaying(table({}, there), true)?.type).toBe("commit");
  expect(nextSaying(table(collecting("numbers"), there), true)).toBeNull();
});

test("no number is revealed to a server that has changed its promise", () => {
  const commitment = committed(nextSaying(table(), true));
  expect(alarmAt(table(collecting("commitments"), { commitment }))).toBeNull();
  const other = table({ ...collecting("numbers"), commitment: "0".repeat(64) }, { commitment });
  expect(nextSaying(other, false)).toBeNull();
  expect(alarmAt(other)).toBe("promise");
});

test("whoever's number was not used is told", () => {
  const { commitment } = given();
  const running = { status: "running" } as const;
  expect(alarmAt(table(running, { commitment, revealed: true }))).toBeNull();
  expect(alarmAt(table(running, { commitment }))).toBe("unused");
  expect(alarmAt(table(running))).toBe("unused");
  expect(alarmAt(table(running, { commitment: "0".repeat(64), revealed: true }))).toBe("other");
  localStorage.clear();
  expect(alarmAt(table(running))).toBeNull(); // a table from before, or somebody who has only now sat down
});

test("only so many tables are remembered", () => {
  for (let at = 0; at < 60; at++) nextSaying(table({ id: `table ${at}` }), true);
  expect([keptFor("table 59"), keptFor("table 0")]).toEqual([expect.anything(), null]);
});

function outcome(mine: { number: string; commitment: string }): Outcome {
  const lines = [
    "meijin draw 1",
    "for game",
    `secret ${SECRET}`,
    `number ${mine.number} red`,
    `commitment ${hash(bytesOf(BLUE))} blue`,
    "nothing green",
  ];
  return {
    reason: "",
    returns: {},
    forfeited: [],
    seed: hash(lines.map((line) => `${line}\n`).join("")),
    draw: {
      promise: PROMISE,
      secret: SECRET,
      given: [
        { seat: "red", ...mine },
        { seat: "blue", commitment: hash(bytesOf(BLUE)), number: "" },
        { seat: "green", commitment: "", number: "" },
      ],
    },
  };
}
const said = (over: Outcome, seal: string | null = PROMISE): string[] =>
  findings(over, { seal, seats: table().seats, kept: keptFor("t1") }).map(
    ({ key, verdict }) => `${verdict === "holds" ? "" : "not "}${key}`,
  );

test("what each gave is found right", () => {
  const right = [
    "shuffles-promise",
    "shuffles-own_number",
    "shuffles-withheld",
    "shuffles-bot",
    "shuffles-mixed",
  ];
  const over = outcome(given());
  expect(said(over)).toEqual(right);
  expect(said(over, null)).toEqual(right);
});

test("whatever is wrong is named", () => {
  const mine = given();
  const over = outcome(mine);
  const draw = over.draw!;
  const [red, blue, green] = draw.given as [
    (typeof draw.given)[0],
    (typeof draw.given)[0],
    (typeof draw.given)[0],
  ];
  const with_ = (...seats: readonly object[]): Outcome =>
    ({ ...over, draw: { ...draw, given: seats } }) as unknown as Outcome;
  expect(said(over, "0".repeat(64))).toContain("not shuffles-promise_broken");
  expect(said({ ...over, draw: { ...draw, secret: BLUE } })).toContain("not shuffles-promise_broken");
  expect(said(with_(red, { ...blue, commitment: "1".repeat(64) }, green))).toContain("not shuffles-changed");
  expect(said(with_(red, { ...blue, number: SECRET }, green))).toContain("not shuffles-number_broken");
  expect(said(with_({ ...red, number: BLUE }, blue, green))).toContain("not shuffles-own_number_broken");
  expect(said(with_({ ...red, number: "" }, blue, green))).toEqual(
    expect.arrayContaining(["not shuffles-own_withheld", "not shuffles-mixed_broken"]),
  );
});

test("a game from before there were numbers is checked as it was", () => {
  const old = { ...outcome(given()), draw: null, seed: SECRET };
  expect(said(old)).toEqual(["seal-fits"]);
  expect(said({ ...old, seed: BLUE })).toEqual(["not seal-broken"]);
  expect(said({ ...old, seed: null })).toEqual([]);
});

test("a commitment is the hash of the number's bytes", () => {
  expect(commitmentOf("00".repeat(32))).toBe(
    "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  );
});
