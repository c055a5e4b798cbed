import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { logError } from "#app/platform/env/log-error.ts";
import type { PageChange } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";

import { countTowards, moneyAlone, type UnsentUnits, unsentUnitsWorth } from "./dashboard-refund-plan.ts";
import {
  type DashboardRefundPlan,
  ownRefundStatements,
  moneyAloneStatements,
  reasonOfDashboard,
  recordedStatements,
  resolveStatement,
} from "./dashboard-refund-statements.server.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { readDashboardDiscrepancy, readForDashboardRefund } from "./read-dashboard-refund.server.ts";
import { settleRefund } from "./settle-refund.server.ts";
import { writeRefund } from "./write-refund.server.ts";

export interface DashboardRefundRequest {
  discrepancyId: string;
  /** `cancel`: the units that it paid for are not sent any more. `keep`: money alone, the goods stay as they are. */
  goods: "cancel" | "keep";
  actor: string;
}

/**
 * `under-way`: other refunds of the payment wait for the provider or for a bank transfer, or the order changed meanwhile.
 * `no-such-units`: not exactly one choice of unsent units comes to its amount.
 */
export type RecordedDashboardRefund =
  | "recorded"
  | "unknown-discrepancy"
  | "other-provider"
  | "not-made-yet"
  | "failed-there"
  | "no-such-units"
  | "under-way";

/**
 * Records for a member of staff a refund that was made in the provider's dashboard. It first counts towards refunds of the payment that
 * the provider refused, whose rest is then asked for again; what is left of it becomes a refund of the order that is made. Its amount is
 * read at the provider. Resolves its discrepancy. Returns the pages whose stock changed. Throws when the provider or D1 fails; repeating it
 * is safe, also at the same time.
 */
export async function recordDashboardRefund(
  db: Database,
  provider: PaymentProvider | null,
  request: DashboardRefundRequest,
  now: Date,
): Promise<{ kind: RecordedDashboardRefund; pages: PageChange }> {
  const answer = (kind: RecordedDashboardRefund, pages: PageChange = {}) => ({ kind, pages });
  /** Whoever else pressed meanwhile may have recorded it. */
  const unlessRecorded = async (kind: RecordedDashboardRefund) =>
    answer((await readDashboardDiscrepancy(db, request.discrepancyId))?.isRecorded ? "recorded" : kind);
  const discrepancy = await readDashboardDiscrepancy(db, request.discrepancyId);
  if (!discrepancy) return answer("unknown-discrepancy");
  if (discrepancy.isRecorded) return answer("recorded");
  if (discrepancy.isResolved) return answer("unknown-discrepancy");
  if (!provider || provider.name !== discrepancy.provider) return answer("other-provider");
  const there = await provider.readRefund(discrepancy.reference);
  if (!there || there.payment !== discrepancy.payment) return answer("other-provider");
  if (there.status === "failed") {
    await resolveStatement(db, { ...request, note: "It failed at the provider: no money went back" }, now);
    return answer("failed-there");
  }
  if (there.status === "pending") return answer("not-made-yet");
  const found = await readForDashboardRefund(db, discrepancy);
  const { counted, restOre } = countTowards(found.refused, there.amountOre);
  if (restOre > found.freeOre) return unlessRecorded("under-way");
  const chosen = restOre > 0 && request.goods === "cancel" ? unsentUnitsWorth(found.order, restOre) : null;
  if (restOre > 0 && request.goods === "cancel" && !chosen) return unlessRecorded("no-such-units");
  try {
    const plan = { ...found, ...request, reference: discrepancy.reference, amountOre: there.amountOre, counted };
    const pages = await write(db, { ...plan, goods: { restOre, chosen } }, now);
    await askForRest(db, provider, counted, now);
    return answer("recorded", pages);
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return unlessRecorded("under-way");
  }
}

type Plan = DashboardRefundPlan & { goods: { restOre: number; chosen: UnsentUnits | null } };

/** Writes all of it in one batch, or nothing. Throws a `violatedConstraint` when something changed since it was read. */
async function write(db: Database, plan: Plan, now: Date): Promise<PageChange> {
  const { order, payment, reference, actor } = plan;
  const { restOre, chosen } = plan.goods;
  const own = { paymentId: payment.id, orderId: order.id, currency: payment.currency };
  if (!chosen) {
    const alone = restOre > 0 ? moneyAlone(order, restOre) : [];
    const statements = alone.flatMap((part) => {
      const id = newId("rfd");
      return [
        ...moneyAloneStatements(db, { id, part, ...own, actor }, now),
        ...ownRefundStatements(db, { id, amountOre: part.amountOre, reference, ...own, actor }, now),
      ];
    });
    const isChanged = sql`NOT EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND updated_at = ${order.updatedAt})`;
    await db.batch([
      abortBatchWhen(db, "order changed", isChanged),
      ...statements,
      ...recordedStatements(db, plan, now),
    ]);
    return {};
  }
  const id = newId("rfd");
  const { moves } = await writeRefund(
    db,
    {
      request: {
        id,
        orderId: order.id,
        cancelled: chosen.units,
        returned: new Map(),
        shipping: chosen.amount.shippingOre,
        restock: true,
        reason: reasonOfDashboard,
        expectedOre: chosen.amount.amountOre,
        seen: order.updatedAt,
        actor,
      },
      order: { orderNumber: order.orderNumber, currency: payment.currency },
      paymentId: payment.id,
      amount: chosen.amount,
      also: [
        ...ownRefundStatements(db, { id, amountOre: chosen.amount.amountOre, reference, ...own, actor }, now),
        ...recordedStatements(db, plan, now),
      ],
    },
    now,
  );
  return pagesAffectedBy(moves);
}

/** Asks the provider for what is left of refunds that it had refused. The job tries again what it does not answer. */
async function askForRest(db: Database, provider: PaymentProvider, counted: DashboardRefundPlan["counted"], now: Date) {
  for (const { id } of counted.filter(({ isWhole }) => !isWhole)) {
    try {
      await settleRefund(db, provider, id, now);
    } catch (error) {
      logError(`The rest of refund ${id} could not be made yet`, error);
    }
  }
}
