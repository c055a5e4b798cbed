import { waitForHydration } from "../support/shopper.ts";
import { atAnyWidth, atDesk, expect, type Page, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const kind = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

test.describe("the header's panel", () => {
  test(
    "opens by its button, is walked through by keys, and closes by Escape",
    atDesk,
    async ({ page, checkAccessibility }) => {
      await page.goto("/faq");
      await waitForHydration(page);
      const button = main(page).getByRole("button", { name: "Women by category" });
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(kind(page, "Leggings")).toBeHidden();
      await button.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(kind(page, "Leggings")).toBeVisible();
      await checkAccessibility();
      await page.keyboard.press("Tab");
      await expect(kind(page, "All women")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(kind(page, "Leggings")).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test("opens under a mouse that rests, leads to a kind, and is gone on its page", atDesk, async ({ page }) => {
    await page.goto("/faq");
    await waitForHydration(page);
    await kind(page, "Women").hover();
    await kind(page, "Leggings").click();
    await expect(page).toHaveURL("/womens-collection?kind=tights");
    await expect(kind(page, "Leggings")).toBeHidden();
    await kind(page, "Women").click();
    await expect(page).toHaveURL("/womens-collection");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel opens under a mouse", atDesk, async ({ page }) => {
    await page.goto("/faq");
    await kind(page, "Men").hover();
    await kind(page, "Jackets").click();
    await expect(page).toHaveURL("/mens-collection?kind=jackets");
  });

  test("the phone's menu unfolds its second level", atAnyWidth, async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.locator("summary").nth(1).click();
    await menu.getByRole("link", { name: "Sports bras" }).click();
    await expect(page).toHaveURL("/womens-collection?kind=sports-bras");
  });
});

test.describe("on a phone", () => {
  test(
    "the menu has two levels, and below them where an order, sizes and help are",
    atAnyWidth,
    async ({ page, checkAccessibility }) => {
      await page.goto("/shop");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Menu" });
      const goods = ["Home", "Men", "Women", "Accessories", "New", "Sale", "Shop all"];
      const help = ["Find your order", "Size guide", "Shipping", "Returns", "Reviews", "About", "Contact", "Help"];
      for (const name of [...goods, ...help]) await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(menu.getByRole("link")).toHaveCount(goods.length + help.length);
      // Nothing lies over any of them.
      for (const name of [...goods, ...help])
        await menu.getByRole("link", { name, exact: true }).click({ trial: true });
      await menu.locator("summary").nth(0).click();
      await expect(menu.getByRole("link", { name: "Hoodies" })).toBeVisible();
      await checkAccessibility();
      await menu.getByRole("link", { name: "Help" }).click();
      await expect(page).toHaveURL("/faq");
    },
  );

  test("the foot is folded, but for the law, and shorter than 600 px", atAnyWidth, async ({ page }) => {
    await page.goto("/shop");
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByRole("link", { name: "Withdraw from contract here" })).toBeVisible();
    await expect(foot.getByRole("link", { name: "Size guide" })).toBeHidden();
    expect((await foot.boundingBox())?.height).toBeLessThan(600);
    await foot.getByText("Help", { exact: true }).click();
    await foot.getByRole("link", { name: "Size guide" }).click();
    await expect(page).toHaveURL("/size-guide");
  });
});
