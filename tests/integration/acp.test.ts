import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { agentOrders, checkoutSessionCalls, checkoutSessions } from "#app/db/schema/checkout-sessions.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { apiKeys } from "#app/db/schema/keys.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { readHandoff } from "#app/features/selling/checkout-sessions/read-handoff.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { newKeySecret } from "#app/features/shop/keys/key-secret.ts";
import { permissions } from "#app/features/shop/staff/permissions.ts";
import { publicWrites } from "#app/platform/http/public-writes.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { newId } from "#app/shared/ids.ts";
import { acpAgent, sessionOf } from "#tests/support/acp-agent.ts";
import { expectValidAcp } from "#tests/support/acp-schemas.ts";
import { askUntilRefused } from "#tests/support/ask-until-refused.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { storeKey } from "#tests/support/key-fixture.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { checkoutOf, ucpAgent } from "#tests/support/ucp-agent.ts";
import { handleAcp } from "#workers/acp/handle-acp.ts";

const shop = openTestShop();
const { db, env } = shop;
const tee = "acp-tee-black-m";
const cap = "acp-cap-white-l";

const buyer = { email: "Asa.Oberg@mail.example", first_name: "Åsa", last_name: "Öberg", phone_number: "+46701740605" };
const address = {
  name: "Lina Öberg",
  line_one: "Storgatan 1",
  city: "Trosa",
  state: "",
  postal_code: "619 30",
  country: "SE",
};
const sentTo = (change: object = {}) => ({ fulfillment_details: { address: { ...address, ...change } } });
const by = (option_id: string) => ({
  selected_fulfillment_options: [{ type: "shipping", option_id, item_ids: [`li_${tee}`] }],
});
type Totals = { type: string; amount: number }[];
const amountOf = (totals: Totals, type: string) => totals.find((total) => total.type === type)?.amount ?? 0;
/** What the entries of an answer add up to. */
const sumOf = (totals: Totals) =>
  amountOf(totals, "subtotal") -
  amountOf(totals, "items_discount") +
  amountOf(totals, "fulfillment") +
  amountOf(totals, "tax");

async function configure(section: string, content: object | null) {
  await db.delete(siteConfiguration).where(eq(siteConfiguration.section, section));
  if (content)
    await db.insert(siteConfiguration).values({ section, content, updatedAt: now.toISOString(), updatedBy: "kim" });
}

beforeAll(async () => {
  await stockGarment(db, { id: "acp-tee", priceOre: 299_00, stock: 500 });
  await stockGarment(db, { id: "acp-cap", priceOre: 199_90, stock: 500 });
  await stockGarment(db, { id: "acp-few", priceOre: 100_00, stock: 2 });
  await stockGarment(db, { id: "acp-euro", priceOre: 29_00, currency: "EUR" });
  await stockGarment(db, { id: "acp-gone", stock: 0 });
  const createdAt = now.toISOString();
  const expiryDate = "2020-01-01T00:00:00.000Z";
  await db.insert(discountCodes).values([
    { code: "ACP10", discountType: "percentage", valueHundredths: 10_00, description: "10% off", createdAt },
    { code: "ACPOLD", discountType: "fixed", valueHundredths: 50_00, expiryDate, createdAt },
  ]);
});

