import type { AdditionState } from "./order-addition.ts";

/** What its buyer is told of an offer that cannot be taken. */
export const additionEnded: Record<Exclude<AdditionState, "open">, string> = {
  paid: "These items are already paid. They ship with your order.",
  undone: "These items were canceled or refunded. Contact us if you still want them.",
  withdrawn: "We took this offer back. Contact us if you still want the items.",
  expired: "This offer has expired. Contact us for a new one.",
  "first-sent": "Your order has already shipped, so nothing can be added to it. Order the items in the shop instead.",
  "first-cancelled": "Your order was canceled, so nothing can be added to it. Order the items in the shop instead.",
  "first-unpaid": "Your order was refunded, so nothing can be added to it. Order the items in the shop instead.",
  "first-erased": "Your order's details were deleted, so nothing can be added to it.",
};
