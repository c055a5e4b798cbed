import { offerEndedTexts } from "./offer-ended.texts.ts";
import type { AdditionState } from "./order-addition.ts";
import type { OfferState } from "./order-offer.ts";

/** What its buyer is told of an offer to add to an order that cannot be taken. */
export function additionEnded(state: Exclude<AdditionState, "open">): string {
  const texts = offerEndedTexts();
  return {
    paid: texts.paid,
    undone: texts.undone,
    withdrawn: texts.withdrawn,
    expired: texts.expired,
    "first-sent": texts.firstSent,
    "first-cancelled": texts.firstCancelled,
    "first-unpaid": texts.firstUnpaid,
    "first-erased": texts.firstErased,
  }[state];
}

/** What its customer is told of an order that staff put together and that cannot be taken. */
export function offerEnded(state: Exclude<OfferState, "open">): string {
  const texts = offerEndedTexts();
  return { paid: texts.offerPaid, undone: texts.offerUndone, withdrawn: texts.withdrawn, expired: texts.offerExpired }[
    state
  ];
}
