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
  const gloves = (await offered(page, "Kind")).find(({ label }) => label === "Gloves");
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

test("a keyboard filters beside the list, keeps its place, and going back undoes the last choice", async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize(windowSizes.desktop);
  await page.goto("/mens-collection");
  const sizes = await offered(page, "Size");
  const size = sizes[1];
  if (!size) throw new Error("There is one size alone");
  const box = page.getByRole("checkbox", { name: new RegExp(`^${size.label}\\s`) });
  await waitUntilHydrated(box);
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
  await expect(page.getByRole("heading", { name: "No product has all of this" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("link", { name: /^Without Bags/ }).tap();
  await expect(page).toHaveURL("/shop?size=36-39");
  await expect(list(page).first()).toBeVisible();
});
