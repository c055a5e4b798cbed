import { asc, eq, inArray, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { customsGaps } from "./customs-lines.ts";
import type { FulfilOutcome } from "./fulfil-order.server.ts";
import { companionsOf } from "./order-additions.server.ts";
import { unitsToSend } from "./order-units.ts";
import { isToFulfil, ordersBy, ordersInDoubt } from "./order-work.server.ts";
import { readCustomsLines } from "./read-customs-lines.server.ts";

/** Orders that are sent at once at most: those that wait longest. */
const maxSentAtOnce = 50;

/** An order that can be sent, with the lines of which something is left to send. */
export interface OrderToSend {
  id: string;
  orderNumber: string;
  firstName: string;
  lastName: string;
  city: string;
  country: string;
  updatedAt: string;
  /** The numbers of the orders that go into the same parcel. */
  goesWith: string[];
  lines: { id: string; name: string; color: string; size: string; left: number }[];
  /** What is left to send weighs together; null when the weight of some is not known. */
  weightGrams: number | null;
  /** What customs would ask for of a parcel that leaves the EU; empty when nothing is missing. */
  customsGaps: string;
}

/** Why a chosen order is not among those to send. */
export type NotSent = Extract<FulfilOutcome["kind"], "cancelled" | "not-paid" | "payment-in-doubt"> | "nothing-left";

/**
 * The orders that can be sent, those that wait longest first: those with the given ids and what goes into their parcels, or all. `refused` are the given ones that cannot be;
 * `isCapped`: more may wait.
 */
export async function readOrdersToSend(db: Database, ids: readonly string[] | null) {
  const asked = ids?.slice(0, maxSentAtOnce) ?? (await waitingIds(db));
  const companions = await companionsOf(db, asked);
  const chosen = [...new Set([...asked, ...companions.map(({ id }) => id)])].slice(0, maxSentAtOnce);
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(chosen)}))`;
  const [rows, lines, doubts] = await db.batch([
    db.select().from(orders).where(inArray(orders.id, list)).orderBy(asc(orders.createdAt), asc(orders.id)),
    db
      .select({ line: orderLines, weightGrams: productVariants.weightGrams })
      .from(orderLines)
      .leftJoin(productVariants, eq(productVariants.id, orderLines.variantId))
      .where(inArray(orderLines.orderId, list))
      .orderBy(asc(orderLines.position)),
    statement<{ orderId: string }>(db, sql`SELECT order_id AS orderId FROM ${ordersInDoubt} WHERE order_id IN ${list}`),
  ]);
  const customs = await readCustomsLines(db, new Map(lines.map(({ line }) => [line.id, unitsToSend(line)])));
  const numbers = new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
  const goesWith = (id: string) => {
    const own = companions.filter(({ of }) => of === id).map(({ orderNumber }) => orderNumber);
    const others = companions.filter((one) => one.id === id).flatMap(({ of }) => numbers.get(of) ?? []);
    return [...new Set([...own, ...others])];
  };
  const inDoubt = new Set(doubts.map(({ orderId }) => orderId));
  const toSend: OrderToSend[] = [];
  const refused: { id: string; orderNumber: string; why: NotSent }[] = [];
  for (const { id, orderNumber, firstName, lastName, city, country, updatedAt, ...order } of rows) {
    const left = lines
      .filter(({ line }) => line.orderId === id && unitsToSend(line) > 0)
      .map(({ line, weightGrams }) => ({ ...line, weightGrams, left: unitsToSend(line) }));
    const why = refusalOf(order, inDoubt.has(id), left.length > 0);
    if (why) refused.push({ id, orderNumber, why });
    else
      toSend.push({
        id,
        orderNumber,
        firstName,
        lastName,
        city,
        country,
        updatedAt,
        goesWith: goesWith(id),
        lines: left.map(({ id: lineId, name, color, size, left: units }) => ({
          id: lineId,
          name,
          color,
          size,
          left: units,
        })),
        weightGrams: weightOf(left),
        customsGaps: customsGaps(customs.get(id) ?? []),
      });
  }
  return { orders: toSend, refused, isCapped: (ids?.length ?? chosen.length + 1) > maxSentAtOnce };
}

function weightOf(lines: readonly { left: number; weightGrams: number | null }[]): number | null {
  return lines.reduce<number | null>(
    (sum, { left, weightGrams }) => (sum === null || weightGrams === null ? null : sum + left * weightGrams),
    0,
  );
}

function refusalOf(
  { status, paymentStatus }: Pick<typeof orders.$inferSelect, "status" | "paymentStatus">,
  isInDoubt: boolean,
  hasUnits: boolean,
): NotSent | null {
  if (orderStatusFacts[status].isCancelled) return "cancelled";
  if (!hasUnits) return "nothing-left";
  if (!paymentStatusFacts[paymentStatus].hasMoney) return "not-paid";
  return isInDoubt ? "payment-in-doubt" : null;
}

async function waitingIds(db: Database): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT id FROM ${ordersBy("orders_to_fulfil")} WHERE ${isToFulfil} ORDER BY created_at ${limitTo(maxSentAtOnce)}`,
  );
  return rows.map(({ id }) => id);
}
