import type { Currency } from "#app/shared/states.ts";

/** A price, in öre, and when it came into force. */
export interface PricePoint {
  priceOre: number;
  currency: Currency;
  /** ISO time. */
  validFrom: string;
}

interface CurrentPrice {
  priceOre: number;
  currency: Currency;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The one price, in öre, that may stand struck through beside today's: the lowest of the 30 days before the reduction
 * (Swedish Price Information Act, section 7a; directive 98/6/EC, article 6a). Null when the history does not prove one
 * above today's price: then nothing is struck through. `history` is oldest first.
 *
 * Further cuts within 30 days belong to the same reduction, and are compared with the price before the first of them.
 */
export function priorPrice(history: readonly PricePoint[], current: CurrentPrice): number | null {
  const periods = periodsOf(history.filter(({ currency }) => currency === current.currency));
  if (periods.at(-1)?.priceOre !== current.priceOre) return null;
  const usual = periods.slice(0, -1).findLast((period) => !period.isShortCut);
  if (!usual) return null;
  const reducedAt = usual.until;
  const before = periods.filter(({ from, until }) => from < reducedAt && until > reducedAt - thirtyDays);
  const lowest = Math.min(...before.map(({ priceOre }) => priceOre));
  return lowest > current.priceOre ? lowest : null;
}

/** From when until when each price was in force, in milliseconds. A short cut is a cut that was cut further within 30 days. */
function periodsOf(points: readonly PricePoint[]) {
  return points.map(({ priceOre, validFrom }, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    const from = new Date(validFrom).getTime();
    const until = after ? new Date(after.validFrom).getTime() : Infinity;
    const isCut = before !== undefined && before.priceOre > priceOre;
    const isCutFurther = after !== undefined && after.priceOre < priceOre;
    return { priceOre, from, until, isShortCut: isCut && isCutFurther && until - from < thirtyDays };
  });
}
