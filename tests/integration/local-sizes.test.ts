import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";

import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { exchanges } from "#app/db/schema/returns.server.ts";
import { readComplaintOrder } from "#app/features/after-sale/cases/complaint-order.server.ts";
import { readShownExchange } from "#app/features/after-sale/cases/shown-exchange.server.ts";
import { readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { listReviewableProducts } from "#app/features/catalogue/reviews/queries.server.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { giveNotice, heldExchange } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { emails } from "#workers/jobs/emails.ts";

const shop = openTestShop();
const { db } = shop;
const inFinnish = <Result>(ask: () => Promise<Result>) => inLanguage("fi", ask);

/** Sizes that have a word and a letter: `Regular / M`. */
beforeAll(async () => {
  await db.run(
    sql`CREATE TRIGGER sizes_with_words AFTER INSERT ON product_sizes BEGIN
      UPDATE product_sizes SET name = 'Regular / ' || name WHERE product_id = new.product_id AND id = new.id; END`,
  );
});

let order: Awaited<ReturnType<typeof deliveredOrder>>;
beforeEach(async () => {
  order = await inFinnish(() => deliveredOrder(db, fakeProvider()));
});

it("offers a product's sizes in the language of the page, with the names that carts and orders know them by", async () => {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order.orderId));
  const product = await inFinnish(() => readBuyableProduct(db, line!.productId));
  expect(product?.sizes[0]).toMatchObject({ name: "Normaali / M", english: "Regular / M" });
  const english = await readBuyableProduct(db, line!.productId);
  expect(english?.sizes[0]).toMatchObject({ name: "Regular / M" });
  expect(english?.sizes[0]).not.toHaveProperty("english");
});

it("names them in its language in an order's e-mails, and keeps them as they were entered", async () => {
  const [parcel] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.orderId));
  const noticeId = await inFinnish(() => giveNotice(shop, order, [[order.black, 1]]));
  const mails = await Promise.all([
    emails.order_confirmation.render(order.orderId, shop),
    emails.order_shipped.render(parcel!.id, shop),
    emails.withdrawal_receipt.render(noticeId, shop),
  ]);
  for (const mail of mails) {
    expect(mail?.text).toContain("Normaali / M");
    expect(mail?.text).not.toContain("Regular");
  }
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.orderId));
  expect(lines.map(({ size }) => size)).toEqual(expect.arrayContaining(["Regular / M", "Regular / L"]));
});

it("names them in the language of the page, and keeps the names that carts are compared with", async () => {
  const placed = await inFinnish(() => readOrder(db, order.orderId));
  expect(confirmationOf(placed!).items[0]).toMatchObject({ size: "Regular / M", localSize: "Normaali / M" });
  expect(confirmationOf((await readOrder(db, order.orderId))!).items[0]).not.toHaveProperty("localSize");
  const shown = await inFinnish(() =>
    Promise.all([
      readComplaintOrder(db, order.orderId),
      readWithdrawable(db, order.orderId),
      readShownExchange(db, order.orderId, now),
    ]),
  );
  for (const page of shown)
    expect(new Set(page?.lines.map(({ size }) => size))).toEqual(new Set(["Normaali / M", "Normaali / L"]));
  expect(JSON.stringify(shown[2]?.lines.map(({ choices }) => choices))).not.toContain("Regular");
});

it("keeps what is exchanged by the name that was entered, and tells it in the order's language", async () => {
  const returnId = await inFinnish(() => heldExchange(db, order));
  const [kept] = await db.select().from(exchanges).where(eq(exchanges.returnId, returnId));
  expect(kept?.size).toBe("Regular / L");
  const mail = await emails.exchange_requested.render(returnId, shop);
  expect(mail?.text).toContain("Normaali / L");
  expect(mail?.text).not.toContain("Regular");
});

it("offers them to who writes a review by their own names, in the page's words", async () => {
  const products = await inFinnish(() => listReviewableProducts(db));
  expect(products.find(({ id }) => id === order.garment)?.sizes).toContainEqual({
    value: "Regular / M",
    label: "Normaali / M",
  });
});
