import { type OrderStatus, orderStatuses, type PaymentStatus } from "#app/shared/states.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

interface StatusFacts {
  /** The text that shoppers see when they track their order. */
  shopperText: string;
  /** The tone of its badge in the admin. */
  tone: BadgeTone;
  /** Whether it is a step of every delivery, in the order of `orderStatuses`. */
  isStep: boolean;
  /** Whether the goods are still in the warehouse: cancelling such an order releases its stock. */
  inWarehouse: boolean;
  /** Whether the order will still be delivered. */
  isUnderWay: boolean;
}

/** What each status means. A new one joins `orderStatuses`, this table, and the rows of `order_statuses` by a migration. */
export const orderStatusFacts: Record<OrderStatus, StatusFacts> = {
  pending: { shopperText: "Order received", tone: "neutral", isStep: true, inWarehouse: true, isUnderWay: true },
  processing: { shopperText: "Being packed", tone: "warning", isStep: true, inWarehouse: true, isUnderWay: true },
  shipped: { shopperText: "On its way", tone: "ink", isStep: true, inWarehouse: false, isUnderWay: true },
  delivered: { shopperText: "Delivered", tone: "success", isStep: true, inWarehouse: false, isUnderWay: false },
  cancelled: { shopperText: "Cancelled", tone: "danger", isStep: false, inWarehouse: false, isUnderWay: false },
};

/** Whether a payment status says that the shop has money for the order. */
export function isPaid(status: PaymentStatus): boolean {
  return status === "paid" || status === "partially-refunded";
}

/** The steps of every delivery, in order. */
export const orderSteps = orderStatuses.filter((status) => orderStatusFacts[status].isStep);

/** The statuses of orders whose goods are still in the warehouse. */
export const warehouseStatuses = orderStatuses.filter((status) => orderStatusFacts[status].inWarehouse);
