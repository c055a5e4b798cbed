import { windowSizes } from "../support/browser.ts";
import { expect, type Page, test, waitUntilHydrated } from "../support/test.ts";

const list = (page: Page) => page.getByRole("article");
const chosen = (page: Page) => page.getByRole("list", { name: "Chosen filters" });
const total = (page: Page) => page.getByRole("main").getByRole("status").first();

/** The values of a group with their numbers, as shown. */
async function offered(page: Page, group: string): Promise<{ label: string; count: number }[]> {
  const labels = await page.getByRole("group", { name: group, exact: true }).locator("label:visible").all();
  return Promise.all(
    labels.map(async (label) => ({
      label: await label.locator("span").innerText(),
      count: Number(await label.locator("small").innerText()),
    })),
  );
}

/** Opens a collection on a wide screen: the second size beside its list, and its box, ready to be ticked. */
async function openSizes(page: Page) {
  await page.setViewportSize(windowSizes.desktop);
  await page.goto("/mens-collection");
  const size = (await offered(page, "Size"))[1];
  if (!size) throw new Error("There is one size alone");
  const box = page.getByRole("checkbox", { name: new RegExp(`^${size.label}\\s`) });
  await waitUntilHydrated(box);
  return { size, box };
}

/** Takes each step before the list of the one before it has come. */
async function whileLoading(page: Page, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  for (const step of steps) {
    const asked = page.waitForRequest(/\.data(\?|$)/);
    await step();
    await asked;
  }
  release();
}

test("two taps in the sheet leave a few products, and going back once leads to all of them", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/shop");
  const button = page.locator("summary", { hasText: /^Filters/ });
  await waitUntilHydrated(button);
  await button.tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await checkAccessibility();
  await sheet
    .getByText(/^Show \d+ more$/)
    .first()
    .tap();
  const gloves = (await offered(page, "Category")).find(({ label }) => label === "Gloves");
  if (!gloves) throw new Error("There are no gloves");
  const show = sheet.getByRole("button", { name: /^Show \d+ products?$/ });
  await sheet.getByText("Gloves", { exact: true }).tap();
  await expect(page).toHaveURL(/kind=gloves/);
  await expect(show).toHaveText(new RegExp(`^Show ${gloves.count} product`));
  const colors = (await offered(page, "Color")).toSorted((a, b) => a.count - b.count);
  const fewest = colors[0];
  if (!fewest) throw new Error("Gloves come in no color");
  await sheet.getByRole("checkbox", { name: new RegExp(`^${fewest.label} `) }).tap();
  await expect(show).toHaveText(new RegExp(`^Show ${fewest.count} product`));
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(list(page)).toHaveCount(fewest.count);
  await expect(button).toContainText("2 chosen");
  await chosen(page)
    .getByRole("link", { name: `Remove filter ${fewest.label}` })
    .tap();
  await expect(page).not.toHaveURL(/color=/);
  await expect(chosen(page).getByRole("link")).toHaveCount(2);
  await page.goBack();
  await expect(list(page)).toHaveCount(fewest.count);
  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expect(chosen(page).getByRole("link")).toHaveCount(0);
});

test("going back leads to the list before the sheet after two taps of which the second came while the first was loading", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("main").locator('a[href="/shop"]').first();
  await waitUntilHydrated(link);
  await link.tap();
  await expect(page).toHaveURL("/shop");
  const button = page.locator("summary", { hasText: /^Filters/ });
  await waitUntilHydrated(button);
  await button.tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  const sizes = sheet.getByRole("group", { name: "Size", exact: true }).locator("label:visible");
  await whileLoading(page, [() => sizes.nth(0).tap(), () => sizes.nth(1).tap()]);
  await expect(page).toHaveURL(/^[^?]+\/shop\?size=[^&]+&size=[^&]+$/);
  await sheet.getByRole("button", { name: /^Show \d+ products?$/ }).tap();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expect(chosen(page)).toHaveCount(0);
});

