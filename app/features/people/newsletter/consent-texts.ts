import type { ConsentPurpose } from "#app/shared/states.ts";

import { checkoutConsentTexts } from "./checkout-consent.texts.ts";

/** The whole texts of the checkout's boxes, in the current language. */
export function checkoutConsents(): Readonly<Record<ConsentPurpose, string>> {
  const { newsletter, offers, note } = checkoutConsentTexts();
  return { newsletter: `${newsletter}. ${note}`, offers: `${offers}. ${note}` };
}
