/** A calendar day as ISO writes it: `2026-11-22`. */
export type Day = string;

const dayLength = 24 * 60 * 60 * 1000;

/** The calendar day `count` days after `day`. */
function shift(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 Saturday. */
function weekday(day: Day): number {
  return new Date(day).getUTCDay();
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, "0")}-${String((f % 31) + 1).padStart(2, "0")}`;
}

/**
 * The days of a year on which nothing is packed or delivered in Sweden although they may fall on a weekday: public
 * holidays, and the eves of Midsummer, Christmas and New Year, which the law on time limits (1930:173) counts with them.
 */
export function swedishHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const nineteenth = `${year}-06-19`;
  const midsummerEve = shift(nineteenth, (5 - weekday(nineteenth) + 7) % 7);
  const fixed = ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"];
  // Good Friday, Easter Monday, Ascension Day.
  return [...fixed.map((date) => `${year}-${date}`), ...[-2, 1, 39].map((days) => shift(easter, days)), midsummerEve];
}

/** Whether parcels are packed and delivered on a day. */
export function isBusinessDay(day: Day): boolean {
  return weekday(day) % 6 !== 0 && !swedishHolidays(Number(day.slice(0, 4))).includes(day);
}

/** The day that is `count` business days from `day`, back when negative. 0 is `day` itself, whatever day it is. */
export function addBusinessDays(day: Day, count: number): Day {
  const step = Math.sign(count);
  let reached = day;
  for (let left = Math.abs(count); left > 0;) {
    reached = shift(reached, step);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
