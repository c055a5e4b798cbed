import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { products } from "#app/db/schema/catalogue.server.ts";
import { checkoutSessionCalls, checkoutSessions } from "#app/db/schema/checkout-sessions.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { documentVersions } from "#app/db/schema/document-versions.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { publicWrites } from "#app/platform/http/public-writes.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { newId } from "#app/shared/ids.ts";
import { askUntilRefused } from "#tests/support/ask-until-refused.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { checkoutOf, platformProfile, ucpAgent } from "#tests/support/ucp-agent.ts";
import { expectValid } from "#tests/support/ucp-schemas.ts";
import { handleUcp } from "#workers/ucp/handle-ucp.ts";

const shop = openTestShop();
const { db, env } = shop;
const tee = "ucp-tee-black-m";
const cap = "ucp-cap-white-l";

const buyer = { email: "Asa.Oberg@mail.example", first_name: "Åsa", last_name: "Öberg", phone_number: "+46701740605" };
const home = {
  id: "home",
  street_address: "Storgatan 1",
  address_locality: "Trosa",
  postal_code: "619 30",
  address_country: "SE",
};
const sentTo = (destination: object, option?: string) => ({
  fulfillment: {
    methods: [
      {
        type: "shipping",
        destinations: [destination],
        ...(option ? { groups: [{ id: "parcel", selected_option_id: option }] } : {}),
      },
    ],
  },
});
const amountOf = (totals: { type: string; amount: number }[], type: string) =>
  totals.find((total) => total.type === type)?.amount;

beforeAll(async () => {
  await stockGarment(db, { id: "ucp-tee", priceOre: 299_00, stock: 20 });
  await stockGarment(db, { id: "ucp-cap", priceOre: 199_90, stock: 20 });
  await stockGarment(db, { id: "ucp-euro", priceOre: 29_00, currency: "EUR" });
  await stockGarment(db, { id: "ucp-hidden", published: false });
  await stockGarment(db, { id: "ucp-gone", stock: 0 });
  const createdAt = now.toISOString();
  await db.insert(discountCodes).values([
    { code: "UCP10", discountType: "percentage", valueHundredths: 10_00, description: "10% off", createdAt },
    {
      code: "UCPOLD",
      discountType: "fixed",
      valueHundredths: 50_00,
      expiryDate: "2020-01-01T00:00:00.000Z",
      createdAt,
    },
  ]);
});

describe("the profile", () => {
  const profile = (method = "GET") =>
    handleUcp(new Request(new URL("/.well-known/ucp", env.PUBLIC_ORIGIN), { method }), shop);

  it("is what the published schema says, for all to keep, with an end point and no way for an agent to pay", async () => {
    const response = await profile();
    const body = await response.json<any>();
    expectValid(body, "profile");
    expect(body.ucp).toMatchObject({ version: "2026-04-08", payment_handlers: {} });
    expect(body.ucp.services["dev.ucp.shopping"][0]).toMatchObject({
      transport: "rest",
      endpoint: `${env.PUBLIC_ORIGIN}/ucp`,
    });
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      "dev.ucp.shopping.checkout",
      "dev.ucp.shopping.discount",
      "dev.ucp.shopping.fulfillment",
    ]);
    expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=\d{2,}$/);
  });

  it("is only read", async () => {
    expect((await profile("POST")).status).toBe(405);
  });
});

