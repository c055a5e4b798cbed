import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { contactMessages, newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { storeMessage } from "#app/features/contact/commands.server.ts";
import { subscribe, unsubscribe } from "#app/features/newsletter/commands.server.ts";
import type { Environment } from "#app/platform/env.server.ts";
import { isSignedLink, signLink } from "#app/platform/signed-link.server.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { answerApi } from "#workers/api/router.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const secret = shop.env.LINK_SECRET;
beforeAll(() => stockGarment(shop.db, { id: "tee", stock: 50 }));

async function call(path: string, body: unknown) {
  const request = new Request(`https://shop.example/api${path}`, { method: "POST", body: JSON.stringify(body) });
  const response = await answerApi(request, shop);
  return { status: response.status, body: await response.json<any>() };
}
const create = (collection_name: string, data: object) =>
  call("/db", { database_name: "pulse-mode", collection_name, command: "--create", data });

const subscriberOf = async (email: string) =>
  (await shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const mailsTo = (email: string) => shop.db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email));

/** Sends an e-mail of the outbox into a list. */
async function sentMail(outboxId: string) {
  const send = vi.fn(async (_mail: { to: string; subject: string; html: string; text: string }) => {});
  const env = { ...shop.env, EMAIL: { send } as unknown as Environment["EMAIL"] };
  expect(await sendMail(outboxId, { ...shop, env })).toBe(true);
  return send.mock.calls[0]![0];
}

describe("subscribing", () => {
  it("twice keeps one row and writes one e-mail", async () => {
    const first = await subscribe(shop.db, { email: "Twice@Mail.example", consentSource: "home" }, now);
    const second = await subscribe(shop.db, { email: "twice@mail.example", consentSource: "footer" }, now);
    expect(second.subscriber).toEqual(first.subscriber);
    expect(first.outboxId).toMatch(/^eml_/);
    expect(second.outboxId).toBeNull();
    expect(await mailsTo("twice@mail.example")).toHaveLength(1);
    expect(await subscriberOf("twice@mail.example")).toMatchObject({ consentSource: "home" });
  });

  it("after leaving subscribes again, by the new consent, without a second welcome", async () => {
    const { subscriber } = await subscribe(shop.db, { email: "back@mail.example", consentSource: "home" }, now);
    expect(await unsubscribe(shop.db, subscriber.id, now)).toBe(true);
    expect(await subscriberOf("back@mail.example")).toMatchObject({
      subscribed: false,
      unsubscribedAt: now.toISOString(),
    });
    const again = await subscribe(shop.db, { email: "back@mail.example", consentSource: "footer" }, now);
    expect(again.outboxId).toBeNull();
    expect(await subscriberOf("back@mail.example")).toMatchObject({
      subscribed: true,
      unsubscribedAt: null,
      consentSource: "footer",
    });
  });

  it("shows in the list of users", async () => {
    const time = now.toISOString();
    const person = { id: "usr_1", firstName: "Åsa", lastName: "Öberg", email: "user@mail.example" };
    await shop.db.insert(users).values({ ...person, createdAt: time, updatedAt: time });
    const isMarked = async () =>
      (await shop.db.select().from(users).where(eq(users.id, "usr_1")))[0]?.newsletterSubscribed;
    const { subscriber } = await subscribe(shop.db, { email: person.email, consentSource: "home" }, now);
    expect(await isMarked()).toBe(true);
    await unsubscribe(shop.db, subscriber.id, now);
    expect(await isMarked()).toBe(false);
  });

  it("through the API answers the subscriber, and refuses what is no address", async () => {
    const { status, body } = await create("newsletter_subscribers", { email: " Api@Mail.example ", subscribed: false });
    expect(status).toBe(201);
    expect(body).toEqual({
      status: true,
      data: [
        {
          id: expect.stringMatching(/^sub_/),
          email: "api@mail.example",
          subscribed: true,
          createdAt: expect.any(String),
        },
      ],
    });
    expect(await create("newsletter_subscribers", { email: "" })).toMatchObject({
      status: 400,
      body: { status: false, error: "Please enter your email address" },
    });
    expect((await create("newsletter_subscribers", { email: "asa" })).status).toBe(400);
  });

  it("happens at checkout when the customer asked for it, and only then", async () => {
    const place = async (email: string, choice: object) => {
      const order = orderOf("tee", choice);
      expect((await create("orders", { ...order, customer: { ...order.customer, email } })).status).toBe(201);
      await shop.finished();
      return subscriberOf(email);
    };
    expect(await place("quiet@mail.example", {})).toBeUndefined();
    expect(await place("news@mail.example", { newsletterSubscription: true })).toMatchObject({
      consentSource: "checkout",
    });
    expect(await place("offers@mail.example", { marketingEmails: true })).toMatchObject({ subscribed: true });
  });
});

describe("the unsubscribe link", () => {
  it("stands in the welcome e-mail, beside the code", async () => {
    const { subscriber, outboxId } = await subscribe(
      shop.db,
      { email: "link@mail.example", consentSource: "home" },
      now,
    );
    const mail = await sentMail(outboxId!);
    expect(mail.to).toBe("link@mail.example");
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain("WELCOME10");
      expect(body).toMatch(new RegExp(`/newsletter/unsubscribe\\?id=${subscriber.id}&(#38;)?key=[\\w-]{43}`));
    }
  });

  it("is void when forged, for another subscriber, or made for an order", async () => {
    const key = await signLink("unsubscribe-link", "sub_a", secret);
    expect(await isSignedLink("unsubscribe-link", "sub_a", key, secret)).toBe(true);
    expect(await isSignedLink("unsubscribe-link", "sub_b", key, secret)).toBe(false);
    expect(await isSignedLink("unsubscribe-link", "sub_a", "forged!", secret)).toBe(false);
    expect(await isSignedLink("order-link", "sub_a", key, secret)).toBe(false);
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
    expect(mail.text).toContain("Hello Åsa Öberg,");
    expect(mail.html).toContain("Returns &#38; Exchanges");
    expect(mail.html + mail.text).not.toContain("return <b>my");
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
    "refuses %s to an address without a record",
    async (type) => {
      expect(await call("/email", { type, to: "victim@mail.example", data: {} })).toMatchObject({
        status: 404,
        body: { status: false, code: "not-justified" },
      });
      expect(await mailsTo("victim@mail.example")).toEqual([]);
    },
  );

  it("tells of no record older than an hour", async () => {
    await subscribe(shop.db, { email: "old@mail.example", consentSource: "home" }, new Date("2020-01-01T00:00:00Z"));
    expect((await welcome("old@mail.example")).status).toBe(404);
  });

  it("refuses what is no e-mail of the shop", async () => {
    expect((await call("/email", { type: "advertisement", to: "victim@mail.example" })).status).toBe(400);
  });
});
