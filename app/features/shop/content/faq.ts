import { toldCurrency, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { sourceTexts } from "#app/features/shop/shipping/sources.texts.ts";
import { paymentMethodTexts } from "#app/shared/payment-methods.texts.ts";
import { paymentBrandsText } from "#app/shared/payment-methods.ts";

import { expressFromOrderText } from "./delivery-times-table.ts";
import { faqTable } from "./faq-answer.ts";
import { faqTexts } from "./faq.texts.ts";
import { openingHoursText } from "./opening-hours.ts";
import type { PageText } from "./page-texts.server.ts";
import { paymentCountriesText } from "./payment-countries.ts";
import { deliveryCostsText, offersPayLater, toCountriesText, vatText } from "./price-terms.ts";
import { refundSentence } from "./refund-terms.ts";
import { returnPromise } from "./return-promise.texts.ts";
import type { SiteFacts } from "./use-site.ts";
import { withdrawalDays } from "./withdrawal-terms.ts";

type Faq = PageText<"faq">;
export type FaqEntry = Faq["entries"][number];

/** What stands beside the questions in the current language, until staff edit it. */
export function faqIntro(): string {
  return faqTexts().intro;
}

/**
 * The ten questions people ask most in the current language, until staff edit them. Answers hold links, and tables on a line of their own
 * (`faq-answer.ts`).
 */
export function faqEntries({ contact, hours, shipping, vat, promotions, checkout }: SiteFacts): FaqEntry[] {
  const texts = faqTexts();
  const email = `[${contact.email}](mailto:${contact.email})`;
  const { klarnaPayLater, klarnaFlexible } = paymentMethodTexts();
  const currency = toldCurrency(shipping);
  const whereAndHow = [
    paymentCountriesText(checkout?.closedPayments, currency),
    offersPayLater(checkout) ? texts.credit(klarnaPayLater, klarnaFlexible) : null,
  ]
    .filter((text) => text !== null)
    .join(" ");
  return [
    { question: texts.whereQuestion, answer: texts.where(toCountriesText(shipping), sourceTexts().fromPartner) },
    { question: texts.timeQuestion, answer: texts.time(faqTable("Delivery times"), expressFromOrderText(shipping)) },
    {
      question: texts.costsQuestion,
      answer: texts.costs(deliveryCostsText(shipping), toldRates(shipping).free),
    },
    {
      question: texts.returnsQuestion,
      answer: texts.returns(returnPromise().terms(promotions.returnDays), refundSentence(), withdrawalDays),
    },
    { question: texts.sizesQuestion, answer: texts.sizes },
    {
      question: texts.payQuestion,
      answer: texts.pay(paymentBrandsText(checkout?.closedPayments, currency), whereAndHow).replaceAll("  ", " "),
    },
    { question: texts.vatQuestion, answer: vatText(vat, shipping) },
    { question: texts.codeQuestion, answer: texts.code(promotions.welcomeCode) },
    { question: texts.followQuestion, answer: texts.follow },
    { question: texts.reachQuestion, answer: texts.reach(email, contact.phone, openingHoursText(hours)) },
  ];
}
