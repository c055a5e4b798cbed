import { holdPlentiful } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const support = (page: Page) => page.getByRole("button", { name: "Support Center" });

test.use({ firstVisit: true });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const consent = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "cookie_consent");
/** The cookie of a choice: what is allowed, the version asked about, the day and an id. */
const choiceOf = (allowed: string) =>
  new RegExp(`^${allowed.replaceAll(".", "\\.")}\\.v\\d+\\.\\d{4}-\\d\\d-\\d\\d\\.\\w+$`);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/shop");
});

for (const [button, value] of [
  ["Accept all", "essential.analytics.preference"],
  ["Reject non-essential", "essential"],
] as const) {
  test(`'${button}' is kept for a year, and gives the focus back to the page`, async ({ page }) => {
    await banner(page).getByRole("button", { name: button }).press("Enter");
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    const cookie = await consent(page);
    expect(cookie?.value).toMatch(choiceOf(value));
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(364);
    await page.goto("/");
    await expect(support(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
}

test("customizing allows a part, by keyboard", async ({ page, checkAccessibility }) => {
  await expect(banner(page)).toBeVisible();
  await checkAccessibility({ atBothWidths: true, within: "[aria-labelledby=cookies]" });
  await banner(page).getByRole("button", { name: "Customize" }).press("Enter");
  await expect(banner(page).getByRole("checkbox")).toHaveCount(3);
  await expect(banner(page).getByText("recentlyViewed")).toBeHidden();
  await banner(page).getByText("What is stored").press("Enter");
  await expect(banner(page).getByText("recentlyViewed")).toBeVisible();
  await checkAccessibility({ atBothWidths: true, within: "[aria-labelledby=cookies]" });
  await banner(page)
    .getByRole("checkbox", { name: /^Preference/ })
    .press("Space");
  await banner(page).getByRole("button", { name: "Save choices" }).press("Enter");
  await expect(banner(page)).toBeHidden();
  expect((await consent(page))?.value).toMatch(choiceOf("essential.preference"));
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
  await expect(page.getByRole("dialog", { name: "Support Center", exact: true })).toBeVisible();
});
