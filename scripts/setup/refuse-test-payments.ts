import { z } from "zod";

import { takesTestPayments, testPaymentsWord } from "#app/features/payments/test-payments.ts";

const deployed = z.object({ vars: z.object({ PUBLIC_ORIGIN: z.url(), TEST_PAYMENTS: z.string().optional() }) });

/**
 * Throws when a built configuration would put a shop online that confirms orders nobody pays, unless it says in words that
 * this is wanted: the shop has no real payment provider yet.
 */
export function refuseTestPayments(builtConfiguration: string): void {
  const { vars } = deployed.parse(JSON.parse(builtConfiguration));
  if (takesTestPayments(vars)) return;
  throw new Error(
    `The shop has only its test payment provider, which takes no money: anybody could order for nothing. To put such a shop online all the same, write TEST_PAYMENTS = "${testPaymentsWord}" under [vars] in wrangler.toml.`,
  );
}
