import type { PaymentProvider } from "./provider.server.ts";
import { allowsTestPayments } from "./test-payments.ts";
import { testProvider } from "./test-provider.server.ts";

/**
 * The shop's payment provider; null when there is none. Outside localhost the built-in test provider is used only when
 * `TEST_PAYMENTS` allows it (R12).
 */
export function paymentProvider(env: {
  PUBLIC_ORIGIN: string;
  TEST_PAYMENTS?: string | undefined;
}): PaymentProvider | null {
  return allowsTestPayments(env) ? testProvider : null;
}
