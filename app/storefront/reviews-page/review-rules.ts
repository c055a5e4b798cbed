import type { ReviewFigures } from "#app/features/catalogue/reviews/review-figures.server.ts";
import { checkedText, notCheckedText, refusalReasons } from "#app/features/catalogue/reviews/review.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";

const { amount, unit } = retentionPeriods.rejectedReviews;
const kept = `${amount} ${unit}`;

/** How reviews are asked for, checked, read and declined (MFL 12 c §), with the shop's own figures. */
export function reviewRules({ stars, reasons }: ReviewFigures): TextPage {
  const declined = stars.reduce((sum, row) => sum + row.declined, 0);
  const counts = new Map<string, number>(reasons.map(({ reason, count }) => [reason, count]));
  return {
    title: "How reviews are checked",
    intro: "Who we ask, how we know a buyer is a buyer, and what we decline, with numbers.",
    updated: "2026-11-22",
    sections: [
      {
        id: "asked",
        title: "Who is asked",
        blocks: [
          "Every buyer, in the email that says the order has arrived. Anyone else can write a review, too.",
          "We never pay for reviews, with money, discounts or gifts.",
        ],
      },
      {
        id: "checked",
        title: "How they are checked",
        blocks: [
          `'${checkedText}' means the writer came by the link in that email, from a paid order with this product that we sent. Each order checks one review of each product. Reviews count even if the item was returned.`,
          `'${notCheckedText}' means the writer didn't come by such a link. We don't know whether they bought or used the product, even if they know a customer's email address.`,
          "Ratings and counts, in the shop and for search engines, include checked reviews only. The others are folded away below and never count.",
        ],
      },
      {
        id: "read",
        title: "How they are read",
        blocks: [
          "Our staff read every review before we publish it, unedited. Stars are never a reason to decline one. The newest come first; a few checked ones are featured at the top.",
          "Each review shows the day it was written.",
        ],
      },
      {
        id: "declined",
        title: "What we decline",
        blocks: [
          `For these reasons only. The numbers are of the last ${kept}; after that we delete what we declined.`,
          {
            table: {
              caption: `Declined in the last ${kept}, by reason`,
              head: ["A review that", "Declined"],
              rows: [
                ...Object.entries(refusalReasons).map(([reason, name]) => [name, String(counts.get(reason) ?? 0)]),
                ...(counts.has("other") ? [["Declined before we noted reasons", String(counts.get("other"))]] : []),
              ],
            },
          },
        ],
      },
      {
        id: "figures",
        title: "Published and declined, by stars",
        blocks: [
          {
            table: {
              caption: "Reviews by stars",
              head: ["Stars", "Checked by order", "Not checked", `Declined, ${kept}`],
              rows: stars.map((row) => [
                String(row.stars),
                String(row.checked),
                String(row.notChecked),
                String(row.declined),
              ]),
            },
          },
          declined === 0 ? `We declined none in the last ${kept}.` : "",
        ].filter((block) => block !== ""),
      },
      {
        id: "reply",
        title: "If you disagree",
        blocks: [
          "Was your review declined? [Write to us](/contact): we tell you the reason, and somebody else reads it again. Does a review say something of you or of your work that is not true? Write to us, too: we look at it again, and take a review down that is unlawful.",
        ],
      },
    ],
  };
}
