import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { orderInputSchema } from "#app/features/selling/orders/schemas.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";
import { shippingCountries, type ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { hasExpress } from "#app/features/shop/shipping/transit-times.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

/** Carts whose totals were counted by hand, in kronor: what each country's shopper is charged under each rule of VAT. */

const { db } = openTestShop();
const postalCodes = { Sweden: "619 30", Norway: "0150", Denmark: "2100", Finland: "00100" };

const carts = {
  "one tee": { lines: [["golden-tee", 1]], method: "standard", code: null },
  "three pieces with a code": {
    lines: [
      ["golden-tee", 2],
      ["golden-cap", 1],
    ],
    method: "express",
    code: "TENTH",
  },
  "free shipping": { lines: [["golden-coat", 1]], method: "standard", code: null },
} as const;

/* [subtotal, discount, shipping, tax, total] */
const golden: [cart: keyof typeof carts, mode: "added" | "included", rate: number, sums: number[]][] = [
  // VAT on the undiscounted subtotal, added to it.
  ["one tee", "added", 25_00, [299, 0, 49, 74.75, 422.75]],
  ["three pieces with a code", "added", 25_00, [797.9, 79.79, 99, 199.48, 1016.59]],
  ["free shipping", "added", 25_00, [1499, 0, 0, 374.75, 1873.75]],
  ["one tee", "added", 25_50, [299, 0, 49, 76.25, 424.25]],
  // The default: VAT as a part of all that is paid, discounted goods and shipping.
  ["one tee", "included", 25_00, [299, 0, 49, 69.6, 348]],
  ["three pieces with a code", "included", 25_00, [797.9, 79.79, 99, 163.42, 817.11]],
  ["free shipping", "included", 25_00, [1499, 0, 0, 299.8, 1499]],
  ["one tee", "included", 25_50, [299, 0, 49, 70.71, 348]],
];

const prices: Record<string, number> = { "golden-tee": 299, "golden-cap": 199.9, "golden-coat": 1499 };

beforeAll(async () => {
  for (const [id, price] of Object.entries(prices))
    await stockGarment(db, { id, priceOre: Math.round(price * 100), stock: 200 });
  await db.insert(discountCodes).values({
    code: "TENTH",
    discountType: "percentage",
    valueHundredths: 10_00,
    createdAt: now.toISOString(),
  });
});

async function charge(cart: keyof typeof carts, country: (typeof shippingCountries)[number], total?: number) {
  const { lines, method, code } = carts[cart];
  const { customer } = orderOf("golden-tee");
  const input = orderInputSchema.parse({
    customer: {
      ...customer,
      email: `${country}-${cart.replaceAll(" ", "-")}@mail.example`.toLowerCase(),
      country,
      postalCode: postalCodes[country],
    },
    items: lines.map(([productId, quantity]) => {
      const choice = { colorId: "black", sizeId: "m", name: "" };
      return { productId, ...choice, price: prices[productId], quantity };
    }),
    shippingMethod: method satisfies ShippingMethod,
    discountCode: code,
    total,
  });
  return placeOrder(db, input, now);
}

describe.each(golden)("%s, VAT %s at %d hundredths of a percent", (cart, mode, rateHundredths, sums) => {
  const [subtotal = 0, discount = 0, shipping = 0, tax = 0, total = 0] = sums.map((sum) => Math.round(sum * 100));

  beforeAll(async () => {
    const row = { content: { mode, rateHundredths }, updatedAt: now.toISOString(), updatedBy: "kim" };
    await db
      .insert(siteConfiguration)
      .values({ section: "vat", ...row })
      .onConflictDoUpdate({ target: siteConfiguration.section, set: row });
    return () => db.delete(siteConfiguration);
  });

  const countries = shippingCountries
    .filter((country) => !leavesEu(country))
    .filter((country) => carts[cart].method !== "express" || hasExpress(country));

  it.each(countries)("costs the same and owes the same VAT in %s, on the order as in the answer", async (country) => {
    const result = await charge(cart, country, total / 100);
    if (result.kind !== "placed") throw new Error(JSON.stringify(result));
    const [order] = await db.select().from(orders).where(eq(orders.id, result.order.id));
    expect(order).toMatchObject({
      subtotalOre: subtotal,
      discountOre: discount,
      shippingOre: shipping,
      taxOre: tax,
      totalOre: total,
      vatMode: mode,
      vatRateHundredths: rateHundredths,
      country,
    });
    const base = mode === "added" ? subtotal : subtotal - discount + shipping;
    const exact =
      mode === "added" ? (base * rateHundredths) / 10_000 : base * (rateHundredths / (10_000 + rateHundredths));
    expect(tax).toBe(Math.round(exact));
  });

  it("is refused, not charged, to whoever was shown another total", async () => {
    expect(await charge(cart, "Sweden", (total + 1) / 100)).toMatchObject({
      kind: "total-changed",
      totals: { totalOre: total },
    });
  });
});

describe("a cart that is sent to Norway", () => {
  /* [subtotal, discount, shipping, total], without VAT: 299 kr become 239.20 kr, and 49 kr for shipping 39.20 kr. */
  it.each([
    ["one tee", "included", [239.2, 0, 39.2, 278.4]],
    ["one tee", "added", [299, 0, 49, 348]],
    ["free shipping", "included", [1199.2, 0, 0, 1199.2]],
  ] as const)("pays for %s, VAT %s, what the checkout showed, and no VAT", async (cart, mode, sums) => {
    const [subtotalOre = 0, discountOre = 0, shippingOre = 0, totalOre = 0] = sums.map((sum) => Math.round(sum * 100));
    const content = { mode, rateHundredths: 25_00 };
    await db
      .insert(siteConfiguration)
      .values({ section: "vat", content, updatedAt: now.toISOString(), updatedBy: "kim" });
    const shownAtHome = totalOre === 278_40 ? 348 : totalOre === 348_00 ? 422.75 : 1499;
    const stale = await charge(cart, "Norway", shownAtHome);
    const result = await charge(cart, "Norway", totalOre / 100);
    await db.delete(siteConfiguration);
    expect(stale).toMatchObject({ kind: "total-changed", totals: { totalOre } });
    if (result.kind !== "placed") throw new Error(JSON.stringify(result));
    const [order] = await db.select().from(orders).where(eq(orders.id, result.order.id));
    const amounts = { subtotalOre, discountOre, shippingOre, standardShippingOre: shippingOre, taxOre: 0, totalOre };
    expect(order).toMatchObject({ ...amounts, vatMode: mode, vatRateHundredths: 0 });
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, result.order.id));
    expect(lines.map(({ priceOre }) => priceOre)).toEqual([subtotalOre]);
  });
});
