import type { Currency } from "#app/shared/currencies.ts";

/** The prices that a market's shoppers are used to, by the whole units of an amount: the price in minor units, or null for none. */
type Endings = (units: number) => number | null;

/** 9, 19, 29 … and from 1 000 kr 49 and 99. */
const kronaEndings: Endings = (units) => ((units < 1_000 ? units % 10 === 9 : units % 50 === 49) ? units * 100 : null);

/** 0,95, 1,95 … and from 100 € whole euros that end in 5 or 9. */
const euroEndings: Endings = (units) => {
  if (units < 100) return units * 100 + 95;
  return [5, 9].includes(units % 10) ? units * 100 : null;
};

const endings: Partial<Record<Currency, Endings>> = { EUR: euroEndings };

/** How far apart two endings can be, in whole units. */
const widestGap = 50;

/**
 * The price nearest to an amount, both in minor units, that ends as prices in its currency do; of two as near, the higher. It is never 0:
 * the lowest is 9 kr or 0,95 €.
 */
export function nearestEnding(minor: number, currency: Currency): number {
  const priceAt = endings[currency] ?? kronaEndings;
  const start = Math.max(0, Math.floor(minor / 100) - widestGap);
  const near = Array.from({ length: 2 * widestGap + 2 }, (_, i) => priceAt(start + i)).filter(
    (price) => price !== null,
  );
  return near.reduce((best, price) => (Math.abs(price - minor) <= Math.abs(best - minor) ? price : best));
}
