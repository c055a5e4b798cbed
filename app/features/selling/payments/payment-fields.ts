import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import type { BillingDetails } from "./stripe-js.ts";

/** What became of the browser's part of a payment. The shop asks its server in any case but a refusal. */
export type ConfirmedPart = { kind: "done" } | { kind: "refused"; message: string };

/** A provider's own fields on the page. */
export interface PaymentFields {
  /** The way to pay that they take. */
  method: PaymentMethod;
  /**
   * Checks the fields, or opens the wallet's sheet: to be called at once when the button is pressed, for browsers allow a sheet
   * then alone. Returns what is wrong, in words, or null. Never throws.
   */
  submit: () => Promise<string | null>;
  /** Pays with what was submitted. The bank's page may take the place of this one: then it never returns. Never throws. */
  confirm: (clientSecret: string, returnUrl: string, billing: BillingDetails) => Promise<ConfirmedPart>;
  focus: () => void;
}
