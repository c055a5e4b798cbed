import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { mailEvents, suppressedAddresses } from "#app/db/schema/mail.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { liftSuppression } from "#app/features/shop/mail/lift-suppression.server.ts";
import { listUnsentMail, readMail } from "#app/features/shop/mail/list-unsent.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";
import { resendProvider } from "#app/features/shop/mail/resend-provider.server.ts";
import { resendUnsent } from "#app/features/shop/mail/resend-unsent.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import type { EmailType } from "#app/shared/emails.ts";
import { newId } from "#app/shared/ids.ts";
import { resendStandIn, signedEvent, type TakenMail } from "#tests/support/resend.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { confirmedSubscriber } from "#tests/support/subscriber.ts";
import { handleApi } from "#workers/api/app.ts";
import { emails } from "#workers/jobs/emails.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const secret = `whsec_${btoa("a secret of 24 bytes, yes")}`;
const plain = openTestShop();
const shop = { ...plain, env: { ...plain.env, RESEND_WEBHOOK_SECRET: secret } };
const { db } = shop;
const now = new Date();

let standIn = resendStandIn();
let logged: string[] = [];
beforeEach(() => {
  standIn = resendStandIn();
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void logged.push(parts.join(" ")));
});
const send = (id: string, at = now) =>
  sendMail(id, shop, at, resendProvider({ apiKey: standIn.apiKey, fetch: standIn.handle }));

/** An e-mail in the outbox: the answer to a message, which is owed, or a greeting of the newsletter, which is not. */
async function writeMail(type: "contact_reply" | "newsletter_welcome" = "contact_reply", to?: string) {
  const recipient = to ?? `${newId()}@mail.example`;
  const causeId = await causeOf(type, recipient);
  const due = sql`SELECT ${recipient} AS recipient, ${causeId} AS cause_id`;
  const limit = { perHour: 100, perDay: 100, above: "drop" } as const;
  const [rows] = await db.batch([outboxStatement(db, { ...emails[type], limit }, due, now)]);
  return { id: rows[0]!.id, recipient };
}

async function causeOf(type: EmailType, recipient: string): Promise<string> {
  if (type === "newsletter_welcome") return newId("sub");
  const time = now.toISOString();
  const messageId = newId("msg");
  const replyId = newId("rpl");
  await db.run(sql`INSERT INTO contact_messages (id, name, email, subject, message, created_at, updated_at)
    VALUES (${messageId}, 'Åsa', ${recipient}, 'order', 'Hello', ${time}, ${time})`);
  await db.run(sql`INSERT INTO message_replies (id, message_id, body, author, created_at)
    VALUES (${replyId}, ${messageId}, 'Hello', 'astrid', ${time})`);
  return replyId;
}

const rowOf = async (id: string) => (await db.select().from(emailOutbox).where(eq(emailOutbox.id, id)))[0]!;
const suppressionsOf = (address: string) =>
  db
    .select()
    .from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.address, address), isNull(suppressedAddresses.liftedAt)));

interface Told {
  bounce?: "Permanent" | "Transient";
  at?: Date;
}

const eventOf = (type: string, mail: TakenMail, { bounce, at = now }: Told = {}) => ({
  type: `email.${type}`,
  created_at: at.toISOString(),
  data: {
    email_id: mail.id,
    to: [mail.to],
    subject: "private",
    tags: { key: mail.key },
    ...(bounce ? { bounce: { type: bounce, subType: "General", message: `550 ${mail.to}` } } : {}),
  },
});

