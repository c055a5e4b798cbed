import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { readColorNames, withLocalOptions } from "#app/features/catalogue/products/color-names.server.ts";
import { countryCode, countryOfCode } from "#app/features/shop/addresses/countries.ts";
import { parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import { currentDocuments, documentSourcesStatement } from "#app/features/shop/documents/current-documents.server.ts";
import { shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { quoteAddition } from "./addition-order.ts";
import { readOrder } from "./queries.server.ts";
import { type FoundAddition, readAddition } from "./read-addition.server.ts";

export type AdditionPage = NonNullable<Awaited<ReturnType<typeof readAdditionPage>>>;
export type OpenAddition = NonNullable<AdditionPage["open"]>;

/**
 * What the buyer sees of an offer to add to their order: `open` while it can be taken, with today's prices, or those of the order that was
 * placed of it and waits for its payment; null for an unknown id.
 */
export async function readAdditionPage(db: Database, id: string, now: Date) {
  const found = await readAddition(db, id, now);
  if (!found) return null;
  const { offer, first, state } = found;
  const nameOf = await readColorNames(db);
  const offered = offer.lines.map(({ name, color, size, quantity }) => ({
    name,
    color: nameOf(color),
    size: sizeName(size),
    quantity,
  }));
  const page = { id, orderNumber: first.orderNumber, firstId: first.id, offered };
  if (state !== "open") return { ...page, state, open: null };
  const ids = offer.lines.map(({ productId }) => productId);
  const [configuration, rows] = await db.batch([
    documentSourcesStatement(db),
    sellableProductsStatement(db, ids, first.market),
  ]);
  const { withdrawalInformation } = await currentDocuments(configuration);
  const order = (await placedOrder(db, found)) ?? {
    ...quoteAddition(first, offer.lines, sellableProducts(rows), parseOrderTerms(configuration), now),
  };
  return {
    ...page,
    state,
    open: {
      expiresAt: offer.expiresAt,
      informationVersion: withdrawalInformation.id,
      buyer: buyerOf(first),
      market: first.market,
      order:
        order.kind === "ok"
          ? withLocalOptions(order, nameOf)
          : { kind: "refused" as const, problems: problemsOf(order) },
    },
  };
}

/** The order that was placed of it and waits for its payment, as a quote; null when there is none. */
async function placedOrder(db: Database, { added }: FoundAddition) {
  const order = added && (await readOrder(db, added.id));
  if (!order) return null;
  const { lines, currency, vatMode: mode, vatRateHundredths: rateHundredths, vatCountry, ...rest } = order;
  const { subtotalOre, discountOre, shippingOre, taxOre, totalOre } = rest;
  const totals = { subtotalOre, discountOre, shippingOre, taxOre, totalOre };
  return {
    kind: "ok" as const,
    lines,
    totals,
    currency,
    vat: { mode, rateHundredths, country: shippingCountryOf(vatCountry) },
  };
}

function problemsOf(refused: Exclude<ReturnType<typeof quoteAddition>, { kind: "ok" }>): string[] {
  return refused.kind === "lines-changed" ? refused.problems.map(({ message }) => message) : [refused.message];
}

/** The first order's buyer and addresses, as the checkout's form has them. */
function buyerOf(first: FoundAddition["first"]) {
  const { email, firstName, lastName, address, city, postalCode, phone } = first;
  const { billingAddress, billingCity, billingPostalCode } = first;
  const country = shippingCountryOf(first.country);
  const billingCountry = countryOfCode(countryCode(first.billingCountry)) ?? country;
  // Only these two are offered, and this is what the delivery's days are told by.
  const shippingMethod = first.shippingMethod === "express" ? ("express" as const) : ("standard" as const);
  const shipping = { email, firstName, lastName, address, city, postalCode, country, phone, shippingMethod };
  return { ...shipping, billingAddress, billingCity, billingPostalCode, billingCountry };
}
