import type { TextPage } from "#app/features/shop/content/document.ts";
import { countriesText, deliveryCostsText, deliveryRows, vatText } from "#app/features/shop/content/price-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { packingCutoffHour } from "#app/features/shop/shipping/delivery-dates.ts";
import { formatPrice } from "#app/shared/money.ts";

/** Where we deliver, how fast and for how much; `days` when what is ordered now is delivered, a line each country. */
export function shippingPage({ shipping, vat }: SiteFacts, days: string[] = []): TextPage {
  const free = formatPrice(shipping.freeThresholdOre);
  return {
    title: "Shipping",
    intro: `Packed within 24 hours on business days, and free from ${free}.`,
    updated: "2026-11-22",
    sections: [
      ...(days.length > 0 ? [{ id: "order-now", title: "If you order now", blocks: [{ list: days }] }] : []),
      {
        id: "methods",
        title: "Methods and costs",
        blocks: [
          {
            table: {
              caption: "Delivery times",
              head: ["Country", "Standard", "Express", "From our partner"],
              rows: deliveryRows(),
            },
          },
          `${deliveryCostsText(shipping)} Shipping is free for any method when your order is at least ${free} after discount. ${vatText(vat)}`,
        ],
      },
      {
        id: "where",
        title: "Where we deliver",
        blocks: [
          `To ${countriesText}. The northernmost regions and islands can take a day or two longer than the method says.`,
        ],
      },
      {
        id: "processing",
        title: "From order to parcel",
        blocks: [
          `Orders are processed within 24 hours on business days. What you order before ${packingCutoffHour}:00 on a business day is packed that day, the rest on the next one. Weekends and Swedish public holidays, with the eves of Midsummer, Christmas and New Year, are no business days. The method's days are counted from the day we pack.`,
        ],
      },
      {
        id: "partner",
        title: "Sent by a partner",
        blocks: [
          `A few items are marked 'Ships from our partner'. They come in a parcel of their own, take the longer time of the table, and cannot go by express: an order that holds one is sent by standard delivery. Your rights are the same, and it is us you buy from.`,
        ],
      },
      {
        id: "tracking",
        title: "Following your order",
        blocks: [
          "The order confirmation comes by e-mail once the order is paid, and carries a link to your order. Track My Order, in the Support Center on every page, shows where an order stands: enter its order number or tracking ID.",
        ],
      },
      {
        id: "problems",
        title: "Late, damaged or missing",
        blocks: [
          "If a parcel is late, damaged or incomplete, [write to us](/contact). We'll track it down, send a replacement or refund you. The goods are at our risk until you have them.",
        ],
      },
    ],
  };
}
