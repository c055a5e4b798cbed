import type { PaymentMethod } from "#app/features/orders/payment-methods.ts";
import type { Currency } from "#app/shared/states.ts";

/** What the shopper must do before the payment can be processed. */
export type NextStep = "card" | "confirm";

/**
 * What the shopper did: gave a card to the provider's own field, which made a token of it, or approved or refused the
 * confirm step. A card number never comes here.
 */
export type PaymentAnswer = { token: string } | { confirmed: boolean };

export type PaymentOutcome = { status: "succeeded" } | { status: "declined"; reason: string };

export interface PaymentRequest {
  amountOre: number;
  currency: Currency;
  method: PaymentMethod;
  orderNumber: string;
}

/** Who takes the money. The shop's rules know only this; `providers/` holds one file for each. */
export interface PaymentProvider {
  name: string;
  /** Announces a payment; answers the provider's own reference and what the shopper has to do. */
  create(request: PaymentRequest): Promise<{ reference: string; nextStep: NextStep }>;
  /** Takes the money, or says why not. `reference` is the one `create` answered. */
  process(reference: string, answer: PaymentAnswer): Promise<PaymentOutcome>;
  /** Gives the money of a succeeded payment back. */
  refund(reference: string): Promise<void>;
}
