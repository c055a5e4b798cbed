import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

import { chromium } from "@playwright/test";
import { z } from "zod";

import { browserOptions } from "../../../tests/support/browser.ts";
import { run } from "../../setup/run.mjs";
import type { LighthouseFigures } from "../figures/figures.ts";
import { spreadOf } from "../figures/spread.ts";
import type { Front } from "../shop/front.ts";
import { trustFront } from "../shop/phone.ts";
import { benchFolder } from "../shop/serve-measured.ts";
import { leaveInCart } from "../shop/stored-cart.ts";

const pages = [
  { name: "Home", address: "/", needsCart: false },
  { name: "Shop", address: "/shop", needsCart: false },
  { name: "Product", address: "/product/pulse-core-tee", needsCart: false },
  { name: "Cart", address: "/cart", needsCart: true },
  { name: "Checkout", address: "/checkout", needsCart: true },
];
const folder = resolve(benchFolder, "lighthouse");

const category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const reportSchema = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: category, accessibility: category, "best-practices": category, seo: category }),
  audits: z.record(z.string(), audit),
});
type Report = z.infer<typeof reportSchema>;

/**
 * Lighthouse as it comes, for phones: a first visit with an empty cache, simulated slow 4G and processor. The pages take turns, so that
 * other load on the machine meets all alike. The cart and the checkout hold a product.
 */
export async function runLighthouse(front: Front, runs: number): Promise<LighthouseFigures> {
  mkdirSync(folder, { recursive: true });
  const reports = new Map<string, Report[]>();
  for (let round = 1; round <= runs; round++) {
    for (const { name, address, needsCart } of pages) {
      const report = await visit(front.origin, address, needsCart);
      reports.set(name, [...(reports.get(name) ?? []), report]);
      console.log(`  ${name}, ${round} of ${runs}: ${Math.round(report.categories.performance.score * 100)}`);
    }
  }
  const all = [...reports.values()].flat();
  return {
    version: all[0]?.lighthouseVersion ?? "",
    runs,
    benchmarkIndex: spreadOf(all.map(({ environment }) => environment.benchmarkIndex)),
    pages: pages.map(({ name, address }) => ({ name, address, ...sumUp(reports.get(name) ?? []) })),
  };
}

/** One visit in a browser of its own. Throws when Lighthouse could not measure. */
async function visit(origin: string, address: string, needsCart: boolean): Promise<Report> {
  const profile = `${folder}/profile`;
  rmSync(profile, { recursive: true, force: true });
  if (needsCart) await prepareProfile(profile, origin);
  const output = `${folder}/report.json`;
  const flags = ["--headless=new", ...browserOptions.args, trustFront, `--user-data-dir=${profile}`];
  await run(
    "lighthouse",
    [
      origin + address,
      "--output=json",
      `--output-path=${output}`,
      "--quiet",
      // The profile is new; emptied, it would have no cart.
      "--disable-storage-reset",
      `--chrome-flags=${flags.join(" ")}`,
    ],
    { env: { CHROME_PATH: browserOptions.executablePath }, timeoutSeconds: 180 },
  );
  const report = reportSchema.parse(JSON.parse(readFileSync(output, "utf8")));
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

async function prepareProfile(profile: string, origin: string): Promise<void> {
  const args = [...browserOptions.args, trustFront];
  const context = await chromium.launchPersistentContext(profile, { ...browserOptions, args, ignoreHTTPSErrors: true });
  await leaveInCart(context, origin);
  await context.close();
}

function sumUp(reports: readonly Report[]) {
  const score = (name: keyof Report["categories"]) =>
    spreadOf(reports.map(({ categories }) => Math.round(categories[name].score * 100)));
  const value = (name: string) => spreadOf(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const failed = reports.flatMap(({ categories, audits }) =>
    [categories.accessibility, categories["best-practices"], categories.seo].flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    ),
  );
  return {
    score: score("performance"),
    firstPaintMs: value("first-contentful-paint"),
    largestPaintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    failed: [...new Set(failed)],
  };
}