test("a keyboard filters beside the list, keeps its place, and going back undoes the last choice", async ({
  page,
  checkAccessibility,
}) => {
  const { size, box } = await openSizes(page);
  await box.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/size=/);
  await expect(total(page)).toHaveText(new RegExp(`^${size.count} product`));
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const lowest = page.getByRole("spinbutton", { name: "From" });
  await lowest.fill("700");
  await lowest.press("Enter");
  await expect(page).toHaveURL(/size=.*&min=700/);
  await expect(chosen(page).getByRole("link", { name: "Remove filter From 700" })).toBeVisible();
  await checkAccessibility();
  await page.goBack();
  await expect(page).not.toHaveURL(/min=/);
  await expect(lowest).toHaveValue("");
  await expect(box).toBeChecked();

  const remove = chosen(page).getByRole("link").first();
  await remove.press("Enter");
  await expect(box).not.toBeChecked();
});

test("a keyboard that takes filters away goes on at the next one, and from the number of products after the last", async ({
  page,
}) => {
  await page.goto("/shop?size=36-39&sale=1");
  const first = chosen(page).getByRole("link").first();
  await waitUntilHydrated(first);
  await first.press("Enter");
  await expect(chosen(page).getByRole("link")).toHaveCount(2);
  await expect(first).toBeFocused();
  await first.press("Enter");
  await expect(page).toHaveURL("/shop");
  await expect(chosen(page)).toHaveCount(0);
  await expect(total(page)).toBeFocused();
});

test("a keyboard that clears all filters goes on from the number of products, a finger does not", async ({ page }) => {
  const clear = chosen(page).getByRole("link", { name: "Clear all" });
  const clearBy = async (press: () => Promise<void>) => {
    await page.goto("/shop?size=36-39&sale=1");
    await waitUntilHydrated(clear);
    await press();
    await expect(page).toHaveURL("/shop");
    await expect(chosen(page)).toHaveCount(0);
  };
  await clearBy(() => clear.press("Enter"));
  await expect(total(page)).toBeFocused();
  await clearBy(() => clear.tap());
  await expect(total(page)).not.toBeFocused();
});

test("a double click on a chosen filter takes that one away", async ({ page }) => {
  await page.goto("/shop?size=36-39&sale=1");
  const first = chosen(page).getByRole("link").first();
  await waitUntilHydrated(first);
  const kept = await chosen(page).getByRole("link").nth(1).innerText();
  await first.dblclick();
  await expect(chosen(page).getByRole("link")).toHaveText([kept, "Clear all"]);
  await expect(page).not.toHaveURL("/shop");
});

for (const first of ["a filter", "an order"]) {
  test(`nothing is lost when a filter and an order are chosen while the list loads, ${first} first`, async ({
    page,
  }) => {
    const { size, box } = await openSizes(page);
    const sort = page.getByRole("combobox", { name: "Sort" });
    await waitUntilHydrated(sort);
    const steps = [() => box.check({ force: true }), () => sort.selectOption("price-low")];
    await whileLoading(page, first === "a filter" ? steps : steps.toReversed());
    await expect(page).toHaveURL(/\?size=[^&]+&sort=price-low$/);
    await expect(total(page)).toHaveText(new RegExp(`^${size.count} product`));
    await expect(box).toBeChecked();
    await expect(sort).toHaveValue("price-low");
  });
}

test("nothing is lost when chosen filters are taken away while the list loads", async ({ page }) => {
  const { size, box } = await openSizes(page);
  await box.check({ force: true });
  await expect(page).toHaveURL(/\?size=[^&]+$/);
  const color = page.getByRole("group", { name: "Color", exact: true }).getByRole("checkbox").first();
  const sort = page.getByRole("combobox", { name: "Sort" });
  const remove = chosen(page).getByRole("link", { name: `Remove filter ${size.label}`, exact: true });
  await expect(remove).toBeVisible();
  await whileLoading(page, [() => color.check({ force: true }), () => remove.click()]);
  await expect(page).toHaveURL(/\?color=[^&]+$/);
  await expect(box).not.toBeChecked();
  await expect(color).toBeChecked();

  const clear = chosen(page).getByRole("link", { name: "Clear all" });
  await whileLoading(page, [
    () => sort.selectOption("price-low"),
    () => box.check({ force: true }),
    () => clear.click(),
  ]);
  await expect(page).toHaveURL(/\?sort=price-low$/);
  await expect(chosen(page)).toHaveCount(0);
  await expect(box).not.toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a form, and its button lists what was ticked", async ({ page }) => {
    await page.goto("/shop?category=hoodies");
    await page.getByText("Filters", { exact: true }).tap();
    const color = (await offered(page, "Color"))[0];
    if (!color) throw new Error("Hoodies come in no color");
    await page.getByRole("checkbox", { name: new RegExp(`^${color.label} `) }).tap();
    await page.getByRole("button", { name: "Show products" }).tap();
    await expect(page).toHaveURL(/category=hoodies&color=/);
    await expect(list(page)).toHaveCount(color.count);
    await chosen(page).getByRole("link", { name: "Clear all" }).tap();
    await expect(page).toHaveURL("/shop?category=hoodies");
  });
});

