import type { TrafficStep } from "#app/shared/states.ts";

import type { CheckoutForm } from "./checkout-form.ts";
import type { FormSection } from "./form-sections.ts";

/** A step of the checkout that is measured for those who allow it. */
export type MeasuredStep = Extract<TrafficStep, "seen-checkout" | "address" | "delivery">;

declare global {
  interface Window {
    /** What this document's checkout has come to: here, so that no page fetches a file for it. It leaves the browser only by `storefront/measuring/`. */
    reachedSteps?: Set<MeasuredStep>;
  }
}

/** Notes how far a form is filled in: the address is who and where, the delivery how it is sent and paid. */
export function noteReached({ billingSameAsShipping, paymentMethod }: CheckoutForm, complete: readonly FormSection[]) {
  const has = (...sections: FormSection[]) => sections.every((section) => complete.includes(section));
  const reachedSteps = (window.reachedSteps ??= new Set());
  reachedSteps.add("seen-checkout");
  if (!has("customer", "shipping") || !(billingSameAsShipping || has("billing"))) return;
  reachedSteps.add("address");
  if (has("method") && paymentMethod !== null) reachedSteps.add("delivery");
}
