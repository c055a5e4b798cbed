import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { receiveComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { answerAsBuyer } from "#app/features/after-sale/cases/record-complaint-step.server.ts";
import { requestLink } from "#app/features/after-sale/my-data/links.server.ts";
import { askToBeNotified } from "#app/features/catalogue/back-in-stock/ask.server.ts";
import { submitReview } from "#app/features/catalogue/reviews/submit-review.server.ts";
import { recordSearch } from "#app/features/catalogue/search/search-log.server.ts";
import { storeMessage } from "#app/features/people/contact/commands.server.ts";
import { askStaff } from "#app/features/people/data-requests/commands.server.ts";
import { subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { writeCartCopy } from "#app/features/selling/cart/cart-copy.server.ts";
import { maxCartBytes } from "#app/features/selling/cart/schemas.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { storeFeedback } from "#app/features/shop/accessibility/feedback.server.ts";
import { noteCookieChoice } from "#app/features/shop/consent/cookie-choices.server.ts";
import { claimAttempt } from "#app/features/shop/staff/sign-in-attempts.server.ts";
import { countVitals } from "#app/features/shop/vitals/count-vitals.server.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { type PublicWriteKind, fewOfNetwork, publicWrites } from "#app/platform/http/public-writes.ts";
import { newId } from "#app/shared/ids.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { createCheckout as createAcpCheckout } from "#workers/acp/checkout-calls.ts";
import { createCheckout } from "#workers/ucp/checkout-calls.ts";
import { businessProfile, type Capability } from "#workers/ucp/profile.ts";

const shop = openTestShop();
const { db } = shop;
const kinds = Object.keys(publicWrites) as PublicWriteKind[];
const hours = 24;

const from = (caller: string) => new Request("https://shop.example/", { headers: { "CF-Connecting-IP": caller } });
const at = (day: string, hour = 0) => new Date(`${day}T${String(hour).padStart(2, "0")}:30:00Z`);
const countOf = async (day: string, kind: PublicWriteKind) =>
  (
    await db.all<{ writes: number }>(
      sql`SELECT writes FROM write_counts WHERE day = ${day} AND kind = ${kind} AND subject = ''`,
    )
  )[0]?.writes ?? 0;
/** As if all callers together had written so many today. */
const fill = (day: string, kind: PublicWriteKind, writes: number) =>
  db.run(sql`INSERT INTO write_counts (day, kind, subject, writes) VALUES (${day}, ${kind}, '', ${writes})
    ON CONFLICT DO UPDATE SET writes = excluded.writes`);

describe.each(kinds)("24 hours of a hostile stranger: %s", (kind) => {
  const { perCaller, inAll, whenFull } = publicWrites[kind];

  it("stores no more of one caller than stated, hour after hour, and begins anew the next day", async () => {
    let granted = 0;
    for (let hour = 0; hour < hours; hour++) {
      const tries = Array.from({ length: Math.ceil(perCaller / 20) + 1 }, () =>
        claimWrite(from("192.0.2.1"), shop, kind, at("2031-01-01", hour)),
      );
      granted += (await Promise.all(tries)).filter(Boolean).length;
    }
    expect(granted).toBe(perCaller);
    expect(await claimWrite(from("192.0.2.2"), shop, kind, at("2031-01-01", 23))).toBe(true);
    expect(await claimWrite(from("192.0.2.1"), shop, kind, at("2031-01-02"))).toBe(true);
  });

  it("stores no more of all callers than stated", async () => {
    const day = "2031-02-01";
    await fill(day, kind, inAll - 3);
    const granted = [];
    for (let i = 0; i < 10; i++) granted.push(await claimWrite(from(`198.51.100.${i}`), shop, kind, at(day, i)));
    const expected = whenFull === "refuse" ? 3 : 10;
    expect(granted.filter(Boolean)).toHaveLength(expected);
    expect(await countOf(day, kind)).toBe(inAll - 3 + expected);
  });
});

it.each(["order", "passkey-challenge", "password-link"] as const)(
  "lets a person go on on a day on which strangers wrote all there may be, and a stranger only a few more: %s",
  async (kind) => {
    const day = "2031-03-01";
    await fill(day, kind, publicWrites[kind].inAll);
    const granted = [];
    for (let i = 0; i < 10; i++) granted.push(await claimWrite(from("203.0.113.5"), shop, kind, at(day)));
    expect(granted.filter(Boolean)).toHaveLength(fewOfNetwork);
    expect(await claimWrite(from("203.0.113.6"), shop, kind, at(day))).toBe(true);
    // Anybody can get a /48, which is 65,536 callers.
    const ofOneNetwork = [];
    for (let i = 0; i < 10; i++) ofOneNetwork.push(await claimWrite(from(`2001:db8:7:${i}::1`), shop, kind, at(day)));
    expect(ofOneNetwork.filter(Boolean)).toHaveLength(fewOfNetwork);
    expect(await claimWrite(from("2001:db8:8::1"), shop, kind, at(day))).toBe(true);
  },
);

it("takes what a signed link proves on a day that is full, and no more of one link than stated", async () => {
  const day = "2031-04-01";
  await fill(day, "complaint", publicWrites.complaint.inAll);
  expect(await claimWrite(from("192.0.2.1"), shop, "complaint", at(day))).toBe(false);
  const granted = [];
  for (let i = 0; i < 25; i++) granted.push(await claimWrite(from("192.0.2.1"), shop, "complaint", at(day), "ord_1"));
  expect(granted.filter(Boolean)).toHaveLength(publicWrites.complaint.perCaller);
  expect(await countOf(day, "complaint")).toBe(publicWrites.complaint.inAll);
});

it("keeps no more carts than a day may have: the oldest make way", async () => {
  const day = "2031-05-01";
  const idOf = (i: number) => `usr_${String(i).padStart(24, "0")}`;
  for (let i = 0; i < 3; i++) await writeCartCopy(db, idOf(i), { items: [], status: "active" }, at(day, i));
  await fill(day, "cart", publicWrites.cart.inAll + 1);
  const before = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM carts`);
  for (let i = 3; i < 6; i++) await writeCartCopy(db, idOf(i), { items: [], status: "active" }, at(day, i));
  expect(await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM carts`)).toEqual(before);
  expect(await db.all(sql`SELECT user_id FROM carts WHERE user_id = ${idOf(5)}`)).toHaveLength(1);
});

