import { windowSizes } from "#tests/support/browser.ts";
import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

// What is no page (any more) is a 404, and what is refused a 400, which is what this is about.
test.use({ expectedErrors: /status of 40[04]/ });

test("staff make a collection by a rule, shoppers filter it, and it ends when it is deleted", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/collections");
  await expect(page.getByRole("heading", { name: "Collections", level: 1 })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("link", { name: "New collection" }).click();
  await page.getByLabel("Title", { exact: false }).first().fill("Tops we run in");
  await page.getByLabel("Chosen").selectOption("rule");
  await page.getByRole("button", { name: "Create collection" }).click();
  await expect(page.getByText("Add at least one condition.")).toBeVisible();
  await page.getByLabel("Condition 1").selectOption("type");
  await page.getByLabel("Value 1").fill("T-Shirt");
  await page.getByLabel("Published").check();
  await page.getByLabel("Show in menu").check();
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Create collection" }).click();
  await expect(page.getByRole("status").first()).toContainText("Tops we run in saved.");
  await expect(page.getByRole("link", { name: "Arrange", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "View in the shop" }).click();
  await expect(page).toHaveURL(/\/collections\/tops-we-run-in$/);
  await expect(page.getByRole("heading", { name: "Tops we run in", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href*="/product/"]').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await checkAccessibility({ atBothWidths: true });
  // The menu is part of every page, whose facts are at most five seconds old.
  const inMenu = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Tops we run in" });
  await page.setViewportSize(windowSizes.phone);
  await expect(async () => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(inMenu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectNoSidewaysScroll(page);
  await inMenu.click();
  await expect(page).toHaveURL(/\/collections\/tops-we-run-in$/);
  await page.setViewportSize(windowSizes.desktop);
  await page.goto("/about");
  await page.getByRole("button", { name: "Women by category" }).click();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tops we run in" }),
  ).toBeVisible();
  await page.goto("/Collections/Tops-We-Run-In?sort=price-low&stock=1");
  await expect(page).toHaveURL(/\/collections\/tops-we-run-in\?/);
  await expect(page.getByRole("main").locator('a[href*="/product/"]').first()).toBeVisible();

  await page.goto("/admin/collections");
  await page.getByRole("link", { name: "Open Tops we run in" }).click();
  await page.getByRole("button", { name: "Delete collection" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete collection" }).click();
  await expect(page.getByRole("status").first()).toContainText("Collection deleted.");
  expect((await page.request.get("/collections/tops-we-run-in")).status()).toBe(404);
});

test("staff add the products that they select to a collection by keyboard, and take them out again in the audit log", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  await signIn();
  await page.goto("/admin/collections/new");
  await page.getByLabel("Title", { exact: false }).first().fill("Rainy runs");
  await page.getByLabel("Published").check();
  await page.getByRole("button", { name: "Create collection" }).click();
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  await expect(said("Rainy runs saved.")).toBeVisible();

  await page.goto("/admin?tab=products&sort=name");
  for (const place of [0, 1]) {
    await page
      .getByRole("checkbox", { name: /^Select (?!all)/ })
      .nth(place)
      .focus();
    await page.keyboard.press("Space");
  }
  await expect(page.getByText("2 selected")).toBeVisible();
  const change = page.getByLabel("Change", { exact: true });
  await change.focus();
  await page.keyboard.type("Add to");
  await expect(change).toHaveValue("add-to-collection");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Collection", { exact: true })).toBeFocused();
  await page.keyboard.type("Rainy");
  await checkAccessibility({ atBothWidths: true });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Apply" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said("2 products added to Rainy runs.")).toBeVisible();
  const cards = page.getByRole("main").locator('h2 a[href*="/product/"], h3 a[href*="/product/"]');
  await page.goto("/collections/rainy-runs");
  await expect(cards).toHaveCount(2);

  await page.goto("/admin/audit");
  await page
    .getByRole("button", { name: /^Undo ?: added products to collection Rainy runs$/ })
    .first()
    .click();
  await expect(said("Undone.")).toBeVisible();
  await page.goto("/collections/rainy-runs");
  await expect(cards).toHaveCount(0);
});

test("a collection of the demo shop is a page like any list, and a draft is none", async ({ page }) => {
  await page.goto("/collections/first-5k");
  await expect(page.getByRole("heading", { name: "Your first 5K", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Your first 5K/);
  expect((await page.request.get("/collections/hoodie-weather")).status()).toBe(404);
});
