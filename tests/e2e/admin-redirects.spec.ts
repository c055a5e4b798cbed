import { expect, expectNoSidewaysScroll, test } from "#tests/support/test.ts";

// What nobody knows is a 404, and what is refused a 400, which is what this is about.
test.use({ expectedErrors: /status of 40[04]/ });

test("staff lead an old address on, a shopper follows it, and it ends when it is deleted", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/redirects");
  await expect(page.getByRole("heading", { name: "Redirects", level: 1 })).toBeVisible();
  await page.getByLabel("Old address").fill("/Pages/Our-Story");
  await page.getByLabel("Leads to").fill("https://elsewhere.example/story");
  await page.getByRole("button", { name: "Save redirect" }).click();
  await expect(page.getByRole("alert")).toContainText("This leads shoppers to another site.");
  await expect(page.getByLabel("Old address")).toHaveValue("/Pages/Our-Story");
  await checkAccessibility({ atBothWidths: true });
  await page.getByLabel("Leads to").fill("/about");
  await page.getByRole("button", { name: "Save redirect" }).click();
  await expect(page.getByRole("status").first()).toContainText("/pages/our-story now leads to /about.");
  const row = page.getByRole("row").filter({ hasText: "/pages/our-story" });
  await expect(row).toContainText("/about");
  await expectNoSidewaysScroll(page);
  await checkAccessibility({ atBothWidths: true });

  await page.goto("/pages/OUR-story/?utm_source=mail");
  await expect(page).toHaveURL(/\/about$/);

  await page.goto("/admin/redirects");
  await row.getByRole("button", { name: "Delete the redirect from /pages/our-story" }).click();
  await page.getByRole("button", { name: "Delete redirect" }).click();
  await expect(page.getByRole("status").first()).toContainText("Redirect from /pages/our-story deleted.");
  await expect(row).toHaveCount(0);
});

test("Shopify's address of a product leads to its page, from a link in the shop, too", async ({ page }) => {
  await page.goto("/shop");
  const path = await page.getByRole("main").locator('a[href^="/product/"]').first().getAttribute("href");
  const id = path?.split("/").at(-1)?.split("?")[0] ?? "";
  const answer = await page.request.get(`/collections/all/products/${id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe(`/product/${id}`);
  await page.goto(`/products/${id.toUpperCase()}`);
  await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
  expect((await page.request.get("/products/nothing-of-that-name")).status()).toBe(404);
});
