import type { productVariants } from "#app/db/schema/catalogue.server.ts";
import type { stockMovements } from "#app/db/schema/inventory.server.ts";

import { randomFrom } from "../catalogue/random.ts";
import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { daysBefore } from "./time.ts";

type Variant = typeof productVariants.$inferInsert;
type MovementRow = typeof stockMovements.$inferInsert;
/** A movement before it is known what was there when it happened. */
type Step = Pick<MovementRow, "delta" | "reason" | "actor" | "createdAt"> & { note?: string; orderId?: string };

/** Every variant's stock was opened before its first order. */
const openedDaysAgo = 75;

/**
 * The movements behind the stock of the demo shop, the oldest first: what was opened, ordered, cancelled, received, counted and
 * damaged, so that each variant ends with the units it has.
 */
export function stockRows(variants: readonly Variant[], placed: readonly OrderRows[], now: Date): MovementRow[] {
  const ordered = Map.groupBy(placed.flatMap(orderSteps), ({ variantId }) => variantId);
  return variants
    .flatMap((variant) => movementsOf(variant, ordered.get(variant.id) ?? [], now))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function movementsOf(variant: Variant, ordered: readonly Step[], now: Date): MovementRow[] {
  const steps = [...ordered, ...storyOf(variant, now)].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  let sum = 0;
  const fewest = Math.min(0, ...steps.map(({ delta }) => (sum += delta)));
  // There were always enough; what is too much at the end was missing when it was counted.
  const missing = Math.max(0, sum - fewest - variant.quantity);
  const opened: Step = {
    delta: variant.quantity + missing - sum,
    reason: "opening",
    actor: "system",
    createdAt: daysBefore(now, openedDaysAgo),
  };
  const counted: Step = {
    delta: -missing,
    reason: "count",
    actor: warehouse,
    note: "Shelf count",
    createdAt: daysBefore(now, 0.005),
  };
  let units = 0;
  return [opened, ...steps, counted]
    .filter(({ delta }) => delta !== 0)
    .map(({ note = "", orderId, ...step }) => ({
      ...step,
      note,
      orderId: orderId ?? null,
      variantId: variant.id,
      productId: variant.productId,
      quantityAfter: (units += step.delta),
    }));
}

function orderSteps({ order, lines, events }: OrderRows): (Step & { variantId: string })[] {
  const { id: orderId, createdAt, status } = order;
  const cancelledAt = events.at(-1)?.createdAt ?? createdAt;
  return lines.flatMap(({ variantId, quantity }) => [
    { variantId, delta: -quantity, reason: "order-placed" as const, actor: "shopper", orderId, createdAt },
    ...(status === "cancelled"
      ? [
          {
            variantId,
            delta: quantity,
            reason: "order-released" as const,
            actor: order.paymentStatus === "unpaid" ? "system" : warehouse,
            orderId,
            createdAt: cancelledAt,
          },
        ]
      : []),
  ]);
}

/** What happened in the warehouse. */
function storyOf({ id, quantity }: Variant, now: Date): Step[] {
  const random = randomFrom(`stock of ${id}`);
  const roll = random();
  const at = (days: number) => ({ actor: warehouse, createdAt: daysBefore(now, days + random() * 0.4) });
  const received: Step[] =
    quantity > 8 && roll < 0.5
      ? [
          {
            delta: Math.floor(quantity / 2),
            reason: "received",
            note: `Delivery ${4700 + Math.floor(roll * 40)}`,
            ...at(18),
          },
        ]
      : [];
  if (roll < 0.06)
    return [...received, { delta: -1, reason: "damaged", note: "Torn seam, found while packing", ...at(9) }];
  if (roll < 0.12) return [...received, { delta: -2, reason: "count", note: "Shelf count", ...at(4) }];
  if (roll < 0.16 && quantity > 8)
    return [...received, { delta: 1, reason: "returned", note: "Tried on at home", ...at(2) }];
  return received;
}
