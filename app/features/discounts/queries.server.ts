import { eq, getTableColumns, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";

import { type DiscountCode, type DiscountLookup, type DiscountUses, normalizeCode } from "./evaluate.ts";

const { createdAt: _, ...columns } = getTableColumns(discountCodes);

/**
 * The three statements a lookup needs, to stand in a batch: the code itself, whether the shop has any code, and how many
 * paid and open orders use it, also of `email` alone (lower case; null when nobody is named yet).
 */
export function discountStatements(db: Database, typed: string, email: string | null) {
  const code = normalizeCode(typed);
  return [
    db.select(columns).from(discountCodes).where(eq(discountCodes.code, code)),
    db.select({ code: discountCodes.code }).from(discountCodes).limit(1),
    statement<DiscountUses>(
      db,
      sql`SELECT count(*) AS inAll, count(CASE WHEN email = ${email} THEN 1 END) AS byCustomer
      FROM orders WHERE discount_code = ${code} AND status <> 'cancelled'`,
    ),
  ] as const;
}

/** What the rows of `discountStatements` mean. */
export function discountLookup(found: readonly DiscountCode[], any: readonly unknown[]): DiscountLookup {
  return found[0] ?? (any.length === 0 ? "none" : "unknown");
}

/** Looks a typed code up. Always in D1: a code staff just switched off must not take off another krona. */
export async function findDiscountCode(
  db: Database,
  typed: string,
): Promise<{ found: DiscountLookup; uses: DiscountUses | undefined }> {
  const [found, any, [uses]] = await db.batch(discountStatements(db, typed, null));
  return { found: discountLookup(found, any), uses };
}

/** Whether an order that was just written takes its code, if it has one, over one of its limits. For the order's own batch. */
export function overDiscountLimit(orderId: string) {
  return sql`EXISTS (SELECT 1 FROM orders placed JOIN discount_codes d ON d.code = placed.discount_code
    WHERE placed.id = ${orderId} AND (
      d.max_uses < (SELECT count(*) FROM orders o WHERE o.discount_code = d.code AND o.status <> 'cancelled')
      OR d.max_uses_per_customer < (SELECT count(*) FROM orders o
        WHERE o.discount_code = d.code AND o.email = placed.email AND o.status <> 'cancelled')))`;
}
