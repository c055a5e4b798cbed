import { expect, type Page, test } from "#tests/support/test.ts";

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const checklist = (page: Page) => page.getByRole("navigation", { name: "Before publishing" });

test("the checklist leads to each field that is missing, by keyboard, and ticks what is there", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/products/new");
  await page.waitForFunction(() => "hydrated" in window);
  await expect(checklist(page).getByRole("link")).toHaveCount(9);
  for (const [item, field] of [
    ["Add a price", page.getByLabel("Price *", { exact: true })],
    ["Add a picture", page.getByLabel(/Choose pictures/)],
    ["Choose a manufacturer", page.getByLabel("Manufacturer")],
    ["Add warnings, or check 'No warnings needed'", page.getByLabel("No warnings needed")],
  ] as const) {
    const link = checklist(page).getByRole("link", { name: item });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
  }
  await page.keyboard.press(" ");
  await page.getByLabel("Textile product").selectOption("yes");
  await expect(checklist(page).getByRole("link", { name: "Add its fabric composition" })).toBeVisible();
  await checklist(page).getByRole("link", { name: "Add its fabric composition" }).click();
  await expect(page.getByLabel("Fiber of row 1")).toBeFocused();
  await page.keyboard.type("Cotton");
  await page.getByLabel("Percent of row 1").fill("90");
  await expect(checklist(page)).toContainText("the fibers total 90%, not 100%");
  await page.getByLabel("Percent of row 1").fill("100");
  await expect(checklist(page)).not.toContainText("fibers total");
  await checkAccessibility({ atBothWidths: true });
});

test("what is usual of a kind is proposed, leaves what was typed, and is marked until it is edited", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/products/new");
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByLabel("Manufacturer").selectOption("");
  await page.getByLabel("Model number").fill("MINE-1");
  await page.getByLabel("Product type").fill("Leggings");
  await page.getByLabel("Short description").focus();
  await expect(page.getByLabel("Manufacturer")).toHaveValue("op-pulse-mode");
  await expect(page.getByLabel("Short description")).toBeFocused();
  await expect(page.getByLabel("Model number")).toHaveValue("MINE-1");
  await expect(page.getByLabel("Fiber of row 1")).not.toHaveValue("");
  await expect(page.getByLabel("Manufacturer")).toHaveAccessibleDescription(/^Proposed, as in .+/);
  await expect(page.getByLabel("Model number")).not.toHaveAccessibleDescription(/^Proposed/);
  await page.getByLabel("Manufacturer").selectOption("");
  await expect(page.getByLabel("Manufacturer")).not.toHaveAccessibleDescription(/^Proposed/);
});

test.describe("an address that another product has", () => {
  test.use({ expectedErrors: /400/ });

  test("is refused where it was typed, and gets letters of its own where it follows from the name", async ({
    page,
    signIn,
  }) => {
    const name = unique("Address Tee");
    const address = name.toLowerCase().replaceAll(" ", "-");
    await signIn();
    const fill = async () => {
      await page.goto("/admin/products/new?kind=Hoodie");
      await page.getByLabel("Product name").fill(name);
      await page.getByLabel("Description *", { exact: true }).fill("Light.");
      await page.getByLabel("Price *", { exact: true }).fill("100");
      await page.getByLabel(/Choose pictures/).setInputFiles("scripts/demo/pictures/golv-training-mat-plum-front.webp");
    };
    await fill();
    await expect(page.getByRole("figure")).toContainText(`/product/${address}`);
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${address}$`));
    await fill();
    await page.getByLabel("Address", { exact: true }).fill(address);
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByLabel("Address", { exact: true })).toHaveAccessibleDescription(
      "Another product has this address",
    );
    await page.getByLabel("Address", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${address}-[a-z0-9]{6}$`));
    await expect(page.getByLabel("Address", { exact: true })).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a kind is chosen first, and what is usual of it is filled in", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/products/new");
    await page.getByLabel("Start as the last").selectOption("Hoodie");
    await page.getByRole("button", { name: "Fill in what is usual" }).click();
    await expect(page.getByLabel("Manufacturer")).toHaveValue("op-pulse-mode");
    await expect(page.getByLabel("Name of size 1")).toHaveValue("S");
    await expect(checklist(page).getByRole("link", { name: "Add a name" })).toHaveAttribute("href", "#basics");
  });
});
