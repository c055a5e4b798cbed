import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { backInStockRequests } from "#app/db/schema/back-in-stock.server.ts";
import { products, productColors } from "#app/db/schema/catalogue.server.ts";
import { suppressedAddresses } from "#app/db/schema/mail.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { askToBeNotified } from "#app/features/catalogue/back-in-stock/ask.server.ts";
import { putBackStatements } from "#app/features/catalogue/back-in-stock/back-in-stock-email.server.tsx";
import { notifyWaiting } from "#app/features/catalogue/back-in-stock/notify-waiting.server.ts";
import { confirmRequest, readRequest, takeBackRequest } from "#app/features/catalogue/back-in-stock/request.server.ts";
import { backInStockRules } from "#app/features/catalogue/back-in-stock/rules.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { listStock } from "#app/features/catalogue/inventory/list-stock.server.ts";
import { readVariantStock } from "#app/features/catalogue/inventory/read-variant.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import type { RenderedMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { claimMail, dropMail } from "#app/features/shop/mail/outbox.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { sendMail } from "#workers/jobs/send-mail.ts";

const shop = openTestShop();
const { db, env } = shop;

/** A garment of which nothing is left; `variant` is the one that people wait for. */
async function soldOut() {
  const id = newId("gone");
  await stockGarment(db, { id, stock: 0 });
  return { id, variant: `${id}-black-m` };
}
const address = () => `${newId()}@mail.example`;
const requests = (variant: string) =>
  db.select().from(backInStockRequests).where(eq(backInStockRequests.variantId, variant));
const mailsTo = (email: string) => db.select().from(emailOutbox).where(eq(emailOutbox.recipient, email));
const typesTo = async (email: string) => (await mailsTo(email)).map(({ type }) => type);
const add = (variantId: string, delta: number) =>
  changeStock(db, [{ variantId, delta }], { reason: "received", actor: "kim" }, now);

async function ask(variant: string, email: string, at = now) {
  const asked = await askToBeNotified(db, { variant, email }, at);
  const [request] = (await requests(variant)).filter((row) => row.email === email && row.notifiedAt === null);
  return { ...asked, id: request?.id ?? "" };
}
/** People who wait, in the order of their confirmations, a minute after each other. */
async function waiting(variant: string, people: number, at = addDays(now, -1)) {
  const addresses = Array.from({ length: people }, address);
  for (const [minutes, email] of addresses.entries()) {
    const { id } = await ask(variant, email, at);
    expect(await confirmRequest(db, id, addMinutes(at, minutes))).toBe(true);
  }
  return addresses;
}
/** Which of the people were told, in their order. */
const told = async (variant: string, people: readonly string[]) => {
  const rows = await requests(variant);
  return people.map((email) => rows.some((row) => row.email === email && row.notifiedAt !== null));
};

/** Sends an e-mail of the outbox, and returns what went out; undefined when it was kept back. */
async function sentMail(outboxId: string) {
  const send = vi.fn(async (_mail: RenderedMail & { to: string }) => {});
  const sending = { ...env, EMAIL: { send } as unknown as Environment["EMAIL"] };
  expect(await sendMail(outboxId, { ...shop, env: sending }, new Date())).toBe(true);
  return send.mock.calls[0]?.[0];
}

beforeEach(async () => {
  await db.delete(backInStockRequests);
});

