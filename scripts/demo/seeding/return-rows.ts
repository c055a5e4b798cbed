import type { returnLines, returns } from "#app/db/schema/returns.server.ts";
import type { returnKinds, returnStatuses } from "#app/shared/states.ts";

import type { OrderRows } from "./order-rows.ts";
import { hoursAfter } from "./time.ts";

interface PlannedReturn {
  kind: (typeof returnKinds)[number];
  status: (typeof returnStatuses)[number];
  reason: string;
}

const plans: readonly PlannedReturn[] = [
  { kind: "return", status: "refunded", reason: "Too small" },
  { kind: "exchange", status: "received", reason: "M instead of L" },
  { kind: "return", status: "requested", reason: "Color looks different in daylight" },
];

/** Returns of delivered orders, each of one line, of several kinds and in several states. */
export function returnRows(
  orders: readonly OrderRows[],
  now: Date,
): { returns: (typeof returns.$inferInsert)[]; lines: (typeof returnLines.$inferInsert)[] } {
  const delivered = orders.filter(({ order, lines }) => order.status === "delivered" && lines.length > 1);
  const chosen = plans.map((plan, i) => ({
    plan,
    from: delivered[Math.floor(((i + 0.5) / plans.length) * delivered.length)]!,
  }));
  return {
    returns: chosen.map(({ plan, from: { order, lines } }, i) => {
      const createdAt = hoursAfter(order.createdAt, 24 * 6, now);
      const refundOre = plan.status === "refunded" ? lines[0]!.priceOre : 0;
      return {
        id: `ret_demo${i + 1}`,
        orderId: order.id,
        ...plan,
        refundOre,
        createdAt,
        updatedAt: hoursAfter(createdAt, 48, now),
      };
    }),
    lines: chosen.map(({ from }, i) => ({ returnId: `ret_demo${i + 1}`, orderLineId: from.lines[0]!.id, quantity: 1 })),
  };
}
