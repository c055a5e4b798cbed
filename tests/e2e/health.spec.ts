import { outagePort } from "../support/accounts.ts";
import { expect, test } from "../support/test.ts";

test("the shop says that it is well", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: true });
});

test("a shop without its database says that it is not", async ({ request }) => {
  const response = await request.get(`http://127.0.0.1:${outagePort}/api/health`);
  expect(response.status()).toBe(503);
});
