import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/digsite/table/http/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
