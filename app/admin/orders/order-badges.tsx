import {
  type OrderStatus,
  orderStatusFacts,
  type PaymentStatus,
  paymentStatusFacts,
} from "#app/shared/order-statuses.ts";
import type { paymentAttemptStatuses, RefundStatus } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

/** Whether an order is paid. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentStatusFacts[status].tone}>{status.replace("-", " ")}</Badge>;
}

/** How far an order is. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={orderStatusFacts[status].tone}>{status}</Badge>;
}

const refundTones: Record<RefundStatus, BadgeTone> = { requested: "warning", succeeded: "success", failed: "danger" };
const refundNames: Record<RefundStatus, string> = { requested: "under way", succeeded: "refunded", failed: "failed" };

/** Whether a refund reached the customer. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  return <Badge tone={refundTones[status]}>{refundNames[status]}</Badge>;
}

type AttemptStatus = (typeof paymentAttemptStatuses)[number];
const attemptTones: Record<AttemptStatus, BadgeTone> = {
  created: "neutral",
  processing: "warning",
  succeeded: "success",
  declined: "neutral",
  refunding: "warning",
  refunded: "neutral",
};
const attemptNames: Partial<Record<AttemptStatus, string>> = { created: "not paid", refunding: "refund under way" };

/** What became of an attempt to pay. */
export function AttemptBadge({ status }: { status: AttemptStatus }) {
  return <Badge tone={attemptTones[status]}>{attemptNames[status] ?? status}</Badge>;
}
