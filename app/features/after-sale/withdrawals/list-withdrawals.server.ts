import { and, eq, lte, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { ReturnStatus, WithdrawalStatus } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";

import { warningDays, type WithdrawalFilter } from "./list-filters.ts";

const { status, refundDueAt } = withdrawals;
const isUnpaid = sql`${status} IN ${caseStatusesWhere("withdrawal", { isOpen: true })}`;

/** The condition that a notice's money is due within the warning, or overdue, at `now`; or that it could not be made. */
export function refundCondition(filter: string, now: Date) {
  if (filter === "trouble")
    return sql`${isUnpaid} AND ${status} IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })} AND ${withdrawals.refundTrouble} IS NOT NULL`;
  const until = filter === "overdue" ? now : addDays(now, warningDays);
  return and(isUnpaid, lte(refundDueAt, until.toISOString())) ?? isUnpaid;
}

/** One page of the notices of withdrawal. A search reads all of them, newest first. */
export async function listWithdrawals(
  db: Database,
  query: ListQuery<"newest" | "oldest", WithdrawalFilter>,
  now: Date,
) {
  const source: ListSource<"newest" | "oldest", WithdrawalFilter> = {
    table: withdrawals,
    id: withdrawals.id,
    searchTable: "withdrawal_search",
    sorts: {
      newest: { column: withdrawals.receivedAt, descending: true },
      oldest: { column: withdrawals.receivedAt, descending: false },
    },
    filters: {
      status: (value) => eq(status, value as WithdrawalStatus),
      refund: (value) => refundCondition(value, now),
    },
  };
  const { refund, ...facets } = query.filters;
  const searched = query.search !== "" && refund !== undefined;
  const clauses = listClauses(source, searched ? { ...query, filters: facets } : query);
  const rows = await db
    .select({
      id: withdrawals.id,
      name: withdrawals.name,
      reference: withdrawals.typedReference,
      orderNumber: orders.orderNumber,
      status,
      channel: withdrawals.channel,
      receivedAt: withdrawals.receivedAt,
      refundDueAt,
      refundOre: withdrawals.refundOre,
      goods: sql<ReturnStatus | null>`${returns.status}`.as("goods"),
      sortValue: clauses.sortValue,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    .where(and(clauses.where, searched ? refundCondition(refund, now) : undefined))
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit);
  return listPage(rows, query);
}
export type ListedWithdrawal = Awaited<ReturnType<typeof listWithdrawals>>["rows"][number];
