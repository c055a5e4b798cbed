import { countWork } from "#tests/support/count-work.ts";
import { payOrder, placeOrder } from "#tests/support/order-by-api.ts";
import { expect, test } from "#tests/support/test.ts";

/* The jobs of a day, counted from Home. Those of a product, a campaign and ten parcels are in the specs of their screens. */

test("one item of an order is refunded in three clicks and two fields", async ({ page, request, signIn }) => {
  const order = await placeOrder(request, 3);
  await payOrder(request, order.id);
  await signIn();
  await page.goto("/admin/today");
  await page.waitForFunction(() => "hydrated" in window);
  const work = await countWork(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(order.orderNumber);
  await expect(page.getByRole("option", { name: new RegExp(order.orderNumber) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(order.orderNumber) })).toBeVisible();
  await page.getByRole("link", { name: "Refund or cancel items" }).click();
  await page.getByLabel(/to cancel/).fill("1");
  await page.getByRole("button", { name: /^Refund \d/ }).click();
  await expect(page.getByRole("status")).toHaveText("The money went back.");
  const { clicks, fields } = await work();
  expect(clicks).toBeLessThanOrEqual(3);
  expect(fields).toBeLessThanOrEqual(2);
});

test("why sales changed is answered in three clicks", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/today");
  await page.waitForFunction(() => "hydrated" in window);
  const work = await countWork(page);
  await page.getByRole("link", { name: "Analytics", exact: true }).filter({ visible: true }).first().click();
  await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "Last month" }).click();
  const changed = page.getByRole("region", { name: "What changed" });
  await expect(changed.getByRole("listitem").first()).toHaveText(/\d/);
  await expect(page.getByRole("table", { name: "Best sellers" })).toBeVisible();
  const { clicks, fields } = await work();
  expect(clicks).toBeLessThanOrEqual(3);
  expect(fields).toBe(0);
});
