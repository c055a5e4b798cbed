import { performance } from "node:perf_hooks";

import { getPlatformProxy } from "wrangler";

import { type Database, openDatabase } from "#app/db/client.server.ts";
import type { SortOrder } from "#app/features/catalogue/listing.ts";
import { fillFilterRows } from "#app/features/filters/fill-rows.server.ts";
import { emptyChoice, type FilterChoice } from "#app/features/filters/filter-choice.ts";
import { filteredListing } from "#app/features/filters/filtered-listing.server.ts";
import { forgetIndex } from "#app/features/filters/keep-index.server.ts";

import type { ListCost } from "./admin-lists.ts";
import { countRows } from "./count-rows.ts";

const rounds = 15;

const listing =
  (choice: Partial<FilterChoice> = {}, sort: SortOrder = "featured", page = 1) =>
  (db: Database) =>
    filteredListing(db, { base: { facet: "all" }, choice: { ...emptyChoice, ...choice }, sort, page });

/** What a shopper's listing reads: the first time in a new isolate, and from then on, filtered in several ways. */
const lists: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  "The first listing of a new isolate": (db) => {
    forgetIndex();
    return listing()(db);
  },
  "A listing, with the numbers of its filters": listing(),
  "A listing, filtered by size and color": listing({ size: ["m", "l"], color: ["black"] }),
  "A listing, filtered by much, by price, page 2": listing(
    { size: ["m"], sport: ["training", "running"], minOre: 200_00, maxOre: 2_000_00, inStock: true },
    "price-low",
    2,
  ),
};

/** Rows read and milliseconds of each listing, the median of several rounds, for the shop in a state folder. */
export async function measureShopLists(state: string): Promise<Record<string, ListCost>> {
  const persist = { path: `${state}/v3` };
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ configPath: "wrangler.toml", persist });
  const counter = countRows(proxy.env.DB);
  const counted = openDatabase(counter.binding);
  const db = openDatabase(proxy.env.DB);
  const costs: Record<string, ListCost> = {};
  try {
    await fillFilterRows(db);
    for (const [name, read] of Object.entries(lists)) {
      await read(counted);
      const rowsRead = counter.take().read;
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const start = performance.now();
        await read(db);
        times.push(performance.now() - start);
      }
      costs[name] = { rowsRead, milliseconds: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0 };
    }
  } finally {
    await proxy.dispose();
  }
  return costs;
}
