import type { PaymentProvider } from "./provider.server.ts";
import { testProvider } from "./providers/test.server.ts";

/** Who takes this shop's money. */
export function paymentProvider(): PaymentProvider {
  return testProvider;
}
