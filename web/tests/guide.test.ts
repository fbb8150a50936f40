// The cards that help to read a table: those of its game, or with cards of one's own.
import { afterEach, expect, test, vi } from "vitest";
import { guideOf } from "../src/table/guide";

const INFO = { id: "high_card", name: "High Card", zones: [], counters: [], markers: [], options: [] };
const card = (id: string): object => ({ id, title: id.toUpperCase(), facts: {} });

afterEach(() => vi.unstubAllGlobals());

test("a table with cards of one's own asks for the cards that its options make", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit = {}) => {
    if (path.includes("/words/"))
      return Promise.resolve(Response.json({ language: "en", texts: [], shapes: {} }));
    if (!path.endsWith("/cards")) return Promise.resolve(Response.json(INFO));
    if (method === "POST") sent.push(JSON.parse(body as string));
    const cards = method === "POST" ? [card("komari"), card("midori")] : [card("komari")];
    return Promise.resolve(Response.json({ cards }));
  });
  const usual = await guideOf("high_card", { quick: true, cards: "none" });
  expect([...usual.cards.keys()]).toEqual(["komari"]);
  expect(sent).toEqual([]);
  const own = await guideOf("high_card", { quick: true, cards: '{"character": []}' });
  expect(own.cards.get("midori")?.title).toBe("MIDORI");
  expect(own.names.card("midori#2")).toContain("MIDORI");
  expect(sent).toEqual([{ options: { cards: '{"character": []}' } }]);
});
