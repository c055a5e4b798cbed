import { consentValue } from "#app/features/shop/consent/consent.ts";
import { newId } from "#app/shared/ids.ts";

import { expect, type Page, test } from "../support/test.ts";

const told = (page: Page) => {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/measurements")) bodies.push(request.postDataJSON());
  });
  return bodies;
};
/** What a browser does when its page is left for another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
const allow = (page: Page, url: string, purposes: ("analytics" | "preference")[]) =>
  page.context().addCookies([{ name: "cookie_consent", value: consentValue(purposes, newId()), url }]);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
});

test("a page is told of once, by its kind and without any id, by who allows it", async ({ page, baseURL }) => {
  await allow(page, baseURL ?? "", ["analytics"]);
  const bodies = told(page);
  const fetched = page.waitForResponse(/measure-page/);
  await page.goto("/shop");
  await fetched;
  await page.getByRole("heading", { level: 1 }).click();
  await hide(page);
  await expect.poll(() => bodies.length).toBe(1);
  await hide(page);
  expect(bodies).toEqual([
    expect.objectContaining({
      page: "listing",
      device: expect.stringMatching(/^(phone|desktop)$/),
      lcp: expect.any(Number),
    }),
  ]);
  expect(Object.keys(bodies[0] as object).filter((key) => !/^(page|device|lcp|inp|cls|ttfb)$/.test(key))).toEqual([]);
});

test("nothing is fetched or told without the choice, nor after it was taken back", async ({ page, baseURL }) => {
  const bodies = told(page);
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(request.url()));
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: "Support Center" })).toBeVisible();
  await hide(page);
  expect(scripts.filter((url) => url.includes("measure-page"))).toEqual([]);
  await allow(page, baseURL ?? "", ["analytics"]);
  const fetched = page.waitForResponse(/measure-page/);
  await page.goto("/");
  await fetched;
  await allow(page, baseURL ?? "", []);
  await hide(page);
  expect(bodies).toEqual([]);
});

test("staff see where shoppers leave and how fast pages are", async ({ page, signIn, checkAccessibility }) => {
  await signIn();
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { name: "Checkout and speed" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Checkout opened" })).toContainText(/\d+% leave the cart/);
  const products = page.getByRole("region", { name: "Product pages" });
  await expect(products.getByRole("listitem").first()).toContainText(/\ss until the main picture or text shows: good/);
  await expect(page.getByRole("region", { name: "How fast pages are" })).toContainText("poor");
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("link", { name: "Today", exact: true }).press("Enter");
  await expect(page).toHaveURL(/period=today/);
});
