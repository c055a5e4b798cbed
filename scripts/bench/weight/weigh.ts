import type { BrowserContext, Page } from "@playwright/test";

import type { WeightFigures } from "../figures/figures.ts";
import type { Exchange, Front } from "../shop/front.ts";
import { openPhone, withBrowser } from "../shop/phone.ts";
import { purchase, takeStep } from "../shop/purchase.ts";
import { leaveInCart } from "../shop/stored-cart.ts";

/** How long after the load event a page is still watched, and how long its network must have been quiet, in milliseconds. */
const watchedMs = 5_000;
const quietMs = 1_500;
/** The most that is waited for a page to settle. */
const patienceMs = 60_000;

const weighedPages = [
  { name: "Home", address: "/" },
  { name: "Shop", address: "/shop" },
  { name: "Product", address: "/product/pulse-core-tee" },
  { name: "Cart", address: "/cart" },
  { name: "Checkout", address: "/checkout" },
] as const;

type PageWeight = WeightFigures["pages"][number];
type Bytes = PageWeight["settled"];

/** Weighs what a first visit to each page fetches, and what a first purchase does, each with an empty cache, text as gzip. */
export async function weighShop(front: Front): Promise<WeightFigures> {
  return withBrowser(async (browser) => {
    const pages: PageWeight[] = [];
    for (const page of weighedPages) {
      // Its own fetching of every screen, for use without a connection, is weighed apart.
      const context = await openPhone(browser);
      if (page.name === "Cart" || page.name === "Checkout") await leaveInCart(context, front.origin);
      pages.push({ ...page, ...(await weighPage(context, front, page.address)) });
      await context.close();
    }
    return {
      pages,
      purchase: await weighPurchase(await openPhone(browser), front),
      serviceWorker: await weighWorker(await openPhone(browser, { serviceWorkers: true }), front, pages[0]),
    };
  });
}

async function weighPage(context: BrowserContext, front: Front, address: string) {
  front.take();
  const page = await context.newPage();
  await openSettled(page, front, address);
  const loadedAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventStart;
  });
  const exchanges = front.take();
  return {
    settled: sumUp(exchanges),
    untilLoad: sumUp(exchanges.filter(({ at }) => at < loadedAt)),
    scripts: scriptsOf(exchanges, loadedAt),
  };
}

async function weighPurchase(context: BrowserContext, front: Front): Promise<WeightFigures["purchase"]> {
  front.take();
  const page = await context.newPage();
  await openSettled(page, front, "/");
  const home = Date.now();
  for (const step of purchase) {
    await takeStep(page, step);
    await becomeQuiet(front);
  }
  const exchanges = front.take();
  await context.close();
  const scripts = scriptsOf(exchanges, home);
  return { script: sumUp(exchanges).script, requests: exchanges.length, scripts };
}

/** What is fetched when the service worker is allowed, less what the page fetches without it. */
async function weighWorker(context: BrowserContext, front: Front, home: PageWeight | undefined) {
  front.take();
  const page = await context.newPage();
  await openSettled(page, front, "/");
  const { requests, ...all } = sumUp(front.take());
  await context.close();
  const without = home?.settled ?? { ...noBytes, requests: 0 };
  return {
    script: all.script - without.script,
    everything: total(all) - total(without),
    requests: requests - without.requests,
  };
}

async function openSettled(page: Page, front: Front, address: string): Promise<void> {
  await page.goto(front.origin + address, { waitUntil: "load", timeout: patienceMs });
  await page.waitForTimeout(watchedMs);
  await becomeQuiet(front);
}

/** Waits until nothing was asked for some time. Throws when that never comes. */
async function becomeQuiet(front: Front): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < front.lastAskedAt() + quietMs) {
    if (Date.now() > end) throw new Error("The page never stopped fetching.");
    await new Promise((done) => setTimeout(done, 100));
  }
}

const noBytes = { html: 0, script: 0, style: 0, font: 0, picture: 0, other: 0 };
const total = ({ html, script, style, font, picture, other }: typeof noBytes) =>
  html + script + style + font + picture + other;

function kindOf(type: string): keyof typeof noBytes {
  if (/javascript/.test(type)) return "script";
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "style";
  if (type.startsWith("image/")) return "picture";
  return /font|woff/.test(type) ? "font" : "other";
}

function sumUp(exchanges: readonly Exchange[]): Bytes {
  const bytes = { ...noBytes, requests: exchanges.length };
  for (const { type, gzipBytes } of exchanges) bytes[kindOf(type)] += gzipBytes;
  return bytes;
}

/** The scripts, the largest first. */
function scriptsOf(exchanges: readonly Exchange[], loadedAt: number) {
  return exchanges
    .filter(({ type }) => kindOf(type) === "script")
    .map(({ path, gzipBytes, at }) => ({ file: path.slice(1), bytes: gzipBytes, afterLoad: at >= loadedAt }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
