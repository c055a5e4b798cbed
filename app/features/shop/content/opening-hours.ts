import type { SiteConfiguration } from "./configuration.server.ts";

type Hours = SiteConfiguration["hours"];

/** The opening hours of the site configuration, a row each. */
export function openingHours({ weekdays, saturday, sunday }: Hours) {
  return [
    { days: "Mon-Fri", time: weekdays },
    { days: "Sat", time: saturday },
    { days: "Sun", time: sunday },
  ];
}

/** The opening hours of the phone, in a line: `Mon-Fri 09:00-18:00, Sat 10:00-16:00`. Closed days are left out. */
export function openingHoursText(hours: Hours): string {
  return openingHours(hours)
    .filter(({ time }) => time.toLowerCase() !== "closed")
    .map(({ days, time }) => `${days} ${time}`)
    .join(", ");
}
