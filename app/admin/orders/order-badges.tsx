import { orderStatusFacts } from "#app/features/orders/order-status.ts";
import type { OrderStatus, PaymentStatus } from "#app/shared/states.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  unpaid: "warning",
  paid: "success",
  "partially-refunded": "neutral",
  refunded: "neutral",
};

/** Whether an order is paid. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentTones[status]}>{status}</Badge>;
}

/** How far an order is. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={orderStatusFacts[status].tone}>{status}</Badge>;
}
