import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";

import { readVariantStock } from "./read-variant.server.ts";
import { seenCodes } from "./seen-codes.ts";
import type { VariantCodes } from "./variant-codes.ts";
import { variantName } from "./variant-name.ts";

/** `changed`: somebody saved other codes since the page was opened. */
export type CodesOutcome = "saved" | "gone" | "changed" | "sku-taken" | "gtin-taken";

/** Writes what a variant is found by, from the codes on screen (`seenCodes`). A number that another variant has is refused. */
export async function saveVariantCodes(
  db: Database,
  id: string,
  { codes, seen }: { codes: VariantCodes; seen: string },
  { actor, now }: { actor: string; now: Date },
): Promise<CodesOutcome> {
  const before = await readVariantStock(db, id, now);
  if (!before) return "gone";
  // The same form sent twice has nothing left to do.
  if (seenCodes(before) === seenCodes(codes)) return "saved";
  if (seenCodes(before) !== seen) return "changed";
  const { sku, gtin, place } = codes;
  try {
    const [, audited] = await db.batch([
      statement(
        db,
        sql`UPDATE product_variants SET sku = ${sku}, gtin = ${gtin}, place = ${place}
          WHERE id = ${id} AND sku IS ${before.sku} AND gtin IS ${before.gtin} AND place IS ${before.place}`,
      ),
      auditStatement(
        db,
        {
          actor,
          action: "variant.codes",
          subject: { type: "variant", id, name: variantName(before) },
          before: { sku: before.sku, gtin: before.gtin, place: before.place },
          after: codes,
          condition: sql`changes() > 0`,
        },
        now,
      ),
      // A product form that was opened before holds other codes: saving it is a conflict now.
      statement(
        db,
        sql`UPDATE products SET updated_at = max(${now.toISOString()}, strftime('%Y-%m-%dT%H:%M:%fZ', updated_at, '+0.001 seconds'))
          WHERE id = ${before.productId} AND changes() > 0`,
      ),
    ]);
    return audited.length > 0 ? "saved" : "changed";
  } catch (error) {
    const violated = violatedConstraint(error);
    if (violated?.includes("gtin")) return "gtin-taken";
    if (violated?.includes("sku")) return "sku-taken";
    throw error;
  }
}
