import { placeOrder } from "../support/order-by-api.ts";
import { plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Locator, type Page, test, waitUntilHydrated } from "../support/test.ts";

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
    // The pane, whose ground goes on beside the picture.
    const after = await firstPicture(page, "section[aria-label=Pictures] .gallery");
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
  await expect(page.getByText("Please select a size")).toBeVisible();
  await expect(add).not.toHaveAttribute("aria-busy");
});

test.describe("a press of staff is marked while its answer is under way, and keeps the focus:", () => {
  test.beforeEach(({ signIn }) => signIn());

  /** Opens a page of the admin, and holds back what comes after it. */
  async function open(page: Page, path: string): Promise<() => void> {
    await page.goto(path);
    await waitUntilHydrated(page.getByRole("main"));
    return holdData(page);
  }

  /** How often a form was sent. */
  function countSent(page: Page): () => number {
    let sent = 0;
    page.on("request", (request) => (sent += Number(request.method() === "POST")));
    return () => sent;
  }

  async function expectMarked(control: Locator): Promise<void> {
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(control).toBeFocused();
  }

  test("a section of the settings, until another one is pressed", async ({ page }) => {
    const letGo = await open(page, "/admin/settings");
    const links = page.getByRole("main").getByRole("link");
    await links.nth(0).click();
    await expectMarked(links.nth(0));
    await links.nth(1).click();
    await expectMarked(links.nth(1));
    await expect(links.nth(0)).not.toHaveAttribute("aria-busy");
    const title = (await links.nth(1).textContent()) ?? "";
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });

  test("a tab of the dashboard", async ({ page }) => {
    const letGo = await open(page, "/admin");
    const tab = page.getByRole("tab", { name: "Users" });
    await tab.click();
    await expectMarked(tab);
    letGo();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(tab).not.toHaveAttribute("aria-busy");
  });

  test("a note, which is sent once however often it is pressed", async ({ page, request }) => {
    const order = await placeOrder(request);
    const letGo = await open(page, `/admin/orders/${order.id}`);
    const sent = countSent(page);
    const add = page.getByRole("button", { name: "Add note" });
    await page.getByLabel("New note").fill("Pressed on a slow line");
    await add.dblclick();
    await expectMarked(add);
    await add.press("Enter");
    letGo();
    await expect(page.getByRole("status")).toHaveText(/Note added/);
    await expect(add).not.toHaveAttribute("aria-busy");
    await expect(add).toBeFocused();
    expect(sent()).toBe(1);
    await page.getByLabel("New note").fill("Another one");
    await add.click();
    await expect(page.getByText("Another one", { exact: true })).toBeVisible();
    expect(sent()).toBe(2);
  });

  test("the decision on a review, alone of its row, and the first one counts", async ({ page, request }) => {
    const name = `t${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
    const data = {
      key: name.padEnd(24, "0"),
      email: `${name}@mail.example`,
      name,
      location: "Trosa",
      product: plentiful,
      rating: 4,
      feedback: "Warm",
    };
    const headers = { "CF-Connecting-IP": crypto.randomUUID() };
    expect((await request.post("/api/reviews", { data, headers })).status()).toBe(201);
    const letGo = await open(page, `/admin/reviews?q=${name}`);
    const sent = countSent(page);
    const approve = page.getByRole("button", { name: /^Approve the review/ });
    await approve.click();
    await expectMarked(approve);
    await page.getByLabel(/^Reason for declining/).selectOption({ index: 1 });
    await page.getByRole("button", { name: /^Reject the review/ }).click();
    letGo();
    await expect(page.getByRole("status")).toHaveText(/Review approved/);
    expect(sent()).toBe(1);
  });

  test("a filter of a list, and a search begun by Enter", async ({ page }) => {
    const letGo = await open(page, "/admin/reviews");
    const filter = page.getByRole("search").getByRole("combobox").first();
    await filter.focus();
    await filter.selectOption({ index: 1 });
    await expectMarked(filter);
    const search = page.getByRole("searchbox");
    await search.fill("warm");
    await search.press("Enter");
    await expectMarked(search);
    letGo();
    await expect(page).toHaveURL(/q=warm/);
    await expect(search).not.toHaveAttribute("aria-busy");
  });

  test("what asks first, once its question is answered", async ({ page }) => {
    await open(page, "/admin?tab=newsletter");
    const asking = page
      .getByRole("main")
      .getByRole("button", { name: /^Unsubscribe/ })
      .first();
    await asking.click();
    await page.getByRole("dialog").getByRole("button").last().click();
    await expectMarked(asking);
  });
});
