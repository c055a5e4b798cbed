import { unfoldFoot } from "../support/shopper.ts";
import { expect, type Page, test, waitUntilHydrated } from "../support/test.ts";

const title = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name });
const foot = (page: Page) => page.getByRole("contentinfo");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page.locator("main"));
}

test("a new page is read out from its title, without a frame, and the next Tab goes on from there", async ({
  page,
}) => {
  await open(page, "/faq");
  await unfoldFoot(page);
  await foot(page).getByRole("link", { name: "Size guide" }).press("Enter");
  await expect(title(page, "Size Guide")).toBeFocused();
  await expect(title(page, "Size Guide")).toHaveCSS("outline-style", "none");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("so is what the search, a menu and a card lead to", async ({ page }) => {
  await open(page, "/faq");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search products" }).fill("tee");
  await page.keyboard.press("Enter");
  await expect(title(page, "“tee”")).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Pulse Core Tee" }).click();
  await expect(title(page, "Pulse Core Tee")).toBeFocused();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Shop all" }).click();
  await expect(title(page, "Shop all")).toBeFocused();
});

test("another category is a new page from the foot, and a choice in the same page from its chips", async ({ page }) => {
  await open(page, "/shop");
  const chip = page.getByRole("main").getByRole("link", { name: "Hoodies", exact: true });
  await chip.press("Enter");
  await expect(title(page, "Hoodies")).toBeVisible();
  await expect(chip).toBeFocused();
  await unfoldFoot(page);
  await foot(page).getByRole("link", { name: "Best Sellers" }).press("Enter");
  await expect(title(page, "Best Sellers")).toBeFocused();
});

test("so is another search from the list of one", async ({ page }) => {
  await open(page, "/shop?search=tee");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).press("Enter");
  await page.getByRole("combobox", { name: "Search products" }).fill("leggings");
  await page.keyboard.press("Enter");
  await expect(title(page, "“leggings”")).toBeFocused();
});

test.describe("while a page cannot be loaded", () => {
  test.use({ expectedErrors: /500/ });

  test("its error is a new page, and so is the one that comes after it", async ({ page, signIn }) => {
    await open(page, "/about");
    await page.route("**/faq.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await unfoldFoot(page);
    await foot(page).getByRole("link", { name: "FAQ" }).press("Enter");
    await expect(title(page, "Something went wrong")).toBeFocused();
    await unfoldFoot(page);
    await foot(page).getByRole("link", { name: "Size guide" }).press("Enter");
    await expect(title(page, "Size Guide")).toBeFocused();

    await signIn();
    await open(page, "/admin/today");
    await page.route("**/admin/payments.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("link", { name: "Payments to review" }).press("Enter");
    await expect(title(page, "Something went wrong")).toBeFocused();
  });
});

test("going back takes no focus, nor does a page that comes while someone types", async ({ page }) => {
  await open(page, "/faq");
  await unfoldFoot(page);
  await foot(page).getByRole("link", { name: "Returns", exact: true }).click();
  await expect(title(page, "Returns")).toBeFocused();
  await page.goBack();
  await expect(title(page, "Frequently Asked Questions")).toBeVisible();
  await expect(title(page, "Frequently Asked Questions")).not.toBeFocused();

  await unfoldFoot(page);
  const address = foot(page).getByRole("textbox");
  await address.focus();
  await foot(page)
    .getByRole("link", { name: "Returns", exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(title(page, "Returns")).toBeVisible();
  await expect(address).toBeFocused();
});

test("a link to a part of a page leads to that part", async ({ page }) => {
  await open(page, "/product/pulse-core-tee");
  await page.evaluate(() => {
    const header = document.querySelector("header");
    header?.insertAdjacentHTML("beforeend", '<a href="/cookie-policy#change-your-choice">Cookies</a>');
    header?.querySelector<HTMLElement>("[href*=change-your-choice]")?.click();
  });
  await expect(page.locator("#change-your-choice")).toBeFocused();
});

test("staff hear of a new page as well", async ({ page, signIn }) => {
  await signIn();
  await open(page, "/admin/today");
  await page.getByRole("link", { name: "Payments to review" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Needs review" })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Reconciliation" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
