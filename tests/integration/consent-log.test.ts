import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { consentLog } from "#app/db/schema/people.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { addSubscriber } from "#app/features/people/newsletter/add-subscriber.server.ts";
import { checkoutConsents as readCheckoutConsents } from "#app/features/people/newsletter/consent-texts.ts";
import { newsletterTexts } from "#app/features/people/newsletter/newsletter.texts.ts";
import { confirmSubscription, subscribe, unsubscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { consentSubject, consentSubjects } from "#app/features/shop/consent/consent-subject.server.ts";
import { readConsents } from "#app/features/shop/consent/email-consent-log.server.ts";
import { addDays } from "#app/shared/dates.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { confirmedSubscriber, latestRequest } from "#tests/support/subscriber.ts";
import { handleApi } from "#workers/api/app.ts";

const newsletterConsent = newsletterTexts().consent;
const checkoutConsents = readCheckoutConsents();

const shop = openTestShop();
const { db } = shop;
const secret = shop.env.LINK_SECRET;
beforeAll(() => stockGarment(db, { id: "tee", stock: 100 }));

const subscriberOf = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const mailTypesTo = async (email: string) =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email))).map(({ type }) => type).toSorted();
/** What the log says of an address, oldest first. */
const logOf = async (email: string) =>
  (await readConsents(db, await consentSubjects(email, [secret])))
    .toReversed()
    .map(({ action, purpose, place }) => `${action} ${purpose} ${place}`);

async function call(path: string, body: unknown) {
  const request = new Request(`https://shop.example/api${path}`, { method: "POST", body: JSON.stringify(body) });
  return (await handleApi(request, shop)).json<any>();
}

/** Places an order by the API and pays it with a card. */
async function buy(
  email: string,
  boxes: { newsletterSubscription?: boolean; marketingEmails?: boolean },
  token: string,
) {
  const order = { ...orderOf("tee", boxes), customer: { ...orderOf("tee").customer, email } };
  const placed = await call("/db", {
    database_name: "shop",
    collection_name: "orders",
    command: "--create",
    data: order,
  });
  const payment = await call("/payments", { orderId: placed.id });
  const paid = await call("/payments/process", { paymentId: payment.id, token });
  await shop.finished();
  return { orderId: placed.id as string, status: paid.status as boolean };
}

