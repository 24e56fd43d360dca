import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** While developing, a running hall answers: `skali serve --no-browser`, then `npm run dev`. */
const hall = process.env.SKALI_HALL ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/skali/server/static",
    emptyOutDir: true,
    target: "es2022",
    // These know light-dark(): a stand-in would follow the system, not the person's choice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", "../src/skali"] },
    proxy: { "/api": { target: hall, ws: true } },
  },
});
