import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { priceRangeStatement } from "#app/features/catalogue/products/variant-price-columns.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleMcp } from "#workers/mcp/handle-mcp.ts";

const shop = openTestShop();
const { db, env } = shop;
const address = new URL("/mcp", env.PUBLIC_ORIGIN);

/** Each caller has limits of its own. */
const send = (init: RequestInit, headers: Record<string, string> = {}) =>
  handleMcp(
    new Request(address, {
      ...init,
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": crypto.randomUUID(), ...headers },
    }),
    shop,
  );

async function connect(): Promise<Client> {
  const client = new Client({ name: "tests", version: "1" });
  const transport = new StreamableHTTPClientTransport(address, {
    fetch: (url, init) => handleMcp(new Request(url, init), shop),
  });
  await client.connect(transport);
  return client;
}

/** What a tool tells, or in words why it does not. */
async function ask(client: Client, name: string, asked: Record<string, unknown>): Promise<any> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: asked });
  return isError ? (content as { text: string }[])[0]?.text : structuredContent;
}

beforeAll(async () => {
  await stockGarment(db, { id: "mcp-tee", priceOre: 299_00 });
  await stockGarment(db, { id: "mcp-coat", priceOre: 299_00 });
  await stockGarment(db, { id: "mcp-hidden", published: false });
});

describe("a client of the official SDK", () => {
  it("is offered tools that only read", async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_products",
      "get_product",
      "check_availability",
      "recommend_size",
      "quote_order",
      "get_policies",
      "get_order_status",
    ]);
    for (const { annotations, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect(description).not.toBe("");
    }
  });

  it("finds a product, reads it, and learns what is in stock", async () => {
    const client = await connect();
    const found = await ask(client, "search_products", { query: "garment mcp-tee" });
    expect(found.products[0]).toMatchObject({ id: "mcp-tee", currency: "SEK" });
    const product = await ask(client, "get_product", { productId: "mcp-tee" });
    expect(product.variants).toHaveLength(4);
    expect(product).toMatchObject({ title: "Garment mcp-tee", materials: "100% cotton" });
    const white = await ask(client, "check_availability", { productId: "mcp-tee", color: "white", size: "M" });
    expect(white.variants).toEqual([expect.objectContaining({ color: "White", size: "M", availability: "in_stock" })]);
    expect(JSON.stringify([product, white])).not.toMatch(/quantity/);
  });

  it("is told the lowest price as such where variants cost more than one, and what each costs and its sending", async () => {
    await db.update(productVariants).set({ priceOre: 999_00 }).where(eq(productVariants.id, "mcp-coat-white-l"));
    await priceRangeStatement(db, ["mcp-coat"]);
    const client = await connect();
    const { products } = await ask(client, "search_products", { query: "garment" });
    const [coat, tee] = ["mcp-coat", "mcp-tee"].map((id) => products.find((one: { id: string }) => one.id === id));
    expect(coat).toMatchObject({ price: 299, isFrom: true });
    expect(tee).not.toHaveProperty("isFrom");
    const { shipping, variants } = await ask(client, "get_product", { productId: "mcp-coat" });
    expect(shipping[0].price).toBe(49);
    expect(variants.flatMap((one: any) => (one.shipping ? [[one.price, one.shipping[0].price]] : []))).toEqual([
      [999, 0],
    ]);
  });

  it("is told nothing of what is not for sale, and what there is instead", async () => {
    const client = await connect();
    for (const name of ["get_product", "check_availability", "recommend_size"])
      expect(await ask(client, name, { productId: "mcp-hidden" })).toMatch(/no product for sale/);
    expect(await ask(client, "check_availability", { productId: "mcp-tee", size: "XXL" })).toMatch(/Sizes: M, L\./);
  });

  it("asks a size: what to measure, then by measurements or by what is worn", async () => {
    const client = await connect();
    expect(await ask(client, "recommend_size", { productId: "mcp-tee" })).toMatch(/^Measure Chest, in cm/);
    const byChest = { productId: "mcp-tee", measurementsInCm: { chest: 104 } };
    expect(await ask(client, "recommend_size", byChest)).toMatchObject({ size: "L" });
    const tooLarge = { productId: "mcp-tee", measurementsInCm: { Chest: 150 } };
    expect(await ask(client, "recommend_size", tooLarge)).toMatchObject({ size: null });
    expect(await ask(client, "recommend_size", { productId: "mcp-tee", usualSize: "m" })).toMatchObject({ size: "M" });
    expect(await ask(client, "recommend_size", { productId: "mcp-tee", usualSize: "4XL" })).toMatch(/M, L/);
  });

  it("gets a quote, with the versions of what an order would be placed under, and why one would be refused", async () => {
    const client = await connect();
    const line = { productId: "mcp-tee", color: "Black", size: "M" };
    const quote = await ask(client, "quote_order", { lines: [{ ...line, quantity: 2 }], country: "Finland" });
    expect(quote).toMatchObject({ orderable: true, countryCode: "FI", currency: "SEK", problems: [] });
    expect(quote.totals.total).toBeGreaterThan(2 * 299);
    expect(quote.documents.terms.version).toMatch(/^[0-9a-f]{64}$/);
    const none = await ask(client, "quote_order", { lines: [{ ...line, size: "XXL" }] });
    expect(none).toMatchObject({ orderable: false, problems: [{ line: 0 }] });
    expect(await ask(client, "quote_order", { lines: [] })).toEqual(expect.any(String));
  });

  it.each(["shipping", "returns", "legal-guarantee", "terms"])("reads our policy of %s", async (topic) => {
    const said = await ask(await connect(), "get_policies", { topic });
    expect(said.text.length).toBeGreaterThan(300);
    expect(said.text).not.toContain("](/");
    if (topic === "terms") expect(said.version).toMatch(/^[0-9a-f]{64}$/);
  });

  it("follows an order by its signed link alone, and learns nothing of its buyer", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const client = await connect();
    const linkOf = (key: string) => `${env.PUBLIC_ORIGIN}/thank-you?${new URLSearchParams({ orderId, key })}`;
    const key = await signLink("order-link", orderId, env.LINK_SECRET);
    const status = await ask(client, "get_order_status", { link: linkOf(key) });
    expect(status).toMatchObject({ status: "pending", items: [{ quantity: 2 }, { quantity: 1 }] });
    const { email, address: street, lastName, postalCode } = await orderRow(db, orderId);
    for (const known of [email, street, lastName, postalCode]) expect(JSON.stringify(status)).not.toContain(known);
    const forged = key.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(await ask(client, "get_order_status", { link: linkOf(forged) })).toMatch(/isn't a valid order link/);
  });
});

