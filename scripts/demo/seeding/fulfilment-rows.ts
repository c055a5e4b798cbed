import type {
  fulfilmentLines,
  fulfilments,
  orderNotes,
  refundLines,
  refunds,
} from "#app/db/schema/fulfilments.server.ts";
import type { orderEvents } from "#app/db/schema/orders.server.ts";
import { refundAmount } from "#app/features/orders/refund-amount.ts";
import type { CarrierId } from "#app/features/shipping/carriers.ts";

import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { hoursAfter } from "./time.ts";

interface FulfilmentRows {
  fulfilments: (typeof fulfilments.$inferInsert)[];
  fulfilmentLines: (typeof fulfilmentLines.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert)[];
  refundLines: (typeof refundLines.$inferInsert)[];
  notes: (typeof orderNotes.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
}

const carriers: readonly CarrierId[] = ["postnord", "postnord", "dhl", "budbee", "bring"];
const reasons = ["Too small", "Color looks different in daylight", "Seam came loose", "Ordered twice"];
const notes = [
  "Asked by phone for the parcel to be left at the neighbour's.",
  "Wrote that one tee has a loose seam. Photo is in the support mailbox. Refund agreed.",
  "Waiting for the hoodie in M, expected with the next delivery. Customer knows.",
];

/** Parcels of what was sent, whole or in part, refunds in every state, and notes on some orders. */
export function fulfilmentRows(placed: readonly OrderRows[], now: Date): FulfilmentRows {
  const parcels = placed
    .filter(({ order }) => order.fulfilment !== "unfulfilled")
    .map((rows, i) => parcelOf(rows, i, now));
  const partly = placed.filter(({ order }) => order.paymentStatus === "partially-refunded");
  const whole = placed
    .filter(({ order }) => order.paymentStatus === "refunded")
    .map((rows) => wholeRefundOf(rows, now));
  // The newest that was delivered has a refund which the provider did not answer yet.
  const failing = placed
    .filter(({ order }) => order.status === "delivered" && order.paymentStatus === "paid")
    .slice(-1);
  const parts = [
    ...partly.map((rows, i) => partRefundOf(rows, reasons[i % reasons.length] ?? "", "succeeded", now)),
    ...failing.map((rows) => partRefundOf(rows, "Parcel arrived damaged", "failed", now)),
  ];
  const noted = placed.filter(({ order }) => order.paymentStatus !== "unpaid").slice(-12);
  return {
    fulfilments: parcels.map(({ parcel }) => parcel),
    fulfilmentLines: parcels.flatMap(({ lines }) => lines),
    refunds: [...whole, ...parts.map(({ refund }) => refund)],
    refundLines: parts.map(({ line }) => line),
    notes: notes.map((text, i) => {
      const { id: orderId, createdAt } = noted[i * 4]!.order;
      return {
        id: `not_demo${i}`,
        orderId,
        text,
        author: i === 1 ? "support" : warehouse,
        createdAt: hoursAfter(createdAt, 5, now),
      };
    }),
    events: [...parcels.map(({ event }) => event), ...parts.flatMap(({ events }) => events)],
  };
}

/** The parcel of an order; of its first line alone when a part of it was sent. */
function parcelOf({ order, lines }: OrderRows, index: number, now: Date) {
  const id = `ful_${order.id.slice(4)}`;
  const sent = order.fulfilment === "partial" ? lines.slice(0, 1) : lines;
  const carrier = carriers[index % carriers.length] ?? "postnord";
  const trackingId = `PMT${String(7_000_000 + index * 137)}SE`;
  const createdAt = hoursAfter(order.createdAt, 22, now);
  const units = String(sent.reduce((sum, { quantity }) => sum + quantity, 0));
  return {
    parcel: { id, orderId: order.id, carrier, trackingId, createdBy: warehouse, createdAt },
    lines: sent.map((line) => ({ fulfilmentId: id, orderLineId: line.id, quantity: line.quantity })),
    event: {
      id: `evt_${id}`,
      orderId: order.id,
      type: "parcel sent",
      actor: warehouse,
      data: { fulfilmentId: id, carrier, trackingId, units },
      createdAt,
    },
  };
}

/** The refund of one unit of an order's first line, for what was paid for it. */
function partRefundOf({ order, lines, payment }: OrderRows, reason: string, status: "succeeded" | "failed", now: Date) {
  const id = `rfd_${order.id.slice(4)}`;
  const [first] = lines;
  const agreed = { ...order, discountOre: order.discountOre ?? 0, refundedShippingOre: 0 };
  const refundable = lines.map((line) => ({
    id: line.id,
    priceOre: line.priceOre,
    quantity: line.quantity,
    refundedQuantity: 0,
  }));
  const amount = refundAmount({ ...agreed, lines: refundable }, { units: new Map([[first!.id, 1]]), shipping: 0 });
  const [createdAt, updatedAt] = [
    hoursAfter(order.createdAt, 24 * 4, now),
    hoursAfter(order.createdAt, 24 * 4 + 0.01, now),
  ];
  const data = { refundId: id, amountOre: String(amount.amountOre), currency: "SEK" };
  const event = { orderId: order.id, createdAt };
  return {
    refund: {
      id,
      orderId: order.id,
      paymentId: payment.id,
      amountOre: amount.amountOre,
      shippingOre: 0,
      taxOre: amount.taxOre,
      reason,
      status,
      attempts: status === "failed" ? 3 : 1,
      lastError: status === "failed" ? "No answer within 15 s" : null,
      createdBy: "support",
      createdAt,
      updatedAt,
    },
    line: { refundId: id, orderLineId: first!.id, quantity: 1, returned: 1, amountOre: amount.amountOre },
    events: [
      {
        ...event,
        id: `evt_${id}_0`,
        type: "refund requested",
        actor: "support",
        data: { ...data, units: "1", reason },
      },
      ...(status === "succeeded"
        ? [{ ...event, id: `evt_${id}_1`, type: "refunded", actor: "system", data, createdAt: updatedAt }]
        : []),
    ],
  };
}

/** The refund of a whole cancelled order. */
function wholeRefundOf({ order, payment }: OrderRows, now: Date): FulfilmentRows["refunds"][number] {
  const createdAt = hoursAfter(order.createdAt, 7, now);
  return {
    id: `rfd_${order.id.slice(4)}`,
    orderId: order.id,
    paymentId: payment.id,
    amountOre: order.totalOre,
    shippingOre: order.shippingOre,
    taxOre: order.taxOre,
    reason: "",
    status: "succeeded",
    attempts: 1,
    lastError: null,
    createdBy: warehouse,
    createdAt,
    updatedAt: createdAt,
  };
}
