import { dateFormat } from "#app/shared/date-format.ts";
import { wordOf } from "#app/shared/dates.texts.ts";
import { type Day, isWorkingDay } from "#app/shared/public-holidays.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { addBusinessDays, isBusinessDay } from "./business-days.ts";
import { countryCodes } from "./country-codes.ts";
import { type Destination } from "./delivery-times.ts";
import { deliveryTexts } from "./delivery.texts.ts";
import { shippingCountryOf, type ShippingMethod, shippingMethodOf } from "./rates.ts";
import { isOwnSource } from "./sources.ts";
import { type DeliveryTime, ownTime, partnerTime } from "./transit-times.ts";

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

/** Until when an order that is placed then is expected on the same days as one that is placed now: the cutoff of the day on which both are packed. */
export function promiseEnd(now: Date): Date {
  return new Date(fromSwedishField(`${packingDay(now)}T${packingCutoffHour}:00`) ?? now);
}

/** An order, as far as its days of delivery follow from it. */
export interface ExpectedOrder extends Destination {
  orderedAt: Date;
  method: ShippingMethod;
}

/** The estimated delivery that an order stores, an ISO time at noon: of the parcel that takes longest. In Sweden 3 business days after packing, 2 by express. */
export function estimatedDelivery({ orderedAt, method, country, sources }: ExpectedOrder): string {
  const { expected } = sources.every(isOwnSource) ? ownTime(method, country) : partnerTime(country);
  return `${arrivalDay(orderedAt, expected, country)}T12:00:00.000Z`;
}

interface DeliveryWindow {
  from: Day;
  to: Day;
}

/** The first and last day on which a parcel may arrive. */
export function deliveryWindow(orderedAt: Date, { first, last }: DeliveryTime, country: string): DeliveryWindow {
  return { from: arrivalDay(orderedAt, first, country), to: arrivalDay(orderedAt, last, country) };
}

/** A parcel moves on the business days of Sweden, and arrives on one of its own country, too. */
function arrivalDay(orderedAt: Date, days: number, country: string): Day {
  let reached = addBusinessDays(packingDay(orderedAt), days);
  while (!isWorkingDay(reached, countryCodes[shippingCountryOf(country)])) reached = addBusinessDays(reached, 1);
  return reached;
}

/**
 * When an order is expected, for the shopper, in the current language: `Thu 26 – Mon 30 Nov`, `Fri 27 Nov – Tue 1 Dec`. The same on every screen and in the e-mail:
 * by country and method, and for goods from a partner by theirs.
 */
export function deliveryText({ orderedAt, method, country, sources }: ExpectedOrder): string {
  const own = windowText(deliveryWindow(orderedAt, ownTime(method, country), country));
  if (sources.every(isOwnSource)) return own;
  const partner = windowText(deliveryWindow(orderedAt, partnerTime(country), country));
  return sources.some(isOwnSource) ? deliveryTexts().alsoFromPartner(own, partner) : partner;
}

/** `deliveryText` of a stored order. */
export function deliveryTextOf(order: {
  createdAt: string;
  shippingMethod: string;
  country: string;
  lines: readonly { source: string }[];
}): string {
  return deliveryText({
    orderedAt: new Date(order.createdAt),
    method: shippingMethodOf(order.shippingMethod),
    country: order.country,
    sources: order.lines.map(({ source }) => source),
  });
}

function windowText({ from, to }: DeliveryWindow): string {
  const { withMonth } = deliveryTexts();
  const [first, last] = [wordsOf(from), wordsOf(to)];
  const end = withMonth(last.day, last.month);
  // In one piece wherever it stands: a line that ends within a date is read wrongly. Of two months, it would be wider than a narrow column.
  return first.month === last.month
    ? unbroken(`${first.day} –${joiner} ${end}`)
    : `${unbroken(`${withMonth(first.day, first.month)} –`)} ${unbroken(end)}`;
}

/** No line ends at it, as one would after a dash. Of those characters the one that counts as space. */
const joiner = "\uFEFF";

function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}

function wordsOf(day: Day) {
  const date = new Date(day);
  const weekday = wordOf("shortDays", date.getUTCDay());
  return {
    day: deliveryTexts().day(weekday, String(date.getUTCDate())),
    month: wordOf("shortMonths", date.getUTCMonth()),
  };
}
