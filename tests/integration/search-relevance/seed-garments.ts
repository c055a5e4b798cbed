import type { Database } from "#app/db/client.server.ts";
import { stockMovements } from "#app/db/schema/inventory.server.ts";
import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";

import { demoProducts } from "../../../scripts/demo/catalogue/products.ts";
import { planOrders } from "../../../scripts/demo/seeding/order-plan.ts";
import { orderRows } from "../../../scripts/demo/seeding/order-rows.ts";
import { discountCodeRows } from "../../../scripts/demo/seeding/people-rows.ts";
import { stockRows } from "../../../scripts/demo/seeding/stock-rows.ts";
import { writeProducts } from "../../../scripts/demo/seeding/write-products.ts";
import { writeRows } from "../../../scripts/demo/seeding/write-rows.ts";

/** Writes the products of the demo shop as it is seeded, with their translations, and without the bytes of their pictures. */
export async function seedGarments(db: Database, now: Date): Promise<void> {
  const site = parseSiteConfiguration({});
  const keyOf = () => "picture";
  const codes = discountCodeRows(now);
  const placed = planOrders().map((plan, i) => orderRows(plan, i + 1, { site, codes, keyOf }, now));
  const bare = demoProducts.map((product) => ({ ...product, looks: null }));
  const variants = await writeProducts(db, bare, placed, keyOf, now);
  await writeRows(db, stockMovements, stockRows(variants, [], now));
}
