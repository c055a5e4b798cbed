import { takesNoMoney } from "./provider-names.ts";
import type { PaymentOutcome, PaymentProvider } from "./provider.server.ts";

/**
 * Ends a payment at its provider (`PaymentProvider.conclude`). One of a provider that was on before and takes no money, such as of the test
 * mode once the shop is live, took none: nobody is asked. Throws when the provider fails, and for another provider that takes money.
 */
export async function concludePayment(
  current: PaymentProvider,
  { provider, reference }: { provider: string; reference: string },
): Promise<PaymentOutcome> {
  if (provider === current.name) return current.conclude(reference);
  if (takesNoMoney(provider)) return { status: "declined", reason: "The payment was interrupted.", ended: true };
  throw new Error(`Payment ${reference} belongs to ${provider}`);
}
