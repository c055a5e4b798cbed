import type { refunds } from "#app/db/schema/fulfilments.server.ts";
import type { orderEvents } from "#app/db/schema/orders.server.ts";
import type { returnLines, returnParcelLines, returnParcels, returns } from "#app/db/schema/returns.server.ts";
import type { withdrawalLines, withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { basisOf } from "#app/features/after-sale/cases/notice-parts.ts";
import { refundDueAt, withdrawalPeriod } from "#app/features/after-sale/cases/withdrawal-deadline.ts";
import { statementText } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { refundAmount } from "#app/features/selling/orders/refund-amount.ts";
import type { WithdrawalStatus } from "#app/shared/case-statuses.ts";
import type { RefundTrouble, WithdrawalChannel } from "#app/shared/states.ts";

import type { OrderRows } from "./order-rows.ts";
import { daysBefore, hoursAfter } from "./time.ts";

interface PlannedNotice {
  /** Days since it came. */
  days: number;
  status: WithdrawalStatus;
  /** Days from its order to the notice; null for one that nobody has matched, with what was typed instead. */
  after: number | null;
  typed?: { name: string; email: string; reference: string; items: string };
  channel?: WithdrawalChannel;
  /** How far its goods are; absent where none come back. */
  goods?: "requested" | "received" | "refunded";
  isPosted?: boolean;
  trouble?: RefundTrouble;
}

const nils = { name: "Nils Holm", email: "nils.holm@mail.example", reference: "the leggings from Friday", items: "" };
const ida = { name: "Ida Strand", email: "", reference: "PM-00000000", items: "One cap, the black one" };

/** Every state that staff see: to match, waiting for goods, due soon, overdue, late to decide, declined, refunded, closed. */
const plans: readonly PlannedNotice[] = [
  { days: 0.1, status: "unmatched", after: null, typed: nils },
  { days: 11.5, status: "unmatched", after: null, typed: ida, channel: "letter" },
  { days: 20, status: "closed", after: null, typed: { ...nils, name: "Per Alm", email: "per.alm@mail.example" } },
  { days: 1, status: "open", after: 8, goods: "requested" },
  { days: 5, status: "open", after: 9, goods: "received", trouble: "other-provider" },
  { days: 12, status: "open", after: 7, goods: "requested", isPosted: true },
  { days: 16, status: "open", after: 6, goods: "requested", channel: "phone" },
  { days: 0.3, status: "late", after: 44 },
  { days: 6, status: "declined", after: 41 },
  { days: 7, status: "refunded", after: 10, goods: "refunded" },
];

interface WithdrawalRows {
  withdrawals: (typeof withdrawals.$inferInsert)[];
  lines: (typeof withdrawalLines.$inferInsert)[];
  returns: (typeof returns.$inferInsert)[];
  returnLines: (typeof returnLines.$inferInsert)[];
  parcels: (typeof returnParcels.$inferInsert)[];
  parcelLines: (typeof returnParcelLines.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
  /** The notice that a refund of an order pays, by the id of the order. */
  paidBy: Map<string, string>;
}

/** Notices of withdrawal from one unit each, in every state. They are written open: what was refunded or declined is said after its rows. */
export function withdrawalRows(placed: readonly OrderRows[], now: Date): WithdrawalRows {
  const taken = new Set<OrderRows>();
  const rows = plans.map((plan, i) => {
    const from = plan.after === null ? null : orderFor(placed, plan, taken, now);
    if (from) taken.add(from);
    return noticeRows(plan, i, from, now);
  });
  return {
    withdrawals: rows.map(({ withdrawal }) => withdrawal),
    lines: rows.flatMap(({ lines }) => lines),
    returns: rows.flatMap((row) => row.returns),
    returnLines: rows.flatMap((row) => row.returnLines),
    parcels: rows.flatMap(({ parcels }) => parcels),
    parcelLines: rows.flatMap(({ parcelLines }) => parcelLines),
    events: rows.flatMap(({ events }) => events),
    paidBy: new Map(
      rows.flatMap(({ withdrawal: { id, orderId, status } }) =>
        status === "refunded" && orderId ? [[orderId, id]] : [],
      ),
    ),
  };
}

/** Refunds with the notices that they pay. */
export function refundsOfNotices(rows: readonly (typeof refunds.$inferInsert)[], paidBy: Map<string, string>) {
  return rows.map((row) => ({ ...row, withdrawalId: paidBy.get(row.orderId) ?? null }));
}

/** The delivered order whose age is nearest to a plan's; a refunded notice is of one that was refunded in part. */
function orderFor(
  placed: readonly OrderRows[],
  { days, after, status }: PlannedNotice,
  taken: Set<OrderRows>,
  now: Date,
) {
  const wanted = new Date(daysBefore(now, days + (after ?? 0))).getTime();
  const payment = status === "refunded" ? "partially-refunded" : "paid";
  const delivered = placed.filter(({ order }) => order.status === "delivered" && order.paymentStatus === payment);
  // The newest one that is paid has a refund of its own.
  const free = (payment === "paid" ? delivered.slice(0, -1) : delivered).filter((rows) => !taken.has(rows));
  const distance = ({ order }: OrderRows) => Math.abs(new Date(order.createdAt).getTime() - wanted);
  return free.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

/** The notice of a buyer who withdrew, half a day later, from what an exchange had been asked for. */
export function noticeOfExchange(from: OrderRows, askedAt: string, now: Date) {
  const days = (now.getTime() - new Date(hoursAfter(askedAt, 12, now)).getTime()) / 86_400_000;
  return noticeRows({ days, status: "open", after: null, goods: "requested" }, plans.length, from, now);
}

function noticeRows(plan: PlannedNotice, index: number, from: OrderRows | null, now: Date) {
  const { days, status, goods, trouble = null, channel = "function" } = plan;
  const id = `WD-${41_530_000 + index * 7_919}`;
  const receivedAt = daysBefore(now, days);
  const order = from?.order;
  const line = from?.lines[0];
  const typed = order
    ? { name: `${order.firstName} ${order.lastName}`, email: order.email, reference: order.orderNumber, items: "" }
    : plan.typed!;
  const period = order
    ? withdrawalPeriod({
        deliveredAt: hoursAfter(order.createdAt, 72, now),
        informedAt: order.createdAt,
        country: order.country,
        returnDays: 30,
      })
    : { statutoryUntil: null, promiseUntil: null };
  const basis = status === "late" || status === "declined" ? ("late" as const) : basisOf(receivedAt, period);
  const named = line ? [{ ...line, quantity: 1 }] : [];
  const returnId = `ret_wd${index}`;
  const parcelId = `rcv_wd${index}`;
  const isThere = goods === "received" || goods === "refunded";
  return {
    withdrawal: {
      id,
      submissionKey: `demo-${id}`,
      orderId: order?.id ?? null,
      name: typed.name,
      receiptEmail: typed.email,
      typedReference: typed.reference,
      statementText: statementText({ ...typed, lines: named }),
      channel,
      receivedAt,
      ...period,
      refundDueAt: refundDueAt(receivedAt),
      status,
      proofOfPostingAt: plan.isPosted ? hoursAfter(receivedAt, 60, now) : null,
      enteredBy: channel === "function" ? null : "support",
      updatedAt: receivedAt,
      refundOre: from && refundOf(from),
      refundTriedAt: trouble && now.toISOString(),
      refundTrouble: trouble,
    },
    lines: line ? [{ withdrawalId: id, orderLineId: line.id, quantity: 1, basis }] : [],
    returns:
      order && goods
        ? [
            {
              id: returnId,
              orderId: order.id,
              kind: "withdrawal" as const,
              status: goods,
              createdAt: receivedAt,
              updatedAt: isThere ? hoursAfter(receivedAt, 90, now) : receivedAt,
              withdrawalId: id,
            },
          ]
        : [],
    returnLines: line && goods ? [{ returnId, orderLineId: line.id, quantity: 1 }] : [],
    parcels: isThere
      ? [{ id: parcelId, returnId, receivedAt: hoursAfter(receivedAt, 90, now), receivedBy: "warehouse" }]
      : [],
    parcelLines:
      line && isThere
        ? [
            {
              parcelId,
              position: 0,
              orderLineId: line.id,
              variantId: line.variantId,
              quantity: 1,
              destination: "repair" as const,
            },
          ]
        : [],
    events: order
      ? [
          {
            id: `evt_wd${index}`,
            orderId: order.id,
            type: "withdrawal",
            actor: channel === "function" ? "shopper" : "support",
            data: { withdrawalId: id, units: "1", basis },
            createdAt: receivedAt,
          },
        ]
      : [],
  };
}

/** What one unit of an order's first line gives back, with its share of delivery. */
function refundOf({ order, lines }: OrderRows): number {
  const refundable = lines.map(({ id, priceOre, quantity, discountOre = null }) => ({
    id,
    priceOre,
    quantity,
    discountOre,
    refundedQuantity: 0,
  }));
  const agreed = { ...order, discountOre: order.discountOre ?? 0, lines: refundable, refundedShippingOre: 0 };
  return refundAmount(agreed, { units: new Map([[lines[0]!.id, 1]]), shipping: "share" }).amountOre;
}
