import { placeOrder } from "../support/order-by-api.ts";
import { scrollWithPointer } from "../support/pointer.ts";
import { holdPlentiful, plentiful } from "../support/shopper.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const searchButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const support = (page: Page) => page.getByRole("button", { name: "Support Center" });
const openDialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** Stops the clock of the page, which from then on only `runFor` moves. */
async function stopClock(page: Page) {
  const start = new Date("2026-11-20T12:00:00Z").getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

/** Waits for something that a stopped clock would keep from appearing, in small steps of it. */
async function expectSoon(page: Page, seen: Locator) {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await seen.isVisible()).toBe(true);
  }).toPass({ intervals: [5] });
}

/** Tabs through a dialog and expects the focus to stay in it. */
async function expectFocusTrap(page: Page, name: string) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest("dialog:modal") ? "inside" : focused?.outerHTML;
    });
    expect(place, `focus of ${name} after ${step + 1} tabs`).toBe("inside");
  }
}

test.describe("the splash", () => {
  test.use({ firstVisit: true });

  const splash = (page: Page) => openDialog(page, "Pulse Mode");

  test("counts to 100, welcomes, and ends once a session", async ({ page }) => {
    // A stopped clock is moved in many small steps.
    test.slow();
    await stopClock(page);
    await page.goto("/");
    await expectSoon(page, splash(page));
    const progress = splash(page).getByRole("progressbar");
    for (let ticks = 0; ticks < 60 && (await progress.getAttribute("value")) !== "100"; ticks++) {
      await page.clock.runFor(150);
    }
    await expect(splash(page).getByText("Welcome to Pulse Mode!")).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(splash(page)).toBeHidden();
    await page.goto("/");
    await expectSoon(page, page.getByRole("region", { name: "Cookies" }));
    await expect(splash(page)).toBeHidden();
  });

  test("reveals title, tagline and progress after 300, 800 and 1200 ms", async ({ page }) => {
    await page.addInitScript(() => (Math.random = () => 0));
    await page.goto("/");
    const delay = (text: string) =>
      splash(page)
        .getByText(text, { exact: true })
        .evaluate((part) => getComputedStyle(part.closest("[class*=splash-]") ?? part).animationDelay);
    expect(await delay("Pulse Mode")).toBe("0.3s");
    expect(await delay("Not Just Apparel, A Mode You Enter, A Mindset You Wear")).toBe("0.8s");
    expect(await delay("LIVE")).toBe("1.2s");
  });

  test("runs to its end while the page's scripts hang, and not again with the next page", async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, () => {});
    await page.addInitScript(() => (Math.random = () => 0.999));
    await page.goto("/");
    await expect(splash(page)).toBeVisible();
    await expect(splash(page)).toBeHidden();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });

  for (const [way, end] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a tap", (page: Page) => page.mouse.click(180, 300)],
    ["scrolling", (page: Page) => scrollWithPointer(page, 200)],
  ] as const) {
    test(`${way} ends it at once, and the page beneath is there`, async ({ page }) => {
      await stopClock(page);
      await page.goto("/");
      await expectSoon(page, splash(page));
      await end(page);
      await expect(splash(page)).toBeHidden();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("a session that begins elsewhere sees none, neither there nor at home", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(splash(page)).toBeHidden();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });

  test("can be perceived by everyone", async ({ page, checkAccessibility }) => {
    // The slowest splash there can be.
    await page.addInitScript(() => (Math.random = () => 0));
    await page.goto("/");
    const last = splash(page).getByText("Press Esc or tap to skip");
    await expect(last.locator("..")).toHaveCSS("opacity", "1");
    await checkAccessibility();
  });

  test("is not shown to people who ask for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(support(page)).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });
});

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

  test("shows live matches that the arrow keys walk through", async ({ page, checkAccessibility }) => {
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
    await checkAccessibility();
    const name = await options.nth(1).locator("span span").first().innerText();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(openDialog(page, "Search")).toBeHidden();
  });

  test("Enter leads to the shop with the trimmed text, and an empty text nowhere", async ({ page }) => {
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

  test("says what found nothing, and offers popular searches", async ({ page, checkAccessibility }) => {
    await page.goto("/");
    await searchButton(page).click();
    await page.getByRole("combobox").fill("zzzyx");
    await expect(page.getByText('No results found for "zzzyx"')).toBeVisible();
    await expect(page.getByText("Try checking your spelling or using different search terms.")).toBeVisible();
    await checkAccessibility();
    await page.getByRole("region", { name: "Popular searches" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/shop\?search=/);
  });

  test("a click on its ground closes it", async ({ page }) => {
    await page.goto("/");
    await searchButton(page).click();
    await expect(openDialog(page, "Search")).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(openDialog(page, "Search")).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("is a link to the shop's own", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL("/shop#search");
    });
  });
});

test.describe("the welcome", () => {
  test.use({ firstVisit: true, expectedErrors: /status of 503/ });

  async function arrive(page: Page, { answered = true } = {}) {
    const url = new URL("/", test.info().project.use.baseURL).href;
    if (answered) await page.context().addCookies([{ name: "cookie_consent", value: "essential", url }]);
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(support(page)).toBeVisible();
  }
  const popup = (page: Page) => openDialog(page, "Where the Mode Begins.");

  test("comes 20 s after the first visit, and not again in the session", async ({ page, checkAccessibility }) => {
    await arrive(page);
    // The clock runs on meanwhile: what is left of the 20 s is for a busy machine.
    await page.clock.runFor(8_000);
    await page.goto("/shop");
    await expect(support(page)).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(12_000);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByText("Join the movement and get 10% OFF your first order")).toBeVisible();
    await expect(popup(page).getByRole("button", { name: "ACTIVATE DISCOUNT" })).toBeDisabled();
    await checkAccessibility();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await page.goto("/");
    await expect(support(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
  });

  test("waits for the answer about cookies, and keeps off the pages where people buy", async ({ page }) => {
    await arrive(page, { answered: false });
    const cookies = page.getByRole("region", { name: "Cookies" });
    await page.clock.runFor(25_000);
    await expect(cookies).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await page.goto(`/product/${plentiful}`);
    await cookies.getByRole("button", { name: "Reject non-essential" }).click();
    await page.clock.runFor(1_000);
    await expect(cookies).toBeHidden();
    for (const path of ["/cart", "/checkout"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
      await page.clock.runFor(25_000);
      await expect(popup(page)).toBeHidden();
    }
    await page.goto("/shop");
    await expect(popup(page)).toBeVisible();
  });

  test("subscribes, tells so, closes after 3 s, and the cart applies the code", async ({ page, request }) => {
    let sent: unknown;
    await page.route("**/api/db", async (route) => {
      sent = route.request().postDataJSON();
      await route.fulfill({ json: { status: true, data: [] } });
    });
    await arrive(page);
    await page.clock.runFor(20_000);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await popup(page).getByLabel("Email").fill("ida@mail.example");
    await popup(page).getByRole("button", { name: "ACTIVATE DISCOUNT" }).click();
    await expect.poll(() => sent).toBeDefined();
    await page.clock.runFor(1_400);
    await expect(popup(page).getByRole("button", { name: "Activating..." })).toBeDisabled();
    await page.clock.runFor(200);
    await expect(page.getByText("Discount Activated!")).toBeVisible();
    expect(sent).toMatchObject({
      collection_name: "newsletter_subscribers",
      command: "--create",
      data: { email: "ida@mail.example" },
    });
    await page.clock.runFor(3_000);
    await expect(page.getByText("Discount Activated!")).toBeHidden();
    await page.clock.resume();

    await holdPlentiful(page, request);
    await page.goto("/cart");
    await expect(page.getByText(/^Discount applied!/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove discount code WELCOME10" })).toBeVisible();
  });

  test("tells a failure and keeps what was typed", async ({ page }) => {
    await page.route("**/api/db", (route) => route.fulfill({ status: 503, json: { status: false } }));
    await arrive(page);
    await page.clock.runFor(20_000);
    await popup(page).getByLabel("Email").fill("ida@mail.example");
    await popup(page).getByRole("button", { name: "ACTIVATE DISCOUNT" }).click();
    await expect(popup(page).getByRole("alert")).toContainText("There was an error subscribing");
    await expect(popup(page).getByLabel("Email")).toHaveValue("ida@mail.example");
    expect(await page.evaluate(() => localStorage.getItem("keptDiscountCode"))).toBeNull();
  });
});

test.describe("the Support Center", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("opens, locks the page, answers questions, and gives the focus back", async ({ page, checkAccessibility }) => {
    await page.goto("/");
    await support(page).click();
    const panel = openDialog(page, "Support Center");
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    const questions = panel.locator("summary");
    await expect(questions).toHaveCount(3);
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(panel.getByText(/3-5 business days/)).toBeVisible();
    await expect(panel.getByText(/within 30 days of delivery/)).toBeVisible();
    await checkAccessibility();
    await expectFocusTrap(page, "support");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(support(page)).toBeFocused();
  });

  test("tracks an order, and says when there is none", async ({ page, request, checkAccessibility }) => {
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
    await checkAccessibility();

    await field.fill("PM-00000000");
    await field.press("Enter");
    await expect(panel.getByText("We can't find order “PM-00000000”.")).toContainText("try again");
    await expect(field).toHaveValue("PM-00000000");
    await checkAccessibility();
  });

  test("leads to the contact page", async ({ page }) => {
    await page.goto("/shop");
    await support(page).click();
    await page.getByRole("link", { name: "Contact Support" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(openDialog(page, "Support Center")).toBeHidden();
  });

  test("its button is white over dark sections and black otherwise", async ({ page }) => {
    await page.goto("/shop");
    await expect(support(page)).toHaveCSS("background-color", "rgb(10, 11, 13)");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.mouse.move(0, 0);
    await expect(support(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});

test.describe("the question about cookies", () => {
  test.use({ firstVisit: true });

  const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
  const consent = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "cookie_consent");

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/shop");
  });

  for (const [button, value] of [
    ["Accept all", "essential.analytics.marketing.preference"],
    ["Reject non-essential", "essential"],
  ] as const) {
    test(`'${button}' is kept for a year`, async ({ page }) => {
      await banner(page).getByRole("button", { name: button }).click();
      await expect(banner(page)).toBeHidden();
      const cookie = await consent(page);
      expect(cookie?.value).toBe(value);
      expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(364);
      await page.goto("/");
      await expect(support(page)).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });
  }

  test("customizing allows a part, by keyboard", async ({ page, checkAccessibility }) => {
    await expect(banner(page)).toBeVisible();
    await checkAccessibility();
    await banner(page).getByRole("button", { name: "Customize" }).press("Enter");
    await checkAccessibility();
    await banner(page)
      .getByRole("checkbox", { name: /^Preference/ })
      .press("Space");
    await banner(page).getByRole("button", { name: "Save choices" }).press("Enter");
    await expect(banner(page)).toBeHidden();
    expect((await consent(page))?.value).toBe("essential.preference");
  });

  test("gives both answers the same weight, in sight at any size, and leaves the hero's button free", async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 800],
      [640, 400],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxes: { width: number; height: number }[] = [];
      for (const name of ["Reject non-essential", "Accept all"]) {
        const button = banner(page).getByRole("button", { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        boxes.push(
          await button.evaluate((element) => {
            const { width: wide, height: high } = element.getBoundingClientRect();
            return { width: Math.round(wide), height: Math.round(high) };
          }),
        );
      }
      expect(boxes[0]).toEqual(boxes[1]);
      expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const [strip, action] = [banner(page), page.getByRole("link", { name: "Shop new arrivals" })];
    await expect(strip).toBeVisible();
    const [top, bottom] = [(await strip.boundingBox())?.y ?? 0, await action.boundingBox()];
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  test("an answer gives the focus back to the page", async ({ page }) => {
    await banner(page).getByRole("button", { name: "Reject non-essential" }).press("Enter");
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("hides neither the checkout's button nor the support button", async ({ page, request }) => {
    await holdPlentiful(page, request);
    await page.goto("/cart");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
    await page.getByRole("button", { name: "Complete My Order" }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    await support(page).click();
    await expect(openDialog(page, "Support Center")).toBeVisible();
  });
});

test.describe("a reload", () => {
  test("leads home while the browser holds nothing; a direct visit and going back do not", async ({ page }) => {
    await page.goto("/shop");
    await expect(page).toHaveURL("/shop");
    await page.goto("/womens-collection");
    await page.goBack();
    await expect(support(page)).toBeVisible();
    await expect(page).toHaveURL("/shop");
    await page.reload();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("stays where it is once something is held, and on the checkout", async ({ page }) => {
    await page.goto("/checkout");
    await page.reload();
    await expect(support(page)).toBeVisible();
    await expect(page).toHaveURL("/checkout");
    await page.goto("/shop");
    await page.evaluate(() => localStorage.setItem("recentlyViewed", '["pulse-core-tee"]'));
    await page.reload();
    await expect(support(page)).toBeVisible();
    await expect(page).toHaveURL("/shop");
  });
});

test("the wishlist tells what is truly low in stock", async ({ page }) => {
  await page.route("**/api/products/stock", (route) =>
    route.fulfill({ json: { status: true, data: [{ id: plentiful, quantity: 5 }] } }),
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
