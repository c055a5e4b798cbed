import { openPaidOrder } from "#tests/support/order-by-api.ts";
import { expect, test } from "#tests/support/test.ts";

test("a part of an item gets another size before it is sent, for the price that was paid, and the customer is told", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const order = await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Change size or color" }).click();
  await expect(page.getByRole("heading", { name: "Change size or color" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("spinbutton").fill("1");
  await page.locator("input[type=radio]:enabled").first().check();
  await page.getByRole("button", { name: "Change and email customer" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText(/Item changed/);
  await expect(page.getByRole("heading", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Change size or color" })).toHaveCount(2);
  await expect(page.getByText(/ changed from .+ to /)).toBeVisible();
  await expect(page.getByText("Order changed")).toBeVisible();

  // From the audit log an owner takes it back while nothing was sent.
  await page.goto("/admin/audit");
  await page.getByRole("button", { name: `changed an item of order ${order.orderNumber}` }).click();
  await expect(page.getByRole("status")).toContainText("Undone.");
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByText(/ changed from .+ to /)).toHaveCount(2);
  await expect(page.getByText("Order changed")).toHaveCount(0);
});

test.describe("the address of an order", () => {
  test.use({ expectedErrors: /400/ });

  test("is changed before it is sent, within its country", async ({ page, request, signIn, checkAccessibility }) => {
    await signIn();
    await openPaidOrder(page, request);
    await page.getByRole("link", { name: "Change address" }).click();
    await expect(page.getByText(/For another country, cancel and refund/)).toBeVisible();
    await checkAccessibility({ atBothWidths: true });
    await page.getByLabel("Address").fill("Kungsgatan 2");
    await page.getByLabel("Postal code").fill("12");
    await page.getByRole("button", { name: "Save and email customer" }).click();
    await expect(page.getByText(/Swedish postal codes have 5 digits/)).toBeVisible();
    await page.getByLabel("Postal code").fill("11143");
    await page.getByLabel("City").fill("Stockholm");
    await page.getByRole("button", { name: "Save and email customer" }).click();
    await expect(page.getByRole("status")).toHaveText(/Address changed/);
    await expect(page.getByText("Kungsgatan 2")).toBeVisible();
    await expect(page.getByText("111 43 Stockholm")).toBeVisible();
    await expect(page.getByText("Delivery address changed")).toBeVisible();
  });
});

test("an order that wasn't sent goes to a pickup point, and back to the buyer's address", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Change pickup point" }).click();
  await expect(page.getByRole("radio", { name: /^To the buyer's address/ })).toBeChecked();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Save and email customer" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText(/Pickup point changed/);
  await expect(page.getByText("To a pickup point of PostNord")).toBeVisible();
  await expect(page.getByText("Pickup point changed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Change pickup point" }).click();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.getByRole("radio", { name: /^To the buyer's address/ }).check();
  await page.getByRole("button", { name: "Save and email customer" }).click();
  await expect(page.getByRole("status")).toHaveText(/Pickup point changed/);
  await expect(page.getByText("To a pickup point of PostNord")).toHaveCount(0);
});

test("a sum of the price is given back with its reason, and the customer is told", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await openPaidOrder(page, request);
  await page.getByRole("link", { name: "Refund or cancel items" }).click();
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Amount in kr").fill("99999");
  await expect(page.getByRole("button", { name: "Show the amount" })).toBeDisabled();
  await page.getByLabel("Amount in kr").fill("49,50");
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("textbox", { name: "Reason" }).fill("Delivered late");
  await page.getByRole("button", { name: /^Refund 49,50/ }).click();
  await expect(page.getByRole("status")).toHaveText("The money went back.");
  await expect(page.getByText("of the price, the items stay sold")).toBeVisible();
  await expect(page.getByText("Order refunded")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Credit note/ })).toBeVisible();
});
