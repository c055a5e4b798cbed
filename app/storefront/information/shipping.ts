import { deliveryTimesTable, expressFromOrderText } from "#app/features/shop/content/delivery-times-table.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { type DeliveryDays, deliveryRows, toCountriesText, vatText } from "#app/features/shop/content/price-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { toldRates } from "#app/features/shop/markets/told-rates.ts";
import { packingCutoffHour } from "#app/features/shop/shipping/delivery-dates.ts";
import { sourceTexts } from "#app/features/shop/shipping/sources.texts.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { shippingTexts } from "./shipping.texts.ts";

/** Where we deliver, how fast and for how much; `days` when what is ordered now is delivered. */
export function shippingPage({ shipping, vat }: SiteFacts, days: DeliveryDays = {}): TextPage {
  const texts = shippingTexts();
  const { free } = toldRates(shipping);
  return {
    title: pageNames()["/shipping"],
    intro: texts.intro(free),
    updated: "2026-11-29",
    sections: [
      {
        id: "methods",
        title: texts.methodsTitle,
        blocks: [
          {
            table: {
              caption: texts.freeFrom(free),
              isCaptionShown: true,
              head: [texts.country, texts.standard, texts.express],
              rows: deliveryRows(shipping, days),
            },
          },
          texts.dates(free, vatText(vat, shipping)),
        ],
      },
      { id: "where", title: texts.whereTitle, blocks: [texts.where(capitalize(toCountriesText(shipping)))] },
      {
        id: "processing",
        title: texts.processingTitle,
        blocks: [
          texts.processing(packingCutoffHour),
          { table: deliveryTimesTable() },
          `${texts.fromPartner(sourceTexts().fromPartner)} ${expressFromOrderText(shipping)}`.trim(),
        ],
      },
      {
        id: "partner",
        title: texts.partnerTitle,
        blocks: [texts.partner(sourceTexts().fromPartner)],
      },
      { id: "tracking", title: texts.trackingTitle, blocks: [texts.tracking] },
      { id: "problems", title: texts.problemsTitle, blocks: [texts.problems] },
    ],
  };
}
