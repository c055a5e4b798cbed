import { countWork } from "#tests/support/count-work.ts";
import { expect, test } from "#tests/support/test.ts";

test("20 % on all leggings takes eight clicks from the home page, and nobody types an id", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/today");
  await page.waitForFunction(() => "hydrated" in window);
  const work = await countWork(page);
  await page.getByRole("link", { name: "Marketing", exact: true }).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: "Campaigns", exact: true }).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: "New campaign" }).click();
  await page.getByLabel("Name").fill("Leggings weekend");
  await page.getByLabel("Value").fill("20");
  const picker = page.getByRole("group", { name: "Products" });
  await picker.getByLabel("Show", { exact: true }).selectOption("Tights & leggings");
  await picker.getByRole("button", { name: /^Select all \d+$/ }).click();
  await expect(picker.getByRole("status")).toHaveText(/^[2-9]\d* products selected/);
  await page.getByLabel("Starts").fill("2030-11-29T00:00");
  await page.getByLabel("Ends").fill("2030-12-02T00:00");
  await checkAccessibility();
  await page.getByRole("button", { name: "Schedule campaign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leggings weekend");
  await expect(page.getByRole("table", { name: "Products of the campaign" })).toContainText("Leggings");
  expect((await work()).clicks).toBeLessThanOrEqual(8);
  await page.getByRole("button", { name: "Cancel campaign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel campaign" }).click();
  await expect(page.getByRole("status")).toContainText(["Leggings weekend canceled."]);
});

test("a campaign of Norway reduces Norway's prices, in its money, once the market has them", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/campaigns/new");
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Name").fill("Norske dager");
  await page.getByLabel("Market", { exact: true }).selectOption({ label: "Norway, NOK (not open)" });
  await page.getByLabel("Discount").selectOption("New price");
  await page.getByLabel("Value").fill("249");
  await page.getByLabel("Applies to").selectOption("All products");
  await page.getByLabel("Starts").fill("2030-11-29T00:00");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Norway isn't open, so no shopper sees its prices.");
  await expect(preview).toContainText(/\d+ products are left out: no price in Norway\./);
  await checkAccessibility();
  await page.getByRole("button", { name: "Schedule campaign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Norske dager");
  await expect(page.getByLabel("Market", { exact: true })).toHaveValue("no");
  await page.getByRole("button", { name: "Cancel campaign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel campaign" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Norway" })).toBeVisible();
  await page.goto("/admin/campaigns");
  const row = page.getByRole("row").filter({ hasText: "Norske dager" });
  await expect(row).toContainText("Norway");
  await expect(row).toContainText(/For 249\sNOK/);
});

test.describe("a refused form", () => {
  test.use({ expectedErrors: /400/ });
  test("the product picker keeps what was selected while one searches on, and is used by keyboard", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto("/admin/campaigns/new");
    const picker = page.getByRole("group", { name: "Products" });
    const search = picker.getByLabel("Search products");
    await search.fill("hoodie");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/new$/);
    const first = picker.getByRole("checkbox").first();
    await expect(first).toBeVisible();
    await first.press(" ");
    await search.fill("no such thing");
    await expect(picker.getByText("No matching products.")).toBeVisible();
    await search.fill("");
    await picker.getByLabel("Show", { exact: true }).selectOption("Selected (1)");
    await expect(picker.getByRole("checkbox")).toHaveCount(1);
    await picker.getByRole("button", { name: "Clear 1" }).click();
    await expect(picker.getByText("No products selected.")).toBeVisible();
    await page.getByLabel("Name").fill("Nothing");
    await page.getByLabel("Value").fill("20");
    await page.getByLabel("Starts").fill("2030-11-29T00:00");
    await page.getByRole("button", { name: "Schedule campaign" }).click();
    await expect(picker.getByText("Select at least one product")).toBeVisible();
  });
});

test.describe("a campaign that somebody else changed meanwhile", () => {
  test.use({ expectedErrors: /409/ });
  test("is saved over theirs by a second press", async ({ page, context, signIn }) => {
    await signIn();
    await page.goto("/admin/campaigns/new");
    await page.getByLabel("Name").fill("Two tabs");
    await page.getByLabel("Value").fill("20");
    await page.getByLabel("Applies to").selectOption({ index: 1 });
    await page.getByLabel("Starts").fill("2030-11-29T00:00");
    await page.getByRole("button", { name: "Schedule campaign" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Two tabs");
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel("Value").fill("30");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expect(other.getByRole("status").last()).toContainText("Two tabs saved.");
    await page.getByLabel("Value").fill("40");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("someone else changed it in the meantime")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").last()).toContainText("Two tabs saved.");
    await expect(page.getByLabel("Value")).toHaveValue("40");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /400/ });
  test("products of a campaign are named by their ids", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/campaigns/new");
    await page.getByRole("textbox", { name: "Products" }).fill("one-id\nanother-id");
    await page.getByLabel("Name").fill("Two products");
    await page.getByLabel("Starts").fill("2030-11-29T00:00");
    await page.getByLabel("Value").fill("120");
    await page.getByRole("button", { name: "Schedule campaign" }).click();
    await expect(page.getByText("A percentage is a whole number from 1 to 90")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Products" })).toHaveValue("one-id\nanother-id");
  });
});
