import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { codeExpired } from "#app/features/selling/discounts/evaluate-code.ts";
import { checkoutClosed } from "#app/features/selling/orders/check-order.ts";
import type { Quote, QuotedLine } from "#app/features/selling/orders/quote-order.ts";
import { countryCodes } from "#app/features/shop/shipping/country-codes.ts";
import { dutiesText } from "#app/features/shop/shipping/exports.ts";
import { offeredShippingMethods, shippingCountries } from "#app/features/shop/shipping/rates.ts";

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
    messages: messagesOf(asked, quote),
  };
}

const lineId = ({ variantId }: Pick<QuotedLine, "variantId">) => `li_${variantId}`;

/** A line that cannot be ordered counts for nothing, as in the totals. */
function lineItem(line: QuotedLine, origin: string) {
  const { variantId, name, color, size, unitPriceOre, image, quantity, discountOre, totalOre } = line;
  return {
    id: lineId(line),
    item: {
      id: variantId,
      title: `${name}, ${color}, ${size}`,
      price: unitPriceOre,
      ...(image ? { image_url: new URL(image, origin).href } : {}),
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
function totalsOf({ totals, vat, shippingMethod }: Quote) {
  const { subtotalOre, discountOre, shippingOre, taxOre, totalOre } = totals;
  const rate = `VAT ${vat.rateHundredths / 100}%`;
  const isInside = vat.mode === "included" && taxOre > 0;
  const way = offeredShippingMethods.find(({ id }) => id === shippingMethod)?.name ?? "Shipping";
  return [
    { type: "subtotal", display_text: "Subtotal", amount: subtotalOre },
    ...(discountOre > 0 ? [{ type: "items_discount", display_text: "Discount", amount: -discountOre }] : []),
    { type: "fulfillment", display_text: way, amount: shippingOre },
    ...(vat.mode === "added" && taxOre > 0 ? [{ type: "tax", display_text: rate, amount: taxOre }] : []),
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

function discountsOf({ codes }: AskedCheckout, { discount, lines }: Quote) {
  const allocations = lines.flatMap(({ discountOre }, i) =>
    discountOre > 0 ? [{ path: `$.line_items[${i}]`, amount: discountOre }] : [],
  );
  const applied = discount && {
    ...(discount.code === null ? { automatic: true } : { code: discount.code }),
    title: discount.title ?? (discount.description || discount.code || "Discount"),
    amount: discount.amountOre,
    ...(allocations.length > 0 ? { allocations } : {}),
  };
  return { codes, applied: applied ? [applied] : [] };
}

/** One method, one package, and each way to send it. */
function fulfillmentOf(asked: AskedCheckout, { lines, shipping, shippingMethod }: Quote) {
  const { destination } = asked;
  const line_item_ids = lines.filter(({ orderable }) => orderable).map(lineId);
  if (line_item_ids.length === 0) return { methods: [] };
  const known = shippingCountries.find((name) => name === asked.country);
  const to = destination && {
    id: destination.id,
    ...told({
      first_name: destination.firstName,
      last_name: destination.lastName,
      street_address: destination.address,
      address_locality: destination.city,
      postal_code: destination.postalCode,
      address_country: known ? countryCodes[known] : asked.country,
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
            selected_option_id: shippingMethod,
            options: shipping.map(({ method, name, expected, from, to: until, priceOre }) => ({
              id: method,
              title: name,
              description: `Arrives ${expected}`,
              earliest_fulfillment_time: `${from}T00:00:00Z`,
              latest_fulfillment_time: `${until}T23:59:59Z`,
              totals: [{ type: "total", amount: priceOre }],
            })),
          },
        ],
      },
    ],
  };
}

/** Fields without those that are empty. */
export function told(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
}

function messagesOf(asked: AskedCheckout, { lines, problems, discount, country }: Quote): Message[] {
  const toldAt = (askedAt: number | undefined) => lines.findIndex(({ index }) => index === askedAt);
  const ofQuote = problems.map(({ problem, message, line, available }): Message => {
    const error = { type: "error", content: message, severity: "recoverable" } as const;
    if (problem === "stock" && available !== undefined)
      return { ...error, code: "out_of_stock", path: `$.line_items[${toldAt(line)}].quantity` };
    if (problem === "discount-refused") {
      const code = message === codeExpired ? "discount_code_expired" : "discount_code_invalid";
      return { type: "warning", code, path: "$.discounts.codes[0]", content: message };
    }
    if (problem === "checkout-refused")
      return message === checkoutClosed
        ? { ...error, code: "checkout_closed" }
        : { type: "warning", code: "fulfillment_changed", path: "$.fulfillment", content: message };
    const id = asked.lines[line ?? -1]?.variantId ?? "";
    return { ...error, code: "item_unavailable", content: `Item ${id} isn't for sale. Send the checkout without it.` };
  });
  const isRefused = problems.some(({ problem }) => problem === "discount-refused");
  const disallowed = (i: number, content: string): Message => ({
    type: "warning",
    code: "discount_code_combination_disallowed",
    path: `$.discounts.codes[${i}]`,
    content,
  });
  const beaten = asked.codes.length > 0 && !isRefused && discount?.code === null ? [discount.description] : [];
  const duties = dutiesText(country);
  return [
    ...ofQuote,
    ...beaten.map((why) => disallowed(0, why)),
    ...asked.codes.slice(1).map((_, i) => disallowed(i + 1, "An order takes one discount code.")),
    ...countryMessages(asked),
    ...(duties
      ? [{ type: "warning", code: "import_duties", content: duties, presentation: "disclosure" } as const]
      : []),
  ];
}

function countryMessages({ country, destination }: AskedCheckout): Message[] {
  const countries = shippingCountries.join(", ");
  if (country === "")
    return [
      { type: "info", code: "country_assumed", content: `Counted for delivery to Sweden. We deliver to ${countries}.` },
    ];
  if (shippingCountries.some((name) => name === country)) return [];
  return [
    {
      type: "error",
      code: "address_undeliverable",
      path: destination ? "$.fulfillment.methods[0].destinations[0].address_country" : "$.context.address_country",
      content: `We don't deliver to ${country}. We deliver to ${countries}.`,
      severity: "recoverable",
    },
  ];
}