async function post({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
  const request = new Request("https://shop.example/api/email/webhook", { method: "POST", body, headers });
  return (await handleApi(request, shop)).status;
}

const tell = async (type: string, mail: TakenMail, told: Told = {}) =>
  post(await signedEvent(secret, eventOf(type, mail, told)));

/** An e-mail that was sent, as Resend took it. */
async function sentMail(type?: "contact_reply" | "newsletter_welcome", to?: string) {
  const mail = await writeMail(type, to);
  expect(await send(mail.id)).toBe(true);
  return { ...mail, taken: standIn.taken.at(-1)! };
}

const resend = (mailIds: string[], press = newId()) => resendUnsent(db, { mailIds, press, actor: "astrid" }, now);

describe("an e-mail by Resend", () => {
  it("is sent once when the answer of an attempt is lost, and logs nothing of a person", async () => {
    const { id, recipient } = await writeMail();
    standIn.faults.push("lost-answer", "down");
    expect(await send(id)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: "queued", reason: "no-answer", attempts: 1 });
    expect(await send(id, addMinutes(now, 2))).toBe(false);
    expect(await send(id, addMinutes(now, 20))).toBe(true);
    expect(standIn.taken.map(({ to }) => to)).toEqual([recipient]);
    expect(await rowOf(id)).toMatchObject({ status: "sent", provider: "resend", providerId: standIn.taken[0]!.id });
    expect(logged.join("\n")).not.toContain("mail.example");
    expect(logged).toHaveLength(2);
  });

  it("is not tried again once an event says that it arrived, whatever became of the answer", async () => {
    const { id } = await writeMail();
    standIn.faults.push("lost-answer");
    await send(id);
    expect(await tell("delivered", standIn.taken[0]!)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: "sent", delivery: "delivered" });
    await send(id, addMinutes(now, 10));
    expect(standIn.taken).toHaveLength(1);
  });

  it("waits without losing an attempt when Resend asks to go slower", async () => {
    const { id } = await writeMail();
    for (let i = 0; i < 12; i++) {
      standIn.faults.push("rate-limit");
      expect(await send(id, addMinutes(now, i * 2))).toBe(false);
    }
    expect(await rowOf(id)).toMatchObject({ status: "queued", reason: "rate-limited", attempts: 0 });
    expect(await send(id, addMinutes(now, 60))).toBe(true);
  });

  it("is a dead letter at once when the address is none", async () => {
    const { id } = await writeMail("contact_reply", `no address ${newId()}`);
    expect(await send(id)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: "failed", reason: "bad-address", attempts: 1 });
  });

  it("keeps the word that it came back when that is here before the answer", async () => {
    const { id } = await writeMail();
    const held = Promise.withResolvers<void>();
    standIn.hold = held.promise;
    const sending = send(id);
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe("sending"));
    const key: TakenMail = { id: "early", key: id, to: "x@mail.example", body: "" };
    expect(await tell("bounced", key, { bounce: "Permanent" })).toBe(200);
    held.resolve();
    await sending;
    expect(await rowOf(id)).toMatchObject({ status: "bounced", reason: "bounced", delivery: "bounced" });
  });
});

