import { staffAccount } from "#tests/support/accounts.ts";
import { payOrder, placeOrder } from "#tests/support/order-by-api.ts";
import { expect, signInByForm, test } from "#tests/support/test.ts";

test("an order that is set to shipped is sent whole, undone while nothing has left, and delivered on a day", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  const order = await placeOrder(request);
  await signIn();
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Orders" }).click();
  const row = page.getByRole("row").filter({ hasText: order.orderNumber });
  await expect(row).toContainText("Åsa Öberg");
  await expect(row).toContainText(/asa\.oberg-\w+@mail\.example/);
  await expect(row).toContainText(/\d\skr/);
  await expect(row).toContainText(/unpaid/i);

  await row.getByRole("combobox").selectOption("shipped");
  await row.getByRole("button", { name: "Send…" }).click();
  await expect(page.getByRole("heading", { name: `Send items of ${order.orderNumber}` })).toBeVisible();
  await page.getByLabel("This order is not paid. Send it all the same.").check();
  await page.getByRole("button", { name: "Ship and email customer" }).click();
  await expect(page.getByRole("status")).toHaveText(/Order status updated successfully! Parcel recorded/);
  await expect(page.getByRole("heading", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await expect(page.getByText("Status set to shipped")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Status set to shipped" })).toContainText(
    staffAccount.username,
  );
  await expect(page.getByText("Storgatan 1").first()).toBeVisible();

  await page.getByRole("button", { name: "Undo sending of parcel 1" }).click();
  await expect(page.getByRole("status")).toHaveText(/Sending undone/);
  const select = page.getByLabel(`Status of order ${order.orderNumber}`);
  await expect(select).toHaveValue("pending");
  await expect(page.getByText("Parcels", { exact: true })).toHaveCount(0);

  await select.selectOption("delivered");
  await page.getByRole("button", { name: "Set the day…" }).click();
  await expect(page.getByRole("heading", { name: `When did ${order.orderNumber} arrive?` })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Set to delivered" }).click();
  await expect(page.getByRole("status")).toHaveText(/Order status updated successfully!/);
  await expect(select).toHaveValue("delivered");
  await expect(page.getByText(/^Delivered \d/)).toBeVisible();
});

test("a wheel or a choice alone changes no order", async ({ page, request, signIn }) => {
  const order = await placeOrder(request);
  await signIn();
  await page.goto(`/admin/orders/${order.id}`);
  await page.waitForFunction(() => "hydrated" in window);
  const select = page.getByLabel(`Status of order ${order.orderNumber}`);
  await select.focus();
  await select.hover();
  await page.mouse.wheel(0, 300);
  await select.selectOption("processing");
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  await page.reload();
  await expect(select).toHaveValue("pending");
  await expect(page.getByText(/^Status set to/)).toHaveCount(0);
});

test.describe("a paid order", () => {
  // Reopening what was refunded is refused.
  test.use({ expectedErrors: /409/ });

  test("is cancelled and refunded by a button that says so", async ({ page, request, signIn }) => {
    const order = await placeOrder(request);
    await payOrder(request, order.id);
    await signIn();
    await page.goto(`/admin/orders/${order.id}`);
    const select = page.getByLabel(`Status of order ${order.orderNumber}`);
    await select.selectOption({ label: "Cancelled and refunded" });
    await expect(page.getByText(/^Status set to/)).toHaveCount(0);
    await page.getByRole("button", { name: "Cancel and refund" }).click();
    await expect(page.getByRole("status")).toHaveText(/Its payment was refunded/);
    await expect(page.getByText("Payment refunded")).toBeVisible();
    await expect(page.getByText("Status set to cancelled")).toBeVisible();

    await select.selectOption("shipped");
    await page.getByRole("button", { name: "Send…" }).click();
    await expect(page.getByRole("status")).toHaveText(/its payment was refunded, so it stays cancelled/);
    await expect(select).toHaveValue("cancelled");
  });
});

test("by keyboard a status is saved when it is confirmed, not on the way to it", async ({ page, request, signIn }) => {
  const order = await placeOrder(request);
  await signIn();
  await page.goto(`/admin/orders/${order.id}`);
  const select = page.getByLabel(`Status of order ${order.orderNumber}`);
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("New note").fill("Half a note");
  await select.focus();
  await page.keyboard.press("ArrowDown");
  await expect(select).toHaveValue("processing");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText(/Order status updated successfully!/);
  await expect(page.getByText(/^Status set to/)).toHaveText(["Status set to processing"]);
  // The Save button is gone then.
  await expect(select).toBeFocused();

  await expect(page.getByLabel("New note")).toHaveValue("Half a note");
  await page.getByLabel("New note").fill("Saved by keyboard");
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText(/Note added/);
  // For the next one, in an empty field.
  await expect(page.getByRole("button", { name: "Add note" })).toBeFocused();
  await expect(page.getByLabel("New note")).toHaveValue("");
});

test.describe("a broken connection", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("is told, and the order keeps its status", async ({ page, request, signIn }) => {
    const order = await placeOrder(request);
    await signIn();
    await page.goto(`/admin/orders/${order.id}`);
    await page.route("**/admin/orders/**", (route) => route.abort());
    const select = page.getByLabel(`Status of order ${order.orderNumber}`);
    await select.selectOption("delivered");
    await page.getByRole("button", { name: "Set the day…" }).click();
    await expect(page.getByRole("status")).toHaveText(/Failed to update order status/);
    await expect(select).toHaveValue("pending");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("staff sign in, change a status, read the outcome and sign out", async ({ page, request }) => {
    const order = await placeOrder(request);
    await signInByForm(page);
    await page.getByRole("tab", { name: "Orders" }).click();
    const row = page.getByRole("row").filter({ hasText: order.orderNumber });
    await row.getByRole("combobox").selectOption("processing");
    await row.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/admin\?tab=orders$/);
    await expect(page.getByRole("status")).toContainText("Order status updated successfully!");
    await expect(row.getByRole("combobox")).toHaveValue("processing");
    await page.reload();
    await expect(page.getByRole("status")).toBeEmpty();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });
});

test("the list can be narrowed to one status, and an order keeps its place there", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  const order = await placeOrder(request);
  await signIn();
  await page.goto("/admin?tab=orders");
  await page.getByLabel("Status", { exact: true }).selectOption("pending");
  await expect(page).toHaveURL(/[?&]status=pending/);
  const row = page.getByRole("row").filter({ hasText: order.orderNumber });
  await expect(row.getByRole("combobox")).toHaveValue("pending");
  await checkAccessibility();

  await page.getByLabel("Status", { exact: true }).selectOption("cancelled");
  await expect(page).toHaveURL(/[?&]status=cancelled/);
  await expect(row).toHaveCount(0);

  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).not.toHaveURL(/status=/);
  // The address changes a moment before the form, which would be sent with the old status.
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("");
  await page.getByLabel("Order number, email or name").fill(order.orderNumber.slice(0, 10));
  await page.keyboard.press("Enter");
  await expect(row).toBeVisible();
});

test.describe("several orders at once", () => {
  test.use({ javaScriptEnabled: false });

  test("are cancelled after a page that asks, without scripts", async ({ page, request, signIn }) => {
    const orders = [await placeOrder(request), await placeOrder(request)];
    await payOrder(request, orders[1]?.id ?? "");
    await signIn();
    await page.goto("/admin?tab=orders");
    for (const { orderNumber } of orders) await page.getByLabel(`Choose order ${orderNumber}`).check();
    const form = page.getByRole("form", { name: "Chosen orders" });
    await form.getByRole("combobox").selectOption("cancelled");
    await form.getByRole("button", { name: "Change status" }).click();
    await expect(page.getByRole("heading", { name: "Cancel these 2 orders?" })).toBeVisible();
    await expect(page.getByText("One of them is paid and is refunded at once.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel and refund" }).click();
    await expect(page.getByRole("status")).toContainText("2 orders set to cancelled.");
    const row = page.getByRole("row").filter({ hasText: orders[1]?.orderNumber ?? "" });
    await expect(row).toContainText(/refunded/i);
    await expect(row.getByRole("combobox")).toHaveValue("cancelled");
  });
});
