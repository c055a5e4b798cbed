import { eq, inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { productDetails, productVariants } from "#app/db/schema/catalogue.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";

import { type CustomsLine, unitWithoutVat } from "./customs-lines.ts";

/**
 * What customs is told of units of order lines, by the id of their order; only of orders that leave the EU. Codes and weights are those
 * that the products have now.
 */
export async function readCustomsLines(
  db: Database,
  units: ReadonlyMap<string, number>,
): Promise<Map<string, CustomsLine[]>> {
  const rows = await db
    .select({
      line: orderLines,
      country: orders.country,
      vatMode: orders.vatMode,
      vatRateHundredths: orders.vatRateHundredths,
      hsCode: productDetails.hsCode,
      originCountry: productDetails.originCountry,
      weightGrams: productVariants.weightGrams,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(productDetails, eq(productDetails.productId, orderLines.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .where(inArray(orderLines.id, sql`(SELECT value FROM json_each(${JSON.stringify([...units.keys()])}))`))
    .orderBy(orderLines.orderId, orderLines.position);
  const found = new Map<string, CustomsLine[]>();
  for (const { line, country, hsCode, originCountry, weightGrams, ...charged } of rows) {
    const quantity = units.get(line.id) ?? 0;
    if (!leavesEu(country) || quantity === 0) continue;
    const { name: description, currency } = line;
    const unitOre = unitWithoutVat(line, charged);
    const told = { description, hsCode, originCountry, quantity, unitOre, currency, weightGrams };
    found.set(line.orderId, [...(found.get(line.orderId) ?? []), told]);
  }
  return found;
}