describe("events", () => {
  /** Every event that one e-mail may cause. */
  const kinds: [string, Told?][] = [
    ["sent"],
    ["delivery_delayed"],
    ["delivered"],
    ["opened"],
    ["bounced", { bounce: "Transient" }],
    ["bounced", { bounce: "Permanent" }],
    ["complained"],
    ["failed"],
    ["suppressed"],
  ];

  it("end in one state, a hundred of them in any order and repeated", async () => {
    const ends = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const mail = await sentMail("newsletter_welcome");
      const distinct = await Promise.all(
        kinds.map(([type, told]) => signedEvent(secret, eventOf(type, mail.taken, told))),
      );
      const order = shuffled(
        Array.from({ length: 100 }, (_, i) => distinct[i % distinct.length]!),
        seed,
      );
      // Ten at once: repeats meet each other on the way.
      for (let from = 0; from < order.length; from += 10) {
        const statuses = await Promise.all(order.slice(from, from + 10).map(post));
        expect(statuses).toEqual(statuses.map(() => 200));
      }
      const { status, reason, delivery, attempts } = await rowOf(mail.id);
      const suppressed = (await suppressionsOf(mail.recipient)).map(({ scope }) => scope).toSorted();
      const events = await db.select().from(mailEvents).where(eq(mailEvents.mailId, mail.id));
      ends.add(JSON.stringify({ status, reason, delivery, attempts, suppressed, events: events.length }));
    }
    // 'opened' says nothing of what became of it.
    const end = { status: "bounced", reason: "bounced", delivery: "complained", attempts: 1 };
    expect([...ends].map((text) => JSON.parse(text) as object)).toEqual([
      { ...end, suppressed: ["all", "optional"], events: kinds.length - 1 },
    ]);
  });

  it.each([
    [["delivered"], { status: "sent", delivery: "delivered" }],
    [["delivery_delayed", "delivered"], { status: "sent", delivery: "delivered" }],
    [["sent", "failed"], { status: "failed", reason: "provider-down" }],
    [["suppressed", "sent"], { status: "suppressed", reason: "provider-suppressed" }],
  ])("%s in either order end as %o and suppress nobody", async (types, expected) => {
    for (const order of [types, types.toReversed()]) {
      const mail = await sentMail();
      for (const type of order) await tell(type, mail.taken);
      expect(await rowOf(mail.id)).toMatchObject(expected);
      expect(await suppressionsOf(mail.recipient)).toEqual([]);
    }
  });

  it("of a mailbox that is full suppress nobody", async () => {
    const mail = await sentMail();
    await tell("bounced", mail.taken, { bounce: "Transient" });
    expect(await rowOf(mail.id)).toMatchObject({ status: "bounced", reason: "bounced-for-now" });
    expect(await suppressionsOf(mail.recipient)).toEqual([]);
  });

  it("that are forged, old, or not signed are refused, and nothing of them is believed", async () => {
    const mail = await sentMail();
    const event = eventOf("bounced", mail.taken, { bounce: "Permanent" });
    const good = await signedEvent(secret, event);
    const forged = [
      { ...good, body: good.body.replace("Permanent", "Permanenz") },
      { ...good, headers: { ...good.headers, "svix-id": "msg_other" } },
      { ...good, headers: { ...good.headers, "svix-signature": "" } },
      { ...good, headers: { ...good.headers, "svix-signature": `v1,${btoa("x".repeat(32))}` } },
      {
        ...good,
        headers: { ...good.headers, "svix-signature": good.headers["svix-signature"]!.replace("v1,", "v2,") },
      },
      { ...good, headers: { ...good.headers, "svix-signature": "v1,%%%" } },
      { ...good, headers: {} },
      { ...good, body: "not json" },
      await signedEvent(`whsec_${btoa("another secret, 24 bytes")}`, event),
      await signedEvent(secret, event, { at: addMinutes(new Date(), -6) }),
      await signedEvent(secret, event, { at: addMinutes(new Date(), 6) }),
    ];
    for (const attempt of forged) expect(await post(attempt)).toBe(400);
    expect(await rowOf(mail.id)).toMatchObject({ status: "sent", delivery: null });
    expect(await suppressionsOf(mail.recipient)).toEqual([]);
    // Resend rotates its secret by signing with both.
    const both = `v1,${btoa("x".repeat(32))} ${good.headers["svix-signature"]!}`;
    expect(await post({ ...good, headers: { ...good.headers, "svix-signature": both } })).toBe(200);
    expect(await suppressionsOf(mail.recipient)).toHaveLength(1);
  });

  it("that are unknown, of other senders' e-mails, or of another shape are taken and do nothing", async () => {
    const other: TakenMail = { id: "other", key: "not-ours", to: "somebody@mail.example", body: "" };
    for (const event of [
      eventOf("bounced", other, { bounce: "Permanent" }),
      { type: "contact.created", created_at: now.toISOString(), data: {} },
      { type: "email.bounced" },
      [],
      "text",
      null,
    ]) {
      expect(await post(await signedEvent(secret, event as object))).toBe(200);
    }
    expect(await suppressionsOf("somebody@mail.example")).toEqual([]);
  });

  it("are refused while the shop has no secret", async () => {
    const { body, headers } = await signedEvent(secret, { type: "email.sent" });
    const request = new Request("https://shop.example/api/email/webhook", { method: "POST", body, headers });
    expect((await handleApi(request, plain)).status).toBe(400);
  });
});