describe("who calls", () => {
  it.each([
    ["no header", ""],
    ["no profile in it", 'agent="x"'],
    ["a profile that is no text", "profile=abc"],
    ["http", 'profile="http://agent.example.com/ucp"'],
    ["an address of a private network", 'profile="https://10.0.0.1/ucp"'],
    ["a cloud's metadata", 'profile="https://169.254.169.254/latest"'],
    ["the shop itself", `profile="${env.PUBLIC_ORIGIN}/.well-known/ucp"`],
    ["a password", 'profile="https://me:secret@agent.example.com/ucp"'],
    ["a profile inside another text", 'name=", profile=\\"https://evil.example.com/\\""'],
  ])("is not fetched and refused with 400: %s", async (_what, header) => {
    const agent = ucpAgent(shop, { header });
    const { status, answer } = await agent.create(checkoutOf(tee));
    expect([status, answer.code]).toEqual([400, "invalid_profile_url"]);
    expect(agent.fetched).toEqual([]);
  });

  it("is read from the header among other members, and fetched once for many calls", async () => {
    const host = `${newId()}.example.com`;
    const agent = ucpAgent(shop, { header: `name="a, b";v=1, profile="https://${host}/ucp";q="x"` });
    const { status, answer } = await agent.create(checkoutOf(tee));
    expect(status).toBe(201);
    await agent.get(answer.id);
    expect(agent.fetched).toEqual([`https://${host}/ucp`]);
  });

  it.each([
    [424, "profile_unreachable", () => new Response("gone", { status: 404 })],
    [424, "profile_unreachable", () => new Response(null, { status: 302, headers: { Location: "https://10.0.0.1/" } })],
    [424, "profile_unreachable", () => Promise.reject(new Error("no network"))],
    [422, "profile_malformed", () => new Response("<html>")],
    [422, "profile_malformed", () => new Response("x".repeat(200_000))],
    [422, "profile_malformed", () => Response.json({ name: "an agent" })],
    [422, "version_unsupported", () => Response.json({ ucp: { ...platformProfile.ucp, version: "2026-01-11" } })],
  ])("is told %i %s", async (expected, code, found) => {
    const agent = ucpAgent(shop, { found });
    const { status, answer } = await agent.create(checkoutOf(tee));
    expect([status, answer.code]).toEqual([expected, code]);
    // A failure is kept for a while, too.
    await agent.create(checkoutOf(tee));
    expect(agent.fetched).toHaveLength(1);
  });

  it("is told that it has no checkout in common", async () => {
    const found = () =>
      Response.json({
        ucp: { ...platformProfile.ucp, capabilities: { "dev.ucp.shopping.cart": [{ version: "2026-04-08" }] } },
      });
    const { status, answer, codes } = await ucpAgent(shop, { found }).create(checkoutOf(tee));
    expect([status, answer.ucp.status, codes]).toEqual([200, "error", ["capabilities_incompatible"]]);
  });

  it("is told of no extension that it does not have", async () => {
    const { "dev.ucp.shopping.checkout": checkout } = platformProfile.ucp.capabilities;
    const found = () =>
      Response.json({ ucp: { ...platformProfile.ucp, capabilities: { "dev.ucp.shopping.checkout": checkout } } });
    const { answer } = await ucpAgent(shop, { found }).create({ ...checkoutOf(tee), ...sentTo(home) });
    expect(Object.keys(answer.ucp.capabilities)).toEqual(["dev.ucp.shopping.checkout"]);
    expect(answer).not.toHaveProperty("fulfillment");
    expect(answer).not.toHaveProperty("discounts");
    expect(amountOf(answer.totals, "fulfillment")).toBeGreaterThan(0);
  });
});

