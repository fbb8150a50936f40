// The cards that help to read a table: those of its game, or with cards of one's own.
import { afterEach, expect, test, vi } from "vitest";
import { guideOf, type Guide } from "../src/table/guide";

const INFO = { id: "high_card", name: "High Card", zones: [], counters: [], markers: [], options: [] };
const card = (id: string): object => ({ id, title: id.toUpperCase(), facts: {} });

afterEach(() => vi.unstubAllGlobals());

test("a table with cards of one's own asks for the cards that its options make", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit = {}) => {
    if (path.includes("/words/"))
      return Promise.resolve(Response.json({ language: "en", texts: [], shapes: {} }));
    if (!path.includes("/cards")) return Promise.resolve(Response.json(INFO));
    if (method === "POST") sent.push(JSON.parse(body as string));
    const cards = method === "POST" ? [card("komari"), card("midori")] : [card("komari")];
    return Promise.resolve(Response.json({ cards }));
  });
  const usual = await guideOf("high_card", { options: { quick: true, cards: "none" }, edition: 1 });
  expect([...usual.cards.keys()]).toEqual(["komari"]);
  expect(sent).toEqual([]);
  const own = await guideOf("high_card", {
    options: { quick: true, cards: '{"character": []}' },
    edition: 1,
  });
  expect(own.cards.get("midori")?.title).toBe("MIDORI");
  expect(own.names.card("midori#2")).toContain("MIDORI");
  expect(sent).toEqual([{ options: { cards: '{"character": []}' }, edition: 1 }]);
});

test("the cards of a table have the values by which it is played", async () => {
  vi.stubGlobal("fetch", (path: string) => {
    if (path.includes("/words/"))
      return Promise.resolve(Response.json({ language: "en", texts: [], shapes: {} }));
    const { pathname, searchParams } = new URL(path, "http://here");
    if (!pathname.endsWith("/cards")) return Promise.resolve(Response.json({ ...INFO, id: "lives" }));
    const life = searchParams.get("edition") === "1" ? 8 : 6;
    return Promise.resolve(Response.json({ cards: [{ ...card("nerai"), facts: { life } }] }));
  });
  const lifeOf = (guide: Guide): unknown => guide.cards.get("nerai")?.facts["life"];
  expect(lifeOf(await guideOf("lives"))).toBe(6);
  expect(lifeOf(await guideOf("lives", { options: {}, edition: 1 }))).toBe(8);
  expect(lifeOf(await guideOf("lives", { options: {}, edition: 2 }))).toBe(6);
});
