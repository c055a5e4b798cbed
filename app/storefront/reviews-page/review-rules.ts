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
    intro: "Who is asked, how we know that somebody bought the product, what we decline and why, and how often.",
    updated: "2026-11-22",
    sections: [
      {
        id: "asked",
        title: "Who is asked",
        blocks: [
          "Every buyer, in the e-mail that says the order has arrived. We ask nobody else, and choose nobody. Anybody may write a review without being asked, too.",
          "Nobody is paid for a review, and nobody gets a discount or a gift for one, good or bad.",
        ],
      },
      {
        id: "checked",
        title: "How they are checked",
        blocks: [
          `'${checkedText}' means: the writer came by the signed link of that e-mail, the order was paid, and it held this product, which we sent. Each order checks one review of each product. Who sent the product back has bought it all the same.`,
          `'${notCheckedText}' means: the writer did not come by such a link. We do not know whether that person has bought or used the product. Knowing a customer's e-mail address changes nothing.`,
          "Every average, number of stars and count of reviews in the shop, and what we tell search engines, is of the checked ones alone. The others stand below them, folded away, and count nowhere.",
        ],
      },
      {
        id: "read",
        title: "How they are read",
        blocks: [
          "Our staff read each review before it is published. They change no word, and how many stars it gives is never a reason to decline it. The newest come first; a few checked ones are featured above the others.",
          "The day it was written stands with each review.",
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
