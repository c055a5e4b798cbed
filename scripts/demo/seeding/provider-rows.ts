import type { orderEvents, payments } from "#app/db/schema/orders.server.ts";
import type {
  disputes,
  paymentEvents,
  paymentDiscrepancies,
  providerCopies,
  providerTransactions,
} from "#app/db/schema/payments.server.ts";
import type { DisputeStatus, TransactionKind } from "#app/shared/states.ts";

import type { OrderRows } from "./order-rows.ts";
import { daysBefore, hoursAfter } from "./time.ts";

type TransactionRow = typeof providerTransactions.$inferInsert;

/** What a provider that takes real money would have told the shop of a week of orders. */
export interface ProviderRows {
  /** The payments of those orders by their id, as made at the provider. */
  payments: Map<string, Partial<typeof payments.$inferInsert>>;
  transactions: TransactionRow[];
  disputes: (typeof disputes.$inferInsert)[];
  discrepancies: (typeof paymentDiscrepancies.$inferInsert)[];
  events: (typeof paymentEvents.$inferInsert)[];
  orderEvents: (typeof orderEvents.$inferInsert)[];
  copies: (typeof providerCopies.$inferInsert)[];
}

const provider = "stripe";
const cardFee = (ore: number) => Math.round(ore * 0.015) + 180;

/** Orders of the second week back were paid at Stripe: delivered ones, which nobody has to touch. */
export function providerRows(placed: readonly OrderRows[], now: Date): ProviderRows {
  const [from, to] = [daysBefore(now, 15), daysBefore(now, 7)];
  const chosen = placed.filter(
    ({ order }) =>
      order.status === "delivered" && order.paymentStatus === "paid" && order.createdAt > from && order.createdAt < to,
  );
  const transactions = [...chosen.map(chargeOf), ...payoutsOf(chosen, now)];
  const [asked, reviewed, won, refunded, late] = chosen;
  const opened = [
    asked && { of: asked, status: "needs_response" as const, reason: "product_not_received", dueInDays: 4 },
    reviewed && { of: reviewed, status: "under_review" as const, reason: "fraudulent", dueInDays: null },
    won && { of: won, status: "won" as const, reason: "duplicate", dueInDays: null },
  ].filter((one) => one !== undefined);
  const disputed = opened.map((one, i) => disputeOf(one, i + 1, now));
  // The provider's clock was on the other side of midnight.
  const lateCharge = late && transactions.find(({ paymentId }) => paymentId === late.payment.id);
  if (lateCharge) lateCharge.occurredAt = hoursAfter(lateCharge.occurredAt, -24, now);
  return {
    payments: new Map(
      chosen.map(({ payment }) => [
        payment.id,
        { provider, providerReference: referenceOf(payment.id), nextStep: "provider" as const },
      ]),
    ),
    transactions: [
      ...transactions,
      ...disputed.flatMap((one) => one.transactions),
      ...(refunded ? [foreignRefundOf(refunded, now)] : []),
      unknownCharge(now),
    ],
    disputes: disputed.map(({ dispute }) => dispute),
    discrepancies: discrepancyRows(refunded, asked, now),
    events: [
      eventRow("payment_intent.succeeded", asked ? referenceOf(asked.payment.id) : "", 9, now),
      eventRow("charge.dispute.created", "dp_demo1", 2, now),
      {
        ...eventRow("charge.dispute.closed", "dp_demo3", 1, now),
        processedAt: null,
        attempts: 3,
        lastError: "Stripe did not answer",
      },
    ],
    orderEvents: disputed.map(({ event }) => event),
    copies: [{ provider, copiedUntil: daysBefore(now, 0.4), updatedAt: daysBefore(now, 0.4) }],
  };
}

const referenceOf = (paymentId: string) => `pi_demo${paymentId.replace(/\D/g, "")}`;

function transaction(
  kind: TransactionKind,
  id: string,
  amountOre: number,
  occurredAt: string,
  feeOre = 0,
): TransactionRow {
  return {
    id: `txn_demo_${id}`,
    provider,
    kind,
    // Every row names all columns: they are written in one statement.
    paymentId: null,
    orderId: null,
    disputeId: null,
    reference: "",
    payout: null,
    amountOre,
    feeOre,
    netOre: amountOre - feeOre,
    currency: "SEK",
    occurredAt,
  };
}

