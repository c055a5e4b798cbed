import { readFileSync } from "node:fs";

import { type ChunkContents, chunkContentsFile } from "../../scripts/vite/chunk-contents.ts";
import { windowSizes } from "../support/browser.ts";
import { addToCart, plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

/** The data of pages that a page asks for from now on, by path. */
function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname);
  });
  return asked;
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test("a product that a mouse rests on opens without the network", async ({ page, context }) => {
    await page.goto("/shop");
    await waitForHydration(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const link = page.getByRole("main").locator("article a[href^='/product/']").nth(1);
    const name = (await link.innerText()).trim();
    const data = page.waitForResponse((response) => /\/product\/[\w-]+\.data/.test(response.url()));
    await link.hover();
    await (await data).finished();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await context.setOffline(false);
  });
});

test("of the products that a mouse rests on, five are fetched in ten seconds, and none twice", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto("/shop");
  await waitForHydration(page);
  const asked = watchData(page);
  const links = page.getByRole("main").locator("article").getByRole("heading").getByRole("link");
  await page.clock.pauseAt(Date.now() + 60_000);
  const restOn = async (index: number) => {
    await links.nth(index).hover();
    await page.clock.runFor(200);
  };
  const paths: string[] = [];
  for (let index = 0; index < 5; index++) {
    await links.nth(index).hover();
    expect(asked, "a mouse on its way").toEqual(paths);
    await restOn(index);
    paths.push(`${await links.nth(index).getAttribute("href")}.data`);
    await expect.poll(() => asked).toEqual(paths);
  }
  await restOn(0);
  await restOn(5);
  expect(asked).toEqual(paths);
  await page.clock.runFor(10_000);
  await restOn(6);
  await expect.poll(() => asked).toEqual([...paths, `${await links.nth(6).getAttribute("href")}.data`]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger that scrolls over products fetches none of them", async ({ page }) => {
    await page.goto("/shop");
    await waitForHydration(page);
    const asked = watchData(page);
    const box = await page.getByRole("main").locator("article").nth(2).boundingBox();
    const x = (box?.x ?? 0) + 60;
    const devtools = await page.context().newCDPSession(page);
    for (let swipe = 0; swipe < 4; swipe++) {
      await devtools.send("Input.synthesizeScrollGesture", { x, y: 600, yDistance: -400, speed: 2_000 });
    }
    expect(asked).toEqual([]);
  });
});

test("the page behind a link that the keyboard reaches is fetched", async ({ page }) => {
  await page.goto("/shop");
  await waitForHydration(page);
  const asked = watchData(page);
  const link = page.getByRole("main").locator("article a[href^='/product/']").nth(1);
  await page.keyboard.press("Tab");
  await link.focus();
  await expect.poll(() => asked).toEqual([`${await link.getAttribute("href")}.data`]);
});

test("nothing is fetched for a shopper who saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  await page.goto("/shop");
  await waitForHydration(page);
  const asked = watchData(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const search = page.getByRole("banner").getByRole("button", { name: "Search" });
  await search.hover();
  await search.focus();
  const link = page.getByRole("main").locator("article a[href^='/product/']").nth(1);
  await link.hover();
  await page
    .getByRole("button", { name: /^Quick add/ })
    .nth(1)
    .focus();
  // What hovering shows comes with the same rest: once it is there, a page would have been asked for too.
  await expect(page.getByRole("main").locator("article").nth(1).locator("img")).toHaveCount(2);
  expect(scripts.filter((url) => /search-dialog|quick-add-sizes/.test(url))).toEqual([]);
  expect(asked).toEqual([]);
});

test("what a button opens is fetched when a mouse or the keyboard reaches it, once, and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  // A phone has no help button where one buys.
  await page.setViewportSize(windowSizes.desktop);
  page.on("request", (request) => {
    const [name] =
      /(search|size-guide)-dialog|wishlist-overlay|bag-drawer|support-panel|cookie-settings/.exec(request.url()) ?? [];
    if (name && request.url().endsWith(".js")) asked.push(name);
  });
  await page.goto("/product/pulse-core-tee");
  await waitForHydration(page);
  const support = page.getByRole("button", { name: "Support Center" });
  await expect(support).toBeVisible();
  expect(asked).toEqual([]);
  const banner = page.getByRole("banner");
  for (const round of [1, 2]) {
    await banner.getByRole("button", { name: "Search" }).hover();
    await expect.poll(() => asked, `round ${round}`).toContain("search-dialog");
    await banner.getByRole("button", { name: "Wishlist" }).focus();
    await expect.poll(() => asked, `round ${round}`).toContain("wishlist-overlay");
    await page.getByRole("button", { name: "Add to Cart" }).first().focus();
    await expect.poll(() => asked, `round ${round}`).toContain("bag-drawer");
    await support.focus();
    await expect.poll(() => asked, `round ${round}`).toContain("support-panel");
    await page.getByRole("main").getByRole("link", { name: "Size guide" }).first().focus();
    await expect.poll(() => asked, `round ${round}`).toContain("size-guide-dialog");
    await page.getByRole("link", { name: "Cookie settings" }).focus();
    await expect.poll(() => asked, `round ${round}`).toContain("cookie-settings");
  }
  expect(asked).toHaveLength(6);
});

test("the checkout's scripts are fetched when its button is reached, and nothing of its data", async ({ page }) => {
  await addToCart(page, plentiful);
  await page.goto("/cart");
  await waitForHydration(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const proceed = page.getByRole("button", { name: "Proceed to Checkout" });
  await proceed.focus();
  const contents = JSON.parse(readFileSync(chunkContentsFile, "utf8")) as Record<string, ChunkContents>;
  const scripts = () =>
    asked.filter((path) => contents[path]?.modules["app/features/selling/checkout/use-checkout.ts"]);
  await expect.poll(scripts).not.toEqual([]);
  expect(asked.filter((path) => path.startsWith("/checkout"))).toEqual([]);
  await proceed.click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  expect(scripts(), "none twice").toEqual([...new Set(scripts())]);
});
