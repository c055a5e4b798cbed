import type { AddressChangeOutcome } from "#app/features/selling/orders/change-address.server.ts";
import type { LineChangeOutcome } from "#app/features/selling/orders/change-line.server.ts";
import type { PointChangeOutcome } from "#app/features/selling/orders/change-pickup-point.server.ts";
import type { additionRefusal } from "#app/features/selling/orders/order-addition.ts";

const booked =
  "A label is booked for this order, and the carrier didn't cancel it. Cancel it with the carrier, or send the order first.";
const changedMeanwhile = "Someone else changed or shipped this order in the meantime. Check it and try again.";

/** Why a line was not changed, for the person who asked for it. */
export const lineRefusals: Record<Exclude<LineChangeOutcome["kind"], "changed" | "too-few">, string> = {
  "unknown-line": "This order has no such item.",
  "not-paid": "This order isn't paid. Change it once it is.",
  booked,
  "not-offered": "Choose another size or color of the same product.",
  "in-a-case": "A return, an exchange or a complaint names this item. Settle that first.",
  "whole-line-only": "Part of this order was refunded. Change all units of the item, or none.",
  "changed-meanwhile": changedMeanwhile,
};

/** Why an address was not changed, for the person who asked for it. */
export const addressRefusals: Record<Exclude<AddressChangeOutcome["kind"], "changed">, string> = {
  "unknown-order": "We can't find this order.",
  "other-country":
    "VAT and shipping were paid for another country. Cancel and refund this order, and ask the customer to order again.",
  booked,
  "changed-meanwhile": changedMeanwhile,
};

/** Why a pickup point was not changed, for the person who asked for it. */
export const pointRefusals: Record<Exclude<PointChangeOutcome["kind"], "changed" | "refused">, string> = {
  "unknown-order": addressRefusals["unknown-order"],
  booked,
  "changed-meanwhile": changedMeanwhile,
};

/** Why nothing can be added to an order, for the person who asked for it. */
export const additionRefusals: Record<
  NonNullable<ReturnType<typeof additionRefusal>> | "unknown-order" | "other-offer" | "changed-meanwhile",
  string
> = {
  "unknown-order": "We can't find this order.",
  "other-offer": "This form already sent a payment link for other items. Open the order to add more.",
  "changed-meanwhile": changedMeanwhile,
  "first-sent": "This order was already shipped, as a whole or in part. Ask the customer to place another order.",
  "first-cancelled": "This order was canceled. Ask the customer to place another order.",
  "first-unpaid": "This order isn't paid. Add to it once it is.",
  "first-erased": "The customer's details were deleted. No payment link can be sent.",
};
