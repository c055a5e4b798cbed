import { type DiscrepancyKind, discrepancyKinds } from "#app/features/selling/payments/discrepancy-kinds.ts";

/** What each kind of discrepancy is called. */
const names: Readonly<Record<DiscrepancyKind, string>> = {
  "payment-mismatch": "Amount or order differs",
  "paid-there": "Paid at the provider alone",
  "not-paid-there": "Paid here alone",
  "unknown-payment": "Unknown payment",
  "refund-at-provider": "Refunded at the provider",
  "refund-mismatch": "Refund differs",
  "refund-missing": "Refund not at the provider",
  "refund-failed": "Refund failed",
  "refund-twice": "Refunded twice",
  "event-unprocessed": "Event not processed",
};

/** What to do about each. */
const advices: Readonly<Record<DiscrepancyKind, string>> = {
  "payment-mismatch":
    "The provider took something else than the order asks for. Compare both, and refund the payment in the provider's dashboard if it is not right.",
  "paid-there":
    "The provider took the money, and the shop could neither mark the order as paid nor send the money back. Refund it in the provider's dashboard.",
  "not-paid-there":
    "The shop says that the order is paid, and the provider has not taken the money. Do not send anything yet.",
  "refund-at-provider":
    "Money went back that the shop did not ask for, such as by hand in the provider's dashboard. Record it: it counts towards refunds of the order that the provider refused because of it, and the shop asks for the rest of those again. What is more than them becomes a refund of its own.",
  "refund-mismatch":
    "The provider sent back another amount than the shop asked for. Compare both, and settle the rest with the customer.",
  "refund-missing":
    "The shop says that the money went back, and the provider does not know of it. Refund it in the provider's dashboard.",
  "refund-failed":
    "The money did not go back. Try again from the order. If the order offers it, ask the customer for an account and send it by bank, or record that the customer has it by the provider.",
  "refund-twice":
    "Staff sent the money by bank, or recorded that the customer has it, and the provider or somebody else sent it, too. See which of them arrived, ask the customer to send one back, and note it on the order.",
  "unknown-payment":
    "The provider moved money for something the shop does not know. Look it up in the provider's dashboard, and refund it if it is nobody's.",
  "event-unprocessed":
    "The provider told the shop of a change that the shop could not record. Compare the payment with the provider's dashboard.",
};

/** What a kind is called and what to do, also for one that is no longer found. */
export function discrepancyText(kind: string): { name: string; advice: string } {
  const known = discrepancyKinds.find((one) => one === kind);
  if (!known) return { name: kind, advice: "Compare the payment with the provider's dashboard." };
  return { name: names[known], advice: advices[known] };
}
