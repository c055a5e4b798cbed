import { holdPlentiful, leaveInStorage, plentiful, type StockedVariant, storedLineOf } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

/* The demo shop's prices include VAT: one price stands everywhere, and it is what is paid. */
const paid = /299\s*kr/;
const secondPrice = /(incl|excl)\. VAT/;

test("a product's page tells what will be paid, to shoppers and to search engines", async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await expect(page.getByText(paid).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(secondPrice)).toHaveCount(0);
  // After hydration: a browser leaves as it is what the server wrote.
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const group = told
    .flatMap((text) => JSON.parse(text)["@graph"] ?? [])
    .find((node) => node["@type"] === "ProductGroup");
  expect(group.hasVariant).toHaveLength(20);
  for (const { offers } of group.hasVariant) expect(offers).toMatchObject({ price: "299.00", priceCurrency: "SEK" });
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute("content", "299.00");
});

for (const path of ["/", "/shop", "/shop?view=list", "/mens-collection", "/shop?search=pulse"]) {
  test(`every product on ${path} has one price`, async ({ page }) => {
    await page.goto(path);
    // Not a review, which names its product.
    const products = page
      .locator("main li")
      .filter({ has: page.locator('a[href*="product/"]'), hasNot: page.getByText("Verified buyer") });
    const priced = products.filter({ hasText: /\d\s*kr/ });
    expect(await products.count()).toBeGreaterThan(0);
    expect(await priced.count()).toBe(await products.count());
    await expect(products.filter({ hasText: secondPrice })).toHaveCount(0);
  });
}

test("the search has it too", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("region", { name: "Products" }).getByText(/\d\s*kr/)).toHaveCount(8);
  await page.getByRole("combobox").fill("pulse core tee");
  await expect(page.getByRole("option", { name: /Pulse Core Tee/ }).first()).toContainText(paid);
});

test("the wishlist and the cart have it too", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("button", { name: "Wishlist: Pulse Core Tee" }).first().click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  await expect(page.getByRole("dialog", { name: "My Wishlist" }).getByText(paid)).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("listitem").filter({ hasText: "Pulse Core Tee" })).toContainText(paid);
});

test("the bar that follows on a phone has it too", async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Your choice" })).toContainText(paid);
});

test("prices fit a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/shop?sort=price-high", "/shop?category=sale", `/product/${plentiful}`]) {
    await page.goto(path);
    await expect(
      page
        .getByRole("main")
        .getByText(/\d\s*kr/)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test("an order to Norway is counted without Swedish VAT, and told of duties, before it is placed", async ({
  page,
  request,
}) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByRole("button", { name: /348\s*kr/i })).toBeVisible();
  await page
    .getByLabel(/^Country/)
    .first()
    .selectOption("Norway");
  await expect(summary.getByText(/Swedish VAT removed/)).toBeVisible();
  await expect(summary.getByText(/Norwegian VAT and any duties are due on delivery/)).toBeVisible();
  await expect(summary.getByRole("button", { name: /278,40\s*kr/i })).toBeVisible();
  await page
    .getByLabel(/^Country/)
    .first()
    .selectOption("Denmark");
  await expect(summary.getByRole("button", { name: /348\s*kr/i })).toBeVisible();
  await expect(summary.getByText(/duties/)).toHaveCount(0);
});

test("a cart in two currencies has no sum, and says why", async ({ page }) => {
  const line = { productId: "sold-no-longer", name: "Tee", price: 899, sizeId: "m", colorId: "black", variantId: "v" };
  const first = storedLineOf({ ...line, size: "M", color: "Black", quantity: 9 } satisfies StockedVariant);
  const second = { ...first, id: "sold-no-longer-either", name: "Cap", price: 29, currency: "EUR" };
  await leaveInStorage(page, { cart: [first, second] });
  await page.goto("/cart");
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByText(/An order can only be in one currency/)).toBeVisible();
  await expect(summary.getByText(/928/)).toHaveCount(0);
});
