import { type AnyColumn, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ListQuery } from "#app/db/define-list-query.server.ts";
import { fullTextMatch } from "#app/db/full-text.server.ts";
import { keysetClauses, type KeysetPage, keysetPage } from "#app/db/keyset.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import { rowidsInRange } from "#app/features/selling/orders/rowids-in-range.server.ts";
import { searchRanges } from "#app/features/selling/orders/search-orders.ts";
import type { ComplaintStatus, ReturnStatus, WithdrawalStatus } from "#app/shared/case-statuses.ts";
import type { ReturnKind } from "#app/shared/states.ts";

import { type CaseState, openIds, stateCondition, toDoIds } from "./case-states.server.ts";
import { type CaseWork, caseTables, caseWork } from "./case-work.server.ts";
import { returnsFound } from "./find-return.server.ts";

/** A case as the list of all shows it. Times are ISO. */
interface CaseFacts {
  id: string;
  /** What it is called: a return by the number on its label. */
  number: string;
  /** Null until it is matched to an order. */
  orderId: string | null;
  orderNumber: string | null;
  /** The order number as it was typed; empty where there is none. */
  reference: string;
  customer: string;
  openedAt: string;
  /** Until when its money must be back, it must be answered, or its replacement is held. */
  dueAt: string | null;
  /** Its items, a line each, such as `2 × Shirt, Black, M`. */
  items: string;
  /** Of a withdrawal: how far its goods are; null when none were sent. */
  goods: ReturnStatus | null;
  /** Units that came back. */
  received: number;
  hasObjection: number;
}

export type CaseRow = CaseFacts &
  (
    | { kind: "withdrawal"; status: WithdrawalStatus }
    | { kind: "return" | "exchange"; status: ReturnStatus }
    | { kind: "complaint"; status: ComplaintStatus }
  );

export type CaseFilters = { kind: ReturnKind; state: CaseState; work: CaseWork };
export type CaseSort = "newest" | "oldest";

/** The newest that a search of names finds of a kind. */
const mostFound = 500;

interface Source {
  id: AnyColumn;
  openedAt: AnyColumn;
  where: SQL;
  columns: SQL;
  search: (text: string) => SQL;
}

const byWords = (index: string, text: string) =>
  sql`SELECT rowid FROM ${sql.identifier(index)} WHERE ${sql.identifier(index)} MATCH ${fullTextMatch(text, {})} ORDER BY rowid DESC ${limitTo(mostFound)}`;

const returnSource = (kind: "return" | "exchange"): Source => ({
  id: returns.id,
  openedAt: returns.createdAt,
  where: sql`returns.kind = ${kind}`,
  columns: sql`coalesce(returns.number, returns.id) AS number, returns.order_id AS order_id, '' AS reference, '' AS name, '' AS typed, returns.created_at AS opened_at,
    (SELECT held_until FROM exchanges WHERE return_id = returns.id) AS due_at, returns.status AS status, returns.id AS return_id`,
  search: (text) =>
    sql`returns.id IN (SELECT id FROM (${returnsFound(text.toUpperCase())})
      UNION ALL SELECT id FROM returns WHERE order_id IN (SELECT id FROM orders WHERE rowid IN (${ordersFound(text)})))`,
});

/** The rowids of the orders that a search finds, as the list of orders is searched. */
function ordersFound(text: string): SQL {
  const ranges = searchRanges(text).map((range) => sql`SELECT rowid FROM (${rowidsInRange(range, mostFound)})`);
  return ranges.length === 0 ? sql`NULL` : sql.join(ranges, sql` UNION ALL `);
}

/** Where the cases of each kind are read from, with the same columns. */
const sources: Record<ReturnKind, Source> = {
  withdrawal: {
    id: withdrawals.id,
    openedAt: withdrawals.receivedAt,
    where: sql`TRUE`,
    columns: sql`withdrawals.id AS number, withdrawals.order_id AS order_id, withdrawals.typed_reference AS reference, withdrawals.name AS name, '' AS typed,
      withdrawals.received_at AS opened_at, withdrawals.refund_due_at AS due_at, withdrawals.status AS status,
      (SELECT id FROM returns WHERE withdrawal_id = withdrawals.id) AS return_id`,
    search: (
      text,
    ) => sql`withdrawals.id IN (SELECT id FROM withdrawals WHERE rowid IN (${byWords("withdrawal_search", text)})
      UNION ALL SELECT withdrawal_id FROM returns WHERE withdrawal_id IS NOT NULL AND id IN (${returnsFound(text.toUpperCase())}))`,
  },
  return: returnSource("return"),
  exchange: returnSource("exchange"),
  complaint: {
    id: complaints.id,
    openedAt: complaints.receivedAt,
    where: sql`TRUE`,
    columns: sql`complaints.id AS number, complaints.order_id AS order_id, complaints.typed_reference AS reference, complaints.name AS name, complaints.items AS typed,
      complaints.received_at AS opened_at, complaints.answer_due_at AS due_at, complaints.status AS status, NULL AS return_id`,
    search: (
      text,
    ) => sql`complaints.id IN (SELECT id FROM complaints WHERE rowid IN (${byWords("complaint_search", text)})
      UNION ALL SELECT complaint_id FROM returns WHERE complaint_id IS NOT NULL AND id IN (${returnsFound(text.toUpperCase())}))`,
  },
};

