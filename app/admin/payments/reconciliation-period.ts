import { salesPeriod } from "#app/features/selling/sales/sales-period.ts";
import { addToDay } from "#app/shared/days.ts";

/** A whole calendar month, or this one up to today. */
export interface NamedPeriod {
  name: string;
  first: string;
  last: string;
}

/** The period of a reconciliation that an address asks for: as the sales page reads it; 7 days when it asks for none. */
export function reconciliationPeriod(asked: URLSearchParams, today: string) {
  const isAsked = asked.has("days") || (asked.has("from") && asked.has("to"));
  const { first, last, days } = salesPeriod(isAsked ? asked : new URLSearchParams("days=7"), today);
  return { first, last, days };
}

/** This month so far, and the month before: what a bookkeeper asks for. */
export function bookkeepingMonths(today: string): NamedPeriod[] {
  const first = `${today.slice(0, 7)}-01`;
  const lastBefore = addToDay(first, -1);
  return [
    { name: "This month", first, last: today },
    { name: "Last month", first: `${lastBefore.slice(0, 7)}-01`, last: lastBefore },
  ];
}
