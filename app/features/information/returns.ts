import type { SiteFacts } from "#app/features/site/use-site.ts";

import type { TextPage } from "./text-page.ts";

/** How to send something back. */
export function returnsPage({ promotions, contact, identity }: SiteFacts): TextPage {
  const days = promotions.returnDays;
  return {
    title: "Returns",
    intro: `Try it at home, in the size you think. You have ${days} days from delivery to change your mind, and exchanges are free.`,
    updated: "2026-11-01",
    sections: [
      {
        id: "our-promise",
        title: `${days} days`,
        blocks: [
          `You may return unused goods within ${days} days after delivery. That is our promise on top of the law, which gives you a right of withdrawal of 14 days from the day you received the goods.`,
          {
            list: [
              "Try garments on as you would in a shop; do not train in them or wash them.",
              "Leave labels on, and hygiene seals on sports bras' liners and bottles.",
              "Send everything in its bag, in any sturdy parcel.",
            ],
          },
        ],
      },
      {
        id: "how",
        title: "How to return",
        blocks: [
          {
            list: [
              "Tell us with the [return form](/contact?reason=returns): order number, what comes back, and whether you want a refund or another size.",
              "We answer within 24 hours on weekdays with a return label.",
              `Hand the parcel in. Should you send it without our label, the address is ${identity.companyName}, Returns, ${contact.street}, ${contact.postalCode} ${contact.city}.`,
            ],
          },
        ],
      },
      {
        id: "exchanges",
        title: "Exchanges",
        blocks: [
          "Another size or color is free of charge, both ways. We keep the new piece for you as soon as you have told us, if it is in stock.",
        ],
      },
      {
        id: "refunds",
        title: "Refunds",
        blocks: [
          "We refund you within 14 days of receiving the return, by the method you paid with. When you withdraw from a whole order within 14 days of delivery, the standard shipping you paid is refunded too.",
        ],
      },
      {
        id: "faulty",
        title: "Something is wrong with it",
        blocks: [
          "That is no return but a complaint, and you have three years to make it. [Write to us](/contact?reason=returns) with a picture; we mend, replace or refund, and pay for the transport.",
        ],
      },
      {
        id: "if-we-disagree",
        title: "If we disagree",
        blocks: [
          "Read the [Terms of Service](/terms-of-service#right-of-withdrawal) for the whole text. You can have the National Board for Consumer Disputes, [ARN](https://www.arn.se/), look at the matter; we follow its recommendations. Konsumentverket's [Hallå konsument](https://www.hallakonsument.se/) gives advice free of charge.",
        ],
      },
    ],
  };
}
