import { maxQuantity } from "#app/features/cart/cart-line.ts";

/**
 * What one order, and one caller at a time, may take out of the shop's stock. A caller is an address or the /64 of an IPv6
 * one, known by a keyed hash alone; a whole office fits in. Nothing is counted by e-mail address, or anyone could use up
 * somebody else's.
 */
export const orderLimits = {
  unitsPerVariant: maxQuantity,
  linesPerOrder: 30,
  unitsPerOrder: 50,
  /** Unpaid orders that hold stock for one caller at a time, and the units in them. */
  openOrdersPerCaller: 40,
  openUnitsPerCaller: 120,
  /** Minutes that an order keeps its stock until its payment is begun; then the configured time counts. */
  minutesUntilPayment: 5,
} as const;
