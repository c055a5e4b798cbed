import { holdDays } from "#app/features/after-sale/cases/exchange-rules.ts";
import { adviserLink } from "#app/features/shop/content/complaint-bodies.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { refundSentence } from "#app/features/shop/content/refund-terms.ts";
import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import { howToReturnText, returnPostageText, standardShippingRefund } from "#app/features/shop/content/return-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { complaintYears, withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { currentMarket } from "#app/features/shop/markets/current-market.ts";
import { returnAddressLine } from "#app/features/shop/markets/return-address.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { returnsTexts } from "./returns.texts.ts";

/** How to send something back. */
export function returnsPage({ promotions, contact, identity, shipping }: SiteFacts): TextPage {
  const texts = returnsTexts();
  const days = promotions.returnDays;
  const email = `[${contact.email}](mailto:${contact.email})`;
  const { country } = currentMarket();
  const own = `${contact.street}, ${contact.postalCode} ${contact.city}`;
  const address = returnAddressLine(shipping.returnAddress) ?? own;
  return {
    title: pageNames()["/returns"],
    intro: texts.intro(returnPromise().terms(days)),
    updated: "2026-11-26",
    sections: [
      {
        id: "our-promise",
        title: texts.promiseTitle(days),
        blocks: [texts.promise(days), { list: [texts.tryOn, texts.tags, texts.packaging] }],
      },
      {
        id: "right-of-withdrawal",
        title: texts.lawTitle(withdrawalDays),
        blocks: [texts.law(withdrawalDays), texts.start],
      },
      {
        id: "how",
        title: texts.howTitle,
        blocks: [
          {
            list: [
              howToReturnText(),
              texts.label(returnPostageText(), email),
              texts.dropOff(identity.companyName, address),
            ],
          },
        ],
      },
      { id: "exchanges", title: texts.exchangesTitle, blocks: [texts.exchanges(holdDays)] },
      {
        id: "refunds",
        title: texts.refundsTitle,
        blocks: [texts.refunds(refundSentence(), standardShippingRefund())],
      },
      { id: "faulty", title: texts.faultyTitle, blocks: [texts.faulty(complaintYears, legalGuaranteePath)] },
      {
        id: "if-we-disagree",
        title: texts.disagreeTitle,
        blocks: [texts.disagree(adviserLink(country), country === "Sweden")],
      },
    ],
  };
}