test("a link whose filters leave nothing leads on", async ({ page, checkAccessibility }) => {
  await page.goto("/shop?kind=bags&size=36-39");
  await expect(page.getByRole("heading", { name: "No products match all these filters" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("link", { name: /^Remove Bags/ }).tap();
  await expect(page).toHaveURL("/shop?size=36-39");
  await expect(list(page).first()).toBeVisible();
});

test("a keyboard that leaves an empty list goes on from the number of products, a finger does not", async ({
  page,
}) => {
  const ways = [
    page.getByRole("link", { name: /^Remove Bags/ }),
    page.getByRole("link", { name: "Clear all filters" }),
  ];
  for (const way of ways) {
    for (const press of ["Enter", "tap"]) {
      await page.goto("/shop?kind=bags&size=36-39");
      await waitUntilHydrated(way);
      await (press === "tap" ? way.tap() : way.press(press));
      await expect(list(page).first()).toBeVisible();
      await (press === "tap" ? expect(total(page)).not.toBeFocused() : expect(total(page)).toBeFocused());
    }
  }
});

test("prices that leave nothing say what there is, and what to take away", async ({ page }) => {
  await page.goto("/shop?category=hoodies&max=20");
  await expect(page.getByText(/^These cost .+ to .+\.$/)).toBeVisible();
  const button = page.locator("summary", { hasText: /^Filters/ });
  await waitUntilHydrated(button);
  await button.tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: "No products" })).toBeVisible();
  await sheet.getByRole("button", { name: /^At any price: \d+ products$/ }).tap();
  await expect(sheet.getByRole("button", { name: /^Show \d+ products$/ })).toBeVisible();
});

test.describe("a sheet that does not come", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|Failed to load/i });

  test("leaves the filters to unfold where they are", async ({ page }) => {
    await page.route(/filter-sheet-[\w-]+\.js$/, (route) => route.abort());
    await page.goto("/shop");
    const button = page.locator("summary", { hasText: /^Filters/ });
    await waitUntilHydrated(button);
    await button.tap();
    const flag = page.getByRole("region", { name: "Filters" }).getByRole("checkbox", { name: /^On sale/ });
    await flag.tap();
    await expect(page).toHaveURL("/shop?sale=1");
    await expect(flag).toBeChecked();
  });
});

test.describe("a filter that does not come", () => {
  test.use({
    expectedErrors: /Failed to load resource|ERR_FAILED|status of 50\d|Failed to fetch|Error Response|no result/i,
  });

  for (const [how, status] of [
    ["on the way", null],
    ["for the shop is down", 500],
  ] as const) {
    test(`leaves the list and what was chosen, and can be tried again: ${how}`, async ({
      page,
      checkAccessibility,
    }) => {
      const { size, box } = await openSizes(page);
      const before = await list(page).count();
      const data = /\.data(\?|$)/;
      await page.route(data, (route) => (status === null ? route.abort() : route.fulfill({ status, body: "down" })));
      await box.check({ force: true });
      const notice = page.getByRole("alert").filter({ hasText: "We couldn't apply your filters" });
      await expect(notice).toBeVisible();
      await expect(list(page)).toHaveCount(before);
      await expect(box).toBeChecked();
      await checkAccessibility();
      await page.unroute(data);
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect(notice).toHaveCount(0);
      await expect(box).toBeChecked();
      await expect(total(page)).toHaveText(new RegExp(`^${size.count} product`));
    });
  }
});
