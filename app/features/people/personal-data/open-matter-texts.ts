/** Why somebody cannot be erased yet. */
export const openMatterTexts = {
  unpaid: "is not paid yet: cancel it, or wait until its reservation ends",
  unfinished: "is paid and not delivered yet: its parcel needs an address",
  payment: "has a payment whose outcome is not known yet",
  refund: "has a refund that is not done",
  dispute: "has a dispute that is open: it may have to be answered with what the buyer gave",
  return: "has a return or exchange in progress",
  objection: "has a deduction for loss of value that its buyer objected to, and nobody decided on it",
  withdrawal: "has a notice of withdrawal that is not settled",
  notice: "is a notice of withdrawal that nobody has matched to its order yet: match or close it",
  complaint: "has a complaint that is not settled: we answer it first",
  discrepancy: "has a difference with the payment provider that nobody has settled",
  file: "is being made or applied, and may hold this person: wait until it is done",
} as const;
type OpenMatterKind = keyof typeof openMatterTexts;

export interface OpenMatter {
  kind: OpenMatterKind;
  /** The order's number, or what the file is of; of no order yet, the notice's or the complaint's. */
  name: string;
  /** The order's page; null where there is none. */
  orderId: string | null;
}
