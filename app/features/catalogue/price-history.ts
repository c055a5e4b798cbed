import type { Currency } from "#app/shared/states.ts";

/** From when a product had a price, in öre. */
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
const timeOf = (point: PricePoint) => new Date(point.validFrom).getTime();

/**
 * The one price, in öre, that may stand struck through beside today's: the lowest of the 30 days before the reduction
 * (Swedish Price Information Act, section 7a; directive 98/6/EC, article 6a). Null when the history does not prove one
 * above today's price: then nothing is struck through. `history` is oldest first.
 *
 * Further cuts within 30 days belong to the same reduction, and are compared with the price before the first of them.
 */
export function priorPrice(history: readonly PricePoint[], current: CurrentPrice): number | null {
  const points = history.filter(({ currency }) => currency === current.currency);
  if (points.at(-1)?.priceOre !== current.priceOre) return null;
  const cut = firstCut(points);
  const reducedAt = timeOf(points[cut]!);
  const before = points.slice(0, cut).filter((_, i) => timeOf(points[i + 1]!) > reducedAt - thirtyDays);
  const lowest = Math.min(...before.map(({ priceOre }) => priceOre));
  return before.length > 0 && lowest > current.priceOre ? lowest : null;
}

/** The place of the cut that began today's reduction: the last one, or the first of an unbroken run of short ones. */
function firstCut(points: readonly PricePoint[]): number {
  let cut = points.length - 1;
  while (cut >= 2 && isShortCut(points, cut - 1)) cut -= 1;
  return cut;
}

/** Whether a price was a cut itself, cut further within 30 days. */
function isShortCut(points: readonly PricePoint[], i: number): boolean {
  const [before, point, after] = [points[i - 1]!, points[i]!, points[i + 1]!];
  const lasted = timeOf(after) - timeOf(point);
  return before.priceOre > point.priceOre && point.priceOre > after.priceOre && lasted < thirtyDays;
}
