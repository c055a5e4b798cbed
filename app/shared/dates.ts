import { dateFormat } from "./date-format.ts";

const day = 24 * 60 * 60 * 1000;

/** The moment `days` days after `now`. Days may be negative. */
export function addDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}

/** The moment `seconds` seconds after `now`. Seconds may be negative. */
export function addSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** The moment `minutes` minutes after `now`. Minutes may be negative. */
export function addMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

const longDateFormat = dateFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Stockholm",
});

/** An ISO time as a Swedish calendar day in English: `3 November 2026`. The zone is fixed so server and browser agree. */
export function formatDate(iso: string): string {
  return longDateFormat.format(new Date(iso));
}

const shortDateFormat = dateFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Europe/Stockholm",
});

/** An ISO time as a Swedish calendar day, short: `3 Nov 2026`. */
export function formatShortDate(iso: string): string {
  return shortDateFormat.format(new Date(iso));
}

const dateTimeFormat = dateFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Stockholm",
});

/** An ISO time to the minute, Swedish time: `3 Nov 2026, 14:05`. */
export function formatDateTime(iso: string): string {
  return dateTimeFormat.format(new Date(iso));
}

const exactTimeFormat = dateFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "Europe/Stockholm",
  timeZoneName: "shortOffset",
});

/** An ISO time to the second with its zone, Swedish time: `22 November 2026 at 14:05:09 GMT+1`. */
export function exactTime(iso: string): string {
  return exactTimeFormat.format(new Date(iso));
}
