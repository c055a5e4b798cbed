import { expect, type Locator, type Page, test } from "#tests/support/test.ts";

const unique = () => `Sheet ${Math.random().toString(36).slice(2, 8)}`;

/** Duplicates a demo product twice, and opens the copies, which no other test touches, in the sheet. */
async function openCopies(page: Page, name: string) {
  for (const part of ["one", "two"]) {
    await page.goto("/admin?tab=products&q=R%C3%A4ffla");
    await page.waitForFunction(() => "hydrated" in window);
    await page.getByRole("button", { name: "Duplicate Räffla Ribbed Leggings", exact: true }).click();
    await page.getByLabel("Product name").fill(`${name} ${part}`);
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Product updated successfully!" })).toBeVisible();
  }
  await page.goto(`/admin?tab=products&q=${encodeURIComponent(name)}`);
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Edit as a sheet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit as a sheet" })).toBeVisible();
}

async function paste(cell: Locator, text: string) {
  await cell.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test.describe("many products in a sheet", () => {
  // Refused rows are answered with 409.
  test.use({ expectedErrors: /409/ });

  test("are edited by keyboard and paste, saved at once, refused row by row, and undone as a whole", async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    const name = unique();
    await signIn();
    await openCopies(page, name);
    const price = (part: string) => page.getByLabel(`Price (SEK), ${name} ${part}`);
    const tags = (part: string) => page.getByLabel(`Tags, ${name} ${part}`);
    const units = page.getByLabel(/: units$/);
    const [first, second] = [await price("one").inputValue(), await price("two").inputValue()];

    // The newest stands first.
    await price("two").focus();
    await page.keyboard.type("111");
    await page.keyboard.press("Enter");
    await expect(price("one")).toBeFocused();
    await page.keyboard.type("free");
    await page.keyboard.press("ArrowUp");
    await expect(price("two")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tags("two")).toBeFocused();
    await page.keyboard.type("sheet, tested");
    await units.first().focus();
    await paste(units.first(), "7\r\n8\r\n9\r\n");
    await expect(units.nth(2)).toHaveValue("9");
    await expect(page.getByRole("status").filter({ hasText: "3 cells pasted" })).toBeAttached();
    await expect(page.getByText("6 cells changed")).toBeVisible();
    await expect(price("two")).toHaveAccessibleDescription(`Changed. It was ${second}`);
    await checkAccessibility({ atBothWidths: true });

    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("1 product saved.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Not saved. Valid price is required." })).toBeVisible();
    await expect(price("one")).toHaveValue("free");
    await expect(price("two")).toHaveValue("111");
    await expect(page.getByText("1 cell changed")).toBeVisible();
    await price("one").fill(first);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 product changed back.")).toBeVisible();
    await expect(price("two")).toHaveValue(second);
    await expect(units.nth(2)).toHaveValue("0");
    await page.reload();
    await expect(price("two")).toHaveValue(second);
  });

  test("tell of a save in another tab, and are saved over it by a second press", async ({ page, context, signIn }) => {
    const name = unique();
    await signIn();
    await openCopies(page, name);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.waitForFunction(() => "hydrated" in window);
    const price = (tab: Page) => tab.getByLabel(`Price (SEK), ${name} one`);
    await price(other).fill("222");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(other.getByText("1 product saved.")).toBeVisible();
    await price(page).fill("333");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Someone else changed this" })).toBeVisible();
    await expect(price(page)).toHaveValue("333");
    await expect(price(page)).toHaveAccessibleDescription("Changed. It was 222");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("1 product saved.")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /409/ });

  test("the sheet is chosen, saved and undone by forms alone", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin?tab=products&sort=name&category=Accessories");
    const row = page.getByRole("row").nth(2);
    await row.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Edit as a sheet" }).click();
    const tags = page.getByLabel(/^Tags, /);
    await expect(tags).toHaveCount(1);
    const before = await tags.inputValue();
    await tags.fill("no scripts in a sheet");
    await page.getByLabel(/^Price/).fill("nothing");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Valid price is required" })).toBeVisible();
    await expect(tags).toHaveValue("no scripts in a sheet");
    await page.getByLabel(/^Price/).fill("150");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("1 product saved.")).toBeVisible();
    await expect(tags).toHaveValue("no scripts in a sheet");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 product changed back.")).toBeVisible();
    await expect(tags).toHaveValue(before);
  });
});
