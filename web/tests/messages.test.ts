// Every text of the interface is there in both languages, with the same values to be put in.
import { expect, test } from "vitest";
import en from "../src/messages/en.json";
import ja from "../src/messages/ja.json";

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

test("Japanese has exactly the texts that English has", () => {
  expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
});

test("a text has the same places for values in both languages", () => {
  const japanese: Readonly<Record<string, string>> = ja;
  const different = Object.entries(en).filter(
    ([key, text]) => String(places(text)) !== String(places(japanese[key] ?? "")),
  );
  expect(different).toEqual([]);
});
