import type { Database } from "#app/db/client.server.ts";
import { readColorNames, withLocalOptions } from "#app/features/catalogue/products/color-names.server.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { readOrder } from "./queries.server.ts";
import { type FoundOffer, quoteOffer, readOffer } from "./read-offer.server.ts";

export type OfferPage = NonNullable<Awaited<ReturnType<typeof readOfferPage>>>;

/**
 * What a customer sees of the order that staff put together for them: `open` while it can be taken, at the prices that were told, or as
 * the order that was placed of it and waits for its payment; null for an unknown id.
 */
export async function readOfferPage(db: Database, id: string, now: Date) {
  const found = await readOffer(db, id, now);
  if (!found) return null;
  const { offer, state } = found;
  const nameOf = await readColorNames(db);
  const offered = offer.lines.map(({ name, color, size, quantity }) => ({
    name,
    color: nameOf(color),
    size: sizeName(size),
    quantity,
  }));
  const page = { id, orderNumber: null, offered };
  if (state !== "open") return { ...page, state, open: null };
  const { quote, informationVersion } = await quoteOffer(db, offer, now);
  const order = (await placedOrder(db, found)) ?? quote;
  return {
    ...page,
    state,
    open: {
      expiresAt: offer.expiresAt,
      informationVersion,
      buyer: buyerOf(found),
      // What staff offer has the shop's own prices.
      market: homeMarket.id,
      order:
        order.kind === "ok"
          ? withLocalOptions(order, nameOf)
          : { kind: "refused" as const, problems: problemsOf(order) },
    },
  };
}

/** The order that was placed of it and waits for its payment, as a quote; null when there is none. */
async function placedOrder(db: Database, { placed }: FoundOffer) {
  const order = placed && (await readOrder(db, placed.id));
  if (!order) return null;
  const { lines, currency, vatMode: mode, vatRateHundredths: rateHundredths, discountCode } = order;
  const { subtotalOre, discountOre, shippingOre, taxOre, totalOre } = order;
  const vat = { mode, rateHundredths, country: shippingCountryOf(order.vatCountry) };
  const totals = { subtotalOre, discountOre, shippingOre, taxOre, totalOre };
  return { kind: "ok" as const, lines, totals, currency, vat, discountCode, discountTitle: order.localDiscountTitle };
}

function problemsOf(refused: Exclude<Awaited<ReturnType<typeof quoteOffer>>["quote"], { kind: "ok" }>): string[] {
  return refused.kind === "lines-changed" ? refused.problems.map(({ message }) => message) : [refused.message];
}

/** The customer, as the checkout's form has them. */
function buyerOf({ offer: { customer, shippingMethod } }: FoundOffer) {
  const { address, city, postalCode } = customer;
  const country = shippingCountryOf(customer.country);
  return {
    ...customer,
    country,
    shippingMethod: shippingMethod === "express" ? ("express" as const) : ("standard" as const),
    billingAddress: address,
    billingCity: city,
    billingPostalCode: postalCode,
    billingCountry: country,
  };
}