describe("a checkout that is made", () => {
  it("is handed to a person, and says what it comes to", async () => {
    const { status, answer, codes } = await ucpAgent(shop).create({
      ...checkoutOf([tee, 2], cap),
      buyer,
      ...sentTo(home, "express"),
      payment: { instruments: [{ id: "i", handler_id: "h", type: "card", credential: { token: "secret-token" } }] },
      signals: { "dev.ucp.buyer_ip": "203.0.113.9" },
      attribution: { gclid: "click-id" },
    });
    expect([status, answer.status, codes]).toEqual([201, "requires_escalation", ["buyer_review_required"]]);
    expect(answer.messages[0].severity).toBe("requires_buyer_review");
    expect(answer.currency).toBe("SEK");
    expect(answer.line_items.map((line: any) => [line.item.id, line.quantity, amountOf(line.totals, "total")])).toEqual(
      [
        [tee, 2, 598_00],
        [cap, 1, 199_90],
      ],
    );
    const sum = answer.totals.reduce(
      (all: number, { type, amount }: any) => (type === "total" ? all : all + amount),
      0,
    );
    expect(amountOf(answer.totals, "total")).toBe(sum);
    expect(amountOf(answer.totals, "subtotal")).toBe(797_90);
    const { lines } = answer.totals.at(-1);
    expect(lines.reduce((all: number, { amount }: any) => all + amount, 0)).toBe(sum);
    expect(answer.buyer).toEqual({ ...buyer, email: "asa.oberg@mail.example" });
    const [method] = answer.fulfillment.methods;
    expect(method).toMatchObject({ type: "shipping", selected_destination_id: "home", destinations: [home] });
    expect(method.groups[0]).toMatchObject({ selected_option_id: "express" });
    expect(method.groups[0].options.map(({ id }: any) => id)).toEqual(["standard", "express"]);
    const link = new URL(answer.continue_url);
    expect(link.href).not.toMatch(new RegExp(`${answer.id}|Asa|Trosa|@`, "i"));
  });

  it("keeps the versions of terms and information that it named, and nothing of payment, signals or attribution", async () => {
    const body = {
      ...checkoutOf(tee),
      payment: { instruments: [{ id: "secret-token" }] },
      signals: { "dev.ucp.buyer_ip": "203.0.113.9" },
      attribution: { gclid: "click-id" },
    };
    const { answer } = await ucpAgent(shop).create(body, { "Idempotency-Key": newId() });
    const [session] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, answer.id));
    const urls = answer.links.map(({ url }: any) => url);
    for (const version of [session?.termsVersion, session?.informationVersion]) {
      expect(urls).toContain(`${env.PUBLIC_ORIGIN}/documents/${version}.pdf`);
      expect(
        await db
          .select()
          .from(documentVersions)
          .where(eq(documentVersions.id, version ?? "")),
      ).toHaveLength(1);
    }
    const calls = await db.select().from(checkoutSessionCalls);
    expect(JSON.stringify([session, calls])).not.toMatch(/secret-token|203\.0\.113\.9|click-id/);
  });

  it("takes two lines of one variant as one", async () => {
    const { answer } = await ucpAgent(shop).create(checkoutOf(tee, [tee, 2]));
    expect(answer.line_items.map((line: any) => line.quantity)).toEqual([3]);
  });

  it("tells what is not for sale, what is short, and counts only what can be ordered", async () => {
    const { status, answer, codes } = await ucpAgent(shop).create(
      checkoutOf(cap, [tee, 9], "ucp-gone-black-m", "ucp-hidden-black-m", "no-such-thing"),
    );
    expect([status, answer.status]).toEqual([201, "incomplete"]);
    expect(codes).toEqual(["out_of_stock", "item_unavailable", "item_unavailable", "country_assumed"]);
    expect(answer.messages[0]).toMatchObject({ path: "$.line_items[2].quantity", severity: "recoverable" });
    expect(answer.line_items[2].item.id).toBe("ucp-gone-black-m");
    expect(amountOf(answer.totals, "subtotal")).toBe(199_90 + 9 * 299_00);
    expect(answer.continue_url).toBeDefined();
  });

  it.each([
    ["out_of_stock", checkoutOf("ucp-gone-black-m")],
    ["item_unavailable", checkoutOf("no-such-thing")],
    ["mixed_currencies", checkoutOf(tee, "ucp-euro-black-m")],
    ["order_too_large", checkoutOf(...Array.from({ length: 31 }, (_, i) => `v${i}`))],
  ])("is none where nothing could be ordered: %s", async (code, body) => {
    const before = await db.$count(checkoutSessions);
    const { status, answer } = await ucpAgent(shop).create(body);
    expect([status, answer.ucp.status]).toEqual([200, "error"]);
    expect(answer.messages[0]).toMatchObject({ code, severity: "unrecoverable" });
    expect(await db.$count(checkoutSessions)).toBe(before);
  });

  it("is not counted for a country that we don't deliver to, and says so", async () => {
    const { answer } = await ucpAgent(shop).create({
      ...checkoutOf(tee),
      ...sentTo({ ...home, address_country: "DE" }),
    });
    expect(answer.status).toBe("incomplete");
    expect(answer.messages[0]).toMatchObject({ code: "address_undeliverable", severity: "recoverable" });
    expect(answer.fulfillment.methods[0].destinations[0].address_country).toBe("Germany");
  });

  it.each(["NO", "NOR", "norway"])(
    "tells of duties abroad, and charges no Swedish VAT there: %s",
    async (address_country) => {
      const { answer } = await ucpAgent(shop).create({ ...checkoutOf(tee), context: { address_country } });
      expect(answer.messages).toContainEqual(
        expect.objectContaining({ code: "import_duties", presentation: "disclosure" }),
      );
      expect(answer.totals.at(-1)).not.toHaveProperty("lines");
      expect(amountOf(answer.totals, "subtotal")).toBe(239_20);
    },
  );

  it("adds VAT as an entry of its own where it is not in the prices", async () => {
    const content = { mode: "added", rateHundredths: 25_00 };
    const row = { section: "vat", content, updatedAt: now.toISOString(), updatedBy: "kim" };
    await db.insert(siteConfiguration).values(row).onConflictDoUpdate({ target: siteConfiguration.section, set: row });
    const { answer } = await ucpAgent(shop).create(checkoutOf(tee));
    const sum = answer.totals.reduce(
      (all: number, { type, amount }: any) => (type === "total" ? all : all + amount),
      0,
    );
    expect(amountOf(answer.totals, "tax")).toBeGreaterThan(0);
    expect(amountOf(answer.totals, "total")).toBe(sum);
    await db.delete(siteConfiguration).where(eq(siteConfiguration.section, "vat"));
  });

  it("is refused while the checkout is closed", async () => {
    const content = { guestCheckout: false, phoneRequired: false, closedPayments: [] };
    const row = { section: "checkout", content, updatedAt: now.toISOString(), updatedBy: "kim" };
    await db.insert(siteConfiguration).values(row).onConflictDoUpdate({ target: siteConfiguration.section, set: row });
    const { answer, codes } = await ucpAgent(shop).create(checkoutOf(tee));
    expect([answer.status, codes]).toEqual(["incomplete", ["checkout_closed", "country_assumed"]]);
    await db.delete(siteConfiguration).where(eq(siteConfiguration.section, "checkout"));
  });
});

