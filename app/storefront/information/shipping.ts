import { deliveryTimesTable } from "#app/features/shop/content/delivery-times-table.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { countriesText, type DeliveryDays, deliveryRows, vatText } from "#app/features/shop/content/price-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { packingCutoffHour } from "#app/features/shop/shipping/delivery-dates.ts";
import { formatPrice } from "#app/shared/money.ts";

/** Where we deliver, how fast and for how much; `days` when what is ordered now is delivered. */
export function shippingPage({ shipping, vat }: SiteFacts, days: DeliveryDays = {}): TextPage {
  const free = formatPrice(shipping.freeThresholdOre);
  return {
    title: "Shipping",
    intro: `Packed within 24 hours on business days. Free from ${free}.`,
    updated: "2026-11-26",
    sections: [
      {
        id: "methods",
        title: "Methods and costs",
        blocks: [
          {
            table: {
              caption: `Free from ${free}`,
              isCaptionShown: true,
              head: ["Country", "Standard", "Express"],
              rows: deliveryRows(shipping, days),
            },
          },
          `Dates are for orders placed now. Any method is free on orders of ${free} or more after discount. ${vatText(vat)}`,
        ],
      },
      {
        id: "where",
        title: "Where we deliver",
        blocks: [`To ${countriesText}. Northern regions and islands can take a day or two longer.`],
      },
      {
        id: "processing",
        title: "From order to parcel",
        blocks: [
          `We process orders within 24 hours on business days. Order by ${packingCutoffHour}:00 on a business day and we pack it the same day. Delivery times start the day we pack. Weekends, Swedish public holidays, Midsummer Eve, Christmas Eve and New Year's Eve aren't business days.`,
          { table: deliveryTimesTable() },
        ],
      },
      {
        id: "partner",
        title: "Shipped by a partner",
        blocks: [
          "Items marked 'Ships from our partner' arrive in a separate parcel and take longer, as the table above shows. They can't go express, so any order with one ships by standard delivery. You still buy from us, with the same rights.",
        ],
      },
      {
        id: "tracking",
        title: "Following your order",
        blocks: [
          "We'll email you a confirmation with a link to your order once it's paid. Or enter your order number or tracking ID:",
        ],
      },
      {
        id: "problems",
        title: "Late, damaged or missing",
        blocks: [
          "If a parcel is late, damaged or incomplete, [contact us](/contact). We'll track it down, send a replacement or refund you. Your parcel is our responsibility until you have it.",
        ],
      },
    ],
  };
}
