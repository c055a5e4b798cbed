import { afterEach, describe, expect, it } from "vitest";

import { addDays, addMinutes, formatDate, formatDateTime, exactTime, formatShortDate } from "./dates.ts";
import { readLanguageFrom } from "./language/current-language.ts";

afterEach(() => readLanguageFrom(() => "en"));

describe("dates", () => {
  it("counts days and minutes from a moment", () => {
    const now = new Date("2026-03-28T12:00:00Z");
    expect(addDays(now, 3).toISOString()).toBe("2026-03-31T12:00:00.000Z");
    expect(addMinutes(now, -30).toISOString()).toBe("2026-03-28T11:30:00.000Z");
  });

  it("writes days and times as a clock in Stockholm shows them", () => {
    expect(formatDate("2026-11-03T23:30:00Z")).toBe("4 November 2026");
    expect(formatShortDate("2026-11-03T23:30:00Z")).toBe("4 Nov 2026");
    expect(formatDateTime("2026-07-03T12:05:00Z")).toBe("3 Jul 2026, 14:05");
  });

  it.each([
    ["en", "22 November 2026", "22 Nov 2026", "22 Nov 2026, 00:05", "22 November 2026 at 00:05:09 GMT+1"],
    ["sv", "22 november 2026", "22 nov 2026", "22 nov 2026 kl. 00:05", "22 november 2026 kl. 00:05:09 GMT+1"],
    ["nb", "22. november 2026", "22. nov. 2026", "22. nov. 2026 kl. 00.05", "22. november 2026 kl. 00.05.09 GMT+1"],
    ["da", "22. november 2026", "22. nov. 2026", "22. nov. 2026 kl. 00.05", "22. november 2026 kl. 00.05.09 GMT+1"],
    ["fi", "22. marraskuuta 2026", "22.11.2026", "22.11.2026 klo 00.05", "22. marraskuuta 2026 klo 00.05.09 GMT+1"],
  ] as const)("writes them in %s as it is read", (language, date, short, time, exact) => {
    readLanguageFrom(() => language);
    const iso = "2026-11-21T23:05:09Z";
    expect([formatDate(iso), formatShortDate(iso), formatDateTime(iso), exactTime(iso)]).toEqual([
      date,
      short,
      time,
      exact,
    ]);
  });
});
