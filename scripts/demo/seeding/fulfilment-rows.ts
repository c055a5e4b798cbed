import type {
  fulfilmentLines,
  fulfilments,
  orderNotes,
  refundLines,
  refunds,
} from "#app/db/schema/fulfilments.server.ts";
import type { orderEvents } from "#app/db/schema/orders.server.ts";
import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { stockholmDay } from "#app/shared/days.ts";

import { warehouse } from "./event-rows.ts";
import type { OrderRows } from "./order-rows.ts";
import { daysBefore, hoursAfter } from "./time.ts";

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
  // The newest that were delivered have refunds that the provider did not make.
  const troubles = troublesOf(now);
  const failing = placed
    .filter(({ order }) => order.status === "delivered" && order.paymentStatus === "paid")
    .slice(-troubles.length);
  const made = { status: "succeeded", attempts: 1 } as const;
  const byBank = { ...made, refusals: 1, transferBy: "support", transferReference: "BG 5050-1055" };
  // Its money went back in the provider's dashboard, as staff recorded.
  const closed = { ...made, refusals: 1, refusal: "already-refunded" } as const;
  const parts = [
    ...partly.map((rows, i) => {
      const ends = [{ ...byBank, transferOn: stockholmDay(new Date(rows.order.updatedAt)) }, closed];
      return partRefundOf(rows, reasons[i % reasons.length] ?? "", ends[i] ?? made, now);
    }),
    ...failing.map((rows, i) => partRefundOf(rows, "Parcel arrived damaged", troubles[i]!, now)),
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

type RefundProgress = Pick<
  FulfilmentRows["refunds"][number],
  | "attempts"
  | "refusals"
  | "refusal"
  | "lastError"
  | "transferBy"
  | "transferBegunAt"
  | "transferOn"
  | "transferReference"
> & { status: "succeeded" | "failed" };

/** A refund that the provider made without more ado. */
const untroubled = {
  lastError: null,
  refusals: 0,
  refusal: null,
  transferBy: null,
  transferBegunAt: null,
  transferOn: null,
  transferReference: null,
};

/** Every way in which a refund waits: refused, with the buyer's bank, being sent by staff, and without an answer. */
function troublesOf(now: Date): RefundProgress[] {
  const failed = { status: "failed", attempts: 2 } as const;
  const refused = { ...failed, refusals: 1, lastError: "the card has expired or is closed" };
  return [
    { ...failed, refusals: 1, refusal: "disputed", lastError: "the buyer disputes the payment" },
    { ...refused, transferBy: "support", transferBegunAt: daysBefore(now, 0.125) },
    refused,
    { ...failed, attempts: 3, lastError: "No answer within 15 s" },
  ];
}

/** The refund of one unit of an order's first line, for what was paid for it. */
function partRefundOf({ order, lines, payment }: OrderRows, reason: string, progress: RefundProgress, now: Date) {
  const id = `rfd_${order.id.slice(4)}`;
  const [first] = lines;
  const agreed = { ...order, discountOre: order.discountOre ?? 0, refundedShippingOre: 0 };
  const refundable = lines.map((line) => ({
    id: line.id,
    priceOre: line.priceOre,
    quantity: line.quantity,
    discountOre: line.discountOre ?? null,
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
      ...untroubled,
      ...progress,
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
      ...(progress.status === "succeeded"
        ? [
            {
              ...event,
              id: `evt_${id}_1`,
              type: "refunded",
              actor: progress.transferBy ?? (progress.refusal ? "support" : "system"),
              data: {
                ...data,
                ...(progress.transferOn && { transferOn: progress.transferOn }),
                ...(progress.refusal && { by: "provider" }),
              },
              createdAt: updatedAt,
            },
          ]
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
    ...untroubled,
    status: "succeeded",
    attempts: 1,
    createdBy: warehouse,
    createdAt,
    updatedAt: createdAt,
  };
}
