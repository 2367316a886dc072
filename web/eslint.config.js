import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/server/generated"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript finds these
      "svelte/no-navigation-without-resolve": "off", // of another router than ours
      "svelte/no-useless-mustaches": "off", // a space at the end of a line needs them
      "svelte/prefer-svelte-reactivity": "off", // most of our maps never change
    },
  },
);
