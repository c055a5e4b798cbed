import { plentiful, variantsInStock } from "#tests/support/shopper.ts";
import { expect, test } from "#tests/support/test.ts";

test("recently viewed are the products this browser saw, latest first and at most ten", async ({
  page,
  request,
  checkAccessibility,
}) => {
  await page.goto(`/product/${plentiful}`);
  const strip = page.getByRole("region", { name: "Recently Viewed" });
  await page.getByRole("heading", { name: "Best Sellers" }).scrollIntoViewIfNeeded();
  await expect(strip).toBeHidden();
  await expect.poll(stored).toEqual([plentiful]);
  const goesWith = page.getByRole("region", { name: "Pairs well with" });
  await expect(goesWith.getByRole("article")).toHaveCount(4);
  await expect(goesWith.locator(`a[href="/product/${plentiful}"]`)).toHaveCount(0);

  const products = new Map((await variantsInStock(request, 1, 999)).map((each) => [each.productId, each.name]));
  products.delete(plentiful);
  const others = [...products.keys()].slice(0, 11);
  await page.evaluate((ids) => localStorage.setItem("recentlyViewed", JSON.stringify(ids)), others);
  await page.reload();
  await page.getByRole("heading", { name: "Best Sellers" }).scrollIntoViewIfNeeded();
  await expect(strip.getByRole("article")).toHaveCount(10);
  await expect(strip.getByRole("heading", { level: 3 }).first()).toHaveText(products.get(others[0] ?? "") ?? "");
  expect(await stored()).toEqual([plentiful, ...others.slice(0, 9)]);
  // From the top: nothing that sticks to the window lies over the cards.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkAccessibility({ atBothWidths: true });

  await strip.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/product/${others[0]}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(products.get(others[0] ?? "") ?? "");
  await page.getByRole("heading", { name: "Best Sellers" }).scrollIntoViewIfNeeded();
  await expect(strip.getByRole("article").first()).toContainText(products.get(plentiful) ?? "Core Tee");

  function stored(): Promise<string[]> {
    return page.evaluate(() => JSON.parse(localStorage.getItem("recentlyViewed") ?? "[]"));
  }
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("who refuses what is not essential leaves no trace of the products that were looked at", async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem("recentlyViewed"));
    await page.goto(`/product/${plentiful}`);
    await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
    expect(await stored()).toBeNull();
    await page.getByRole("button", { name: "Reject non-essential" }).click();
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
    expect(await stored()).toBeNull();

    await page.goto("/product/form-leggings");
    await page.getByRole("heading", { name: "Best Sellers" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Best Sellers" })).toBeVisible();
    await expect(page).toHaveURL("/product/form-leggings");
    expect(await stored()).toBeNull();
  });
});

test("a product has one address, by where it comes from", async ({ page, request }) => {
  const body = { collection_name: "products", command: "--read" };
  const { data } = await (await request.post("/api/db", { data: body })).json();
  const { id } = data.find((product: { source: string }) => product.source === "cjdropshipping");
  await page.goto(`/product/${id}`);
  await expect(page).toHaveURL(`/cj-product/${id}`);
  await expect(page.getByRole("main").getByText("CJ", { exact: true }).first()).toBeVisible();
  await page.goto(`/cj-product/${plentiful}`);
  await expect(page).toHaveURL(`/product/${plentiful}`);
  const answer = await request.get(`/product/${id}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/cj-product/${id}`]);
});

test("the banner leads to the product's own collection", async ({ page }) => {
  await page.goto("/product/form-leggings");
  await page.getByRole("link", { name: "Shop Women" }).click();
  await expect(page).toHaveURL("/womens-collection");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews, banner and best sellers are there", async ({ page }) => {
    await page.goto(`/product/${plentiful}`);
    await expect(page.getByRole("region", { name: "Customer Reviews" }).getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Shop Men" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Best Sellers" }).getByRole("article")).toHaveCount(4);
  });
});
