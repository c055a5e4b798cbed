import { refusalReasonNames } from "#app/features/catalogue/reviews/refusal-reasons.texts.ts";
import type { ReviewFigures } from "#app/features/catalogue/reviews/review-figures.server.ts";
import { reviewFilterTexts } from "#app/features/catalogue/reviews/review-filter.texts.ts";
import { reviewTexts } from "#app/features/catalogue/reviews/review.texts.ts";
import { reviewRulesPath, unverifiedText } from "#app/features/catalogue/reviews/review.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { reviewRulesTexts } from "./review-rules.texts.ts";

/** How reviews are asked for, checked, read and declined (MFL 12 c §), with the shop's own figures. */
export function reviewRules({ stars, reasons }: ReviewFigures): TextPage {
  const declined = stars.reduce((sum, row) => sum + row.declined, 0);
  const counts = new Map<string, number>(reasons.map(({ reason, count }) => [reason, count]));
  const texts = reviewRulesTexts();
  const { checked, notChecked, byStars } = reviewTexts();
  const { amount, unit } = retentionPeriods.rejectedReviews;
  const kept = texts[unit](amount);
  return {
    title: pageNames()[reviewRulesPath],
    intro: texts.intro,
    updated: "2026-11-29",
    sections: [
      { id: "asked", title: texts.askedTitle, blocks: [texts.asked, texts.unpaid] },
      {
        id: "checked",
        title: texts.checkedTitle,
        blocks: [
          texts.verified(checked),
          texts.unverified(notChecked),
          texts.imported(unverifiedText("…")),
          texts.counted,
        ],
      },
      { id: "read", title: texts.readTitle, blocks: [texts.readByStaff, texts.dated] },
      {
        id: "declined",
        title: texts.declinedTitle,
        blocks: [
          texts.declined(kept),
          {
            table: {
              caption: texts.declinedCaption(kept),
              head: [texts.aReviewThat, texts.declinedHead],
              rows: [
                ...Object.entries(refusalReasonNames()).map(([reason, name]) => [
                  name,
                  String(counts.get(reason) ?? 0),
                ]),
                ...(counts.has("other") ? [[texts.declinedBefore, String(counts.get("other"))]] : []),
              ],
            },
          },
        ],
      },
      {
        id: "figures",
        title: texts.figuresTitle,
        blocks: [
          {
            table: {
              caption: byStars,
              head: [reviewFilterTexts().stars, texts.verifiedHead, notChecked, texts.declinedLast(kept)],
              rows: stars.map((row) => [
                String(row.stars),
                String(row.checked),
                String(row.notChecked),
                String(row.declined),
              ]),
            },
          },
          declined === 0 ? texts.noneDeclined(kept) : "",
        ].filter((block) => block !== ""),
      },
      { id: "reply", title: texts.disagreeTitle, blocks: [texts.disagree] },
    ],
  };
}
