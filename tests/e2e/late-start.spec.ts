import { plentiful, storedCart } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("no script is fetched before the page itself has come", async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await expect.poll(() => page.locator("link[rel=modulepreload]").count()).toBeGreaterThan(0);
  const early = await page.evaluate(() => {
    const [document_] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType("resource")
      .filter(
        ({ name, startTime }) =>
          /\/(?!late-start)[^/]+\.js$/.test(name) && startTime < (document_?.loadEventStart ?? 0),
      )
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test.describe("before the scripts answer", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/framework-/, async (route) => {
      // Until the test has done what it does early.
      await page.waitForFunction(() => document.documentElement.dataset.early === "done");
      await route.continue();
    });
  });

  test("choices, keys and clicks are kept, and done once they do", async ({ page }) => {
    await page.goto(`/product/${plentiful}`);
    for (const group of ["Color", "Size"]) {
      await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().check({ force: true });
    }
    const add = page.getByRole("button", { name: "Add to Cart" });
    await add.click();
    await expect(add).toHaveAttribute("aria-busy", "true");
    await page.getByRole("tab", { name: "Description" }).press("ArrowRight");
    expect(await storedCart(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect.poll(() => storedCart(page)).toHaveLength(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("tabpanel", { name: "Size & Fit" })).toBeVisible();
  });

  test("what is written stays, and the page knows it", async ({ page }) => {
    await page.goto(`/product/${plentiful}`);
    for (const group of ["Color", "Size"]) {
      await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().check({ force: true });
    }
    await page.getByRole("textbox", { name: "Quantity" }).fill("2");
    await page.getByRole("textbox", { name: "Quantity" }).press("Enter");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.evaluate(() => (document.documentElement.dataset.early = "done"));
    await expect.poll(() => storedCart(page)).toEqual([expect.objectContaining({ quantity: 2 })]);
  });
});