describe("the discovery document", () => {
  const read = (method = "GET") =>
    handleAcp(new Request(new URL("/.well-known/acp.json", env.PUBLIC_ORIGIN), { method }), shop);

  it("is what the published schema says, for all to keep and without a key", async () => {
    const response = await read();
    const body = await response.json<any>();
    expectValidAcp(body, "discovery");
    expect(body).toMatchObject({
      protocol: { name: "acp", version: "2026-04-17", supported_versions: ["2026-04-17"] },
      api_base_url: `${env.PUBLIC_ORIGIN}/acp`,
      transports: ["rest"],
      capabilities: { services: ["checkout"], extensions: [{ name: "discount" }] },
    });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("is only read", async () => {
    expect((await read("POST")).status).toBe(405);
  });
});

const calls: [method: string, path: string][] = [
  ["POST", "/checkout_sessions"],
  ["GET", "/checkout_sessions/chk_1"],
  ["POST", "/checkout_sessions/chk_1"],
  ["POST", "/checkout_sessions/chk_1/complete"],
  ["POST", "/checkout_sessions/chk_1/cancel"],
];

describe("who calls", () => {
  it.each(permissions)("with a key that holds %s alone is let in by that for checkouts, and no other", async (held) => {
    const agent = acpAgent(shop, { key: await storeKey(shop, [held]) });
    for (const [method, path] of calls) {
      const { status } = await agent.send(method, path, method === "POST" ? {} : undefined);
      expect([path, status === 403]).toEqual([path, held !== "checkouts:write"]);
    }
  });

  it.each([
    ["none", ""],
    ["one of another kind", "Basic abc"],
    ["a wrong key", `Bearer ${newKeySecret()}`],
    ["half a key", "Bearer pm_1"],
    ["an empty key", "Bearer "],
  ])("is refused with 401 at each call: %s", async (_what, Authorization) => {
    for (const [method, path] of calls) {
      const { status, answer, headers } = await acpAgent(shop).send(method, path, undefined, { Authorization });
      expect([status, answer.code]).toEqual([401, "unauthorized"]);
      expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer realm="acp"/);
    }
  });

  it("is refused from the moment that the key is revoked, and after its last day", async () => {
    const agent = acpAgent(shop, { name: "Ending agent" });
    const { answer } = await agent.create(sessionOf(tee));
    await db.update(apiKeys).set({ revokedAt: now.toISOString() }).where(eq(apiKeys.name, "Ending agent"));
    expect((await agent.get(answer.id)).status).toBe(401);
    const expired = await storeKey(shop, ["checkouts:write"], { expiresOn: "2020-01-01" });
    expect((await acpAgent(shop, { key: expired }).create(sessionOf(tee))).status).toBe(401);
  });

  it("never sends a key in an address", async () => {
    const key = await storeKey(shop, ["checkouts:write"]);
    const { status, answer } = await acpAgent(shop).send("GET", `/checkout_sessions/chk_1?key=${key}`);
    expect([status, answer.code]).toEqual([400, "key_in_address"]);
  });

  it("cannot try keys without end", async () => {
    const guesser = acpAgent(shop, { key: newKeySecret() });
    await askUntilRefused(
      bindingLimits.SIGN_IN_LIMIT,
      () => guesser.get("chk_1"),
      ({ status }) => status === 429,
    );
  });
});

describe("the headers", () => {
  it.each([
    ["missing_api_version", ""],
    ["unsupported_api_version", "2025-09-29"],
    ["unsupported_api_version", "latest"],
  ])("are refused with the versions that are spoken: %s", async (code, version) => {
    for (const [method, path] of calls) {
      const { status, answer } = await acpAgent(shop).send(method, path, undefined, { "API-Version": version });
      expect([status, answer]).toMatchObject([400, { code, supported_versions: ["2026-04-17"] }]);
    }
  });

  it("name an idempotency key on each POST", async () => {
    for (const [method, path] of calls.filter(([name]) => name === "POST")) {
      const none = await acpAgent(shop).send(method, path, {}, { "Idempotency-Key": "" });
      expect([none.status, none.answer.code]).toEqual([400, "idempotency_key_required"]);
      const long = await acpAgent(shop).send(method, path, {}, { "Idempotency-Key": "k".repeat(256) });
      expect(long.status).toBe(400);
    }
  });

  it("are told again: the key and the request's id, also by an error", async () => {
    const sent = { "Idempotency-Key": "k".repeat(255), "Request-Id": "req-1" };
    for (const { headers } of [
      await acpAgent(shop).create(sessionOf(tee), sent),
      await acpAgent(shop).create({}, sent),
    ])
      expect([headers.get("Idempotency-Key"), headers.get("Request-Id")]).toEqual(Object.values(sent));
  });
});

describe("a session that is made", () => {
  it("is handed to a person, and says what it comes to", async () => {
    const body = {
      ...sessionOf(tee, tee, cap),
      buyer,
      ...sentTo(),
      affiliate_attribution: { provider: "impact.com", token: "secret-token" },
      metadata: { note: "secret-note" },
    };
    expectValidAcp(body, "create");
    const { status, answer, codes } = await acpAgent(shop).create(body);
    expect([status, answer.status, codes]).toEqual([201, "requires_escalation", ["approval_required"]]);
    expect(answer.messages[0].resolution).toBe("requires_buyer_review");
    expect(answer.capabilities.payment.handlers).toEqual([]);
    expect(answer.currency).toBe("sek");
    expect(answer.line_items.map((line: any) => [line.item.id, line.quantity, amountOf(line.totals, "total")])).toEqual(
      [
        [tee, 2, 598_00],
        [cap, 1, 199_90],
      ],
    );
    expect(answer.buyer).toEqual({ ...buyer, email: "asa.oberg@mail.example" });
    expect(answer.fulfillment_details).toEqual({ address });
    expect(answer.fulfillment_options.map(({ id }: any) => id)).toEqual(["standard", "express"]);
    expect(answer.selected_fulfillment_options[0].item_ids).toEqual([`li_${tee}`, `li_${cap}`]);
    expect(new URL(answer.continue_url).href).not.toMatch(new RegExp(`${answer.id}|Asa|Trosa|@`, "i"));
    const stored = [await db.select().from(checkoutSessions), await db.select().from(checkoutSessionCalls)];
    expect(JSON.stringify(stored)).not.toMatch(/secret-token|secret-note/);
  });

  it("comes to what an order of it is quoted, whatever the country and the code", async () => {
    const lines = [
      { variantId: tee, quantity: 2 },
      { variantId: cap, quantity: 1 },
    ];
    for (const [country, code] of [
      ["Sweden", null],
      ["Norway", null],
      ["Denmark", "ACP10"],
    ] as const) {
      const { answer } = await acpAgent(shop).create({
        ...sessionOf(tee, tee, cap),
        ...sentTo({ country }),
        ...(code ? { discounts: { codes: [code] } } : {}),
      });
      const { quote } = await readQuote(db, { lines, country, shippingMethod: "standard", code }, new Date());
      if (quote.kind !== "quoted") throw new Error(quote.kind);
      expect(amountOf(answer.totals, "total")).toBe(quote.totals.totalOre);
      expect(sumOf(answer.totals)).toBe(quote.totals.totalOre);
      const ofLines = answer.line_items.map((line: any) => amountOf(line.totals, "total"));
      expect(ofLines).toEqual(quote.lines.map(({ totalOre }) => totalOre));
    }
  });

  it("adds VAT as an entry of its own where it is not in the prices", async () => {
    await configure("vat", { mode: "added", rateHundredths: 25_00 });
    const { answer } = await acpAgent(shop).create(sessionOf(tee));
    expect(amountOf(answer.totals, "tax")).toBeGreaterThan(0);
    expect(amountOf(answer.totals, "total")).toBe(sumOf(answer.totals));
    await configure("vat", null);
  });

  it("takes quantities by the protocol's text, too, and a buyer by what its delivery says", async () => {
    const { answer } = await acpAgent(shop).create({
      line_items: [{ id: tee, quantity: 2 }, { id: tee }],
      fulfillment_details: { name: "Åsa Maria Öberg", email: "asa@mail.example", phone_number: "0701740605" },
    });
    expect(answer.line_items.map((line: any) => line.quantity)).toEqual([3]);
    expect(answer.buyer).toEqual({
      email: "asa@mail.example",
      first_name: "Åsa Maria",
      last_name: "Öberg",
      phone_number: "0701740605",
    });
  });

  it("tells what is not for sale, what is short, and counts only what can be ordered", async () => {
    const few = "acp-few-black-m";
    const { status, answer, codes } = await acpAgent(shop).create(
      sessionOf(tee, few, few, few, "acp-gone-black-m", "no-such-thing"),
    );
    expect([status, answer.status]).toEqual([201, "not_ready_for_payment"]);
    expect(codes).toEqual(["quantity_exceeded", "out_of_stock", "not_found"]);
    expect(answer.messages[0]).toMatchObject({ param: "$.line_items[1].quantity", resolution: "recoverable" });
    expect(answer.line_items[1].availability_status).toBe("out_of_stock");
    expect(amountOf(answer.totals, "subtotal")).toBe(299_00);
    expect(JSON.stringify(answer)).not.toContain("available_quantity");
  });

  it.each([
    ["out_of_stock", sessionOf("acp-gone-black-m")],
    ["not_found", sessionOf("no-such-thing")],
    ["mixed_currencies", sessionOf(tee, "acp-euro-black-m")],
    ["order_too_large", sessionOf(...Array.from({ length: 31 }, (_, i) => `v${i}`))],
    ["unsupported_currency", { ...sessionOf(tee), currency: "usd" }],
    ["unsupported_currency", sessionOf("acp-euro-black-m")],
  ])("is none where nothing could be ordered: %s", async (code, body) => {
    const before = await db.$count(checkoutSessions);
    const { status, answer } = await acpAgent(shop).create(body);
    expect([status, answer.code]).toEqual([400, code]);
    expect(await db.$count(checkoutSessions)).toBe(before);
  });

  it("counts in the currency of its items, however that is written", async () => {
    const { status, answer } = await acpAgent(shop).create({ ...sessionOf("acp-euro-black-m"), currency: "EUR" });
    expect([status, answer.currency]).toEqual([201, "eur"]);
  });

  it("is not ready for a country that we don't deliver to, and says so", async () => {
    const { answer, codes } = await acpAgent(shop).create({ ...sessionOf(tee), ...sentTo({ country: "DE" }) });
    expect([answer.status, codes]).toEqual(["not_ready_for_payment", ["region_restricted"]]);
    expect(answer.messages[0].param).toBe("$.fulfillment_details.address.country");
  });

  it("tells of duties abroad, and charges no Swedish VAT there", async () => {
    const { answer } = await acpAgent(shop).create({ ...sessionOf(tee), ...sentTo({ country: "NO" }) });
    expect(answer.messages.map(({ content }: any) => content).join(" ")).toMatch(/duties/i);
    expect(amountOf(answer.totals, "subtotal")).toBe(239_20);
  });

  it("is not ready while the checkout is closed", async () => {
    await configure("checkout", { guestCheckout: false, phoneRequired: false, closedPayments: [] });
    const { answer, codes } = await acpAgent(shop).create(sessionOf(tee));
    expect([answer.status, codes]).toEqual(["not_ready_for_payment", ["unsupported"]]);
    await configure("checkout", null);
  });
});

describe("discount codes", () => {
  it("are applied to their lines, whatever their case, by the older field too", async () => {
    for (const asked of [{ discounts: { codes: ["acp10"] } }, { coupons: ["acp10"] }]) {
      const { answer } = await acpAgent(shop).create({ ...sessionOf(tee, tee, cap), ...asked });
      const [applied] = answer.discounts.applied;
      expect(applied).toMatchObject({ code: "ACP10", amount: 79_79 });
      expect(applied.allocations.reduce((sum: number, { amount }: any) => sum + amount, 0)).toBe(79_79);
      expect(amountOf(answer.totals, "items_discount")).toBe(79_79);
    }
  });

  it.each([
    [["NOPE"], ["discount_code_invalid"]],
    [["ACPOLD"], ["discount_code_expired"]],
    [["ACP10", "ACPOLD"], ["discount_code_combination_disallowed"]],
  ])("that are not applied are told, and hold nobody back: %j", async (sent, expected) => {
    const { answer, codes } = await acpAgent(shop).create({ ...sessionOf(tee, tee, cap), discounts: { codes: sent } });
    expect(answer.status).toBe("requires_escalation");
    expect(codes.filter((code) => code.startsWith("discount"))).toEqual(expected);
    expect(answer.discounts.rejected).toMatchObject([{ code: sent.at(-1), reason: expected[0] }]);
  });
});

describe("a session that is read and changed", () => {
  it("has the prices and the stock of the moment, and the link it had", async () => {
    await stockGarment(db, { id: "acp-moving", priceOre: 100_00, stock: 5 });
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create(sessionOf("acp-moving-black-m"));
    await db.update(products).set({ priceOre: 80_00 }).where(eq(products.id, "acp-moving"));
    const { answer: cheaper } = await agent.get(made.id);
    expect(amountOf(cheaper.totals, "subtotal")).toBe(80_00);
    expect(cheaper.continue_url).toBe(made.continue_url);
    await db.update(products).set({ published: false }).where(eq(products.id, "acp-moving"));
    const { answer: gone, codes } = await agent.get(made.id);
    expect([gone.status, gone.line_items, codes]).toEqual(["not_ready_for_payment", [], ["not_found"]]);
  });

  it("keeps what a change does not name, and clears what it names as null", async () => {
    const agent = acpAgent(shop);
    const whole = { ...sessionOf(tee), buyer, ...sentTo(), discounts: { codes: ["ACP10"] } };
    const { answer: made } = await agent.create(whole);
    const change = { ...by("express") };
    expectValidAcp(change, "update");
    const { answer: express } = await agent.update(made.id, change);
    expect(express.selected_fulfillment_options[0].option_id).toBe("express");
    expect([express.buyer, express.discounts.codes]).toEqual([made.buyer, ["ACP10"]]);
    const { answer: other } = await agent.update(made.id, { line_items: [{ id: cap }], discounts: { codes: [] } });
    expect(other.line_items.map((line: any) => line.item.id)).toEqual([cap]);
    expect([other.fulfillment_details, other.discounts.applied]).toEqual([made.fulfillment_details, []]);
    const cleared = { buyer: null, fulfillment_details: null, selected_fulfillment_options: null };
    const { answer: bare } = await agent.update(made.id, cleared);
    expect(bare).not.toHaveProperty("buyer");
    expect(bare).not.toHaveProperty("fulfillment_details");
    expect(bare.selected_fulfillment_options[0].option_id).toBe("standard");
  });

  it("has all of the changes that come at once", async () => {
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create(sessionOf(tee));
    const changes = [{ line_items: [{ id: cap }] }, { buyer }, by("express"), { discounts: { codes: ["ACP10"] } }];
    const answers = await Promise.all(changes.map((change) => agent.update(made.id, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { answer } = await agent.get(made.id);
    expect([
      answer.line_items[0].item.id,
      answer.buyer.first_name,
      answer.selected_fulfillment_options[0].option_id,
      answer.discounts.codes,
    ]).toEqual([cap, "Åsa", "express", ["ACP10"]]);
  });

  it("is none of another key's, nor of an agent's by another protocol", async () => {
    const { answer: made } = await acpAgent(shop).create({ ...sessionOf(tee), buyer });
    const other = acpAgent(shop);
    for (const { status, answer } of [
      await other.get(made.id),
      await other.update(made.id, { line_items: [{ id: cap }] }),
      await other.cancel(made.id),
      await other.complete(made.id),
    ])
      expect([status, answer.code]).toEqual([404, "not_found"]);
    expect((await ucpAgent(shop).get(made.id)).codes).toEqual(["not_found"]);
    const { answer: theirs } = await ucpAgent(shop).create(checkoutOf(tee));
    expect((await other.get(theirs.id)).status).toBe(404);
  });

  it("is completed by no agent: the answer says who does it, no order is placed and nothing of a payment is kept", async () => {
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create(sessionOf(tee));
    const credential = { type: "spt", token: "secret-spt" };
    const payment_data = { handler_id: "card_tokenized", instrument: { type: "card", credential } };
    const { status, answer } = await agent.complete(made.id, { payment_data });
    expect([status, answer.code]).toEqual([400, "requires_escalation"]);
    expect(answer.message).toMatch(/continue_url/);
    expect((await agent.get(made.id)).answer.status).toBe("requires_escalation");
    expect(JSON.stringify(await db.select().from(checkoutSessionCalls))).not.toContain("secret-spt");
  });

  it("is not handed to a person by being completed while something is wrong", async () => {
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create({ ...sessionOf(tee), ...sentTo({ country: "DE" }) });
    const { status, answer } = await agent.complete(made.id);
    expect([status, answer.code]).toEqual([400, "not_ready_for_payment"]);
    expect(answer.message).not.toMatch(/continue_url/);
  });

  it("ends by its agent, once, and then says so", async () => {
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create(sessionOf(tee));
    const { status, answer } = await agent.cancel(made.id, { intent_trace: { reason_code: "shipping_cost" } });
    expect([status, answer.status]).toEqual([200, "canceled"]);
    expect(answer).not.toHaveProperty("continue_url");
    for (const refused of [
      await agent.cancel(made.id),
      await agent.update(made.id, { line_items: [{ id: cap }] }),
      await agent.complete(made.id),
    ])
      expect([refused.status, refused.answer.code]).toEqual([405, "session_closed"]);
    expect((await agent.get(made.id)).answer).toMatchObject({ status: "canceled", line_items: made.line_items });
  });

  it("expires by itself", async () => {
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create(sessionOf(tee));
    const expiresAt = new Date(Date.now() - 1).toISOString();
    await db.update(checkoutSessions).set({ expiresAt }).where(eq(checkoutSessions.id, made.id));
    expect((await agent.get(made.id)).answer.status).toBe("expired");
    expect((await agent.update(made.id, { line_items: [{ id: cap }] })).status).toBe(405);
  });
});

describe("an idempotency key", () => {
  it("makes one session of the same call, one after the other and at once, and says that it is told again", async () => {
    const agent = acpAgent(shop);
    const key = { "Idempotency-Key": newId() };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => agent.create({ ...sessionOf(tee), locale: "en" }, key)),
    );
    const reordered = { locale: "en", capabilities: {}, currency: "sek", line_items: [{ id: tee }] };
    const later = await agent.create(reordered, key);
    for (const { status, answer } of [...others, later]) expect([status, answer]).toEqual([201, first?.answer]);
    expect(later.headers.get("Idempotent-Replayed")).toBe("true");
  });

  it("is refused for another body, also one that only differs by null, and is another's business at another endpoint", async () => {
    const agent = acpAgent(shop);
    const key = { "Idempotency-Key": newId() };
    const { answer: made } = await agent.create(sessionOf(tee), key);
    for (const body of [sessionOf(cap), { ...sessionOf(tee), buyer: null }]) {
      const { status, answer } = await agent.create(body, key);
      expect([status, answer.code]).toEqual([422, "idempotency_conflict"]);
    }
    expect((await agent.update(made.id, { line_items: [{ id: cap }] }, key)).status).toBe(200);
    expect((await agent.cancel(made.id, {}, key)).status).toBe(200);
  });

  it("is another's business for another agent", async () => {
    const key = { "Idempotency-Key": newId() };
    const { answer: one } = await acpAgent(shop).create(sessionOf(tee), key);
    const { status, answer: two } = await acpAgent(shop).create(sessionOf(cap), key);
    expect([status, two.id === one.id]).toEqual([201, false]);
  });

  it("repeats a change and a cancellation, also when both come at once", async () => {
    const agent = acpAgent(shop);
    const { answer: made } = await agent.create(sessionOf(tee));
    const change = { "Idempotency-Key": newId() };
    const end = { "Idempotency-Key": newId() };
    const changed = await agent.update(made.id, { buyer }, change);
    const ends = await Promise.all([agent.cancel(made.id, {}, end), agent.cancel(made.id, {}, end)]);
    for (const { status, answer } of ends) expect([status, answer.status]).toEqual([200, "canceled"]);
    expect((await agent.update(made.id, { buyer }, change)).answer).toEqual(changed.answer);
  });

  it("keeps the answer to a session that was none, too", async () => {
    const agent = acpAgent(shop);
    const key = { "Idempotency-Key": newId() };
    await stockGarment(db, { id: "acp-late", published: false });
    const first = await agent.create(sessionOf("acp-late-black-m"), key);
    expect(first.status).toBe(400);
    await db.update(products).set({ published: true }).where(eq(products.id, "acp-late"));
    expect((await agent.create(sessionOf("acp-late-black-m"), key)).answer).toEqual(first.answer);
  });
});

describe("an order by a session's link", () => {
  const provider = fakeProvider();
  async function made() {
    const agent = acpAgent(shop, { name: `Agent ${newId()}` });
    const { answer } = await agent.create({ ...sessionOf(tee), buyer, ...sentTo() });
    return { agent, id: answer.id as string, token: new URL(answer.continue_url).searchParams.get("key") ?? "" };
  }
  const orderBy = (agentLink: string, quantity = 1) =>
    placeOrder(db, { ...orderOf("acp-tee", { quantity }), agentLink, idempotencyKey: newId("key") }, new Date());

  it("carries its agent by the name of its key, for the person and for staff", async () => {
    const { id, token } = await made();
    const handoff = await readHandoff(db, token, new Date());
    expect(handoff).toMatchObject({
      state: "open",
      agentName: expect.stringMatching(/^Agent /),
      form: { email: "asa.oberg@mail.example", firstName: "Lina", lastName: "Öberg", city: "Trosa" },
    });
    const placed = await orderBy(token);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const page = await readOrderPage(db, placed.order.id);
    expect(page?.agent).toMatchObject({ sessionId: id, agentName: handoff?.agentName });
  });

  it("is one order where the person opens the link in two tabs", async () => {
    const { id, token } = await made();
    const placed = await Promise.all([orderBy(token), orderBy(token)]);
    expect(placed.map(({ kind }) => kind)).toEqual(["placed", "placed"]);
    expect(await db.$count(agentOrders, eq(agentOrders.sessionId, id))).toBe(1);
  });

  it("is told to its agent: under way, then placed, with its number and nothing that opens it", async () => {
    const { agent, id, token } = await made();
    const placed = await orderBy(token, 2);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const { id: orderId, orderNumber } = placed.order;
    const { answer: waiting } = await agent.get(id);
    expect(waiting.status).toBe("complete_in_progress");
    expect(waiting).not.toHaveProperty("order");
    expect((await agent.cancel(id)).status).toBe(405);
    const created = await createPayment(db, provider, orderId, new Date());
    if (created.kind !== "created") throw new Error(created.kind);
    await processPayment(db, provider, created.paymentId, { token: "test_visa" }, new Date());
    const { answer: done } = await agent.get(id);
    expect(done).toMatchObject({ status: "completed", order: { id: orderNumber, checkout_session_id: id } });
    expect(done).not.toHaveProperty("continue_url");
    expect(done.messages.map(({ content }: any) => content)).toEqual([expect.stringContaining("something else")]);
    expect(JSON.stringify(done)).not.toContain(orderId);
    expect((await agent.complete(id)).status).toBe(405);
  });
});

describe("odd calls", () => {
  it.each([
    ["no JSON", "{"],
    ["nothing", undefined],
    ["a list", []],
    ["no lines", { ...sessionOf(), line_items: [] }],
    ["a quantity of none", { line_items: [{ id: tee, quantity: 0 }] }],
    ["half a piece", { line_items: [{ id: tee, quantity: 0.5 }] }],
    ["a line without an item", { line_items: [{ quantity: 1 }] }],
    ["an email that is none", { ...sessionOf(tee), buyer: { email: "nobody" } }],
    ["a name with a link", { ...sessionOf(tee), buyer: { full_name: "https://evil.example" } }],
    ["a name without end", { ...sessionOf(tee), buyer: { first_name: "x".repeat(5_000) } }],
    ["a way to send it that there is not", { ...sessionOf(tee), ...by("drone") }],
    ["a currency that is a number", { ...sessionOf(tee), currency: 752 }],
    ["deep nesting", `{"line_items":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
    [
      "deep nesting where nobody looks",
      `{"line_items":[{"id":"x"}],"metadata":${"[".repeat(49_000)}${"]".repeat(49_000)}}`,
    ],
  ])("are refused with 400: %s", async (_what, body) => {
    const agent = acpAgent(shop);
    expect((await agent.create(body)).status).toBe(400);
    const { answer } = await agent.create(sessionOf(tee));
    if (body !== undefined && !Array.isArray(body)) expect((await agent.complete(answer.id, {})).status).toBe(400);
  });

  it("name the place of what is wrong", async () => {
    const { answer } = await acpAgent(shop).create({ line_items: [{ id: tee }, { id: tee, quantity: -1 }] });
    expect(answer.param).toBe("$.line_items[1].quantity");
  });

  it("are refused for their size, method and path", async () => {
    const agent = acpAgent(shop);
    expect((await agent.create("x".repeat(200_000))).status).toBe(413);
    expect((await agent.send("PUT", "/checkout_sessions/chk_1")).headers.get("Allow")).toBe("GET, POST");
    expect((await agent.send("GET", "/checkout_sessions")).status).toBe(405);
    expect((await agent.send("GET", "/carts/1")).status).toBe(404);
    expect((await agent.get("..%2f..%2fapi")).status).toBe(404);
  });

  it("are told of a failing database in the protocol's shape, without a word of the key in the log", async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(console, "error").mockImplementation((...line) => void lines.push(line.map(String).join(" ")));
    const key = await storeKey(shop, ["checkouts:write"]);
    const failing = { ...shop, ...withFaults(shop, () => "before") };
    const { status, answer } = await acpAgent(failing, { key }).create(sessionOf(tee));
    spy.mockRestore();
    expect([status, answer.type]).toEqual([500, "processing_error"]);
    expect(lines.join("\n")).not.toContain(key.slice(3, 20));
  });

  it("of strangers never use up what an agent with a key may write", async () => {
    const day = new Date().toISOString().slice(0, 10);
    await db.run(`INSERT INTO write_counts (day, kind, subject, writes) VALUES ('${day}', 'checkout-session', '', ${publicWrites["checkout-session"].inAll})
      ON CONFLICT DO UPDATE SET writes = excluded.writes`);
    expect((await ucpAgent(shop).create(checkoutOf(tee))).status).toBe(429);
    expect((await acpAgent(shop).create(sessionOf(tee))).status).toBe(201);
    await db.run(`DELETE FROM write_counts WHERE kind = 'checkout-session'`);
  });
});
