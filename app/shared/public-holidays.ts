import { addToDay } from "./days.ts";

/** A calendar day as ISO writes it: `2026-11-22`. */
export type Day = string;

/** The countries whose holidays are known: those the shop delivers to. */
export const holidayCountries = ["SE", "NO", "DK", "FI"] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** 0 is Sunday, 6 Saturday. */
function weekdayOf(day: Day): number {
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

/** The Friday on which Sweden and Finland keep Midsummer's Eve. */
function midsummerEve(year: number): Day {
  const nineteenth = `${year}-06-19`;
  return addToDay(nineteenth, (5 - weekdayOf(nineteenth) + 7) % 7);
}

interface Holidays {
  /** Month and day of those with a fixed date. */
  fixed: readonly string[];
  /** Days from Easter Sunday. */
  fromEaster: readonly number[];
  midsummerEve: boolean;
}

const [maundyThursday, goodFriday, easterMonday, ascensionDay, whitMonday] = [-3, -2, 1, 39, 50];

/**
 * The days of each country, Saturdays and Sundays aside, on which a time limit of the law does not end: its public holidays, and the
 * days that its law counts with them. Sweden: the eves of Midsummer, Christmas and New Year (1930:173, 2 §). Denmark: Constitution
 * Day and the two eves (forbrugeraftaleloven § 19). Finland: the eves of Midsummer and Christmas (150/1930, 5 §).
 */
const holidays: Record<HolidayCountry, Holidays> = {
  SE: {
    fixed: ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"],
    fromEaster: [goodFriday, easterMonday, ascensionDay],
    midsummerEve: true,
  },
  NO: {
    fixed: ["01-01", "05-01", "05-17", "12-25", "12-26"],
    fromEaster: [maundyThursday, goodFriday, easterMonday, ascensionDay, whitMonday],
    midsummerEve: false,
  },
  DK: {
    fixed: ["01-01", "06-05", "12-24", "12-25", "12-26", "12-31"],
    fromEaster: [maundyThursday, goodFriday, easterMonday, ascensionDay, whitMonday],
    midsummerEve: false,
  },
  FI: {
    fixed: ["01-01", "01-06", "05-01", "12-06", "12-24", "12-25", "12-26"],
    fromEaster: [goodFriday, easterMonday, ascensionDay],
    midsummerEve: true,
  },
};

/** A country's public holidays of a year that can fall on a weekday, and the days that its law on time limits counts with them. */
export function publicHolidays(year: number, country: HolidayCountry): Day[] {
  const { fixed, fromEaster, midsummerEve: hasEve } = holidays[country];
  const easter = easterSunday(year);
  return [
    ...fixed.map((date) => `${year}-${date}`),
    ...fromEaster.map((days) => addToDay(easter, days)),
    ...(hasEve ? [midsummerEve(year)] : []),
  ];
}

const known = new Map<string, ReadonlySet<Day>>();

/** The holidays of a day's year, counted once: orders ask for them by the thousand. */
function holidaysAround(day: Day, country: HolidayCountry): ReadonlySet<Day> {
  const year = day.slice(0, 4);
  const key = country + year;
  const days = known.get(key) ?? new Set(publicHolidays(Number(year), country));
  known.set(key, days);
  return days;
}

/** Whether a day is neither Saturday, Sunday nor a public holiday of a country. */
export function isWorkingDay(day: Day, country: HolidayCountry): boolean {
  return weekdayOf(day) % 6 !== 0 && !holidaysAround(day, country).has(day);
}
