import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";

import type { Missing } from "./missing-data.ts";
import type { ProductInput } from "./product-input.ts";

/** What staff are told of a save that failed because another product's variant has one of its codes. Throws any other `error` again. */
export async function takenCodes(
  db: Database,
  productId: string,
  { variantDetails }: ProductInput,
  error: unknown,
): Promise<Missing[]> {
  const constraint = violatedConstraint(error) ?? "";
  if (!constraint.includes("product_variants") || !/sku|gtin/.test(constraint)) throw error;
  const own = JSON.stringify(Object.values(variantDetails).flatMap(({ sku, gtin }) => [sku, gtin]));
  const taken = await statement<{ code: string; product: string }>(
    db,
    sql`SELECT wanted.value AS code, p.name AS product FROM json_each(${own}) wanted
      JOIN product_variants v ON v.sku = wanted.value COLLATE NOCASE OR v.gtin = wanted.value
      JOIN products p ON p.id = v.product_id WHERE v.product_id <> ${productId} LIMIT 5`,
  );
  return taken.map(({ code, product }) => ({
    field: "variantDetails",
    message: `${product} has a variant with the code '${code}'`,
  }));
}
