import type { Currency } from "#app/shared/currencies.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import type { DisputeStatus, PaymentStep, RefundRefusal, TransactionKind } from "#app/shared/states.ts";

import type { ClientConfig } from "./client-config.ts";

/**
 * The shopper's part of a payment: the token that the provider's own field made of a card, a yes or no to the confirm step, or
 * that the browser is back from the provider's own part. Never a card number, and never a state: that is read at the provider.
 */
export type PaymentAnswer = { token: string } | { confirmed: boolean } | { returned: true };

/** For which order the provider says it took money, and how much; a provider that keeps no account cannot tell. */
export interface TakenMoney {
  orderId: string | null;
  amountOre: number;
  /** ISO code, upper case. */
  currency: string;
}

export type PaymentOutcome =
  | { status: "succeeded"; taken?: TakenMoney }
  /** `ended`: the provider will never take the money any more; otherwise the shopper may try again. */
  | { status: "declined"; reason: string; ended?: boolean }
  /** The shopper or the bank still acts; nothing is decided. */
  | { status: "pending" };

export interface PaymentRequest {
  orderId: string;
  orderNumber: string;
  amountOre: number;
  currency: Currency;
  method: PaymentMethod;
  /** The country of the billing address, as the checkout names it. */
  country: string;
}

/** `clientSecret` lets the browser complete this one payment. It is never stored and never logged. */
export type CreatedAtProvider =
  | { reference: string; nextStep: PaymentStep; clientSecret?: string }
  /** The provider does not take such a payment: why, in words for the shopper, in their language. */
  | { refused: string };

/** How much of a payment goes back. All refunds of a payment together are never more than it took. */
export interface RefundedAmount {
  amountOre: number;
  currency: Currency;
}

export type RefundAnswer =
  | { status: "succeeded" | "pending"; reference: string | null }
  /** It was not made and never will be; asking anew needs another idempotency key. `reason` is for staff. */
  | { status: "failed"; reason: string; refusal?: RefundRefusal | null };

/** A payment as the provider has it. Amounts are in the currency's minor unit. */
export interface ProviderPayment extends TakenMoney {
  reference: string;
  /** `open`: the shopper may still pay it. `pending`: the bank decides. `ended`: it was cancelled. */
  status: "open" | "pending" | "succeeded" | "ended";
  /** What the provider really took; 0 unless it succeeded. */
  receivedOre: number;
  refundedOre: number;
  isDisputed: boolean;
  createdAt: string;
}

/** A refund as the provider has it. */
export interface ProviderRefund {
  reference: string;
  /** The provider's id of the payment. */
  payment: string | null;
  /** The shop's own refund, if the shop asked for it. */
  refundId: string | null;
  status: "pending" | "succeeded" | "failed";
  amountOre: number;
  currency: string;
  /** Why it failed, for staff. */
  reason: string | null;
  /** Set where the buyer has the money, or may get it, although it failed. */
  refusal?: RefundRefusal | null;
  createdAt: string;
}

/** A dispute as the provider has it. */
export interface ProviderDispute {
  reference: string;
  /** The provider's id of the payment. */
  payment: string | null;
  status: DisputeStatus;
  reason: string;
  amountOre: number;
  currency: string;
  dueBy: string | null;
  openedAt: string;
}

/** What an event is about. The event itself is only a hint: the state is read at the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** What it is about, by the provider's id; empty for events that the shop has no use for. */
  reference: string;
}

export type EventKind = "payment" | "refund" | "dispute";

/** A movement on the shop's account at the provider; see `provider_transactions`. */
export interface ProviderTransaction {
  id: string;
  kind: TransactionKind;
  /** The provider's ids of what moved. */
  payment: string | null;
  refund: string | null;
  dispute: string | null;
  reference: string;
  amountOre: number;
  feeOre: number;
  netOre: number;
  /** The account's, as an ISO code in upper case. */
  currency: string;
  /** What it was in the buyer's currency, where the provider exchanged it; both null where it did not. */
  originalOre: number | null;
  originalCurrency: string | null;
  occurredAt: string;
  availableOn: string | null;
  payout: string | null;
}

/** Another request is making the same call, under the same idempotency key. Its result is not known yet. */
export class SameCallInFlight extends Error {}

/**
 * A payment provider (R11, decision 19). The shop uses only this interface; `choose-provider.server.ts` says which one is on. Every
 * method may throw, before or after its work: a lost response is never treated as a failure. References are the provider's ids.
 */
export interface PaymentProvider {
  name: string;
  /** What the checkout page is told about the provider. */
  clientPart: ClientConfig;
  /** Creates a payment. Takes no money. The same `idempotencyKey` creates one; throws `SameCallInFlight` while another request creates it. */
  create(request: PaymentRequest, idempotencyKey: string): Promise<CreatedAtProvider>;
  /** What a payment created before came to, and its client secret if the shopper may still pay it. */
  resume(reference: string): Promise<{ outcome: PaymentOutcome; clientSecret: string | null }>;
  /**
   * Charges the payment, or declines it with a reason; for step `provider` it reads what the provider's own part came to. The same
   * `idempotencyKey` never charges twice.
   */
  process(reference: string, answer: PaymentAnswer, idempotencyKey: string): Promise<PaymentOutcome>;
  /**
   * Ends a payment: `succeeded` if the money was taken; otherwise it is cancelled so that it can no longer be, and is `declined`;
   * `pending` while the bank decides and it cannot be cancelled. Repeated calls return the same.
   */
  conclude(reference: string): Promise<PaymentOutcome>;
  /** Refunds a succeeded payment, in whole or part. The same `idempotencyKey` never refunds twice. */
  refund(reference: string, amount: RefundedAmount, request: RefundKey): Promise<RefundAnswer>;
  /** The payment at the provider; null when the provider knows none, or keeps no account. */
  readPayment(reference: string): Promise<ProviderPayment | null>;
  readRefund(reference: string): Promise<ProviderRefund | null>;
  readDispute(reference: string): Promise<ProviderDispute | null>;
  /** The refunds of a payment, also those that the shop did not ask for. */
  listRefunds(reference: string): Promise<ProviderRefund[]>;
  /** An event that the provider itself signed; null when its signature does not prove that. */
  readEvent(headers: Headers, rawBody: string): Promise<ProviderEvent | null>;
  /** What events of a type are about; null for those that the shop has no use for. */
  eventKind(type: string): EventKind | null;
  /**
   * Movements of the account with `from` ≤ time < `to`, newest first, a page at a time: `next` is the cursor of the next page. Null
   * when the provider keeps no account; `unknown-cursor` when it has nothing at the cursor, as after a change of its account or mode.
   */
  listTransactions(
    from: Date,
    to: Date,
    cursor: string | null,
  ): Promise<{ transactions: ProviderTransaction[]; next: string | null } | "unknown-cursor" | null>;
}

export interface RefundKey {
  refundId: string;
  idempotencyKey: string;
}
