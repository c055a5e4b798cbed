import { maxQuantity } from "#app/features/selling/cart/cart-line.ts";

/**
 * How much stock one order, and one caller at a time, may reserve (R9). A caller is an IPv4 address or the /64 of an IPv6
 * one, stored only as a keyed hash; a whole office fits within the limits. Nothing is counted by e-mail address, because
 * anybody could use up someone else's limit.
 */
export const orderLimits = {
  unitsPerVariant: maxQuantity,
  linesPerOrder: 30,
  unitsPerOrder: 50,
  /** Unpaid orders that may reserve stock for one caller at a time, and the units in them. */
  openOrdersPerCaller: 40,
  openUnitsPerCaller: 120,
  /** Payments of one order: each that is declined or ended leaves a row, here and at the provider. */
  paymentsPerOrder: 20,
  /** Minutes that an order keeps its reservation until its payment begins; then the configured time applies. */
  minutesUntilPayment: 5,
} as const;