describe("asking to be told", () => {
  it("writes an e-mail to confirm with, which names what it is about and nothing that was typed", async () => {
    const { id, variant } = await soldOut();
    const email = address();
    const asked = await askToBeNotified(db, { variant, email }, new Date());
    if (asked.kind !== "asked" || !asked.outboxId) throw new Error(asked.kind);
    const mail = await sentMail(asked.outboxId);
    const [request] = await requests(variant);
    const key = await signLink("back-in-stock", request!.id, env.LINK_SECRET);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toContain(`Garment ${id}`);
    for (const body of [mail?.html.replaceAll("&amp;", "&"), mail?.text]) {
      expect(body).toContain(`/notify-me/request?id=${request!.id}&key=${key}`);
      expect(body).toContain("Black, M");
    }
    expect(request).toMatchObject({ confirmedAt: null, notifiedAt: null });
  });

  it("again, also at the same moment, keeps one request and one e-mail, with the same answer", async () => {
    const { variant } = await soldOut();
    const email = address();
    const answers = await Promise.all(Array.from({ length: 5 }, () => askToBeNotified(db, { variant, email }, now)));
    expect(answers.map(({ kind }) => kind)).toEqual(Array(5).fill("asked"));
    const { id } = await ask(variant, email, addDays(now, 1));
    await confirmRequest(db, id, now);
    expect(await ask(variant, email, addDays(now, 2))).toMatchObject({ kind: "asked", outboxId: null, id });
    expect(await requests(variant)).toHaveLength(1);
    expect(await typesTo(email)).toEqual(["back_in_stock_confirmation"]);
  });

  it("is for what cannot be bought: not for what is in stock, hidden, deleted or unknown", async () => {
    const { id, variant } = await soldOut();
    const email = address();
    await add(variant, 1);
    expect((await ask(variant, email)).kind).toBe("in-stock");
    await db.update(productColors).set({ available: false }).where(eq(productColors.productId, id));
    expect((await ask(variant, email)).kind).toBe("asked");
    await db.update(products).set({ published: false }).where(eq(products.id, id));
    expect((await ask(variant, address())).kind).toBe("unknown");
    expect((await ask("no-such-variant", email)).kind).toBe("unknown");
  });

  it("has an end for one address, and the answer does not tell it", async () => {
    const email = address();
    let last = await soldOut();
    for (let i = 0; i <= backInStockRules.openPerAddress; i++) {
      last = await soldOut();
      // A few at a time: more than that get no e-mail, and are not kept.
      expect((await ask(last.variant, email, addDays(now, -40 + i))).kind).toBe("asked");
      await confirmRequest(db, (await requests(last.variant))[0]?.id ?? "", addDays(now, -40 + i));
    }
    expect(await requests(last.variant)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(backInStockRules.openPerAddress);
  });

  it("keeps no request that no e-mail was sent for, so that it can be made again", async () => {
    const email = address();
    const garments = [];
    for (let i = 0; i < 6; i++) garments.push(await soldOut());
    for (const { variant } of garments) expect((await ask(variant, email)).kind).toBe("asked");
    const last = garments.at(-1)!;
    expect(await requests(last.variant)).toEqual([]);
    expect((await ask(last.variant, email, addMinutes(now, 61))).id).not.toBe("");
  });
});

describe("a request", () => {
  it("is confirmed once, by its link, while it is not too old", async () => {
    const { variant } = await soldOut();
    const { id } = await ask(variant, address());
    expect(await confirmRequest(db, "bis_none", now)).toBe(false);
    expect(await confirmRequest(db, id, addDays(now, 4))).toBe(false);
    expect(await readRequest(db, id, addDays(now, 4))).toBeNull();
    expect(await confirmRequest(db, id, addDays(now, 2))).toBe(true);
    // Pressed again a year later, it keeps its place.
    expect(await confirmRequest(db, id, addDays(now, 300))).toBe(true);
    expect((await requests(variant))[0]?.confirmedAt).toBe(addDays(now, 2).toISOString());
    expect(await readRequest(db, id, addDays(now, 300))).toMatchObject({ state: "waiting", color: "Black", size: "M" });
  });

  it("that was not confirmed in time stands in nobody's way", async () => {
    const { variant } = await soldOut();
    const email = address();
    const first = await ask(variant, email);
    const later = addDays(now, backInStockRules.confirmDays + 1);
    const second = await ask(variant, email, later);
    expect(second.id).not.toBe(first.id);
    expect(await confirmRequest(db, second.id, later)).toBe(true);
  });

  it("is taken back with the e-mail that did not go out yet, and can be made again", async () => {
    const { variant } = await soldOut();
    const email = address();
    const { id } = await ask(variant, email);
    await takeBackRequest(db, id);
    await takeBackRequest(db, id);
    expect(await requests(variant)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    expect(await confirmRequest(db, id, now)).toBe(false);
    expect((await ask(variant, email)).id).not.toBe("");
  });

  it("that ended with its product is not asked to be confirmed", async () => {
    const { id, variant } = await soldOut();
    const email = address();
    const { outboxId } = (await ask(variant, email)) as { outboxId?: string };
    await archiveProduct(db, id, { actor: "kim" }, now);
    expect(await sentMail(outboxId ?? "")).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
  });

  it("ends with its product, told or not", async () => {
    const { id, variant } = await soldOut();
    await waiting(variant, 2);
    await archiveProduct(db, id, { actor: "kim" }, now);
    expect(await requests(variant)).toEqual([]);
  });
});

describe("telling who waits", () => {
  it("tells as many as there are units, first come first, once, with the way to what they chose", async () => {
    const { id, variant } = await soldOut();
    const people = await waiting(variant, 4);
    const unconfirmed = await ask(variant, address());
    expect(await notifyWaiting(db, now)).toEqual([]);
    await add(variant, 2);
    const outboxIds = await notifyWaiting(db, now);
    expect(outboxIds).toHaveLength(2);
    expect(await notifyWaiting(db, addMinutes(now, 5))).toEqual([]);
    expect(await told(variant, people)).toEqual([true, true, false, false]);

    const mail = await sentMail(outboxIds[0]!);
    expect(mail?.to).toBe(people[0]);
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain(`/product/${id}?color=black#size=m`);
      expect(body).toContain("/notify-me/request?id=");
    }
    const ofUnconfirmed = (await requests(variant)).find((row) => row.id === unconfirmed.id);
    expect(ofUnconfirmed?.notifiedAt).toBeNull();
  });

  it("goes on when more units come, and after a day with those that nobody bought", async () => {
    const { variant } = await soldOut();
    const people = await waiting(variant, 4);
    await add(variant, 1);
    await notifyWaiting(db, now);
    await add(variant, 1);
    await notifyWaiting(db, addMinutes(now, 5));
    expect(await told(variant, people)).toEqual([true, true, false, false]);
    await notifyWaiting(db, addMinutes(now, backInStockRules.holdHours * 60 - 10));
    expect(await told(variant, people)).toEqual([true, true, false, false]);
    await notifyWaiting(db, addMinutes(now, backInStockRules.holdHours * 60 + 10));
    expect(await told(variant, people)).toEqual([true, true, true, true]);
    // Who was told may ask again.
    await changeStock(db, [{ variantId: variant, to: 0 }], { reason: "count", actor: "kim" }, now);
    expect((await ask(variant, people[0]!, addDays(now, 3))).id).not.toBe("");
  });

  it("by several runs at once tells nobody twice, and not more people than there are units", async () => {
    const { variant } = await soldOut();
    const people = await waiting(variant, 6);
    await add(variant, 3);
    const runs = await Promise.all(
      [now, now, addMinutes(now, 1), addMinutes(now, 1)].map((at) => notifyWaiting(db, at)),
    );
    expect(new Set(runs.flat()).size).toBe(3);
    expect(await told(variant, people)).toEqual([true, true, true, false, false, false]);
    for (const email of people.slice(0, 3))
      expect((await typesTo(email)).filter((type) => type === "back_in_stock")).toHaveLength(1);
  });

  /** A database where something happens between finding whose turn it is and writing to them. */
  const whenFound = (happens: () => Promise<unknown>): typeof db =>
    Object.create(db, {
      batch: {
        value: async (...batch: Parameters<typeof db.batch>) => {
          await happens();
          return db.batch(...batch);
        },
      },
    });

  it("writes to nobody whose unit, turn or request was gone when it came to it", async () => {
    const { id, variant } = await soldOut();
    const people = await waiting(variant, 4);
    await add(variant, 2);
    const sold = whenFound(async () => expect((await placeOrder(db, orderOf(id), now)).kind).toBe("placed"));
    expect(await notifyWaiting(sold, now)).toHaveLength(1);
    expect(await told(variant, people)).toEqual([true, false, false, false]);

    await add(variant, 2);
    const overtaken = whenFound(async () => {
      expect(await notifyWaiting(db, addMinutes(now, 5))).toHaveLength(2);
      await add(variant, 2);
    });
    expect(await notifyWaiting(overtaken, addMinutes(now, 6))).toEqual([]);
    const times = (await requests(variant)).flatMap(({ notifiedAt }) => notifiedAt ?? []);
    expect(times.toSorted()).toEqual([now, addMinutes(now, 5), addMinutes(now, 5)].map((time) => time.toISOString()));

    const last = (await requests(variant)).find(({ notifiedAt }) => notifiedAt === null);
    const withdrawn = whenFound(() => takeBackRequest(db, last?.id ?? ""));
    expect(await notifyWaiting(withdrawn, now)).toEqual([]);
  });

  it("leaves units that an order took meanwhile, or that nobody can buy", async () => {
    const { id, variant } = await soldOut();
    const people = await waiting(variant, 2);
    await add(variant, 1);
    await db.update(products).set({ published: false }).where(eq(products.id, id));
    expect(await notifyWaiting(db, now)).toEqual([]);
    await db.update(products).set({ published: true }).where(eq(products.id, id));
    const placed = await placeOrder(db, orderOf(id), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    expect(await notifyWaiting(db, now)).toEqual([]);
    expect(await told(variant, people)).toEqual([false, false]);
  });

  it("passes over an address that e-mail is kept back from, and sends it nothing", async () => {
    const { variant } = await soldOut();
    const people = await waiting(variant, 2);
    const since = now.toISOString();
    const kept = {
      id: newId("sup"),
      address: people[0]!,
      scope: "optional",
      reason: "complained",
      source: "resend",
      since,
    } as const;
    await db.insert(suppressedAddresses).values(kept);
    await add(variant, 1);
    await notifyWaiting(db, now);
    expect(await told(variant, people)).toEqual([false, true]);

    // One who objected after it was written.
    const other = await soldOut();
    const [late = ""] = await waiting(other.variant, 1);
    await add(other.variant, 1);
    const [outboxId = ""] = await notifyWaiting(db, now);
    await db.insert(suppressedAddresses).values({ ...kept, id: newId("sup"), address: late });
    expect(await sentMail(outboxId)).toBeUndefined();
  });

  it("sends nothing of what was sold or hidden again meanwhile, and keeps the place in line", async () => {
    const { id, variant } = await soldOut();
    const people = await waiting(variant, 2);
    await add(variant, 1);
    const [sold = ""] = await notifyWaiting(db, now);
    expect((await placeOrder(db, orderOf(id), now)).kind).toBe("placed");
    // By two senders at once.
    expect(await Promise.all([sentMail(sold), sentMail(sold)])).toEqual([undefined, undefined]);
    expect(await told(variant, people)).toEqual([false, false]);

    await add(variant, 1);
    const [hidden = ""] = await notifyWaiting(db, addMinutes(now, 5));
    expect(await told(variant, people)).toEqual([true, false]);
    await db.update(products).set({ published: false }).where(eq(products.id, id));
    expect(await sentMail(hidden)).toBeUndefined();
    expect(await told(variant, people)).toEqual([false, false]);

    await db.update(products).set({ published: true }).where(eq(products.id, id));
    const [back = ""] = await notifyWaiting(db, addMinutes(now, 10));
    expect((await sentMail(back))?.to).toBe(people[0]);
    expect(await told(variant, people)).toEqual([true, false]);
  });

  it("ends a request whose e-mail is dropped when its product is deleted, or its owner asked again", async () => {
    const { id, variant } = await soldOut();
    const [first = ""] = await waiting(variant, 1);
    await add(variant, 1);
    const [outboxId = ""] = await notifyWaiting(db, now);
    await archiveProduct(db, id, { actor: "kim" }, now);
    expect(await sentMail(outboxId)).toBeUndefined();
    expect(await requests(variant)).toEqual([]);
    expect(await typesTo(first)).toEqual(["back_in_stock_confirmation"]);

    const other = await soldOut();
    const [second = ""] = await waiting(other.variant, 1);
    await add(other.variant, 1);
    const [late = ""] = await notifyWaiting(db, now);
    await changeStock(db, [{ variantId: other.variant, to: 0 }], { reason: "count", actor: "kim" }, now);
    const again = await ask(other.variant, second);
    expect(await sentMail(late)).toBeUndefined();
    expect((await requests(other.variant)).map((row) => row.id)).toEqual([again.id]);
  });

  it("leaves a request alone whose e-mail another sender has claimed since", async () => {
    const { variant } = await soldOut();
    const people = await waiting(variant, 1);
    await add(variant, 1);
    const [outboxId = ""] = await notifyWaiting(db, now);
    const claimed = await claimMail(db, outboxId, new Date());
    const [request] = await requests(variant);
    const mail = { ...claimed!, claimedAt: now.toISOString() };
    await dropMail(db, mail, (isDropped) => putBackStatements(db, request!.id, isDropped));
    expect(await told(variant, people)).toEqual([true]);
    expect(await typesTo(people[0]!)).toContain("back_in_stock");
  });

  it("keeps waiting people for staff to see, by variant", async () => {
    const { variant } = await soldOut();
    await waiting(variant, 2);
    await ask(variant, address());
    expect(await readVariantStock(db, variant, now)).toMatchObject({ waiting: 2 });
    const list = await listStock(db, { search: variant, filters: {}, sort: "name", paging: { size: 20 } });
    expect(list.rows.map(({ id, waiting: people }) => [id, people])).toEqual([[variant, 2]]);
  });

  it("looks through no stock but what is waited for", async () => {
    const { variant } = await soldOut();
    await waiting(variant, 1);
    await add(variant, 1);
    const statements = await statementsOf(env, () => notifyWaiting(db, now));
    for (const { query, values } of statements) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...values)
        .all<{ detail: string }>();
      expect(results.filter(({ detail }) => /^SCAN (v|p|c|s|sent|product_\w+|email_outbox)\b/.test(detail))).toEqual(
        [],
      );
    }
  });
});
