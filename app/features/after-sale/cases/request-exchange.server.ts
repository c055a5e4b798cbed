import { eq, sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { exchanges, returnLines, returns } from "#app/db/schema/returns.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import { stockMovesOf } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { addDays } from "#app/shared/dates.ts";

import { exchangeRequested } from "./exchange-emails.server.tsx";
import { holdDays, reminderDays } from "./exchange-rules.ts";
import { type ExchangeChoice, type ExchangeLine, readExchangePage } from "./read-exchange.server.ts";

/** An exchange as its buyer asks for it. */
export interface ExchangeRequest {
  /** Comes with the form, and becomes the return's id: the same form sent twice is one exchange. */
  id: string;
  orderId: string;
  orderLineId: string;
  quantity: number;
  /** The replacement. */
  variantId: string;
}

export type ExchangeOutcome =
  /** `moves` say which pages show the stock that was taken. */
  | { kind: "held"; returnId: string; outboxId: string | null; repeated: boolean; moves: StockMovement[] }
  | { kind: "unknown-order" }
  /** Our offer is over, or the order is not one that can be exchanged. */
  | { kind: "closed" }
  /** The buyer has fewer units to exchange, or has none any more. */
  | { kind: "too-many" }
  /** No such size or color, or not of the same product. */
  | { kind: "unknown-choice" }
  /** Too few are left: somebody else got them. Nothing was written. */
  | { kind: "sold-out" };

/**
 * Exchanges units of an order: takes the replacement from stock, announces the return and puts the e-mail with its label in the outbox,
 * in one batch. Of many who want the last unit, one gets it.
 */
export async function requestExchange(db: Database, request: ExchangeRequest, now: Date): Promise<ExchangeOutcome> {
  const known = await findRepeated(db, request);
  if (known) return known;
  const page = await readExchangePage(db, request.orderId, now);
  if (!page) return { kind: "unknown-order" };
  if (!page.isOpen) return { kind: "closed" };
  const line = page.lines.find(({ id }) => id === request.orderLineId);
  const choice = line?.choices.find(({ variantId }) => variantId === request.variantId);
  if (!line || request.quantity > line.units) return { kind: "too-many" };
  if (!choice) return { kind: "unknown-choice" };
  if (choice.left < request.quantity) return { kind: "sold-out" };
  try {
    const written = await writeExchange(db, { request, line, choice }, now);
    return { kind: "held", returnId: request.id, repeated: false, ...written };
  } catch (error) {
    const refused = refusals[violatedConstraint(error) ?? ""];
    if (!refused) throw error;
    return (await findRepeated(db, request)) ?? { kind: refused };
  }
}

/** What a rule of the database that refuses an exchange means. */
const refusals: Record<string, "sold-out" | "too-many" | undefined> = {
  product_variants_quantity: "sold-out",
  exchanges_units: "too-many",
  "returns.id": "too-many",
  batch_guards_refuse: "too-many",
};

async function findRepeated(db: Database, request: ExchangeRequest): Promise<ExchangeOutcome | null> {
  const [known] = await db
    .select({ orderId: returns.orderId, orderLineId: exchanges.orderLineId })
    .from(returns)
    .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(eq(returns.id, request.id));
  if (!known) return null;
  // An id of another order is no key to it.
  if (known.orderId !== request.orderId) return { kind: "too-many" };
  return { kind: "held", returnId: request.id, outboxId: null, repeated: true, moves: [] };
}

interface NewExchange {
  request: ExchangeRequest;
  line: ExchangeLine;
  choice: ExchangeChoice;
}

async function writeExchange(
  db: Database,
  { request, line, choice: { color, size, differencesOre } }: NewExchange,
  now: Date,
) {
  const { id, orderId, orderLineId, quantity, variantId } = request;
  const time = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}
    AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })})`;
  const [, , , , [mail], , moves] = await db.batch([
    abortBatchWhen(db, "order closed", sql`NOT ${isOpen}`),
    db.insert(returns).values({ id, orderId, kind: "exchange", createdAt: time, updatedAt: time }),
    db.insert(returnLines).values({ returnId: id, orderLineId, quantity }),
    // Its triggers take the units from stock, and refuse units that the buyer does not have.
    db.insert(exchanges).values({
      returnId: id,
      orderLineId,
      variantId,
      color,
      size,
      quantity,
      differenceOre: differencesOre[quantity - 1] ?? 0,
      heldUntil: addDays(now, holdDays).toISOString(),
      remindAt: addDays(now, reminderDays).toISOString(),
      updatedAt: time,
    }),
    outboxStatement(
      db,
      exchangeRequested,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND email <> ''`,
      now,
    ),
    eventStatement(
      db,
      {
        orderId,
        type: "exchange requested",
        actor: "shopper",
        data: {
          returnId: id,
          item: `${line.name}, ${line.color}, ${line.size}`,
          for: `${color}, ${size}`,
          units: String(quantity),
        },
        condition: sql`TRUE`,
      },
      now,
    ),
    stockMovesOf(db, variantId, -quantity),
  ]);
  return { outboxId: mail?.id ?? null, moves };
}
