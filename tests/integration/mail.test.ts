import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { emailOutbox } from "#app/db/schema/site.server.ts";
import { overlookedMail } from "#app/features/mail/outbox.server.ts";
import { placeOrder } from "#app/features/orders/place-order.server.ts";
import { createPayment, processPayment } from "#app/features/payments/commands.server.ts";
import { testProvider } from "#app/features/payments/providers/test.server.ts";
import type { Environment } from "#app/platform/env.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { now, openTestShop, orderOf, stockGarment, terms } from "#tests/support/shop-fixture.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
beforeAll(() => stockGarment(shop.db, { id: "tee" }));

/** The shop with an e-mail binding that keeps what it is given, or fails. */
function shopWithMail(fail = false) {
  const send = vi.fn(async (_mail: { from: string; to: string; subject: string; html: string; text: string }) => {
    if (fail) throw new Error("no route to mail");
  });
  return { ...shop, send, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
}

async function paidOrderMail() {
  const result = await placeOrder(shop.db, orderOf("tee", { discountCode: null }), terms, now);
  if (result.kind !== "placed") throw new Error(result.kind);
  const created = await createPayment(shop.db, testProvider, result.order.id, now);
  if (created.kind !== "created") throw new Error(created.kind);
  const paid = await processPayment(shop.db, testProvider, created.paymentId, { token: "test_visa" }, now);
  if (paid.kind !== "succeeded" || paid.outboxId === null) throw new Error(paid.kind);
  return { order: result.order, outboxId: paid.outboxId };
}

const statusOf = async (id: string) => (await shop.db.select().from(emailOutbox).where(eq(emailOutbox.id, id)))[0];

describe("the order confirmation", () => {
  it("goes to the buyer, as HTML and text, with the order and the signed link to it", async () => {
    const { order, outboxId } = await paidOrderMail();
    const mailing = shopWithMail();
    expect(await sendMail(outboxId, mailing)).toBe(true);
    const mail = mailing.send.mock.calls[0]![0];
    expect(mail).toMatchObject({ to: "asa.oberg@mail.example", subject: `Order ${order.orderNumber} confirmed` });
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain("Garment tee");
      expect(body).toContain("Åsa Öberg");
      expect(body).toContain(order.orderNumber);
      expect(body).toMatch(new RegExp(`/thank-you\\?orderId=${order.id}&(#38;)?key=[\\w-]{43}`));
    }
    // Mail programs know no relative addresses.
    expect(mail.html.match(/(src|href)="(?!https?:|mailto:)/g)).toBeNull();
    expect(await statusOf(outboxId)).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("is sent once, however often the queue delivers", async () => {
    const { outboxId } = await paidOrderMail();
    const mailing = shopWithMail();
    await Promise.all([1, 2, 3].map(() => sendMail(outboxId, mailing)));
    await sendMail(outboxId, mailing);
    expect(mailing.send).toHaveBeenCalledTimes(1);
  });

  it("is tried again after a failure, and given up after eight", async () => {
    const { outboxId } = await paidOrderMail();
    const failing = shopWithMail(true);
    expect(await sendMail(outboxId, failing)).toBe(false);
    expect(await statusOf(outboxId)).toMatchObject({ status: "queued", lastError: "no route to mail" });
    for (let i = 0; i < 9; i++) await sendMail(outboxId, failing);
    expect(failing.send).toHaveBeenCalledTimes(8);
    expect(await statusOf(outboxId)).toMatchObject({ status: "failed" });
  });

  it("is found by the sweep when the queue missed it, but not while it is fresh", async () => {
    const { outboxId } = await paidOrderMail();
    expect(await overlookedMail(shop.db, addMinutes(now, 1))).not.toContain(outboxId);
    expect(await overlookedMail(shop.db, addMinutes(now, 6))).toContain(outboxId);
  });
});
