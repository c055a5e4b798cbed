import { plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

/** Holds back the data of pages until it is let go. */
async function holdData(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens a page and waits until its scripts answer: a link would load a document before. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** A press without the hover that would fetch the next page beforehand. Its part of the page is hydrated first, as by a finger's. */
async function follow(link: Locator): Promise<void> {
  await link.dispatchEvent("wanted");
  await link.dispatchEvent("click");
}

const firstPicture = (page: Page, selector: string) => page.locator(`main ${selector}:visible`).first().boundingBox();

test.describe("a page under way", () => {
  for (const [from, linkTo, to, heading] of [
    ["/about", "/shop", /\/shop$/, "Shop all"],
    ["/shop", "/womens-collection", /\/womens-collection$/, "Women's Collection"],
  ] as const) {
    test(`${linkTo} shows its skeleton where its products will stand`, async ({ page }) => {
      await arrive(page, from);
      const letGo = await holdData(page);
      await follow(page.locator(`a[href="${linkTo}"]`).first());
      await expect(page.getByText("Loading products...")).toBeAttached();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      const before = await firstPicture(page, '[data-skeleton="picture"]');
      letGo();
      await expect(page).toHaveURL(to);
      await expect(page.getByText("Loading products...")).toHaveCount(0);
      const after = await firstPicture(page, "article img");
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? -99))).toBeLessThanOrEqual(2);
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? -99))).toBeLessThanOrEqual(2);
    });
  }

  test("a product shows its skeleton, its picture where it will stand", async ({ page }) => {
    await arrive(page, "/shop");
    const letGo = await holdData(page);
    await follow(page.getByRole("article").getByRole("link").first());
    await expect(page.getByText("Loading product...")).toBeAttached();
    const before = await firstPicture(page, '[data-skeleton="picture"]');
    letGo();
    await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
    const after = await firstPicture(page, "section[aria-label=Pictures] img");
    for (const side of ["x", "y", "width"] as const) {
      expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? -99)), side).toBeLessThanOrEqual(2);
    }
  });

  test("nothing is shown of one that comes at once", async ({ page }) => {
    await page.clock.install();
    await arrive(page, "/about");
    const letGo = await holdData(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await follow(page.locator('a[href="/shop"]').first());
    await page.clock.runFor(140);
    await expect(page.getByText("Loading products...")).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.getByText("Loading products...")).toBeAttached();
    letGo();
  });
});

test.describe("a page whose data is lost", () => {
  test.use({
    expectedErrors: /Failed to load resource|ERR_FAILED|status of 503|Failed to fetch|Error Response|no result found/i,
  });

  const losses = {
    "on the way": (page: Page) => page.route(/\.data(\?|$)/, (route) => route.abort()),
    "for the shop is down": (page: Page) =>
      page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 503, body: "down" })),
  };

  for (const [how, lose] of Object.entries(losses)) {
    for (const [path, what] of [
      ["/shop", "products"],
      ["/mens-collection", "products"],
      ["/reviews", "reviews"],
    ] as const) {
      test(`${path} says so ${how}, and Retry brings it`, async ({ page }) => {
        await arrive(page, "/about");
        await lose(page);
        await follow(page.locator(`a[href="${path}"]`).first());
        await expect(page.getByText(`Failed to load ${what}. Please try again later.`)).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.unroute(/\.data(\?|$)/);
        await page.getByRole("button", { name: "Retry" }).click();
        await expect(page.getByText("Failed to load")).toHaveCount(0);
        await expect(page.locator("main").getByRole("listitem").nth(3)).toBeVisible();
      });
    }

    test(`a product says so ${how}, and leads to the shop`, async ({ page }) => {
      await arrive(page, "/mens-collection");
      await page.route(/\/product\/.*\.data(\?|$)/, (route) =>
        how === "on the way" ? route.abort() : route.fulfill({ status: 503, body: "down" }),
      );
      await follow(page.getByRole("article").getByRole("link").first());
      await expect(page.getByText("Failed to load product", { exact: true })).toBeVisible();
      await expect(page).toHaveURL("/shop");
      await expect(page.getByRole("article").first()).toBeVisible();
    });
  }
});

test("a press before the scripts answer shows at once", async ({ page }) => {
  await page.route(/\/assets\/framework-/, async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset.early === "done");
    await route.continue();
  });
  await page.goto(`/product/${plentiful}`);
  const add = page.getByRole("button", { name: "Add to Cart" });
  await add.click();
  await expect(add).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => (document.documentElement.dataset.early = "done"));
  await expect(page.getByText("Please select a color and size")).toBeVisible();
  await expect(add).not.toHaveAttribute("aria-busy");
});
