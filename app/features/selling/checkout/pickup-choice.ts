import { normalizePostalCode } from "#app/features/shop/addresses/postal-code.ts";

import type { CheckoutForm } from "./checkout-form.ts";

/** What the form keeps of a point. */
export type PickedPoint = Pick<CheckoutForm, "pickupPointId" | "pickupPoint" | "pickupPointFor">;

type Address = Pick<CheckoutForm, "country" | "postalCode">;

/** The place that points are offered for, `Sweden 619 30`; null while the postal code isn't whole. */
export function pickupPlace({ country, postalCode }: Address): string | null {
  const code = normalizePostalCode(postalCode, country);
  return code && `${country} ${code}`;
}

/** Whether the chosen point was offered for another postal code than the form has now. Not while one is still being typed. */
export function isPointStale(form: CheckoutForm): boolean {
  const place = pickupPlace(form);
  return form.pickupPointId !== "" && place !== null && form.pickupPointFor !== place;
}
