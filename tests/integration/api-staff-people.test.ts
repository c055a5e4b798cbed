import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { type StaffCalls, staffCalls, statusesOf } from "#tests/support/staff-calls.ts";

const shop = openTestShop();
let support: StaffCalls;
let made = 0;

const actionsOf = async (subject: string) =>
  (
    await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, subject))
      .orderBy(sql`rowid`)
  ).map(({ actor, action }) => `${actor} ${action}`);

beforeAll(async () => {
  support = await staffCalls(shop, "support");
});

describe("users", () => {
  const customer = { firstName: "Åsa", lastName: "Öberg", city: "Trosa", country: "Sweden" };

  async function createCustomer() {
    const email = `customer-${++made}@mail.example`;
    const { status, body } = await support("users", "--create", { ...customer, email });
    expect(status).toBe(201);
    return { id: body.id as string, email, updatedAt: body.data[0].updatedAt as string };
  }

  it("are created without the newsletter, and found by id, by e-mail address in any case, and by words", async () => {
    const { id, email } = await createCustomer();
    for (const data of [{ filter: { id } }, { filter: { _id: id } }, { filter: { email: email.toUpperCase() } }]) {
      const { body } = await support("users", "--read", data);
      expect(body.data).toMatchObject([{ id, ...customer, email, newsletterSubscribed: false }]);
      expect(body.data[0]).not.toHaveProperty("editedAt");
    }
    const { body } = await support("users", "--read", { search: `öberg ${email}` });
    expect(body.data).toMatchObject([{ id }]);
  });

  it("are created once of one address", async () => {
    const sent = { ...customer, email: "once@mail.example" };
    const answers = await Promise.all([support("users", "--create", sent), support("users", "--create", sent)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
  });

  it("are told to exist or not, by id or address", async () => {
    const { id, email } = await createCustomer();
    const exists = async (filter: object) => (await support("users", "--verify", { filter })).body.data[0].exists;
    expect([await exists({ id }), await exists({ email }), await exists({ id: "usr_none" })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("change in the named fields alone, on record without what stood there", async () => {
    const { id, email } = await createCustomer();
    await support("users", "--update", { filter: { id }, update: { city: "Gnesta" } });
    await support("users", "--update-field", { filter: { id }, field: "lastName", value: "Åberg" });
    const { body } = await support("users", "--delete-field", { filter: { id }, field: "country" });
    expect(body.data).toMatchObject([{ firstName: "Åsa", lastName: "Åberg", city: "Gnesta", country: "", email }]);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toMatch(/Gnesta|Åberg|Sweden|mail\.example/);
  });

  it("keep both of two changes at once in different fields, and one of two from the same version", async () => {
    const { id, updatedAt } = await createCustomer();
    const change = (update: object, version = {}) =>
      support("users", "--update", { filter: { id, ...version }, update });
    await Promise.all([change({ city: "Nyköping" }), change({ firstName: "Ida" })]);
    const { body } = await support("users", "--read", { filter: { id } });
    expect(body.data).toMatchObject([{ city: "Nyköping", firstName: "Ida" }]);
    await shop.db.run(sql`UPDATE users SET updated_at = '2099-01-01T00:00:00.000Z' WHERE id = ${id}`);
    const answer = await change({ city: "Malmö" }, { updatedAt });
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict", data: [{ city: "Nyköping" }] } });
  });

  it("never get the address of another one", async () => {
    const [one, other] = [await createCustomer(), await createCustomer()];
    const answer = await support("users", "--update", { filter: { id: one.id }, update: { email: other.email } });
    expect(answer).toMatchObject({ status: 409, body: { code: "email-taken" } });
  });

  it.each([
    [{ newsletterSubscribed: true }, "update"],
    [{ firstName: "Å".repeat(101) }, "update.firstName"],
    [{ email: "nobody" }, "update.email"],
    [{ createdAt: "2020-01-01" }, "update"],
  ])("are not changed to %o", async (update, field) => {
    const { id } = await createCustomer();
    const { status, body } = await support("users", "--update", { filter: { id }, update });
    expect([status, body.fields[0].field]).toEqual([400, field]);
  });

  it("are read in pages, each customer once", async () => {
    for (let n = 0; n < 3; n++) await createCustomer();
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await support("users", "--read", { limit: 2, ...(after && { after }) });
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      after = body.next ?? undefined;
    } while (after);
    const [counted] = await shop.db.all<{ n: number }>("SELECT count(*) AS n FROM users");
    expect([ids.length, new Set(ids).size]).toEqual([counted?.n, counted?.n]);
  });

  it("are not read by a key and a filter of the list at once", async () => {
    const data = { filter: { email: "a@mail.example", country: "Sweden" } };
    expect((await support("users", "--read", data)).status).toBe(400);
  });
});

describe("newsletter_subscribers", () => {
  async function subscriber() {
    const id = `sub_${++made}`;
    const email = `${id}@mail.example`;
    await shop.db.insert(newsletterSubscribers).values({ id, email, createdAt: now.toISOString() });
    return { id, email };
  }

  it("are found, ended once on record, and removed wholly", async () => {
    const { id, email } = await subscriber();
    expect((await support("newsletter_subscribers", "--read", { filter: { email } })).body.data).toMatchObject([
      { id, subscribed: true },
    ]);
    const end = { filter: { id }, update: { subscribed: false } };
    for (let n = 0; n < 2; n++) {
      const { body } = await support("newsletter_subscribers", "--update", end);
      expect(body.data).toMatchObject([{ subscribed: false }]);
    }
    expect((await support("newsletter_subscribers", "--delete", { filter: { id } })).status).toBe(200);
    expect((await support("newsletter_subscribers", "--delete", { filter: { id } })).status).toBe(404);
    const verified = await support("newsletter_subscribers", "--verify", { filter: { email } });
    expect(verified.body.data).toEqual([{ exists: false }]);
    expect(await actionsOf(id)).toEqual(["support subscription.ended", "support subscription.removed"]);
  });

  it("are never subscribed by staff", async () => {
    const { id, email } = await subscriber();
    const field = { filter: { id }, field: "subscribed" };
    await support("newsletter_subscribers", "--update-field", { ...field, value: false });
    const again = [
      await support("newsletter_subscribers", "--update", { filter: { id }, update: { subscribed: true } }),
      await support("newsletter_subscribers", "--update-field", { ...field, value: true }),
    ];
    expect(again.map(({ status }) => status)).toEqual([400, 400]);
    // Staff are answered as everyone is: the address's owner is asked to confirm.
    expect((await support("newsletter_subscribers", "--create", { email, subscribed: true })).status).toBe(201);
    const { body } = await support("newsletter_subscribers", "--read", { filter: { id } });
    expect(body.data).toMatchObject([{ subscribed: false }]);
  });

  it("are listed by whether they are subscribed", async () => {
    const { id } = await subscriber();
    await support("newsletter_subscribers", "--update", { filter: { id }, update: { subscribed: false } });
    const { body } = await support("newsletter_subscribers", "--read", { filter: { subscribed: false }, limit: 100 });
    expect(body.data.map((found: any) => found.subscribed)).not.toContain(true);
    expect(body.data.map((found: any) => found.id)).toContain(id);
  });
});

describe("contact_messages", () => {
  const key = () => crypto.randomUUID().replaceAll("-", "").slice(0, 24);

  async function message(text = "How do I send it back?") {
    const email = `writer-${++made}@mail.example`;
    const input = { name: "Åsa", email, subject: "returns" as const, message: text };
    const { id } = await storeMessage(shop.db, input, now);
    return { id, email };
  }

  it("are read whole, alone or in the list, and by who wrote them", async () => {
    const text = "A long question. ".repeat(200).trim();
    const { id, email } = await message(text);
    for (const data of [{ filter: { id } }, { filter: { email } }, { filter: { status: "new", subject: "returns" } }]) {
      const { body } = await support("contact_messages", "--read", data);
      expect(body.data).toContainEqual(expect.objectContaining({ id, email, message: text, status: "new" }));
    }
    const { body } = await support("contact_messages", "--read", { filter: { email: "other@mail.example" } });
    expect(body.data).toEqual([]);
  });

  it("have their status set, on record", async () => {
    const { id } = await message();
    const { body } = await support("contact_messages", "--update", { filter: { id }, update: { status: "read" } });
    expect(body.data).toMatchObject([{ id, status: "read" }]);
    await support("contact_messages", "--update-field", { filter: { id }, field: "status", value: "replied" });
    expect(await actionsOf(id)).toEqual(["support message.status", "support message.status"]);
  });

  it("are answered by e-mail once, however often it is sent", async () => {
    const { id, email } = await message();
    const answer = { filter: { id }, field: "replies", value: "Put it in its bag.", key: key() };
    await Promise.all([
      support("contact_messages", "--append", answer),
      support("contact_messages", "--append", answer),
    ]);
    const { body } = await support("contact_messages", "--append", answer);
    expect(body.data).toMatchObject([
      { status: "replied", replies: [{ body: "Put it in its bag.", author: "support" }] },
    ]);
    const sent = await shop.db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email));
    expect(sent.filter(({ type }) => type === "contact_reply")).toHaveLength(1);
    const other = await support("contact_messages", "--append", { ...answer, value: "Something else." });
    expect(other).toMatchObject({ status: 409, body: { code: "key-reused" } });
  });

  it("are not answered from an older version", async () => {
    const { id } = await message();
    const [{ updatedAt }] = (await support("contact_messages", "--read", { filter: { id } })).body.data;
    const answer = (value: string) => ({ filter: { id, updatedAt }, field: "replies", value, key: key() });
    expect((await support("contact_messages", "--append", answer("One"))).status).toBe(200);
    const second = await support("contact_messages", "--append", answer("Two"));
    expect(second).toMatchObject({ status: 409, body: { data: [{ replies: [{ body: "One" }] }] } });
  });

  it.each([
    ["without a key", { value: "Hello" }],
    ["with an empty text", { value: "  ", key: key() }],
    ["with a list", { value: ["Hello"], key: key() }],
    ["in another field", { value: "Hello", key: key(), field: "message" }],
  ])("are not answered %s", async (_, change) => {
    const { id } = await message();
    const answer = { filter: { id }, field: "replies", ...change };
    expect((await support("contact_messages", "--append", answer)).status).toBe(400);
  });
});

describe("orders", () => {
  async function order() {
    const garment = `order-tee-${++made}`;
    await stockGarment(shop.db, { id: garment });
    const result = await placeOrder(shop.db, orderOf(garment), now);
    if (result.kind !== "placed") throw new Error(result.kind);
    return result.order.id;
  }
  const wholeOf = async (id: string) => (await support("orders", "--read", { filter: { id } })).body.data[0];
  const note = { field: "notes", value: "Rings before it comes.", key: "0123456789abcdefghijklmn" };

  it("get a note once, and lose it again", async () => {
    const id = await order();
    await support("orders", "--append", { filter: { id }, ...note });
    const { body } = await support("orders", "--append", { filter: { id }, ...note });
    expect(body.data).toMatchObject([{ text: "Rings before it comes.", author: "support" }]);
    const gone = { filter: { id }, field: "notes", id: body.data[0].id };
    expect((await support("orders", "--delete-field", gone)).body.data).toEqual([]);
    expect((await support("orders", "--delete-field", gone)).status).toBe(404);
    expect(await actionsOf(id)).toEqual(["support order.note-added", "support order.note-deleted"]);
  });

  it("have their status set by field, as --update does", async () => {
    const id = await order();
    const answer = await support("orders", "--update-field", { filter: { id }, field: "status", value: "processing" });
    expect(answer).toMatchObject({ status: 200, body: { data: [{ id, status: "processing" }] } });
    expect((await support("orders", "--verify", { filter: { id } })).body.data).toEqual([{ exists: true }]);
  });

  it("stay as they are when the status is changed from an older version", async () => {
    const id = await order();
    const { updatedAt } = await wholeOf(id);
    const change = (status: string) => support("orders", "--update", { filter: { id, updatedAt }, update: { status } });
    const answers = [await change("shipped"), await change("delivered"), await change("shipped")];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
    expect(answers[1]?.body).toMatchObject({ code: "conflict", data: [{ id, status: "shipped" }] });
    expect(await wholeOf(id)).toMatchObject({ status: "shipped" });
  });

  it("take one of two changes at once from the same version", async () => {
    const id = await order();
    const { updatedAt } = await wholeOf(id);
    const change = (status: string) => support("orders", "--update", { filter: { id, updatedAt }, update: { status } });
    const answers = await Promise.all([change("shipped"), change("cancelled")]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it("are never deleted, and nothing but notes is taken from them", async () => {
    const id = await order();
    const deleted = await support("orders", "--delete", { filter: { id } });
    expect(deleted).toMatchObject({ status: 403, body: { code: "denied" } });
    expect(deleted.body.error).toMatch(/^--delete is not allowed on orders: the law on bookkeeping/);
    for (const field of ["email", "lines", "total"])
      expect((await support("orders", "--delete-field", { filter: { id }, field, id: "x" })).status).toBe(400);
    expect((await support("orders", "--update-field", { filter: { id }, field: "total", value: 0 })).status).toBe(400);
  });

  it("are unknown by another id", async () => {
    const filter = { id: "ord_none" };
    const answers = [
      await support("orders", "--append", { filter, ...note, key: "zzzzzzzzzzzzzzzzzzzzzzzz" }),
      await support("orders", "--update-field", { filter, field: "status", value: "shipped" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe("odd input of staff", () => {
  const odd: [string, unknown][] = [
    ["a NUL", "a\u0000b"],
    ["half a character", "\ud800"],
    ["90 KB", "x".repeat(90_000)],
    ["a list", ["a"]],
    ["an object", { a: 1 }],
    ["null", null],
    ["a number", 1e308],
  ];

  it.each(odd)("never breaks a call: %s", async (_, value) => {
    const collections = ["users", "newsletter_subscribers", "contact_messages", "orders", "discount_codes"] as const;
    for (const collection of collections) {
      const answers = [
        await support(collection, "--read", { filter: { id: value } }),
        await support(collection, "--read", { filter: { email: value } }),
        await support(collection, "--read", { search: value, after: value }),
        await support(collection, "--verify", { filter: { id: value } }),
        await support(collection, "--update", { filter: { id: value }, update: { status: value, city: value } }),
        await support(collection, "--update-field", { filter: { id: "x" }, field: value, value }),
        await support(collection, "--append", { filter: { id: "x" }, field: "notes", value, key: value }),
        await support(collection, "--delete", { filter: { id: value } }),
      ];
      for (const { status } of answers) expect(status).toBeLessThan(500);
    }
    const fields = ["firstName", "lastName", "email", "city", "country"];
    for (const field of fields) {
      const sent = { firstName: "A", lastName: "B", email: `odd-${++made}@mail.example`, [field]: value };
      expect([201, 400, 409]).toContain((await support("users", "--create", sent)).status);
    }
  });
});
