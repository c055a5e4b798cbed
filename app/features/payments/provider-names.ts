const names: Readonly<Record<string, string>> = { test: "Test payments", stripe: "Stripe" };

/** What staff call a payment provider. */
export function providerName(provider: string): string {
  return Object.hasOwn(names, provider) ? (names[provider] ?? provider) : provider;
}
