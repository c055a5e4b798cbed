/* Calendar days in Sweden, as `2026-11-03`. */

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
const millisecondsPerDay = 86_400_000;

const millisecondsPerHour = 3_600_000;

/** The hour that was asked for last, with its day: formatting takes long, and most ask for today. */
let lastHour = { hour: Number.NaN, day: "" };

/** The Swedish day of a moment. */
export function stockholmDay(moment: Date): string {
  // Sweden's clocks differ from UTC by whole hours, so that an hour is of one day.
  const hour = Math.floor(moment.getTime() / millisecondsPerHour);
  if (hour !== lastHour.hour) lastHour = { hour, day: dayFormat.format(moment) };
  return lastHour.day;
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

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addToDay(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
}
