import { describe, expect, it } from "vitest";

import { openingHours, openingHoursText } from "./opening-hours.ts";

const hours = { weekdays: "09:00-18:00", saturday: "10:00-16:00", sunday: "Closed" };

describe("the opening hours", () => {
  it("name every day of the week", () => {
    expect(openingHours(hours).map(({ days, time }) => `${days} ${time}`)).toEqual([
      "Mon-Fri 09:00-18:00",
      "Sat 10:00-16:00",
      "Sun Closed",
    ]);
  });

  it("name only open days in a line, and follow what staff set", () => {
    expect(openingHoursText(hours)).toBe("Mon-Fri 09:00-18:00, Sat 10:00-16:00");
    expect(openingHoursText({ ...hours, saturday: "Closed", sunday: "12:00-15:00" })).toBe(
      "Mon-Fri 09:00-18:00, Sun 12:00-15:00",
    );
  });
});
