import { countriesText } from "./price-terms.ts";
import { returnTermsTexts } from "./return-terms.texts.ts";

/**
 * Who pays for sending goods back: the shop, from every country that it delivers to. The law would let the buyer pay if they were told
 * so (Distance Contracts Act, 2:13). Pages and e-mails all say it from here.
 */
export function returnPostageText(): string {
  return returnTermsTexts().postage(countriesText());
}

/** Where a shopper sends goods back from: the same steps on the returns page, in the FAQ and in the Support Center. */
export function howToReturnText(): string {
  return returnTermsTexts().howToReturn;
}

/** What goes back for shipping, as the terms and the returns page say it (the same act, 2:14 and 2:15). */
export function standardShippingRefund(): string {
  return returnTermsTexts().standardShipping;
}

/** The same with what a return of a part leaves as it was, as the terms say it. */
export function shippingRefundSentence(): string {
  return `${standardShippingRefund()} ${returnTermsTexts().neverAfterward}`;
}
