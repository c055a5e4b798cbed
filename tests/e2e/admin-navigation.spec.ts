import { expect, test } from "#tests/support/test.ts";

test("staff go anywhere by the search, with the keyboard alone", async ({ page, signIn, checkAccessibility }) => {
  await signIn();
  await page.goto("/admin/today");
  await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
  await page.waitForFunction(() => "hydrated" in window);
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search the admin" });
  await expect(search.getByRole("option", { name: /Campaigns/ })).toBeVisible();
  await checkAccessibility();
  await page.keyboard.type("inventory");
  await expect(search.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/inventory$/);
  await expect(search).toBeHidden();
  await expect(page).toHaveTitle(/^Inventory/);
  await page.keyboard.press("Control+k");
  await expect(search).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
});

test("a scanned order opens, though Enter comes before the answer", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin?tab=orders");
  const [number = ""] = (await page.getByText(/^PM-\d{8}$/).allTextContents()).slice(-1);
  await page.waitForFunction(() => "hydrated" in window);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await page.keyboard.insertText(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\/ord_/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
});

test("the navigation says where one is, and lists the pages of its group", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/campaigns");
  await checkAccessibility();
  await page.getByRole("link", { name: "Discounts", exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/discounts$/);
  await expect(page.locator('[aria-current="page"]').filter({ visible: true })).toHaveText(["Discounts"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a page of its own", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/today");
    await page.getByRole("link", { name: "Search" }).click();
    await page.getByLabel("Search the admin").fill("audit");
    await page.getByRole("button", { name: "Search" }).click();
    await page
      .getByRole("link", { name: /Audit log/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
  });
});
