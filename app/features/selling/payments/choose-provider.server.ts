import { logError } from "#app/platform/env/log-error.ts";
import { allowsSandboxPayments } from "#app/platform/env/sandbox-payments.ts";

import type { PaymentProvider } from "./provider.server.ts";
import { sandboxProvider } from "./sandbox-provider.server.ts";
import { stripeProvider } from "./stripe-provider.server.ts";
import { type PaymentSettings, readStripeSettings } from "./stripe-settings.server.ts";

/** What is wrong was logged by this isolate: every request asks for the provider. */
const logged = new Set<string>();

/**
 * The shop's payment provider: Stripe when its settings fit together, else the built-in test provider where it is allowed: on localhost,
 * and elsewhere only when `TEST_PAYMENTS` says so in words (R12). Null when there is none, and when only a part of Stripe's settings is
 * there, or of two modes, as while they are changed one by one: then the shop takes no payments, and never the test provider's.
 */
export function paymentProvider(env: PaymentSettings): PaymentProvider | null {
  const stripe = readStripeSettings(env);
  if (!stripe) return allowsSandboxPayments(env) ? sandboxProvider : null;
  if (!("problems" in stripe)) return stripeProvider(stripe);
  const problems = stripe.problems.join("; ");
  if (!logged.has(problems)) logError(`No payments can be taken: ${problems}`);
  logged.add(problems);
  return null;
}

/** Why no payments can be taken although Stripe is set up in part, a sentence for each setting, without values. */
export function paymentProblems(env: PaymentSettings): string[] {
  const stripe = readStripeSettings(env);
  return stripe && "problems" in stripe ? stripe.problems : [];
}
