import { returnPromise } from "#app/features/shop/content/return-promise.texts.ts";
import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { toldCountry, toldCurrency, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { ownTime, timeText } from "#app/features/shop/shipping/transit-times.ts";
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
  const [country, { free }] = [toldCountry(shipping), toldRates(shipping)];
  const brands = paymentBrands(undefined, checkout?.closedPayments, toldCurrency(shipping));
  return [
    {
      question: texts.shippingQuestion,
      answer: shipping.market
        ? texts.shippingAnswerIn(countryTexts()[`to${country}`], timeText(ownTime("standard", country)), free)
        : texts.shippingAnswer(standard, express, free),
    },
    { question: texts.returnsQuestion, answer: returnPromise().terms(promotions.returnDays) },
    {
      question: texts.paymentQuestion,
      answer: texts.paymentAnswer(localEither(brands)),
    },
  ];
}
