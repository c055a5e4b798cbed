import { and, eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { ListQuery } from "#app/db/define-list-query.server.ts";
import { keysetClauses, keysetPage, type KeysetPaging } from "#app/db/keyset.server.ts";
import { orderTags } from "#app/db/schema/order-desk.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import type { OrderStatus, PaymentStatus } from "#app/shared/order-statuses.ts";

import { ordersOfWork, workCondition } from "./order-work.server.ts";
import type { OrderWork } from "./order-work.ts";
import { rowidsInRange } from "./rowids-in-range.server.ts";
import { searchRanges } from "./search-orders.ts";
import { selectOrders } from "./select-orders.server.ts";
import { tagsOf } from "./tags.server.ts";

/** What the staff's list of orders is narrowed to. */
export type OrderQuery = ListQuery<
  "newest" | "oldest" | "total",
  {
    status: OrderStatus;
    payment: PaymentStatus;
    work: OrderWork;
    country: ShippingCountry;
    tag: string;
    assigned: "me" | "nobody";
  }
>;

/** Orders that one search looks at, by each way it can match: more are told of, and found by more letters. */
const maxMatches = 100;

const listedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  createdAt: orders.createdAt,
  totalOre: orders.totalOre,
  currency: orders.currency,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  fulfilment: orders.fulfilment,
  assignee: orders.assignee,
};

/**
 * One page of the orders that match. It reads an index by the most selective filter, in the order of the list, so that the page
 * costs its own rows. A search reads at most its first matches; `isCapped` says that there may be more. `username` is whose orders
 * 'assigned to me' are.
 */
export async function listOrders(db: Database, query: OrderQuery, now: Date, username = "") {
  const matches = query.search === "" ? null : await findMatches(db, query.search);
  const { work, tag } = query.filters;
  const byTotal = query.sort === "total";
  // By a tag, its own index has the orders in the list's order.
  const isByTag = tag !== undefined && !work && !matches;
  const order = isByTag
    ? { column: orderTags.orderedAt, id: orderTags.orderId }
    : { column: orders.createdAt, id: orders.id };
  const parts = byTotal
    ? totalClauses(query.paging)
    : [keysetClauses({ ...order, descending: query.sort !== "oldest" }, query.paging)];
  const isMatch = matches && sql`orders.rowid IN (SELECT value FROM json_each(${JSON.stringify(matches.rowids)}))`;
  const read = parts.map((clauses) =>
    selectOrders(db, listedColumns, {
      ...clauses,
      from: sourceOf(query, matches !== null),
      where: and(...conditionsOf(query, matches !== null, now, username), isMatch ?? undefined, clauses.where),
    }),
  );
  const rows = (await Promise.all(read)).flat().slice(0, query.paging.size + 1);
  const tags = await tagsOf(db, rows);
  const page = keysetPage(
    rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] })),
    query.paging,
    (row) => ({ value: byTotal ? row.totalOre : row.createdAt, id: row.id }),
  );
  return { ...page, isCapped: matches?.isCapped ?? false };
}

/** Where the page is read from: the index of what waits, that of a tag, or the orders. */
function sourceOf({ filters: { work, tag } }: OrderQuery, isSearch: boolean): SQL {
  if (work && !isSearch) return ordersOfWork(work);
  return tag !== undefined && !isSearch
    ? sql`order_tags CROSS JOIN orders ON orders.id = order_tags.order_id`
    : sql`orders`;
}

/**
 * The clauses of a page by total. Many orders have the same one: their rowid parts them, because every index ends with it, while
 * an id would be sorted after all of them were read. After a cursor come the others of its total, then the totals beyond; SQLite
 * finds neither in an index by one comparison of both.
 */
function totalClauses({
  size,
  after,
  before,
}: KeysetPaging): { where: SQL | undefined; orderBy: SQL[]; limit: number }[] {
  const cursor = before ?? after;
  const direction = sql.raw(before ? "ASC" : "DESC");
  const rest = { orderBy: [sql`${orders.totalOre} ${direction}`, sql`orders.rowid ${direction}`], limit: size + 1 };
  if (!cursor) return [{ where: undefined, ...rest }];
  const beyond = sql.raw(before ? ">" : "<");
  const rowid = sql`(SELECT rowid FROM orders WHERE id = ${cursor.id})`;
  return [
    { where: sql`${orders.totalOre} = ${cursor.value} AND orders.rowid ${beyond} ${rowid}`, ...rest },
    { where: sql`${orders.totalOre} ${beyond} ${cursor.value}`, ...rest },
  ];
}

/** The filters, the most selective one first: it alone may use an index, so that SQLite does not choose a worse one. */
function conditionsOf(
  { filters: { status, payment, work, country, tag, assigned } }: OrderQuery,
  isSearch: boolean,
  now: Date,
  username: string,
): SQL[] {
  const isTagged = sql`EXISTS (SELECT 1 FROM order_tags t WHERE t.order_id = orders.id AND t.tag = ${tag})`;
  const isNobodys = sql`+orders.assignee IS NULL`;
  const filters = [
    work && { leads: workCondition(work, now), follows: workCondition(work, now) },
    tag !== undefined && { leads: sql`order_tags.tag = ${tag}`, follows: isTagged },
    assigned === "me" && { leads: sql`orders.assignee = ${username}`, follows: sql`+orders.assignee = ${username}` },
    payment && payment !== "paid" && filterOf(orders.paymentStatus, payment),
    status && status !== "delivered" && filterOf(orders.status, status),
    country && country !== "Sweden" && filterOf(orders.country, country),
    payment === "paid" && filterOf(orders.paymentStatus, payment),
    status === "delivered" && filterOf(orders.status, status),
    country === "Sweden" && filterOf(orders.country, country),
    assigned === "nobody" && { leads: isNobodys, follows: isNobodys },
  ].filter((filter) => filter !== undefined && filter !== false);
  return filters.map(({ leads, follows }, index) => (index === 0 && !isSearch ? leads : follows));
}

function filterOf(column: typeof orders.paymentStatus | typeof orders.status | typeof orders.country, value: string) {
  // The plus keeps SQLite from using the column's index.
  return { leads: eq(column, value as OrderStatus & PaymentStatus), follows: sql`+${column} = ${value}` };
}

async function findMatches(db: Database, search: string): Promise<{ rowids: number[]; isCapped: boolean }> {
  const ranges = searchRanges(search);
  if (ranges.length === 0) return { rowids: [], isCapped: false };
  const found = await Promise.all(
    ranges.map((range) => statement<{ rowid: number }>(db, rowidsInRange(range, maxMatches))),
  );
  return {
    rowids: [...new Set(found.flat().map(({ rowid }) => rowid))],
    isCapped: found.some((rows) => rows.length === maxMatches),
  };
}
