import { windowSizes } from "../support/browser.ts";
import { placeOrder } from "../support/order-by-api.ts";
import { scrollWithPointer } from "../support/pointer.ts";
import { plentiful } from "../support/shopper.ts";
import { atAnyWidth, expect, type Page, test } from "../support/test.ts";

const searchButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const support = (page: Page) => page.getByRole("button", { name: "Support Center" });
const openDialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** What is faded while the button is away. */
const supportPlace = (page: Page) => support(page).locator("xpath=..");

/** The texts that the support button lies over in any frame until it has come to rest; none while it is away. */
async function textsUnderSupport(page: Page): Promise<string[]> {
  return support(page).evaluate(async (button) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[popover], .sr-only, header, style, script, noscript");
    const covered = () => {
      if (getComputedStyle(button.parentElement ?? button).opacity === "0") return [];
      const box = button.getBoundingClientRect();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement || !isSeen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const overlaps = ({ left, right, top, bottom }: DOMRect) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        if ([...range.getClientRects()].some(overlaps)) found.push(text.textContent);
      }
      return found;
    };
    // It rests for 150 ms before it comes back, and fades in for as long.
    const found: string[] = [];
    let before: string[] = [];
    for (const start = performance.now(); performance.now() - start < 450;) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - start <= 100) continue;
      // What came late is under it for the frame in which it goes away.
      const now = covered();
      found.push(...now.filter((text) => before.includes(text)));
      before = now;
    }
    return [...new Set(found)];
  });
}

