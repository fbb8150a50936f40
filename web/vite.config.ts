import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/meijin/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each with all that it imports, whoever else does too: a table is there after few requests.
          groups: [
            { name: "meijin", test: /src[\\/]main\.ts$/, priority: 2 },
            { name: "table", test: /src[\\/]pages[\\/]Table\.svelte$/, priority: 1 },
            // What a page says, of each language in one.
            {
              name: (id) =>
                /words\W(\w+\W(page|event|console|server))/.exec(id)?.[1]?.replace(/\W/, "-") ?? null,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the page's security policy allows no data in addresses
  },
  server: { fs: { allow: [".."] } }, // the words of games stand beside them
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false, // a page for every file would take most of the time
  },
}));
