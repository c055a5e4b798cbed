import { expect, type Locator, test } from "../support/test.ts";

test.use({ contextOptions: { forcedColors: "active" }, viewport: { width: 1280, height: 800 } });

const ground = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Fails unless what is chosen or current has another ground than what stands beside it. */
async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  // What was just pressed may be drawn a moment later.
  await expect.poll(async () => (await ground(chosen)) !== (await ground(other))).toBe(true);
  const text = await chosen.evaluate((node) => getComputedStyle(node).color);
  expect(text).not.toBe(await ground(chosen));
}

test("the current page and category are told apart without the shop's own colors", async ({ page }) => {
  await page.goto("/womens-collection?category=leggings");
  const places = page.getByRole("navigation", { name: "Main" });
  await expectToldApart(places.getByRole("link", { name: "Women" }), places.getByRole("link", { name: "Home" }));
  const categories = page.getByRole("navigation", { name: "Categories" });
  await expectToldApart(
    categories.getByRole("link", { name: "Leggings" }),
    categories.getByRole("link", { name: "Tops" }),
  );
});

test("so are the chosen size and color", async ({ page }) => {
  await page.goto("/product/pulse-core-tee?color=white");
  const label = (group: string, at: number) => page.getByRole("radiogroup", { name: group }).locator("label").nth(at);
  for (const group of ["Color", "Size"]) {
    await page.getByRole("radiogroup", { name: group }).getByRole("radio").nth(1).click();
    await expectToldApart(label(group, 1), label(group, 0));
  }
});

test.describe("the question about cookies", () => {
  test.use({ firstVisit: true });

  test("has buttons with an edge", async ({ page }) => {
    await page.goto("/faq");
    for (const name of ["Reject non-essential", "Accept all"]) {
      await expect(page.getByRole("button", { name })).toHaveCSS("border-top-width", "1px");
    }
  });
});
