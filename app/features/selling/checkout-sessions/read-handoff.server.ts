import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsOfVariantsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { orderRefusals } from "#app/features/selling/orders/order-refusals.texts.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { homeMarket } from "#app/features/shop/markets/markets.ts";
import { isExportOrder, isVoecOrder } from "#app/features/shop/shipping/exports.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { sizeName } from "#app/shared/size-name.ts";

import { quoteRequestOf } from "./quote-request.ts";
import { readSessionOfLink } from "./read-session.server.ts";

export type Handoff = NonNullable<Awaited<ReturnType<typeof readHandoff>>>;

/**
 * What a person who opens the link of an agent's session is shown and takes over: what can be ordered of it at this moment, at today's
 * prices, and why the rest can't. Null for an unknown link. The agent's own words are shown as such, and nothing is ordered.
 */
export async function readHandoff(db: Database, linkToken: string, now: Date) {
  const found = await readSessionOfLink(db, linkToken, now);
  if (!found) return null;
  const { session, state } = found;
  const { agentName, asked } = session;
  if (state !== "open") return { state, agentName };
  const request = quoteRequestOf(asked);
  const ids = asked.lines.map(({ variantId }) => variantId);
  const [{ quote }, rows] = await Promise.all([
    readQuote(db, request, now),
    sellableProductsOfVariantsStatement(db, [], ids),
  ]);
  if (quote.kind !== "quoted") return { state: "canceled" as const, agentName };
  const products = sellableProducts(rows);
  const lines: CartLine[] = quote.lines.flatMap(({ productId, variantId, quantity, orderable }) => {
    const product = products.get(productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!orderable || !product || !variant) return [];
    const { name, currency, source } = product;
    const { priceOre, size, color, sizeId, colorId } = variant;
    const image = variant.image ?? product.image;
    return [
      {
        id: productId,
        originalId: null,
        name,
        priceOre,
        image,
        size,
        color,
        sizeId,
        colorId,
        variantId,
        quantity,
        currency,
        source,
        ...(sizeName(size) !== size && { localSize: { language: currentLanguage(), name: sizeName(size) } }),
      },
    ];
  });
  const { currency, country, shippingMethod, totals } = quote;
  const isSentThere = asked.country === "" || asked.country === country;
  // An address elsewhere is none of ours.
  const to = isSentThere ? asked.destination : null;
  return {
    state,
    agentName,
    expiresAt: session.expiresAt,
    lines,
    currency,
    totals,
    vat: isExportOrder({ country, vatRateHundredths: quote.vat.rateHundredths }) ? {} : quote.vat.mode,
    nothingDue: isVoecOrder({ vatCountry: quote.vat.country }),
    toldTotalOre: session.toldTotalOre,
    // Agents are told the shop's own prices. The page may be one of a market with others.
    toldCurrency: currentMarket().id === homeMarket.id ? currency : homeMarket.currency,
    discount: quote.discount?.code ?? null,
    discountName: quote.discount && (quote.discount.title ?? quote.discount.code),
    problems: [
      ...quote.problems.map(({ message }) => message),
      ...(isSentThere ? [] : [orderRefusals().notDeliveredTo(countryName(asked.country))]),
    ],
    form: {
      email: asked.buyer.email,
      firstName: to?.firstName || asked.buyer.firstName,
      lastName: to?.lastName || asked.buyer.lastName,
      phone: asked.buyer.phone,
      address: to?.address ?? "",
      city: to?.city ?? "",
      postalCode: to?.postalCode ?? "",
      country,
      shippingMethod,
    },
  };
}
