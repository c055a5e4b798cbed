import { expect, test } from "../support/test.ts";

const collections = [
  ["/mens-collection", "Men's Collection", ["All Products", "Tops", "Bottoms", "Hoodies", "Compression", "Training"]],
  [
    "/womens-collection",
    "Women's Collection",
    ["All Products", "Tops", "Bottoms", "Sports Bras", "Leggings", "Training"],
  ],
  [
    "/accessories-collection",
    "Accessories",
    ["All Accessories", "Performance Socks", "Training Bags", "Caps & Hats", "Training Gloves", "Equipment"],
  ],
] as const;

for (const [path, heading, chips] of collections) {
  test(`${path} has its chips, and each finds at least four products`, async ({ page, checkAccessibility }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await checkAccessibility();
    for (const chip of chips) {
      await page.getByRole("link", { name: chip, exact: true }).click();
      await expect(page.getByRole("link", { name: chip, exact: true })).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("article").nth(3)).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Not sure where to start?" })).toBeVisible();
  });
}

for (const chip of [
  "All",
  "T-Shirts",
  "Hoodies",
  "Athletic Wear",
  "Accessories",
  "Sports Bras",
  "Leggings",
  "Jackets",
]) {
  test(`the shop's chip ${chip} finds at least four products`, async ({ page }) => {
    await page.goto("/shop");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: chip, exact: true }).click();
    await expect(
      page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: chip, exact: true }),
    ).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("article").nth(3)).toBeVisible();
  });
}

test("order and layout are kept in the address", async ({ page, checkAccessibility }) => {
  await page.goto("/womens-collection?category=leggings");
  await page.getByLabel("Sort").selectOption("price-high");
  await expect(page).toHaveURL(/category=leggings&sort=price-high/);
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await checkAccessibility();
  await page.getByLabel("Sort").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(page).toHaveURL(/view=list/);
  await page.goBack();
  await expect(page.getByLabel("Sort")).toHaveValue("price-high");
});

test("a listing of several pages is walked by page", async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/shop?page=2");
  await expect(page.getByText("Page 2 of")).toBeVisible();
});

test("a search without a match says so", async ({ page, checkAccessibility }) => {
  await page.goto("/shop?search=zzzzzz");
  await expect(page.getByText("No products found. Try a different category or search term.")).toBeVisible();
  await checkAccessibility();
});
