import { beforeAll, describe, expect, it, vi } from "vitest";

import { openDatabase, type Database } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { openTestShop, orderOf, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { latestRequest } from "#tests/support/subscriber.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await handleApi(
    new Request(`https://shop.example/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
    shop,
  );
  return { status: response.status, headers: response.headers, body: await response.json<any>() };
}

const database = (collection_name: string, command: string, data: object = {}, headers = {}) =>
  call("/db", { database_name: "pulse-mode", collection_name, command, data }, headers);

beforeAll(async () => {
  await stockGarment(shop.db, { id: "tee", stock: 50 });
  await stockGarment(shop.db, { id: "hidden", published: false });
});

describe("GET /api/health", () => {
  it("answers 200", async () => {
    const response = await handleApi(new Request("https://shop.example/api/health"), shop);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: true });
  });
});

describe("products --read", () => {
  it("answers published products with prices in kronor and their stock, of which strangers are told at most ten", async () => {
    const { status, body } = await database("products", "--read");
    expect(status).toBe(200);
    expect(body.data.map((product: { id: string }) => product.id)).toEqual(["tee"]);
    expect(body.data[0]).toMatchObject({
      _id: "tee",
      price: 299,
      currency: "SEK",
      inStock: true,
      media: ["/media/tee.webp"],
      colors: [{ id: "black", available: true }, { id: "white" }],
      sizes: [{ id: "m" }, { id: "l" }],
    });
    expect(body.data[0].variants).toContainEqual({
      id: "tee-black-m",
      colorId: "black",
      sizeId: "m",
      quantity: 10,
      orMore: true,
      price: 299,
      earlierPrice: null,
      picture: null,
    });
  });

  it.each([{ filter: { _id: "tee" } }, { filter: { id: "tee" } }, { id: "tee" }])("finds one by %o", async (data) => {
    expect((await database("products", "--read", data)).body.data).toHaveLength(1);
  });

  it.each(["hidden", "nothing", "' OR 1=1 --"])("answers an empty list for %s", async (id) => {
    expect((await database("products", "--read", { filter: { _id: id } })).body).toEqual({ status: true, data: [] });
  });
});

/** The database, whose `nth` batch waits until it may go on. */
function holdingBatch(db: Database, nth: number, { reached, until }: { reached: () => void; until: Promise<void> }) {
  let batches = 0;
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "batch") return (...parameters: unknown[]) => Reflect.apply(value, target, parameters) as unknown;
      return async (...parameters: unknown[]) => {
        batches += 1;
        if (batches === nth) {
          reached();
          await until;
        }
        return Reflect.apply(value, target, parameters) as unknown;
      };
    },
  });
}

describe("POST /api/payments/process", () => {
  it("does what follows a payment for a shopper who is gone before the answer, too", async () => {
    const email = "gone@mail.example";
    const wish = { newsletterSubscription: true, customer: { ...orderOf("tee").customer, email } };
    const { body } = await database("orders", "--create", { ...orderOf("tee"), ...wish });
    const created = await call("/payments", { orderId: body.id });
    const request = new Request("https://shop.example/api/payments/process", {
      method: "POST",
      body: JSON.stringify({ paymentId: created.body.id, token: "test_visa" }),
    });
    const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const kept: { ended: boolean }[] = [];
    // The batch that marks the order paid also asks its buyer to confirm.
    const db = holdingBatch(shop.db, 1, { reached: reached.resolve, until: open.promise });
    const keep = (work: Promise<unknown>) => {
      const one = { ended: false };
      kept.push(one);
      void work.then(() => (one.ended = true));
    };
    const answered = handleApi(request, { ...shop, db, waitUntil: keep });
    await reached.promise;
    // Work that the platform was given before there was an answer goes on; the rest of a request ends with its connection.
    expect(kept[0]).toEqual({ ended: false });
    open.resolve();
    expect((await answered).status).toBe(200);
    await vi.waitUntil(() => kept.every(({ ended }) => ended), { interval: 1 });
    expect(await latestRequest(shop, email)).toMatchObject({ consentSource: "checkout", confirmedAt: null });
  });
});

describe("orders --create", () => {
  it("places an order and answers its id, number and amounts in kronor", async () => {
    const { status, body } = await database("orders", "--create", { ...orderOf("tee"), total: 348 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: true, id: expect.stringMatching(/^ord_/) });
    expect(body.data[0]).toMatchObject({
      id: body.id,
      orderNumber: expect.stringMatching(/^PM-\d{8}$/),
      status: "pending",
      subtotal: 299,
      shipping: 49,
      tax: 69.6,
      total: 348,
    });
  });

  it("answers the same order for the same Idempotency-Key", async () => {
    const key = { "Idempotency-Key": "purchase-0001-0001" };
    const first = await database("orders", "--create", orderOf("tee"), key);
    const second = await database("orders", "--create", orderOf("tee"), key);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
  });

  it("answers with the order what its confirmation shows", async () => {
    const { customer } = orderOf("tee");
    const sent = { ...orderOf("tee"), customer: { ...customer, postalCode: "61930" } };
    const { body } = await database("orders", "--create", sent);
    expect(body.data[0].confirmation).toMatchObject({
      currency: "SEK",
      orderId: body.id,
      orderNumber: body.data[0].orderNumber,
      items: [{ id: "tee", name: "Garment tee", size: "M", color: "Black", quantity: 1, price: 299 }],
      total: 348,
      email: customer.email,
      shippingAddress: { name: "Åsa Öberg", city: "Trosa", postalCode: "619 30", country: "Sweden" },
    });
  });

  it("answers a paid order in place of another one that was to replace it, with what stands in it", async () => {
    const paidKey = "purchase-that-was-paid";
    const { body: first } = await database("orders", "--create", orderOf("tee"), { "Idempotency-Key": paidKey });
    const { body: payment } = await call("/payments", { orderId: first.id });
    await call("/payments/process", { paymentId: payment.id, token: "test_visa" });
    const { customer } = orderOf("tee");
    const changed = { ...orderOf("tee", { quantity: 2 }), customer: { ...customer, city: "Gnesta" } };
    const { status, body } = await database("orders", "--create", { ...changed, replacesKey: paidKey });
    expect(status).toBe(200);
    expect(body.id).toBe(first.id);
    expect(body.data[0].confirmation).toMatchObject({ items: [{ quantity: 1 }], shippingAddress: { city: "Trosa" } });
  });

  it.each([
    ["customer", "Sweden", "11", "Swedish postal codes have 5 digits, such as 619 30."],
    ["billing", "Norway", "619 30", "Norwegian postal codes have 4 digits, such as 0154."],
  ])("names the %s's postal code that %s does not have", async (of, country, postalCode, message) => {
    const { customer } = orderOf("tee");
    const { address, city } = customer;
    const change = of === "customer" ? { ...customer, postalCode } : { address, city, country, postalCode };
    const { status, body } = await database("orders", "--create", { ...orderOf("tee"), [of]: change });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ field: `${of}.postalCode`, message }]);
  });

  it("tells a changed price with the fresh one, and charges nothing", async () => {
    const before = await unitsLeft(shop.db, "tee");
    const { status, body } = await database("orders", "--create", orderOf("tee", { price: 1 }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      status: false,
      code: "lines-changed",
      error: "The price of Garment tee has changed",
      problems: [{ index: 0, problem: "price", price: 299 }],
    });
    expect(await unitsLeft(shop.db, "tee")).toBe(before);
  });

  it.each([
    ["no items", { items: [] }],
    ["a missing name", { customer: { ...orderOf("tee").customer, lastName: " " } }],
    ["an e-mail that is none", { customer: { ...orderOf("tee").customer, email: "asa" } }],
    ["a country the shop does not ship to", { customer: { ...orderOf("tee").customer, country: "Germany" } }],
    ["half a piece", { items: [{ productId: "tee", price: 299, quantity: 0.5 }] }],
    ["minus one piece", { items: [{ productId: "tee", price: 299, quantity: -1 }] }],
  ])("refuses %s", async (_, change) => {
    const { status, body } = await database("orders", "--create", { ...orderOf("tee"), ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, error: "Please fill in all required fields." });
  });

  it("ignores what a browser has no say in", async () => {
    const { body } = await database("orders", "--create", {
      ...orderOf("tee"),
      status: "delivered",
      paymentStatus: "paid",
      subtotal: 0,
      tax: 0,
    });
    expect(body.data[0]).toMatchObject({ status: "pending", paymentStatus: "unpaid", total: 348 });
  });
});

describe("payments", () => {
  async function payment(change = {}) {
    const { body: order } = await database("orders", "--create", orderOf("tee", change));
    const { body } = await call("/payments", { orderId: order.id });
    return { orderId: order.id as string, paymentId: body.id as string, body };
  }

  it("create, then process with a token, pays the order", async () => {
    const { orderId, paymentId, body } = await payment();
    expect(body.data[0]).toMatchObject({ status: "created", nextStep: "card", provider: "test" });
    const { status, body: paid } = await call("/payments/process", { paymentId, token: "test_visa" });
    await shop.finished();
    expect(status).toBe(200);
    expect(paid).toEqual({ status: true, data: [{ id: paymentId, orderId, status: "succeeded" }] });
    expect((await call("/payments", { orderId })).body.data[0]).toEqual({ orderId, status: "succeeded" });
  });

  it("answer 402 and the reason for a declined card", async () => {
    const { paymentId } = await payment();
    const { status, body } = await call("/payments/process", { paymentId, token: "test_insufficient_funds" });
    expect(status).toBe(402);
    expect(body).toEqual({ status: false, code: "declined", error: "Your card has insufficient funds." });
  });

  it("ask for a confirmation with every other method, and are declined without it", async () => {
    const { paymentId, body } = await payment({ paymentMethod: "klarna-pay-later" });
    expect(body.data[0].nextStep).toBe("confirm");
    expect((await call("/payments/process", { paymentId, confirmed: false })).status).toBe(402);
    expect((await call("/payments/process", { paymentId, confirmed: true })).status).toBe(200);
  });

  it.each([
    ["a card", { card: { number: "4242424242424242", expiry: "12/40", cvc: "123" } }],
    ["a card beside a token", { token: "test_visa", card: { number: "4242424242424242" } }],
    ["a card number in place of a token", { token: "4242424242424242" }],
    ["a card number under another name", { confirmed: true, cardNumber: "4242424242424242" }],
    ["both a token and a confirmation", { token: "test_visa", confirmed: true }],
    ["a token that begins with no letter", { token: "__proto__" }],
    ["neither a token nor a confirmation", {}],
  ])("refuse %s, and leave the order unpaid", async (_, answer) => {
    const { orderId, paymentId } = await payment();
    const { status, body } = await call("/payments/process", { paymentId, ...answer });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(JSON.stringify(body)).not.toContain("4242");
    expect((await call("/payments", { orderId })).body.data[0].status).toBe("created");
  });

  it.each(["constructor", "toString", "test_unknown"])("decline the token %s", async (token) => {
    const { paymentId } = await payment();
    expect((await call("/payments/process", { paymentId, token })).status).toBe(402);
  });

  it.each([
    ["/payments", { orderId: "nothing" }, 409],
    ["/payments/process", { paymentId: "nothing", confirmed: true }, 404],
  ])("%s knows no %o", async (path, body, status) => {
    expect((await call(path, body)).status).toBe(status);
  });
});

describe("discounts", () => {
  const code = { createdAt: "2026-01-01T00:00:00Z", discountType: "percentage", valueHundredths: 10_00 };

  it("say so when the shop has no codes", async () => {
    expect((await call("/discount/apply", { code: "X", cartTotal: 100 })).body).toMatchObject({
      valid: false,
      error: "No discount codes found in database",
    });
  });

  it("refuse an amount in SEK for a cart in euros, as the order would", async () => {
    const fixed = { ...code, code: "HUNDRED", discountType: "fixed", valueHundredths: 100_00 };
    await shop.db.insert(discountCodes).values(fixed);
    const asked = { code: "HUNDRED", cartTotal: 58 };
    expect((await call("/discount/apply", { ...asked, currency: "EUR" })).body).toMatchObject({
      valid: false,
      error: "Discount code is for orders in SEK only",
    });
    expect((await call("/discount/apply", asked)).body).toMatchObject({ valid: true, discountAmount: 58 });
  });

  it("lets nobody try codes without end, and still tells each cart what applies by itself", async () => {
    const headers = { "CF-Connecting-IP": "192.0.2.61" };
    const ask = async (typed: string | null) =>
      (await call("/discount/apply", { code: typed, cartTotal: 100 }, headers)).status;
    for (let tried = 0; tried < bindingLimits.DISCOUNT_LIMIT; tried++) await ask("GUESS");
    expect(await ask("GUESS")).toBe(429);
    expect(await ask(null)).toBe(200);
  });

  it.each(["/discount/validate", "/discount/apply"])("%s answers what a code takes off, in kronor", async (path) => {
    await shop.db
      .insert(discountCodes)
      .values({ ...code, code: "TEN", description: "10% off" })
      .onConflictDoNothing();
    const { status, body } = await call(path, { code: "ten", cartTotal: 598, userId: "usr_1" });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      valid: true,
      code: "TEN",
      description: "10% off",
      discountAmount: 59.8,
      discountPercentage: 10,
      finalTotal: 538.2,
      freeShipping: false,
    });
  });

  it.each(["/discount/validate", "/discount/apply"])(
    "%s counts a code for chosen items from the items",
    async (path) => {
      await shop.db
        .insert(discountCodes)
        .values({ ...code, code: "TIGHTS", productIds: ["tights"] })
        .onConflictDoNothing();
      const items = [
        { productId: "tights", price: 599, quantity: 1 },
        { productId: "socks", price: 99, quantity: 2 },
      ];
      expect((await call(path, { code: "TIGHTS", cartTotal: 797, items })).body).toMatchObject({
        valid: true,
        discountAmount: 59.9,
        finalTotal: 737.1,
      });
      expect((await call(path, { code: "TIGHTS", cartTotal: 797 })).body).toMatchObject({
        valid: false,
        error: "Discount code is for selected items. Apply it in the cart.",
      });
      const socks = items.slice(1);
      expect((await call(path, { code: "TIGHTS", cartTotal: 198, items: socks })).body).toMatchObject({
        valid: false,
        error: "Discount code doesn't apply to anything in your cart",
      });
    },
  );

  it.each([
    ["NOPE", 100, "Discount code not found"],
    ["", 100, "Please enter a discount code"],
    ["TEN", 0, "Cart is empty"],
  ])("refuse %s on %d", async (typed, cartTotal, error) => {
    expect((await call("/discount/apply", { code: typed, cartTotal })).body).toMatchObject({ valid: false, error });
  });
});

describe("the API", () => {
  it.each([
    ["users", "--read"],
    ["orders", "--read"],
    ["orders", "--update"],
    ["orders", "--delete"],
    ["discount_codes", "--read"],
    ["products", "--create"],
    ["products", "--update"],
    ["products", "--delete"],
  ])("refuses %s %s to anyone not signed in", async (collection, command) => {
    const { status, body } = await database(
      collection,
      command,
      { filter: {} },
      { Cookie: "staff.session_token=forged.forged" },
    );
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: false });
    expect(body).not.toHaveProperty("data");
  });

  it.each([
    ["something that is not JSON", "{", 400],
    ["an unknown collection", { collection_name: "staff", command: "--read" }, 400],
    ["an unknown command", { collection_name: "products", command: "--drop" }, 400],
    [
      "more than 100 KB",
      { collection_name: "products", command: "--read", data: { filler: "x".repeat(200_000) } },
      413,
    ],
  ])("refuses %s", async (_, body, status) => {
    expect((await call("/db", body)).status).toBe(status);
  });

  it("refuses calls from other sites, by either header a browser sends", async () => {
    expect(
      (await call("/discount/apply", { code: "X", cartTotal: 1 }, { Origin: "https://evil.example" })).status,
    ).toBe(403);
    expect(
      (await call("/discount/apply", { code: "X", cartTotal: 1 }, { "Sec-Fetch-Site": "cross-site" })).status,
    ).toBe(403);
  });

  it("knows its calls and their methods", async () => {
    expect((await call("/nothing", {})).status).toBe(404);
    expect((await call("/health", {})).status).toBe(405);
  });

  it("lets nothing be cached", async () => {
    expect((await database("products", "--read")).headers.get("Cache-Control")).toBe("no-store");
  });

  it("tells a database that does not answer without its inner details", async () => {
    const prepare = () => {
      throw new Error("D1_ERROR: secret detail");
    };
    const broken = { ...shop, db: openDatabase({ prepare, batch: prepare }) };
    const response = await handleApi(
      new Request("https://shop.example/api/db", {
        method: "POST",
        body: JSON.stringify({ collection_name: "products", command: "--read" }),
      }),
      broken,
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: false, error: "Database operation failed", code: "unavailable" });
  });
});

describe("carts", () => {
  const userId = "usr_0123456789abcdefghijklmn";
  const line = { id: "tee", name: "Garment tee", price: 299, quantity: 2, size: "M", color: "Black", injected: "x" };

  it("are kept, changed and forgotten for the browser that knows its own id", async () => {
    expect((await database("carts", "--create", { userId, items: [line] })).status).toBe(201);
    const { body } = await database("carts", "--read", { filter: { userId } });
    expect(body.data).toMatchObject([{ userId, status: "active", items: [{ id: "tee", price: 299, quantity: 2 }] }]);
    expect(body.data[0].items[0]).not.toHaveProperty("injected");

    await database("carts", "--update", { filter: { userId }, update: { items: [{ ...line, quantity: 5 }] } });
    await database("carts", "--update", { filter: { userId }, update: { status: "ordered" } });
    const { body: changed } = await database("carts", "--read", { filter: { userId } });
    expect(changed.data).toMatchObject([{ status: "ordered", items: [{ quantity: 5 }] }]);

    await database("carts", "--delete", { filter: { userId } });
    expect((await database("carts", "--read", { filter: { userId } })).body.data).toEqual([]);
  });

  it.each([{}, { filter: {} }, { filter: { userId: "local-user" } }, { filter: { userId: "%" } }])(
    "are read by nobody who does not name one: %o",
    async (data) => {
      expect((await database("carts", "--read", data)).status).toBe(400);
    },
  );
});
