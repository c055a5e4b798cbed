import { holdDays } from "#app/features/after-sale/cases/exchange-rules.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { legalGuaranteePath } from "#app/features/shop/content/guarantee-terms.ts";
import { howToReturnText, returnPostageText } from "#app/features/shop/content/return-terms.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import {
  complaintYears,
  refundSentence,
  shippingRefundSentence,
  withdrawalDays,
  withdrawalLink,
} from "#app/features/shop/content/withdrawal-terms.ts";

/** How to send something back. */
export function returnsPage({ promotions, contact, identity }: SiteFacts): TextPage {
  const days = promotions.returnDays;
  return {
    title: "Returns",
    intro: `Try it on at home. You have ${days} days from delivery to change your mind, and exchanges are free.`,
    updated: "2026-11-22",
    sections: [
      {
        id: "our-promise",
        title: `${days} days`,
        blocks: [
          `You may return unused goods within ${days} days of delivery. That is our own promise. For it we ask you to:`,
          {
            list: [
              "Try garments on as you would in a shop, but not train in them or wash them.",
              "Leave the labels on, and the hygiene seals of sports bras and bottles.",
              "Send everything in its bag, in any sturdy parcel.",
            ],
          },
        ],
      },
      {
        id: "right-of-withdrawal",
        title: `The law: ${withdrawalDays} days`,
        blocks: [
          `The law gives you a right of withdrawal of ${withdrawalDays} days from the day you received the last item of your order. It needs no reason, and it does not depend on labels or seals. If you have used the goods more than it takes to try them, we may deduct what they have lost in value. The whole text is in the [Terms of Service](/terms-of-service#right-of-withdrawal), and the [standard form](/withdrawal-form) is there to print.`,
          `To use it: ${withdrawalLink}. Two steps, no account, no reason, and a receipt at once. It works from the moment you order.`,
        ],
      },
      {
        id: "how",
        title: "How to return",
        blocks: [
          {
            list: [
              howToReturnText,
              `${returnPostageText} Can't find the email? Write to us with the [contact form](/contact?reason=returns), or at [${contact.email}](mailto:${contact.email}).`,
              `Drop off the parcel. If you send it without our label, the address is ${identity.companyName}, Returns, ${contact.street}, ${contact.postalCode} ${contact.city}.`,
            ],
          },
        ],
      },
      {
        id: "exchanges",
        title: "Exchanges",
        blocks: [
          `Another size or color is free of charge, both ways. Open your order from any of our e-mails and choose it: we hold it for you for ${holdDays} days and send it as soon as we have the old one. The price you paid stays. An exchange is our offer; your right to withdraw stays.`,
        ],
      },
      {
        id: "refunds",
        title: "Refunds",
        blocks: [
          `${refundSentence} The money goes back the way you paid, at no cost to you. ${shippingRefundSentence}`,
        ],
      },
      {
        id: "faulty",
        title: "Something is wrong with it",
        blocks: [
          `Faulty item? In Sweden you have ${complaintYears} years to claim, counted from delivery; for the other countries see [Your legal guarantee](${legalGuaranteePath}). [Make a complaint](/complaint), with a picture if you can. We repair it, replace it or refund you, and pay for the transport.`,
        ],
      },
      {
        id: "if-we-disagree",
        title: "If we disagree",
        blocks: [
          "You can take the matter to the National Board for Consumer Disputes, [ARN](https://www.arn.se/). We follow its recommendations. Konsumentverket's [Hallå konsument](https://www.hallakonsument.se/) gives free advice.",
        ],
      },
    ],
  };
}
