import { currentLanguage } from "#app/shared/language/current-language.ts";

import { paymentRefusals } from "./payment-refusals.texts.ts";

/**
 * Why a payment was declined, in the language of whoever is told: it is stored in English, as staff read it. Another reason stays as it is in
 * English, and is told in general in other languages.
 */
export function localReason(reason: string): string {
  const known = Object.entries(paymentRefusals("en")).find(([, text]) => text === reason);
  if (known) return paymentRefusals()[known[0] as keyof ReturnType<typeof paymentRefusals>];
  return currentLanguage() === "en" ? reason : paymentRefusals().declinedOtherWay;
}
