import { staffAccount } from "#tests/support/accounts.ts";
import { placeOrder } from "#tests/support/order-by-api.ts";
import {
  atAnyWidth,
  atEachWidth,
  expect,
  expectNoSidewaysScroll,
  type Page,
  signInByForm,
  signOut,
  test,
} from "#tests/support/test.ts";

test.describe("a wrong password", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("is refused without a hint", atAnyWidth, async ({ page }) => {
    await page.goto("/admin");
    await page.getByLabel("Username").fill(staffAccount.username);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid credentials.");
    await expect(page.getByLabel("Username")).toHaveValue(staffAccount.username);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ httpOnly }) => httpOnly)).toEqual([]);
  });
});

test("staff sign in, see the true counts, and sign out for good", async ({ page, request }) => {
  await signInByForm(page);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  const before = await count(page, "Total Orders");
  await placeOrder(request);
  await page.reload();
  expect(await count(page, "Total Orders")).toBeGreaterThan(before);
  for (const name of ["Total Users", "Total Products", "Total Messages"])
    expect(await count(page, name)).toBeGreaterThanOrEqual(0);

  const cookies = await page.context().cookies();
  await signOut(page);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.context().addCookies(cookies);
  await page.goto("/admin?tab=orders");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("the five tabs are tabs, and their state is in the address", atAnyWidth, async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin");
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

test(
  "without a session every page of the admin leads to the sign-in form, and nothing is changed",
  atAnyWidth,
  async ({ page, request }) => {
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
  },
);

test("a form that another site sends is refused", atAnyWidth, async ({ page, request, signIn }) => {
  const order = await placeOrder(request);
  await signIn();
  const sent = { form: { status: "shipped" }, headers: { "Sec-Fetch-Site": "cross-site" } };
  expect((await page.request.post(`/admin/orders/${order.id}`, sent)).status()).toBe(403);
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByLabel(/^Status of order/)).toHaveValue("pending");
});

test("everyone can use the admin", atAnyWidth, async ({ page, request, signIn, checkAccessibility }) => {
  // Ten pages are checked by axe.
  test.slow();
  const order = await placeOrder(request);
  await page.goto("/admin");
  await checkAccessibility({ atBothWidths: true });
  await signIn();
  for (const path of ["/admin?tab=products", "/admin?tab=orders", "/admin?tab=users", `/admin/orders/${order.id}`]) {
    await page.goto(path);
    await atEachWidth(page, async () => {
      await checkAccessibility();
      await expectNoSidewaysScroll(page);
    });
  }
});

async function count(page: Page, name: string): Promise<number> {
  const card = page.getByRole("main").locator("dl > div").filter({ hasText: name });
  return Number(await card.locator("dd").textContent());
}
