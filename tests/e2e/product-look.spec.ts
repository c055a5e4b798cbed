import { pressWithPointer } from "../support/pointer.ts";
import { plentiful, storedCart, waitForHydration } from "../support/shopper.ts";
import {
  atAnyWidth,
  expect,
  expectNoSidewaysScroll,
  type Locator,
  type Page,
  test,
  waitUntilHydrated,
} from "../support/test.ts";

const leggings = "/product/form-leggings";

/** How much the picture is enlarged: 1 when all of it is seen. */
const scaleOf = (picture: Locator) =>
  picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a.toFixed(2));

test(
  "a picture is enlarged by keys, moved, and left where it was seen last",
  atAnyWidth,
  async ({ page, checkAccessibility }) => {
    await page.goto(leggings);
    const link = page.getByRole("link", { name: /^Enlarge: / });
    await waitUntilHydrated(link.first());
    await link.first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    const picture = dialog.getByRole("img");
    await expect(picture).toBeVisible();
    await expect.poll(() => scaleOf(picture)).toBe("1.00");
    await checkAccessibility({ atBothWidths: true });
    await page.keyboard.press("+");
    await expect.poll(() => scaleOf(picture)).toBe("1.50");
    await expect(picture).toHaveAttribute("src", /\.webp$/);
    for (let i = 0; i < 5; i++) await page.keyboard.press("+");
    // One pixel of the picture for each of the screen.
    await expect.poll(() => scaleOf(picture)).toBe((2400 / 390).toFixed(2));
    await expect(dialog.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
    const moved = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e);
    await page.keyboard.press("ArrowRight");
    await expect.poll(moved).toBeLessThan(-50);
    await page.keyboard.press("0");
    await expect.poll(() => scaleOf(picture)).toBe("1.00");
    const first = await picture.getAttribute("alt");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("status")).toContainText("Picture 2 of");
    expect(await picture.getAttribute("alt")).not.toBe("");
    await page.keyboard.press("ArrowLeft");
    await expect(picture).toHaveAttribute("alt", first ?? "");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("status")).toContainText("Picture 2 of");
    await page.keyboard.press("Escape");
    await expect(link.nth(1)).toBeFocused();
    await expect(link.nth(1)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(leggings);
    await expect(link.nth(1)).toBeInViewport({ ratio: 0.5 });
  },
);

