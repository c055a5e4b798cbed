import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { holdPlentiful, plentiful, unfoldFoot } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 404/,
});

const offlineTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "You're offline" });
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Presses a link in the footer, which comes folded anew with a page whose document is loaded meanwhile. */
async function clickInFoot(page: Page, link: { name: string; exact?: true }) {
  await expect(async () => {
    await unfoldFoot(page);
    await page.getByRole("contentinfo").getByRole("link", link).click({ timeout: 2000 });
  }).toPass();
}

/** Waits until the service worker has the page, and the page at hand is kept. */
async function untilKept(page: Page, path: string) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => keptAddresses(page)).toContain(path);
}

test("without a connection a page that was seen opens, another says so, and Retry works once it is back", async ({
  page,
  context,
  checkAccessibility,
}) => {
  await page.goto(`/product/${plentiful}`);
  await untilKept(page, `/product/${plentiful}`);
  await context.setOffline(true);
  await page.goto(`/product/${plentiful}`);
  await expect(page.getByRole("heading", { level: 1, name: "Pulse Core Tee" })).toBeVisible();

  await page.goto("/faq");
  await expect(offlineTitle(page)).toBeVisible();
  const kept = page.getByRole("navigation", { name: "Products you can open now" });
  await expect(kept.getByRole("link", { name: "Pulse Core Tee" })).toHaveAttribute("href", `/product/${plentiful}`);
  await checkAccessibility();
  const retry = page.getByRole("link", { name: "Retry" });
  await expect(retry).toHaveAttribute("href", "/faq");
  await retry.click();
  await expect(offlineTitle(page)).toBeVisible();

  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveURL("/faq");
  await expect(offlineTitle(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("moving inside the shop without a connection leads to kept pages, or to the offline page", async ({
  page,
  context,
}) => {
  await page.goto("/mens-collection");
  await untilKept(page, "/mens-collection");
  // Seen by moving to it, so that its document was never asked for.
  await clickInFoot(page, { name: "Accessories" });
  await expect(page).toHaveURL("/accessories-collection");
  await untilKept(page, "/accessories-collection");
  await context.setOffline(true);
  await clickInFoot(page, { name: "Men", exact: true });
  await expect(page).toHaveURL("/mens-collection");
  await expect(page.getByRole("heading", { level: 1, name: /^Men/ })).toBeVisible();
  await clickInFoot(page, { name: "Women", exact: true });
  await expect(offlineTitle(page)).toBeVisible();
  await expect(page.getByText("Something went wrong")).toBeHidden();
});

test("cart, wishlist and the checkout's draft stay usable without a connection", async ({ page, request, context }) => {
  await holdPlentiful(page, request);
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("button", { name: "Wishlist: Pulse Core Tee" }).first().click();
  await expect(page.getByText("Added to wishlist")).toBeVisible();
  await page.goto("/checkout");
  await page.getByLabel(/^First name/).fill("Åsa");
  // Cached last: what the dialogs need is there, too.
  await untilKept(page, "/offline");
  await context.setOffline(true);

  await page.goto("/cart");
  await expect(page.getByRole("main").getByText("Pulse Core Tee").first()).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  await expect(page.getByRole("dialog", { name: "My Wishlist" }).getByText("Pulse Core Tee").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/checkout");
  await expect(page.getByLabel(/^First name/)).toHaveValue("Åsa");
  await page.getByLabel(/^Last name/).fill("Öberg");
  await page.reload();
  await expect(page.getByLabel(/^Last name/)).toHaveValue("Öberg");
});

test("nothing of staff, of calls, of an order or of a search is ever kept", async ({ page, signIn }) => {
  await page.goto("/");
  await untilKept(page, "/");
  for (const path of ["/thank-you?orderId=ord_1", "/shop?search=gift+for+ida", "/newsletter/unsubscribe?token=x"]) {
    await page.goto(path);
  }
  await signIn();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await page.goto("/shop");
  await untilKept(page, "/shop");
  const kept = await keptAddresses(page);
  expect(kept.filter((path) => /^\/(admin|api|thank-you|newsletter)|\.data$/.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await caches.match("/shop?search=gift+for+ida")) ?? null)).toBeNull();
});

test.describe("a new build", () => {
  let proxy: Server;
  let build = "first";

  // The shop as it is, but for the build that its service worker says it is of.
  test.beforeAll(async ({}, { project }) => {
    const shop = project.use.baseURL ?? "";
    proxy = createServer((request, response) => {
      void fetch(shop + request.url, { redirect: "manual" }).then(async (answer) => {
        const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/encoding|length/.test(name)));
        const body = Buffer.from(await answer.arrayBuffer());
        const isWorker = request.url === "/service-worker.js";
        response.writeHead(answer.status, headers);
        response.end(isWorker ? body.toString().replace(/"[\w-]+"/, `"${build}"`) : body);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", () => resolve()));
  });
  test.afterAll(() => void proxy.close());

  test("drops what the one before it kept", async ({ page }) => {
    const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    await page.goto(`${origin}/faq`);
    await untilKept(page, "/faq");
    expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual(["assets-first", "pages-first"]);
    build = "second";
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect
      .poll(async () => (await page.evaluate(() => caches.keys())).toSorted())
      .toEqual(["assets-second", "pages-second"]);
    await untilKept(page, "/faq");
  });
});
