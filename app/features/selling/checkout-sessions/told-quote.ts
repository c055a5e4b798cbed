import type { Quote, QuotedLine } from "#app/features/selling/orders/quote-order.ts";
import { offeredShippingMethods } from "#app/features/shop/shipping/rates.ts";

/* What the protocols tell of a quote alike. */

/** The id of a line in a session. */
export const lineId = ({ variantId }: Pick<QuotedLine, "variantId">) => `li_${variantId}`;

/** The ids of the lines that can be ordered, and so be sent. */
export const sentLineIds = ({ lines }: Pick<Quote, "lines">) => lines.filter(({ orderable }) => orderable).map(lineId);

/** A line's picture, absolute. */
export const imageUrl = ({ image }: Pick<QuotedLine, "image">, origin: string) =>
  image ? new URL(image, origin).href : null;

/** What a discount takes off each line, in öre, by the line's path in an answer. */
export const allocationsOf = ({ lines }: Pick<Quote, "lines">) =>
  lines.flatMap(({ discountOre }, i) => (discountOre > 0 ? [{ path: `$.line_items[${i}]`, amount: discountOre }] : []));

/** What a discount is called. */
export const discountTitle = ({ title, description, code }: NonNullable<Quote["discount"]>) =>
  title ?? (description || code || "Discount");

/** `VAT 25%` */
export const vatName = ({ vat }: Pick<Quote, "vat">) => `VAT ${vat.rateHundredths / 100}%`;

/** The way that it is sent. */
export const shippingName = ({ shippingMethod }: Pick<Quote, "shippingMethod">) =>
  offeredShippingMethods.find(({ id }) => id === shippingMethod)?.name ?? "Shipping";

/** Each way to send it. Times are ISO. */
export const shippingOptions = ({ shipping }: Pick<Quote, "shipping">) =>
  shipping.map(({ method, name, expected, from, to, priceOre }) => ({
    id: method,
    title: name,
    description: `Arrives ${expected}`,
    earliest: `${from}T00:00:00Z`,
    latest: `${to}T23:59:59Z`,
    priceOre,
  }));
