import { orderStatusFacts } from "#app/features/orders/order-status.ts";
import type { OrderStatus, PaymentStatus, RefundStatus } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  unpaid: "warning",
  paid: "success",
  "partially-refunded": "neutral",
  refunded: "neutral",
};

/** Whether an order is paid. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentTones[status]}>{status.replace("-", " ")}</Badge>;
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
