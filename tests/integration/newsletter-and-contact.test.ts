import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { contactMessages, newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { confirmSubscription, subscribe, unsubscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import type { RenderedMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { claimMail, scheduleRetry } from "#app/features/shop/mail/outbox.server.ts";
import { requestedMail } from "#app/features/shop/mail/requested-mail.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { isSignedLink, signLink } from "#app/platform/http/signed-link.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { emailFacts, emailTypes } from "#app/shared/emails.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const secret = shop.env.LINK_SECRET;
beforeAll(() => stockGarment(shop.db, { id: "tee", stock: 50 }));

async function call(path: string, body: unknown) {
  const request = new Request(`https://shop.example/api${path}`, { method: "POST", body: JSON.stringify(body) });
  const response = await handleApi(request, shop);
  return { status: response.status, body: await response.json<any>() };
}
const create = (collection_name: string, data: object) =>
  call("/db", { database_name: "pulse-mode", collection_name, command: "--create", data });

const subscriberOf = async (email: string) =>
  (await shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const mailsTo = (email: string) => shop.db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email));

/** Sends an e-mail of the outbox into a list. */
async function sentMail(outboxId: string) {
  const send = vi.fn(async (_mail: RenderedMail & { to: string }) => {});
  const env = { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] };
  expect(await sendMail(outboxId, { ...shop, env }, new Date())).toBe(true);
  return send.mock.calls[0]![0];
}

/** The id of the request that an e-mail of the outbox asks to confirm. */
async function requestOf(outboxId: string | null) {
  return (await shop.db.select().from(emailOutbox).where(eq(emailOutbox.id, outboxId!)))[0]!.causeId;
}

/** Subscribes an address whose owner confirms at once. */
async function subscribeConfirmed(email: string, at = now) {
  const { outboxId } = await subscribe(shop, { email, consentSource: "home" }, at);
  const confirmed = await confirmSubscription(shop.db, await requestOf(outboxId), at);
  if (confirmed.kind !== "confirmed") throw new Error(confirmed.kind);
  return { subscriber: (await subscriberOf(email))!, outboxId: confirmed.outboxId };
}

describe("subscribing", () => {
  it("asks the address first: nobody is subscribed who has not confirmed", async () => {
    const { outboxId } = await subscribe(shop, { email: "Asked@Mail.example", consentSource: "home" }, now);
    expect(await subscriberOf("asked@mail.example")).toBeUndefined();
    const mail = await sentMail(outboxId!);
    expect(mail.to).toBe("asked@mail.example");
    const requestId = await requestOf(outboxId);
    for (const body of [mail.html, mail.text]) {
      expect(body).toMatch(new RegExp(`/newsletter/confirm\\?id=${requestId}&(amp;)?key=[\\w-]{43}`));
    }
    const confirmed = await confirmSubscription(shop.db, requestId, addDays(now, 6));
    expect(confirmed).toEqual({ kind: "confirmed", outboxId: expect.stringMatching(/^eml_/) });
    expect(await subscriberOf("asked@mail.example")).toMatchObject({ subscribed: true, consentSource: "home" });
  });

  it("is too late when the link has expired", async () => {
    const { outboxId } = await subscribe(shop, { email: "late@mail.example", consentSource: "home" }, now);
    const requestId = await requestOf(outboxId);
    expect(await confirmSubscription(shop.db, requestId, addDays(now, 8))).toEqual({ kind: "expired" });
    expect(await confirmSubscription(shop.db, "nlr_none", now)).toEqual({ kind: "expired" });
    expect(await subscriberOf("late@mail.example")).toBeUndefined();
  });

  it("twice keeps one row and one welcome", async () => {
    const { subscriber } = await subscribeConfirmed("twice@mail.example");
    const again = await subscribe(shop, { email: "twice@mail.example", consentSource: "footer" }, now);
    expect(again.outboxId).toBeNull();
    expect(await subscriberOf("twice@mail.example")).toEqual(subscriber);
    const types = (await mailsTo("twice@mail.example")).map(({ type }) => type);
    expect(types.toSorted()).toEqual(["newsletter_confirmation", "newsletter_welcome"]);
  });

  it("brings nobody back who left, before the address itself has confirmed", async () => {
    const { subscriber } = await subscribeConfirmed("back@mail.example");
    expect(await unsubscribe(shop.db, subscriber.id, now)).toBe(true);
    const left = { subscribed: false, unsubscribedAt: now.toISOString() };
    expect(await subscriberOf("back@mail.example")).toMatchObject(left);

    const later = addDays(now, 1);
    const again = await subscribe(shop, { email: "back@mail.example", consentSource: "footer" }, later);
    expect(await subscriberOf("back@mail.example")).toMatchObject(left);
    const confirmed = await confirmSubscription(shop.db, await requestOf(again.outboxId), later);
    expect(confirmed).toEqual({ kind: "confirmed", outboxId: null });
    expect(await subscriberOf("back@mail.example")).toMatchObject({
      subscribed: true,
      unsubscribedAt: null,
      consentSource: "footer",
      createdAt: later.toISOString(),
    });
  });

  it("is not begun again by an old link, nor by one asked for before leaving", async () => {
    const first = await subscribe(shop, { email: "old@mail.example", consentSource: "home" }, now);
    const second = await subscribe(shop, { email: "old@mail.example", consentSource: "home" }, now);
    const ids = [await requestOf(first.outboxId), await requestOf(second.outboxId)];
    await confirmSubscription(shop.db, ids[0]!, now);
    await unsubscribe(shop.db, (await subscriberOf("old@mail.example"))!.id, now);
    for (const id of ids) await confirmSubscription(shop.db, id, now);
    expect(await subscriberOf("old@mail.example")).toMatchObject({ subscribed: false });
  });

  it("shows in the list of users", async () => {
    const time = now.toISOString();
    const person = { id: "usr_1", firstName: "Åsa", lastName: "Öberg", email: "user@mail.example" };
    await shop.db.insert(users).values({ ...person, createdAt: time, updatedAt: time });
    const isMarked = async () =>
      (await shop.db.select().from(users).where(eq(users.id, "usr_1")))[0]?.newsletterSubscribed;
    const { subscriber } = await subscribeConfirmed(person.email);
    expect(await isMarked()).toBe(true);
    await unsubscribe(shop.db, subscriber.id, now);
    expect(await isMarked()).toBe(false);
  });

  it("through the API answers the same for an address that is new, known, or has left", async () => {
    await subscribeConfirmed("known@mail.example", new Date("2024-01-01T00:00:00Z"));
    const { subscriber } = await subscribeConfirmed("gone@mail.example");
    await unsubscribe(shop.db, subscriber.id, now);
    const answers = [];
    for (const name of ["known", "gone", "fresh"]) {
      const { status, body } = await create("newsletter_subscribers", {
        email: ` ${name}@Mail.example `,
        subscribed: false,
      });
      answers.push(JSON.stringify({ status, body }).replaceAll(name, "…"));
      const asked = await call("/email", { type: "newsletter_welcome", to: `${name}@mail.example`, data: {} });
      answers.push(JSON.stringify(asked).replaceAll(name, "…"));
    }
    expect(new Set(answers).size).toBe(2);
    expect(answers[0]).toContain('"status":201');
  });

  it("through the API refuses what is no address", async () => {
    expect(await create("newsletter_subscribers", { email: "" })).toMatchObject({
      status: 400,
      body: { status: false, error: "Please enter your email address" },
    });
    expect((await create("newsletter_subscribers", { email: "asa" })).status).toBe(400);
  });

  it("does not happen for an order that nobody has paid", async () => {
    for (const choice of [{ newsletterSubscription: true }, { marketingEmails: true }]) {
      const order = orderOf("tee", choice);
      const customer = { ...order.customer, email: "unpaid@mail.example" };
      expect((await create("orders", { ...order, customer })).status).toBe(201);
      await shop.finished();
    }
    expect(await subscriberOf("unpaid@mail.example")).toBeUndefined();
    expect(await mailsTo("unpaid@mail.example")).toEqual([]);
  });
});

describe("the unsubscribe link", () => {
  it("stands in the headers of every marketing e-mail, for mail programs to POST to, and of no other", async () => {
    const { subscriber, outboxId } = await subscribeConfirmed("headers@mail.example");
    expect(emailTypes.filter((type) => emailFacts[type].kind === "marketing")).toEqual([
      "newsletter_welcome",
      "newsletter_letter",
    ]);
    const { headers } = await sentMail(outboxId!);
    const key = await signLink("unsubscribe-link", subscriber.id, secret);
    expect(headers).toEqual({
      "List-Unsubscribe": `<${shop.env.PUBLIC_ORIGIN}/newsletter/unsubscribe?id=${subscriber.id}&key=${key}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const asked = await subscribe(shop, { email: "asked.headers@mail.example", consentSource: "home" }, now);
    expect((await sentMail(asked.outboxId!)).headers).toEqual({});
  });

  it("stands in the welcome e-mail, beside the code", async () => {
    const { subscriber, outboxId } = await subscribeConfirmed("link@mail.example");
    const mail = await sentMail(outboxId!);
    expect(mail.to).toBe("link@mail.example");
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain("WELCOME10");
      expect(body).toMatch(new RegExp(`/newsletter/unsubscribe\\?id=${subscriber.id}&(amp;)?key=[\\w-]{43}`));
    }
  });

  it("is void when forged, for another subscriber, or made for an order", async () => {
    const key = await signLink("unsubscribe-link", "sub_a", secret);
    expect(await isSignedLink("unsubscribe-link", "sub_a", key, [secret])).toBe(true);
    expect(await isSignedLink("unsubscribe-link", "sub_b", key, [secret])).toBe(false);
    expect(await isSignedLink("unsubscribe-link", "sub_a", "forged!", [secret])).toBe(false);
    expect(await isSignedLink("order-link", "sub_a", key, [secret])).toBe(false);
    expect(await isSignedLink("newsletter-link", "sub_a", key, [secret])).toBe(false);
  });

  it("of nobody ends nothing", async () => {
    expect(await unsubscribe(shop.db, "sub_nobody", now)).toBe(false);
  });
});

describe("a contact message", () => {
  const message = {
    name: "Åsa Öberg",
    email: "asa@mail.example",
    subject: "returns" as const,
    message: "I would like to return <b>my</b> tee.",
  };

  it("is stored as new with one acknowledgment, however often it is sent under its id", async () => {
    const named = { ...message, id: newId("msg") };
    const first = await storeMessage(shop.db, named, now);
    const second = await storeMessage(shop.db, named, now);
    expect([first.outboxId === null, second.outboxId]).toEqual([false, null]);
    expect(await shop.db.select().from(contactMessages)).toMatchObject([{ ...named, status: "new" }]);

    const mail = await sentMail(first.outboxId!);
    expect(mail).toMatchObject({ to: "asa@mail.example", subject: "We have your message | Pulse Mode" });
    expect(mail.html).toContain("Returns &amp; Exchanges");
    expect(mail.html + mail.text).not.toMatch(/Åsa|return <b>my/);
  });

  it("has no markup in its acknowledgment, whatever field it was typed in", async () => {
    const markup = "<b>&'\"</b>";
    const typed = { ...message, email: "markup@mail.example", name: markup, message: markup };
    const { id, outboxId } = await storeMessage(shop.db, typed, now);
    await shop.db.update(contactMessages).set({ subject: markup }).where(eq(contactMessages.id, id));
    const mail = await sentMail(outboxId!);
    expect(mail.html).not.toMatch(/<b\b/);
    expect(mail.html).toContain("&lt;b&gt;&amp;&#x27;&quot;&lt;/b&gt;");
    expect(mail.text).toContain(markup);
  });

  it("brings its address three acknowledgments an hour at most, and none of the messages is lost", async () => {
    const email = "victim@mail.example";
    for (let i = 0; i < 12; i++) {
      const subject = "other" as const;
      await create("contact_messages", {
        ...message,
        subject,
        email,
        name: `You won ${i}! Go to https://evil.example`,
      });
    }
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await shop.db.select().from(contactMessages).where(eq(contactMessages.email, email))).toHaveLength(12);
  });

  it("keeps its lines and loses control and direction characters", async () => {
    const { body } = await create("contact_messages", {
      ...message,
      name: "Åsa\r\nBcc: victim@mail.example",
      message: "Hello,\n\0\u202Eyou\n",
    });
    expect(body.data[0]).toMatchObject({ name: "Åsa Bcc: victim@mail.example", message: "Hello,\n you" });
  });

  it("through the API is new whatever the browser says", async () => {
    const { status, body } = await create("contact_messages", { ...message, status: "replied" });
    expect(status).toBe(201);
    expect(body.data[0]).toMatchObject({ ...message, id: body.id, status: "new" });
  });

  it.each([{ name: " " }, { email: "asa" }, { subject: "spam" }, { message: "" }, { id: "ord_1" }])(
    "with %o is refused",
    async (change) => {
      expect(await create("contact_messages", { ...message, ...change })).toMatchObject({
        status: 400,
        body: { error: "Please fill out all fields" },
      });
    },
  );
});

