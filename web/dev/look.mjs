// Takes pictures of every page of a running hall, for all its games, on a desk and on a phone, by
// day and by night:  node dev/look.mjs ADDRESS FOLDER
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8420", folder = "look"] = process.argv.slice(2);
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const SHOWN = "[data-panel] [data-node]";

const hall = async (path) => (await fetch(`${address}/api/v1${path}`)).json();
const { games } = await hall("/games");
const { tables: finished } = await hall("/tables?show=finished");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});

for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
        const context = await browser.newContext({
            viewport,
            colorScheme,
            locale: colorScheme === "light" ? "en" : "de",
            hasTouch: size === "phone",
            reducedMotion: "reduce",
        });
        const page = await context.newPage();
        page.on("pageerror", (error) =>
            console.error(page.url(), size, colorScheme, error.message),
        );
        const look = async (name, path, ready) => {
            if (path !== null) await page.goto(address + path);
            await page.waitForSelector(ready, { timeout: 60_000 });
            await page.evaluate(() => document.fonts.ready);
            await page.waitForTimeout(400);
            await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
        };
        await look("lobby", "/", ".door .primary");
        await look("account", "/account", "form");
        for (const { key } of games) {
            await look(`setup-${key}`, `/new/${key}`, "form .primary");
            await look(`rules-${key}`, `/rules/${key}`, "dl");
            await page.goto(address);
            await page.click(`.door:has([href="/new/${key}"]) .primary`);
            await look(`table-${key}`, null, `.prompt.mine, ${SHOWN}`);
        }
        const [game] = finished;
        if (game) {
            await look("replay", `/replay/${game.id}?at=20`, SHOWN);
            await look("verify", `/verify/${game.id}`, ".verdict");
        }
        await context.close();
    }
}
await browser.close();
