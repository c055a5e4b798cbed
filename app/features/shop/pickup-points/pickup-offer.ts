import type { ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { isOwnSource } from "#app/features/shop/shipping/sources.ts";

/**
 * Whether an order may go to a pickup point: by standard delivery, at its price, and only from our own warehouse. What a partner sends comes in a parcel
 * of its own, by a carrier that is not ours to direct; express goes to the door.
 */
export function isPickupOffered(method: ShippingMethod, sources: readonly string[]): boolean {
  return method === "standard" && sources.every(isOwnSource);
}
