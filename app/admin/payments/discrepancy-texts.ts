import { type DiscrepancyKind, discrepancyKinds } from "#app/features/selling/payments/discrepancy-kinds.ts";

/** What each kind of discrepancy is called. */
const names: Readonly<Record<DiscrepancyKind, string>> = {
  "payment-mismatch": "Amount or order differs",
  "paid-there": "Paid only at the provider",
  "not-paid-there": "Paid only here",
  "unknown-payment": "Unknown payment",
  "refund-at-provider": "Refunded at the provider",
  "refund-mismatch": "Refund differs",
  "refund-missing": "Refund missing at the provider",
  "refund-failed": "Refund failed",
  "refund-twice": "Refunded twice",
  "event-unprocessed": "Event not processed",
};

/** What to do about each. */
const advices: Readonly<Record<DiscrepancyKind, string>> = {
  "payment-mismatch":
    "The provider took a different amount than the order. Compare them, and refund the payment in the provider's dashboard if it's wrong.",
  "paid-there":
    "The provider took the money, but we couldn't mark the order paid or refund it. Refund it in the provider's dashboard.",
  "not-paid-there": "We have the order as paid, but the provider hasn't taken the money. Don't ship it yet.",
  "refund-at-provider":
    "This refund was made outside the shop. Record it to count it toward the order's refunds. We retry the rest of any refund it blocked.",
  "refund-mismatch":
    "The provider refunded a different amount than we requested. Compare them and settle the rest with the customer.",
  "refund-missing": "We have this as refunded, but the provider doesn't. Refund it in the provider's dashboard.",
  "refund-failed":
    "The customer didn't get the money. Retry from the order. If it offers a bank transfer, ask the customer for an account number.",
  "refund-twice":
    "The customer may have been refunded twice. Check what arrived, ask the customer to return one, and note it on the order.",
  "unknown-payment":
    "We can't match this to a payment. Look it up in the provider's dashboard, and refund it if it isn't ours.",
  "event-unprocessed":
    "We couldn't record a change the provider reported. Compare the payment with the provider's dashboard.",
};

/** What a kind is called and what to do, also for one that is no longer found. */
export function discrepancyText(kind: string): { name: string; advice: string } {
  const known = discrepancyKinds.find((one) => one === kind);
  if (!known) return { name: kind, advice: "Compare the payment with the provider's dashboard." };
  return { name: names[known], advice: advices[known] };
}
