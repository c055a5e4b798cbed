import { beforeAll, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { listComplaints } from "#app/features/after-sale/cases/list-complaints.server.ts";
import { findReturn, listReturns } from "#app/features/after-sale/cases/list-returns.server.ts";
import { listWithdrawals } from "#app/features/after-sale/cases/list-withdrawals.server.ts";
import { readExchangePage } from "#app/features/after-sale/cases/read-exchange.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { readSearchLog } from "#app/features/catalogue/search/read-search-log.server.ts";
import { recordSearch } from "#app/features/catalogue/search/search-log.server.ts";
import { findDiscountCode } from "#app/features/selling/discounts/queries.server.ts";
import { afterClosed } from "#app/features/selling/orders/after-closed.server.ts";
import { cancelExpiredOrders } from "#app/features/selling/orders/cancel-order.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { endAbandonedPayments } from "#app/features/selling/payments/open-payments.server.ts";
import { pollOpenPayments } from "#app/features/selling/payments/poll-open-payments.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { retryEvents } from "#app/features/selling/payments/receive-event.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { listPayments } from "#app/features/selling/reconciliation/list-payments.server.ts";
import { readPaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import { listEntries } from "#app/features/shop/audit/list-entries.server.ts";
import { readOrderReceipts } from "#app/features/shop/documents/receipts.server.ts";
import { findStalledMail } from "#app/features/shop/mail/outbox.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";

const shop = openTestShop();
const { db, env } = shop;
beforeAll(async () => {
  await stockGarment(db, { id: "planned" });
  const code = { discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
  await db.insert(discountCodes).values({ ...code, code: "LIMITED", maxUses: 3, maxUsesPerCustomer: 1 });
});

const returnList = { sort: "newest", filters: {}, paging: { size: 20 }, search: "" } as const;

async function planned(input: ReturnType<typeof orderOf>) {
  const placed = await placeOrder(db, input, now, "a caller");
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const created = await createPayment(db, sandboxProvider, placed.order.id, now);
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
}

it.each<[string, () => Promise<unknown>]>([
  ["trying a discount code", () => findDiscountCode(db, "LIMITED")],
  ["placing and paying an order", () => planned(orderOf("planned", { discountCode: "LIMITED" }))],
  ["tracking an order", () => trackOrder(db, "PM-12345678")],
  ["reconciling payments", () => pollOpenPayments(db, sandboxProvider, now)],
  ["reconciling the payments of an order", () => pollOpenPayments(db, sandboxProvider, now, "ord_1")],
  ["ending payments that nobody makes", () => endAbandonedPayments(db, sandboxProvider, now)],
  ["trying events again", () => retryEvents(db, sandboxProvider, now)],
  ["finding what an order has just given back", () => afterClosed(shop, "ord_1", now)],
  ["giving back expired reservations", () => cancelExpiredOrders(db, now)],
  ["reading what of an order may be exchanged", () => readExchangePage(db, "ord_1", now)],
  ["reading a return", () => readReturn(db, "ret_1")],
  ["searching the returns", () => listReturns(db, { ...returnList, search: "RR1" }, now)],
  [
    "listing the returns whose goods are here",
    () => listReturns(db, { ...returnList, filters: { work: "settle" } }, now),
  ],
  ["finding the return of a number", () => findReturn(db, "RT-12345678")],
  ["counting a search", () => recordSearch(db, { words: "hoodie", count: 6, rank: 1 }, now)],
  ["counting an opened product", () => recordSearch(db, { words: "hoodie", rank: 1 }, now)],
  [
    "reading what was searched for in a period",
    () =>
      readSearchLog(
        db,
        { first: "2026-10-22", last: "2026-11-20" },
        { notFound: { page: 1, size: 10 }, all: { page: 1, size: 20 }, sort: "times" },
      ),
  ],
  ["finding e-mails that were not sent", () => findStalledMail(db, now)],
  ["listing the complaints", () => listComplaints(db, returnList, now)],
  ["listing the withdrawals", () => listWithdrawals(db, returnList, now)],
  ["listing the payments", () => listPayments(db, returnList)],
  ["listing the audit log", () => listEntries(db, returnList)],
  ["reading the receipts of an order", () => readOrderReceipts(db, "ord_1")],
  ["listing refunds, disputes and failed webhooks", () => readPaymentWork(db)],
])("%s looks through no table that grows with every order", async (_, work) => {
  const statements = await statementsOf(env, work);
  expect(statements).not.toEqual([]);
  const partial = await partialIndexes();
  for (const { query, values } of statements) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    const tables = await tablesOf(query);
    // The first rows of an index in its order: the limit ends the scan.
    const readsPage = /\blimit\b/i.test(query) && !results.some(({ detail }) => detail.includes("FOR ORDER BY"));
    const looksThrough = ({ detail }: { detail: string }) => {
      const [, name = "", , index] = /^SCAN (\S+)( .*INDEX (\S+))?/.exec(detail) ?? [];
      const isShort = index !== undefined && (readsPage || partial.has(index));
      return tables.has(name) && !isShort;
    };
    expect(results.filter(looksThrough), query).toEqual([]);
  }
});

/** The names by which a statement calls the tables it reads: a scan of a list of values is none of a table. */
async function tablesOf(query: string): Promise<Set<string>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  const known = new Set(results.map(({ name }) => name));
  const named = [...query.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO)\s+"?(\w+)"?(?:\s+(?:AS\s+)?"?(\w+)"?)?/gi)];
  return new Set(named.flatMap(([, table = "", alias = table]) => (known.has(table) ? [table, alias] : [])));
}

/** Indexes of the rows that wait for something: a scan of one reads no more than these. */
async function partialIndexes(): Promise<Set<string>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'",
  ).all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}
