import { and, eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { dataRequests } from "#app/db/schema/people.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { isOpenLink, readVisit, requestLink, spendLink } from "#app/features/after-sale/my-data/links.server.ts";
import { readMyConsents, readMyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { visitCookie } from "#app/features/after-sale/my-data/visit-cookie.ts";
import { zipOfPerson } from "#app/features/after-sale/my-data/zip.server.ts";
import { answerRequest, askStaff } from "#app/features/people/data-requests/commands.server.ts";
import { addSubscriber } from "#app/features/people/newsletter/add-subscriber.server.ts";
import { exportPerson } from "#app/features/people/personal-data/export-person.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { answerMyData } from "#app/storefront/my-data-page/answer.server.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop, orderOf } from "#tests/support/shop-fixture.ts";
import { confirmedSubscriber } from "#tests/support/subscriber.ts";

const shop = openTestShop();
const { db } = shop;
const page = "https://shop.example/privacy/my-data";

const linkTo = async (email: string, at = now) => {
  await requestLink(db, email, at);
  const { recipient, type } = emailOutbox;
  const [mail] = await db
    .select()
    .from(emailOutbox)
    .where(and(eq(recipient, email), eq(type, "my_data_link")));
  return mail?.causeId ?? "none";
};

/** Somebody who has followed their link: sends the page's forms. */
async function visitor(email: string, at = now) {
  const key = await spendLink(db, await linkTo(email, at), at);
  const cookie = visitCookie(key!, new Request(page)).split(";")[0]!;
  const request = (fields: Record<string, string>) =>
    new Request(page, { method: "POST", body: new URLSearchParams(fields), headers: { Cookie: cookie } });
  const send = (fields: Record<string, string>, when = at) => {
    const sent = request(fields);
    return answerMyData(sent, shop, () => readVisit(db, sent, when), when);
  };
  const see = (when = at) => readVisit(db, request({}), when);
  return { send, see };
}

const bought = (email: string, status = "delivered") => {
  const customer = { ...orderOf("any").customer, email };
  return paidOrder(db, fakeProvider(), { customer }).then(async (order) => {
    await db.run(sql`UPDATE orders SET status = ${status} WHERE id = ${order.orderId}`);
    return order;
  });
};

describe("the link to one's data", () => {
  it("works once, by its button and not by being looked at, even when it is pressed twice at once", async () => {
    const id = await linkTo("once@mail.example");
    expect(await isOpenLink(db, id, now)).toBe(true);
    expect(await isOpenLink(db, id, now)).toBe(true);
    const keys = await Promise.all([1, 2, 3].map(() => spendLink(db, id, now)));
    expect(keys.filter(Boolean)).toHaveLength(1);
    expect(await isOpenLink(db, id, now)).toBe(false);
  });

  it("ends after 30 minutes, and so does the visit it opens", async () => {
    const id = await linkTo("late@mail.example");
    expect(await spendLink(db, id, addMinutes(now, 31))).toBeNull();
    const { see } = await visitor("slow@mail.example");
    expect(await see(addMinutes(now, 29))).toMatchObject({ email: "slow@mail.example" });
    expect(await see(addMinutes(now, 31))).toBeNull();
  });

  it("is answered alike for an address the shop knows and one it does not, and limited for each address", async () => {
    await bought("known@mail.example");
    const ask = (email: string) =>
      answerMyData(
        new Request(page, { method: "POST", body: new URLSearchParams({ intent: "ask", email }) }),
        shop,
        async () => null,
        now,
      );
    const answers = [];
    for (const email of ["known@mail.example", "unknown@mail.example", ...Array<string>(5).fill("often@mail.example")])
      answers.push(JSON.stringify(await ask(email)));
    expect(new Set(answers).size).toBe(1);
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.type, "my_data_link"));
    const count = (email: string) => mails.filter(({ recipient }) => recipient === email).length;
    expect([count("known@mail.example"), count("unknown@mail.example"), count("often@mail.example")]).toEqual([
      1, 1, 3,
    ]);
  });

  it("leads to nothing without its cookie", async () => {
    for (const intent of ["object", "erase", "end"]) {
      const request = new Request(page, { method: "POST", body: new URLSearchParams({ intent, sure: "yes" }) });
      const { answer } = await answerMyData(request, shop, () => readVisit(db, request, now), now);
      expect(answer).toEqual({ kind: "expired" });
    }
  });

  it("ends when its visitor says so", async () => {
    const { send, see } = await visitor("ends@mail.example");
    expect(await send({ intent: "end" })).toMatchObject({ answer: { kind: "ended" }, ends: true });
    expect(await see()).toBeNull();
  });
});

