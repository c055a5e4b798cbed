import type { Currency } from "#app/shared/currencies.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";
import { priceWithoutVat, priceWithVat } from "#app/shared/vat.ts";

/** A price, in öre, and when it came into force. */
export interface PricePoint {
  priceOre: number;
  currency: Currency;
  /** ISO time. */
  validFrom: string;
  /** When nobody could buy it any more before another price came: its market closed (ISO). Null or left out while somebody can. */
  validUntil?: string | null;
  /** Whether the shop announced it as a reduction. */
  isReduced: boolean;
  /** The VAT that came on top of it, in hundredths of a percent; 0 when it carried its VAT. */
  vatAddedHundredths: number;
}

/** The prices of a product as its row says them, in öre. */
export interface OfferedPrice {
  priceOre: number;
  /** Set by staff or a campaign to announce a reduction; the amount itself is shown to nobody. */
  earlierPriceOre: number | null;
  currency: Currency;
}

/** A reduction as shoppers may be told of it. */
export interface Reduction {
  /** The prior price, in öre and in terms of today's price: without the VAT that is added to both. */
  priorPriceOre: number;
  /** When the reduction began, as ISO time. */
  since: string;
}

/** How many days before a reduction the lowest price is looked for. */
const priorDays = 30;

/**
 * The reduction that today's price is, with the one price that may stand struck through beside it: the lowest of the 30 days
 * before the reduction began, or since the product was first offered (Swedish Price Information Act, section 7a; directive
 * 98/6/EC, article 6a). Further cuts without a break belong to the same reduction; a raise ends it. Null when nothing was
 * announced, or when the history proves no price above today's: then nothing is struck through. `history` is oldest first.
 *
 * While a market is closed nothing is offered in it. So what it opens with is no reduction, and only one that begins later is; a price from
 * before it closed is never the reason to strike one through, but still counts where it was the lowest of those 30 days.
 */
export function reductionOf(history: readonly PricePoint[], current: OfferedPrice): Reduction | null {
  const last = history.at(-1);
  if (!last?.isReduced || isOver(last) || current.earlierPriceOre === null) return null;
  if (last.priceOre !== current.priceOre || last.currency !== current.currency) return null;
  const periods = periodsOf(history, last.vatAddedHundredths);
  const first = periods.findLastIndex((period, i) => !isFurtherCut(periods[i - 1], period));
  const began = periods[first]?.from;
  // Nothing was for sale right before: the price is the first one since the market opened.
  if (began === undefined || periods[first - 1]?.until !== began) return null;
  const soonest = daysBefore(began);
  const before = periods
    .slice(0, first)
    .filter(({ currency, from, until }) => currency === current.currency && until > soonest && until > from);
  const lowest = Math.min(...before.map(({ priceOre }) => priceOre));
  if (before.length === 0 || lowest <= current.priceOre) return null;
  return { priorPriceOre: lowest, since: new Date(began).toISOString() };
}

/** The prior price to strike through, in öre; null when there is none. */
export function priorPrice(history: readonly PricePoint[], current: OfferedPrice): number | null {
  return reductionOf(history, current)?.priorPriceOre ?? null;
}

/** The history of a product that is for sale as it would be once these prices were written at `now`. */
export function historyAfter(history: readonly PricePoint[], next: OfferedPrice, now: Date): readonly PricePoint[] {
  const last = history.at(-1);
  const isReduced = next.earlierPriceOre !== null;
  const { priceOre, currency } = next;
  const isSame = last?.priceOre === priceOre && last.currency === currency && last.isReduced === isReduced;
  if (isSame && !isOver(last)) return history;
  const vatAddedHundredths = last?.vatAddedHundredths ?? 0;
  return [...history, { priceOre, currency, isReduced, vatAddedHundredths, validFrom: now.toISOString() }];
}

/** Whether nobody can buy at a price any more, though no other came: its market closed. */
function isOver({ validUntil }: PricePoint): boolean {
  return (validUntil ?? null) !== null;
}

interface Period extends Pick<PricePoint, "currency" | "priceOre" | "isReduced"> {
  /** In milliseconds; `until` is Infinity for the price in force. */
  from: number;
  until: number;
}

/** From when until when each price was in force, in terms of the VAT that is added today. */
function periodsOf(points: readonly PricePoint[], vatAddedNow: number): Period[] {
  return points.map((point, i) => {
    const ends = [points[i + 1]?.validFrom, point.validUntil].map((end) => (end ? Date.parse(end) : Infinity));
    return {
      currency: point.currency,
      priceOre: inTermsOf(vatAddedNow, point),
      isReduced: point.isReduced,
      from: Date.parse(point.validFrom),
      until: Math.min(...ends),
    };
  });
}

function inTermsOf(vatAddedNow: number, { priceOre, vatAddedHundredths }: PricePoint): number {
  if (vatAddedHundredths === vatAddedNow) return priceOre;
  const paidOre = priceWithVat(priceOre, { mode: "added", rateHundredths: vatAddedHundredths });
  return priceWithoutVat(paidOre, vatAddedNow);
}

/** Whether a price goes on with the reduction that the one before it began. */
function isFurtherCut(before: Period | undefined, after: Period): boolean {
  return (
    before !== undefined &&
    before.isReduced &&
    before.until === after.from &&
    before.currency === after.currency &&
    before.priceOre >= after.priceOre
  );
}

/** The beginning of the Swedish day `priorDays` before a moment's, in milliseconds: whole days, whatever the clocks do. */
function daysBefore(moment: number): number {
  const day = addToDay(stockholmDay(new Date(moment)), -priorDays);
  return Date.parse(fromSwedishField(`${day}T00:00`) ?? day);
}
