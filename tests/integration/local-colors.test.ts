import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { exchanges } from "#app/db/schema/returns.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { readComplaintOrder } from "#app/features/after-sale/cases/complaint-order.server.ts";
import { readShownExchange } from "#app/features/after-sale/cases/shown-exchange.server.ts";
import { readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
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

/** What staff translated after the orders below were placed in English: old orders have them too. */
const translate = () =>
  db
    .insert(translations)
    .values(
      [
        { itemId: "Black", text: "Musta" },
        { itemId: "White", text: "Valkoinen" },
      ].map((color) => ({
        kind: "option" as const,
        field: "name",
        language: "fi" as const,
        source: color.itemId,
        updatedAt: now.toISOString(),
        updatedBy: "ebba",
        ...color,
      })),
    )
    .onConflictDoNothing();
const inFinnish = <Result>(ask: () => Promise<Result>) => inLanguage("fi", ask);
const english = /\b(Black|White)\b/;

let order: Awaited<ReturnType<typeof deliveredOrder>>;
beforeEach(async () => {
  order = await inFinnish(() => deliveredOrder(db, fakeProvider()));
  await translate();
});

it("names an order's colors in its language in its e-mails", async () => {
  const [parcel] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.orderId));
  const noticeId = await inFinnish(() => giveNotice(shop, order, [[order.black, 1]]));
  const mails = await Promise.all([
    emails.order_confirmation.render(order.orderId, shop),
    emails.order_shipped.render(parcel!.id, shop),
    emails.withdrawal_receipt.render(noticeId, shop),
  ]);
  for (const mail of mails) {
    expect(mail?.text).toContain("Musta");
    expect(mail?.text).not.toMatch(english);
  }
});

it("names them in the language of the page, and keeps the English names that carts are compared with", async () => {
  const placed = await inFinnish(() => readOrder(db, order.orderId));
  expect(confirmationOf(placed!).items[0]).toMatchObject({ color: "Black", localColor: "Musta" });
  expect(confirmationOf((await readOrder(db, order.orderId))!).items[0]).not.toHaveProperty("localColor");
  const shown = await inFinnish(() =>
    Promise.all([
      readComplaintOrder(db, order.orderId),
      readWithdrawable(db, order.orderId),
      readShownExchange(db, order.orderId, now),
    ]),
  );
  for (const page of shown) expect(page?.lines.map(({ color }) => color)).toContain("Musta");
  expect(shown[2]?.lines.flatMap(({ choices }) => choices.map(({ color }) => color)).join()).not.toMatch(english);
});

it("keeps what is exchanged by its English name, whatever language it is asked for in, and tells it in the order's", async () => {
  const returnId = await inFinnish(() => heldExchange(db, order));
  const [kept] = await db.select().from(exchanges).where(eq(exchanges.returnId, returnId));
  expect(kept?.color).toMatch(english);
  const mail = await emails.exchange_requested.render(returnId, shop);
  expect(mail?.text).not.toMatch(english);
});
