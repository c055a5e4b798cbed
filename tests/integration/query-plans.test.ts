import { beforeAll, expect, it } from "vitest";

import { workNames } from "#app/admin/cases/case-names.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import type { CaseWork } from "#app/features/after-sale/cases/case-work.server.ts";
import { findReturn } from "#app/features/after-sale/cases/find-return.server.ts";
import {
  type CaseFilters,
  type CaseSort,
  countCasesToDo,
  countOpenCases,
  listCases,
} from "#app/features/after-sale/cases/list-cases.server.ts";
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
import { readPaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import { readOrderReceipts } from "#app/features/shop/documents/receipts.server.ts";
import { findStalledMail } from "#app/features/shop/mail/outbox.server.ts";
import { caseStages } from "#app/shared/case-statuses.ts";
import { returnKinds } from "#app/shared/states.ts";
import { longScans } from "#tests/support/long-scans.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db, env } = shop;
beforeAll(async () => {
  await stockGarment(db, { id: "planned" });
  const code = { discountType: "percentage", valueHundredths: 10_00, createdAt: now.toISOString() };
  await db.insert(discountCodes).values({ ...code, code: "LIMITED", maxUses: 3, maxUsesPerCustomer: 1 });
});

const after = { value: now.toISOString(), id: "ret_1" };
const cases = (filters: Partial<CaseFilters>, search = "", sort: CaseSort = "newest") =>
  listCases(db, { sort, filters, search, paging: { size: 20, after } }, now, returnKinds);

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
  ["listing all cases", () => cases({})],
  ["listing all cases, the oldest first", () => cases({}, "", "oldest")],
  ["searching all cases", () => cases({}, "RR1")],
  ["counting the open cases", () => countOpenCases(db, now, returnKinds, 100)],
  ["counting the cases to do", () => countCasesToDo(db, now, returnKinds, 100)],
  ...returnKinds.map((kind): [string, () => Promise<unknown>] => [`listing each ${kind}`, () => cases({ kind })]),
  ...(["open", ...caseStages] as const).map((state): [string, () => Promise<unknown>] => [
    `listing the cases that are ${state}`,
    () => cases({ state }),
  ]),
  ...(Object.keys(workNames) as CaseWork[]).map((work): [string, () => Promise<unknown>] => [
    `listing the cases by ${work}`,
    () => cases({ work }),
  ]),
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
  ["reading the receipts of an order", () => readOrderReceipts(db, "ord_1")],
  ["listing refunds, disputes and failed webhooks", () => readPaymentWork(db)],
])("%s looks through no table that grows with every order", async (_, work) => {
  expect(await longScans(env, work)).toEqual([]);
});
