// Words everything of recorded games: run by tests/page/test_every_sentence.py, which says where they are.

import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: { include: ["src/words.walk.ts"], testTimeout: 120_000, provide: { walk: readFileSync(process.env.DIGSITE_WALK!, "utf8") } },
});
