import { cpSync, rmSync } from "node:fs";

import { step } from "../../setup/steps.mjs";
import type { ScaleFigures } from "../figures/figures.ts";
import { spreadOf } from "../figures/spread.ts";
import { benchFolder, demoState } from "../shop/serve-measured.ts";
import { fillShop } from "./fill-shop.ts";
import { buildReader, type Reader, startReader } from "./reader.ts";

/**
 * What each list costs in the demo shop, and in one of 10,000 products and 100,000 orders. The shops take turns, so that other load on
 * the machine meets both alike, and each ratio is of one round.
 */
export async function measureScale(rounds: number): Promise<ScaleFigures> {
  const largeState = `${benchFolder}/large`;
  rmSync(largeState, { recursive: true, force: true });
  cpSync(demoState, largeState, { recursive: true });
  await step("  Adding products and orders", () => fillShop(largeState));
  await buildReader();
  const small = await startReader(demoState);
  const large = await startReader(largeState);
  try {
    const lists: ScaleFigures["lists"] = [];
    for (const list of small.lists) lists.push({ ...list, ...(await compare(small, large, list, rounds)) });
    const sizeOf = ({ products, orders }: Reader) => ({ products, orders });
    return { small: sizeOf(small), large: sizeOf(large), rounds, lists };
  } finally {
    await small.stop();
    await large.stop();
  }
}

async function compare(small: Reader, large: Reader, list: { group: string; name: string }, rounds: number) {
  const [smallRows, largeRows] = [await small.countRows(list), await large.countRows(list)];
  const [smallMs, largeMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    smallMs.push(await small.time(list));
    largeMs.push(await large.time(list));
  }
  const ratio = spreadOf(largeMs.map((ms, round) => ms / (smallMs[round] ?? Number.NaN)));
  console.log(`  ${list.group}, ${list.name}: ${ratio.median.toFixed(1)} × the time`);
  return {
    small: { rowsRead: smallRows, ms: spreadOf(smallMs) },
    large: { rowsRead: largeRows, ms: spreadOf(largeMs) },
    ratio,
  };
}
