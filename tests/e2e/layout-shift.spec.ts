import { holdPlentiful, plentiful, waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

/** How far what stood on the page was moved without being asked to, as browsers count it. */
interface WithShift extends Window {
  shift: number;
}

/** Counts from the page's start how far things move. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as WithShift;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as WithShift).shift);
}

for (const path of ["/", "/shop", "/mens-collection", `/product/${plentiful}`, "/size-guide", "/contact"]) {
  test(`nothing on ${path} moves when pictures and fonts arrive`, async ({ page }) => {
    const shift = await watchShift(page);
    // Both come after the text has been painted, as they do on a slow connection.
    let textPainted: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => (textPainted = resolve));
    await page.route(/\.(woff2|webp)$|\/media\//, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    textPainted();
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].filter((image) => image.loading === "eager").every((image) => image.complete),
        ),
      )
      .toBe(true);
    // Zero as the measure is told, to three decimals.
    expect(await shift()).toBeLessThan(0.0005);
  });
}

test("nothing on the checkout moves when its scripts fill in what is bought", async ({ page, request }) => {
  // What other tests sell or price meanwhile would rightly be told above the order.
  await holdPlentiful(page, request);
  // The longest words for when it comes: Thu 24 – Mon 28 Sep.
  await page.clock.setFixedTime("2026-09-21T08:00:00Z");
  const shift = await watchShift(page);
  let letScriptsCome: () => void = () => undefined;
  const inView = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route(/\.js$/, async (route) => {
    await inView;
    await route.continue();
  });
  await page.goto("/checkout", { waitUntil: "commit" });
  const order = page.getByRole("region", { name: "Order Summary" });
  await order.getByRole("button", { name: "Complete My Order" }).scrollIntoViewIfNeeded();
  letScriptsCome();
  await expect(order.getByText("Quantity: 1")).toBeVisible();
  await expect(order.getByText("Thu 24 – Mon 28 Sep")).toBeVisible();
  await waitForHydration(page);
  expect(await shift()).toBeLessThan(0.0005);
});

test("nothing in a search or a filled cart moves when its scripts come", async ({ page, request }) => {
  await holdPlentiful(page, request);
  const shift = await watchShift(page);
  await page.goto("/shop?search=tee");
  await waitForHydration(page);
  expect(await shift()).toBeLessThan(0.0005);
  await page.goto("/cart");
  await expect(page.getByRole("region", { name: "Order Summary" })).toBeVisible();
  await waitForHydration(page);
  expect(await shift()).toBeLessThan(0.0005);
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("nothing on the page moves when the question about cookies comes and goes", async ({ page }) => {
    const shift = await watchShift(page);
    await page.goto("/shop");
    const question = page.getByRole("region", { name: "Cookies" });
    await question.getByRole("button", { name: "Reject non-essential" }).click();
    await expect(question).toHaveCount(0);
    expect(await shift()).toBeLessThan(0.0005);
  });
});
