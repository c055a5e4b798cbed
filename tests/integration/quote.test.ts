import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { hasExpress } from "#app/features/shop/shipping/transit-times.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { vatModes } from "#app/shared/states.ts";
import { now, openTestShop, stockGarment, unitsLeft } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const { db } = shop;
const postalCodes = { Sweden: "619 30", Norway: "0150", Denmark: "2100", Finland: "00100" };
const lines = [
  { productId: "quoted-tee", color: "Black", size: "M", quantity: 3 },
  { variantId: "quoted-cap-white-l", quantity: 1 },
];

beforeAll(async () => {
  await stockGarment(db, { id: "quoted-tee", priceOre: 299_00, stock: 500 });
  await stockGarment(db, { id: "quoted-cap", priceOre: 199_90, stock: 500 });
  await stockGarment(db, { id: "quoted-euro", priceOre: 29_00, stock: 500, currency: "EUR" });
  await stockGarment(db, { id: "quoted-draft", published: false });
  const createdAt = now.toISOString();
  await db.insert(discountCodes).values([
    { code: "THIRD", discountType: "percentage", valueHundredths: 33_33, createdAt },
    { code: "ONCE", discountType: "fixed", valueHundredths: 50_00, maxUses: 0, createdAt },
  ]);
});

async function call(path: string, body: object, caller: string = crypto.randomUUID()) {
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": caller };
  const request = new Request(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const response = await handleApi(request, shop);
  return { status: response.status, body: await response.json<any>() };
}

const quote = async (asked: object, caller?: string) => call("/api/quote", { lines, ...asked }, caller);

async function setVat(mode: (typeof vatModes)[number]) {
  const row = { content: { mode, rateHundredths: 25_00 }, updatedAt: now.toISOString(), updatedBy: "kim" };
  await db
    .insert(siteConfiguration)
    .values({ section: "vat", ...row })
    .onConflictDoUpdate({ target: siteConfiguration.section, set: row });
}

const cases = vatModes.flatMap((mode) =>
  shippingCountries.flatMap((country) =>
    (hasExpress(country) ? (["standard", "express"] as const) : (["standard"] as const)).flatMap((method) =>
      [null, "third"].map((code) => ({ mode, country, method, code })),
    ),
  ),
);

describe("POST /api/quote", () => {
  it.each(cases)(
    "tells to the öre what the order is then charged: VAT $mode, $country, $method, code $code",
    async ({ mode, country, method, code }) => {
      await setVat(mode);
      const { status, body } = await quote({ country, shippingMethod: method, code });
      expect([status, body.quote.problems, body.quote.orderable]).toEqual([200, [], true]);
      const told = body.quote;

      const address = { address: "Storgatan 1", city: "Trosa", country, postalCode: postalCodes[country] };
      const email = `${country}.${method}@mail.example`.toLowerCase();
      const placed = await call("/api/db", {
        collection_name: "orders",
        command: "--create",
        data: {
          customer: { email, firstName: "Åsa", lastName: "Öberg", ...address },
          items: told.lines.map(({ productId, variantId, price, quantity }: any) => {
            return { productId, variantId, price, quantity };
          }),
          shippingMethod: method,
          paymentMethod: told.paymentMethods[0].id,
          discountCode: told.discount?.code,
          total: told.totals.total,
          informationVersion: told.documents.withdrawalInformation.version,
        },
      });
      expect([placed.status, placed.body.error]).toEqual([201, undefined]);
      const [order] = placed.body.data;
      expect(order).toMatchObject({ ...told.totals, currency: told.currency, vatMode: told.vat.mode });
      const [stored] = await db.select().from(orders).where(eq(orders.id, placed.body.id));
      expect(stored?.termsVersion).toBe(told.documents.terms.version);
      expect(stored?.vatRateHundredths).toBe(told.vat.isExport ? 0 : 25_00);
      const storedLines = await db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, placed.body.id))
        .orderBy(orderLines.position);
      expect(storedLines.map(({ priceOre, discountOre }) => [priceOre, discountOre])).toEqual(
        told.lines.map(({ unitPrice, discount }: any) => [Math.round(unitPrice * 100), Math.round(discount * 100)]),
      );
      const sent = told.shipping.find((way: any) => way.method === method);
      expect(sent).toMatchObject({ price: order.shipping, total: order.total });
    },
  );

  it("takes a country by its code, and names Sweden where none is said", async () => {
    const [byCode, byName, none] = await Promise.all([
      quote({ country: "FI" }),
      quote({ country: "Finland" }),
      quote({}),
    ]);
    expect(byCode.body.quote).toMatchObject({ country: "Finland", countryCode: "FI" });
    expect(byCode.body.quote.totals).toEqual(byName.body.quote.totals);
    expect(none.body.quote.country).toBe("Sweden");
    expect((await quote({ country: "Atlantis" })).status).toBe(400);
  });

  it("holds no stock and writes nothing", async () => {
    const before = await unitsLeft(db, "quoted-tee");
    const count = () => db.all<{ n: number }>("SELECT count(*) AS n FROM orders");
    const ordersBefore = await count();
    await quote({});
    expect([await unitsLeft(db, "quoted-tee"), await count()]).toEqual([before, ordersBefore]);
  });

  it("says why a code does not hold, and counts without it", async () => {
    const [without, unknown, used] = await Promise.all([quote({}), quote({ code: "NOPE" }), quote({ code: "once" })]);
    expect(unknown.body.quote.totals).toEqual(without.body.quote.totals);
    expect(unknown.body.quote).toMatchObject({
      orderable: false,
      problems: [{ problem: "discount-refused", message: "Discount code not found" }],
    });
    expect(used.body.quote.problems[0].message).toBe("Discount code has been used up");
  });

  it("knows nothing of what is not for sale", async () => {
    const { body } = await quote({ lines: [{ variantId: "quoted-draft-black-m" }] });
    expect(body.quote).toMatchObject({ lines: [], problems: [{ problem: "unavailable", line: 0 }] });
  });

  it("refuses what no order could be: no line, a line of nothing, too many units, two currencies", async () => {
    expect((await quote({ lines: [] })).body.code).toBe("invalid");
    expect((await quote({ lines: [{ color: "Black" }] })).body.code).toBe("invalid");
    const many = Array.from({ length: 8 }, () => ({ variantId: "quoted-tee-black-m", quantity: 10 }));
    expect((await quote({ lines: many })).body.code).toBe("order-too-large");
    const mixed = [...lines, { productId: "quoted-euro", color: "Black", size: "M", quantity: 1 }];
    expect((await quote({ lines: mixed })).body.code).toBe("mixed-currencies");
  });

  it("lets nobody guess codes by the hundred, and goes on quoting without one", async () => {
    const caller = "192.0.2.41";
    // The minute may end meanwhile, and another begin.
    const most = 2 * bindingLimits.DISCOUNT_LIMIT;
    let tried = 0;
    while (tried <= most && (await quote({ code: `GUESS${tried}` }, caller)).status === 200) tried++;
    expect(tried).toBeLessThanOrEqual(most);
    expect((await quote({}, caller)).status).toBe(200);
  });
});