describe("a suppressed address", () => {
  it("gets no e-mail after a hard bounce, whatever letters it is written in, and the e-mail says why", async () => {
    const first = await sentMail();
    await tell("bounced", first.taken, { bounce: "Permanent" });
    const second = await writeMail("contact_reply", first.recipient.toUpperCase());
    await send(second.id);
    expect(standIn.taken).toHaveLength(1);
    expect(await rowOf(second.id)).toMatchObject({ status: "suppressed", reason: "address-bounced", attempts: 0 });
    expect((await readMail(db, second.id))?.suppressions).toMatchObject([{ reason: "bounced", source: "resend" }]);
  });

  it("that complained leaves the newsletter and gets what it is owed alone", async () => {
    const address = `${newId()}@mail.example`;
    await confirmedSubscriber(shop, address, now);
    const welcome = await sentMail("newsletter_welcome", address);
    await tell("complained", welcome.taken);
    const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, address));
    expect(subscriber).toMatchObject({ subscribed: false, unsubscribedAt: expect.any(String) });
    const another = await writeMail("newsletter_welcome", address);
    await send(another.id);
    expect(await rowOf(another.id)).toMatchObject({ status: "suppressed", reason: "address-complained" });
    const owed = await writeMail("contact_reply", address);
    expect(await send(owed.id)).toBe(true);
    expect(standIn.taken.at(-1)).toMatchObject({ to: address, key: owed.id });
  });

  it("is written to again once staff lift it, on record without the address; an event from before stays past", async () => {
    const first = await sentMail();
    const second = await sentMail("contact_reply", first.recipient);
    await tell("bounced", first.taken, { bounce: "Permanent", at: addMinutes(now, -10) });
    const [suppression] = await suppressionsOf(first.recipient);
    const lift = () => liftSuppression(db, { id: suppression!.id, reason: "works-again", actor: "astrid" }, now);
    expect((await resend([first.id])).keptBack).toBe(1);
    expect([await lift(), await lift()]).toEqual([true, false]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, suppression!.id));
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain("mail.example");
    await tell("bounced", second.taken, { bounce: "Permanent", at: addMinutes(now, -5) });
    expect(await suppressionsOf(first.recipient)).toEqual([]);
    await tell("bounced", (await sentMail("contact_reply", first.recipient)).taken, {
      bounce: "Permanent",
      at: addMinutes(now, 5),
    });
    expect(await suppressionsOf(first.recipient)).toHaveLength(1);
  });

  it("is either kept back or written to when it bounces while an e-mail to it is being claimed", async () => {
    for (let round = 0; round < 8; round++) {
      const first = await sentMail();
      const next = await writeMail("contact_reply", first.recipient);
      const before = standIn.taken.length;
      await Promise.all([tell("bounced", first.taken, { bounce: "Permanent" }), send(next.id)]);
      const { status } = await rowOf(next.id);
      expect([status, standIn.taken.length - before]).toEqual(status === "sent" ? ["sent", 1] : ["suppressed", 0]);
      const last = await writeMail("contact_reply", first.recipient);
      await send(last.id);
      expect(await rowOf(last.id)).toMatchObject({ status: "suppressed" });
    }
  });
});

