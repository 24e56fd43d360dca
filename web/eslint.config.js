import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
    { ignores: ["node_modules", "dev/fixtures"] },
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            "@typescript-eslint/no-non-null-assertion": "off", // array reads are checked by hand
            "svelte/no-navigation-without-resolve": "off", // SvelteKit's router; ours is lib/router
            "svelte/prefer-svelte-reactivity": "off", // plain maps are rebuilt, never changed in place
        },
    },
);
