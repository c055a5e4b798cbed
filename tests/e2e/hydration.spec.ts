import { windowSizes } from "../support/browser.ts";
import { plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

/**
 * Paths whose page, as the server writes it, must be what the browser renders first: Preact takes over the elements that it
 * finds, removes those it did not expect, and compares no attributes.
 */
const paths = [
  "/",
  "/shop",
  "/shop?view=list",
  "/shop?size=M",
  "/womens-collection",
  `/product/${plentiful}`,
  "/cart",
  "/checkout",
  "/reviews",
  "/about",
  "/faq",
  "/contact",
  "/size-guide",
  "/withdraw",
  "/complaint",
  "/cookie-policy",
  "/nowhere",
];

const staffPaths = ["/admin", "/admin?tab=products", "/admin?tab=orders", "/admin/settings"];

/** What hydration removed of a page as it was sent: of the page itself, and of the parts that are hydrated later. */
async function removedByHydration(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const removed: string[] = [];
    const parts = new Set<Node>();
    let isPageHydrated = false;
    const note = (changes: MutationRecord[]) => {
      for (const { type, target, removedNodes } of changes) {
        // A part loses its attribute as soon as it is hydrated; what it shows then is its own affair.
        if (type === "attributes") parts.delete(target);
        if (isPageHydrated && ![...parts].some((part) => part.contains(target))) continue;
        for (const node of removedNodes) {
          // Colors are a number in the page as sent (use-live.ts).
          const isElement = node instanceof Element && !node.matches("script, link");
          if (isElement && !/^\d+ colors$/.test(node.textContent)) removed.push(node.outerHTML.slice(0, 200));
        }
      }
    };
    const observer = new MutationObserver(note);
    // Before the scripts, which come after the load event.
    document.addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("[data-waits]")) parts.add(part);
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-waits"] });
    });
    document.addEventListener("hydrated", () => {
      note(observer.takeRecords());
      isPageHydrated = true;
    });
    Object.assign(window, { removed });
  });
  await page.goto(path);
  await page.waitForFunction(isAllHydrated);
  return page.evaluate(() => (window as unknown as { removed: string[] }).removed);
}

/** Asks for what is folded away too, which waits until it is wanted. */
function isAllHydrated(): boolean {
  if (!("hydrated" in window)) return false;
  const folded = [...document.querySelectorAll("[data-waits]")].filter((part) => !part.checkVisibility());
  for (const part of folded) part.dispatchEvent(new Event("wanted", { bubbles: true }));
  return !document.querySelector("[data-waits]");
}

for (const path of paths) {
  test.describe(path, () => {
    // Nothing is stored yet that would show otherwise.
    test.use({ firstVisit: true, expectedErrors: path === "/nowhere" ? /404/ : null });

    test(`${path} is hydrated as it was sent`, async ({ page }) => {
      expect(await removedByHydration(page, path)).toEqual([]);
    });
  });
}

for (const path of staffPaths) {
  test(`${path} is hydrated as it was sent`, async ({ page, signIn }) => {
    await signIn();
    expect(await removedByHydration(page, path)).toEqual([]);
  });
}

test("no id stands twice, in what was sent and in what came since", async ({ page }) => {
  await page.goto("/about");
  await page.waitForFunction(isAllHydrated);
  await page.getByRole("button", { name: "Support Center" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("the first press on a part that waits is its own, whatever it is pressed by", async ({ page }) => {
  // Nothing is idle, so only what is wanted is hydrated.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("/shop");
  await page.waitForFunction(() => "hydrated" in window);
  const cards = page.getByRole("main").getByRole("article");
  const waits = page.locator("[data-waits]");
  const before = await waits.count();
  expect(before).toBeGreaterThan(8);
  const wish = cards.nth(7).getByRole("button", { name: /^Wishlist: / });
  // As assistive technology presses: no pointer came before.
  await wish.focus();
  await page.keyboard.press("Enter");
  await expect(wish).toHaveAttribute("aria-pressed", "true");
  await cards
    .nth(6)
    .getByRole("button", { name: /^Wishlist: / })
    .click();
  await expect(cards.nth(6).getByRole("button", { name: /^Wishlist: / })).toHaveAttribute("aria-pressed", "true");
  expect(await waits.count()).toBeGreaterThanOrEqual(before - 3);
});

test("filters that a phone has folded away wait until they are shown, and show then what was chosen meanwhile", async ({
  page,
}) => {
  await page.setViewportSize(windowSizes.phone);
  await page.goto("/shop");
  const waits = page.getByRole("main").locator("[data-waits]");
  const form = page.locator(".filter-panel form");
  await expect.poll(() => page.evaluate(() => "hydrated" in window)).toBe(true);
  await expect(waits).toHaveCount(1);
  await expect(waits.locator("form")).toHaveCount(1);
  await page.getByRole("combobox", { name: /sort/i }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await expect(waits).toHaveCount(1);
  await page.setViewportSize(windowSizes.desktop);
  await expect(waits).toHaveCount(0);
  await expect(form.locator('input[name="sort"]')).toHaveCount(1);
  await form.getByRole("group", { name: "Size" }).getByRole("checkbox").first().check();
  await expect(page).toHaveURL(/sort=.*size=|size=.*sort=/);
});

test("filters that were never shown go with the sheet that is opened instead, and come back once", async ({ page }) => {
  await page.setViewportSize(windowSizes.phone);
  await page.goto("/shop");
  const waits = page.getByRole("main").locator("[data-waits]");
  const forms = page.locator(".filter-panel form");
  await expect.poll(() => page.evaluate(() => "hydrated" in window)).toBe(true);
  await expect(waits).toHaveCount(1);
  await page.locator(".filter-panel > summary").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await expect(waits).toHaveCount(0);
  await expect(forms).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(forms).toHaveCount(1);
  await expect(waits).toHaveCount(0);
});

test("a page that is navigated to has its parts at once", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await page.goto("/cart");
  await page.waitForFunction(() => "hydrated" in window);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect(await page.getByRole("main").locator("[data-waits]").count()).toBe(0);
});

test("the header marks the page that is open, also where its links were folded away before", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/mens-collection");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Women" }).click();
  await expect(page).toHaveURL("/womens-collection");
  await page.setViewportSize({ width: 1180, height: 820 });
  const links = page.getByRole("navigation", { name: "Main" });
  await expect(links.locator("[aria-current=page]")).toHaveText("Women");
});
