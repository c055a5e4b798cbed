import { and, asc, eq, lte, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { payments } from "#app/db/schema/orders.server.ts";
import { readDashboardRefunds } from "#app/features/selling/payments/dashboard-refunds.server.ts";
import { type Discrepancy, discrepancyStatement } from "#app/features/selling/payments/discrepancies.server.ts";
import { checkOpenPayment } from "#app/features/selling/payments/open-payments.server.ts";
import type { PaymentProvider, ProviderPayment } from "#app/features/selling/payments/provider.server.ts";
import { decidedBy, type DecidedOrder } from "#app/features/selling/payments/record-outcome.server.ts";
import { recordRefundState } from "#app/features/selling/payments/record-state.server.ts";
import { madeInDashboard, wentElsewhere } from "#app/features/selling/payments/refund-elsewhere.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { addMinutes } from "#app/shared/dates.ts";

import { comparePayment, compareRefunds, type Difference, nextComparison } from "./compare-payment.ts";

/** Payments of one run: each asks the provider up to three times and D1 a few, far below a run's 10,000 subrequests (docs/scale.md). */
const batchSize = 100;
/** Minutes after which one that could not be compared is tried again; the others go first. */
const postponedMinutes = 30;

const columns = {
  id: payments.id,
  orderId: payments.orderId,
  reference: payments.providerReference,
  status: payments.status,
  amountOre: payments.amountOre,
  currency: payments.currency,
  takenAt: payments.takenAt,
  createdAt: payments.createdAt,
  isOpen: payments.isOpen,
};

/**
 * Compares the payments whose time has come with the provider, those that waited longest first: open ones some minutes after they
 * were begun, paid ones every day for a week. What the shop can record it does, as the webhook would; the rest becomes discrepancies. It
 * goes on where it stopped, because each payment says when it is next. Returns the orders that were decided.
 */
export async function comparePayments(db: Database, provider: PaymentProvider, now: Date): Promise<DecidedOrder[]> {
  const due = await db
    .select(columns)
    .from(payments)
    // Written to match the partial index.
    .where(
      and(
        sql`${payments.compareAt} IS NOT NULL`,
        lte(payments.compareAt, now.toISOString()),
        eq(payments.provider, provider.name),
      ),
    )
    .orderBy(asc(payments.compareAt))
    .limit(batchSize);
  const decided: DecidedOrder[] = [];
  for (const payment of due) {
    try {
      decided.push(...(await compareOne(db, provider, payment, now)));
    } catch (error) {
      logError(`Payment ${payment.id} could not be compared yet`, error);
      const compareAt = addMinutes(now, postponedMinutes).toISOString();
      await db.update(payments).set({ compareAt }).where(eq(payments.id, payment.id));
    }
  }
  return decided;
}

type DuePayment = Pick<typeof payments.$inferSelect, Exclude<keyof typeof columns, "reference">> & {
  reference: string;
};

async function compareOne(
  db: Database,
  provider: PaymentProvider,
  payment: DuePayment,
  now: Date,
): Promise<DecidedOrder[]> {
  // One of nothing was never announced to the provider.
  const theirs = payment.amountOre === 0 ? null : await provider.readPayment(payment.reference);
  const { isToRecord, differences } = comparePayment(payment, theirs);
  const state = isToRecord ? await recordState(db, provider, payment, now) : { decided: [], differences: [] };
  const found = [
    ...differences,
    ...state.differences,
    ...(await differencesOfRefunds(db, provider, payment, theirs, now)),
  ];
  const [current] = await db.select(columns).from(payments).where(eq(payments.id, payment.id));
  const next = db
    .update(payments)
    .set({ compareAt: nextComparison(current ?? payment, now) })
    .where(eq(payments.id, payment.id));
  const { id: paymentId, orderId } = payment;
  const common = { provider: provider.name, orderId, paymentId } satisfies Partial<Discrepancy>;
  await db.batch([next, ...found.map((difference) => discrepancyStatement(db, { ...common, ...difference }, now))]);
  return state.decided;
}

/** Records what the provider says of a payment that the shop thinks open. Money that it cannot record is for staff. */
async function recordState(
  db: Database,
  provider: PaymentProvider,
  { id, orderId, reference, status, isOpen }: DuePayment,
  now: Date,
): Promise<{ decided: DecidedOrder[]; differences: Difference[] }> {
  // Another job asks about an attempt that is being charged.
  if (status === "processing") return { decided: [], differences: [] };
  const recorded = isOpen ? (await checkOpenPayment(db, provider, { id, orderId, reference }, now)).recorded : null;
  if (recorded) return { decided: decidedBy(recorded, orderId), differences: [] };
  const detail = "The provider took the money of a payment that has ended here.";
  return { decided: [], differences: [{ kind: "paid-there", subject: id, detail }] };
}

/** Asks for the refunds of a payment only when their sum differs, or one of them is not made here yet. */
async function differencesOfRefunds(
  db: Database,
  provider: PaymentProvider,
  payment: DuePayment,
  theirs: ProviderPayment | null,
  now: Date,
): Promise<Difference[]> {
  if (theirs?.status !== "succeeded") return [];
  const own = await db
    .select({
      id: refunds.id,
      reference: refunds.providerReference,
      status: refunds.status,
      amountOre: sql<number>`${refunds.amountOre} - ${madeInDashboard()}`,
      isElsewhere: wentElsewhere().mapWith(Boolean),
    })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id));
  const made = own
    .filter(({ status, isElsewhere }) => status === "succeeded" && !isElsewhere)
    .reduce((sum, { amountOre }) => sum + amountOre, 0);
  const recorded = await readDashboardRefunds(db, payment.id);
  const recordedOre = recorded.reduce((sum, { amountOre }) => sum + amountOre, 0);
  if (theirs.refundedOre === made + recordedOre && own.every(({ status }) => status === "succeeded")) return [];
  const { toRecord, differences } = compareRefunds(own, await provider.listRefunds(payment.reference), recorded);
  for (const refund of toRecord) await recordRefundState(db, provider, refund, now);
  return differences;
}
