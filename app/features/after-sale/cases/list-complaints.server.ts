import { type SQL, and, eq, lte, sql } from "drizzle-orm";

import { defineListQuery } from "#app/db/define-list-query.server.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { ComplaintStatus } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";

/** Days before our answer is due from which staff are warned. */
const warningDays = 4;

const { status, answerDueAt, orderId, receivedAt } = complaints;

/** The condition that our answer is due within the warning, or overdue, at `now`. */
export function answerCondition(filter: "due" | "overdue", now: Date): SQL {
  const until = filter === "overdue" ? now : addDays(now, warningDays);
  const isOurs = sql`${status} IN ${caseStatusesWhere("complaint", { waitsFor: "our-answer" })}`;
  return and(isOurs, lte(answerDueAt, until.toISOString())) ?? isOurs;
}

/** One page of the complaints. */
export const listComplaints = defineListQuery({
  table: complaints,
  id: complaints.id,
  search: { table: "complaint_search", facets: ["status"] },
  sorts: { newest: [receivedAt, "descending"], oldest: [receivedAt, "ascending"] },
  filters: {
    status: (value: ComplaintStatus) => eq(status, value),
    answer: answerCondition,
    // Of no order yet, or after the law's three years.
    mark: (value: "unmatched" | "late") =>
      value === "late"
        ? sql`${receivedAt} > ${complaints.faultsUntil}`
        : sql`${orderId} IS NULL AND ${status} NOT IN ${caseStatusesWhere("complaint", { isClosed: true })}`,
  },
  select: (db, sortValue) =>
    db
      .select({
        id: complaints.id,
        name: complaints.name,
        reference: complaints.typedReference,
        orderNumber: orders.orderNumber,
        status,
        wish: complaints.wish,
        remedy: complaints.remedy,
        receivedAt,
        answerDueAt,
        faultsUntil: complaints.faultsUntil,
        sortValue,
      })
      .from(complaints)
      .leftJoin(orders, eq(orders.id, orderId)),
});