describe("what staff send again", () => {
  it("is another e-mail to Resend, once a press, and old events say nothing of it", async () => {
    const { id, taken } = await sentMail();
    await tell("bounced", taken, { bounce: "Transient" });
    const press = newId();
    const pressed = await Promise.all([resend([id], press), resend([id], press), resend([id])]);
    expect(pressed.flatMap(({ queued }) => queued)).toEqual([id]);
    await send(id);
    expect(standIn.taken.map(({ key }) => key)).toEqual([id, `${id}-1`]);
    await tell("failed", taken);
    expect(await rowOf(id)).toMatchObject({ status: "sent", reason: null, delivery: null, resends: 1 });
    await tell("delivered", standIn.taken[1]!);
    expect(await rowOf(id)).toMatchObject({ status: "sent", delivery: "delivered" });
    expect(await resend([id])).toEqual({ queued: [], keptBack: 0 });
  });

  it("is not sent again by the same press, when the form arrives again after it failed anew", async () => {
    const { id } = await writeMail();
    const fail = () => db.update(emailOutbox).set({ status: "failed" }).where(eq(emailOutbox.id, id));
    const press = newId();
    await fail();
    expect((await resend([id], press)).queued).toEqual([id]);
    await fail();
    expect((await resend([id], press)).queued).toEqual([]);
    expect((await resend([id])).queued).toEqual([id]);
  });

  it("is sent or kept back, never lost, when the address bounces while it is sent again", async () => {
    for (let round = 0; round < 8; round++) {
      const first = await sentMail();
      const { id, taken } = await sentMail("contact_reply", first.recipient);
      await tell("bounced", taken, { bounce: "Transient" });
      const [resent] = await Promise.all([resend([id]), tell("bounced", first.taken, { bounce: "Permanent" })]);
      await send(id);
      const expected = resent.queued.length === 0 ? { status: "bounced" } : { status: "suppressed", resends: 1 };
      expect(await rowOf(id)).toMatchObject(expected);
      expect(await suppressionsOf(first.recipient)).toHaveLength(1);
    }
  });

  it("is a hundred at once, each on record, those to suppressed addresses left", async () => {
    const mails = [];
    for (let i = 0; i < 12; i++) mails.push(await writeMail());
    const bounced = await sentMail();
    await tell("bounced", bounced.taken, { bounce: "Permanent" });
    const ids = [...mails.map(({ id }) => id), bounced.id];
    await db
      .update(emailOutbox)
      .set({ status: "failed", reason: "quota" })
      .where(sql`${emailOutbox.id} IN ${mails.map(({ id }) => id)}`);
    const result = await resend([...ids, ...ids, "eml_unknown"]);
    expect(result.queued.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(result.keptBack).toBe(1);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, "mail.resent"));
    for (const { id } of mails) expect(entries.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
  });
});

it("the list of unsent e-mails pages by its own rows, filtered and searched", async () => {
  await db.update(emailOutbox).set({ status: "sent" });
  const written = [];
  for (let i = 0; i < 7; i++) written.push((await writeMail("contact_reply", `list-${i}@mail.example`)).id);
  const listed = async (change: object, paging: object = {}) =>
    listUnsentMail(db, { search: "", sort: "newest", filters: {}, ...change, paging: { size: 3, ...paging } });
  const pages = [await listed({})];
  while (pages.at(-1)!.next) pages.push(await listed({}, { after: pages.at(-1)!.next }));
  expect(pages.map(({ rows }) => rows.length)).toEqual([3, 3, 1]);
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id)).toSorted()).toEqual(written.toSorted());
  expect((await listed({ search: "LIST-4@" })).rows).toHaveLength(1);
  expect((await listed({ filters: { state: "dead" } })).rows).toEqual([]);
  expect((await listed({ filters: { state: "waiting", type: "contact_reply" } })).rows).toHaveLength(3);
  expect((await listed({ filters: { type: "order_shipped" } })).rows).toEqual([]);
});

/** The list in another order, which `seed` decides. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const keyed = list.map((value) => ({ value, key: (state = (state * 48_271) % 2_147_483_647) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ value }) => value);
}
