import { addBusinessDays, type Day, isBusinessDay } from "./business-days.ts";
import { deliveryDays, deliveryRange, type ShippingMethod } from "./rates.ts";

/** Orders placed before this hour, Swedish time, on a business day are packed that day. */
export const packingCutoffHour = 14;

const swedishTime = new Intl.DateTimeFormat("sv-SE", {
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

/** The day, as an ISO time at noon, that an order keeps as its estimated delivery: 3 business days after packing, 2 by express. */
export function estimatedDelivery(orderedAt: Date, method: ShippingMethod): string {
  return `${addBusinessDays(packingDay(orderedAt), deliveryDays(method))}T12:00:00.000Z`;
}

/** The first and the last day of the method's own range, from the estimated delivery that an order keeps (ISO time). */
export function deliveryWindow(estimated: string, method: ShippingMethod): { from: Day; to: Day } {
  const day = estimated.slice(0, 10);
  const [first, last] = deliveryRange(method);
  return {
    from: addBusinessDays(day, first - deliveryDays(method)),
    to: addBusinessDays(day, last - deliveryDays(method)),
  };
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** When an order is expected, for the shopper: `Thu 26 – Mon 30 November`. The same on every screen and in the e-mail. */
export function deliveryText(estimated: string, method: ShippingMethod): string {
  const { from, to } = deliveryWindow(estimated, method);
  const [first, last] = [from, to].map((day) => {
    const parts = new Map(dayFormat.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
    return { day: `${parts.get("weekday")} ${parts.get("day")}`, month: parts.get("month") };
  }) as [Words, Words];
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${start} – ${last.day} ${last.month}`;
}

interface Words {
  day: string;
  month: string | undefined;
}
