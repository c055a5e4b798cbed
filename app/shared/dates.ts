import { dateFormat } from "./date-format.ts";
import { dateTexts, wordOf } from "./dates.texts.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The moment `days` days after `now`. Days may be negative. */
export function addDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** The moment `seconds` seconds after `now`. Seconds may be negative. */
export function addSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** The moment `minutes` minutes after `now`. Minutes may be negative. */
export function addMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

const momentFormat = dateFormat("en-GB", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Stockholm",
});

/** The parts of a moment on a clock in Stockholm: the zone is fixed so server and browser agree. */
function momentOf(iso: string) {
  const parts = new Map(momentFormat.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const [hour, minute, second] = [part("hour"), part("minute"), part("second")];
  return {
    day: String(Number(part("day"))),
    month: Number(part("month")) - 1,
    year: part("year"),
    hour,
    minute,
    second,
  };
}

/** An ISO time as a Swedish calendar day, in the current language: `3 November 2026`. */
export function formatDate(iso: string): string {
  const { day, month, year } = momentOf(iso);
  return dateTexts().date(day, wordOf("months", month), year);
}

/** An ISO time as a Swedish calendar day, short, in the current language: `3 Nov 2026`. */
export function formatShortDate(iso: string): string {
  const { day, month, year } = momentOf(iso);
  return dateTexts().shortDate(day, wordOf("shortMonths", month), year);
}

/** An ISO time to the minute, Swedish time, in the current language: `3 Nov 2026, 14:05`. */
export function formatDateTime(iso: string): string {
  const { hour, minute } = momentOf(iso);
  return dateTexts().dateTime(formatShortDate(iso), hour, minute);
}

const zoneFormat = dateFormat("en-GB", { timeZone: "Europe/Stockholm", timeZoneName: "shortOffset" });

/** An ISO time to the second with its zone, Swedish time, in the current language: `22 November 2026 at 14:05:09 GMT+1`. */
export function exactTime(iso: string): string {
  const { hour, minute, second } = momentOf(iso);
  const zone = zoneFormat.formatToParts(new Date(iso)).find(({ type }) => type === "timeZoneName");
  return dateTexts().exactTime(formatDate(iso), [hour, minute, second], zone?.value ?? "");
}
