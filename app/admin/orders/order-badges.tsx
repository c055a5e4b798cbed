import {
  type OrderStatus,
  orderStatusFacts,
  paymentAttemptFacts,
  type PaymentAttemptStatus,
  type PaymentStatus,
  paymentStatusFacts,
} from "#app/shared/order-statuses.ts";
import type { RefundStatus } from "#app/shared/states.ts";
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
/** What became of a refund's money. */
export const refundNames: Record<RefundStatus, string> = {
  requested: "under way",
  succeeded: "refunded",
  failed: "failed",
};

/** Whether a refund reached the customer. */
export function RefundBadge({ status }: { status: RefundStatus }) {
  return <Badge tone={refundTones[status]}>{refundNames[status]}</Badge>;
}

/** What became of an attempt to pay. */
export function AttemptBadge({ status }: { status: PaymentAttemptStatus }) {
  return <Badge tone={paymentAttemptFacts[status].tone}>{paymentAttemptFacts[status].name}</Badge>;
}
