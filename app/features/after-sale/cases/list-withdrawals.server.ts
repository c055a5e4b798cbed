import { type SQL, and, eq, lte, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { ReturnStatus, WithdrawalStatus } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";

import { warningDays } from "./withdrawal-deadline.ts";

const { status, receivedAt, refundDueAt } = withdrawals;
const isUnpaid = sql`${status} IN ${caseStatusesWhere("withdrawal", { isOpen: true })}`;

/** The condition that a notice's money is due within the warning, or overdue, at `now`; or that it could not be made. */
export function refundCondition(filter: "due" | "overdue" | "trouble", now: Date): SQL {
  if (filter === "trouble")
    return sql`${isUnpaid} AND ${status} IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })} AND ${withdrawals.refundTrouble} IS NOT NULL`;
  const until = filter === "overdue" ? now : addDays(now, warningDays);
  return and(isUnpaid, lte(refundDueAt, until.toISOString())) ?? isUnpaid;
}

/** One page of the notices of withdrawal. */
export const listWithdrawals = defineListQuery({
  table: withdrawals,
  id: withdrawals.id,
  search: { table: "withdrawal_search", facets: ["status"] },
  sorts: { newest: [receivedAt, "descending"], oldest: [receivedAt, "ascending"] },
  filters: { status: (value: WithdrawalStatus) => eq(status, value), refund: refundCondition },
  select: (db, sortValue) =>
    db
      .select({
        id: withdrawals.id,
        name: withdrawals.name,
        reference: withdrawals.typedReference,
        orderNumber: orders.orderNumber,
        status,
        receivedAt,
        refundDueAt,
        refundOre: withdrawals.refundOre,
        goods: sql<ReturnStatus | null>`${returns.status}`.as("goods"),
        sortValue,
      })
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id)),
});
