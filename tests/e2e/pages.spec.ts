import { atEachWidth, expect, expectNoSidewaysScroll, test } from "../support/test.ts";

const headings = {
  "/about": "About Pulse Mode",
  "/contact": "Contact Us",
  "/faq": "Frequently Asked Questions",
  "/shipping": "Shipping",
  "/returns": "Returns",
  "/terms-of-service": "Terms of Service",
  "/privacy-policy": "Privacy Policy",
  "/data-protection": "Data Protection Information",
  "/cookie-policy": "Cookie Policy",
  "/newsletter": "Stay in the mode",
  "/test-product": "Performance Shirt",
  "/test-product/1": "Test Training Tee",
};

for (const [path, heading] of Object.entries(headings)) {
  test(`${path} is there, with its heading, for everyone`, async ({ page, checkAccessibility }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await atEachWidth(page, async () => {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await checkAccessibility();
    });
  });
}

test.describe("test products", () => {
  test("go into the cart in the chosen size", async ({ page }) => {
    await page.goto("/test-product/2");
    await expect(page.getByRole("button", { name: "M", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "XL", exact: true }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Test Tempo Shorts added to cart")).toBeVisible();
    const cart = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]"));
    expect(cart).toMatchObject([{ id: "2", size: "XL", quantity: 1, price: 349, source: "test" }]);
  });

  test("the demo page only says so", async ({ page }) => {
    await page.goto("/test-product");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Performance Shirt added to cart")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("cart"))).toBeNull();
  });
});

test("the FAQ has ten questions that open on their own", async ({ page }) => {
  await page.goto("/faq");
  const questions = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button");
  await expect(questions).toHaveCount(10);
  const answer = page.getByText("We process orders within 24 hours on business days.");
  await expect(answer).toBeHidden();
  await questions.nth(1).click();
  await expect(answer).toBeVisible();
  await questions.nth(0).click();
  await expect(answer).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search finds", async ({ page }) => {
    await page.goto("/shop#search");
    await page.getByRole("searchbox", { name: "Search products" }).fill("core tee");
    await page.getByRole("searchbox", { name: "Search products" }).press("Enter");
    await expect(page).toHaveURL(/search=core/);
    await expect(page.getByRole("link", { name: /Pulse Core Tee/ }).first()).toBeVisible();
  });
});
