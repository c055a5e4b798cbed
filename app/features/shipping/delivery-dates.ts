import { dateFormat } from "#app/shared/date-format.ts";
import type { Day } from "#app/shared/public-holidays.ts";

import { addBusinessDays, isBusinessDay } from "./business-days.ts";
import { deliveryDays, deliveryRange, type ShippingMethod } from "./rates.ts";
import { isOwnSource, partnerRange } from "./sources.ts";

/** Orders placed before this hour, Swedish time, on a business day are packed that day. */
export const packingCutoffHour = 14;

const swedishTime = dateFormat("sv-SE", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Europe/Stockholm",
});

/** The day on which an order of that moment is packed: that day itself, or the next business day. */
export function packingDay(orderedAt: Date): Day {
  const parts = new Map(swedishTime.formatToParts(orderedAt).map(({ type, value }) => [type, value]));
  const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  const inTime = isBusinessDay(day) && Number(parts.get("hour")) < packingCutoffHour;
  return inTime ? day : addBusinessDays(day, 1);
}

/** The estimated delivery an order stores, an ISO time at noon: 3 business days after packing, 2 by express. */
export function estimatedDelivery(orderedAt: Date, method: ShippingMethod): string {
  return `${addBusinessDays(packingDay(orderedAt), deliveryDays(method))}T12:00:00.000Z`;
}

interface DeliveryWindow {
  from: Day;
  to: Day;
}

/** The first and last day of the method's range, from the estimated delivery that an order stores (ISO time). */
export function deliveryWindow(estimated: string, method: ShippingMethod): DeliveryWindow {
  return windowOf(estimated, method, deliveryRange(method));
}

function windowOf(estimated: string, method: ShippingMethod, range: readonly [number, number]): DeliveryWindow {
  const [from, to] = range.map((days) => addBusinessDays(estimated.slice(0, 10), days - deliveryDays(method)));
  return { from: from ?? "", to: to ?? "" };
}

/**
 * When an order is expected, for the shopper: `Thu 26 – Mon 30 November`, `Fri 27 Nov – Tue 1 Dec`. The same on every screen and in the e-mail.
 * `sources` are those of its lines: goods from a partner have their own delivery time.
 */
export function deliveryText(estimated: string, method: ShippingMethod, sources: readonly string[] = []): string {
  const own = windowText(deliveryWindow(estimated, method));
  if (sources.every(isOwnSource)) return own;
  const partner = windowText(windowOf(estimated, method, partnerRange));
  return sources.some(isOwnSource) ? `${own}; from our partner: ${partner}` : partner;
}

const dayFormat = dateFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Short where the months differ: at the checkout a text of two lines on a phone would move the button below as it comes. */
function windowText({ from, to }: DeliveryWindow): string {
  const [first, last] = [wordsOf(from), wordsOf(to)];
  return first.month === last.month
    ? `${first.day} – ${last.day} ${last.month}`
    : `${first.day} ${first.month.slice(0, 3)} – ${last.day} ${last.month.slice(0, 3)}`;
}

function wordsOf(day: Day) {
  const parts = new Map(dayFormat.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
  return { day: `${parts.get("weekday")} ${parts.get("day")}`, month: parts.get("month") ?? "" };
}
