import { holdDays } from "#app/features/after-sale/cases/exchange-rules.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { howToReturnText, returnPostageText, standardShippingRefund } from "#app/features/shop/content/return-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { complaintYears, refundSentence, withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";

/** How to send something back. */
export function returnsPage({ promotions, contact, identity }: SiteFacts): TextPage {
  const days = promotions.returnDays;
  return {
    title: "Returns",
    intro: `Try it on at home. You have ${days} days from delivery to change your mind, and exchanges are free.`,
    updated: "2026-11-26",
    sections: [
      {
        id: "our-promise",
        title: `${days} days`,
        blocks: [
          `Return unused items within ${days} days of delivery. Just make sure to:`,
          {
            list: [
              "Try clothes on as you would in a store, but don't train in them or wash them.",
              "Keep the tags on, and the hygiene seals on sports bras and bottles.",
              "Keep items in their original packaging and send them in any sturdy parcel.",
            ],
          },
        ],
      },
      {
        id: "right-of-withdrawal",
        title: `Your legal right: ${withdrawalDays} days`,
        blocks: [
          `By law, you have the right to withdraw within ${withdrawalDays} days of the day you received the last item of your order. You need no reason, and tags and seals don't matter. If an item has been used beyond trying it on, we may reduce your refund by its loss in value. Read more in the [Terms of Service](/terms-of-service#right-of-withdrawal), or print the [standard form](/withdrawal-form).`,
          `[Start a return](/withdraw): two steps, no account, no reason, and a receipt right away. You can do it as soon as you've ordered.`,
        ],
      },
      {
        id: "how",
        title: "How to return",
        blocks: [
          {
            list: [
              howToReturnText,
              `${returnPostageText} Can't find the email? Use the [contact form](/contact?reason=returns) or email [${contact.email}](mailto:${contact.email}).`,
              `Drop off the parcel. Sending it without our label? Address it to ${identity.companyName}, Returns, ${contact.street}, ${contact.postalCode} ${contact.city}.`,
            ],
          },
        ],
      },
      {
        id: "exchanges",
        title: "Exchanges",
        blocks: [
          `Exchanging for another size or color is free, both ways. Open your order from any of our emails, or [get the link again](/order-link), and choose the new one. We'll hold it for ${holdDays} days and ship it once your return arrives. You keep the price you paid, and you can still return your order for a refund.`,
        ],
      },
      {
        id: "refunds",
        title: "Refunds",
        blocks: [
          `${refundSentence} Your refund goes back the way you paid, with no fees. ${standardShippingRefund} You keep your discount and free shipping.`,
        ],
      },
      {
        id: "faulty",
        title: "Faulty items",
        blocks: [
          `Faulty item? In Sweden you have ${complaintYears} years from delivery to tell us. For other countries, see [Your legal guarantee](${legalGuaranteePath}). [Tell us](/complaint), with a picture if you can. We'll repair it, replace it or refund you, and pay for shipping.`,
        ],
      },
      {
        id: "if-we-disagree",
        title: "If we disagree",
        blocks: [
          "You can turn to the Swedish National Board for Consumer Disputes, [ARN](https://www.arn.se/). We follow its recommendations. The Swedish Consumer Agency's [Hallå konsument](https://www.hallakonsument.se/) gives free advice.",
        ],
      },
    ],
  };
}
