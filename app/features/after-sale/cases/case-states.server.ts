import { type SQL, sql } from "drizzle-orm";

import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { CaseStage } from "#app/shared/case-statuses.ts";
import type { ReturnKind } from "#app/shared/states.ts";

import { caseTables } from "./case-work.server.ts";

/** What a list of cases is filtered by: one stage, or all but the last. */
export type CaseState = "open" | CaseStage;

/** The ids of the cases of a kind that wait for staff: along an index for each reason. A case may be there twice. */
export function toDoIds(kind: ReturnKind, now: Date, each: SQL = sql``): SQL {
  const { table, toDo } = caseTables[kind];
  return sql.join(
    toDo(now).map((condition) => sql`SELECT id FROM (SELECT id FROM ${table} WHERE ${condition} ${each})`),
    sql` UNION ALL `,
  );
}

/** The ids of the cases of a kind in which something is still to be done, by anybody. A case may be there twice. */
export function openIds(kind: ReturnKind, now: Date, each: SQL = sql``): SQL {
  return sql`SELECT id FROM (SELECT id FROM ${caseTables[kind].table} WHERE ${statuses[kind]({ isOpen: true })} ${each})
    UNION ALL SELECT id FROM (${toDoIds(kind, now, each)})`;
}

/** The condition on the table of a kind that a case of it is in a state at `now`; null when none ever is. */
export function stateCondition(kind: ReturnKind, state: CaseState, now: Date): SQL | null {
  const { table } = caseTables[kind];
  if (state === "open") return sql`${table}.id IN (${openIds(kind, now)})`;
  if (state === "todo") return sql`${table}.id IN (${toDoIds(kind, now)})`;
  const isOthers = sql`${table}.id NOT IN (${toDoIds(kind, now)})`;
  // Most cases are done: they are found in the order of the list, without sorting all of them.
  if (state === "done") return sql`${statuses[kind]({ stage: state }, sql`+`)} AND ${isOthers}`;
  if (kind !== "complaint" && state === "customer") return null;
  if (kind !== "complaint") return sql`${statuses[kind]({ stage: state })} AND ${isOthers}`;
  const hasParcel = sql`complaints.id IN (SELECT complaint_id FROM returns WHERE complaint_id IS NOT NULL
    AND status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })})`;
  // Who was asked to send something answers by sending it.
  return sql`${statuses.complaint({ stage: "customer" })} AND ${state === "parcel" ? hasParcel : sql`NOT ${hasParcel}`} AND ${isOthers}`;
}

type Facts = { isOpen: boolean } | { stage: CaseStage };

/** The condition that the status of a case of a kind has a fact; `plus` keeps SQLite from looking for it by an index. */
const statuses: Record<ReturnKind, (facts: Facts, plus?: SQL) => SQL> = {
  withdrawal: (facts, plus = sql``) => sql`${plus}withdrawals.status IN ${caseStatusesWhere("withdrawal", facts)}`,
  return: (facts, plus) => returnStatuses("return", facts, plus),
  exchange: (facts, plus) => returnStatuses("exchange", facts, plus),
  complaint: (facts, plus = sql``) => sql`${plus}complaints.status IN ${caseStatusesWhere("complaint", facts)}`,
};

function returnStatuses(kind: "return" | "exchange", facts: Facts, plus = sql``): SQL {
  return sql`${plus}returns.status IN ${caseStatusesWhere("return", facts)} AND +returns.kind = ${kind}`;
}
