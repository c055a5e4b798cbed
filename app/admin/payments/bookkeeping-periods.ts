import { addToDay } from "#app/shared/days.ts";

/** A whole calendar month or quarter, or this one up to today. */
interface NamedPeriod {
  name: string;
  first: string;
  last: string;
}

/** This month and quarter so far, and those before: what a bookkeeper asks for. OSS and VOEC are declared by quarter. */
export function bookkeepingPeriods(today: string): NamedPeriod[] {
  const month = `${today.slice(0, 7)}-01`;
  const lastBefore = addToDay(month, -1);
  const quarter = quarterStart(today);
  const lastOfQuarter = addToDay(quarter, -1);
  return [
    { name: "This month", first: month, last: today },
    { name: "Last month", first: `${lastBefore.slice(0, 7)}-01`, last: lastBefore },
    { name: "This quarter", first: quarter, last: today },
    { name: "Last quarter", first: quarterStart(lastOfQuarter), last: lastOfQuarter },
  ];
}

function quarterStart(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, "0")}-01`;
}