function chargeOf({ order, payment }: OrderRows): TransactionRow {
  const charge = transaction("charge", payment.id, order.totalOre, payment.updatedAt, cardFee(order.totalOre));
  return {
    ...charge,
    paymentId: payment.id,
    orderId: order.id,
    reference: referenceOf(payment.id).replace("pi_", "ch_"),
  };
}

/** What was taken in the first half of the week went to the bank three days after its last charge. */
function payoutsOf(chosen: readonly OrderRows[], now: Date): TransactionRow[] {
  const paidOut = chosen.slice(0, Math.floor(chosen.length / 2));
  const last = paidOut.at(-1);
  if (!last) return [];
  const sum = paidOut.reduce((ore, { order }) => ore + order.totalOre - cardFee(order.totalOre), 0);
  const payout = transaction("payout", "payout", -sum, hoursAfter(last.payment.updatedAt, 72, now));
  return [{ ...payout, reference: "po_demo1", payout: "po_demo1" }];
}

function disputeOf(
  { of, status, reason, dueInDays }: { of: OrderRows; status: DisputeStatus; reason: string; dueInDays: number | null },
  number: number,
  now: Date,
) {
  const { order, payment } = of;
  const [id, reference] = [`dsp_demo${number}`, `dp_demo${number}`];
  const openedAt = daysBefore(now, 5 - number);
  const updatedAt = hoursAfter(openedAt, 12, now);
  const about = { paymentId: payment.id, disputeId: id, orderId: order.id, reference };
  const taken = { ...transaction("dispute", `${id}_taken`, -order.totalOre, openedAt, 17_000), ...about };
  const back = { ...transaction("dispute", `${id}_back`, order.totalOre, updatedAt), ...about };
  const data = { disputeStatus: status, amountOre: String(order.totalOre), currency: "SEK" };
  return {
    dispute: {
      id,
      paymentId: payment.id,
      orderId: order.id,
      provider,
      reference,
      status,
      reason,
      amountOre: order.totalOre,
      currency: "SEK" as const,
      dueBy: dueInDays === null ? null : daysBefore(now, -dueInDays),
      openedAt,
      updatedAt,
    },
    event: { id: `evt_${id}`, orderId: order.id, type: "disputed", actor: "system", data, createdAt: openedAt },
    transactions: status === "won" ? [taken, back] : [taken],
  };
}

/** Somebody sent money back by hand in the provider's dashboard. */
function foreignRefundOf({ order, payment }: OrderRows, now: Date): TransactionRow {
  const refund = transaction("refund", "by_hand", -5_000, hoursAfter(payment.updatedAt, 50, now));
  return { ...refund, paymentId: payment.id, orderId: order.id, reference: "re_demo1" };
}

function unknownCharge(now: Date): TransactionRow {
  return {
    ...transaction("charge", "unknown", 14_900, daysBefore(now, 8), cardFee(14_900)),
    reference: "ch_demo_unknown",
  };
}

function discrepancyRows(refunded: OrderRows | undefined, resolved: OrderRows | undefined, now: Date) {
  const about = (rows: OrderRows | undefined) =>
    rows ? { orderId: rows.order.id, paymentId: rows.payment.id } : { orderId: null, paymentId: null };
  const open = { resolvedAt: null, resolvedBy: null, note: null };
  return [
    {
      id: "refund-at-provider:re_demo1",
      kind: "refund-at-provider",
      provider,
      ...about(refunded),
      detail: "50.00 SEK went back that the shop did not ask for.",
      foundAt: daysBefore(now, 6),
      ...open,
    },
    {
      id: "unknown-payment:pi_demo_unknown",
      kind: "unknown-payment",
      provider,
      ...about(undefined),
      detail: "Unknown payment: 149.00 SEK (pi_demo_unknown)",
      foundAt: daysBefore(now, 7.4),
      ...open,
    },
    {
      id: "refund-failed:re_demo0",
      kind: "refund-failed",
      provider,
      ...about(resolved),
      detail:
        "A refund of 299.00 SEK came back after it was made: the account is closed. The buyer does not have the money.",
      foundAt: daysBefore(now, 9),
      resolvedAt: daysBefore(now, 8.5),
      resolvedBy: "support",
      note: "Sent by bank transfer instead",
    },
  ];
}

function eventRow(type: string, reference: string, days: number, now: Date) {
  const receivedAt = daysBefore(now, days);
  return {
    id: `evt_demo_${type}`,
    provider,
    type,
    reference,
    receivedAt,
    processedAt: receivedAt,
    attempts: 1,
    lastError: null,
  };
}
