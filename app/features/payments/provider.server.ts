import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { Currency, PaymentStep } from "#app/shared/states.ts";

/**
 * The shopper's part of a payment: the token that the provider's own field made of a card, or a yes or no to the confirm
 * step. Never a card number.
 */
export type PaymentAnswer = { token: string } | { confirmed: boolean };

export type PaymentOutcome = { status: "succeeded" } | { status: "declined"; reason: string };

export interface PaymentRequest {
  amountOre: number;
  currency: Currency;
  method: PaymentMethod;
  orderNumber: string;
}

/** How much of a payment goes back. All refunds of a payment together are never more than it took. */
export interface RefundedAmount {
  amountOre: number;
  currency: Currency;
}

/**
 * A payment provider (R11). The shop uses only this interface; each provider has one file (`test-provider.server.ts`). Every
 * method may throw, before or after its work: a lost response is never treated as a failure.
 */
export interface PaymentProvider {
  name: string;
  /** Creates a payment; returns the provider's reference and what the shopper must do next. Takes no money. */
  create(request: PaymentRequest): Promise<{ reference: string; nextStep: PaymentStep }>;
  /**
   * Charges the payment, or declines it with a reason. `reference` is the one from `create`. The same `idempotencyKey`
   * never charges twice.
   */
  process(reference: string, answer: PaymentAnswer, idempotencyKey: string): Promise<PaymentOutcome>;
  /**
   * Ends an attempt whose response was lost: `succeeded` if the money was taken; otherwise the attempt is cancelled so that
   * it can no longer take it, and is `declined`. Repeated calls return the same.
   */
  conclude(reference: string): Promise<PaymentOutcome>;
  /** Refunds a succeeded payment, in whole or part. The same `idempotencyKey` never refunds twice. */
  refund(reference: string, amount: RefundedAmount, idempotencyKey: string): Promise<void>;
}
