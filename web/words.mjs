// Reads out of the English files of words what the page can say, and writes it as types: `src/i18n/ids.ts`, which is not kept.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const words = new URL("../src/meijin/words/en/", import.meta.url);
const ids = new URL("src/i18n/ids.ts", import.meta.url);

const files = readdirSync(words, { recursive: true }).filter((name) => /[\\/].*\.ftl$/.test(name));
const lines = files.sort().flatMap((file) =>
    readFileSync(new URL(file, words), "utf8")
        .split(/^(?=[a-zA-Z#])/m)
        .flatMap((message) => {
            const [, id] = /^([\w-]+) =/.exec(message) ?? [];
            const names = new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => JSON.stringify(name)));
            return id === undefined
                ? []
                : [`  ${JSON.stringify(id)}: ${[...names].join(" | ") || "never"};\n`];
        }),
);
const text =
    `// Made by words.mjs out of the files of words: every message of the page, with what it is told with.\n` +
    `export interface Variables {\n${lines.join("")}}\n`;
if (!existsSync(ids) || readFileSync(ids, "utf8") !== text) writeFileSync(ids, text);
