import type { Currency } from "#app/shared/currencies.ts";

import { cartTexts } from "./cart.texts.tsx";

/** Why lines cannot be one order: they are priced in several currencies, and have no sum. Null when they are priced in one. */
export function mixedCurrencies(lines: readonly { name: string; currency: Currency }[]): string | null {
  if (new Set(lines.map(({ currency }) => currency)).size < 2) return null;
  const texts = cartTexts();
  return texts.oneCurrency(lines.map(({ name, currency }) => texts.pricedIn(name, currency)).join(", "));
}
