/**
 * The names that Stripe's payments have in the shop's books: what was paid in test mode is another provider's, so that it stands in no
 * settlement of real money, and nobody asks the live account about it.
 */
export const stripeNames = { live: "stripe", test: "stripe-test" } as const;

const names: Readonly<Record<string, string>> = {
  test: "Test payments",
  [stripeNames.live]: "Stripe",
  [stripeNames.test]: "Stripe (test mode)",
};

/** The name of Stripe in the mode of a secret key. */
export function stripeName(secretKey: string): string {
  return secretKey.includes("_live_") ? stripeNames.live : stripeNames.test;
}

/** What staff call a payment provider. */
export function providerName(provider: string): string {
  return Object.hasOwn(names, provider) ? (names[provider] ?? provider) : provider;
}
