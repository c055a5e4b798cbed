import type { orderEvents } from "#app/db/schema/orders.server.ts";
import type { OrderStatus, PaymentStatus } from "#app/shared/order-statuses.ts";

import { orderStages } from "./order-stages.ts";
import { hoursAfter } from "./time.ts";

type EventRow = typeof orderEvents.$inferInsert;

/** The demo shop's warehouse, as the staff member its events name. */
export const warehouse = "lager";

interface DemoOrder {
  id: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  createdAt: string;
}

interface Step {
  type: string;
  actor: string;
  hours: number;
  data?: Record<string, string>;
}

/** The events of an order, from when it was placed to its present status. */
export function eventRows(order: DemoOrder, now: Date): EventRow[] {
  return stepsOf(order).map(({ type, actor, hours, data = {} }, i) => ({
    id: `evt_${order.id.slice(4)}_${i}`,
    orderId: order.id,
    type,
    actor,
    data,
    createdAt: hoursAfter(order.createdAt, hours, now),
  }));
}

function stepsOf({ id, status, paymentStatus }: DemoOrder): Step[] {
  const placed: Step = { type: "placed", actor: "shopper", hours: 0 };
  if (paymentStatus === "unpaid") {
    return [placed, { type: "cancelled", actor: "system", hours: 0.5, data: { reason: "not paid in time" } }];
  }
  const paid: Step = { type: "paid", actor: "shopper", hours: 0.02, data: { paymentId: `pay_${id.slice(4)}` } };
  if (status === "cancelled") return [placed, paid, { type: "status: cancelled", actor: warehouse, hours: 7 }];
  const { inWarehouse, onTheWay, delivered } = orderStages;
  const fulfilment = [
    ...spread(inWarehouse, { actor: warehouse, from: 14, until: 22 }),
    ...spread(onTheWay, { actor: warehouse, from: 22, until: 76 }),
    ...spread(delivered, { actor: "system", from: 76, until: 100 }),
  ];
  const count = fulfilment.findIndex(({ type }) => type === `status: ${status}`) + 1;
  return [placed, paid, ...fulfilment.slice(0, count)];
}

/** The steps of a stage, evenly over its hours. */
function spread(
  stage: readonly OrderStatus[],
  { actor, from, until }: { actor: string; from: number; until: number },
): Step[] {
  return stage.map((status, index) => ({
    type: `status: ${status}`,
    actor,
    hours: from + ((until - from) * index) / stage.length,
  }));
}