describe("a person on the page of their data", () => {
  it("sees everything, consents with dates and texts included, and nothing of anybody else", async () => {
    const email = "sees@mail.example";
    const { orderNumber } = await bought(email);
    const other = await bought("somebody.else@mail.example");
    await confirmedSubscriber(shop, email, now);
    const { see } = await visitor(email);
    const mine = await readMyData(shop, (await see())!, now);
    const text = JSON.stringify(mine);
    expect(text).toContain(orderNumber);
    expect(text).not.toContain(other.orderNumber);
    expect(text).not.toContain("somebody.else");
    expect(mine.consents.map(({ action }) => action)).toEqual(["confirmed", "given"]);
    expect(text).not.toMatch(/visit_hash|"subject"/);
  });

  it("downloads JSON, and a CSV file for each place", async () => {
    const email = "download@mail.example";
    const { orderNumber } = await bought(email);
    await confirmedSubscriber(shop, email, now);
    const person = await exportPerson(shop, { address: email, actor: "shopper" }, now);
    const receipt = { name: "R-1.pdf", content: new Uint8Array([37, 80, 68, 70]) };
    const files = unzipSync(zipOfPerson(person!, await readMyConsents(shop, email), [receipt]));
    const json = JSON.parse(strFromU8(files["my-data.json"]!));
    expect(Object.keys(json.data)).toEqual(expect.arrayContaining(["Orders", "Customer", "Consents", "Newsletter"]));
    expect(strFromU8(files["csv/orders.csv"]!)).toContain(orderNumber);
    expect(Object.keys(files).filter((name) => name.startsWith("csv/"))).toHaveLength(Object.keys(json.data).length);
    expect(files["receipts/R-1.pdf"]).toEqual(receipt.content);
  });

  it("corrects their customer record, on record without what it says", async () => {
    const email = "corrects@mail.example";
    await bought(email);
    const { send } = await visitor(email);
    const fields = { intent: "correct-customer", firstName: "Åse", lastName: "Berg", city: "Oslo", country: "Norway" };
    expect(await send(fields)).toEqual({ answer: { kind: "saved", what: "customer" } });
    const [customer] = await db.select().from(users).where(eq(users.email, email));
    expect(customer).toMatchObject({ firstName: "Åse", city: "Oslo" });
    const entries = await db.all(sql`SELECT * FROM audit_log WHERE action = 'person.corrected'`);
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/Åse|Oslo|corrects@/);
  });

  it("corrects where an order goes until it is sent, and nobody else's order", async () => {
    const email = "moves@mail.example";
    const mine = await bought(email, "processing");
    const other = await bought("stays@mail.example", "processing");
    const { send } = await visitor(email);
    const fields = {
      intent: "correct-order",
      country: "Sweden",
      firstName: "Åsa",
      lastName: "Öberg",
      address: "Nygatan 2",
      postalCode: "11122",
      city: "Stockholm",
      phone: "",
    };
    expect(await send({ ...fields, orderId: other.orderId })).toMatchObject({ answer: { kind: "too-late" } });
    expect(await send({ ...fields, orderId: mine.orderId, postalCode: "1" })).toMatchObject({
      answer: { kind: "invalid", errors: { postalCode: expect.any(String) } },
    });
    // Another country has other postal codes, delivery and VAT than the order was paid with.
    expect(await send({ ...fields, orderId: mine.orderId, country: "Norway", postalCode: "0150" })).toMatchObject({
      answer: { kind: "too-late" },
    });
    expect(await send({ ...fields, orderId: mine.orderId })).toMatchObject({
      answer: { kind: "saved", what: "order" },
    });
    const read = async () => (await db.select().from(orders).where(eq(orders.id, mine.orderId)))[0]!;
    expect(await read()).toMatchObject({ address: "Nygatan 2", postalCode: "111 22", city: "Stockholm" });
    await db.run(sql`UPDATE orders SET status = 'shipped' WHERE id = ${mine.orderId}`);
    expect(await send({ ...fields, orderId: mine.orderId, address: "Late 3" })).toMatchObject({
      answer: { kind: "too-late" },
    });
    expect((await read()).address).toBe("Nygatan 2");
  });

  it("objects to marketing: leaves, is logged for every purpose, and is not brought back by a file", async () => {
    const email = "objects@mail.example";
    await confirmedSubscriber(shop, email, now);
    const { send } = await visitor(email);
    expect(await send({ intent: "object" })).toEqual({ answer: { kind: "objected" } });
    const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    expect(subscriber).toMatchObject({ subscribed: false });
    const consents = (await readMyConsents(shop, email)).map(({ action, purpose }) => `${action} ${purpose}`);
    expect(consents).toEqual(expect.arrayContaining(["withdrawn newsletter", "refused newsletter", "refused offers"]));
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    const known = {
      email,
      subscribed: true,
      consentSource: "file",
      createdAt: now.toISOString(),
      unsubscribedAt: null,
    };
    expect(await addSubscriber(shop, known, "ebba", now)).toBe(false);
  });

  it("asks the staff: one open request for one question, due before a month is over, answered once by e-mail", async () => {
    const email = "asks@mail.example";
    const { send } = await visitor(email);
    const ask = () => send({ intent: "request", kind: "restriction", note: "Please wait with my old orders" });
    const [first, second] = [await ask(), await ask()];
    expect(first.answer).toEqual(second.answer);
    const rows = await db.select().from(dataRequests).where(eq(dataRequests.email, email));
    expect(rows).toMatchObject([{ kind: "restriction", state: "open", dueAt: addDays(now, 28).toISOString() }]);
    const answer = { id: rows[0]!.id, outcome: "done" as const, text: "We do.", actor: "ebba" };
    const answers = await Promise.all([1, 2].map(() => answerRequest(db, answer, addDays(now, 1))));
    expect(answers.filter(({ answered }) => answered)).toHaveLength(1);
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.type, "data_request_answer"));
    expect(mails).toMatchObject([{ recipient: email, causeId: rows[0]!.id }]);
    for (let i = 0; i < 9; i++) await askStaff(db, { kind: "other", email, note: `Question ${i}` }, now);
    expect((await db.select().from(dataRequests).where(eq(dataRequests.email, email))).length).toBeLessThan(8);
  });

  it("is erased at once, and the visit ends with it; a second press finds nobody", async () => {
    const email = "erases@mail.example";
    const { orderId } = await bought(email);
    await confirmedSubscriber(shop, email, now);
    const { send, see } = await visitor(email);
    expect(await send({ intent: "erase" })).toMatchObject({ answer: { kind: "invalid", form: "erase" } });
    const [one, two] = await Promise.all([1, 2].map(() => send({ intent: "erase", sure: "yes" })));
    expect([one?.answer.kind, two?.answer.kind]).toContain("erased");
    expect(await see()).toBeNull();
    expect(await send({ intent: "erase", sure: "yes" })).toMatchObject({ answer: { kind: "expired" } });
    expect((await db.select().from(orders).where(eq(orders.id, orderId)))[0]).toMatchObject({ email: "", address: "" });
    // The log of consents stays, under its code, and says that the consent has ended.
    const consents = (await readMyConsents(shop, email)).map(({ action, place }) => `${action} ${place}`);
    expect(consents[0]).toBe("withdrawn erasure");
    for (const { name } of await db.all<{ name: string }>(
      sql`SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'`,
    )) {
      if (/^(_cf|sqlite|d1)_|_search_/.test(name)) continue;
      const rows = await db.all(sql`SELECT * FROM ${sql.identifier(name)}`);
      expect([name, JSON.stringify(rows).includes("erases@")]).toEqual([name, false]);
    }
  });

  it("is not erased while an order is open: the page says so, and the wish waits for the staff", async () => {
    const email = "waits@mail.example";
    const { orderNumber } = await bought(email, "processing");
    const { send, see } = await visitor(email);
    const { answer } = await send({ intent: "erase", sure: "yes" });
    expect(answer).toMatchObject({ kind: "refused", open: [{ kind: "unfinished", name: orderNumber }] });
    expect(await see()).not.toBeNull();
    const rows = await db.select().from(dataRequests).where(eq(dataRequests.email, email));
    expect(rows).toMatchObject([{ kind: "erasure", state: "open" }]);
  });

  it("is not erased, not even by half, while an order of theirs is being paid", async () => {
    const email = "pays.now@mail.example";
    const customer = { ...orderOf("any").customer, email };
    const { orderId } = await paidOrder(db, fakeProvider(), { pay: false, customer });
    const { send } = await visitor(email);
    const [{ answer }] = await Promise.all([
      send({ intent: "erase", sure: "yes" }),
      db.run(sql`UPDATE orders SET payment_status = 'paid' WHERE id = ${orderId}`),
    ]);
    expect(answer.kind).toBe("refused");
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ email, paymentStatus: "paid", address: customer.address });
  });
});
