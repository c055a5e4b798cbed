import type { APIRequestContext, Page } from "@playwright/test";

import { newBuyer, plentiful } from "./shopper.ts";

/** Pays an order through the API, with a card of the test provider. */
export async function payOrder(request: APIRequestContext, orderId: string): Promise<void> {
  const created = await (await request.post("/api/payments", { data: { orderId } })).json();
  const data = { paymentId: created.id, token: "test_visa" };
  const paid = await request.post("/api/payments/process", { data });
  if (!paid.ok()) throw new Error(`The order was not paid: ${await paid.text()}`);
}

/**
 * Places an order through the API, without its screens. A test that waits for an e-mail of it gives an address of its own: what one
 * address gets in an hour is limited.
 */
export async function placeOrder(
  request: APIRequestContext,
  quantity = 1,
  email = newBuyer(),
): Promise<{ id: string; orderNumber: string }> {
  const call = async <T>(collection: string, command: string, data: object): Promise<T> => {
    const body = { database_name: "shop", collection_name: collection, command, data };
    const answer = (await (await request.post("/api/db", { data: body })).json()) as { data: [T] };
    return answer.data[0];
  };
  const product = await call<{ price: number; variants: { id: string; quantity: number }[] }>("products", "--read", {
    filter: { id: plentiful },
  });
  const variantId = product.variants.find((variant) => variant.quantity >= quantity)?.id;
  const address = { address: "Storgatan 1", city: "Trosa", postalCode: "619 30", country: "Sweden" };
  return call("orders", "--create", {
    customer: { email, firstName: "Åsa", lastName: "Öberg", ...address },
    items: [{ productId: plentiful, variantId, price: product.price, quantity }],
  });
}

/** Places and pays an order of three units of one item, and opens it as staff. */
export async function openPaidOrder(page: Page, request: APIRequestContext) {
  const order = await placeOrder(request, 3);
  await payOrder(request, order.id);
  await page.goto(`/admin/orders/${order.id}`);
  return order;
}
