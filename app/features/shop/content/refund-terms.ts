import { refundTermsTexts } from "./refund-terms.texts.ts";
import { refundDays } from "./withdrawal-terms.ts";

/** When the money comes back, in a line. */
export function refundText(): string {
  return refundTermsTexts().refundLine(refundDays);
}

/** When the money comes back, as the terms, the returns page and the FAQ say it. */
export function refundSentence(): string {
  return refundTermsTexts().refundSentence(refundDays);
}
