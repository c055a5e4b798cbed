import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { toldRates } from "#app/features/shop/markets/told-rates.ts";
import { ownTime } from "#app/features/shop/shipping/transit-times.ts";
import { localEither } from "#app/shared/language/local-lists.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import { supportTexts } from "./support-panel.texts.ts";

interface Question {
  question: string;
  answer: string;
}

/** The three questions the Support Center answers at once. */
export function supportQuestions({
  shipping,
  promotions,
  checkout,
}: Pick<SiteFacts, "shipping" | "promotions" | "checkout">): Question[] {
  const texts = supportTexts();
  const [standard, express] = [ownTime("standard", "Sweden"), ownTime("express", "Sweden")];
  const brands = paymentBrands(undefined, checkout?.closedPayments);
  return [
    {
      question: texts.shippingQuestion,
      answer: texts.shippingAnswer(standard, express, toldRates(shipping).free),
    },
    { question: texts.returnsQuestion, answer: returnPromise().terms(promotions.returnDays) },
    {
      question: texts.paymentQuestion,
      answer: texts.paymentAnswer(localEither(brands)),
    },
  ];
}
