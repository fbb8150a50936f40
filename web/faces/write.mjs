// Writes every card of every game as a picture: node faces/write.mjs FOLDER
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { JSDOM } from "jsdom";
import { createServer } from "vite";

const LANGUAGES = ["en", "ja"];
const root = path.resolve(import.meta.dirname, "..");
const target = path.resolve(process.argv[2] ?? "faces-of-cards");

// The components ask the browser for a language and keep what people like; here there is nobody.
globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined };
globalThis.navigator ??= { language: "en" };

const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
        svelte({
            configFile: false,
            preprocess: vitePreprocess(),
            emitCss: false,
            compilerOptions: { css: "injected" },
        }),
    ],
});
try {
    const { draw } = await vite.ssrLoadModule("/faces/render.ts");
    const { Studio } = await vite.ssrLoadModule("/faces/studio.ts");
    const tokens = await readFile(path.join(root, "src/theme/tokens.css"), "utf8");
    const games = JSON.parse(await readFile(path.join(root, "faces/cards.json"), "utf8"));
    for (const [game, cards] of Object.entries(games)) {
        const theme = await readFile(path.join(root, "src/games", game, "theme.css"), "utf8").catch(() => "");
        const studio = new Studio(new JSDOM("").window, game, tokens, theme);
        for (const language of LANGUAGES) {
            const folder = path.join(target, game, language);
            await mkdir(folder, { recursive: true });
            for (const [id, drawn] of await draw(game, cards, language))
                await writeFile(path.join(folder, `${id}.svg`), studio.picture(drawn));
        }
    }
} finally {
    await vite.close();
}
