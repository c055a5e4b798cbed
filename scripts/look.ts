// Shows all primitives in all their states, from the real components and styles: `npm run look` takes screenshots for
// docs/look.md, `npm run look -- --open` serves them to look at.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

import { chromium, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import sharp from "sharp";
import { createServer } from "vite";

import { browserOptions } from "../tests/support/browser.ts";
import { commandLine } from "./setup/command-line.mjs";

const { values } = commandLine("look");
const folder = "docs/pictures/look";
const server = await createServer({
  configFile: false,
  plugins: [tailwindcss()],
  server: { port: 5180 },
});
await server.listen();
const address = `http://localhost:${server.config.server.port}/scripts/look/index.html`;

if (values.open) console.log(address);
else {
  await takeScreenshots();
  await server.close();
}

async function takeScreenshots(): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  const page = await browser.newPage({ viewport: { width: 1120, height: 900 } });
  await page.goto(address);
  await page.locator("[data-sheet]").last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.locator("[data-radix-collection-item]").first().click();
  await page.mouse.move(0, 0);
  await forceStates(page);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const sheet of await page.locator("[data-sheet]").all()) {
    await save(await sheet.screenshot(), (await sheet.getAttribute("id")) ?? "");
  }
  await page.setViewportSize({ width: 560, height: 360 });
  for (const [name, ready] of [
    ["dialog", "dialog[open]"],
    ["toasts", "[data-toast] + [data-toast]"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`${address}#${name}`);
    await page.locator(ready).first().waitFor();
    // Toasts are stacked until the pointer is over them.
    if (name === "toasts") await page.locator("[data-toast]").first().hover();
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    await save(await page.screenshot(), name);
  }
  await browser.close();
}

/** Makes the browser apply each specimen's pseudo-classes, as its developer tools do. */
async function forceStates(page: Page): Promise<void> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("DOM.enable");
  await inspector.send("CSS.enable");
  const { root } = await inspector.send("DOM.getDocument");
  const nodes = async (nodeId: number, selector: string) =>
    (await inspector.send("DOM.querySelectorAll", { nodeId, selector })).nodeIds;
  for (const specimen of await nodes(root.nodeId, "[data-force]")) {
    const { attributes } = await inspector.send("DOM.getAttributes", { nodeId: specimen });
    const classes = attributes[attributes.indexOf("data-force") + 1]?.split(" ") ?? [];
    for (const nodeId of await nodes(specimen, "button, a, input, select, textarea, article")) {
      await inspector.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: classes });
    }
  }
}

async function save(picture: Buffer, name: string): Promise<void> {
  const made = await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
  writeFileSync(`${folder}/${name}.webp`, made);
  console.log(`${name}: ${(made.length / 1024).toFixed(1)} KB`);
}
