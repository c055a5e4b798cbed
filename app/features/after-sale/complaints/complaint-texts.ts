import type { ComplaintRemedy, ComplaintWish } from "#app/shared/states.ts";

import { answerDays } from "./complaint-period.ts";

/** What a buyer can ask for, as the form and the receipt say it. */
export const wishNames: Record<ComplaintWish, string> = {
  repair: "Repair it",
  replacement: "Replace it",
  "price-reduction": "Lower the price",
  "money-back": "Money back",
  suggest: "You suggest",
};

/** How we put a fault right, in a letter. */
export const remedyTexts: Record<ComplaintRemedy, string> = {
  repair: "We repair it, free of charge.",
  replacement: "We send you a new one, free of charge.",
  "price-reduction": "We pay back a part of the price, and you keep the goods.",
  "money-back": "We cancel the purchase of what is faulty and pay its price back.",
};

/** What happens next, a sentence each. `due` is the day of our answer. */
export function nextSteps(due: string): string[] {
  return [
    `A person looks at it and answers you by e-mail by ${due} at the latest: within ${answerDays} days. That is our promise.`,
    "If we need the goods, we send you a free return label. Keep them until then.",
    "Repair, replacement and transport cost you nothing.",
  ];
}
