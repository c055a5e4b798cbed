import { refundDays, withdrawalDays } from "#app/features/shop/content/withdrawal-terms.ts";
import { addDays } from "#app/shared/dates.ts";
import { addToDay } from "#app/shared/days.ts";
import { type Day, type HolidayCountry, isWorkingDay } from "#app/shared/public-holidays.ts";

/** What the periods of an order are counted from. Times are ISO. */
export interface PeriodFacts {
  /** When the last item of the order was delivered (2:12, second paragraph); null until all items are delivered. */
  deliveredAt: string | null;
  /** When the buyer was told about the right to withdraw; null when they never were. */
  informedAt: string | null;
  /** The country where the buyer lives, by the name that orders keep. */
  country: string;
  /** Days from delivery in which the shop voluntarily takes unused goods back, as the order was promised. */
  returnDays: number;
}

/** The last moments of both periods, ISO; null while nothing was delivered, for then both are open. */
export interface WithdrawalPeriod {
  statutoryUntil: string | null;
  promiseUntil: string | null;
}

interface Place {
  country: HolidayCountry;
  zone: string;
}

/** The shop's own. */
const home: Place = { country: "SE", zone: "Europe/Stockholm" };
const places = new Map<string, Place>([
  ["Sweden", home],
  ["Norway", { country: "NO", zone: "Europe/Oslo" }],
  ["Denmark", { country: "DK", zone: "Europe/Copenhagen" }],
  ["Finland", { country: "FI", zone: "Europe/Helsinki" }],
]);

/**
 * Until when an order can be withdrawn from, by the law and by our own promise. The law's period ends 14 days after the day of the
 * last delivery, on a working day of the buyer's country (1930:173, 2 §; Regulation 1182/71). It does not begin until the buyer is
 * informed, and ends at the latest a year after it would have ended (2:12, third paragraph; angrerettloven § 21).
 */
export function withdrawalPeriod({ deliveredAt, informedAt, country, returnDays }: PeriodFacts): WithdrawalPeriod {
  if (deliveredAt === null) return { statutoryUntil: null, promiseUntil: null };
  const place = places.get(country) ?? home;
  const delivered = dayIn(place.zone, deliveredAt);
  const inTime = workingDayFrom(addToDay(delivered, withdrawalDays), place.country);
  const latest = workingDayFrom(yearAfter(inTime), place.country);
  const informed =
    informedAt === null
      ? latest
      : workingDayFrom(addToDay(dayIn(place.zone, informedAt), withdrawalDays), place.country);
  const last = [latest, [inTime, informed].toSorted().at(-1) ?? inTime].toSorted()[0] ?? inTime;
  return {
    statutoryUntil: endOfDay(last, place.zone),
    promiseUntil: endOfDay(addToDay(delivered, returnDays), place.zone),
  };
}

/** Until when a notice that came in at an ISO time must be refunded: the end of the fourteenth day after it, Swedish time. */
export function refundDueAt(receivedAt: string): string {
  return endOfDay(addToDay(dayIn(home.zone, receivedAt), refundDays), home.zone);
}

function workingDayFrom(day: Day, country: HolidayCountry): Day {
  return isWorkingDay(day, country) ? day : workingDayFrom(addToDay(day, 1), country);
}

/** The same date a year later; 28 February for 29 February. */
function yearAfter(day: Day): Day {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith("02-29") ? next.replace("02-29", "02-28") : next;
}

/** The calendar day of an ISO time in a zone. */
function dayIn(zone: string, iso: string): Day {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(new Date(iso));
}

/** The last millisecond of a day in a zone, ISO: the zones are one to three hours ahead of UTC. */
function endOfDay(day: Day, zone: string): string {
  const next = addToDay(day, 1);
  const midnight = [-3, -2, -1]
    .map((hours) => addDays(new Date(next), hours / 24))
    .find((time) => dayIn(zone, time.toISOString()) === next);
  return new Date((midnight ?? new Date(next)).getTime() - 1).toISOString();
}

/** Days before a refund is due from which staff are warned. */
export const warningDays = 4;
