// Runs the page's code on games that a test of the server has played: a walk is a file of those games, and what is done with
// it. tests/page/test_every_sentence.py words them, tests/page/test_coaching.py goes through their lessons.

import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: [`src/${process.env.DIGSITE_WALKER}.walk.ts`],
    testTimeout: 120_000,
    provide: { walk: readFileSync(process.env.DIGSITE_WALK!, "utf8") },
  },
});
