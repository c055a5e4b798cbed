import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { users } from "#app/db/schema/customers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { correctOrderEmail } from "#app/features/selling/orders/correct-email.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import type { RenderedMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { listUnsentMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { countDeadLetters, findStalledMail, maxAttempts } from "#app/features/shop/mail/outbox.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resendUnsent } from "#app/features/shop/mail/resend-unsent.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { emailFacts, type EmailType } from "#app/shared/emails.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { emails } from "#workers/jobs/emails.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
beforeAll(() => stockGarment(shop.db, { id: "tee" }));

interface SentMail extends RenderedMail {
  from: string;
  to: string;
}

/** The shop with an e-mail binding that keeps what it is given, or fails. */
function shopWithMail(fail = false) {
  const send = vi.fn(async (_mail: SentMail) => {
    if (fail) throw new Error("no route to mail");
  });
  return { ...shop, send, env: { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] } };
}

async function paidOrderMail() {
  await shop.db.update(emailOutbox).set({ createdAt: "2026-01-01T00:00:00.000Z" });
  const result = await placeOrder(shop.db, orderOf("tee", { discountCode: null }), now);
  if (result.kind !== "placed") throw new Error(result.kind);
  const created = await createPayment(shop.db, sandboxProvider, result.order.id, now);
  if (created.kind !== "created") throw new Error(created.kind);
  const paid = await processPayment(shop.db, sandboxProvider, created.paymentId, { token: "test_visa" }, now);
  if (paid.kind !== "succeeded" || paid.outboxId === null) throw new Error(paid.kind);
  return { order: result.order, outboxId: paid.outboxId };
}

const statusOf = async (id: string) => (await shop.db.select().from(emailOutbox).where(eq(emailOutbox.id, id)))[0];

