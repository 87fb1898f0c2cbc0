import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/lib/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_" }],
      // The compiler knows what is defined, and which of its warnings are ignored for a reason.
      "no-undef": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // It keeps spaces that are meant.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps of ours that are changed are not shown; those that are shown are replaced.
      "svelte/prefer-svelte-reactivity": "off",
      // The address of the page is a plain path, and links are followed by `page.follow`.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
