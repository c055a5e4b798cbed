import { expect, type Page, test } from "#tests/support/test.ts";

/** The names of a list's first products, as shoppers see it. */
async function firstNames(page: Page, path: string, count: number): Promise<string[]> {
  await page.goto(path);
  const names = page.getByRole("main").getByRole("listitem").getByRole("link", { name: /\w/ });
  await expect(names.first()).toBeVisible();
  const all = await names.allTextContents();
  return [...new Set(all.map((name) => name.trim()).filter(Boolean))].slice(0, count);
}

/** The order as staff see it. */
const placed = (page: Page) => page.getByRole("region", { name: "Placed by you" }).getByRole("listitem");
const path = "/admin/products/order/accessories";

test("staff order a list by drag and by keyboard, save it at one press, and take it back", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto(path);
  await expect(placed(page).first()).toContainText("Pendla");
  await expect(page.getByRole("button", { name: /^Move to top:/ }).first()).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  const before = await placed(page).allTextContents();
  // A drag that begins before the scripts answer is none.
  await page.waitForFunction(() => "hydrated" in window);

  const third = placed(page).nth(2);
  const name = (await third.locator(".font-medium").first().textContent()) ?? "";
  await third.locator("[data-handle]").hover();
  await page.mouse.down();
  await placed(page).nth(1).hover();
  await placed(page).first().hover();
  await page.mouse.up();
  await expect(placed(page).first()).toContainText(name);

  await page.getByRole("button", { name: `Move down: ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(placed(page).nth(1)).toContainText(name);
  await expect(page.getByRole("status").filter({ hasText: `${name}: position 2 of ${before.length}` })).toBeAttached();
  await expect(page.getByRole("button", { name: `Move down: ${name}` })).toBeFocused();
  await page.getByRole("button", { name: `Move to top: ${name}` }).press("Enter");

  await page.getByLabel("Find a product").fill("chalk");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("button", { name: /^Place at the top: Krita/ }).click();
  await expect(placed(page).first()).toContainText("Krita");
  await expect(placed(page).nth(1)).toContainText(name);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The new order is live.")).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  const shop = await page.context().newPage();
  const shown = await firstNames(shop, "/accessories-collection", 2);
  expect(shown[0]).toContain("Krita");
  expect(shown[1]).toContain(name);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(placed(page)).toHaveCount(before.length);
  await expect(placed(page).first()).toContainText("Pendla");
  expect((await firstNames(shop, "/accessories-collection", 1))[0]).toContain("Pendla");
});

test("the second of two who save is told, keeps what was moved, and may replace the other order", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/products/order/mens");
  const other = await page.context().newPage();
  await other.goto("/admin/products/order/mens");
  const save = async (tab: Page, button: RegExp) => {
    await tab.getByRole("button", { name: button }).click();
    await tab.getByRole("button", { name: "Save", exact: true }).click();
  };
  await save(page, /^Move down: Kväll/);
  // Before the other saves: whichever arrives first would win.
  await expect(page.getByText("Saved. The new order is live.")).toBeVisible();
  await save(other, /^Remove: Kväll/);
  await expect(other.getByRole("alert")).toContainText("Someone else rearranged this list");
  // A search reads the list anew, and keeps what was moved.
  await other.getByRole("button", { name: "Find", exact: true }).click();
  await expect(other.getByRole("alert")).toHaveCount(0);
  await expect(placed(other).filter({ hasText: "Kväll" })).toHaveCount(0);
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("alert")).toContainText("Someone else rearranged this list");
  await expect(placed(other).filter({ hasText: "Kväll" })).toHaveCount(0);
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(other.getByText("Undone.")).toBeVisible();
  await other.close();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is ordered by numbers", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/products/order/womens");
    const field = page.getByLabel("Position of Lätt Sports Bra");
    await field.fill("1");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(placed(page).first()).toContainText("Lätt Sports Bra");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(placed(page).first()).not.toContainText("Lätt Sports Bra");
  });
});
