import type { ChosenPoint } from "#app/shared/chosen-point.ts";

import { pickupPointTexts } from "./pickup-points.texts.ts";

/** What tells where the parcel of an order goes. */
export interface SentOrder {
  address: string;
  postalCode: string;
  city: string;
  pickupPoint: ChosenPoint | null;
}

/** Where the parcel of an order goes: to its address, or to the point with its name. */
interface ParcelPlace {
  /** The point's name and kind in the current language; undefined for a parcel that goes to the door. */
  point?: string;
  address: string;
  postalCode: string;
  city: string;
}

export function parcelPlace({ address, postalCode, city, pickupPoint }: SentOrder): ParcelPlace {
  if (!pickupPoint) return { address, postalCode, city };
  const { street, ...there } = pickupPoint;
  return { point: pointName(pickupPoint), address: street, postalCode: there.postalCode, city: there.city };
}

/** `Torgets livs (service point)`, in the current language. */
function pointName({ name, kind }: Pick<ChosenPoint, "name" | "kind">): string {
  return `${name} (${pickupPointTexts()[kind].toLowerCase()})`;
}

/** A point with its kind and address, in a line. */
export function pointLine(point: Omit<ChosenPoint, "id" | "carrier">): string {
  return [pointName(point), point.street, `${point.postalCode} ${point.city}`.trim()].filter(Boolean).join(", ");
}
