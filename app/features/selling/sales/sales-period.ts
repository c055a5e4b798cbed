import { addToDay, daysBetween } from "#app/shared/days.ts";

/** A period of Swedish days, its first and last included, and the one before it that it is compared with. */
export interface SalesPeriod {
  first: string;
  last: string;
  previousFirst: string;
  previousLast: string;
}

/** The lengths that are offered, in days. */
export const offeredDays = [7, 30, 90] as const;
/** The longest period that can be asked for, in days. */
const mostDays = 731;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/**
 * The period an address asks for: `from` and `to`, or the last `days` up to today; 30 days otherwise. A period is never longer
 * than two years, and never ends after today; one that ends before it begins is turned round.
 */
export function salesPeriod(asked: URLSearchParams, today: string): SalesPeriod & { days: number | null } {
  const chosen = chosenPeriod(asked, today);
  if (chosen) return { ...chosen, days: null };
  const days = offeredDays.find((offered) => String(offered) === asked.get("days")) ?? 30;
  return { ...withPrevious(addToDay(today, 1 - days), today), days };
}

/** The period between `from` and `to`; null without both. */
export function chosenPeriod(asked: URLSearchParams, today: string): SalesPeriod | null {
  const [from, to] = [asked.get("from"), asked.get("to")];
  if (!isDay(from) || !isDay(to)) return null;
  const [first = from, given = to] = [from, to].toSorted();
  const last = given > today ? today : given;
  const longest = addToDay(last, 1 - mostDays);
  return withPrevious(first > last ? last : first < longest ? longest : first, last);
}

/** A period, and the one of as many days before it. */
export function withPrevious(first: string, last: string): SalesPeriod {
  return { first, last, previousFirst: addToDay(first, -daysBetween(first, last)), previousLast: addToDay(first, -1) };
}
