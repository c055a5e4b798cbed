import type { SiteFacts } from "#app/features/site/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";

import { countriesText, deliveryRows, vatText } from "./price-terms.ts";
import type { TextPage } from "./text-page.ts";

/** Where we deliver, how fast and for how much. */
export function shippingPage({ shipping, vat }: SiteFacts): TextPage {
  return {
    title: "Shipping",
    intro: `Packed within 24 hours, with you in a few days, and free from ${formatPrice(shipping.freeThresholdOre)}.`,
    updated: "2026-11-01",
    sections: [
      {
        id: "methods",
        title: "Methods and costs",
        blocks: [
          {
            table: { caption: "Delivery methods", head: ["Method", "Time", "Cost"], rows: deliveryRows(shipping) },
          },
          `Shipping is free for any method when your order is at least ${formatPrice(shipping.freeThresholdOre)} after discount. ${vatText(vat)}`,
        ],
      },
      {
        id: "where",
        title: "Where we deliver",
        blocks: [
          `To ${countriesText}. Most parcels within Sweden arrive in 1-3 business days. The northernmost regions, islands and the other countries can take a day or two longer than the method says.`,
        ],
      },
      {
        id: "processing",
        title: "From order to parcel",
        blocks: [
          "Orders are processed within 24 hours on business days. What you order on a weekend or a public holiday is packed on the next business day.",
        ],
      },
      {
        id: "tracking",
        title: "Following your parcel",
        blocks: [
          "The order confirmation comes by e-mail as soon as the order is paid, and carries a link to your order. Track My Order, in the Support Center on every page, shows where an order stands: enter its order number or tracking id.",
        ],
      },
      {
        id: "problems",
        title: "Late, damaged or missing",
        blocks: [
          "If a parcel is more than two business days late, damaged or incomplete, [write to us](/contact). We find it, send a new one or refund you. You never carry the risk of the transport.",
          "A parcel that is not collected comes back to us; we then refund the goods, and may charge what the transport cost us.",
        ],
      },
    ],
  };
}
