import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const OF_GAME = /\/games\/(\w+)\/(?!box\.)(?:\w+\.)?(\w+)\.ftl/;

function textsOf(id: string): string | null {
  const [, game, language] = OF_GAME.exec(id) ?? [];
  return game ? `${game}-${language}` : null;
}

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/digsite/table/http/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What a game says in one language is one file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsOf, test: OF_GAME }] } } },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
