import type { Language } from "#app/shared/language/languages.ts";

import type { SiteConfiguration } from "./configuration.server.ts";
import { openingHoursTexts } from "./opening-hours.texts.ts";

type Hours = SiteConfiguration["hours"];

const isClosed = (time: string) => time.toLowerCase() === "closed";

/** The opening hours of the site configuration, a row each, in the current language unless another is named. */
export function openingHours({ weekdays, saturday, sunday }: Hours, language?: Language) {
  const texts = openingHoursTexts(language);
  const said = (time: string) => (isClosed(time) ? texts.closed : time);
  return [
    { days: texts.weekdays, time: said(weekdays) },
    { days: texts.saturday, time: said(saturday) },
    { days: texts.sunday, time: said(sunday) },
  ];
}

/** The opening hours of the phone, in a line: `Mon-Fri 09:00-18:00, Sat 10:00-16:00`. Closed days are left out. */
export function openingHoursText(hours: Hours): string {
  const { closed } = openingHoursTexts();
  return openingHours(hours)
    .filter(({ time }) => time !== closed)
    .map(({ days, time }) => `${days} ${time}`)
    .join(", ");
}
