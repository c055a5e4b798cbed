// The second half of `npm run bench`: measures the shop part by part. A part that fails is reported, and the others go on.
import { readFileSync, rmSync, writeFileSync } from "node:fs";

import { buildIfChanged, copyBuild } from "../setup/build.ts";
import { findChromium } from "../setup/chromium.mjs";
import { migrate, seed } from "../setup/local-state.ts";
import { killBackgroundProcesses } from "../setup/run.mjs";
import { onStopSignal } from "../setup/signals.mjs";
import { exitWithError, secondsSince } from "../setup/steps.mjs";
import { type BenchArguments, readArguments } from "./arguments.ts";
import { budgetRows } from "./figures/budgets.ts";
import { type Figures, figuresSchema, partNames } from "./figures/figures.ts";
import { describeMachine } from "./figures/machine.ts";
import { printTable } from "./figures/print-table.ts";
import { writePerformanceDocs } from "./figures/write-docs.ts";
import { measureParts } from "./parts.ts";
import { benchBuild, benchFolder, demoState, withShop } from "./shop/serve-measured.ts";
import { faultyWorker, soak } from "./soak/run.ts";

onStopSignal(() => {
  killBackgroundProcesses();
  process.exit(130);
});

try {
  const asked = readArguments();
  const succeeded = await run(asked);
  process.exit(succeeded ? 0 : 1);
} catch (error) {
  killBackgroundProcesses();
  exitWithError(error);
}

/** False when a part failed, or a soak lost something. Budgets that are not met are no failure. */
async function run(asked: BenchArguments): Promise<boolean> {
  if (asked.docs !== null) {
    await writePerformanceDocs(figuresSchema.parse(JSON.parse(readFileSync(asked.docs, "utf8"))));
    return true;
  }
  if (asked.soak === null) process.env.CHROMIUM = await findChromium();
  rmSync(benchFolder, { recursive: true, force: true });
  await buildIfChanged();
  copyBuild(benchBuild);
  await migrate(demoState);
  await seed(demoState);
  const minutes = asked.soak;
  if (minutes !== null) return withShop({ assets: false, entry: faultyWorker }, (shop) => soak(shop, minutes));

  const began = performance.now();
  const figures: Figures = { machine: await describeMachine(), failures: {} };
  await measureParts(figures, asked);
  report(figures);
  if (asked.json !== null) writeFileSync(asked.json, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(
    `\nMeasured in ${secondsSince(began)}${asked.json === null ? "" : `; all figures are in ${asked.json}`}.`,
  );
  return Object.keys(figures.failures).length === 0;
}

function report(figures: Figures): void {
  const rows = budgetRows(figures);
  console.log("\nMedians, with the lowest and highest of all rounds in brackets; text is weighed as gzip.\n");
  printTable(partNames.flatMap((part) => rows[part]));
  for (const part of partNames)
    if (figures.failures[part]) console.error(`\nThe part '${part}' failed: ${figures.failures[part]}`);
}
