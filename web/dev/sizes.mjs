// What a browser loads with the page of a table, compressed: node dev/sizes.mjs [art.svg …]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const MOST = 300_000;
const root = new URL("../../src/skali/server/static/", import.meta.url).pathname;
const games = new URL("../../src/skali/games/", import.meta.url).pathname;
const core = new URL("../../src/skali/core/art/", import.meta.url).pathname;
const weigh = (path) => {
    const bytes = readFileSync(path);
    return path.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 6 }).length;
};
const list = (folder, end = "") => {
    try {
        return readdirSync(folder)
            .filter((name) => name.endsWith(end))
            .map((name) => join(folder, name));
    } catch {
        return [];
    }
};

let client = 0;
for (const path of [
    join(root, "index.html"),
    join(root, "icon.svg"),
    ...list(join(root, "assets")),
]) {
    const size = weigh(path);
    client += size;
    console.log(`${String(size).padStart(8)}  ${path.slice(root.length)}`);
}
console.log(`${String(client).padStart(8)}  the client`);
let failed = false;
for (const game of readdirSync(games)) {
    const drawings = list(join(games, game, "art"), ".svg");
    if (!drawings.length) continue;
    const text = [...list(core, ".svg"), ...drawings].map((path) => readFileSync(path)).join("\n");
    const total = client + gzipSync(text, { level: 6 }).length;
    failed ||= total > MOST;
    console.log(`${String(total).padStart(8)}  the table of ${game}, with its drawings`);
}
if (failed) {
    console.error(`more than ${MOST} bytes`);
    process.exit(1);
}
