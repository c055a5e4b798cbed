import { stockholmDay } from "#app/shared/days.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

/**
 * The time that stands for a day on which a parcel arrived: noon of it, Swedish time, but not before the parcel was sent or after now,
 * as far as that is the same day. ISO times; `day` is an ISO day.
 */
export function deliveryTime(day: string, sentAt: string, now: Date): string {
  const noon = fromSwedishField(`${day}T12:00`) ?? now.toISOString();
  if (noon < sentAt && stockholmDay(new Date(sentAt)) === day) return sentAt;
  return noon > now.toISOString() && stockholmDay(now) === day ? now.toISOString() : noon;
}
