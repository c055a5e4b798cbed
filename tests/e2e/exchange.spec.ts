import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { linkSecret, shopPort } from "#tests/support/accounts.ts";
import { payOrder, placeOrder } from "#tests/support/order-by-api.ts";
import { expect, test } from "#tests/support/test.ts";

test("a size is exchanged: the shopper asks, staff scan it in, and the new one is sent", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const order = await placeOrder(request, 1);
  await payOrder(request, order.id);
  await page.goto(`/admin/orders/${order.id}/fulfil`);
  await page.getByRole("button", { name: "Ship and email customer" }).click();
  await expect(page.getByRole("status")).toHaveText(/Parcel recorded/);

  const env = { PUBLIC_ORIGIN: `http://127.0.0.1:${shopPort}`, LINK_SECRET: linkSecret };
  const links = await orderLinks(order.id, env, new Date());
  await page.goto(links.exchange);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exchange");
  await page.locator("input[name=variant]:enabled").first().check();
  await checkAccessibility();
  await page.getByRole("button", { name: "Confirm exchange" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We're holding your new item");
  await checkAccessibility();
  const number = /RT-\d{8}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";

  await page.goto("/admin/returns");
  await page.getByLabel("Scan or type a return number").fill(number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
  await checkAccessibility();
  await page.getByRole("button", { name: "Receive" }).click();
  await expect(page.getByRole("status")).toHaveText("Received. You can send the replacement now.");
  await page.getByRole("button", { name: "Ship and email customer" }).click();
  await expect(page.getByRole("status")).toHaveText("Replacement sent. We've emailed the customer.");

  await page.goto(links.exchange);
  await expect(page.getByRole("listitem").filter({ hasText: number })).toContainText("Shipped");
});
