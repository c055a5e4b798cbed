import { z } from "zod";

import { allowsTestPayments, testPaymentsOptIn } from "#app/features/payments/test-payments.ts";

const deployed = z.object({ vars: z.object({ PUBLIC_ORIGIN: z.url(), TEST_PAYMENTS: z.string().optional() }) });

/**
 * Throws when a shop that only has the test payment provider would be deployed, unless TEST_PAYMENTS allows it: it would
 * confirm orders that nobody pays.
 */
export function refuseTestPayments(builtConfiguration: string): void {
  const { vars } = deployed.parse(JSON.parse(builtConfiguration));
  if (allowsTestPayments(vars)) return;
  throw new Error(
    `The shop has only its test payment provider, which takes no money: anybody could order for nothing. To put such a shop online all the same, write TEST_PAYMENTS = "${testPaymentsOptIn}" under [vars] in wrangler.toml.`,
  );
}
