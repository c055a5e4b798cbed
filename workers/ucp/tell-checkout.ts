import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { countryTold, filledIn } from "#app/features/selling/checkout-sessions/asked-checkout.ts";
import { type Remark, remarksOf } from "#app/features/selling/checkout-sessions/remarks.ts";
import {
  allocationsOf,
  discountTitle,
  imageUrl,
  lineId,
  sentLineIds,
  shippingName,
  shippingOptions,
  vatName,
} from "#app/features/selling/checkout-sessions/told-quote.ts";
import type { Quote, QuotedLine } from "#app/features/selling/orders/quote-order.ts";

import type { Message } from "./answers.ts";

/** What an agent is told of what it asked for, at one moment. Amounts in öre, which are the currency's minor unit. */
export type ToldCheckout = ReturnType<typeof tellCheckout>;

/** Tells a quote in the words of the protocol. `origin` is the shop's address. */
export function tellCheckout(asked: AskedCheckout, quote: Quote, origin: string) {
  return {
    currency: quote.currency,
    line_items: quote.lines.map((line) => lineItem(line, origin)),
    totals: totalsOf(quote),
    discounts: discountsOf(asked, quote),
    fulfillment: fulfillmentOf(asked, quote),
    messages: remarksOf(asked, quote).map((remark) => messageOf(remark, asked)),
  };
}

/** A line that cannot be ordered counts for nothing, as in the totals. */
function lineItem(line: QuotedLine, origin: string) {
  const { variantId, name, color, size, unitPriceOre, quantity, discountOre, totalOre } = line;
  const image_url = imageUrl(line, origin);
  return {
    id: lineId(line),
    item: {
      id: variantId,
      title: `${name}, ${color}, ${size}`,
      price: unitPriceOre,
      ...(image_url ? { image_url } : {}),
    },
    quantity,
    totals: [
      { type: "subtotal", amount: totalOre + discountOre },
      ...(discountOre > 0 ? [{ type: "items_discount", amount: -discountOre }] : []),
      { type: "total", amount: totalOre },
    ],
  };
}

/** VAT that is in the prices is no amount of its own, for the entries must add up to the total: it is a part of that. */
function totalsOf(quote: Quote) {
  const { subtotalOre, discountOre, shippingOre, taxOre, totalOre } = quote.totals;
  const rate = vatName(quote);
  const isInside = quote.vat.mode === "included" && taxOre > 0;
  return [
    { type: "subtotal", display_text: "Subtotal", amount: subtotalOre },
    ...(discountOre > 0 ? [{ type: "items_discount", display_text: "Discount", amount: -discountOre }] : []),
    { type: "fulfillment", display_text: shippingName(quote), amount: shippingOre },
    ...(quote.vat.mode === "added" && taxOre > 0 ? [{ type: "tax", display_text: rate, amount: taxOre }] : []),
    {
      type: "total",
      display_text: "Total",
      amount: totalOre,
      ...(isInside
        ? {
            lines: [
              { display_text: "Without VAT", amount: totalOre - taxOre },
              { display_text: rate, amount: taxOre },
            ],
          }
        : {}),
    },
  ];
}

function discountsOf({ codes }: AskedCheckout, quote: Quote) {
  const { discount } = quote;
  const allocations = allocationsOf(quote);
  const applied = discount && {
    ...(discount.code === null ? { automatic: true } : { code: discount.code }),
    title: discountTitle(discount),
    amount: discount.amountOre,
    ...(allocations.length > 0 ? { allocations } : {}),
  };
  return { codes, applied: applied ? [applied] : [] };
}

/** One method, one package, and each way to send it. */
function fulfillmentOf(asked: AskedCheckout, quote: Quote) {
  const { destination } = asked;
  const line_item_ids = sentLineIds(quote);
  if (line_item_ids.length === 0) return { methods: [] };
  const to = destination && {
    id: destination.id,
    ...filledIn({
      first_name: destination.firstName,
      last_name: destination.lastName,
      street_address: destination.address,
      address_locality: destination.city,
      postal_code: destination.postalCode,
      address_country: countryTold(asked.country),
    }),
  };
  return {
    methods: [
      {
        id: "shipping",
        type: "shipping",
        line_item_ids,
        ...(to ? { destinations: [to], selected_destination_id: to.id } : {}),
        groups: [
          {
            id: "parcel",
            line_item_ids,
            selected_option_id: quote.shippingMethod,
            options: shippingOptions(quote).map(({ id, title, description, earliest, latest, priceOre }) => ({
              id,
              title,
              description,
              earliest_fulfillment_time: earliest,
              latest_fulfillment_time: latest,
              totals: [{ type: "total", amount: priceOre }],
            })),
          },
        ],
      },
    ],
  };
}

function messageOf(remark: Remark, { destination }: AskedCheckout): Message {
  const { content } = remark;
  const error = { type: "error", content, severity: "recoverable" } as const;
  switch (remark.about) {
    case "stock":
      return { ...error, code: "out_of_stock", path: `$.line_items[${remark.line}].quantity` };
    case "unavailable":
      return { ...error, code: "item_unavailable" };
    case "closed":
      return { ...error, code: "checkout_closed" };
    case "undeliverable": {
      const path = destination
        ? "$.fulfillment.methods[0].destinations[0].address_country"
        : "$.context.address_country";
      return { ...error, code: "address_undeliverable", path };
    }
    case "code-expired":
    case "code-invalid":
    case "code-combination":
      return { type: "warning", code: codeWarnings[remark.about], path: `$.discounts.codes[${remark.code}]`, content };
    case "shipping-changed":
      return { type: "warning", code: "fulfillment_changed", path: "$.fulfillment", content };
    case "duties":
      return { type: "warning", code: "import_duties", content, presentation: "disclosure" };
    case "country-assumed":
      return { type: "info", code: "country_assumed", content };
  }
}

const codeWarnings = {
  "code-expired": "discount_code_expired",
  "code-invalid": "discount_code_invalid",
  "code-combination": "discount_code_combination_disallowed",
} as const;
