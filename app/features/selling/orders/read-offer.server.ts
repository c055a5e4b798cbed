import { eq, getTableColumns } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { type OfferCustomer, orderOffers, type PricedLine } from "#app/db/schema/order-offers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { discountLookup, discountStatements } from "#app/features/selling/discounts/queries.server.ts";
import { parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import { currentDocuments, documentSourcesStatement } from "#app/features/shop/documents/current-documents.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { shippingCountryOf, shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import { toKronor } from "#app/shared/money.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { type CheckedOrder, checkOrder } from "./check-order.ts";
import { atKeptPrices, keptPrices } from "./kept-prices.ts";
import { offerState } from "./order-offer.ts";
import type { OrderInput } from "./schemas.ts";

/** What an order is put together of. */
export interface OfferContent {
  customer: OfferCustomer;
  lines: readonly PricedLine[];
  shippingMethod: string;
  discountCode: string | null;
}

export type FoundOffer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

/**
 * An order that staff put together, where it stands, and the order that was placed of it while that one is alive; null for an unknown id.
 * `placedId`: of the newest that was placed, also when it was cancelled.
 */
export async function readOffer(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({
      offer: getTableColumns(orderOffers),
      placed: { id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus, totalOre: orders.totalOre },
    })
    .from(orderOffers)
    .leftJoin(orders, eq(orders.id, orderOffers.placedOrderId))
    .where(eq(orderOffers.id, id));
  if (!row) return null;
  const { offer, placed } = row;
  const isAlive = placed !== null && !orderStatusFacts[placed.status].isCancelled;
  return {
    offer,
    placedId: placed?.id ?? null,
    placed: isAlive ? placed : null,
    state: offerState(offer, placed, now),
  };
}

/** The order that an offer becomes, at the prices that were told. */
export function orderOfOffer(offer: OfferContent, paymentMethod: PaymentMethod): OrderInput {
  return {
    customer: { ...offer.customer, country: shippingCountryOf(offer.customer.country) },
    items: offer.lines.map(({ productId, variantId, name, quantity, priceOre }) => ({
      productId,
      variantId,
      name,
      quantity,
      price: toKronor(priceOre),
    })),
    shippingMethod: shippingMethodOf(offer.shippingMethod),
    paymentMethod,
    discountCode: offer.discountCode,
    newsletterSubscription: false,
    marketingEmails: false,
  };
}

/**
 * What an order that staff put together costs and whether it can be placed, as the checkout counts it: the prices that were told, and
 * the shipping, VAT and discount of this moment. `informationVersion` is of the information on withdrawal. Nothing is written.
 */
export async function quoteOffer(
  db: Database,
  offer: OfferContent,
  now: Date,
): Promise<{ quote: CheckedOrder; informationVersion: string }> {
  const ids = offer.lines.map(({ productId }) => productId);
  const [configuration, rows, codes, anyCode, [uses]] = await db.batch([
    documentSourcesStatement(db),
    sellableProductsStatement(db, ids, homeMarket.id),
    ...discountStatements(db, offer.discountCode ?? "", offer.customer.email),
  ]);
  const terms = parseOrderTerms(configuration);
  const checkout = { ...terms.checkout, phoneRequired: false, closedPayments: [] };
  const products = atKeptPrices(sellableProducts(rows), keptPrices(offer.lines));
  const discount = { found: discountLookup(codes, anyCode), uses, automatic: [] };
  const quote = checkOrder(orderOfOffer(offer, "card"), products, discount, { ...terms, checkout }, now);
  const { withdrawalInformation } = await currentDocuments(configuration);
  return { quote, informationVersion: withdrawalInformation.id };
}
