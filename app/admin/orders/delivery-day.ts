import { fromLocalInput } from "#app/shared/dates.ts";

/**
 * The time that stands for a day on which a parcel arrived: noon of it, Swedish time, but not before the parcel was sent or after now,
 * as far as that is the same day. ISO times; `day` is an ISO day.
 */
export function deliveryTime(day: string, sentAt: string, now: Date): string {
  const noon = fromLocalInput(`${day}T12:00`) ?? now.toISOString();
  const isSameDay = (time: string) =>
    fromLocalInput(`${day}T00:00`)! <= time && time <= fromLocalInput(`${day}T23:59`)!;
  if (noon < sentAt && isSameDay(sentAt)) return sentAt;
  return noon > now.toISOString() && isSameDay(now.toISOString()) ? now.toISOString() : noon;
}
