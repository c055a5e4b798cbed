import type Stripe from "stripe";

import type { TransactionKind } from "#app/shared/states.ts";

import type { ProviderTransaction } from "./provider.server.ts";
import { idOf, timeOf } from "./stripe-objects.server.ts";

/** Stripe's types of balance transactions that the shop tells apart; the others are `other`. */
const kinds: Readonly<Record<string, TransactionKind>> = {
  charge: "charge",
  payment: "charge",
  refund: "refund",
  payment_refund: "refund",
  refund_failure: "refund-failure",
  payment_failure_refund: "refund-failure",
  stripe_fee: "fee",
  stripe_fx_fee: "fee",
  tax_fee: "fee",
  payout: "payout",
  payout_cancel: "payout",
  payout_failure: "payout",
};

/** A balance transaction whose source was expanded. */
export function transactionOf(transaction: Stripe.BalanceTransaction): ProviderTransaction {
  const source = typeof transaction.source === "object" ? transaction.source : null;
  const known = kinds[transaction.type] ?? "other";
  return {
    id: transaction.id,
    // Stripe calls what a dispute takes and gives back an adjustment.
    kind: known === "other" && source?.object === "dispute" ? "dispute" : known,
    payment: source && "payment_intent" in source ? idOf(source.payment_intent) : null,
    refund: source?.object === "refund" ? source.id : null,
    dispute: source?.object === "dispute" ? source.id : null,
    reference: idOf(transaction.source) ?? "",
    amountOre: transaction.amount,
    feeOre: transaction.fee,
    netOre: transaction.net,
    currency: transaction.currency.toUpperCase(),
    ...originalOf(transaction, source),
    occurredAt: timeOf(transaction.created),
    availableOn: timeOf(transaction.available_on),
    payout: source?.object === "payout" ? source.id : null,
  };
}

/**
 * What was exchanged, as the charge, refund or dispute itself says it: to the öre, which the exchange rate of the transaction is not
 * (docs.stripe.com/currencies/conversions).
 */
function originalOf(
  { amount, currency }: Stripe.BalanceTransaction,
  source: Exclude<Stripe.BalanceTransaction["source"], string>,
): Pick<ProviderTransaction, "originalOre" | "originalCurrency"> {
  const isExchanged =
    (source?.object === "charge" || source?.object === "refund" || source?.object === "dispute") &&
    source.currency !== currency;
  if (!isExchanged) return { originalOre: null, originalCurrency: null };
  return { originalOre: Math.sign(amount) * source.amount, originalCurrency: source.currency.toUpperCase() };
}
