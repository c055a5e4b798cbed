import { addToDay, daysBetween, mondayOf } from "#app/shared/days.ts";

import { chosenPeriod, type SalesPeriod, withPrevious } from "./sales-period.ts";

/**
 * The periods of the calendar that are offered, from today. A day stands beside the same weekday a week before; a week or a month that
 * is not over stands beside as many days of the one before. The last 7, 30 and 90 days are whole ones and end yesterday.
 */
const calendarPeriods = {
  today: { name: "Today", of: (today: string) => sameWeekday(today) },
  yesterday: { name: "Yesterday", of: (today: string) => sameWeekday(addToDay(today, -1)) },
  "last-7-days": { name: "Last 7 days", of: (today: string) => lastDays(7, today) },
  "last-30-days": { name: "Last 30 days", of: (today: string) => lastDays(30, today) },
  "last-90-days": { name: "Last 90 days", of: (today: string) => lastDays(90, today) },
  "this-week": { name: "This week", of: (today: string) => aWeekAfter(mondayOf(today), today) },
  "last-week": {
    name: "Last week",
    of: (today: string) => aWeekAfter(addToDay(mondayOf(today), -7), sundayBefore(today)),
  },
  "this-month": { name: "This month", of: (today: string) => thisMonth(today) },
  "last-month": { name: "Last month", of: (today: string) => lastMonth(today) },
} as const satisfies Record<string, { name: string; of: (today: string) => SalesPeriod }>;
export type CalendarPeriod = keyof typeof calendarPeriods;

/** The periods that one press chooses, in their order. */
export const offeredPeriods = (Object.keys(calendarPeriods) as CalendarPeriod[]).map((id) => ({
  id,
  name: calendarPeriods[id].name,
}));

/** The period an address of the sales page asks for: `from` and `to`, or one of the calendar by `period`; the last 30 days otherwise. */
export function calendarPeriod(asked: URLSearchParams, today: string): SalesPeriod & { preset: CalendarPeriod | null } {
  const chosen = chosenPeriod(asked, today);
  if (chosen) return { ...chosen, preset: null };
  const preset = offeredPeriods.find(({ id }) => id === asked.get("period"))?.id ?? "last-30-days";
  return { ...calendarPeriods[preset].of(today), preset };
}

const lastDays = (count: number, today: string) => withPrevious(addToDay(today, -count), addToDay(today, -1));

function sameWeekday(day: string): SalesPeriod {
  return { first: day, last: day, previousFirst: addToDay(day, -7), previousLast: addToDay(day, -7) };
}

function aWeekAfter(first: string, last: string): SalesPeriod {
  return { first, last, previousFirst: addToDay(first, -7), previousLast: addToDay(last, -7) };
}

const sundayBefore = (day: string) => addToDay(mondayOf(day), -1);
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** A month that is shorter ends where it ends: 31 March stands beside all of February. */
function thisMonth(today: string): SalesPeriod {
  const first = firstOfMonth(today);
  const previousFirst = firstOfMonth(addToDay(first, -1));
  const asFar = addToDay(previousFirst, daysBetween(first, today) - 1);
  return { first, last: today, previousFirst, previousLast: asFar < first ? asFar : addToDay(first, -1) };
}

function lastMonth(today: string): SalesPeriod {
  const last = addToDay(firstOfMonth(today), -1);
  const first = firstOfMonth(last);
  const previousLast = addToDay(first, -1);
  return { first, last, previousFirst: firstOfMonth(previousLast), previousLast };
}
