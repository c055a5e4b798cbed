import { paymentRefusals } from "./payment-refusals.texts.ts";

/** Why a payment was declined, in the language of whoever is told: it is stored in English, as staff read it. Another reason stays as it is. */
export function localReason(reason: string): string {
  const known = Object.entries(paymentRefusals("en")).find(([, text]) => text === reason);
  return known ? paymentRefusals()[known[0] as keyof ReturnType<typeof paymentRefusals>] : reason;
}
