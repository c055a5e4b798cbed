import { holdPlentiful, plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

/* 320 px is also what a page of 1280 px has at 400 % zoom (WCAG 1.4.10). */
const paths = [
  "/",
  "/shop",
  "/womens-collection?view=list",
  `/product/${plentiful}`,
  "/reviews",
  "/contact",
  "/faq",
  "/about",
  "/size-guide",
  "/terms-of-service",
  "/cookie-policy",
  "/data-protection",
  "/thank-you",
  "/admin",
];

for (const path of paths) {
  test(`${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("the size guide needs no sideways scrolling at 320 px in inches", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/size-guide");
  await waitForHydration(page);
  await page.getByRole("radio", { name: "Inches" }).check({ force: true });
  await expect(page.getByRole("cell", { name: "34.5–37" }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("cart and checkout need no sideways scrolling at 320 px", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, heading] of [
    ["/cart", "Your cart"],
    ["/checkout", "Checkout"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