/**
 * One page of all cases of these kinds. Each kind gives its own page along its own index, and the page is the first of them all, so that
 * it costs the same however many there are.
 */
export async function listCases(
  db: Database,
  query: ListQuery<CaseSort, CaseFilters>,
  now: Date,
  kinds: readonly ReturnKind[],
): Promise<KeysetPage<CaseRow>> {
  const { paging, filters, sort } = query;
  const shown = kinds.filter((kind) => filters.kind === undefined || filters.kind === kind);
  const pages = shown.flatMap((kind) => pageOf(kind, query, now) ?? []);
  if (pages.length === 0) return { rows: [], previous: null, next: null };
  const { orderBy } = keysetClauses({ column: sql`c.opened_at`, id: sql`c.id`, descending: sort === "newest" }, paging);
  const rows = await statement<CaseRow>(
    db,
    sql`SELECT c.kind, c.id, c.number, c.order_id AS orderId, o.order_number AS orderNumber, c.reference, c.opened_at AS openedAt, c.due_at AS dueAt, c.status,
      CASE WHEN c.name = '' THEN coalesce(trim(o.first_name || ' ' || o.last_name), '') ELSE c.name END AS customer,
      coalesce(${itemsOf}, c.typed) AS items,
      CASE c.kind WHEN 'withdrawal' THEN (SELECT status FROM returns WHERE id = c.return_id) END AS goods,
      (SELECT coalesce(sum(quantity), 0) FROM received_units WHERE return_id = c.return_id) AS received,
      EXISTS (SELECT 1 FROM value_losses WHERE return_id = c.return_id AND objected_at IS NOT NULL AND decision IS NULL) AS hasObjection
      FROM (${sql.join(pages, sql` UNION ALL `)}) c LEFT JOIN orders o ON o.id = c.order_id
      ORDER BY ${sql.join(orderBy, sql`, `)} ${limitTo(paging.size + 1)}`,
  );
  return keysetPage(rows, paging, ({ openedAt, id }) => ({ value: openedAt, id }));
}

/** The items of case `c`, a line each; null where none are known. */
const itemsOf = sql`CASE c.kind ${sql.join(
  (["withdrawal", "return", "exchange", "complaint"] as const).map((kind) => {
    const lines = kind === "exchange" ? "return" : kind;
    return sql`WHEN ${sql.raw(`'${kind}'`)} THEN (SELECT group_concat(text, char(10)) FROM (
      SELECT n.quantity || ' × ' || l.name || ', ' || l.color || ', ' || l.size AS text
      FROM ${sql.identifier(`${lines}_lines`)} n JOIN order_lines l ON l.id = n.order_line_id
      WHERE n.${sql.identifier(`${lines}_id`)} = c.id ORDER BY l.position))`;
  }),
  sql` `,
)} END`;

/** The page of one kind; null when it knows nothing of what is filtered by. */
function pageOf(kind: ReturnKind, query: ListQuery<CaseSort, CaseFilters>, now: Date): SQL | null {
  const { search, sort, filters, paging } = query;
  const work = filters.work && caseWork[kind][filters.work];
  const state = filters.state && stateCondition(kind, filters.state, now);
  if ((filters.work && !work) || state === null) return null;
  const source = sources[kind];
  const { where, orderBy } = keysetClauses(
    { column: source.openedAt, id: source.id, descending: sort === "newest" },
    paging,
  );
  // What waits is few: it is found by its own index, and only the rest in the order of the kind's.
  const isFew = Boolean(work) || search !== "" || (state && filters.state !== "done");
  const conditions = [
    isFew ? sql`+${source.where}` : source.where,
    state,
    work?.(now),
    search === "" ? undefined : source.search(search),
    where,
  ].filter((condition) => condition !== undefined);
  return sql`SELECT * FROM (SELECT ${sql.raw(`'${kind}'`)} AS kind, ${source.id} AS id, ${source.columns}
    FROM ${caseTables[kind].table} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${sql.join(orderBy, sql`, `)} ${limitTo(paging.size + 1)})`;
}

/** How many cases of each kind are open; counting ends at `most`. */
export async function countOpenCases(
  db: Database,
  now: Date,
  kinds: readonly ReturnKind[],
  most: number,
): Promise<{ kind: ReturnKind; open: number }[]> {
  return countOf(db, kinds, (kind) => openIds(kind, now, limitTo(most)), most);
}

/** How many cases of these kinds wait for staff; counting ends at `most`. */
export async function countCasesToDo(
  db: Database,
  now: Date,
  kinds: readonly ReturnKind[],
  most: number,
): Promise<number> {
  const counts = await countOf(db, kinds, (kind) => toDoIds(kind, now, limitTo(most)), most);
  return Math.min(
    counts.reduce((sum, { open }) => sum + open, 0),
    most,
  );
}

async function countOf(db: Database, kinds: readonly ReturnKind[], ids: (kind: ReturnKind) => SQL, most: number) {
  if (kinds.length === 0) return [];
  return statement<{ kind: ReturnKind; open: number }>(
    db,
    sql`SELECT value AS kind, CASE value ${sql.join(
      kinds.map((kind) => sql`WHEN ${kind} THEN (SELECT min(count(DISTINCT id), ${most}) FROM (${ids(kind)}))`),
      sql` `,
    )} END AS open FROM json_each(${JSON.stringify(kinds)})`,
  );
}
