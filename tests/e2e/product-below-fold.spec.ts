import { readFileSync } from "node:fs";

import { plentiful, variantsInStock, waitForHydration } from "#tests/support/shopper.ts";
import { expect, test } from "#tests/support/test.ts";

import { type ChunkContents, chunkContentsFile } from "../../scripts/vite/chunk-contents.ts";

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
  const goesWith = page.getByRole("region", { name: "Goes with it" });
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
    await expect(page.getByRole("button", { name: "Support Center" })).toBeAttached();
    expect(await stored()).toBeNull();
    await page.getByRole("button", { name: "Reject non-essential" }).click();
    await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
    expect(await stored()).toBeNull();

    await page.goto("/product/form-leggings");
    await page.getByRole("heading", { name: "Best Sellers" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Support Center" })).toBeAttached();
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

test.describe("the scripts of what is under the product", () => {
  test.use({ viewport: { width: 390, height: 700 } });

  const isOfPart = ({ pathname }: URL) => {
    const contents = JSON.parse(readFileSync(chunkContentsFile, "utf8")) as Record<string, ChunkContents>;
    return contents[pathname]?.modules["app/storefront/product-page/below-fold.tsx"] !== undefined;
  };

  test("come when the shopper comes near it, and its HTML with the page", async ({ page }) => {
    const asked: URL[] = [];
    page.on("request", (request) => asked.push(new URL(request.url())));
    await page.goto(`/product/${plentiful}`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeAttached();
    expect(asked.filter(isOfPart)).toEqual([]);
    await page.mouse.wheel(0, 1_000);
    await expect.poll(() => asked.filter(isOfPart)).toHaveLength(1);
  });

  test("may come late: a button that was pressed before is pressed then", async ({ page }) => {
    const hold = Promise.withResolvers<void>();
    await page.route(isOfPart, async (route) => {
      await hold.promise;
      await route.continue();
    });
    await page.goto(`/product/${plentiful}`);
    await waitForHydration(page);
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-busy", "true");
    hold.resolve();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(tab).not.toHaveAttribute("aria-busy");
  });

  test.describe("while they cannot be fetched", () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test("leave its HTML as it is, and every press above it works", async ({ page }) => {
      await page.route(isOfPart, (route) => route.abort());
      await page.goto(`/product/${plentiful}`);
      await waitForHydration(page);
      const name = page.getByRole("radiogroup", { name: "Color" }).locator("input").nth(1);
      await name.check({ force: true });
      await expect(name).toBeChecked();
      await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeAttached();
      await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: /cart/i })).toBeVisible();
    });
  });
});
