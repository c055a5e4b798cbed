import type { ReviewFigures } from "#app/features/catalogue/reviews/review-figures.server.ts";
import { checkedText, notCheckedText, refusalReasons, unverifiedText } from "#app/features/catalogue/reviews/review.ts";
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
    intro: "Who we ask for reviews, how we verify buyers, and what we decline, with figures.",
    updated: "2026-11-27",
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
          `'${checkedText}' means the reviewer used the link in that email. We only send it for a paid and shipped order with this product. Each order allows one verified review per product. Reviews count even if the item was returned.`,
          `'${notCheckedText}' means the reviewer didn't use such a link. We don't know whether they bought or used the product, even if they know a customer's email address.`,
          `'${unverifiedText("…")}' names the service a review was imported from when we moved our shop. However that service checked it, we can't, so it stays unverified.`,
          "Ratings and counts, in the shop and for search engines, include verified reviews only. Unverified reviews are listed separately and never count.",
        ],
      },
      {
        id: "read",
        title: "How they are read",
        blocks: [
          "Our staff read every review before we publish it, unedited. We never decline a review for its stars. The newest come first unless you sort them by stars, and a few verified ones are featured at the top.",
          "Each review shows the day it was written.",
        ],
      },
      {
        id: "declined",
        title: "What we decline",
        blocks: [
          `We decline reviews for these reasons only. The figures cover the last ${kept}. After that, we delete declined reviews.`,
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
              head: ["Stars", "Verified", "Unverified", `Declined, ${kept}`],
              rows: stars.map((row) => [
                String(row.stars),
                String(row.checked),
                String(row.notChecked),
                String(row.declined),
              ]),
            },
          },
          declined === 0 ? `We declined no reviews in the last ${kept}.` : "",
        ].filter((block) => block !== ""),
      },
      {
        id: "reply",
        title: "If you disagree",
        blocks: [
          "Was your review declined? [Contact us](/contact) and we'll tell you why, and someone else will read it again. Does a review say something untrue about you or your work? Tell us. We'll look at it again, and remove it if it's unlawful.",
        ],
      },
    ],
  };
}
