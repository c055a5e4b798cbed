import type { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import type { orderEvents } from "#app/db/schema/orders.server.ts";
import type {
  exchanges,
  returnLines,
  returnParcelLines,
  returnParcels,
  returns,
} from "#app/db/schema/returns.server.ts";
import { holdDays, reminderDays } from "#app/features/after-sale/cases/exchange-rules.ts";
import type { ReturnDestination, WasteReason } from "#app/shared/states.ts";

import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { daysBefore, hoursAfter } from "./time.ts";

interface PlannedReturn {
  kind: "return" | "exchange";
  /** Days since it was asked for. */
  days: number;
  units?: number;
  reason?: string;
  /** What of it came back: how many units, and where they went. */
  came?: { units: number; destination: ReturnDestination; wasteReason?: WasteReason };
  /** How it ended; absent while it is open. A cancelled exchange ended because its buyer withdrew from the purchase. */
  end?: "sent" | "lapsed" | "cancelled" | "declined";
}

/** Announced, part received, received to stock, repair and waste, sent, soon to lapse, lapsed, declined, cancelled. Returns of notices are rows of theirs. */
const plans: readonly PlannedReturn[] = [
  { kind: "exchange", days: 0.8 },
  { kind: "exchange", days: 4, units: 2, came: { units: 1, destination: "stock" } },
  { kind: "exchange", days: 19.2 },
  { kind: "exchange", days: 3, came: { units: 1, destination: "stock" } },
  { kind: "exchange", days: 8, came: { units: 1, destination: "repair" }, end: "sent" },
  { kind: "exchange", days: 26, end: "lapsed" },
  {
    kind: "return",
    days: 6,
    reason: "Too small",
    came: { units: 1, destination: "waste", wasteReason: "hygiene" },
  },
  { kind: "return", days: 2, reason: "Color looks different in daylight" },
  {
    kind: "return",
    days: 13,
    reason: "Worn once, not for me",
    came: { units: 1, destination: "waste", wasteReason: "hygiene" },
    end: "declined",
  },
  { kind: "exchange", days: 5, end: "cancelled" },
];

/** A variant that may be sent in exchange. */
export interface ReplacementVariant {
  id: string;
  productId: string;
  colorId: string;
  quantity: number;
  color: string;
  size: string;
}

interface ReturnRows {
  from: OrderRows;
  row: typeof returns.$inferInsert;
  line: typeof returnLines.$inferInsert;
  exchange: typeof exchanges.$inferInsert | null;
  parcel: typeof returnParcels.$inferInsert | null;
  parcelLine: typeof returnParcelLines.$inferInsert | null;
  fulfilment: typeof fulfilments.$inferInsert | null;
  events: (typeof orderEvents.$inferInsert)[];
  end: PlannedReturn["end"] | null;
}

/** Returns and exchanges in every state, each of one line of an order of `free`, with a variant of `variants` as its replacement. */
export function returnRows(
  free: readonly OrderRows[],
  variants: readonly ReplacementVariant[],
  now: Date,
): ReturnRows[] {
  const taken = new Set<OrderRows>();
  return plans.flatMap((plan, i) => {
    const chosen = chooseLine(free, variants, plan, taken, now);
    if (!chosen) return [];
    taken.add(chosen.from);
    return [rowsOf(plan, i, chosen, now)];
  });
}

interface Chosen {
  from: OrderRows;
  line: OrderRows["lines"][number];
  replacement: ReplacementVariant;
}

/** The order whose age is nearest to a plan's, of those with enough units of a line that comes in another size which is in stock. */
function chooseLine(
  free: readonly OrderRows[],
  variants: readonly ReplacementVariant[],
  { days, units = 1, end }: PlannedReturn,
  taken: Set<OrderRows>,
  now: Date,
): Chosen | null {
  const wanted = new Date(daysBefore(now, days + 9)).getTime();
  const distance = ({ order }: OrderRows) => Math.abs(new Date(order.createdAt).getTime() - wanted);
  const nearest = free.filter((rows) => !taken.has(rows)).toSorted((a, b) => distance(a) - distance(b));
  for (const from of nearest) {
    // A notice of withdrawal is of the first line.
    for (const line of end === "cancelled" ? from.lines.slice(0, 1) : from.lines) {
      if (end === "cancelled" && line.quantity !== units) continue;
      const replacement = variants.find(
        ({ id, productId, color, quantity }) =>
          productId === line.productId && color === line.color && id !== line.variantId && quantity > units + 3,
      );
      if (line.quantity >= units && replacement) return { from, line, replacement };
    }
  }
  return null;
}

function rowsOf(plan: PlannedReturn, index: number, { from, line, replacement }: Chosen, now: Date): ReturnRows {
  const { kind, days, units = 1, reason = "", came, end = null } = plan;
  const [id, orderId] = [`ret_demo${index + 1}`, from.order.id];
  const createdAt = daysBefore(now, days);
  const cameAt = hoursAfter(createdAt, 70, now);
  const parcelId = `rcv_demo${index + 1}`;
  const fulfilmentId = `ful_demoexchange${index + 1}`;
  const isWhole = came?.units === units;
  const item = `${line.name}, ${line.color}, ${line.size}`;
  const { color, size } = replacement;
  const event = (type: string, actor: string, at: string, data: Record<string, string>) => ({
    id: `evt_${id}_${type.replaceAll(" ", "_")}`,
    orderId,
    type,
    actor,
    data: { returnId: id, ...data },
    createdAt: at,
  });
  return {
    from,
    row: {
      id,
      orderId,
      kind,
      status: end === "declined" ? "declined" : isWhole ? "received" : "requested",
      reason,
      createdAt,
      updatedAt: came ? cameAt : createdAt,
    },
    line: { returnId: id, orderLineId: line.id, quantity: units },
    exchange:
      kind === "exchange"
        ? {
            returnId: id,
            orderLineId: line.id,
            variantId: replacement.id,
            color,
            size,
            quantity: units,
            heldUntil: daysBefore(now, days - holdDays),
            remindAt: daysBefore(now, days - reminderDays),
            remindedAt: days > reminderDays && !isWhole ? daysBefore(now, days - reminderDays) : null,
            updatedAt: createdAt,
          }
        : null,
    parcel: came ? { id: parcelId, returnId: id, receivedAt: cameAt, receivedBy: warehouse } : null,
    parcelLine: came
      ? {
          parcelId,
          position: 0,
          orderLineId: line.id,
          variantId: line.variantId,
          quantity: came.units,
          destination: came.destination,
          wasteReason: came.wasteReason ?? null,
        }
      : null,
    fulfilment:
      end === "sent"
        ? {
            id: fulfilmentId,
            orderId,
            carrier: "postnord",
            trackingId: "00370733742000012345",
            createdBy: warehouse,
            createdAt: hoursAfter(cameAt, 3, now),
          }
        : null,
    events: [
      ...(end === "declined" ? [event("return closed", warehouse, hoursAfter(cameAt, 5, now), {})] : []),
      ...(kind === "exchange"
        ? [event("exchange requested", "shopper", createdAt, { item, for: `${color}, ${size}`, units: String(units) })]
        : []),
      ...(end === "sent"
        ? [
            event("replacement sent", warehouse, hoursAfter(cameAt, 3, now), {
              fulfilmentId,
              carrier: "postnord",
              trackingId: "00370733742000012345",
              item: `${line.name}, ${color}, ${size}`,
            }),
          ]
        : []),
    ],
    end,
  };
}
