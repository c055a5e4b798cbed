import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { countryTold, filledIn } from "#app/features/selling/checkout-sessions/asked-checkout.ts";
import { isInTheWay, type Remark, remarksOf } from "#app/features/selling/checkout-sessions/remarks.ts";
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
import { formatPrice } from "#app/shared/money.ts";

import type { Message } from "./answers.ts";

/** What an agent is told of what it asked for, at one moment. Amounts in öre, which are the currency's minor unit. */
export type ToldCheckout = ReturnType<typeof tellCheckout>;

/** Tells a quote in the words of the protocol. `origin` is the shop's address. */
export function tellCheckout(asked: AskedCheckout, quote: Quote, origin: string) {
  const remarks = remarksOf(asked, quote);
  const sent = sentLineIds(quote);
  const option = { type: "shipping", option_id: quote.shippingMethod, item_ids: sent };
  return {
    isReady: !remarks.some(isInTheWay),
    currency: quote.currency.toLowerCase(),
    ...toldBuyer(asked),
    line_items: quote.lines.map((line) => lineItem(line, origin)),
    fulfillment_options: sent.length === 0 ? [] : shippingOptions(quote).map(fulfillmentOption),
    selected_fulfillment_options: sent.length === 0 ? [] : [option],
    totals: totalsOf(quote),
    discounts: discountsOf(asked, quote, remarks),
    messages: remarks.map(messageOf),
  };
}

function toldBuyer({ buyer, destination, country }: AskedCheckout) {
  const { email, firstName, lastName, phone } = buyer;
  const nameOf = (person: Pick<typeof buyer, "firstName" | "lastName">) =>
    [person.firstName, person.lastName].filter(Boolean).join(" ");
  const name = nameOf(destination ?? buyer);
  const details = {
    // With an email they are the buyer's, which the protocol knows by that.
    ...(email === "" ? filledIn({ name, phone_number: phone }) : {}),
    // The protocol asks for a state, which no country that we deliver to has in its addresses.
    ...(destination && {
      address: {
        name,
        line_one: destination.address,
        city: destination.city,
        state: "",
        postal_code: destination.postalCode,
        country: countryTold(country),
      },
    }),
  };
  return {
    ...(email === ""
      ? {}
      : { buyer: { email, ...filledIn({ first_name: firstName, last_name: lastName, phone_number: phone }) } }),
    ...(Object.keys(details).length === 0 ? {} : { fulfillment_details: details }),
  };
}

/** A line that cannot be ordered counts for nothing, as in the totals. */
function lineItem(line: QuotedLine, origin: string) {
  const { variantId, productId, name, color, size, unitPriceOre, quantity, discountOre, totalOre, orderable } = line;
  const image = imageUrl(line, origin);
  return {
    id: lineId(line),
    item: { id: variantId },
    quantity,
    name: [name, color, size].filter(Boolean).join(", "),
    unit_amount: unitPriceOre,
    product_id: productId,
    ...(image ? { images: [image] } : {}),
    availability_status: orderable ? "in_stock" : "out_of_stock",
    totals: [
      total("subtotal", "Subtotal", totalOre + discountOre),
      ...(discountOre > 0 ? [total("items_discount", "Discount", discountOre)] : []),
      total("total", "Total", totalOre),
    ],
  };
}

const total = (type: string, display_text: string, amount: number) => ({ type, display_text, amount });

function fulfillmentOption(option: ReturnType<typeof shippingOptions>[number]) {
  const { id, title, description, earliest, latest, priceOre } = option;
  return {
    type: "shipping",
    id,
    title,
    description,
    earliest_delivery_time: earliest,
    latest_delivery_time: latest,
    totals: [total("fulfillment", title, priceOre)],
  };
}

/** Discounts are positive, and taken off. VAT that is in the prices is no amount of its own: it is said of the total. */
function totalsOf(quote: Quote) {
  const { subtotalOre, discountOre, shippingOre, taxOre, totalOre } = quote.totals;
  const rate = vatName(quote);
  const isInside = quote.vat.mode === "included" && taxOre > 0;
  return [
    total("subtotal", "Subtotal", subtotalOre),
    ...(discountOre > 0 ? [total("items_discount", "Discount", discountOre)] : []),
    total("fulfillment", shippingName(quote), shippingOre),
    ...(quote.vat.mode === "added" && taxOre > 0 ? [total("tax", rate, taxOre)] : []),
    {
      ...total("total", "Total", totalOre),
      ...(isInside ? { description: `${rate} included: ${formatPrice(taxOre, quote.currency)}` } : {}),
    },
  ];
}

function discountsOf({ codes }: AskedCheckout, quote: Quote, remarks: readonly Remark[]) {
  const { discount } = quote;
  const allocations = allocationsOf(quote);
  const applied = discount && {
    id: discount.code ?? "automatic",
    ...(discount.code === null ? { automatic: true } : { code: discount.code }),
    coupon: { id: discount.code ?? "automatic", name: discountTitle(discount) },
    amount: discount.amountOre,
    ...(allocations.length > 0 ? { allocations } : {}),
  };
  return {
    codes,
    applied: applied ? [applied] : [],
    // Why in words is in the messages.
    rejected: remarks.flatMap((remark) =>
      "code" in remark ? [{ code: codes[remark.code] ?? "", reason: codeReasons[remark.about] }] : [],
    ),
  };
}

const codeReasons = {
  "code-expired": "discount_code_expired",
  "code-invalid": "discount_code_invalid",
  "code-combination": "discount_code_combination_disallowed",
} as const;

function messageOf(remark: Remark): Message {
  const said = { content_type: "plain", content: remark.content } as const;
  const error = { type: "error", resolution: "recoverable", ...said } as const;
  switch (remark.about) {
    case "stock": {
      const param = `$.line_items[${remark.line}].quantity`;
      return { ...error, code: remark.available > 0 ? "quantity_exceeded" : "out_of_stock", param };
    }
    case "unavailable":
      return { ...error, code: "not_found" };
    case "undeliverable":
      return { ...error, code: "region_restricted", param: "$.fulfillment_details.address.country" };
    // Nobody who shops can change that.
    case "closed":
      return { type: "error", code: "unsupported", ...said };
    case "code-expired":
    case "code-invalid":
    case "code-combination": {
      const param = `$.discounts.codes[${remark.code}]`;
      return { type: "warning", code: codeReasons[remark.about], param, resolution: "recoverable", ...said };
    }
    // Of these the protocol has no warnings.
    case "shipping-changed":
    case "duties":
    case "country-assumed":
      return { type: "info", ...said };
  }
}