describe("discount codes", () => {
  const withCodes = async (...codes: string[]) =>
    ucpAgent(shop).create({ ...checkoutOf([tee, 2], cap), discounts: { codes } });

  it("are applied to their lines, whatever their case", async () => {
    const { answer } = await withCodes("ucp10");
    const [applied] = answer.discounts.applied;
    expect(applied).toMatchObject({ code: "UCP10", amount: 79_79 });
    expect(applied.allocations.reduce((sum: number, { amount }: any) => sum + amount, 0)).toBe(79_79);
    expect(amountOf(answer.totals, "items_discount")).toBe(-79_79);
    const ofLines = answer.line_items.map((line: any) => amountOf(line.totals, "items_discount"));
    expect(ofLines.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(-79_79);
  });

  it.each([
    [["NOPE"], ["discount_code_invalid"]],
    [["UCPOLD"], ["discount_code_expired"]],
    [["UCP10", "UCPOLD"], ["discount_code_combination_disallowed"]],
  ])("that are not applied are told, and hold nobody back: %j", async (codes, expected) => {
    const { answer, codes: told } = await withCodes(...codes);
    expect(answer.status).toBe("requires_escalation");
    expect(told.filter((code) => code.startsWith("discount"))).toEqual(expected);
    expect(answer.discounts.codes).toEqual(codes);
  });

  it("cannot be guessed without end", async () => {
    const agent = ucpAgent(shop);
    const body = { ...checkoutOf(tee), discounts: { codes: ["GUESS"] } };
    await askUntilRefused(
      bindingLimits.DISCOUNT_LIMIT,
      () => agent.create(body),
      ({ status }) => status === 429,
    );
  });
});

describe("a checkout that is read and changed", () => {
  it("has the prices and the stock of the moment, and the link it had", async () => {
    await stockGarment(db, { id: "ucp-moving", priceOre: 100_00, stock: 5 });
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create(checkoutOf(["ucp-moving-black-m", 2]));
    await db.update(products).set({ priceOre: 80_00 }).where(eq(products.id, "ucp-moving"));
    const { answer: cheaper } = await agent.get(made.id);
    expect(amountOf(cheaper.totals, "subtotal")).toBe(160_00);
    expect(cheaper.continue_url).toBe(made.continue_url);
    const others = await placeOrder(db, orderOf("ucp-moving", { quantity: 4, price: 80 }), new Date());
    expect(others.kind).toBe("placed");
    const { answer: short } = await agent.get(made.id);
    expect([short.status, short.messages[0].code]).toEqual(["incomplete", "out_of_stock"]);
    const { answer: fewer } = await agent.update(made.id, checkoutOf("ucp-moving-black-m"));
    expect([fewer.status, amountOf(fewer.totals, "subtotal")]).toEqual(["requires_escalation", 80_00]);
    await db.update(products).set({ published: false }).where(eq(products.id, "ucp-moving"));
    const { answer: gone } = await agent.get(made.id);
    expect([gone.status, gone.line_items, gone.messages[0].code]).toEqual(["incomplete", [], "item_unavailable"]);
  });

  it("is replaced whole: what is not sent again is gone", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create({
      ...checkoutOf(tee),
      buyer,
      ...sentTo(home),
      discounts: { codes: ["UCP10"] },
    });
    const { answer } = await agent.update(made.id, checkoutOf(cap));
    expect(answer).not.toHaveProperty("buyer");
    expect(answer.discounts).toEqual({ codes: [], applied: [] });
    expect(answer.fulfillment.methods[0]).not.toHaveProperty("destinations");
    expect(answer.line_items.map((line: any) => line.item.id)).toEqual([cap]);
  });

  it("is one of two changes that come at once, never a mixture", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create(checkoutOf(tee));
    await Promise.all([
      agent.update(made.id, { ...checkoutOf(cap), buyer: { first_name: "Cap" } }),
      agent.update(made.id, { ...checkoutOf([tee, 3]), buyer: { first_name: "Tee" } }),
    ]);
    const { answer } = await agent.get(made.id);
    const [{ item }] = answer.line_items;
    expect([item.id, answer.buyer.first_name]).toEqual(item.id === cap ? [cap, "Cap"] : [tee, "Tee"]);
  });

  it("takes the whole answer back as a change", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create({ ...checkoutOf(tee), buyer, ...sentTo(home, "express") });
    const { answer } = await agent.update(made.id, made);
    expect({ ...answer, expires_at: "" }).toEqual({ ...made, expires_at: "" });
  });

  it("is none of another agent's", async () => {
    const { answer: made } = await ucpAgent(shop).create({ ...checkoutOf(tee), buyer });
    const other = ucpAgent(shop);
    for (const { status, answer } of [
      await other.get(made.id),
      await other.update(made.id, checkoutOf(cap)),
      await other.cancel(made.id),
      await other.complete(made.id),
    ]) {
      expect([status, answer.messages[0].code]).toEqual([200, "not_found"]);
      expect(JSON.stringify(answer)).not.toContain("Åsa");
    }
  });

  it("is completed by no agent: the answer says who does it, and no order is placed", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create(checkoutOf(tee));
    const payment = {
      instruments: [{ id: "i", handler_id: "h", type: "card", credential: { token: "secret-token" } }],
    };
    const { status, answer, codes } = await agent.complete(made.id, { payment });
    expect([status, answer.status]).toEqual([200, "requires_escalation"]);
    expect(codes).toContain("buyer_review_required");
    expect(answer).not.toHaveProperty("order");
  });

  it("ends by its agent, once, and then says so", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create(checkoutOf(tee));
    const { status, answer } = await agent.cancel(made.id);
    expect([status, answer.status]).toEqual([200, "canceled"]);
    expect(answer).not.toHaveProperty("continue_url");
    for (const refused of [
      await agent.cancel(made.id),
      await agent.update(made.id, checkoutOf(cap)),
      await agent.complete(made.id),
    ])
      expect([refused.status, refused.answer.code]).toEqual([409, "session_closed"]);
    expect((await agent.get(made.id)).answer).toMatchObject({ status: "canceled", line_items: made.line_items });
  });

  it("ends by itself after its time", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create(checkoutOf(tee));
    expect(new Date(made.expires_at).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await db
      .update(checkoutSessions)
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where(eq(checkoutSessions.id, made.id));
    expect((await agent.get(made.id)).answer.status).toBe("canceled");
    expect((await agent.update(made.id, checkoutOf(cap))).status).toBe(409);
  });
});

