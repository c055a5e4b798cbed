import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { contactMessages, messageReplies, newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { readThread } from "#app/features/people/contact/read-message.server.ts";
import { contactReply } from "#app/features/people/contact/reply-email.server.tsx";
import { replyToMessage } from "#app/features/people/contact/reply.server.ts";
import { setMessageStatus } from "#app/features/people/contact/set-message-status.server.ts";
import { editCustomer, readCustomer } from "#app/features/people/customers/edit-customer.server.ts";
import { listCustomers } from "#app/features/people/customers/list-customers.server.ts";
import { listSubscribers } from "#app/features/people/newsletter/list-subscribers.server.ts";
import { endSubscription, removeSubscriber } from "#app/features/people/newsletter/staff-commands.server.ts";
import { confirmSubscription, subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { listCustomerOrders } from "#app/features/selling/orders/customer-orders.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { confirmedSubscriber } from "#tests/support/subscriber.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "astrid";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const everything = { search: "", filters: {}, paging: { size: 2 } } as const;

async function customer(change: Partial<typeof users.$inferInsert> = {}) {
  const time = now.toISOString();
  const id = newId("usr");
  const row = {
    id,
    firstName: "Åsa",
    lastName: "Öberg",
    city: "Trosa",
    country: "Sweden",
    createdAt: time,
    updatedAt: time,
  };
  await db.insert(users).values({ ...row, email: `${id}@mail.example`, ...change });
  return (await readCustomer(db, id))!;
}

const fieldsOf = ({ firstName, lastName, email, city, country }: Awaited<ReturnType<typeof customer>>) => ({
  firstName,
  lastName,
  email,
  city,
  country,
});

const entriesOf = (subjectId: string) =>
  db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.createdAt);

beforeEach(async () => {
  for (const table of ["message_replies", "contact_messages", "newsletter_subscribers", "newsletter_requests", "users"])
    await statement(db, sql`DELETE FROM ${sql.raw(table)}`);
});

describe("editing a customer", () => {
  it("saves what was written over the version that was seen, on record by the names of its fields alone", async () => {
    const known = await customer();
    const edit = { id: known.id, fields: { ...fieldsOf(known), city: "Malmö" }, basedOn: known.updatedAt, actor };
    expect(await editCustomer(db, edit, later(1))).toEqual({ kind: "saved" });
    expect(await readCustomer(db, known.id)).toMatchObject({ city: "Malmö", editedAt: later(1).toISOString() });
    const [entry] = await entriesOf(known.id);
    expect(entry).toMatchObject({ actor, action: "customer.edited", before: null, after: { fields: "City" } });
    expect(JSON.stringify(entry)).not.toMatch(/Malmö|Öberg|mail\.example/);
  });

  it("of two at once saves one and shows it to the other, who overwrites nothing", async () => {
    const known = await customer();
    const edit = (city: string) =>
      editCustomer(
        db,
        { id: known.id, fields: { ...fieldsOf(known), city }, basedOn: known.updatedAt, actor },
        later(1),
      );
    const results = await Promise.all(["Lund", "Ystad", "Kivik", "Höör"].map(edit));
    const saved = results.filter(({ kind }) => kind === "saved");
    const conflicts = results.filter((result) => result.kind === "conflict");
    expect([saved.length, conflicts.length]).toEqual([1, 3]);
    const { city } = (await readCustomer(db, known.id))!;
    for (const { theirs } of conflicts) expect(theirs.city).toBe(city);
    expect(await entriesOf(known.id)).toHaveLength(1);
  });

  it("that is sent again is saved once", async () => {
    const known = await customer();
    const edit = { id: known.id, fields: { ...fieldsOf(known), city: "Lund" }, basedOn: known.updatedAt, actor };
    await editCustomer(db, edit, later(1));
    expect(await editCustomer(db, edit, later(2))).toEqual({ kind: "saved" });
    expect(await entriesOf(known.id)).toHaveLength(1);
  });

  it("refuses the e-mail address of another customer, and says whose it is", async () => {
    const [known, other] = [await customer(), await customer()];
    const fields = { ...fieldsOf(known), email: other.email };
    const edit = { id: known.id, fields, basedOn: known.updatedAt, actor };
    expect(await editCustomer(db, edit, now)).toEqual({ kind: "email-taken", by: other.id });
    expect(await readCustomer(db, known.id)).toMatchObject({ email: known.email });
    expect(await entriesOf(known.id)).toEqual([]);
  });

  it("takes the newsletter from the address, never from the form", async () => {
    const known = await customer({ newsletterSubscribed: true });
    await confirmedSubscriber(shop, "new@mail.example", now);
    const save = async (email: string, basedOn: string, at: Date) => {
      await editCustomer(db, { id: known.id, fields: { ...fieldsOf(known), email }, basedOn, actor }, at);
      return (await readCustomer(db, known.id))!;
    };
    const unknown = await save("other@mail.example", known.updatedAt, later(1));
    expect(unknown.newsletterSubscribed).toBe(false);
    expect((await save("new@mail.example", unknown.updatedAt, later(2))).newsletterSubscribed).toBe(true);
  });

  it("of an unknown customer is told", async () => {
    const fields = { firstName: "A", lastName: "B", email: "a@b.example", city: "", country: "" };
    expect(await editCustomer(db, { id: "usr_none", fields, basedOn: "", actor }, now)).toEqual({ kind: "gone" });
  });
});

describe("the list of customers", () => {
  it("is paged forwards and back without losing or repeating one, in each order and filter", async () => {
    const countries = ["Sweden", "Norway"];
    for (let i = 0; i < 7; i++) {
      const createdAt = new Date(now.getTime() + Math.floor(i / 2) * 1000).toISOString();
      const lastName = i % 3 === 0 ? "lind" : `Name ${i}`;
      await customer({ lastName, createdAt, country: countries[i % 2]!, newsletterSubscribed: i % 3 === 0 });
    }
    for (const sort of ["newest", "name"] as const) {
      for (const filters of [
        {},
        { country: "Sweden" },
        { newsletter: "no" },
        { country: "Norway", newsletter: "no" },
      ] as const) {
        const whole = await listCustomers(db, { ...everything, sort, filters, paging: { size: 100 } });
        const seen: string[] = [];
        let page = await listCustomers(db, { ...everything, sort, filters });
        seen.push(...page.rows.map(({ id }) => id));
        while (page.next) {
          const before = page;
          page = await listCustomers(db, { ...everything, sort, filters, paging: { size: 2, after: page.next } });
          seen.push(...page.rows.map(({ id }) => id));
          const back = await listCustomers(db, {
            ...everything,
            sort,
            filters,
            paging: { size: 2, before: page.previous },
          });
          expect(back.rows).toEqual(before.rows);
        }
        expect(seen).toEqual(whole.rows.map(({ id }) => id));
        expect(seen.length).toBeGreaterThan(0);
      }
    }
  });

  it("is searched by the beginnings of words, without regard to marks, with filters and pages", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      // An address without an id in it: a search finds the beginnings of its words, too.
      const known = await customer({ country: i < 4 ? "Sweden" : "Norway", email: `no.${i}@mail.example` });
      ids.unshift(known.id);
    }
    const search = (text: string, filters = {}, paging: object = { size: 2 }) =>
      listCustomers(db, { search: text, sort: "name", filters, paging: paging as { size: number } });
    const first = await search("asa obe", { country: "Sweden" });
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    const second = await search("asa obe", { country: "Sweden" }, { size: 2, after: first.next });
    expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(3, 5));
    expect(second.next).toBeNull();
    const back = await search("asa obe", { country: "Sweden" }, { size: 2, before: second.previous });
    expect(back.rows).toEqual(first.rows);
    expect((await search("no.4@mail")).rows.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    for (const none of ["berg", "done", "newsletter", '"', "* NEAR *", "\u0000"])
      expect((await search(none)).rows).toEqual([]);
  });
});