describe("POST /api/email", () => {
  const welcome = (to: string) => call("/email", { type: "newsletter_welcome", to, data: { text: "Buy pills" } });

  it("sends what a stored record justifies, once", async () => {
    await create("newsletter_subscribers", { email: "due@mail.example" });
    expect(await welcome("due@mail.example")).toEqual({
      status: 200,
      body: { status: true, data: [{ type: "newsletter_welcome", to: "due@mail.example" }] },
    });
    await welcome("Due@mail.example");
    expect(await mailsTo("due@mail.example")).toHaveLength(1);
  });

  it.each(["newsletter_welcome", "contact_acknowledgment", "order_confirmation"])(
    "sends no %s to an address without a record, and does not tell",
    async (type) => {
      expect(await call("/email", { type, to: "nobody@mail.example", data: {} })).toEqual({
        status: 200,
        body: { status: true, data: [{ type, to: "nobody@mail.example" }] },
      });
      expect(await mailsTo("nobody@mail.example")).toEqual([]);
    },
  );

  it("knows no record older than an hour", async () => {
    await subscribe(shop, { email: "past@mail.example", consentSource: "home" }, new Date("2020-01-01T00:00:00Z"));
    expect(await requestedMail(shop.db, { type: "newsletter_welcome", to: "past@mail.example" }, now)).toEqual([]);
  });

  it("does not hurry an e-mail that waits for another try", async () => {
    const { outboxId } = await subscribe(shop, { email: "waits@mail.example", consentSource: "home" }, now);
    const requested = () => requestedMail(shop.db, { type: "newsletter_welcome", to: "waits@mail.example" }, now);
    expect(await requested()).toEqual([outboxId]);
    const mail = await claimMail(shop.db, outboxId!, now);
    await scheduleRetry(shop.db, mail!, { reason: "provider-down", detail: "503" }, now);
    expect(await requested()).toEqual([]);
  });

  it("refuses what is no e-mail of the shop", async () => {
    expect((await call("/email", { type: "advertisement", to: "nobody@mail.example" })).status).toBe(400);
  });
});
