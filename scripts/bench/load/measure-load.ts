import { cpSync, readFileSync } from "node:fs";

import type { LoadFigures } from "../figures/figures.ts";
import { spreadOf } from "../figures/spread.ts";
import { benchFolder, demoState, withShop } from "../shop/serve-measured.ts";
import { serveHello } from "./hello.ts";
import { connections, loadAddress, type LoadResult } from "./wrk.ts";

/** The entry through which a request's header asks for a part of the work alone. */
const measuredWorker = `import shop from "./index.js";
${readFileSync(new URL("measured-worker.js", import.meta.url), "utf8")}`;

interface LoadedPage {
  name: string;
  path: string;
  kept: boolean;
  /**
   * Only what D1 does for the page, or the page from what D1 answered before: what an uncached page's time is made of. Or the page with
   * everything read that D1 leaves out when the isolate has it.
   */
  alone?: "reads" | "drawing" | "anew";
  /** Stands in the page: with another, something else is measured. */
  heading: string;
}

const productPath = "/product/pulse-core-tee";
const pages: readonly LoadedPage[] = [
  { name: "Product page, uncached", path: productPath, kept: false, heading: "Pulse Core Tee" },
  { name: "Listing of 24, uncached", path: "/shop", kept: false, heading: "Shop all" },
  { name: "Product page, all read anew", path: productPath, kept: false, alone: "anew", heading: "Pulse Core Tee" },
  { name: "Listing of 24, all read anew", path: "/shop", kept: false, alone: "anew", heading: "Shop all" },
  { name: "Product page, reads alone", path: productPath, kept: false, alone: "reads", heading: "Pulse Core Tee" },
  { name: "Product page, drawing alone", path: productPath, kept: false, alone: "drawing", heading: "Pulse Core Tee" },
  { name: "Listing of 24, reads alone", path: "/shop", kept: false, alone: "reads", heading: "Shop all" },
  { name: "Listing of 24, drawing alone", path: "/shop", kept: false, alone: "drawing", heading: "Shop all" },
  { name: "Product page, kept", path: productPath, kept: true, heading: "Pulse Core Tee" },
  { name: "Listing of 24, kept", path: "/shop", kept: true, heading: "Shop all" },
  { name: "Home, uncached", path: "/", kept: false, heading: "Pulse Mode" },
];

/**
 * Requests per second of pages and of a bare Worker in one process setup. The addresses take turns, and a page's share is that of
 * hello in the same round, so that other load on the machine meets all alike. Throws when a page is not what it should be.
 */
export async function measureLoad({ rounds = 7, seconds = 4 } = {}): Promise<LoadFigures> {
  // A second shop beside the first, over a copy of its state, that keeps no pages.
  const uncachedState = `${benchFolder}/uncached`;
  cpSync(demoState, uncachedState, { recursive: true });
  // Without static files, whose emulation takes as long as a kept page; online they never reach the Worker.
  const options = { assets: false, entry: measuredWorker };
  return withShop(options, (keeping) =>
    withShop({ ...options, state: uncachedState, variables: { PAGE_CACHE: "off" } }, (uncached) =>
      loadShops({ kept: keeping.origin, uncached: uncached.origin }, { rounds, seconds }),
    ),
  );
}

async function loadShops(
  origins: { kept: string; uncached: string },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<LoadFigures> {
  const hello = await serveHello();
  const originOf = ({ kept }: LoadedPage) => (kept ? origins.kept : origins.uncached);
  try {
    const addresses: [url: string, header?: string][] = [
      [hello.origin],
      ...pages.map((page): [string, string?] => {
        const { href } = new URL(page.path, originOf(page));
        return page.alone ? [href, `X-Bench: ${page.alone}`] : [href];
      }),
    ];
    // Before parts alone are asked for: they repeat what was counted.
    for (const page of pages) if (!page.kept) await checkPage(originOf(page), page);
    for (const [url, header] of addresses) await loadAddress(url, 3, header);
    const roundTrips: number[] = [];
    for (const page of pages) roundTrips.push(await checkPage(originOf(page), page));
    const measured: LoadResult[][] = [];
    for (let round = 1; round <= rounds; round++) {
      const results: LoadResult[] = [];
      for (const [url, header] of addresses) results.push(await loadAddress(url, seconds, header));
      measured.push(results);
      console.log(
        `  Round ${round} of ${rounds}: ${results.map(({ perSecond }) => Math.round(perSecond)).join(", ")} a second`,
      );
    }
    for (const page of pages) await checkPage(originOf(page), page);
    const each = (read: (results: LoadResult[]) => number | undefined) =>
      spreadOf(measured.map((results) => read(results) ?? Number.NaN));
    return {
      connections,
      seconds,
      rounds,
      hello: each(([bare]) => bare?.perSecond),
      pages: pages.map(({ name, path, kept, alone }, at) => ({
        name,
        address: path,
        kept,
        alone: alone ?? null,
        roundTrips: roundTrips[at] ?? Number.NaN,
        perSecond: each((results) => results[at + 1]?.perSecond),
        share: each((results) => (results[at + 1]?.perSecond ?? Number.NaN) / (results[0]?.perSecond ?? Number.NaN)),
        halfWithinMs: each((results) => results[at + 1]?.halfWithinMs),
      })),
    };
  } finally {
    await hello.stop();
  }
}

/**
 * How often D1 is asked for a page. Throws when it is another page, or is kept and should not be, or the other way round: tried again
 * once, as a kept page may just be renewed.
 */
async function checkPage(origin: string, page: LoadedPage, triesLeft = 1): Promise<number> {
  const { name, path, kept, heading } = page;
  const response = await fetch(new URL(path, origin), { headers: { "X-Bench": "count" }, redirect: "manual" });
  const html = await response.text();
  const roundTrips = Number(response.headers.get("X-Bench") ?? Number.NaN);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  if (response.status !== 200) throw new Error(`${name}: ${path} answered ${response.status}.`);
  if (!title.includes(heading)) throw new Error(`${name}: the page is called '${title}', not '${heading}'.`);
  if (kept === (roundTrips === 0)) return roundTrips;
  if (triesLeft > 0) return checkPage(origin, page, triesLeft - 1);
  throw new Error(`${name}: ${path} asked D1 ${roundTrips} times.`);
}
