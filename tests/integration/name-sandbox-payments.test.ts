import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { payments } from "#app/db/schema/orders.server.ts";
import {
  paymentEvents,
  paymentDiscrepancies,
  providerCopies,
  providerTransactions,
} from "#app/db/schema/payments.server.ts";
import { discrepancyStatement } from "#app/features/selling/payments/discrepancies.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { copyTransactions } from "#app/features/selling/reconciliation/copy-transactions.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { paidAtStripe } from "#tests/support/stripe-refund.ts";
import { openStripeShop } from "#tests/support/stripe-shop.ts";

import renaming from "../../scripts/deployment/name-test-payments.sql?raw";

const { db, env } = openTestShop();
const tables = [payments, paymentEvents, paymentDiscrepancies, providerTransactions, providerCopies];
const booksOf = async (provider: string) =>
  Promise.all(tables.map(async (table) => (await db.select().from(table).where(eq(table.provider, provider))).length));

it("test payments that were booked as real ones get the name of the test mode, and their orders can be ended", async () => {
  const stripe = openStripeShop();
  const old = { ...stripe, provider: { ...stripe.provider, name: "stripe" } };
  const order = await paidAtStripe(db, old);
  await db
    .insert(paymentEvents)
    .values({ id: "evt_old", provider: "stripe", type: "other", receivedAt: now.toISOString() });
  await discrepancyStatement(db, { kind: "refund-failed", subject: "old", provider: "stripe", detail: "" }, now);
  await copyTransactions(db, old.provider, { begins: true }, addDays(new Date(), 1));
  const before = await booksOf("stripe");
  expect(before).toEqual(before.map((rows) => Math.max(rows, 1)));

  const statements = renaming
    .replaceAll(/^--.*$/gm, "")
    .split(";")
    .map((part) => part.trim());
  for (let times = 0; times < 2; times++)
    for (const statement of statements.filter(Boolean)) await env.DB.prepare(statement).run();
  expect(await booksOf("stripe")).toEqual([0, 0, 0, 0, 0]);
  expect(await booksOf("stripe-test")).toEqual([...before.slice(0, 4), 0]);
  const change = { orderId: order.orderId, status: "cancelled", actor: "kim" } as const;
  expect((await setOrderStatus(db, stripe.provider, change, now)).outcome).toBe("refunded");
});
