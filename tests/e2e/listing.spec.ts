import { atAnyWidth, atDesk, expect, test, waitUntilHydrated } from "../support/test.ts";

// What each chip finds is in tests/built/requests.test.ts.
for (const [path, heading] of [
  ["/mens-collection", "Men's Collection"],
  ["/womens-collection", "Women's Collection"],
  ["/accessories-collection", "Accessories"],
] as const) {
  test(
    `${path} can be used by everyone, and ends with where to start`,
    atAnyWidth,
    async ({ page, checkAccessibility }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await checkAccessibility({ atBothWidths: true });
      await expect(page.getByRole("heading", { name: "Not sure where to start?" })).toBeVisible();
    },
  );
}

test("a chip narrows the listing without a new page, and is marked", async ({ page }) => {
  const chip = (name: string) =>
    page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });
  for (const [path, names] of [
    ["/accessories-collection", ["Training Bags", "Equipment", "All Accessories"]],
    ["/shop", ["Jackets", "T-Shirts"]],
  ] as const) {
    await page.goto(path);
    for (const name of names) {
      await chip(name).click();
      await expect(chip(name)).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("article").nth(3)).toBeVisible();
    }
  }
});

test("order and layout are kept in the address", async ({ page, checkAccessibility }) => {
  await page.goto("/womens-collection?category=leggings");
  await page.getByLabel("Sort").selectOption("price-high");
  await expect(page).toHaveURL(/category=leggings&sort=price-high/);
  // On a slow machine the list may still be drawn when the key comes.
  await expect(async () => {
    await page.getByLabel("Sort").selectOption("price-high");
    await page.getByLabel("Sort").focus();
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/category=leggings&sort=price-low/, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByLabel("Sort")).toBeFocused();
  await expect(page.getByLabel("Sort")).toHaveValue("price-low");
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/category=leggings&sort=price-high/);
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  // A link that is half under the controls while it scrolls past has its size all the same.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await checkAccessibility();
  await page.getByLabel("Sort").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page).toHaveURL(/view=list/);
  await page.goBack();
  await expect(page.getByLabel("Sort")).toHaveValue("price-high");
});

test("a listing of several pages is walked by page", atAnyWidth, async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/shop?page=2");
  await expect(page.getByText("Page 2 of")).toBeVisible();
});

test("a search without a match says so", atAnyWidth, async ({ page, checkAccessibility }) => {
  await page.goto("/shop?search=zzzzzz");
  await expect(page.getByText("No products found. Try a different category or search term.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Popular searches" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByLabel("Sort")).toHaveCount(0);
  await checkAccessibility({ atBothWidths: true });
});

test("the first color of a card is whole on the home page, with its frame", atDesk, async ({ page }) => {
  await page.goto("/");
  const colors = page.getByRole("toolbar", { name: /^Colors of/ }).first();
  await colors.scrollIntoViewIfNeeded();
  const first = colors.getByRole("button").first();
  await first.focus();
  const atItsEdge = await first.evaluate((dot) => {
    const { left, top, height } = dot.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + height / 2) === dot;
  });
  expect(atItsEdge).toBe(true);
});

test("a phone's list begins with a product within its first 300 px", atAnyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/shop", "/womens-collection", "/mens-collection", "/accessories-collection"]) {
    await page.goto(path);
    const card = await page.getByRole("article").first().boundingBox();
    expect(card?.y, path).toBeLessThan(300);
  }
});

test("what gets the focus backward on a phone ends below the list's controls", atAnyWidth, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop");
  const sort = page.getByLabel("Sort", { exact: true });
  await waitUntilHydrated(sort);
  await page
    .getByRole("button", { name: /^Wishlist: / })
    .nth(12)
    .focus();
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press("Shift+Tab");
    const [focused, controls] = await Promise.all([page.locator(":focus").boundingBox(), sort.boundingBox()]);
    expect(focused?.y ?? 0).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 0));
  }
});
