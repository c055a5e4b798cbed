import { windowSizes } from "../support/browser.ts";
import { cartLink, closeBag, plentiful, storedCart, unfoldFoot, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const bag = (page: Page) => page.getByRole("dialog", { name: "In your cart" });
const addButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first();

/** Opens a product's page with a color and a size chosen. */
async function choose(page: Page): Promise<void> {
  await page.goto(`/product/${plentiful}`);
  await waitForHydration(page);
  for (const name of ["Color", "Size"]) {
    await page.getByRole("radiogroup", { name }).locator("input:not([aria-disabled])").first().click();
  }
}

test("by keyboard, Tab goes on in the bag, and Escape gives the focus back to the button", async ({ page }) => {
  await choose(page);
  await addButton(page).press("Enter");
  await expect(bag(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bag(page).getByRole("button", { name: "Close cart" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bag(page)).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
});

test("by keyboard, the first frame that shows the bag has the focus in it: the next key is for it", async ({
  page,
}) => {
  await choose(page);
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, watcher) => {
          const dialog = document.querySelector("[aria-labelledby=drawer-title]");
          if (!dialog) return;
          watcher.disconnect();
          requestAnimationFrame(() => resolve(dialog.contains(document.activeElement)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await addButton(page).press("Enter");
  expect(await focused).toBe(true);
});

test("two presses in a row add two, and open one bag", async ({ page }) => {
  await choose(page);
  await addButton(page).dblclick();
  await expect(bag(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  await expect(bag(page)).toHaveCount(1);
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, quantity: 2 }]);
});

test("the second press of a double click that falls on the bag's links does not leave the page", async ({ page }) => {
  await choose(page);
  await addButton(page).click();
  const url = page.url();
  await bag(page)
    .getByRole("link", { name: "View cart" })
    .evaluate((link) => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 })));
  await expect(page).toHaveURL(url);
  await bag(page).getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL("/cart");
});

test("what goes with it is shown whole, and left out where the lines leave it no room", async ({ page }) => {
  await choose(page);
  await addButton(page).click();
  const offer = bag(page).getByRole("region", { name: /^(Pairs well|Get free shipping) with$/ });
  await expect(offer).toBeInViewport({ ratio: 1 });
  await closeBag(page);
  await page.getByRole("radiogroup", { name: "Size" }).locator("input:not([aria-disabled])").nth(1).click();
  await addButton(page).click();
  await expect(bag(page).getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await expect(offer).toHaveCount(0);
  await page.setViewportSize({ ...windowSizes.phone, height: 1_400 });
  await expect(offer).toBeInViewport({ ratio: 1 });
});

test("a quantity changes in the drawer without a second message, and a line leaves it with Undo", async ({
  page,
  checkAccessibility,
}) => {
  await choose(page);
  await addButton(page).click();
  await bag(page).getByRole("button", { name: "Increase quantity" }).click();
  await expect(bag(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }]);
  await expect(page.getByText("Cart updated")).toHaveCount(0);
  await checkAccessibility();
  await bag(page).getByRole("button", { name: "Remove Pulse Core Tee" }).click();
  await expect(bag(page)).toHaveCount(0);
  expect(await storedCart(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }]);
});

test("who presses and goes on before the next paint sees the next page without the bag", async ({ page }) => {
  await choose(page);
  // The paint after the press is held until the next page is there.
  await addButton(page).evaluate((button: HTMLButtonElement) => {
    const paint = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    button.click();
    window.requestAnimationFrame = paint;
    window.addEventListener("paintNow", () => held.forEach((callback) => paint(callback)));
  });
  await unfoldFoot(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).first().click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("paintNow")));
  await expect(page.getByText("Added to cart successfully!")).toBeVisible();
  await expect(bag(page)).toHaveCount(0);
  await expect(cartLink(page)).toContainText("1");
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, quantity: 1 }]);
});

test.describe("on a line that loses requests", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test("the bag opens by one press, and the line is in the cart once", async ({ page }) => {
    let lost = 0;
    await page.route(/\/bag-drawer-[^/]*\.js/, (route) => (++lost <= 2 ? route.abort() : route.continue()));
    await choose(page);
    await addButton(page).click();
    await expect(bag(page)).toBeVisible();
    expect(lost).toBeGreaterThan(2);
    expect(await storedCart(page)).toEqual([expect.objectContaining({ quantity: 1 })]);
  });
});

test.describe("after a release that took the bag's script away", () => {
  test.use({ expectedErrors: /404|Failed to (fetch|load)/ });

  test("the line is in the cart, and the next page is opened with the scripts of now", async ({ page }) => {
    await page.route(/\/bag-drawer-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.route(/\/manifest-[^/]*\.js/, (route) =>
      route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await choose(page);
    const seen = page.waitForResponse((answer) => answer.request().method() === "HEAD");
    await addButton(page).click();
    await seen;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await cartLink(page).click();
    await opened;
    await expect(page).toHaveURL("/cart");
    expect(await storedCart(page)).toEqual([expect.objectContaining({ quantity: 1 })]);
  });
});
