import { eq, getTableColumns } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";

import { type DiscountLookup, normalizeCode } from "./evaluate.ts";

const { createdAt: _, ...columns } = getTableColumns(discountCodes);

/** The two statements a lookup needs, to stand in a batch: the code itself, and whether the shop has any code. */
export function discountStatements(db: Database, typed: string) {
  return [
    db
      .select(columns)
      .from(discountCodes)
      .where(eq(discountCodes.code, normalizeCode(typed))),
    db.select({ code: discountCodes.code }).from(discountCodes).limit(1),
  ] as const;
}

/** What the rows of `discountStatements` mean. */
export function discountLookup(
  found: readonly Exclude<DiscountLookup, string>[],
  any: readonly unknown[],
): DiscountLookup {
  return found[0] ?? (any.length === 0 ? "none" : "unknown");
}

/** Looks a typed code up. Always in D1: a code staff just switched off must not take off another krona. */
export async function findDiscountCode(db: Database, typed: string): Promise<DiscountLookup> {
  const [found, any] = await db.batch(discountStatements(db, typed));
  return discountLookup(found, any);
}
