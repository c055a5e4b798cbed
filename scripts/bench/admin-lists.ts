import { performance } from "node:perf_hooks";

import { getPlatformProxy } from "wrangler";

import { auditShape } from "#app/admin/audit/audit-view.ts";
import { readDashboard } from "#app/admin/dashboard/read-dashboard.server.ts";
import { discountsShape } from "#app/admin/discounts/discounts-list.ts";
import { parseListView } from "#app/admin/frame/list-address.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { listEntries } from "#app/features/audit/list-entries.server.ts";
import { listCodes } from "#app/features/discounts/list-codes.server.ts";
import { readBoard } from "#app/features/orders/board.server.ts";

import { countRows } from "./count-rows.ts";
import { searches } from "./searches.ts";

const rounds = 7;

export interface ListCost {
  rowsRead: number;
  milliseconds: number;
}

const address = (query: string) => new URL(`http://shop/admin?${query}`);
const tab =
  (name: "products" | "orders" | "users" | "newsletter" | "contact", query = "") =>
  (db: Database) =>
    readDashboard(db, name, address(query));

/** What the admin reads for each of its lists, and for what people do with them: filter, sort, search; and what shoppers' searches read. */
const lists: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  Products: tab("products"),
  "Products, by price in a category": tab("products", "sort=price-low&category=Accessories"),
  "Products, a search": tab("products", "q=hoodie"),
  Orders: tab("orders"),
  "Orders, by total, shipped": tab("orders", "sort=total&status=shipped"),
  "Orders, to pack": tab("orders", "work=to-pack"),
  "Orders, a name": tab("orders", "q=nordström"),
  Users: tab("users"),
  "Users, a search": tab("users", "q=ebba"),
  Subscribers: tab("newsletter"),
  Messages: tab("contact"),
  "Messages, new": tab("contact", "status=new"),
  Discounts: (db) => listCodes(db, parseListView(address(""), discountsShape), new Date()),
  "Audit log": (db) => listEntries(db, parseListView(address(""), auditShape([]))),
  Today: (db) => readToday(db, "owner", new Date()),
  "To do": (db) => readBoard(db, new Date()),
  ...searches,
};

/** Rows read and milliseconds of each list of the admin, and of searches, the median of several rounds, for the shop in a state folder. */
export async function measureAdminLists(state: string): Promise<Record<string, ListCost>> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: "wrangler.toml",
    persist: { path: `${state}/v3` },
  });
  const counter = countRows(proxy.env.DB);
  const counted = openDatabase(counter.binding);
  const db = openDatabase(proxy.env.DB);
  const costs: Record<string, ListCost> = {};
  try {
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
