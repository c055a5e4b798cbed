import { scrollWithPointer } from "../support/pointer.ts";
import { addToCart, closeBag, plentiful, unfoldFoot } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const toast = (page: Page) => page.locator("[data-toast]").first();
const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /wishlist/i });
/** Shows a toast that nothing else comes with. */
const wish = async (page: Page) => {
  await page.goto(`/product/${plentiful}`);
  await hearts(page).first().click();
  await expect(toast(page)).toContainText("Added to wishlist");
};
const focusIsInToasts = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches("[data-toaster], [data-toaster] *") === true);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("people can scroll after a toast, on this page and the next", async ({ page }) => {
  await wish(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollWithPointer(page, 400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);

  await page.evaluate(() => window.scrollTo(0, 0));
  await unfoldFoot(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  // A new page begins at its top: what is scrolled before it is there, is undone.
  await expect(page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollWithPointer(page, 400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
});

test("a toast lies neither on what it speaks of nor on the phone's buy bar", async ({ page }) => {
  await addToCart(page, plentiful);
  await closeBag(page);
  const viewCart = page.getByRole("main").getByRole("link", { name: /view cart/i });
  // Where the toast would lie, had it no regard.
  await viewCart.evaluate((link) => {
    window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 60);
  });
  await hearts(page).first().press("Enter");
  await expect(toast(page)).toContainText("Added to wishlist");
  await expect(async () => {
    const [told, link] = [await toast(page).boundingBox(), await viewCart.boundingBox()];
    expect(told && link && (told.y + told.height <= link.y || told.y >= link.y + link.height)).toBe(true);
  }).toPass();
});

test("its close button is 44 px, Alt+T leads to it", async ({ page }) => {
  await wish(page);
  const close = toast(page).getByRole("button", { name: "Close notification" });
  await expect(async () => {
    const box = await close.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }).toPass();
  await page.keyboard.press("Alt+KeyT");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-toaster]") !== null)).toBe(true);
  await close.click();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("over a dialog a toast can be reached and closed, and outlives it", async ({ page }) => {
  await page.goto("/shop");
  const heart = page.getByRole("main").getByRole("button", { name: /wishlist/i });
  await heart.first().click();
  await expect(toast(page)).toContainText("Added to wishlist");
  await toast(page).getByRole("button", { name: "Close notification" }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /wishlist/i })
    .click();
  const wishlist = page.locator("dialog[open]");
  await wishlist.getByRole("button", { name: /^Remove/ }).click();
  await expect(toast(page)).toContainText("Removed from wishlist");

  await page.keyboard.press("Alt+KeyT");
  await expect.poll(() => focusIsInToasts(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(wishlist).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(wishlist).toHaveCount(0);
  const close = toast(page).getByRole("button", { name: "Close notification" });
  await close.click();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("Escape leaves the toasts also where nothing had the focus, and one that ends takes it from nobody", async ({
  page,
}) => {
  await page.goto("/shop");
  await hearts(page).first().click();
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Alt+KeyT");
  await expect.poll(() => focusIsInToasts(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => focusIsInToasts(page)).toBe(false);

  await hearts(page).first().focus();
  await page.keyboard.press("Alt+KeyT");
  await expect.poll(() => focusIsInToasts(page)).toBe(true);
  const sort = page.getByLabel("Sort");
  await sort.focus();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(sort).toBeFocused();
});
