import { afterPaymentOutcome } from "#app/features/selling/payments/after-payment-outcome.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { comparePayments } from "#app/features/selling/reconciliation/compare-payments.server.ts";
import { copyTransactions } from "#app/features/selling/reconciliation/copy-transactions.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/**
 * Compares the payments that are due with the provider, and goes on with a copy of its transactions that is under way. Throws when D1
 * fails, or the provider while transactions are copied: the next run goes on.
 */
export async function compareWithProvider(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  if (!provider) return;
  for (const order of await comparePayments(shop.db, provider, now)) await afterPaymentOutcome(shop, order, now);
  await copyTransactions(shop.db, provider, { begins: false }, now);
}

/** Begins the nightly copy of the provider's transactions. Throws when the provider or D1 fails: the next run goes on. */
export async function copyProviderTransactions(
  shop: Shop,
  now: Date,
  provider: PaymentProvider | null = paymentProvider(shop.env),
): Promise<void> {
  if (provider) await copyTransactions(shop.db, provider, { begins: true }, now);
}
