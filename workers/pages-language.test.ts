import { expect, it } from "vitest";

import type { Shop } from "#app/platform/env/context.ts";

import { handlePage } from "./pages.ts";

const shop = { languages: ["sv"] } as unknown as Shop;

const answerTo = (path: string) => {
  const request = new Request(`https://shop.example${path}`, { headers: { Host: "shop.example" } });
  return handlePage(request, new URL(request.url), shop, [], () => Promise.resolve(new Response("rendered")));
};

it.each([
  ["/fi/thank-you?orderId=ord_1&key=k", "/thank-you?orderId=ord_1&key=k"],
  ["/da", "/"],
  ["/fi//evil.example/x", "/evil.example/x"],
])("leads from %s to English where the shop is not open in its language, with the method kept", async (path, to) => {
  const response = await answerTo(path);
  expect([response.status, response.headers.get("Location")]).toEqual([307, to]);
});

it.each([
  ["/sv/admin", "/admin"],
  ["/sv/admin/orders/ord_1?tab=notes", "/admin/orders/ord_1?tab=notes"],
])("leads from %s to the staff's page, which has no language", async (path, to) => {
  const response = await answerTo(path);
  expect([response.status, response.headers.get("Location")]).toEqual([307, to]);
});

it("shows a page in a language that is open", async () => {
  expect((await answerTo("/sv/cart")).headers.get("Location")).toBeNull();
  expect((await answerTo("/sv/administrators")).headers.get("Location")).toBeNull();
});
