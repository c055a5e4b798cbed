import { describe, expect, it } from "vitest";

import { exchangeForm } from "#app/features/after-sale/cases/exchange-form.ts";
import { productQuerySchema } from "#app/features/catalogue/products/schemas.ts";
import { cartUpdateSchema } from "#app/features/selling/cart/schemas.ts";
import { discountQuerySchema } from "#app/features/selling/discounts/schemas.ts";
import { orderItemSchema, orderReadSchema } from "#app/features/selling/orders/schemas.ts";

/** What JavaScript turns into a number without a word. */
const oddNumbers = [
  true,
  false,
  [3],
  ["3"],
  "3",
  "0x2",
  "1e1",
  " 3 ",
  "",
  null,
  {},
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

const item = { productId: "tee", price: 299, quantity: 1 };
const line = { id: "tee", price: 299, quantity: 1 };
const cart = (change: object) => ({
  filter: { userId: "usr_0123456789abcdefghijklmn" },
  update: { items: [{ ...line, ...change }] },
});

describe.each(oddNumbers)("%j is no number of an API call", (odd) => {
  it.each([
    ["the quantity of an order's item", orderItemSchema, { ...item, quantity: odd }, { ...item, quantity: 3 }],
    ["the price of an order's item", orderItemSchema, { ...item, price: odd }, { ...item, price: 3 }],
    ["the quantity of a cart's line", cartUpdateSchema, cart({ quantity: odd }), cart({ quantity: 3 })],
    ["the price of a cart's line", cartUpdateSchema, cart({ price: odd }), cart({ price: 3 })],
    ["the total of a cart", discountQuerySchema, { code: "A", cartTotal: odd }, { code: "A", cartTotal: 3 }],
    ["the size of a page of orders", orderReadSchema, { size: odd }, { size: 3 }],
    ["the number of products", productQuerySchema, { limit: odd }, { limit: 3 }],
  ])("%s", (_, schema, wrong, right) => {
    expect(schema.safeParse(wrong).success).toBe(false);
    expect(schema.safeParse(right).success).toBe(true);
  });
});

it.each(["0x2", "1e1", "+2", "-2", "2.0", "", "1001", "0"])("%j is no quantity of a form", (quantity) => {
  const form = { exchangeId: `ret_${"a".repeat(24)}`, line: "lin_1", variant: "var_1" };
  expect(exchangeForm.safeParse({ ...form, quantity }).success).toBe(false);
  expect(exchangeForm.safeParse({ ...form, quantity: "2" }).data?.quantity).toBe(2);
});
