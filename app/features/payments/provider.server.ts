import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { Currency, PaymentStep } from "#app/shared/states.ts";

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

/**
 * A payment provider. The shop's rules know only this interface; each has one file (`test-provider.server.ts`). Every method may throw, before
 * or after it did its work: the shop never takes a lost answer for a failure.
 */
export interface PaymentProvider {
  name: string;
  /** Announces a payment; answers the provider's own reference and what the shopper has to do. Takes no money. */
  create(request: PaymentRequest): Promise<{ reference: string; nextStep: PaymentStep }>;
  /**
   * Takes the money, or says why not. `reference` is the one `create` answered. The same `idempotencyKey` never takes
   * money twice.
   */
  process(reference: string, answer: PaymentAnswer, idempotencyKey: string): Promise<PaymentOutcome>;
  /**
   * Ends an attempt whose answer was lost: answers `succeeded` if the money was taken, else makes sure that this attempt
   * can no longer take it and answers `declined`. Asked again, it answers the same.
   */
  conclude(reference: string): Promise<PaymentOutcome>;
  /** Gives the money of a succeeded payment back, once however often it is asked. */
  refund(reference: string, idempotencyKey: string): Promise<void>;
}
