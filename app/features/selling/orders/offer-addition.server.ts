import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type OfferedLine, orderAdditions } from "#app/db/schema/order-additions.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import { configurationStatement } from "#app/features/shop/content/queries.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { addDays } from "#app/shared/dates.ts";

import { orderAdditionOffered } from "./addition-email.server.tsx";
import { quoteAddition } from "./addition-order.ts";
import type { CheckedOrder } from "./check-order.ts";
import { eventStatement } from "./events.server.ts";
import { takesAdditions } from "./open-for-change.server.ts";
import { additionDays, additionRefusal } from "./order-addition.ts";

export interface AdditionOffer {
  /** Comes with the form: the same id offers once. */
  id: string;
  orderId: string;
  lines: readonly { productId: string; variantId: string; quantity: number }[];
  /** The order's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
}

export type OfferOutcome =
  /** `outboxId` is the e-mail to the buyer; null when none was written. */
  | { kind: "offered"; outboxId: string | null; repeated: boolean }
  | { kind: "unknown-order" }
  /** The id belongs to an offer of other items, or of another order. Nothing was written. */
  | { kind: "other-offer" }
  | { kind: Exclude<ReturnType<typeof additionRefusal>, null> }
  /** It was sent or cancelled, or somebody else changed it meanwhile. Nothing was written. */
  | { kind: "changed-meanwhile" }
  | Exclude<CheckedOrder, { kind: "ok" }>;

/**
 * Offers the buyer of a paid order to add items to it, by a link in an e-mail, in one batch with the order's event and the log. Nothing
 * is reserved: the buyer's press is what orders.
 */
export async function offerAddition(db: Database, offer: AdditionOffer, now: Date): Promise<OfferOutcome> {
  const { id, orderId, seen, actor } = offer;
  const [[first], [known], configuration] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    offerStatement(db, id),
    configurationStatement(db),
  ]);
  if (!first) return { kind: "unknown-order" };
  if (known) return answerOfKnown(known, offer);
  const refusal = additionRefusal(first);
  if (refusal) return { kind: refusal };
  const ids = offer.lines.map(({ productId }) => productId);
  const products = sellableProducts(await sellableProductsStatement(db, ids, first.market));
  const wanted = offer.lines.map((line) => ({ ...line, name: products.get(line.productId)?.name ?? "" }));
  const quote = quoteAddition(first, wanted, products, parseOrderTerms(configuration), now);
  if (quote.kind !== "ok") return quote;
  const lines = quote.lines.map(({ productId, variantId, name, color, size, quantity }): OfferedLine => ({
    productId,
    variantId,
    name,
    color,
    size,
    quantity,
  }));
  const time = now.toISOString();
  const written = sql`EXISTS (SELECT 1 FROM order_additions WHERE id = ${id} AND created_at = ${time})`;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [saved, , , [mail]] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`INSERT INTO order_additions (id, order_id, lines, expires_at, created_by, created_at)
        SELECT ${id}, id, ${JSON.stringify(lines)}, ${addDays(now, additionDays).toISOString()}, ${actor}, ${time}
        FROM orders WHERE id = ${orderId} AND updated_at = ${seen} AND ${takesAdditions}
        ON CONFLICT (id) DO NOTHING RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.addition-offered",
        subject: { type: "order", id: orderId, name: first.orderNumber },
        after: { additionId: id, lines },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    eventStatement(
      db,
      { orderId, type: "addition offered", actor, data: { units: String(units) }, condition: sql`changes() > 0` },
      now,
    ),
    outboxStatement(
      db,
      orderAdditionOffered,
      sql`SELECT email AS recipient, ${id} AS cause_id FROM orders WHERE id = ${orderId} AND ${written}`,
      now,
    ),
  ]);
  if (saved.length > 0) return { kind: "offered", outboxId: mail?.id ?? null, repeated: false };
  const [again] = await offerStatement(db, id);
  return again ? answerOfKnown(again, offer) : { kind: "changed-meanwhile" };
}

function offerStatement(db: Database, id: string) {
  const { orderId, lines } = orderAdditions;
  return db.select({ orderId, lines }).from(orderAdditions).where(eq(orderAdditions.id, id));
}

/** The answer to an id that was offered before: the same offer, or another one that must not pass for it. */
function answerOfKnown(known: Pick<AdditionOffer, "orderId" | "lines">, offer: AdditionOffer): OfferOutcome {
  const contentOf = ({ orderId, lines }: typeof known) =>
    JSON.stringify([orderId, lines.map(({ productId, variantId, quantity }) => [productId, variantId, quantity])]);
  const isSame = contentOf(known) === contentOf(offer);
  return isSame ? { kind: "offered", outboxId: null, repeated: true } : { kind: "other-offer" };
}

export type WithdrawOutcome = "withdrawn" | "paid" | "unknown-addition";

/** Takes an offer back, unless what was placed of it is paid. A payment that is under way can still arrive. */
export async function withdrawAddition(
  db: Database,
  { id, orderId, actor }: { id: string; orderId: string; actor: string },
  now: Date,
): Promise<WithdrawOutcome> {
  const [known] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orderAdditions)
    .innerJoin(orders, eq(orders.id, orderAdditions.orderId))
    .where(and(eq(orderAdditions.id, id), eq(orderAdditions.orderId, orderId)));
  if (!known) return "unknown-addition";
  const [saved, , , [row]] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE order_additions SET withdrawn_at = ${now.toISOString()} WHERE id = ${id} AND withdrawn_at IS NULL AND NOT EXISTS
        (SELECT 1 FROM orders WHERE id = added_order_id AND payment_status IN ${paymentStatusesWhere({ wasPaid: true })})
        RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.addition-withdrawn",
        subject: { type: "order", id: orderId, name: known.orderNumber },
        after: { additionId: id },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    eventStatement(db, { orderId, type: "addition withdrawn", actor, condition: sql`changes() > 0` }, now),
    db.select({ withdrawnAt: orderAdditions.withdrawnAt }).from(orderAdditions).where(eq(orderAdditions.id, id)),
  ]);
  return saved.length > 0 || (row && row.withdrawnAt !== null) ? "withdrawn" : "paid";
}
