import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { brokenOrders, orderStates } from "#tests/support/order-accounts.ts";

import type { Told } from "./shopper.ts";

const soaked = sql`o.email GLOB 'soak-*'`;

/** Units of every variant, by its id. */
export async function readStock(db: Database): Promise<Map<string, number>> {
  const rows = await statement<{ id: string; quantity: number }>(db, sql`SELECT id, quantity FROM product_variants`);
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/** Lets every reservation, claim and pause end now, so that the next run of the jobs settles them. */
export async function endAllWaiting(db: Database): Promise<void> {
  // Not so long that the retention job takes it for old.
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await db.batch([
    statement(db, sql`UPDATE orders SET reserved_until = ${past} WHERE reserved_until IS NOT NULL`),
    statement(db, sql`UPDATE payments SET claimed_at = ${past} WHERE status IN ('processing', 'refunding')`),
    statement(
      db,
      sql`UPDATE email_outbox SET next_attempt_at = ${past}, claimed_at = ${past}, created_at = ${past} WHERE status <> 'sent'`,
    ),
  ]);
}

/** How much is still under way. */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await statement<{ waiting: number }>(
    db,
    sql`SELECT (SELECT count(*) FROM orders o WHERE ${soaked} AND o.reserved_until IS NOT NULL)
      + (SELECT count(*) FROM payments WHERE status IN ('processing', 'refunding'))
      + (SELECT count(*) FROM email_outbox WHERE status IN ('queued', 'sending')) AS waiting`,
  );
  return row?.waiting ?? 0;
}

export interface Accounts {
  orders: number;
  paid: number;
  refunded: number;
  /** E-mails that went out more than once. */
  mailedAgain: number;
  /** One sentence for each thing that does not add up. */
  problems: string[];
}

/** Holds what the shop has stored against what its shoppers were told, the stock it began with, and the e-mails that went out. */
export async function settleAccounts(
  db: Database,
  stockBefore: ReadonlyMap<string, number>,
  told: Told,
  mails: Readonly<Record<string, number>>,
): Promise<Accounts> {
  const [orders, owners, outbox, variants] = await db.batch([
    orderStates(db, soaked),
    statement<{ id: string; email: string }>(db, sql`SELECT o.id, o.email FROM orders o WHERE ${soaked}`),
    statement<{ recipient: string; attempts: number }>(
      db,
      sql`SELECT recipient, attempts FROM email_outbox o WHERE recipient GLOB 'soak-*' AND status = 'sent'`,
    ),
    statement<{ id: string; quantity: number; held: number; moved: number }>(
      db,
      sql`SELECT v.id, v.quantity,
        (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id
          WHERE l.variant_id = v.id AND o.holds_stock = 1 AND ${soaked}) AS held,
        (SELECT coalesce(sum(delta), 0) FROM stock_movements m WHERE m.variant_id = v.id) AS moved
      FROM product_variants v`,
    ),
  ]);
  const attemptsOf = new Map(outbox.map(({ recipient, attempts }) => [recipient, attempts]));
  const emailOf = new Map(owners.map(({ id, email }) => [id, email]));
  const byEmail = Map.groupBy(orders, ({ id }) => emailOf.get(id) ?? "");
  const stock = variants.flatMap(({ id, quantity, held, moved }) => [
    ...(quantity + held === stockBefore.get(id)
      ? []
      : [`${id}: ${quantity} units and ${held} sold of ${stockBefore.get(id)}`]),
    ...(quantity === moved ? [] : [`${id}: ${quantity} units, and movements of ${moved}`]),
  ]);
  const shoppers = [...told.purchases].flatMap(([email, { paid, orderIds }]) => {
    const theirs = byEmail.get(email) ?? [];
    const charged = theirs.filter(({ paymentStatus }) => paymentStatus === "paid").length;
    const sent = mails[email] ?? 0;
    const owed = theirs.some(({ paymentStatus }) => paymentStatus !== "unpaid") ? 1 : 0;
    return [
      ...(theirs.length <= 1 ? [] : [`${email} has ${theirs.length} orders of one key`]),
      ...(paid && charged !== 1 ? [`${email} was told that it is paid, and ${charged} orders are`] : []),
      ...([...orderIds].every((id) => emailOf.has(id)) ? [] : [`${email} was told of an order that is not there`]),
      // Twice only when the note that it was sent was lost: an e-mail goes out at least once.
      ...(sent >= owed && sent <= (attemptsOf.get(email) ?? 0) ? [] : [`${email} got ${sent} e-mails of ${owed}`]),
    ];
  });
  const withStatus = (status: string) => orders.filter(({ paymentStatus }) => paymentStatus === status).length;
  return {
    orders: orders.length,
    paid: withStatus("paid"),
    refunded: withStatus("refunded"),
    mailedAgain: Object.values(mails).filter((sent) => sent > 1).length,
    problems: [...brokenOrders(orders), ...stock, ...shoppers],
  };
}
