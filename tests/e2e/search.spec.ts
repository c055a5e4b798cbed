import { consentValue } from "#app/features/shop/consent/consent.ts";
import { newId } from "#app/shared/ids.ts";

import { atEachWidth, expect, expectNoSidewaysScroll, type Page, test } from "../support/test.ts";

const openSearch = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" }).click();
const field = (page: Page) => page.getByRole("combobox", { name: "Search products" });
const recent = (page: Page) => page.getByRole("region", { name: "Recent searches" });
const recommended = (page: Page, name: string) =>
  page.getByRole("region", { name: "Recommended searches" }).getByRole("link", { name });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("recentSearches"));
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test("by keys: from a typo to what was meant, to a product, and back to the search", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/");
  await openSearch(page);

  await test.step("what was probably meant is the first choice", async () => {
    await field(page).pressSequentially("hodie");
    await expect(page.getByRole("status").filter({ hasText: "“hoodie”" })).toContainText(
      'No results found for "hodie". Showing',
    );
    await expect(page.getByRole("option").first()).toHaveText("Did you mean “hoodie”?");
    await checkAccessibility({ atBothWidths: true });
    await atEachWidth(page, () => expectNoSidewaysScroll(page));
    await press(page, "ArrowDown", "Enter");
    await expect(field(page)).toHaveValue("hoodie");
    await expect(field(page)).toBeFocused();
  });

  const products = page.getByRole("group", { name: "Products" }).getByRole("option");
  await test.step("the arrow keys walk through products and collections, whose found words are marked", async () => {
    await expect(page.getByRole("option", { name: "Did you mean" })).toHaveCount(0);
    await expect(products.filter({ hasText: "Kväll Hoodie" }).locator("mark")).toHaveText("Hoodie");
    await press(page, "ArrowUp");
    await expect(page.getByRole("group", { name: "Collections" }).getByRole("option").last()).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await press(page, "Home", "ArrowDown");
    await expect(products.first()).toHaveAttribute("aria-selected", "true");
  });

  await test.step("Enter opens a product, and the shop learns its place and no more", async () => {
    const name = await products.first().locator("span span").first().innerText();
    const found = await products.count();
    const told = page.waitForRequest((request) => request.url().endsWith("/api/search-log"));
    await press(page, "Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect((await told).postDataJSON()).toEqual({ words: "hoodie", count: found, rank: 1 });
  });

  await test.step("the search is there again, until it is taken away", async () => {
    await openSearch(page);
    await expect(recent(page).getByRole("link")).toHaveText(["hoodie"]);
    await recent(page).getByRole("button", { name: "Remove “hoodie”" }).focus();
    await press(page, "Enter");
    await expect(recent(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toBeNull();
  });
});

test("for what we do not sell says so, on the page and while typing, and offers something else", async ({ page }) => {
  await page.goto("/shop?search=gift+card");
  const main = page.getByRole("main");
  await expect(main.getByText("We don't sell gift cards.")).toBeVisible();
  await expect(main.getByText("No products found. Try a different category or search term.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Our picks" })).toBeVisible();
  await openSearch(page);
  await field(page).fill("presentkort");
  await expect(page.getByRole("dialog").getByText("We don't sell gift cards.")).toBeVisible();
});

test("by touch: searches are kept once that is allowed, and gone by one press", async ({
  page,
  context,
  baseURL,
  checkAccessibility,
}) => {
  const allow = (...purposes: "preference"[]) =>
    context.addCookies([{ name: "cookie_consent", value: consentValue(purposes, newId()), url: baseURL ?? "" }]);
  await allow();
  await page.goto("/shop");
  await openSearch(page);
  await recommended(page, "Leggings").tap();
  await expect(page).toHaveURL("/shop?search=Leggings");
  expect(await stored(page)).toBeNull();

  await allow("preference");
  await openSearch(page);
  await field(page).fill("bottle");
  await page.getByRole("option", { name: /Källa Steel Bottle/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /Källa Steel Bottle/ })).toBeVisible();
  await openSearch(page);
  await recommended(page, "Backpack").tap();
  await expect(page).toHaveURL("/shop?search=Backpack");
  await openSearch(page);
  await expect(recent(page).getByRole("link")).toHaveText(["Backpack", "bottle"]);
  await checkAccessibility({ atBothWidths: true });
  await recent(page).getByRole("button", { name: "Clear" }).tap();
  await expect(recent(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
});