describe("a guest who pays for an order", () => {
  const buy = async (city: string, at: Date) => {
    const order = orderOf("tee");
    const placed = await placeOrder(db, { ...order, customer: { ...order.customer, city } }, at);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const created = await createPayment(db, sandboxProvider, placed.order.id, at);
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, sandboxProvider, created.paymentId, { token: "test_visa" }, at);
    const [known] = await db.select().from(users).where(eq(users.email, order.customer.email));
    return known!;
  };

  it("becomes a customer, and the next order renews their place until staff have edited it", async () => {
    await stockGarment(db, { id: "tee" });
    expect((await buy("Lund", now)).city).toBe("Lund");
    const known = await buy("Ystad", later(1));
    expect(known.city).toBe("Ystad");
    const edit = { id: known.id, fields: { ...fieldsOf(known), city: "Kivik" }, basedOn: known.updatedAt, actor };
    expect(await editCustomer(db, edit, later(2))).toEqual({ kind: "saved" });
    expect(await buy("Höör", later(3))).toMatchObject({
      id: known.id,
      city: "Kivik",
      updatedAt: later(2).toISOString(),
    });
    expect(await listCustomerOrders(db, known.email)).toHaveLength(3);
  });
});

describe("a newsletter subscription", () => {
  const subscriber = async (email: string) => {
    await confirmedSubscriber(shop, email, now);
    const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    return row!;
  };

  it("is ended by staff once, on record, without the address there", async () => {
    const known = await customer();
    const { id, email } = await subscriber(known.email);
    const ends = await Promise.all([1, 2, 3].map(() => endSubscription(db, { id, actor }, later(1))));
    expect(ends).toEqual([true, true, true]);
    const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
    expect(row).toMatchObject({ subscribed: false, unsubscribedAt: later(1).toISOString() });
    expect((await readCustomer(db, known.id))!.newsletterSubscribed).toBe(false);
    const entries = await entriesOf(id);
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it("is removed wholly, and only its owner's new consent brings it back", async () => {
    const { id, email } = await subscriber("forget.me@mail.example");
    expect(await removeSubscriber(db, { id, actor }, later(1))).toBe(true);
    expect(await removeSubscriber(db, { id, actor }, later(2))).toBe(false);
    expect(await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))).toEqual([]);
    expect(await db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email))).toEqual([]);
    expect((await listSubscribers(db, { ...everything, sort: "newest", search: "forget" })).rows).toEqual([]);
    await subscribe(shop, { email, consentSource: "footer" }, later(3));
    expect((await listSubscribers(db, { ...everything, sort: "newest", search: "forget" })).rows).toEqual([]);
    const [request] = await statement<{ id: string }>(
      db,
      sql`SELECT id FROM newsletter_requests WHERE email = ${email}`,
    );
    await confirmSubscription(db, request!.id, later(4));
    expect((await listSubscribers(db, { ...everything, sort: "newest", search: "forget" })).rows).toMatchObject([
      { email },
    ]);
  });

  it("is found by its state, which follows what happens to it", async () => {
    const { id } = await subscriber("a@mail.example");
    await subscriber("b@mail.example");
    const emails = async (state: "active" | "inactive", search = "") =>
      (await listSubscribers(db, { ...everything, search, sort: "email", filters: { state } })).rows.map(
        ({ email }) => email,
      );
    expect(await emails("active")).toEqual(["a@mail.example", "b@mail.example"]);
    await endSubscription(db, { id, actor }, now);
    expect(await emails("active")).toEqual(["b@mail.example"]);
    expect(await emails("inactive", "a@")).toEqual(["a@mail.example"]);
    expect(await emails("active", "a@")).toEqual([]);
  });
});

