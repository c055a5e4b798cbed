import type { OpeningHours } from "./pickup-point.ts";

/** Days in a row with the same hours; `first` and `last` are 1 for Monday to 7 for Sunday. */
interface DaysAlike {
  first: number;
  last: number;
  /** `08:00–21:00`; two times of opening follow each other. */
  hours: string;
}

/** The week of a point in as few rows as it has: days without hours are closed, and left out. */
export function weekHours(hours: OpeningHours): DaysAlike[] {
  const rows: DaysAlike[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const text = hoursOn(hours, day);
    const before = rows.at(-1);
    if (text === "") continue;
    if (before && before.last === day - 1 && before.hours === text) before.last = day;
    else rows.push({ first: day, last: day, hours: text });
  }
  return rows;
}

/** When a point is open on a day; empty when it is closed. */
export function hoursOn(hours: OpeningHours, day: number): string {
  return hours
    .filter((one) => one.day === day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(", ");
}

/** Whether a point never closes. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  const [row] = weekHours(hours);
  return row?.first === 1 && row.last === 7 && row.hours === "00:00–24:00";
}