describe("an idempotency key", () => {
  it("makes one session of the same call, one after the other and at once, and answers what it answered", async () => {
    const agent = ucpAgent(shop);
    const key = { "Idempotency-Key": newId() };
    const together = await Promise.all(Array.from({ length: 5 }, () => agent.create(checkoutOf(tee), key)));
    const [first] = together;
    await db.update(products).set({ priceOre: 199_91 }).where(eq(products.id, "ucp-cap"));
    const later = await agent.create(checkoutOf(tee), key);
    for (const { status, answer } of [...together, later]) expect([status, answer]).toEqual([201, first?.answer]);
    await db.update(products).set({ priceOre: 199_90 }).where(eq(products.id, "ucp-cap"));
  });

  it("is refused for another body and for another call", async () => {
    const agent = ucpAgent(shop);
    const key = { "Idempotency-Key": newId() };
    const { answer: made } = await agent.create(checkoutOf(tee), key);
    for (const { status, answer } of [
      await agent.create(checkoutOf(cap), key),
      await agent.update(made.id, checkoutOf(tee), key),
      await agent.cancel(made.id, key),
    ])
      expect([status, answer.code]).toEqual([409, "idempotency_key_reused"]);
  });

  it("is another's business for another agent", async () => {
    const key = { "Idempotency-Key": newId() };
    const { answer: one } = await ucpAgent(shop).create(checkoutOf(tee), key);
    const { status, answer: two } = await ucpAgent(shop).create(checkoutOf(cap), key);
    expect(status).toBe(201);
    expect(two.id).not.toBe(one.id);
  });

  it("repeats a change and a cancellation, also when both come at once", async () => {
    const agent = ucpAgent(shop);
    const { answer: made } = await agent.create(checkoutOf(tee));
    const change = { "Idempotency-Key": newId() };
    const end = { "Idempotency-Key": newId() };
    const changed = await agent.update(made.id, checkoutOf(cap), change);
    const ends = await Promise.all([agent.cancel(made.id, end), agent.cancel(made.id, end)]);
    for (const { status, answer } of ends) expect([status, answer.status]).toEqual([200, "canceled"]);
    expect((await agent.update(made.id, checkoutOf(cap), change)).answer).toEqual(changed.answer);
  });

  it("keeps the answer to a checkout that was none, too", async () => {
    const agent = ucpAgent(shop);
    const key = { "Idempotency-Key": newId() };
    await stockGarment(db, { id: "ucp-late", published: false });
    const first = await agent.create(checkoutOf("ucp-late-black-m"), key);
    expect(first.answer.ucp.status).toBe("error");
    await db.update(products).set({ published: true }).where(eq(products.id, "ucp-late"));
    expect((await agent.create(checkoutOf("ucp-late-black-m"), key)).answer).toEqual(first.answer);
  });

  it("that is too long is refused", async () => {
    const { status } = await ucpAgent(shop).create(checkoutOf(tee), { "Idempotency-Key": "k".repeat(201) });
    expect(status).toBe(400);
  });
});