describe("/mcp refuses", () => {
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

  it("pages of other sites, also those whose name was made to lead here", async () => {
    for (const origin of ["https://evil.example", "null"])
      expect((await send({ method: "POST", body: message }, { Origin: origin })).status).toBe(403);
  });

  it("anything but a message sent by POST", async () => {
    for (const method of ["GET", "DELETE", "PUT", "OPTIONS"]) expect((await send({ method })).status).toBe(405);
    expect((await send({ method: "POST", body: "{" })).status).toBe(400);
    expect((await send({ method: "POST", body: "" })).status).toBe(400);
    expect((await send({ method: "POST", body: `[${message},${message}]` })).status).toBe(400);
    for (const body of ["null", "1", "{}", '{"jsonrpc":"2.0"}', '"tools/list"']) {
      const { status } = await send({ method: "POST", body });
      expect([body, status >= 400 && status < 500]).toEqual([body, true]);
    }
  });

  it("a message that is too large", async () => {
    const large = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { x: "x".repeat(100_000) } });
    expect((await send({ method: "POST", body: large })).status).toBe(413);
  });

  it("a tool that does not exist, and what a tool does not take", async () => {
    const client = await connect();
    await expect(ask(client, "delete_product", {})).rejects.toThrow();
    expect(await ask(client, "search_products", { query: "" })).toMatch(/query|Too small|invalid/i);
    expect(await ask(client, "get_order_status", { link: "javascript:alert(1)" })).toEqual(expect.any(String));
  });

  it("to tell what failed inside", async () => {
    const client = await connect();
    const batch = db.batch.bind(db);
    db.batch = () => Promise.reject(new Error("D1_ERROR: no such table: secrets"));
    const told = await ask(client, "get_product", { productId: "mcp-tee" });
    db.batch = batch;
    expect(told).toBe("Something went wrong. Try again in a moment.");
  });

  it("a stream that would stay open", async () => {
    const [method, params] = ["subscriptions/listen", { notifications: { toolsListChanged: true } }];
    const response = await send({ method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) });
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  });

  it("who asks too often", async () => {
    const caller = { "CF-Connecting-IP": "203.0.113.9" };
    let status = 200;
    for (let i = 0; i < 320 && status !== 429; i++) ({ status } = await send({ method: "POST", body: "{" }, caller));
    expect(status).toBe(429);
  });
});