describe("a contact message", () => {
  const message = async (change: Partial<typeof contactMessages.$inferInsert> = {}) => {
    const time = now.toISOString();
    const row = { id: newId("msg"), name: "Ebba Nordström", email: "ebba@post.example", subject: "order" };
    const text = { message: "Where is my parcel?\n<script>alert(1)</script>", createdAt: time, updatedAt: time };
    await db.insert(contactMessages).values({ ...row, ...text, ...change });
    return change.id ?? row.id;
  };
  const statusOf = async (id: string) => (await readThread(db, id))?.message.status;
  const key = () => newId();

  it("is not changed by being read", async () => {
    const id = await message();
    await readThread(db, id);
    expect(await statusOf(id)).toBe("new");
  });

  it("has its neighbours by time", async () => {
    const ids = ["msg_a", "msg_b", "msg_c"];
    for (const id of ids) await message({ id });
    const neighbours = async (id: string) => {
      const thread = await readThread(db, id);
      return [thread?.newer, thread?.older];
    };
    expect(await neighbours("msg_a")).toEqual(["msg_b", null]);
    expect(await neighbours("msg_b")).toEqual(["msg_c", "msg_a"]);
    expect(await neighbours("msg_c")).toEqual([null, "msg_b"]);
  });

  it("changes its status over the one that was seen, once, on record", async () => {
    const id = await message();
    const change = { id, from: "new", to: "read", actor } as const;
    expect(await Promise.all([1, 2].map(() => setMessageStatus(db, change, now)))).toEqual(["changed", "changed"]);
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await setMessageStatus(db, { ...change, to: "replied" }, now)).toBe("changed-since");
    expect(await statusOf(id)).toBe("read");
    expect(await setMessageStatus(db, { ...change, id: "msg_none" }, now)).toBe("gone");
    expect(JSON.stringify(await entriesOf(id))).not.toMatch(/Ebba|post\.example|parcel/);
  });

  it("is answered: the reply is kept, the e-mail written, the status 'replied'", async () => {
    const id = await message();
    const body = "It is on its way.\n\nTracking <b>PMT7</b>\nBest wishes";
    const result = await replyToMessage(db, { messageId: id, key: key(), body, actor }, later(5));
    expect(result).toMatchObject({ kind: "sent", outboxId: expect.any(String) });
    const thread = await readThread(db, id);
    expect(thread?.replies).toMatchObject([{ body, author: actor, repliedAt: later(5).toISOString(), mail: "queued" }]);
    expect(thread?.message).toMatchObject({ status: "replied", updatedAt: later(5).toISOString() });
    const [mail] = await db.select().from(emailOutbox).where(eq(emailOutbox.causeId, thread!.replies[0]!.id));
    expect(mail).toMatchObject({ type: "contact_reply", recipient: "ebba@post.example" });
    const rendered = (await contactReply.render(mail!.causeId, shop))!;
    expect(rendered.html).toContain("Tracking &lt;b&gt;PMT7&lt;/b&gt;");
    expect(rendered.html).not.toMatch(/<b>PMT7|Where is my parcel|Ebba/);
    expect(rendered.text).toContain("Tracking <b>PMT7</b>\nBest wishes");
  });

  it("is answered once by a reply that is sent twice at the same time", async () => {
    const id = await message();
    const reply = { messageId: id, key: key(), body: "Yes.", actor };
    const results = await Promise.all([1, 2, 3].map(() => replyToMessage(db, reply, now)));
    expect(results.map(({ kind }) => kind)).toEqual(["sent", "sent", "sent"]);
    expect(results.filter((result) => result.kind === "sent" && result.outboxId)).toHaveLength(1);
    expect(await db.select().from(messageReplies)).toHaveLength(1);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it("refuses another text, or another message, under the key of a reply that was sent", async () => {
    const [id, other] = [await message(), await message()];
    const reply = { messageId: id, key: key(), body: "Yes.", actor };
    await replyToMessage(db, reply, now);
    expect(await replyToMessage(db, { ...reply, body: "No." }, now)).toEqual({ kind: "key-reused" });
    expect(await replyToMessage(db, { ...reply, messageId: other }, now)).toEqual({ kind: "key-reused" });
    expect(await statusOf(other)).toBe("new");
    expect(await replyToMessage(db, { ...reply, messageId: "msg_none" }, now)).toEqual({ kind: "gone" });
  });

  it("is found by status, subject and words together", async () => {
    const id = await message({ subject: "returns", message: "Exchange from M to S" });
    await message({ subject: "returns", status: "read", message: "Exchange" });
    await message({ message: "Exchange" });
    const found = async (search: string, filters: object) =>
      (await listMessages(db, { search, sort: "newest", filters, paging: { size: 20 } }, 100)).rows.map(
        (row) => row.id,
      );
    expect(await found("exch", { status: "new", subject: "returns" })).toEqual([id]);
    expect(await found("", { status: "new", subject: "returns" })).toEqual([id]);
    expect(await found("returns", {})).toEqual([]);
    expect(await found("exchange", {})).toHaveLength(3);
  });
});
