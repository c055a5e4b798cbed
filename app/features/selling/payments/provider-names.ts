/**
 * The names that Stripe's payments have in the shop's books: what was paid in test mode is another provider's, so that it stands in no
 * reconciliation of real money, and nobody asks the live account about it.
 */
export const stripeNames = { live: "stripe", test: "stripe-test" } as const;

/** Providers whose payments took no money: what goes back of them is written down, and nobody is asked for it. */
const withoutMoney: readonly string[] = ["test", stripeNames.test];

/** Whether a provider's payments took no money. */
export const takesNoMoney = (provider: string): boolean => withoutMoney.includes(provider);

/**
 * The names of the providers whose payments can be ended and refunded while `provider` is on, null when none is: its own, and those that took no
 * money, so that orders of the test mode can still be ended once the shop is live.
 */
export function providersInReach(provider: { name: string } | null): readonly string[] {
  return provider ? [...new Set([provider.name, ...withoutMoney])] : [];
}

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
