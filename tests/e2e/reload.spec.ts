import { waitForHydration } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("a reload leads home while the browser holds nothing; a direct visit and going back do not", async ({ page }) => {
  await page.goto("/shop");
  await expect(page).toHaveURL("/shop");
  await page.goto("/womens-collection");
  await page.goBack();
  await waitForHydration(page);
  await expect(page).toHaveURL("/shop");
  await page.reload();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a reload stays where it is once something is held, and on the checkout", async ({ page }) => {
  await page.goto("/checkout");
  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL("/checkout");
  await page.goto("/shop");
  await page.evaluate(() => localStorage.setItem("recentlyViewed", '["pulse-core-tee"]'));
  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL("/shop");
});
