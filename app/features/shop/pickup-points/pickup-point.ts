import * as z from "zod/mini";

import { carrierIds } from "#app/features/shop/shipping/carriers.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import { type ChosenPoint, pickupPointKinds } from "#app/shared/chosen-point.ts";

/** `08:00`; the end of a day is `24:00`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

/** A place near a postal code where a parcel can wait for its buyer. */
export const pickupPointSchema = z.object({
  /** The carrier's own. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  carrier: z.enum(carrierIds),
  kind: z.enum(pickupPointKinds),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  street: z.string().check(z.maxLength(200)),
  postalCode: z.string().check(z.maxLength(20)),
  city: z.string().check(z.maxLength(100)),
  /** From the postal code, in meters; null where the carrier does not say. */
  distance: z.nullable(z.number()),
  /** `day` is 1 for Monday to 7 for Sunday; a day without an entry is closed. None at all: the carrier does not say. */
  hours: z.array(z.object({ day: z.int().check(z.gte(1), z.lte(7)), opens: timeOfDay, closes: timeOfDay })),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;
export type OpeningHours = PickupPoint["hours"];

/** A point as an order keeps it; of a carrier that the shop knew then. */
export const chosenPointSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  kind: z.enum(pickupPointKinds),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

/** What an order keeps of a point. */
export function chosenPoint({ id, carrier, kind, name, street, postalCode, city }: ChosenPoint): ChosenPoint {
  return { id, carrier, kind, name, street, postalCode, city };
}

/** The most points that a shopper chooses among, nearest first. */
export const mostPoints = 8;

/** Who knows the pickup points near a postal code. */
export interface PickupPointSource {
  /** Part of the key of what is kept of its answers. */
  name: string;
  /**
   * At most `mostPoints`, nearest first; none where the source knows of none. `postalCode` is normalized for its country. Rejects when the
   * source cannot be asked.
   */
  near: (country: ShippingCountry, postalCode: string) => Promise<PickupPoint[]>;
}
