// Every text of the interface is there in both languages, with the same values to be put in.
import { expect, test } from "vitest";
import en from "../src/messages/en.json";
import ja from "../src/messages/ja.json";

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

test("Japanese has exactly the texts that English has", () => {
  expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
});

test("a range is written one way in Japanese", () => {
  const files = import.meta.glob<Readonly<Record<string, string>>>("../src/messages/**/ja.json", {
    eager: true,
    import: "default",
  });
  const texts = Object.values(files).flatMap((words) => Object.values(words));
  expect(texts.filter((text) => /[~〜]/.test(text))).toEqual([]);
});

test("a text has the same places for values in both languages", () => {
  const japanese: Readonly<Record<string, string>> = ja;
  const different = Object.entries(en).filter(
    ([key, text]) => String(places(text)) !== String(places(japanese[key] ?? "")),
  );
  expect(different).toEqual([]);
});