test("going back leaves a page that was loaded anew while a picture was enlarged", async ({ page }) => {
  await page.goto("/shop");
  await page.goto(leggings);
  const link = page.getByRole("link", { name: /^Enlarge: / }).first();
  await waitUntilHydrated(link);
  await link.click();
  await expect(page.getByRole("dialog", { name: "Pictures" })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL("/shop");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a double tap enlarges, two fingers go on, and a swipe leads to the next", atAnyWidth, async ({ page }) => {
    await page.goto(leggings);
    const link = page.getByRole("link", { name: /^Enlarge: / }).first();
    await waitUntilHydrated(link);
    await link.tap();
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    const picture = dialog.getByRole("img");
    await expect.poll(() => scaleOf(picture)).toBe("1.00");
    // Two taps too far apart, as a busy machine sends them, are two single ones.
    await expect(async () => {
      await page.touchscreen.tap(195, 300);
      await page.touchscreen.tap(195, 300);
      await expect.poll(() => scaleOf(picture), { timeout: 2_000 }).toBe("2.50");
    }).toPass();
    await touch(page, [
      [
        [150, 400],
        [240, 400],
      ],
      [
        [170, 400],
        [220, 400],
      ],
      [
        [185, 400],
        [205, 400],
      ],
    ]);
    await expect.poll(() => scaleOf(picture)).toBe("1.00");
    await touch(page, [[[300, 400]], [[200, 405]], [[100, 405]]]);
    await expect(dialog.getByRole("status")).toContainText("Picture 2 of");
    // The page itself is not zoomed by any of it.
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});

test(
  "stars lead to the reviews that give them, and back to all of them",
  atAnyWidth,
  async ({ page, checkAccessibility }) => {
    await page.goto("/product/kontur-leggings");
    const reviews = page.getByRole("region", { name: "Customer Reviews" });
    await expect(reviews.getByText(/^\d of 9 buyers say it runs small$/)).toBeVisible();
    await reviews.getByRole("link", { name: /^4 stars: 2 reviews, \d+%$/ }).click();
    await expect(page).toHaveURL("/reviews?product=kontur-leggings&stars=4#all-reviews");
    const articles = page.getByRole("main").getByRole("article");
    await expect(articles).toHaveCount(2);
    await expect(articles.first()).toContainText(/Size \w+ · Runs small/);
    await checkAccessibility({ atBothWidths: true });
    await page.getByRole("link", { name: "4 stars, remove" }).click();
    await expect(page).toHaveURL("/reviews?product=kontur-leggings#all-reviews");
    await expect.poll(() => articles.count()).toBeGreaterThan(8);
    await page
      .getByRole("link", { name: /^Enlarge|^1 of 1 from/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Pictures" }).getByRole("img")).toBeVisible();
  },
);

test(
  "a size is found by keyboard, changed in the bar below, and put in the cart",
  atAnyWidth,
  async ({ page, checkAccessibility }) => {
    await page.goto(`/product/${plentiful}`);
    const find = page.getByRole("link", { name: "Find my size" });
    await waitUntilHydrated(find);
    await find.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Find my size" });
    await dialog.getByLabel("Chest (cm)").focus();
    await page.keyboard.type("one meter");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Enter it in cm, for example, 96 or 96.5.")).toBeVisible();
    await expect(dialog.getByLabel("Chest (cm)")).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("98.25");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("status")).toContainText(/M fits .*95.*101 cm/);
    await checkAccessibility({ atBothWidths: true });
    await dialog.getByRole("button", { name: "Choose M" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(find).toBeFocused();
    await expect(
      page.getByRole("radiogroup", { name: "Size" }).getByRole("radio", { name: "M", exact: true }),
    ).toBeChecked();
    // Nothing of it was stored.
    expect(
      await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join()),
    ).not.toContain("98.25");

    await page.getByRole("radiogroup", { name: "Color" }).locator("input:not([aria-disabled])").first().click();
    // At the window's top: the links of the stars must not stand half beneath the bar.
    await page.getByRole("heading", { name: "Customer Reviews" }).evaluate((heading) => heading.scrollIntoView());
    const bar = page.getByRole("region", { name: "Your choice" });
    await expect(bar).toContainText("Pulse Core Tee");
    await expect(bar.getByLabel("Size")).toHaveValue("m");
    await bar.getByLabel("Size").selectOption("l");
    await expect(bar.getByLabel("Color")).not.toHaveValue("");
    await checkAccessibility({ atBothWidths: true });
    const add = await bar.getByRole("button", { name: "Add to Cart" }).boundingBox();
    expect((add?.x ?? 0) + (add?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await pressWithPointer(page, bar.getByRole("button", { name: "Add to Cart" }));
    await expect.poll(() => storedCart(page)).toMatchObject([{ id: plentiful, size: "L", quantity: 1 }]);
  },
);

/** Fingers put on the screen, moved from step to step, and lifted: the first step is where they begin. */
async function touch(page: Page, steps: readonly (readonly (readonly [x: number, y: number])[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = (step: (typeof steps)[number]) => step.map(([x, y], id) => ({ x, y, id }));
  for (const [i, step] of steps.entries())
    await session.send("Input.dispatchTouchEvent", {
      type: i === 0 ? "touchStart" : "touchMove",
      touchPoints: points(step),
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

test("the chosen size's measures stay clear of the links beside them", atAnyWidth, async ({ page }) => {
  await page.goto(leggings);
  await waitForHydration(page);
  const sizes = page.getByRole("radiogroup", { name: "Size" });
  await sizes.locator("input:not([aria-disabled])").first().click();
  const measures = await sizes.getByText(/^: Waist/).boundingBox();
  const links = await page.getByRole("link", { name: "Find my size" }).boundingBox();
  expect((measures?.x ?? 0) + (measures?.width ?? 0)).toBeLessThanOrEqual(links?.x ?? 0);
});

test.describe("while no picture comes", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a product's page is as wide as a phone", async ({ page }) => {
    await page.route(/\/media\//, (route) => route.abort());
    await page.goto(leggings);
    await waitForHydration(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeInViewport({ ratio: 1 });
  });
});
