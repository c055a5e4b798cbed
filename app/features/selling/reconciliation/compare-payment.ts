import type { DiscrepancyKind } from "#app/features/selling/payments/discrepancy-kinds.ts";
import type { ProviderPayment, ProviderRefund } from "#app/features/selling/payments/provider.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { formatAmount } from "#app/shared/money.ts";

/** A payment as the shop has it. Amounts in öre. */
export interface OwnPayment {
  id: string;
  orderId: string;
  amountOre: number;
  currency: Currency;
  /** Null while the shop does not know that the money was taken. */
  takenAt: string | null;
  createdAt: string;
  /** Whether the provider may still take the money. */
  isOpen: boolean;
}

/** A refund as the shop has it. `reference` is the provider's id. */
export interface OwnRefund {
  id: string;
  reference: string | null;
  status: "requested" | "succeeded" | "failed";
  /** What the provider makes of it, after what went back in its dashboard. */
  amountOre: number;
  /** The money went by bank or in the dashboard, or the buyer had it before: the provider has nothing of this refund. */
  isElsewhere?: boolean;
}

export interface Difference {
  kind: DiscrepancyKind;
  /** The provider's id of the refund, or the shop's of the payment. */
  subject: string;
  detail: string;
}

/** What the shop does about a payment: read it anew from the provider and record it, and what it tells staff. */
export interface Comparison {
  /** The states differ: what the webhook does with a payment settles it. */
  isToRecord: boolean;
  differences: Difference[];
}

/** Compares a payment with what the provider has of it; null when the provider knows none. */
export function comparePayment(own: OwnPayment, theirs: ProviderPayment | null): Comparison {
  const nothing = { isToRecord: false, differences: [] };
  if (own.amountOre === 0) return nothing;
  const taken = own.takenAt !== null;
  if (theirs?.status !== "succeeded") {
    if (!taken) return { ...nothing, isToRecord: own.isOpen && theirs?.status === "ended" };
    const there = theirs === null ? "knows no such payment" : `has it as ${theirs.status}`;
    const detail = `The order is paid here, and the provider ${there}.`;
    return { ...nothing, differences: [{ kind: "not-paid-there", subject: own.id, detail }] };
  }
  const difference = (kind: DiscrepancyKind, detail: string) => [{ kind, subject: own.id, detail }];
  if (theirs.orderId !== null && theirs.orderId !== own.orderId)
    return {
      ...nothing,
      differences: difference("payment-mismatch", "The provider says that it is of another order."),
    };
  const here = formatAmount(own.amountOre, own.currency);
  if (theirs.currency !== own.currency)
    return {
      ...nothing,
      differences: difference(
        "payment-mismatch",
        `${here} here, and ${formatAmount(theirs.receivedOre, theirs.currency)} there.`,
      ),
    };
  if (theirs.receivedOre !== own.amountOre)
    return {
      ...nothing,
      differences: difference(
        "payment-mismatch",
        `${here} here, and ${formatAmount(theirs.receivedOre, theirs.currency)} there.`,
      ),
    };
  return { ...nothing, isToRecord: !taken };
}

/** What comparing the refunds of a payment comes to. `toRecord` are those that the provider knows better than the shop. */
export interface RefundComparison {
  toRecord: ProviderRefund[];
  differences: Difference[];
}

/** Compares the refunds of a payment with the provider's; `recorded` are those of its dashboard that staff recorded. */
export function compareRefunds(
  own: readonly OwnRefund[],
  theirs: readonly ProviderRefund[],
  recorded: readonly { reference: string; amountOre: number }[] = [],
): RefundComparison {
  const result: RefundComparison = { toRecord: [], differences: [] };
  const found = new Set<string>();
  for (const refund of theirs) {
    const amount = formatAmount(refund.amountOre, refund.currency);
    const fromDashboard = recorded.find(({ reference }) => reference === refund.reference);
    if (fromDashboard) {
      if (refund.status === "failed") result.toRecord.push(refund);
      else if (refund.amountOre !== fromDashboard.amountOre) {
        const detail = `A refund is recorded as ${formatAmount(fromDashboard.amountOre, refund.currency)} here, and is ${amount} there.`;
        result.differences.push({ kind: "refund-mismatch", subject: refund.reference, detail });
      }
      continue;
    }
    const known = own.find(({ id, reference }) => reference === refund.reference || id === refund.refundId);
    if (!known) {
      if (refund.status !== "failed") result.toRecord.push(refund);
      continue;
    }
    if (known.isElsewhere) {
      if (refund.status !== "failed") result.toRecord.push(refund);
      continue;
    }
    // One that failed there and was asked for anew stands there twice.
    if (refund.status !== "failed" || known.reference === refund.reference) found.add(known.id);
    if (refund.status !== "failed" && refund.amountOre !== known.amountOre) {
      const detail = `A refund is ${formatAmount(known.amountOre, refund.currency)} here, and ${amount} there.`;
      result.differences.push({ kind: "refund-mismatch", subject: refund.reference, detail });
    } else if (known.status === "succeeded" && refund.status === "failed" && known.reference === refund.reference) {
      const detail = `A refund of ${amount} is made here, and failed there${refund.reason ? `: ${refund.reason}` : "."}`;
      result.differences.push({ kind: "refund-failed", subject: refund.reference, detail });
    } else if (known.status !== "succeeded" && !(refund.status === "pending" && known.reference !== null))
      result.toRecord.push(refund);
  }
  for (const refund of own) {
    if (refund.status !== "succeeded" || refund.isElsewhere || refund.amountOre === 0 || found.has(refund.id)) continue;
    const detail = "A refund is made here, and the provider does not know of it.";
    result.differences.push({ kind: "refund-missing", subject: refund.id, detail });
  }
  return result;
}

/** Days after which a payment that was taken is no longer compared by itself: webhooks and the nightly copy still tell of it. */
const comparedDays = 7;
/** Hours after which one that was never taken is given up. */
const openHours = 72;

/** When a payment is compared next, as an ISO time; null when it needs no more comparing. */
export function nextComparison(own: OwnPayment, now: Date): string | null {
  if (own.takenAt !== null) {
    const next = addDays(now, 1);
    return next <= addDays(new Date(own.takenAt), comparedDays) ? next.toISOString() : null;
  }
  if (!own.isOpen) return null;
  const ageMinutes = (now.getTime() - new Date(own.createdAt).getTime()) / 60_000;
  if (ageMinutes > openHours * 60) return null;
  return addMinutes(now, ageMinutes < 120 ? 10 : 120).toISOString();
}
