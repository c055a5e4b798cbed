import { beforeAll, describe, expect, it } from "vitest";

import { orders } from "#app/db/schema/orders.server.ts";
import { changeOrderStatus } from "#app/features/selling/orders/change-status.server.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";
import { askUntilRefused } from "#tests/support/ask-until-refused.ts";
import { openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();

async function call(path: string, body: object, from: string = crypto.randomUUID()) {
  const response = await handleApi(
    new Request(`https://shop.example/api${path}`, {
      method: "POST",
      headers: { "CF-Connecting-IP": from },
      body: JSON.stringify(body),
    }),
    shop,
  );
  return { status: response.status, text: await response.clone().text(), body: await response.json<any>() };
}

beforeAll(async () => {
  await stockGarment(shop.db, { id: "tee", stock: 50 });
  await stockGarment(shop.db, { id: "scarce", stock: 1 });
  await stockGarment(shop.db, { id: "gone", stock: 0 });
  await stockGarment(shop.db, { id: "hidden", published: false });
});

describe("POST /api/orders/track", () => {
  async function shippedOrder(trackingId: string) {
    const data = orderOf("tee", { customer: { ...orderOf("tee").customer, phone: "0701740605" } });
    const { body } = await call("/db", { collection_name: "orders", command: "--create", data });
    await shop.db.update(orders).set({ trackingId });
    for (const status of ["processing", "shipped"] as const) {
      await changeOrderStatus(
        shop.db,
        { orderId: body.id, status, actor: "staff.tester", providers: ["test"] },
        new Date(),
      );
    }
    return body.data[0].orderNumber as string;
  }

  it("tells status, steps and expected date by order number and by tracking id, in any case", async () => {
    const orderNumber = await shippedOrder("PMT7000001SE");
    for (const trackingId of [orderNumber, ` ${orderNumber.toLowerCase()} `, "PMT7000001SE", "pmt7000001se"]) {
      const { status, body } = await call("/orders/track", { trackingId });
      expect(status).toBe(200);
      expect(body.data).toEqual([
        {
          orderNumber,
          status: "shipped",
          estimatedDelivery: expect.stringMatching(/^\d{4}-/),
          expected: expect.stringMatching(/\s–\s/),
          shippingMethod: "standard",
          steps: [
            { status: "pending", reachedAt: expect.any(String) },
            { status: "processing", reachedAt: expect.any(String) },
            { status: "shipped", reachedAt: expect.any(String) },
            { status: "delivered", reachedAt: null },
          ],
        },
      ]);
    }
  });

  it("tells nothing of the buyer, the staff or the goods", async () => {
    const [order] = await shop.db.select({ number: orders.orderNumber }).from(orders);
    const { text } = await call("/orders/track", { trackingId: order?.number });
    expect(text).not.toMatch(/Åsa|Öberg|mail\.example|Storgatan|Trosa|0701740605|staff\.tester|Garment|ord_/);
  });

  it.each(["PM-00000000", "%", "PM-%", "' OR 1=1 --"])("answers 404 for %s", async (trackingId) => {
    const { status, body } = await call("/orders/track", { trackingId });
    expect(status).toBe(404);
    expect(body).toEqual({ status: false, error: "There is no such order", code: "unknown-order" });
  });

  it.each([{}, { trackingId: " " }, { trackingId: 7 }])("refuses %o", async (body) => {
    expect((await call("/orders/track", body)).status).toBe(400);
  });

  it("is limited by address", async () => {
    const statuses = new Set<number>();
    const track = async () => {
      const { status } = await call("/orders/track", { trackingId: "PM-00000000" }, "203.0.113.7");
      statuses.add(status);
      return status;
    };
    await askUntilRefused(bindingLimits.DISCOUNT_LIMIT, track, (status) => status === 429);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});

describe("POST /api/products/stock", () => {
  it("tells the units left of published products, and their prices", async () => {
    const { body } = await call("/products/stock", { ids: ["scarce", "gone", "hidden", "nothing"] });
    expect(body.data).toEqual([
      { id: "scarce", quantity: 4, price: 299, currency: "SEK" },
      { id: "gone", quantity: 0, price: 299, currency: "SEK" },
    ]);
  });

  it("refuses more than 200 ids", async () => {
    const ids = Array.from({ length: 201 }, (_, index) => String(index));
    expect((await call("/products/stock", { ids })).status).toBe(400);
  });
});

describe("search suggestions", () => {
  it("are products that can be had while nothing is typed", async () => {
    const ids = (await suggest(shop.db, "  ")).products.map((product) => product.id);
    expect(ids).toContain("tee");
    expect(ids).not.toContain("gone");
    expect(ids).not.toContain("hidden");
  });

  it("are the best eight matches of a text", async () => {
    for (let n = 0; n < 9; n++) await stockGarment(shop.db, { id: `parka-${n}` });
    const { products: found, marks } = await suggest(shop.db, "parka");
    expect(marks).toEqual(["parka"]);
    expect(found).toHaveLength(8);
    expect(found[0]).toMatchObject({
      name: expect.stringContaining("parka"),
      image: expect.stringContaining("/media/"),
    });
    expect((await suggest(shop.db, "nothing like it")).products).toEqual([]);
  });

  it("name what was meant, and the collections and help pages that are asked for", async () => {
    expect(await suggest(shop.db, "prka")).toMatchObject({ didYouMean: "parka", correctedTo: "parka" });
    expect(await suggest(shop.db, "prka under 90 000 kr")).toMatchObject({ didYouMean: "parka under 90 000 kr" });
    expect((await suggest(shop.db, "t-tröja herr")).collections).toEqual([
      { name: "T-Shirts", path: "/shop?category=t-shirts" },
      { name: "Men", path: "/mens-collection" },
    ]);
    expect((await suggest(shop.db, "ångra köp")).pages).toContainEqual({
      title: "Withdraw from contract here",
      path: "/withdraw",
    });
    expect(await suggest(shop.db, "black parka")).toMatchObject({ collections: [{ name: "Jackets" }], pages: [] });
  });
});
