import { plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Pages of shoppers. What React cannot hydrate as it was sent is an error in the console, which fails a test. */
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

/** Elements and texts of a page as it was sent that React removed or changed while it hydrated it. */
async function changedByHydration(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const changes: string[] = [];
    const note = (records: MutationRecord[]) => {
      for (const { type, target, removedNodes } of records) {
        if (type === "characterData") changes.push(target.textContent ?? "");
        for (const node of removedNodes) {
          if (node instanceof HTMLElement && !node.matches("script, link")) changes.push(node.outerHTML.slice(0, 200));
        }
      }
    };
    const observer = new MutationObserver(note);
    // Before the scripts, which come after the load event.
    document.addEventListener("DOMContentLoaded", () => {
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    document.addEventListener("hydrated", () => {
      note(observer.takeRecords());
      // What comes after is the page's own doing.
      observer.disconnect();
      Object.assign(window, { changes });
    });
  });
  await page.goto(path);
  await page.waitForFunction(() => "changes" in window);
  return page.evaluate(() => (window as unknown as { changes: string[] }).changes);
}

/** Waits until the parts that React hydrates one by one are hydrated, too: the browser is idle after the last. */
async function waitForParts(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(() => new Promise((idle) => void requestIdleCallback(idle)));
  }
}

for (const path of paths) {
  test.describe(path, () => {
    // Nothing is stored yet that would show otherwise.
    test.use({ firstVisit: true, expectedErrors: path === "/nowhere" ? /404/ : null });

    test(`${path} is hydrated as it was sent`, async ({ page }) => {
      expect(await changedByHydration(page, path)).toEqual([]);
      await waitForParts(page);
      // A link until the page is hydrated; the checkout has none.
      if (path !== "/checkout")
        await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeAttached();
    });
  });
}

for (const path of staffPaths) {
  test(`${path} is hydrated as it was sent`, async ({ page, signIn }) => {
    await signIn();
    expect(await changedByHydration(page, path)).toEqual([]);
    await waitForParts(page);
  });
}

test.describe("a page that is not what the browser renders", () => {
  test.use({ expectedErrors: /./ });

  for (const [path, place, asSent] of [
    ["/about", "its frame", /(<h1[^>]*>)[^<]*/],
    ["/shop", "a card", /(class="card-link"[^>]*>)[^<]*/],
  ] as const) {
    test(`is an error in the console, also in ${place} alone`, async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await page.route(path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(asSent, "$1Another") });
      });
      await page.goto(path);
      await expect.poll(() => errors.length).toBeGreaterThan(0);
    });
  }
});

test("no id stands twice, in what was sent and in what came since", async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Support Center" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("the first press on a part that is not hydrated yet is done, whatever it is pressed by", async ({ page }) => {
  await page.addInitScript(() => {
    // Presses as assistive technology does, without a pointer, in the task that hydrated the page: the cards come later.
    document.addEventListener("hydrated", () => {
      const cards = document.querySelectorAll("main article");
      for (const card of [cards[6], cards[7]]) card?.querySelector<HTMLElement>("[aria-label^='Wishlist: ']")?.click();
    });
  });
  await page.goto("/shop");
  const wish = (card: number) =>
    page
      .getByRole("main")
      .getByRole("article")
      .nth(card)
      .getByRole("button", { name: /^Wishlist: / });
  for (const card of [6, 7]) await expect(wish(card)).toHaveAttribute("aria-pressed", "true");
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
