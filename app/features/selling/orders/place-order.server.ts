import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.server.ts";
import { stockMovesStatement, reserveStockStatement } from "#app/features/catalogue/inventory/reserve.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import type { CheckoutConsent } from "#app/features/people/newsletter/checkout-request.server.ts";
import {
  automaticStatement,
  discountLookup,
  discountStatements,
} from "#app/features/selling/discounts/queries.server.ts";
import { parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import {
  type CurrentDocuments,
  currentDocuments,
  documentSourcesStatement,
} from "#app/features/shop/documents/current-documents.server.ts";
import { documentsOfOrder, storeDocumentsStatements } from "#app/features/shop/documents/versions.server.ts";
import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import { homeMarket, type Market, marketOf } from "#app/features/shop/markets/markets.ts";
import { estimatedDelivery } from "#app/features/shop/shipping/delivery-dates.ts";
import { isVoecOrder } from "#app/features/shop/shipping/exports.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import type { ChosenPoint } from "#app/shared/chosen-point.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId, newOrderNumber } from "#app/shared/ids.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import { type AddedTo, additionTerms } from "./addition-order.ts";
import { noteAgentStatements } from "./agent-orders.server.ts";
import { cancelUnpaidOrder } from "./cancel-order.server.ts";
import { type CheckedOrder, checkOrder, type ShopTerms } from "./check-order.ts";
import { atKeptPrices } from "./kept-prices.ts";
import { openOrdersStatement, tooManyOpenOrders, exceedsOpenOrderLimits } from "./open-orders.server.ts";
import { orderLimits } from "./order-limits.ts";
import { type FindPoints, pickPoint } from "./pick-point.server.ts";
import { earlierOrderStatement, type PlacedOrder, placedColumns } from "./placed-order.server.ts";
import { hasRepeatedOrder, repeatedOrderStatement, repeatKey } from "./repeated-order.server.ts";
import { answerOfReplaced, replacedOrderStatement } from "./replaced-order.server.ts";
import type { OrderInput } from "./schemas.ts";
import { isAdditionOpen, takeAdditionStatements } from "./take-addition.server.ts";
import { isOfferOpen, takeOfferStatements } from "./take-offer.server.ts";

export type PlaceOrderResult =
  | { kind: "placed"; order: PlacedOrder; repeated: boolean; moves: StockMovement[] }
  /** The key belongs to an order with other content. */
  | { kind: "key-reused" }
  /** The order to be replaced is paid, and this one may be meant as another. Nothing was placed. */
  | { kind: "earlier-order-paid" }
  /** A payment of the order to be replaced is being processed. */
  | { kind: "payment-under-way"; orderId: string }
  | { kind: "too-many-open-orders" }
  /** `mayWrite` refused it: nothing was placed. */
  | { kind: "written-out" }
  /** The offer that it takes ended meanwhile, or was taken by another order. Nothing was placed. */
  | { kind: "addition-closed" }
  | Exclude<CheckedOrder, { kind: "ok" }>;

/** An order to place: as a browser sends it, or what is added to an earlier order. */
export interface NewOrder extends OrderInput {
  /** The id of its offer, and how the order was charged that it travels with. */
  addition?: { id: string; to: AddedTo };
  /** Whose prices it has; those of the page's market where none is named. */
  market?: MarketId;
  /** Where the parcel waits that it travels in. */
  pickupPoint?: ChosenPoint | null;
  /** What staff put together for a customer, with the prices that it keeps, by product in öre. */
  offer?: { id: string; prices: Record<string, number> };
}

/** How often placing is tried when it loses a race (for stock, an order number, a limit, the same key). */
const maxAttempts = 5;

/**
 * Places an order and reserves its stock in one batch: the CHECK on a variant's quantity aborts the whole batch, so an order is written
 * whole or not at all, and nothing is oversold. The same idempotency key always returns the same order, and is refused for other content. The same
 * content from the same caller is the same order, too, while that one waits for its payment and for a minute after it.
 * If the order to be replaced is already paid, that one is returned, or told (`answerOfReplaced`). `caller` is the keyed hash of the
 * caller's address; without one its open orders are not counted. `consent` is what its buyer ticked. `mayWrite` is asked once, of an order that
 * is new and would be written: never of a repeat, nor of one that is refused; `findNear`, only for the point that such an order names. Throws when D1 fails twice.
 */
export async function placeOrder(
  db: Database,
  input: NewOrder,
  now: Date,
  caller: string | null = null,
  consent: CheckoutConsent | null = null,
  mayWrite: () => Promise<boolean> = async () => true,
  findNear: FindPoints = async () => ({ kind: "not-offered" }),
): Promise<PlaceOrderResult> {
  const key = input.idempotencyKey ?? newId("key");
  const hash = await contentHash(input);
  const repeat = await repeatKey(hash, caller);
  const returned = input.replacesKey ? await cancelReplaced(db, input, now) : [];

  let failed = false;
  let isClaimed = false;
  for (let attempt = 1; ; attempt++) {
    const read = await readForOrder(db, input, { key, repeat, caller }, now);
    const { existing, repeated, replaced, open, products, discount, terms, documents } = read;
    if (existing) {
      const { contentHash: known, ...order } = existing;
      return known === hash ? { kind: "placed", order, repeated: true, moves: [] } : { kind: "key-reused" };
    }
    if (repeated) return { kind: "placed", order: repeated, repeated: true, moves: returned };
    const answer = replaced ? answerOfReplaced(replaced, now) : null;
    if (answer) return answer.kind === "placed" ? { ...answer, repeated: true, moves: [] } : answer;
    if (exceedsOpenOrderLimits(open, input)) return { kind: "too-many-open-orders" };

    const checked = checkOrder(input, products, discount, terms, now);
    if (checked.kind !== "ok") return checked;
    const sources = checked.lines.map(({ source }) => source);
    const picked = await pickPoint(input, sources, findNear);
    if (picked.kind === "refused") return { kind: "checkout-refused", message: picked.message };
    isClaimed ||= await mayWrite();
    if (!isClaimed) return { kind: "written-out" };
    try {
      const { returnDays, voecNumber } = terms;
      const pickupPoint = input.pickupPoint ?? picked.point;
      const context = { key, hash, repeat, caller, consent, documents, returnDays, voecNumber, pickupPoint };
      const written = await writeOrder(db, input, checked, context, now);
      return { kind: "placed", order: written.placed, repeated: false, moves: [...returned, ...written.moves] };
    } catch (error) {
      // D1's response was lost once: the next round reads by key whether the order was written.
      const isRace = violatedConstraint(error) !== null;
      if (isRace && input.addition && !(await isAdditionOpen(db, input.addition.id, now)))
        return { kind: "addition-closed" };
      if (isRace && input.offer && !(await isOfferOpen(db, input.offer.id, now))) return { kind: "addition-closed" };
      if (attempt === maxAttempts || (!isRace && failed)) throw error;
      failed ||= !isRace;
    }
  }
}

/** Cancels the order that this one replaces, if it is unpaid; returns the stock movements. */
async function cancelReplaced(db: Database, input: OrderInput, now: Date): Promise<StockMovement[]> {
  const [replaced] = await replacedOrderStatement(db, input);
  return replaced ? cancelUnpaidOrder(db, replaced.id, "replaced by a newer order", now) : [];
}

/** Reads everything an order depends on, in one batch. */
async function readForOrder(
  db: Database,
  input: NewOrder,
  { key, repeat, caller }: Pick<WriteContext, "key" | "repeat" | "caller">,
  now: Date,
) {
  const [[existing], [repeated], [replaced], [open], configuration, productRows, codes, anyCode, [uses], automatic] =
    await db.batch([
      earlierOrderStatement(db, key),
      repeatedOrderStatement(db, repeat, now),
      replacedOrderStatement(db, input),
      openOrdersStatement(db, caller),
      documentSourcesStatement(db),
      sellableProductsStatement(
        db,
        input.items.map((item) => item.productId),
        marketOfOrder(input)?.id,
      ),
      ...discountStatements(db, input.discountCode ?? "", input.customer.email.toLowerCase()),
      automaticStatement(db),
    ]);
  return {
    existing,
    repeated,
    replaced,
    open,
    products: atKeptPrices(sellableProducts(productRows), input.offer?.prices ?? {}),
    // What staff offer has the price that they told.
    discount: {
      found: discountLookup(codes, anyCode),
      uses,
      automatic: input.addition || input.offer ? [] : automatic,
    },
    terms: termsOf(input, parseOrderTerms(configuration)),
    documents: await currentDocuments(configuration, currentLocale(), marketOfOrder(input)),
  };
}

/** Whose prices and terms an order has; undefined for those of the page's market. What staff offer has those of the shop's own. */
function marketOfOrder({ offer, market }: NewOrder): Market | undefined {
  return offer ? homeMarket : market && marketOf(market);
}

/** The terms of an order: staff know whoever they put one together for. */
function termsOf<T extends ShopTerms>({ addition, offer }: NewOrder, terms: T): T {
  if (addition) return additionTerms(terms, addition.to);
  return offer ? { ...terms, checkout: { ...terms.checkout, phoneRequired: false } } : terms;
}

interface WriteContext {
  key: string;
  hash: string;
  repeat: string | null;
  caller: string | null;
  consent: CheckoutConsent | null;
  documents: CurrentDocuments;
  returnDays: number;
  voecNumber: string;
  pickupPoint: ChosenPoint | null;
}

async function writeOrder(
  db: Database,
  input: NewOrder,
  {
    lines,
    totals,
    standardShippingOre,
    vat,
    market,
    currency,
    discountCode,
    discountTitle,
  }: Extract<CheckedOrder, { kind: "ok" }>,
  { key, hash, repeat, caller, consent, documents, returnDays, voecNumber, pickupPoint }: WriteContext,
  now: Date,
): Promise<{ placed: PlacedOrder; moves: StockMovement[] }> {
  const id = newId("ord");
  const createdAt = now.toISOString();
  const billing = input.billing ?? input.customer;
  const order = {
    id,
    orderNumber: newOrderNumber(),
    idempotencyKey: key,
    contentHash: hash,
    repeatKey: repeat,
    ...input.customer,
    email: input.customer.email.toLowerCase(),
    billingAddress: billing.address,
    billingCity: billing.city,
    billingPostalCode: billing.postalCode,
    billingCountry: billing.country,
    ...totals,
    standardShippingOre,
    locale: currentLocale(),
    market,
    currency,
    discountCode,
    discountTitle,
    vatMode: vat.mode,
    vatRateHundredths: vat.rateHundredths,
    vatCountry: vat.country,
    voecNumber: isVoecOrder({ vatCountry: vat.country }) ? voecNumber : null,
    returnDays,
    shippingMethod: input.shippingMethod,
    pickupPoint,
    paymentMethod: input.paymentMethod,
    newsletterSubscription: input.newsletterSubscription,
    marketingEmails: input.marketingEmails,
    marketingConsent: consent,
    chargeAgreedAt: asksBeforeCharge(market, totals.totalOre) && input.agreesToCharge ? createdAt : null,
    ...documentsOfOrder(documents, input.informationVersion, now),
    estimatedDelivery: estimatedDelivery({
      orderedAt: now,
      method: input.shippingMethod,
      country: input.customer.country,
      sources: lines.map(({ source }) => source),
    }),
    reservedUntil: addMinutes(now, orderLimits.minutesUntilPayment).toISOString(),
    reservedBy: caller,
    createdAt,
    updatedAt: createdAt,
  };

  const [, , , , [placed], , , , , , moves] = await db.batch([
    ...storeDocumentsStatements(db, documents, now),
    db.insert(orders).values(order).returning(placedColumns),
    insertLinesStatement(db, id, lines),
    abortBatchWhen(db, "open orders", tooManyOpenOrders(caller)),
    abortBatchWhen(db, "repeated order", hasRepeatedOrder(repeat, id, now)),
    db.insert(orderEvents).values({ id: newId("evt"), orderId: id, type: "placed", actor: "shopper", createdAt }),
    reserveStockStatement(db, { orderId: id, actor: "shopper", now }),
    stockMovesStatement(db, id, "reserved"),
    ...(input.addition ? takeAdditionStatements(db, input.addition.id, id, now) : []),
    ...(input.offer ? takeOfferStatements(db, input.offer.id, id, now) : []),
    ...(input.agentLink ? noteAgentStatements(db, input.agentLink, id, now) : []),
  ]);
  if (!placed) throw new Error("An insert that succeeded answered no row");
  return { placed, moves };
}

/** All lines as one JSON parameter, because D1 accepts 100 parameters a statement. */
function insertLinesStatement(db: Database, orderId: string, lines: Extract<CheckedOrder, { kind: "ok" }>["lines"]) {
  const rows = lines.map((line, position) => ({ ...line, id: newId("lin"), position }));
  return statement(
    db,
    sql`
    INSERT INTO order_lines
      (id, order_id, position, product_id, variant_id, name, price_ore, quantity, discount_ore, image, size, color,
        currency, source)
    SELECT value ->> 'id', ${orderId}, value ->> 'position', value ->> 'productId', value ->> 'variantId', value ->> 'name',
      value ->> 'priceOre', value ->> 'quantity', value ->> 'discountOre', value ->> 'image', value ->> 'size', value ->> 'color',
      value ->> 'currency', value ->> 'source'
    FROM json_each(${JSON.stringify(rows)})`,
  );
}

/** SHA-256, in hex, of an order's content without its idempotency keys and what was shown beside it. */
async function contentHash(input: NewOrder): Promise<string> {
  const { idempotencyKey: _, replacesKey: __, informationVersion: ___, agentLink: ____, ...content } = input;
  return sha256(JSON.stringify(content));
}
