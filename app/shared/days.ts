/* Calendar days in Sweden, as `2026-11-03`. */

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
const millisecondsPerDay = 86_400_000;

/** The Swedish day of a moment. */
export function stockholmDay(moment: Date): string {
  return dayFormat.format(moment);
}

/** The day `count` days after a day; before it when negative. */
export function addToDay(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** How many days a period has, its first and last included. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / millisecondsPerDay) + 1;
}

/** Every day of a period, in order. */
export function daysOf(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last)) }, (_, index) => addToDay(first, index));
}
