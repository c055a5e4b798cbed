import { and, eq, lte, type SQL, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { ComplaintStatus } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";

import type { ComplaintFilter } from "./list-filters.ts";

/** Days before our answer is due from which staff are warned. */
const warningDays = 4;

const { status, answerDueAt, orderId, receivedAt } = complaints;

/** The condition that our answer is due within the warning, or overdue, at `now`. */
export function answerCondition(filter: string, now: Date): SQL {
  const until = filter === "overdue" ? now : addDays(now, warningDays);
  return (
    and(
      sql`${status} IN ${caseStatusesWhere("complaint", { waitsFor: "our-answer" })}`,
      lte(answerDueAt, until.toISOString()),
    ) ?? sql`FALSE`
  );
}

/** The condition that a complaint is of no order yet, or came after the law's three years. */
function markCondition(filter: string): SQL {
  return filter === "late"
    ? sql`${receivedAt} > ${complaints.faultsUntil}`
    : sql`${orderId} IS NULL AND ${status} NOT IN ${caseStatusesWhere("complaint", { isClosed: true })}`;
}

/** One page of the complaints. A search reads all of them, newest first. */
export async function listComplaints(db: Database, query: ListQuery<"newest" | "oldest", ComplaintFilter>, now: Date) {
  const source: ListSource<"newest" | "oldest", ComplaintFilter> = {
    table: complaints,
    id: complaints.id,
    searchTable: "complaint_search",
    sorts: {
      newest: { column: receivedAt, descending: true },
      oldest: { column: receivedAt, descending: false },
    },
    filters: {
      status: (value) => eq(status, value as ComplaintStatus),
      answer: (value) => answerCondition(value, now),
      mark: markCondition,
    },
  };
  // The full-text table knows the status alone.
  const { answer, mark, ...facets } = query.filters;
  const searched = query.search !== "";
  const clauses = listClauses(source, searched ? { ...query, filters: facets } : query);
  const rows = await db
    .select({
      id: complaints.id,
      name: complaints.name,
      reference: complaints.typedReference,
      orderNumber: orders.orderNumber,
      status,
      wish: complaints.wish,
      remedy: complaints.remedy,
      channel: complaints.channel,
      receivedAt,
      answerDueAt,
      faultsUntil: complaints.faultsUntil,
      sortValue: clauses.sortValue,
    })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        clauses.where,
        searched && answer !== undefined ? answerCondition(answer, now) : undefined,
        searched && mark !== undefined ? markCondition(mark) : undefined,
      ),
    )
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit);
  return listPage(rows, query);
}
export type ListedComplaint = Awaited<ReturnType<typeof listComplaints>>["rows"][number];
