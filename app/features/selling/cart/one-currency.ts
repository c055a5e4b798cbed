import type { Currency } from "#app/shared/currencies.ts";

/** Why lines cannot be one order: they are priced in several currencies, and have no sum. Null when they are priced in one. */
export function mixedCurrencies(lines: readonly { name: string; currency: Currency }[]): string | null {
  if (new Set(lines.map(({ currency }) => currency)).size < 2) return null;
  const priced = lines.map(({ name, currency }) => `${name} is priced in ${currency}`).join(", ");
  return `An order can only be in one currency. ${priced}.`;
}

/** What a shopper does about it. */
export const splitAdvice = "Please order them separately: remove one of them for now.";