describe("the order confirmation", () => {
  it("goes to the buyer, as HTML and text, with the order and the signed link to it", async () => {
    const { order, outboxId } = await paidOrderMail();
    const mailing = shopWithMail();
    expect(await sendMail(outboxId, mailing, now)).toBe(true);
    const mail = mailing.send.mock.calls[0]![0];
    expect(mail).toMatchObject({ to: "asa.oberg@mail.example", subject: `Order ${order.orderNumber} confirmed` });
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain("Garment tee");
      expect(body).toContain("Åsa Öberg");
      expect(body).toContain(order.orderNumber);
      expect(body).toMatch(new RegExp(`/thank-you\\?orderId=${order.id}&(amp;)?key=[\\w.-]{54}`));
      // There is nothing to review yet.
      expect(body).not.toContain("write-review");
    }
    // Ordered on a Friday at 13:00, packed that day: the same dates as on the confirmation page and in tracking.
    const tracked = await trackOrder(shop.db, order.orderNumber);
    const detail = await readOrder(shop.db, order.id);
    const shown = [tracked!, confirmationOf(detail!)].map(({ expected }) => expected);
    const days = "Wed 25 – Fri 27 Nov".replaceAll(" ", "\u00A0");
    expect(shown.map((text) => text?.replaceAll("\uFEFF", ""))).toEqual([days, days]);
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(days);
      expect(body).not.toMatch(/tracking link|hear from us|warehouse/);
    }
    // Mail programs know no relative addresses.
    expect(mail.html.match(/(src|href)="(?!https?:|mailto:)/g)).toBeNull();
    expect(await statusOf(outboxId)).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("shows markup as the letters that were typed, whatever field a person typed it in", async () => {
    const { order, outboxId } = await paidOrderMail();
    const markup = (field: string) => `<b onclick="${field}">&'${field}</b>`;
    const buyer = {
      firstName: markup("firstName"),
      lastName: markup("lastName"),
      address: markup("address"),
      city: markup("city"),
      postalCode: markup("postalCode"),
      country: markup("country"),
      discountCode: markup("discountCode"),
    };
    const line = { name: markup("name"), color: markup("color"), size: markup("size"), image: `/media/"><b>.webp` };
    await shop.db.batch([
      shop.db
        .update(orders)
        .set({ ...buyer, discountOre: 1_00, totalOre: order.totalOre - 1_00 })
        .where(eq(orders.id, order.id)),
      shop.db.update(orderLines).set(line).where(eq(orderLines.orderId, order.id)),
    ]);
    const mailing = shopWithMail();
    expect(await sendMail(outboxId, mailing, now)).toBe(true);
    const { html, text } = mailing.send.mock.calls[0]![0];
    expect(html).not.toMatch(/<b\b/);
    const { image: _, ...words } = line;
    for (const [field, typed] of Object.entries({ ...buyer, ...words })) {
      expect(html).toContain(`&lt;b onclick=&quot;${field}&quot;&gt;&amp;&#x27;${field}&lt;/b&gt;`);
      expect(text).toContain(typed);
    }
  });

  it("is not a list that one could leave: it carries no unsubscribe headers", async () => {
    const { outboxId } = await paidOrderMail();
    const mailing = shopWithMail();
    await sendMail(outboxId, mailing, now);
    expect(mailing.send.mock.calls[0]![0].headers).toEqual({});
  });

  it("is sent once, however often the queue delivers", async () => {
    const { outboxId } = await paidOrderMail();
    const mailing = shopWithMail();
    await Promise.all([1, 2, 3].map(() => sendMail(outboxId, mailing, now)));
    await sendMail(outboxId, mailing, now);
    expect(mailing.send).toHaveBeenCalledTimes(1);
  });

  it("is tried again later each time, given up after the last attempt, and not queued again", async () => {
    const { outboxId } = await paidOrderMail();
    const failing = shopWithMail(true);
    expect(await sendMail(outboxId, failing, now)).toBe(false);
    expect(await statusOf(outboxId)).toMatchObject({
      status: "queued",
      lastError: expect.stringContaining("no route"),
    });
    // Not due yet: the queue may deliver as often as it likes.
    await sendMail(outboxId, failing, now);
    expect(failing.send).toHaveBeenCalledTimes(1);

    const waits: number[] = [];
    let time = now;
    for (let i = 0; i < 20; i++) {
      const { nextAttemptAt } = (await statusOf(outboxId))!;
      if (!nextAttemptAt) break;
      waits.push(new Date(nextAttemptAt).getTime() - time.getTime());
      time = new Date(nextAttemptAt);
      if (time > addMinutes(now, 6)) expect(await findStalledMail(shop.db, time)).toContain(outboxId);
      await sendMail(outboxId, failing, time);
    }
    expect(failing.send).toHaveBeenCalledTimes(maxAttempts);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(await statusOf(outboxId)).toMatchObject({ status: "failed", attempts: maxAttempts });
    expect(await findStalledMail(shop.db, addDays(now, 30))).not.toContain(outboxId);
  });

  it("is given up when its last attempt was never finished, in place of being queued for ever", async () => {
    const { outboxId } = await paidOrderMail();
    await shop.db
      .update(emailOutbox)
      .set({ status: "sending", attempts: maxAttempts, claimedAt: now.toISOString() })
      .where(eq(emailOutbox.id, outboxId));
    const later = addMinutes(now, 60);
    expect(await findStalledMail(shop.db, later)).not.toContain(outboxId);
    expect(await statusOf(outboxId)).toMatchObject({ status: "failed" });
  });

  it("is seen by staff once it was given up, and sent when they say so", async () => {
    const { outboxId } = await paidOrderMail();
    await shop.db
      .update(emailOutbox)
      .set({ status: "failed", attempts: maxAttempts })
      .where(eq(emailOutbox.id, outboxId));
    expect(await countDeadLetters(shop.db)).toBeGreaterThan(0);
    const listed = async () => {
      const view = { search: "", sort: "newest", filters: { state: "dead" }, paging: { size: 50 } } as const;
      return (await listUnsentMail(shop.db, view)).rows.map(({ id }) => id);
    };
    expect(await listed()).toContain(outboxId);

    const resend = () => resendUnsent(shop.db, { mailIds: [outboxId], press: newId(), actor: "astrid" }, now);
    expect((await resend()).queued).toEqual([outboxId]);
    expect((await resend()).queued).toEqual([]);
    const mailing = shopWithMail();
    await sendMail(outboxId, mailing, now);
    expect(mailing.send).toHaveBeenCalledTimes(1);
    expect(await listed()).not.toContain(outboxId);
  });

  it("is found by the sweep when the queue missed it, but not while it is fresh", async () => {
    const { outboxId } = await paidOrderMail();
    expect(await findStalledMail(shop.db, addMinutes(now, 1))).not.toContain(outboxId);
    expect(await findStalledMail(shop.db, addMinutes(now, 6))).toContain(outboxId);
  });
});

describe("one address", () => {
  const queue = async (type: EmailType, recipient: string, at: Date) => {
    const due = sql`SELECT ${recipient} AS recipient, ${crypto.randomUUID()} AS cause_id`;
    const [rows] = await shop.db.batch([outboxStatement(shop.db, emails[type], due, at)]);
    return rows[0]?.id ?? null;
  };

  it.each(["contact_acknowledgment", "newsletter_confirmation"] as const)(
    "gets only so many e-mails of the type %s in an hour and in a day",
    async (type) => {
      const victim = `${type}@mail.example`;
      const { perHour, perDay } = emailFacts[type].limit;
      let got = 0;
      for (let minutes = 0; minutes < 24 * 60; minutes += 12) {
        if (await queue(type, victim, addMinutes(now, minutes))) got++;
        if (minutes === 48) expect(got).toBe(perHour);
      }
      expect(got).toBe(perDay);
      expect(await queue(type, "other@mail.example", now)).not.toBeNull();
      expect(await queue(type, victim, addDays(now, 2))).not.toBeNull();
    },
  );

  it("gets all its order confirmations, but those above the limit an hour later", async () => {
    const rows = [];
    for (let i = 0; i <= emailFacts.order_confirmation.limit.perHour; i++)
      rows.push(await statusOf((await queue("order_confirmation", "many@mail.example", now))!));
    expect(rows.map((row) => row?.nextAttemptAt)).toEqual([
      ...Array.from({ length: emailFacts.order_confirmation.limit.perHour }, () => null),
      addMinutes(now, 60).toISOString(),
    ]);
    const mailing = shopWithMail();
    await sendMail(rows.at(-1)!.id, mailing, now);
    expect(mailing.send).not.toHaveBeenCalled();
  });
});

describe("the corrected address of an order", () => {
  const correct = (orderId: string, email: string, press = newId()) =>
    correctOrderEmail(shop.db, { orderId, email, press, actor: "astrid" }, now);

  it("gets the confirmation, once a press, takes its customer along, and is in no log", async () => {
    const { order } = await paidOrderMail();
    const address = `${newId()}@mail.example`;
    const press = newId();
    const outcomes = await Promise.all([correct(order.id, address, press), correct(order.id, address, press)]);
    expect(outcomes[0]).toMatchObject({ kind: "queued" });
    expect(outcomes[1]).toEqual(outcomes[0]);
    const mailing = shopWithMail();
    await sendMail((outcomes[0] as { outboxId: string }).outboxId, mailing, now);
    expect(mailing.send.mock.calls.map(([mail]) => mail.to)).toEqual([address]);
    expect(await readOrder(shop.db, order.id)).toMatchObject({ email: address });
    const customers = await shop.db.select().from(users).where(eq(users.email, address));
    expect(customers).toMatchObject([{ firstName: "Åsa" }]);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, order.id));
    expect(entries.map(({ action }) => action)).toEqual(["order.email-corrected"]);
    expect(JSON.stringify(entries)).not.toContain("mail.example");
  });

  it("is refused for an order that nobody paid", async () => {
    const placed = await placeOrder(shop.db, orderOf("tee", { discountCode: null }), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    expect(await correct(placed.order.id, "other@mail.example")).toEqual({ kind: "nothing-to-send" });
    expect(await readOrder(shop.db, placed.order.id)).toMatchObject({ email: "asa.oberg@mail.example" });
  });
});
