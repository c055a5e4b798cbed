import type { ComplaintChannel, ComplaintEventType, ComplaintRemedy } from "#app/shared/states.ts";

export const remedyNames: Record<ComplaintRemedy, string> = {
  repair: "Repair",
  replacement: "Replacement",
  "price-reduction": "Lower price",
  "money-back": "Money back",
};

export const channelNames: Record<ComplaintChannel, string> = {
  form: "the shop's form",
  mail: "e-mail",
  phone: "phone",
  letter: "letter",
};

/** What each step says. */
export const stepNames: Record<ComplaintEventType, string> = {
  received: "Received",
  matched: "Matched to its order",
  "lines-added": "Items named",
  asked: "Asked the buyer",
  "buyer-answered": "The buyer wrote",
  answered: "Wrote to the buyer",
  accepted: "Accepted",
  rejected: "Rejected",
  note: "Note",
  "goods-requested": "Asked for the goods",
  "replacement-sent": "Replacement sent",
  "money-back": "Money back",
  "price-reduced": "Price lowered",
  closed: "Closed",
};
