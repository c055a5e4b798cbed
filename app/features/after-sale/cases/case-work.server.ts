import { type SQL, sql } from "drizzle-orm";

import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { addDays } from "#app/shared/dates.ts";
import type { ReturnKind } from "#app/shared/states.ts";

import { warningDays } from "./withdrawal-deadline.ts";

/** What staff filter cases by: what waits for them, and complaints after the law's three years. */
export type CaseWork =
  | "unmatched"
  | "late"
  | "refund-due"
  | "refund-overdue"
  | "refund-trouble"
  | "settle"
  | "lapsing"
  | "objected"
  | "late-goods"
  | "answer"
  | "answer-due"
  | "answer-overdue"
  | "resolve"
  | "after-three-years";

/** Days before our answer is due, and before an exchange lapses, from which staff are warned. */
const answerWarningDays = 4;
const lapseWarningDays = 3;

const isUnpaid = sql`withdrawals.status IN ${caseStatusesWhere("withdrawal", { isOpen: true })}`;
const isOurs = sql`complaints.status IN ${caseStatusesWhere("complaint", { waitsFor: "our-answer" })}`;
const until = (now: Date, days = 0) => addDays(now, days).toISOString();

/** The condition on `withdrawals` that its money is due within the warning, or overdue, at `now`; or that it could not be made. */
export function refundCondition(filter: "due" | "overdue" | "trouble", now: Date): SQL {
  if (filter === "trouble")
    return sql`${isUnpaid} AND withdrawals.status IN ${caseStatusesWhere("withdrawal", { waitsFor: "refund" })} AND withdrawals.refund_trouble IS NOT NULL`;
  return sql`${isUnpaid} AND withdrawals.refund_due_at <= ${until(now, filter === "due" ? warningDays : 0)}`;
}

/** The condition on `complaints` that our answer is due within the warning, or overdue, at `now`. */
export function answerCondition(filter: "due" | "overdue", now: Date): SQL {
  return sql`${isOurs} AND complaints.answer_due_at <= ${until(now, filter === "due" ? answerWarningDays : 0)}`;
}

/**
 * The condition on `returns` that it waits for staff, at `now`, along the index of its kind of work: goods that are there, exchanges that
 * lapse soon without theirs, and objections to deductions. A complaint's goods wait there.
 */
export function workCondition(work: "settle" | "lapsing" | "objected", now: Date): SQL {
  if (work === "settle")
    return sql`returns.status IN ${caseStatusesWhere("return", { isOpen: true, hasGoods: true })} AND returns.kind <> 'complaint'`;
  if (work === "objected")
    return sql`returns.id IN (SELECT return_id FROM value_losses INDEXED BY value_losses_objected
      WHERE objected_at IS NOT NULL AND decision IS NULL)`;
  return sql`returns.status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })} AND returns.id IN (SELECT return_id FROM exchanges INDEXED BY exchanges_held
    WHERE status = ${caseStatusLiteral("exchange", "held")} AND held_until < ${until(now, lapseWarningDays)})`;
}

/** The condition on `returns` that goods came after its exchange had lapsed, and could not be refunded. */
export const lateGoods = sql`returns.id IN (SELECT id FROM returns INDEXED BY returns_owing WHERE owes_refund = 1 AND refund_trouble IS NOT NULL)`;

const ofNotice = (condition: SQL) =>
  sql`withdrawals.id IN (SELECT withdrawal_id FROM returns WHERE withdrawal_id IS NOT NULL AND ${condition})`;
const ofComplaint = (condition: SQL) =>
  sql`complaints.id IN (SELECT complaint_id FROM returns WHERE complaint_id IS NOT NULL AND ${condition})`;

type WorkTable = Partial<Record<CaseWork, (now: Date) => SQL>>;

const returnWork: WorkTable = {
  settle: (now) => workCondition("settle", now),
  lapsing: (now) => workCondition("lapsing", now),
  objected: (now) => workCondition("objected", now),
  "late-goods": () => lateGoods,
};

/** The condition of each work on the table of a kind of case; a work that a kind does not know is none of its. */
export const caseWork: Record<ReturnKind, WorkTable> = {
  withdrawal: {
    unmatched: () => sql`withdrawals.status IN ${caseStatusesWhere("withdrawal", { waitsFor: "order" })}`,
    late: () => sql`withdrawals.status IN ${caseStatusesWhere("withdrawal", { waitsFor: "decision" })}`,
    "refund-due": (now) => refundCondition("due", now),
    "refund-overdue": (now) => refundCondition("overdue", now),
    "refund-trouble": (now) => refundCondition("trouble", now),
    settle: (now) => ofNotice(workCondition("settle", now)),
    objected: (now) => ofNotice(workCondition("objected", now)),
  },
  return: returnWork,
  exchange: returnWork,
  complaint: {
    unmatched: () =>
      sql`complaints.order_id IS NULL AND complaints.status NOT IN ${caseStatusesWhere("complaint", { isClosed: true })}`,
    objected: (now) => ofComplaint(workCondition("objected", now)),
    answer: () => isOurs,
    "answer-due": (now) => answerCondition("due", now),
    "answer-overdue": (now) => answerCondition("overdue", now),
    resolve: () => sql`complaints.status IN ${caseStatusesWhere("complaint", { waitsFor: "remedy" })}`,
    "after-three-years": () => sql`complaints.received_at > complaints.faults_until`,
  },
};

/** The table of a kind of case, and the conditions of all that waits for staff in it: what Home counts, each case once. At most five. */
export const caseTables: Record<ReturnKind, { table: SQL; toDo: (now: Date) => [SQL, ...SQL[]] }> = {
  withdrawal: {
    table: sql`withdrawals`,
    toDo: (now) => [
      sql`withdrawals.status IN ${caseStatusesWhere("withdrawal", { stage: "todo" })}`,
      refundCondition("due", now),
      refundCondition("trouble", now),
      ofNotice(workCondition("settle", now)),
      ofNotice(workCondition("objected", now)),
    ],
  },
  return: { table: sql`returns`, toDo: (now) => returnsToDo("return", now) },
  exchange: { table: sql`returns`, toDo: (now) => returnsToDo("exchange", now) },
  complaint: {
    table: sql`complaints`,
    toDo: (now) => [
      sql`complaints.status IN ${caseStatusesWhere("complaint", { stage: "todo" })}`,
      ofComplaint(workCondition("objected", now)),
    ],
  },
};

function returnsToDo(kind: "return" | "exchange", now: Date): [SQL, ...SQL[]] {
  // The plus keeps SQLite from walking through all of the kind.
  const ofKind = (condition: SQL) => sql`${condition} AND +returns.kind = ${kind}`;
  return [
    ofKind(sql`returns.status IN ${caseStatusesWhere("return", { stage: "todo" })}`),
    ofKind(workCondition("lapsing", now)),
    ofKind(workCondition("objected", now)),
    ofKind(lateGoods),
  ];
}
