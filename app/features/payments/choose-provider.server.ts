import type { PaymentProvider } from "./provider.server.ts";
import { testProvider } from "./test-provider.server.ts";
import { takesTestPayments } from "./test-payments.ts";

/**
 * Who takes this shop's money; null when nobody does: online the built-in provider, which takes none, is used only when
 * `TEST_PAYMENTS` says so in words.
 */
export function paymentProvider(env: {
  PUBLIC_ORIGIN: string;
  TEST_PAYMENTS?: string | undefined;
}): PaymentProvider | null {
  return takesTestPayments(env) ? testProvider : null;
}
