// The second half of `npm run bench`. Throughput is a share of a bare Worker's on the same Miniflare at the same time,
// so that the numbers of different machines can be compared.
import { rmSync } from "node:fs";

import { buildIfChanged, copyBuild } from "../setup/build.ts";
import { findChromium } from "../setup/chromium.mjs";
import { migrate, seed } from "../setup/local-state.ts";
import { killBackgroundProcesses } from "../setup/run.mjs";
import { testSecrets } from "../setup/secrets.ts";
import { type RunningShop, serve } from "../setup/serve.ts";
import { onStopSignal } from "../setup/signals.mjs";
import { exitWithError, step } from "../setup/steps.mjs";
import { measureAdminLists } from "./admin-lists.ts";
import { fillShop } from "./fill-shop.ts";
import { serveHello } from "./hello.ts";
import { weighPage } from "./page-weight.ts";
import { measureShopLists } from "./shop-lists.ts";
import { faultyWorker, soak } from "./soak/run.ts";
import { printLists, printTable } from "./table.ts";
import { measureThroughput } from "./throughput.ts";
import { measureVitals, type Vitals } from "./vitals.ts";

const folder = ".wrangler/bench";
const productId = "pulse-core-tee";

onStopSignal(() => {
  killBackgroundProcesses();
  process.exit(130);
});

const soakAt = process.argv.indexOf("--soak");

try {
  if (soakAt < 0) process.env.CHROMIUM = await findChromium();
  rmSync(folder, { recursive: true, force: true });
  await buildIfChanged();
  copyBuild(`${folder}/build`);
  await migrate(`${folder}/state`);
  await seed(`${folder}/state`);
  const held = soakAt < 0 ? await measure() : await soakFor(Number(process.argv[soakAt + 1] ?? 10));
  process.exit(held ? 0 : 1);
} catch (error) {
  exitWithError(error);
}

/** Whether everything was accounted for after so many minutes of faults. */
async function soakFor(minutes: number): Promise<boolean> {
  if (!(minutes > 0)) throw new Error("Say for how many minutes: npm run bench -- --soak 10");
  return withShop(false, (_, running) => soak(running, minutes), faultyWorker);
}

async function measure(): Promise<true> {
  const [weight, vitals] = await withShop(true, async (origin) => [
    await step("Weighing the product page", () => weighPage(`${origin}/product/${productId}`)),
    await visitPages(origin),
  ]);
  const hello = await serveHello();
  console.log("Counting requests, 16 connections");
  const speed = await withShop(false, (origin) =>
    measureThroughput({
      hello: hello.origin,
      // A page with a search, even an empty one, is never cached.
      product: `${origin}/product/${productId}?search=`,
      listing: `${origin}/shop?search=`,
      cached: `${origin}/product/${productId}`,
    }),
  );
  await hello.stop();
  printTable(weight, vitals, speed);
  await measureLists();
  return true;
}

/** The lists of shoppers and staff in the demo shop, and in one of 10,000 products and 100,000 orders. */
async function measureLists(): Promise<void> {
  const state = `${folder}/state`;
  const small = await step("Reading the lists of shoppers and staff", () => measureAllLists(state));
  await step("Adding products and orders: this takes minutes", () => fillShop(state));
  const large = await step("Reading the lists again", () => measureAllLists(state));
  printLists("Shoppers' listings", small.shop, large.shop);
  printLists("The admin's lists, and searches", small.admin, large.admin);
}

async function measureAllLists(state: string) {
  return { shop: await measureShopLists(state), admin: await measureAdminLists(state) };
}

async function visitPages(origin: string): Promise<Record<string, Vitals>> {
  const visit = (name: string, path: string, firstVisit = false) =>
    step(`Visiting ${name} on a slow phone`, () => measureVitals(origin + path, { firstVisit }));
  return {
    Home: await visit("home", "/"),
    Shop: await visit("the shop", "/shop"),
    Product: await visit("a product", `/product/${productId}`),
    "Home, with the session's splash": await visit("home for the first time", "/", true),
  };
}

async function withShop<T>(
  assets: boolean,
  work: (origin: string, running: RunningShop) => Promise<T>,
  entry?: string,
): Promise<T> {
  const variables = { ...testSecrets(), PUBLIC_ORIGIN: "http://127.0.0.1" };
  const shop = await serve({
    build: `${folder}/build`,
    state: `${folder}/state`,
    port: 0,
    variables,
    assets,
    limits: false,
    ...(entry === undefined ? {} : { entry }),
  });
  try {
    return await work(shop.origin, shop);
  } finally {
    await shop.stop();
  }
}
