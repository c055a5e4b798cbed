import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import { lowStockThreshold } from "#app/features/catalogue/product.ts";
import { discountLookup, discountStatements } from "#app/features/discounts/queries.server.ts";
import { takeStockStatement } from "#app/features/inventory/reserve.server.ts";
import { sellableProducts, sellableProductsStatement } from "#app/features/inventory/sellable-products.server.ts";
import { estimatedDelivery } from "#app/features/shipping/delivery-dates.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId, newOrderNumber } from "#app/shared/ids.ts";

import { cancelUnpaidOrderByKey } from "./cancel-order.server.ts";
import { type CheckedLine, type CheckedOrder, checkOrder, type ShopTerms } from "./check-order.ts";
import { type PlacedOrder, placedColumns } from "./placed-order.server.ts";
import type { OrderInput } from "./schemas.ts";

export interface OrderTerms extends ShopTerms {
  /** Minutes that an unpaid order keeps its stock. */
  reservationMinutes: number;
}

export type PlaceOrderResult =
  | { kind: "placed"; order: PlacedOrder; repeated: boolean; ranLow: boolean }
  | Exclude<CheckedOrder, { kind: "ok" }>;

/** Lost races (stock, order number, the same key twice) are read again and decided anew, this many times at most. */
const tries = 5;

/**
 * Places an order and takes its stock in one batch: the CHECK on a variant's quantity aborts the whole batch, so there
 * is never half an order nor a sold unit too many. The same idempotency key always answers the same order.
 */
export async function placeOrder(
  db: Database,
  input: OrderInput,
  terms: OrderTerms,
  now: Date,
): Promise<PlaceOrderResult> {
  const key = input.idempotencyKey ?? newId("key");
  if (input.replacesKey) await cancelUnpaidOrderByKey(db, input.replacesKey, now);

  for (let attempt = 1; ; attempt++) {
    const { existing, products, discount } = await readForOrder(db, input, key);
    if (existing) return { kind: "placed", order: existing, repeated: true, ranLow: false };

    const checked = checkOrder(input, products, discount, terms, now);
    if (checked.kind !== "ok") return checked;
    try {
      return await writeOrder(db, input, checked, key, terms, now);
    } catch (error) {
      if (violatedConstraint(error) === null || attempt === tries) throw error;
    }
  }
}

/** One consistent look at everything an order depends on. */
async function readForOrder(db: Database, input: OrderInput, key: string) {
  const [found, productRows, codes, anyCode] = await db.batch([
    db.select(placedColumns).from(orders).where(eq(orders.idempotencyKey, key)),
    sellableProductsStatement(
      db,
      input.items.map((item) => item.productId),
    ),
    ...discountStatements(db, input.discountCode ?? ""),
  ]);
  return { existing: found[0], products: sellableProducts(productRows), discount: discountLookup(codes, anyCode) };
}

async function writeOrder(
  db: Database,
  input: OrderInput,
  { lines, totals, discountCode }: Extract<CheckedOrder, { kind: "ok" }>,
  key: string,
  terms: OrderTerms,
  now: Date,
): Promise<PlaceOrderResult> {
  const id = newId("ord");
  const createdAt = now.toISOString();
  const billing = input.billing ?? input.customer;
  const order: typeof orders.$inferInsert = {
    id,
    orderNumber: newOrderNumber(),
    idempotencyKey: key,
    ...input.customer,
    email: input.customer.email.toLowerCase(),
    billingAddress: billing.address,
    billingCity: billing.city,
    billingPostalCode: billing.postalCode,
    billingCountry: billing.country,
    ...totals,
    discountCode,
    vatMode: terms.vat.mode,
    vatRateHundredths: terms.vat.rateHundredths,
    shippingMethod: input.shippingMethod,
    paymentMethod: input.paymentMethod,
    newsletterSubscription: input.newsletterSubscription,
    marketingEmails: input.marketingEmails,
    estimatedDelivery: estimatedDelivery(now, input.shippingMethod),
    reservedUntil: addMinutes(now, terms.reservationMinutes).toISOString(),
    createdAt,
    updatedAt: createdAt,
  };

  const [[placed], , , left] = await db.batch([
    db.insert(orders).values(order).returning(placedColumns),
    insertLinesStatement(db, id, lines),
    db.insert(orderEvents).values({ id: newId("evt"), orderId: id, type: "placed", actor: "shopper", createdAt }),
    takeStockStatement(db, id),
  ]);
  if (!placed) throw new Error("An insert that succeeded answered no row");
  return { kind: "placed", order: placed, repeated: false, ranLow: left.some((v) => v.quantity <= lowStockThreshold) };
}

/** All lines in one statement whatever their number: D1 takes 100 parameters a statement. */
function insertLinesStatement(db: Database, orderId: string, lines: readonly CheckedLine[]) {
  const rows = lines.map((line, position) => ({ ...line, id: newId("lin"), position }));
  return statement(
    db,
    sql`
    INSERT INTO order_lines
      (id, order_id, position, product_id, variant_id, name, price_ore, quantity, image, size, color, currency, source)
    SELECT value ->> 'id', ${orderId}, value ->> 'position', value ->> 'productId', value ->> 'variantId', value ->> 'name',
      value ->> 'priceOre', value ->> 'quantity', value ->> 'image', value ->> 'size', value ->> 'color',
      value ->> 'currency', value ->> 'source'
    FROM json_each(${JSON.stringify(rows)})`,
  );
}
