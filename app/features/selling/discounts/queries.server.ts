import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { attemptsWithMoney, paymentStatusesWhere } from "#app/db/status-sql.server.ts";

import type { DiscountCode } from "./discount-code.ts";
import { translationsColumn } from "./discount-translations.server.ts";
import { type DiscountLookup, type DiscountUses, normalizeCode } from "./evaluate-code.ts";

const { createdAt: _, ...own } = getTableColumns(discountCodes);
/** With its translations into every language: they are kept in a copy for all. */
const columns = { ...own, translations: translationsColumn() };

/**
 * The three statements a lookup needs, to stand in a batch: the code itself, whether the shop has any code, and how many
 * paid orders, refunded in part or not, used it, also of `email` alone (lower case; null when not known yet). Only what has a limit is counted.
 */
export function discountStatements(db: Database, typed: string, email: string | null) {
  const code = normalizeCode(typed);
  const paid = sql`SELECT count(*) FROM orders WHERE discount_code = d.code AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })}`;
  return [
    db
      .select(columns)
      .from(discountCodes)
      .where(and(eq(discountCodes.code, code), eq(discountCodes.method, "code"))),
    db.select({ code: discountCodes.code }).from(discountCodes).where(eq(discountCodes.method, "code")).limit(1),
    statement<DiscountUses>(
      db,
      sql`SELECT CASE WHEN d.max_uses IS NULL THEN 0 ELSE (${paid}) END AS inAll,
        CASE WHEN d.max_uses_per_customer IS NULL THEN 0 ELSE (${paid} AND email = ${email}) END AS byCustomer
      FROM discount_codes d WHERE d.code = ${code}`,
    ),
  ] as const;
}

/** The lookup result from the rows of `discountStatements`. */
export function discountLookup(found: readonly DiscountCode[], any: readonly unknown[]): DiscountLookup {
  return found[0] ?? (any.length === 0 ? "none" : "unknown");
}

/** The automatic discounts that are switched on, in their period or not. */
export function automaticStatement(db: Database) {
  return db
    .select(columns)
    .from(discountCodes)
    .where(and(eq(discountCodes.method, "automatic"), eq(discountCodes.isActive, true)));
}

/** Looks up a typed code in D1. */
export async function findDiscountCode(
  db: Database,
  typed: string,
): Promise<{ found: DiscountLookup; uses: DiscountUses | undefined }> {
  const [found, any, [uses]] = await db.batch(discountStatements(db, typed, null));
  return { found: discountLookup(found, any), uses };
}

/**
 * SQL condition: other orders, paid or being paid, have used up the code of the order. `orderId` is a value or a column.
 * Checked when a payment is claimed: unpaid orders do not count, because anybody could place them to use up a code.
 */
export function codeIsUsedUp(orderId: string | SQL) {
  return isUsedUpBy(orderId, sql`p.status IN ${attemptsWithMoney("asked")}`);
}

/**
 * SQL condition: as `codeIsUsedUp`, and payments that are open in a browser count, too. Checked when such a payment is announced: nobody
 * asks the shop again before the provider takes its money, so the announced payment reserves the use until it ends.
 */
export function codeIsTaken(orderId: string | SQL) {
  return isUsedUpBy(orderId, sql`(p.status IN ${attemptsWithMoney("asked")} OR p.is_open = 1)`);
}

function isUsedUpBy(orderId: string | SQL, isUnderWay: SQL) {
  const others = sql`SELECT count(*) FROM orders o WHERE o.discount_code = d.code AND o.id <> mine.id
    AND (o.payment_status IN ${paymentStatusesWhere({ hasMoney: true })}
      OR EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id AND ${isUnderWay}))`;
  return sql<number>`EXISTS (SELECT 1 FROM orders mine JOIN discount_codes d ON d.code = mine.discount_code
    WHERE mine.id = ${orderId} AND (
      (d.max_uses IS NOT NULL AND d.max_uses <= (${others}))
      OR (d.max_uses_per_customer IS NOT NULL AND d.max_uses_per_customer <= (${others} AND o.email = mine.email))))`;
}
