// Takes pictures of every page of a running hall: node dev/look.mjs ADDRESS FOLDER
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8420", folder = "look"] = process.argv.slice(2);
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
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
            locale: colorScheme === "light" ? "de" : "en",
            hasTouch: size === "phone",
            reducedMotion: "reduce",
        });
        const page = await context.newPage();
        page.on("pageerror", (error) =>
            console.error(page.url(), size, colorScheme, error.message),
        );
        page.on("console", (line) => line.type() === "error" && console.error(size, line.text()));
        const shot = async (name) => {
            await page.waitForTimeout(400);
            await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
        };
        await page.goto(address);
        await page.waitForSelector(".door .primary");
        await shot("lobby");
        await page.goto(`${address}/new/wikinger`);
        await page.waitForSelector("form .primary");
        await shot("setup");
        await page.goto(address);
        await page.click(".door .primary");
        await page.waitForSelector("[data-panel]");
        await page.waitForSelector("[data-actions]", { timeout: 30_000 });
        await shot("table");
        await page.goto(`${address}/rules/wikinger`);
        await page.waitForSelector("dl");
        await shot("rules");
        await page.goto(`${address}/demo/polyomino`);
        await page.click('[role="radio"] >> nth=5');
        await shot("demo");
        await context.close();
    }
}
await browser.close();
