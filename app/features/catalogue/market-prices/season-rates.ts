import type { Currency } from "#app/shared/currencies.ts";

/** What one unit of a currency costs this season, in millionths of a krona; none of a currency whose rate staff haven't set. */
export type SeasonRates = Partial<Record<Currency, number>>;

export const million = 1_000_000;

/** An amount in öre, for one in hundredths of a currency with this rate. */
export function inOre(amount: number, rateMillionths: number): number {
  return Math.round((amount * rateMillionths) / million);
}
