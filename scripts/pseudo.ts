// Finds words that shoppers read and that stand in no message: `npm run pseudo`. Builds the shop with a language whose messages are the English
// ones between marks, a third longer, and visits every page of it at 390 and 320 px. `--keep` visits the last such build again. Such a build is
// for looking at only; the next `npm run build` makes a whole one.
import { cpSync, existsSync, rmSync } from "node:fs";

import { chromium, type Page } from "@playwright/test";
import { getPlatformProxy } from "wrangler";

import { signLink } from "../app/platform/http/signed-link.server.ts";
import { browserOptions } from "../tests/support/browser.ts";
import makeDemoState, { demoState } from "../tests/support/demo-state.ts";
import { allowedPlaces, wholeDocuments } from "./pseudo/allowed.ts";
import { cutTexts, textsOf } from "./pseudo/page-texts.ts";
import { pseudoLanguage } from "./pseudo/pseudo-localised.ts";
import { pseudo } from "./pseudo/pseudo-text.ts";
import { type Examples, type Visit, visitsOf } from "./pseudo/visits.ts";
import { readNames, wordsOutside } from "./pseudo/words-outside.ts";
import { commandLine } from "./setup/command-line.mjs";
import { run } from "./setup/run.mjs";
import { testSecrets } from "./setup/secrets.ts";
import { serve } from "./setup/serve.ts";
import { step } from "./setup/steps.mjs";

const { values } = commandLine("pseudo");
const state = ".wrangler/pseudo";
const build = `${state}/build`;

if (!values.keep) {
  rmSync(state, { recursive: true, force: true });
  await run("node", ["scripts/setup/build-cli.ts"], {
    env: { PSEUDO: "1", SHOP_LANGUAGES: pseudoLanguage },
    printOutput: true,
  });
  cpSync("build", build, { recursive: true });
}
if (!existsSync(`${state}/state`)) {
  await step("Making the demo shop", makeDemoState);
  cpSync(demoState, `${state}/state`, { recursive: true });
}
const { examples, names } = await prepare();
const secrets = testSecrets();
const shop = await serve({
  build,
  state: `${state}/state`,
  port: 0,
  variables: { ...secrets, PUBLIC_ORIGIN: "http://localhost" },
  limits: false,
});
const entries = await visitAll();
await shop.stop();
for (const [text, where] of entries) console.log(`${text}\n    ${[...where].slice(0, 3).join("\n    ")}`);
console.log(entries.size === 0 ? "Every word stands in a message, and nothing is cut." : `${entries.size} to look at`);
process.exit(entries.size === 0 ? 0 : 1);

/** Writes the translations of the pseudo-language, and reads what pages are about, and names that stay as they are. */
async function prepare(): Promise<{ examples: Examples; names: string[] }> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: "wrangler.toml",
    persist: { path: `${state}/state/v3` },
  });
  const db = proxy.env.DB;
  const rows = async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results;
  const first = async (sql: string) => (await rows<{ id: string }>(`SELECT ${sql} LIMIT 1`))[0]?.id ?? "none";
  try {
    const sources = await rows<{ source: string }>(
      `SELECT DISTINCT source FROM translations WHERE language = '${pseudoLanguage}'`,
    );
    const translate = db.prepare(
      `UPDATE translations SET text = ? WHERE source = ? AND language = '${pseudoLanguage}'`,
    );
    await db.batch(sources.map(({ source }) => translate.bind(pseudo(source), source)));
    return {
      names: await readNames(db),
      examples: {
        product: "pulse-core-tee",
        collection: await first("handle AS id FROM staff_collections"),
        order: await first("id FROM orders WHERE status = 'pending' AND payment_status = 'paid'"),
        delivered: await first("id FROM orders WHERE status = 'delivered' ORDER BY created_at DESC"),
        exchange: await first("id FROM orders WHERE status = 'delivered' ORDER BY created_at DESC"),
        complaint: await first("id FROM complaints"),
        loss: await first("id FROM value_losses"),
        request: await first("id FROM back_in_stock_requests"),
        subscriber: await first("id FROM newsletter_subscribers"),
      },
    };
  } finally {
    await proxy.dispose();
  }
}

/** What was found, with where. */
async function visitAll(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const browser = await chromium.launch(browserOptions);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: pseudoLanguage,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const visit of visitsOf(examples)) {
    const address = await addressOf(visit);
    await open(page, visit, address);
    const isDocument = wholeDocuments.has(visit.path);
    const left = [...allowedPlaces.map(([selector]) => selector), ...(isDocument ? ["main"] : [])].join(", ");
    for (const { where, text } of await textsOf(page, left)) {
      // A document's title is its own, as its text is.
      if (isDocument && /^(title|meta)/.test(where)) continue;
      for (const piece of wordsOutside(text, names)) note(found, piece.slice(0, 160), `${visit.path}, ${where}`);
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const text of await cutTexts(page)) note(found, text, `${visit.path} at ${width} px`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await browser.close();
  return found;
}

function note(found: Map<string, Set<string>>, text: string, where: string): void {
  found.set(text, (found.get(text) ?? new Set()).add(where));
}

async function open(page: Page, { cart }: Visit, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate((lines) => localStorage.setItem("cart", JSON.stringify(lines)), cart ? await goods(page) : []);
  if (cart) await page.reload();
  // Hydrated: what comes later, such as the support button, stands there too.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.querySelectorAll("details").forEach((part) => part.setAttribute("open", "")));
}

async function goods(page: Page): Promise<object[]> {
  const { id, name, currency, source, variants, colors, sizes } = await (
    await page.request.get(new URL(`/${pseudoLanguage}/buyable-product/${examples.product}`, shop.origin).href)
  ).json();
  const variant = variants.find(({ quantity }: { quantity: number }) => quantity > 1);
  const color = colors.find((one: { id: string }) => one.id === variant.colorId);
  const size = sizes.find((one: { id: string }) => one.id === variant.sizeId);
  const choice = { sizeId: size.id, colorId: color.id, variantId: variant.id, size: size.name, color: color.english };
  const localColor = { language: pseudoLanguage, name: color.name };
  return [{ id, name, currency, source, image: "", price: 299, quantity: 1, ...choice, localColor }];
}

async function addressOf({ path, signed }: Visit): Promise<string> {
  const address = new URL(`/${pseudoLanguage}${path === "/" ? "" : path}`, shop.origin);
  if (signed) {
    address.searchParams.set(signed.as ?? "id", signed.id);
    address.searchParams.set("key", await signLink(signed.purpose, signed.id, secrets.LINK_SECRET));
  }
  return address.href;
}
