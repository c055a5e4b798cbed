import { atAnyWidth, atDesk, expect, type Page, test } from "../support/test.ts";

const tooltip = (page: Page) => page.getByRole("tooltip", { includeHidden: true });
const search = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const wishlist = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Wishlist" });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/faq");
  await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
});

test("a tooltip opens after 700 ms, the next one at once, and Escape closes it", atDesk, async ({ page }) => {
  await expect(tooltip(page)).toBeAttached();
  await search(page).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText("Search");
  await expect(tooltip(page)).toBeVisible();
  await wishlist(page).hover();
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText("Wishlist");
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toBeHidden();
});

test("it comes with the keyboard's focus and goes with it", atAnyWidth, async ({ page }) => {
  await page.keyboard.press("Tab");
  await search(page).focus();
  await expect(tooltip(page)).toBeAttached();
  await page.clock.runFor(710);
  await expect(tooltip(page)).toHaveText("Search");
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText("Wishlist");
});

test("never on touch", atAnyWidth, async ({ page }) => {
  const box = await wishlist(page).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.clock.runFor(2_000);
  await expect(tooltip(page)).toBeHidden();
});
