/** Why somebody cannot be erased yet. */
export const openMatterTexts = {
  unpaid: "isn't paid yet: cancel it, or wait until its reservation ends",
  unfinished: "isn't delivered yet: its parcel needs an address",
  payment: "has a payment in progress",
  refund: "has a refund in progress",
  dispute: "has an open dispute: you may need the customer's details to respond",
  return: "has a return or exchange in progress",
  objection: "has a disputed deduction: decide on it first",
  withdrawal: "has an open withdrawal",
  notice: "is an unmatched withdrawal: match or close it",
  complaint: "has an open complaint: resolve it first",
  discrepancy: "has an unresolved payment discrepancy",
  file: "is in progress and may include this person: wait until it's done",
} as const;
type OpenMatterKind = keyof typeof openMatterTexts;

export interface OpenMatter {
  kind: OpenMatterKind;
  /** The order's number, or what the file is of; of no order yet, the notice's or the complaint's. */
  name: string;
  /** The order's page; null where there is none. */
  orderId: string | null;
}