/** A text of three bytes a character, the most of a UTF-16 unit, in which hardly three letters repeat: the search index keeps them all. */
const long = (characters: number) =>
  String.fromCharCode(...Array.from({ length: characters }, () => 0x4e00 + Math.floor(Math.random() * 20_000)));
const address = () => `${newId()}@${"a".repeat(60)}.${"b".repeat(60)}.mail.example`;
const person = () => ({ name: long(200), reference: long(60), email: address(), items: long(500) });

/** All that an agent can have in common with the shop. */
const capabilityNames = Object.keys(businessProfile("").ucp.capabilities) as Capability[];
let garment = "";
const garments: string[] = [];
const soldOut = newId("garment");
const complaint = () => ({
  ...person(),
  formId: newId(),
  pictureKey: newId("cpl"),
  description: long(4000),
  noticedOn: "2026-11-18",
  wish: "repair" as const,
  channel: "form" as const,
  link: null,
  pictures: [],
});
/** Stores one of each kind, as large as its schema allows. Pictures, links and challenges are small rows of known size. */
type Store = (now: Date) => Promise<unknown>;
const largest: Partial<Record<PublicWriteKind, Store>> = {
  cart: (now) =>
    writeCartCopy(
      db,
      newId("usr"),
      { items: [{ name: "x".repeat(maxCartBytes - 30) }] as never, status: "active" },
      now,
    ),
  order: async (now) => {
    const items = garments
      .flatMap((id) => ["black", "white"].flatMap((colorId) => ["m", "l"].map((sizeId) => ({ id, colorId, sizeId }))))
      .slice(0, 30)
      .map(({ id, ...variant }) => ({ ...orderOf(id).items[0]!, ...variant, variantId: null, name: long(200) }));
    const customer = {
      ...orderOf(garment).customer,
      email: address(),
      firstName: long(100),
      lastName: long(100),
      address: long(200),
      city: long(100),
    };
    const placed = await placeOrder(db, { ...orderOf(garment), customer, items, idempotencyKey: newId("key") }, now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
  },
  "checkout-session": async (now) => {
    const called = { first_name: long(100), last_name: long(100) };
    const body = {
      line_items: thirtyVariants().map((id) => ({ item: { id }, quantity: 1 })),
      buyer: { ...called, email: address(), phone_number: long(40) },
      discounts: { codes: Array.from({ length: 10 }, () => long(100)) },
      fulfillment: {
        methods: [
          {
            destinations: [
              {
                ...called,
                id: long(100),
                street_address: long(150),
                extended_address: long(50),
                address_locality: long(100),
                postal_code: long(20),
                address_country: long(100),
              },
            ],
          },
        ],
      },
    };
    const agent = {
      profile: "https://agent.example/ucp",
      name: "agent.example",
      isProven: false as const,
      shared: capabilityNames,
    };
    const headers = { "Idempotency-Key": newId().repeat(8), "CF-Connecting-IP": newId() };
    const request = new Request("https://shop.example/ucp/checkout-sessions", { method: "POST", headers });
    const made = await createCheckout({ request, shop, agent, body, canonical: JSON.stringify(body), now });
    expect(made.status).toBe(201);
  },
  message: (now) =>
    storeMessage(db, { name: long(200), email: address(), subject: "returns", message: long(5000) }, now),
  feedback: (now) => storeFeedback(db, { email: address(), page: long(500), message: long(5000) }, now),
  subscription: (now) => subscribe(shop, { email: address(), consentSource: "welcome-popup" }, now),
  "back-in-stock": async (now) => {
    const { kind } = await askToBeNotified(db, { variant: `${soldOut}-white-l`, email: address() }, now);
    expect(kind).toBe("asked");
  },
  "my-data-link": (now) => requestLink(db, address(), now),
  "my-data-change": (now) => askStaff(db, { kind: "access", email: address(), note: long(2000) }, now),
  withdrawal: (now) =>
    receiveWithdrawal(shop, { ...person(), formId: newId(), channel: "function", link: null, caller: newId() }, now),
  complaint: (now) => receiveComplaint(shop, complaint(), now),
  "complaint-answer": async (now) => {
    const id = newId("cev");
    const answered = await answerAsBuyer(db, { id, complaintId: complaintId, text: long(4000) }, now);
    expect(answered).toBe("done");
  },
  review: (now) =>
    submitReview(
      db,
      {
        key: newId(),
        email: address(),
        name: long(60),
        location: long(80),
        product: garment,
        rating: 1,
        feedback: long(2000),
        images: [],
      },
      null,
      now,
    ),
  "cookie-choice": (now) =>
    noteCookieChoice(db, { id: newId(), version: 1000, choices: ["preference", "marketing"] as never }, now),
  search: (now) =>
    recordSearch(db, { words: newId().replaceAll(/\d/g, "å").repeat(8).slice(0, 199), count: 1, rank: 1 }, now),
  measurement: (now) =>
    countVitals(db, { page: "checkout", device: "desktop", lcp: 9_999, inp: 9_999, cls: 9, ttfb: 9_999 }, now),
  "sign-in": (now) => claimAttempt(db, { username: long(100), place: `address:${"0".repeat(44)}` }, now),
};
let complaintId = "";

const thirtyVariants = () =>
  [garment, ...garments]
    .flatMap((id) => ["black", "white"].flatMap((color) => ["m", "l"].map((size) => `${id}-${color}-${size}`)))
    .slice(0, 30);

/** A session of the other protocol, as large. */
const storeAcpSession: Store = async (now) => {
  const body = {
    line_items: thirtyVariants().map((id) => ({ id })),
    buyer: { first_name: long(100), last_name: long(100), email: address(), phone_number: long(40) },
    discounts: { codes: Array.from({ length: 3 }, () => long(100)) },
    fulfillment_details: {
      address: {
        name: long(200),
        line_one: long(150),
        line_two: long(50),
        city: long(100),
        postal_code: long(20),
        country: long(100),
      },
    },
  };
  const agent = { profile: newId("acp:key"), name: long(40), isProven: true };
  const request = new Request("https://shop.example/acp/checkout_sessions", { method: "POST" });
  const called = {
    request,
    shop,
    agent,
    body,
    canonical: JSON.stringify(body),
    idempotencyKey: newId().repeat(7),
    now,
  };
  const made = await createAcpCheckout(called);
  expect(made.status).toBe(201);
};

const sizeOf = async () => (await shop.env.DB.prepare("SELECT 1").run()).meta.size_after;

describe("a record of each kind", () => {
  const all = Object.entries(largest) as [PublicWriteKind, Store][];
  const byAcp = ["checkout-session", storeAcpSession] as const;
  it.each([...all, byAcp])("takes no more of the database than stated: %s", async (kind, store) => {
    const now = new Date("2031-06-01T12:00:00Z");
    if (garment === "") {
      garment = newId("garment");
      for (let i = 0; i < 8; i++) garments.push(newId("garment"));
      for (const id of [garment, ...garments]) await stockGarment(db, { id, stock: 500 });
      await stockGarment(db, { id: soldOut, stock: 0 });
      complaintId = (await receiveComplaint(shop, complaint(), now)).id;
    }
    const most = 40;
    const before = await sizeOf();
    for (let i = 0; i < most; i++) {
      await claimWrite(from(crypto.randomUUID()), shop, kind, now);
      await store(now);
    }
    await shop.finished();
    // Pages are of 4 KB: a half-filled one of each index counts against the forty.
    const each = ((await sizeOf()) - before) / most;
    console.info(`${kind}: ${Math.ceil(each)} bytes, ${publicWrites[kind].bytes} stated`);
    expect(each).toBeLessThanOrEqual(publicWrites[kind].bytes);
  });
});