describe("odd calls", () => {
  it.each([
    ["no JSON", "{"],
    ["nothing", undefined],
    ["a list", []],
    ["no lines", { line_items: [] }],
    ["a quantity of none", checkoutOf([tee, 0])],
    ["half a piece", checkoutOf([tee, 0.5])],
    ["a negative quantity", checkoutOf([tee, -1])],
    ["a line without an item", { line_items: [{ quantity: 1 }] }],
    ["an email that is none", { ...checkoutOf(tee), buyer: { email: "nobody" } }],
    ["a name with a link", { ...checkoutOf(tee), buyer: { first_name: "https://evil.example" } }],
    ["a name without end", { ...checkoutOf(tee), buyer: { first_name: "x".repeat(5_000) } }],
    ["a length that is an object", { line_items: { length: {} } }],
    ["deep nesting", `{"line_items":${"[".repeat(5_000)}${"]".repeat(5_000)}}`],
  ])("are refused with 400: %s", async (_what, body) => {
    const { status, answer } = await ucpAgent(shop).create(body);
    expect([status, answer.code]).toEqual([400, "invalid_request"]);
  });

  it("are refused for their size, method and path, and from a page of another site", async () => {
    const agent = ucpAgent(shop);
    expect((await agent.create("x".repeat(200_000))).status).toBe(413);
    expect((await agent.send("DELETE", "/checkout-sessions/chk_1")).status).toBe(405);
    expect((await agent.send("PATCH", "/checkout-sessions")).headers.get("Allow")).toBe("POST");
    expect((await agent.send("GET", "/carts/1")).status).toBe(404);
    expect((await agent.get("..%2f..%2fapi")).status).toBe(404);
    expect((await agent.create(checkoutOf(tee), { Origin: "https://evil.example" })).status).toBe(403);
  });

  it("are too many after a while: calls of a minute, and sessions of a day", async () => {
    const agent = ucpAgent(shop);
    await askUntilRefused(
      bindingLimits.LOOKUP_LIMIT,
      () => agent.create("{"),
      ({ status }) => status === 429,
    );
    const day = new Date().toISOString().slice(0, 10);
    await db.run(`INSERT INTO write_counts (day, kind, subject, writes) VALUES ('${day}', 'checkout-session', '', ${publicWrites["checkout-session"].inAll})
      ON CONFLICT DO UPDATE SET writes = excluded.writes`);
    const { status, headers } = await ucpAgent(shop).create(checkoutOf(tee));
    expect([status, headers.get("Retry-After")]).toEqual([429, "60"]);
    await db.run(`DELETE FROM write_counts WHERE kind = 'checkout-session'`);
  });
});
