import type { FulfilOutcome } from "#app/features/selling/orders/fulfil-order.server.ts";

/** Why a parcel was not recorded, for the person who entered it. */
export const parcelRefusals: Record<Exclude<FulfilOutcome["kind"], "fulfilled">, string> = {
  "unknown-order": "We can't find this order.",
  "not-paid": "This order is not paid, so it was not sent.",
  cancelled: "This order was cancelled.",
  "payment-in-doubt":
    "The payment provider says that this order's money is not there, or went back. Nothing is sent until an owner resolves that under Payments.",
  "nothing-chosen": "Choose at least one item to send.",
  "changed-meanwhile": "Someone else just changed this order. Check what's left, and try again.",
};
