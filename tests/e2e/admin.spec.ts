import type { APIRequestContext } from "@playwright/test";

import { staffAccount } from "#tests/support/accounts.ts";
import { plentiful } from "#tests/support/shopper.ts";
import { expect, type Page, test } from "#tests/support/test.ts";

test.describe("a wrong password", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("is refused without a hint", async ({ page }) => {
    await page.goto("/admin");
    await page.getByLabel("Username").fill(staffAccount.username);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid credentials.");
    await expect(page.getByLabel("Username")).toHaveValue(staffAccount.username);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test("staff sign in, see the true counts, and sign out for good", async ({ page, request, signIn }) => {
  await signIn();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  const before = await count(page, "Total Orders");
  await placeOrder(request);
  await page.reload();
  expect(await count(page, "Total Orders")).toBe(before + 1);
  for (const name of ["Total Users", "Total Products", "Total Messages"])
    expect(await count(page, name)).toBeGreaterThanOrEqual(0);

  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.context().addCookies(cookies);
  await page.goto("/admin?tab=orders");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("the five tabs are tabs, and their state is in the address", async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole("tab")).toHaveText(["Products", "Orders", "Users", "Newsletter", "Contact"]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Products");

  await page.getByRole("tab", { name: "Products" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Orders" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\?tab=orders$/);
  await expect(page.getByRole("tabpanel", { name: "Orders" })).toBeVisible();

  await page.goto("/admin?tab=contact");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Contact");
  await page.goBack();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Orders");
});

test("an order moves at once when its status is chosen", async ({ page, request, signIn }) => {
  const order = await placeOrder(request);
  await signIn();
  await page.getByRole("tab", { name: "Orders" }).click();
  const row = page.getByRole("row").filter({ hasText: order.orderNumber });
  await expect(row).toContainText("Åsa Öberg");
  await expect(row).toContainText("asa.oberg@mail.example");
  await expect(row).toContainText(/\d kr/);
  await expect(row).toContainText(/unpaid/i);

  await row.getByRole("combobox").selectOption("shipped");
  await expect(page.getByRole("status")).toHaveText(/Order status updated successfully!/);
  await row.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await expect(page.getByText("Status set to shipped")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Status set to shipped" })).toContainText(
    staffAccount.username,
  );
  await expect(page.getByText("Storgatan 1").first()).toBeVisible();
});

test("by keyboard a status is saved when it is confirmed, not on the way to it", async ({ page, request, signIn }) => {
  const order = await placeOrder(request);
  await signIn();
  await page.goto(`/admin/orders/${order.id}`);
  const select = page.getByLabel(`Status of order ${order.orderNumber}`);
  await select.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(select).toHaveValue("shipped");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText(/Order status updated successfully!/);
  await expect(page.getByText(/^Status set to/)).toHaveText(["Status set to shipped"]);
});

test.describe("a broken connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is told, and the order keeps its status", async ({ page, request, signIn }) => {
    const order = await placeOrder(request);
    await signIn();
    await page.goto(`/admin/orders/${order.id}`);
    await page.route("**/admin/orders/**", (route) => route.abort());
    const select = page.getByLabel(`Status of order ${order.orderNumber}`);
    await select.selectOption("delivered");
    await expect(page.getByRole("status")).toHaveText(/Failed to update order status/);
    await expect(select).toHaveValue("pending");
  });
});

test("without a session every page of the admin leads to the sign-in form, and nothing is changed", async ({
  page,
  request,
}) => {
  const order = await placeOrder(request);
  for (const path of [`/admin/orders/${order.id}`, "/admin/orders/unknown", "/admin/sign-out"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/admin");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  }
  for (const path of ["/admin?tab=orders", "/admin.data?tab=orders", `/admin/orders/${order.id}.data`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(await answer.text()).not.toContain(order.orderNumber);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  for (const path of [`/admin/orders/${order.id}`, `/admin/orders/${order.id}.data`, "/admin/sign-out"]) {
    expect((await request.post(path, { form: { status: "shipped" } })).status()).toBe(401);
  }
});

test("a form that another site sends is refused", async ({ page, request, signIn }) => {
  const order = await placeOrder(request);
  await signIn();
  const sent = { form: { status: "shipped" }, headers: { Origin: "https://elsewhere.example" } };
  expect((await page.request.post(`/admin/orders/${order.id}`, sent)).ok()).toBe(false);
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByLabel(/^Status of order/)).toHaveValue("pending");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("staff sign in, change a status, read the outcome and sign out", async ({ page, request, signIn }) => {
    const order = await placeOrder(request);
    await signIn();
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

test("everyone can use the admin", async ({ page, request, signIn, checkAccessibility }) => {
  const order = await placeOrder(request);
  await page.goto("/admin");
  await checkAccessibility();
  await signIn();
  for (const path of ["/admin?tab=products", "/admin?tab=orders", "/admin?tab=users", `/admin/orders/${order.id}`]) {
    await page.goto(path);
    await checkAccessibility();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

async function count(page: Page, name: string): Promise<number> {
  const card = page.getByRole("main").locator("dl > div").filter({ hasText: name });
  return Number(await card.locator("dd").textContent());
}

/** Places an order, as a browser would. */
async function placeOrder(request: APIRequestContext): Promise<{ id: string; orderNumber: string }> {
  const call = async <T>(collection: string, command: string, data: object): Promise<T> => {
    const body = { database_name: "shop", collection_name: collection, command, data };
    const answer = (await (await request.post("/api/db", { data: body })).json()) as { data: [T] };
    return answer.data[0];
  };
  const product = await call<{ price: number; variants: { id: string; quantity: number }[] }>("products", "--read", {
    filter: { id: plentiful },
  });
  const variantId = product.variants.find((variant) => variant.quantity > 0)?.id;
  const email = "asa.oberg@mail.example";
  const address = { address: "Storgatan 1", city: "Trosa", postalCode: "619 30", country: "Sweden" };
  return call("orders", "--create", {
    customer: { email, firstName: "Åsa", lastName: "Öberg", ...address },
    items: [{ productId: plentiful, variantId, price: product.price, quantity: 1 }],
  });
}