/** Tabs through a dialog and expects the focus to stay in it. */
async function expectFocusTrap(page: Page, name: string) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const focusIs = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest("dialog:modal") ? "inside" : focused?.outerHTML;
    });
    expect(focusIs, `focus of ${name} after ${step + 1} tabs`).toBe("inside");
  }
}
test.describe("search", () => {
  test("starts with ideas, and gives the focus back", async ({ page, checkAccessibility }) => {
    await page.goto("/");
    await searchButton(page).click();
    const dialog = openDialog(page, "Search");
    await expect(dialog.getByRole("combobox", { name: "Search products" })).toBeFocused();
    for (const name of ["New Arrivals", "Best Sellers", "Women's", "Men's", "Accessories", "Sale Items"]) {
      await expect(dialog.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(dialog.getByText("Recommended searches")).toBeVisible();
    await expect(dialog.getByRole("region", { name: "Products" }).getByRole("link")).toHaveCount(8);
    await checkAccessibility();
    await expectFocusTrap(page, "search");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test("shows live matches that the arrow keys walk through", atAnyWidth, async ({ page, checkAccessibility }) => {
    await page.goto("/");
    await searchButton(page).click();
    const field = page.getByRole("combobox");
    await field.fill("hoodie");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(8);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id")) ?? "");
    await expect(field).toBeFocused();
    await checkAccessibility({ atBothWidths: true });
    const name = await options.nth(1).locator("span span").first().innerText();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(openDialog(page, "Search")).toBeHidden();
  });

  test("Enter leads to the shop with the trimmed text, and an empty text nowhere", atAnyWidth, async ({ page }) => {
    await page.goto("/");
    await searchButton(page).click();
    const field = page.getByRole("combobox");
    await field.fill("   ");
    await page.keyboard.press("Enter");
    await expect(openDialog(page, "Search")).toBeVisible();
    await expect(page).toHaveURL("/");
    await field.fill("  pulse core ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop?search=pulse%20core");
  });

  test("says what found nothing, and offers popular searches", atAnyWidth, async ({ page, checkAccessibility }) => {
    await page.goto("/");
    await searchButton(page).click();
    await page.getByRole("combobox").fill("zzzyx");
    await expect(page.getByText('No results found for "zzzyx"')).toBeVisible();
    await expect(page.getByText("Try checking your spelling or using different search terms.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Products" }).getByRole("link")).toHaveCount(8);
    await checkAccessibility({ atBothWidths: true });
    await page.getByRole("region", { name: "Popular searches" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/shop\?search=/);
  });

  test("a click on its ground closes it", atAnyWidth, async ({ page }) => {
    await page.goto("/");
    await searchButton(page).click();
    await expect(openDialog(page, "Search")).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(openDialog(page, "Search")).toBeHidden();
  });

  test("a link to the shop's own leads into its field", atAnyWidth, async ({ page }) => {
    await page.goto("/shop#search");
    await expect(page.getByRole("searchbox", { name: "Search products" })).toBeFocused();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("is a link to the shop's own", atAnyWidth, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL("/shop#search");
    });
  });
});

test.describe("the Support Center", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("has its button everywhere but where a phone's foot belongs to what is bought", async ({ page }) => {
    await page.setViewportSize(windowSizes.phone);
    for (const path of [`/product/${plentiful}`, "/checkout"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
      await expect(support(page)).toHaveCount(0);
    }
    await page.goto("/cart");
    await expect(support(page)).toBeVisible();
  });

  test("has its button away on the way down, and back on the way up and at the end", atAnyWidth, async ({ page }) => {
    await page.goto("/shop");
    await expect(supportPlace(page)).toHaveCSS("opacity", "1");
    await scrollWithPointer(page, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await expect(supportPlace(page)).toHaveCSS("opacity", "0");
    // The keyboard reaches it all the same.
    await support(page).focus();
    await expect(supportPlace(page)).toHaveCSS("opacity", "1");
    await support(page).blur();
    await expect(supportPlace(page)).toHaveCSS("opacity", "0");
    await scrollWithPointer(page, -150);
    await expect(supportPlace(page)).toHaveCSS("opacity", "1");
    await page.keyboard.press("End");
    await expect(supportPlace(page)).toHaveCSS("opacity", "1");
  });

  for (const path of ["/", "/shop", "/cart", "/faq", "/contact", "/no-such-page"]) {
    test(`its button covers no text on ${path}`, atAnyWidth, async ({ page }) => {
      await page.goto(path);
      await expect(support(page)).toBeAttached();
      for (const step of [0, 700, -200, 500, -150, 600, -250]) {
        await page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), step);
        expect(await textsUnderSupport(page), `after a scroll by ${step}`).toEqual([]);
      }
    });
  }

  test("opens, locks the page, answers questions, and gives the focus back", async ({ page, checkAccessibility }) => {
    await page.goto("/");
    await support(page).click();
    const panel = openDialog(page, "Support Center");
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    const questions = panel.getByRole("heading", { level: 4 }).getByRole("button");
    await expect(questions).toHaveCount(3);
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(panel.getByText(/3-5 business days/)).toBeVisible();
    await expect(panel.getByText(/30 days from delivery/)).toBeVisible();
    // Each on its own; by keyboard, the arrows lead from one to the next.
    await questions.nth(1).press("Enter");
    await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "false");
    await expect(panel.getByText(/3-5 business days/)).toBeVisible();
    await questions.nth(1).press("ArrowDown");
    await expect(questions.nth(2)).toBeFocused();
    await checkAccessibility();
    await expectFocusTrap(page, "support");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(support(page)).toBeFocused();
  });

  test("tracks an order, and says when there is none", atAnyWidth, async ({ page, request, checkAccessibility }) => {
    const { orderNumber } = await placeOrder(request);
    await page.goto("/shop");
    await support(page).click();
    const panel = openDialog(page, "Support Center");
    const field = panel.getByLabel("Tracking ID or order number");
    await field.fill("   ");
    await expect(panel.getByRole("button", { name: "Track" })).toBeDisabled();

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/orders/track", async (route) => {
      await held;
      await route.continue();
    });
    await field.fill(orderNumber);
    await field.press("Enter");
    await expect(panel.getByRole("button", { name: "Tracking..." })).toBeDisabled();
    answer();
    await expect(panel.getByText(/^Expected \w/)).toBeVisible();
    await expect(panel.getByRole("list", { name: "Progress" }).getByRole("listitem")).toHaveCount(4);
    await expect(panel.locator("[aria-current=step]")).toHaveCount(1);
    await expect(field).toHaveValue("");
    expect(await panel.innerText()).not.toMatch(/Åsa|Öberg|Storgatan|mail\.example/);
    await checkAccessibility({ atBothWidths: true });

    await field.fill("PM-00000000");
    await field.press("Enter");
    await expect(panel.getByText("We can't find order “PM-00000000”.")).toContainText("PM- followed by eight digits");
    await expect(field).toHaveValue("PM-00000000");
    await checkAccessibility({ atBothWidths: true });
  });

  test("leads to the contact page", atAnyWidth, async ({ page }) => {
    await page.goto("/shop");
    await support(page).click();
    await page.getByRole("link", { name: "Contact Support" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(openDialog(page, "Support Center")).toBeHidden();
  });

  test("its button is white over dark sections and black otherwise", atAnyWidth, async ({ page }) => {
    await page.goto("/shop");
    await expect(support(page)).toHaveCSS("background-color", "rgb(10, 11, 13)");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.mouse.move(0, 0);
    await expect(support(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});

test("the wishlist tells what is truly low in stock", atAnyWidth, async ({ page }) => {
  await page.route("**/api/products/stock", (route) =>
    route.fulfill({ json: { status: true, data: [{ id: plentiful, quantity: 5, price: 299, currency: "SEK" }] } }),
  );
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("button", { name: "Wishlist: Pulse Core Tee" }).first().click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  const dialog = openDialog(page, "My Wishlist");
  await expect(dialog.getByText("Low Stock")).toBeVisible();
  await page.unroute("**/api/products/stock");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Wishlist/ })).toBeFocused();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expect(dialog.getByText("Low Stock")).toBeHidden();
  await page.mouse.click(4, 400);
});
