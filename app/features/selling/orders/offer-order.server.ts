import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { type OfferCustomer, orderOffers } from "#app/db/schema/order-offers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { paymentStatusesWhere } from "#app/db/status-sql.server.ts";
import {
  type SellableProduct,
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { addDays } from "#app/shared/dates.ts";
import type { Language } from "#app/shared/language/languages.ts";

import type { CheckedOrder } from "./check-order.ts";
import { orderOffered } from "./offer-email.server.tsx";
import { offerDays } from "./order-offer.ts";
import { quoteOffer } from "./read-offer.server.ts";

/** An order as staff put it together. */
export interface WantedOrder {
  customer: OfferCustomer;
  items: readonly { productId: string; variantId: string; quantity: number }[];
  shippingMethod: string;
  discountCode: string | null;
}

/** What it comes to at today's prices, and whether the checkout would take it. Nothing is written. */
export async function quoteWanted(db: Database, wanted: WantedOrder, now: Date): Promise<CheckedOrder> {
  const ids = wanted.items.map(({ productId }) => productId);
  const products = sellableProducts(await sellableProductsStatement(db, ids));
  const lines = wanted.items.map((item) => {
    const product = products.get(item.productId);
    const priceOre = priceOf(product, item.variantId) ?? 0;
    return { ...item, name: product?.name ?? "", priceOre, color: "", size: "" };
  });
  return (await quoteOffer(db, { ...wanted, lines }, now)).quote;
}

const priceOf = (product: SellableProduct | undefined, variantId: string) =>
  product?.variants.find(({ id }) => id === variantId)?.priceOre;

export type OfferOrderOutcome =
  /** `outboxId` is the e-mail to the customer; null when the id was offered before. */
  | { kind: "offered"; outboxId: string | null }
  | { kind: "total-told"; totalOre: number }
  /** The id belongs to an offer of something else, or to somebody else. Nothing was written. */
  | { kind: "other-offer" }
  | Exclude<CheckedOrder, { kind: "ok" }>;

/**
 * Offers a customer the order that staff put together, by a link in an e-mail. Its prices are kept until it ends; no stock is held. `told`
 * is the total that staff saw, in öre: another one is answered, and nothing written. The same id offers once.
 */
export async function offerOrder(
  db: Database,
  {
    id,
    told,
    actor,
    language,
    ...wanted
  }: WantedOrder & {
    id: string;
    told: number;
    actor: string;
    /** Of the customer's e-mail, and of the page that it leads to. */
    language: Language;
  },
  now: Date,
): Promise<OfferOrderOutcome> {
  const quote = await quoteWanted(db, wanted, now);
  if (quote.kind !== "ok") return quote;
  const { totalOre } = quote.totals;
  if (totalOre !== told) return { kind: "total-told", totalOre };
  // At the price of the shop, which the VAT of an export is taken off again when it is ordered.
  const products = sellableProducts(
    await sellableProductsStatement(
      db,
      wanted.items.map(({ productId }) => productId),
    ),
  );
  const lines = quote.lines.map(({ productId, variantId, name, color, size, quantity, priceOre }) => ({
    productId,
    variantId,
    name,
    color,
    size,
    quantity,
    priceOre: priceOf(products.get(productId), variantId) ?? priceOre,
  }));
  const [saved, , [mail]] = await db.batch([
    db
      .insert(orderOffers)
      .values({
        id,
        customer: wanted.customer,
        lines,
        shippingMethod: wanted.shippingMethod,
        discountCode: wanted.discountCode,
        totalOre,
        currency: quote.currency,
        expiresAt: addDays(now, offerDays).toISOString(),
        createdBy: actor,
        createdAt: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: orderOffers.id }),
    auditStatement(
      db,
      {
        actor,
        action: "order.offered",
        subject: { type: "order offer", id, name: id },
        after: { lines, totalOre },
        condition: sql`changes() > 0`,
      },
      now,
    ),
    outboxStatement(
      db,
      { ...orderOffered, locale: language },
      sql`SELECT customer ->> 'email' AS recipient, id AS cause_id FROM order_offers WHERE id = ${id} AND created_at = ${now.toISOString()}`,
      now,
    ),
  ]);
  if (saved.length > 0) return { kind: "offered", outboxId: mail?.id ?? null };
  const [known] = await db.select().from(orderOffers).where(eq(orderOffers.id, id));
  return known && contentOf(known) === contentOf({ ...wanted, lines, totalOre })
    ? { kind: "offered", outboxId: null }
    : { kind: "other-offer" };
}

type OfferContent = Pick<
  typeof orderOffers.$inferSelect,
  "customer" | "lines" | "shippingMethod" | "discountCode" | "totalOre"
>;

/** What the customer was told of an offer. */
function contentOf({ customer, lines, shippingMethod, discountCode, totalOre }: OfferContent): string {
  const { email, firstName, lastName, address, city, postalCode, country, phone } = customer;
  const who = [email, firstName, lastName, address, city, postalCode, country, phone];
  const what = lines.map(({ variantId, quantity }) => [variantId, quantity]);
  return JSON.stringify([who, what, shippingMethod, discountCode, totalOre]);
}

/** Takes an offer back, unless what was placed of it is paid. A payment that is under way can still arrive. False when it is paid or gone. */
export async function withdrawOffer(
  db: Database,
  { id, actor }: { id: string; actor: string },
  now: Date,
): Promise<boolean> {
  const [saved] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE order_offers SET withdrawn_at = ${now.toISOString()} WHERE id = ${id} AND withdrawn_at IS NULL AND NOT EXISTS
        (SELECT 1 FROM orders WHERE id = placed_order_id AND payment_status IN ${paymentStatusesWhere({ wasPaid: true })})
        RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "order.offer-withdrawn",
        subject: { type: "order offer", id, name: id },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return saved.length > 0;
}

/** The newest offers that may still be taken or were taken, at most 20, with the order that was placed of each. */
export function listOffers(db: Database) {
  const { id, customer, totalOre, currency, expiresAt, withdrawnAt, createdBy, createdAt } = orderOffers;
  return db
    .select({
      id,
      customer,
      totalOre,
      currency,
      expiresAt,
      withdrawnAt,
      createdBy,
      createdAt,
      placed: {
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
      },
    })
    .from(orderOffers)
    .leftJoin(orders, eq(orders.id, orderOffers.placedOrderId))
    .where(and(isNull(withdrawnAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(20);
}
