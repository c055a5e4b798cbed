// A Worker that reads one list of the shop a request: `/?group=Shop&name=A category`, with `&count` the rows it read. It runs where
// the shop runs, so that its time holds no more than the shop's own reading does.
import { openDatabase } from "#app/db/client.server.ts";
import { forgetCounts } from "#app/features/catalogue/filters/counted-listing.ts";
import { refreshFilters } from "#app/features/catalogue/filters/refresh-filters.server.ts";
import { forgetCards } from "#app/features/catalogue/products/card-memory.ts";
import { forgetProducts } from "#app/features/catalogue/products/read-product.server.ts";

import { adminLists } from "./admin-lists.ts";
import { countRows } from "./count-rows.ts";
import { shopLists } from "./shop-lists.ts";

const groups = { Shop: shopLists, Admin: adminLists };

export default {
  async fetch(request, { DB }) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/shop") return Response.json(await describeShop(DB));
    const lists = groups[searchParams.get("group") as keyof typeof groups];
    const list = lists[searchParams.get("name") ?? ""];
    if (!list) return new Response("There is no such list.", { status: 404 });
    // Else nothing would be read, or counted, but the first time.
    forgetCards();
    forgetProducts();
    forgetCounts();
    if (!searchParams.has("count")) {
      await list(openDatabase(DB));
      return Response.json({});
    }
    const counter = countRows(DB);
    await list(openDatabase(counter.binding));
    return Response.json({ rowsRead: counter.take().read });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;

/** What there is to read, after what the five-minute job would have done. */
async function describeShop(DB: D1Database) {
  await refreshFilters(openDatabase(DB));
  const [products, orders] = await DB.batch<{ total: number }>([
    DB.prepare("SELECT count(*) AS total FROM products"),
    DB.prepare("SELECT count(*) AS total FROM orders"),
  ]);
  return {
    lists: Object.entries(groups).flatMap(([group, lists]) => Object.keys(lists).map((name) => ({ group, name }))),
    products: products?.results[0]?.total,
    orders: orders?.results[0]?.total,
  };
}