describe("the consent log", () => {
  it("has what was given, confirmed and withdrawn, each with its time, place and the text that was shown", async () => {
    const email = "logged@mail.example";
    await subscribe(shop, { email, consentSource: "footer" }, now);
    await confirmSubscription(db, (await latestRequest(shop, email)).id, addDays(now, 1));
    await unsubscribe(db, (await subscriberOf(email))!.id, addDays(now, 2));
    const rows = await readConsents(db, await consentSubjects("Logged@MAIL.example", ["another secret", secret]));
    expect(rows.toReversed()).toEqual([
      {
        purpose: "newsletter",
        action: "given",
        place: "footer",
        createdAt: now.toISOString(),
        text: newsletterConsent,
      },
      {
        purpose: "newsletter",
        action: "confirmed",
        place: "confirmation-link",
        createdAt: addDays(now, 1).toISOString(),
        text: newsletterConsent,
      },
      {
        purpose: "newsletter",
        action: "withdrawn",
        place: "unsubscribe-link",
        createdAt: addDays(now, 2).toISOString(),
        text: newsletterConsent,
      },
    ]);
  });

  it("holds no address, and names a person so that only who has the key and the address finds them", async () => {
    await confirmedSubscriber(shop, "hidden@mail.example", now);
    expect(JSON.stringify(await db.select().from(consentLog))).not.toContain("hidden");
    expect(await consentSubject("hidden@mail.example", secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(await consentSubject("hidden@mail.example", "another")).not.toBe(
      await consentSubject("hidden@mail.example", secret),
    );
  });

  it("refuses to change a row", async () => {
    await confirmedSubscriber(shop, "fixed@mail.example", now);
    const refusal = { cause: expect.objectContaining({ message: expect.stringContaining("append-only") }) };
    for (const change of [sql`UPDATE consent_log SET action = 'withdrawn'`, sql`UPDATE consent_texts SET content = ''`])
      await expect(statement(db, change)).rejects.toMatchObject(refusal);
  });

  it("counts a confirmation and a withdrawal once, however often they are repeated", async () => {
    const email = "repeats@mail.example";
    await subscribe(shop, { email, consentSource: "home" }, now);
    const { id } = await latestRequest(shop, email);
    await Promise.all([1, 2, 3].map(() => confirmSubscription(db, id, now)));
    const subscriber = (await subscriberOf(email))!;
    await Promise.all([1, 2, 3].map(() => unsubscribe(db, subscriber.id, now)));
    expect((await logOf(email)).toSorted()).toEqual([
      "confirmed newsletter confirmation-link",
      "given newsletter home",
      "withdrawn newsletter unsubscribe-link",
    ]);
  });

  it("renews date and text when somebody comes back", async () => {
    const email = "again@mail.example";
    await confirmedSubscriber(shop, email, now);
    await db
      .update(newsletterSubscribers)
      .set({ purposes: { newsletter: "an older text" } })
      .where(eq(newsletterSubscribers.email, email));
    await unsubscribe(db, (await subscriberOf(email))!.id, addDays(now, 1));
    expect((await subscriberOf(email))!.purposes).toEqual({});
    await confirmedSubscriber(shop, email, addDays(now, 9));
    const back = (await subscriberOf(email))!;
    expect(back).toMatchObject({ subscribed: true, createdAt: addDays(now, 9).toISOString() });
    expect(back.purposes.newsletter).toMatch(/^[0-9a-f]{64}$/);
  });

  it("says that a request was refused when its address leaves before confirming", async () => {
    const email = "refused@mail.example";
    await confirmedSubscriber(shop, email, now);
    const { id } = (await subscriberOf(email))!;
    await unsubscribe(db, id, now);
    await subscribe(shop, { email, consentSource: "home" }, addDays(now, 1));
    await unsubscribe(db, id, addDays(now, 1));
    expect((await logOf(email)).slice(-2)).toEqual(["given newsletter home", "refused newsletter unsubscribe-link"]);
  });

  it("is asked before staff bring an address in: who left here stays away", async () => {
    const email = "left.long.ago@mail.example";
    await confirmedSubscriber(shop, email, now);
    await unsubscribe(db, (await subscriberOf(email))!.id, now);
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    const known = {
      email,
      subscribed: true,
      consentSource: "import",
      createdAt: now.toISOString(),
      unsubscribedAt: null,
    };
    expect(await addSubscriber(shop, known, "ebba", now)).toBe(false);
    expect(await subscriberOf(email)).toBeUndefined();
    expect(await addSubscriber(shop, { ...known, email: "brought@mail.example" }, "ebba", now)).toBe(true);
    expect(await logOf("brought@mail.example")).toEqual(["confirmed newsletter import"]);
  });
});

describe("the boxes of the checkout", () => {
  it("of an order whose card is declined subscribe nobody and send nothing", async () => {
    const email = "declined@mail.example";
    const { orderId, status } = await buy(
      email,
      { newsletterSubscription: true, marketingEmails: true },
      "test_declined",
    );
    expect(status).toBe(false);
    expect(await mailTypesTo(email)).toEqual([]);
    expect(await subscriberOf(email)).toBeUndefined();
    await expect(latestRequest(shop, email)).rejects.toThrow(/has not asked/);
    expect(await logOf(email)).toEqual([]);
    expect(orderId).toMatch(/^ord_/);
  });

  it("ask to confirm once the order is paid, and subscribe then, each purpose with its own consent", async () => {
    const email = "both@mail.example";
    const { status } = await buy(email, { newsletterSubscription: true, marketingEmails: true }, "test_visa");
    expect(status).toBe(true);
    expect(await mailTypesTo(email)).toEqual(["newsletter_confirmation", "order_confirmation"]);
    expect(await subscriberOf(email)).toBeUndefined();
    await confirmSubscription(db, (await latestRequest(shop, email)).id, addDays(new Date(), 1));
    expect((await logOf(email)).toSorted()).toEqual([
      "confirmed newsletter confirmation-link",
      "confirmed offers confirmation-link",
      "given newsletter checkout",
      "given offers checkout",
    ]);
    const texts = (await readConsents(db, await consentSubjects(email, [secret]))).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set(Object.values(checkoutConsents)));
    const people = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    expect(people).toHaveLength(1);
    expect(Object.keys(people[0]!.purposes).toSorted()).toEqual(["newsletter", "offers"]);
  });

  it("ask only for what is not confirmed yet, and a payment that is recorded twice asks once", async () => {
    const email = "known.buyer@mail.example";
    await confirmedSubscriber(shop, email, addDays(new Date(), -9));
    await buy(email, { newsletterSubscription: true }, "test_visa");
    expect((await mailTypesTo(email)).filter((type) => type === "newsletter_confirmation")).toHaveLength(1);
    await buy(email, { newsletterSubscription: true, marketingEmails: true }, "test_visa");
    const request = await latestRequest(shop, email);
    expect(Object.keys(request.purposes)).toEqual(["offers"]);
    await confirmSubscription(db, request.id, new Date());
    expect(Object.keys((await subscriberOf(email))!.purposes).toSorted()).toEqual(["newsletter", "offers"]);
  });
});
