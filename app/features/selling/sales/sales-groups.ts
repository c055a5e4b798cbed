import { mondayOf } from "#app/shared/days.ts";

/** The longest period shown day by day, and the longest by week; longer ones are shown by month. */
const mostSingleDays = 92;
const mostWeekDays = 400;

export type SalesStep = "day" | "week" | "month";

/** By what a period of so many days is shown. */
export function stepFor(days: number): SalesStep {
  if (days <= mostSingleDays) return "day";
  return days <= mostWeekDays ? "week" : "month";
}

/** The day, the Monday of the week, or the first of the month that a day is shown under. */
function groupOf(day: string, step: SalesStep): string {
  if (step === "day") return day;
  if (step === "month") return `${day.slice(0, 7)}-01`;
  return mondayOf(day);
}

/** Days by what they are shown under, in order. */
export function grouped<D extends { day: string }>(
  days: readonly D[],
  step: SalesStep,
): { start: string; days: D[] }[] {
  const groups = new Map<string, D[]>();
  for (const day of days) {
    const start = groupOf(day.day, step);
    const known = groups.get(start);
    if (known) known.push(day);
    else groups.set(start, [day]);
  }
  return [...groups].map(([start, inside]) => ({ start, days: inside }));
}
