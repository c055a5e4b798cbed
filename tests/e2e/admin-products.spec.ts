import { readFileSync } from "node:fs";

import { expect, type Page, test, waitUntilHydrated } from "#tests/support/test.ts";

const picture = {
  name: "front.webp",
  mimeType: "image/webp",
  buffer: readFileSync("scripts/demo/pictures/golv-training-mat-plum-front.webp"),
};

/** A name that no other run has used: shops of tests are kept between runs of one server. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

async function fillNewProduct(page: Page, name: string) {
  await page.goto("/admin/products/new");
  await page.getByLabel("Product name").fill(name);
  await page.getByLabel("Description *", { exact: true }).fill("Light, quick to dry and made to last.");
  await page.getByLabel("Price *", { exact: true }).fill("349.50");
  await page.getByLabel(/^Category/).selectOption("Mens Collection");
  await page.getByLabel("State", { exact: true }).selectOption("published");
  // Without these nothing is published.
  await page.getByLabel("Textile product").selectOption("no");
  await page.getByLabel("Manufacturer").selectOption("op-pulse-mode");
  await page.getByLabel("Model number").fill("PM-1");
  await page.getByLabel("No warnings needed").check();
}

async function addPicture(page: Page) {
  await page.getByLabel(/Choose pictures/).setInputFiles(picture);
}

/** The product that the form on screen created. */
async function savedId(page: Page): Promise<string> {
  await expect(page.getByRole("status")).toContainText(["Product created successfully!"]);
  await expect(page).toHaveURL(/\/admin\/products\/(?!new)/);
  return decodeURIComponent(new URL(page.url()).pathname.split("/")[3] ?? "");
}

test("staff create a product with a picture, colors and a grid filled by keyboard and paste, and shoppers see it", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const name = unique("Grid Tee");
  await signIn();
  await fillNewProduct(page, name);
  await page.getByRole("button", { name: "Add standard sizes" }).click();
  await page.getByLabel("Add color").fill("Black, Navy");
  await page.getByLabel("Add color").press("Enter");
  await addPicture(page);
  await page.getByLabel("Fit", { exact: true }).selectOption("Slim");
  await page.getByRole("checkbox", { name: "Hiking & trail" }).check();
  await checkAccessibility();

  const cell = (label: string) => page.getByLabel(`${label}: units`);
  await cell("Black, XS").focus();
  await page.keyboard.type("4");
  await page.keyboard.press("ArrowRight");
  await expect(cell("Black, S")).toBeFocused();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(cell("Navy, S")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell("Black, S")).toBeFocused();
  await cell("Black, M").focus();
  await cell("Black, M").evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "1\t2\r\n3\tmany\r\n");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell("Black, L")).toHaveValue("2");
  await expect(cell("Navy, M")).toHaveValue("3");
  await page.getByRole("button", { name: "Fill column XXL" }).click();

  await page.getByRole("button", { name: "Save product" }).click();
  const id = await savedId(page);
  await expect(page.getByText("17 units in total")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Fit", { exact: true })).toHaveValue("slim");
  await expect(page.getByRole("checkbox", { name: "Hiking & trail" })).toBeChecked();
  await expect(page.getByText(/^349,50/)).toBeVisible();

  await page.goto(`/product/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("radio", { name: "Navy" }).check({ force: true });
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  await expect(page.getByText("Only 3 left!")).toBeVisible();
});

test.describe("what is missing", () => {
  // The form is answered with 400.
  test.use({ expectedErrors: /400/ });

  test("is named at its field, and the message goes when the field is edited", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/products/new");
    await page.getByRole("button", { name: "Save product" }).click();
    for (const problem of [
      "Product name is required",
      "Description is required",
      "Valid price is required",
      "Category is required",
      "At least one image is required",
    ]) {
      await expect(page.getByText(problem, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel("Product name")).toBeFocused();
    await page.getByLabel("Product name").fill("Now it has one");
    await expect(page.getByText("Product name is required", { exact: true })).toHaveCount(0);
    await expect(page.getByText("Description is required", { exact: true })).toBeVisible();
  });
});

test("unsaved changes are guarded", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/products/new");
  // What guards them comes with the scripts, as the offer to add sizes does.
  await expect(page.getByRole("button", { name: "Add standard sizes" })).toBeVisible();
  await page.getByLabel("Product name").fill("Never saved");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Product name")).toHaveValue("Never saved");
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/tab=products/);
});

test.describe("two tabs that edit one product", () => {
  // The second save is answered with 409.
  test.use({ expectedErrors: /409/ });

  test("get both versions told, and one of them is chosen", async ({ page, context, signIn, checkAccessibility }) => {
    const name = unique("Conflict Tee");
    await signIn();
    await fillNewProduct(page, name);
    await addPicture(page);
    await page.getByRole("button", { name: "Save product" }).click();
    await savedId(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel("Product type").fill("Tank");
    await other.getByRole("button", { name: "Save product" }).click();
    await expect(other.getByRole("status").filter({ hasText: "Product updated successfully!" })).toBeVisible();

    await page.getByLabel("Product type").fill("Hoodie");
    await page.getByRole("button", { name: "Save product" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Someone else saved this" });
    await expect(notice.getByRole("row").filter({ hasText: "Product type" })).toContainText("Tank");
    await expect(notice.getByRole("row").filter({ hasText: "Product type" })).toContainText("Hoodie");
    await checkAccessibility();
    await notice.getByRole("button", { name: "Save my version" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Product updated successfully!" })).toBeVisible();
    await other.reload();
    await expect(other.getByLabel("Product type")).toHaveValue("Hoodie");
  });
});

test("a deleted product answers 410 and is brought back from the audit log", async ({ page, request, signIn }) => {
  const name = unique("Doomed Tee");
  await signIn();
  await fillNewProduct(page, name);
  await addPicture(page);
  await page.getByRole("button", { name: "Save product" }).click();
  const id = await savedId(page);
  expect((await request.get(`/product/${id}`)).status()).toBe(200);

  await page.goto(`/admin?tab=products&q=${encodeURIComponent(name)}`);
  const remove = page.getByRole("link", { name: `Delete ${name}` });
  await waitUntilHydrated(remove);
  await remove.click();
  const dialog = page.getByRole("dialog", { name: "Are you sure you want to delete this product?" });
  await expect(dialog).toContainText("It's in no open orders.");
  await dialog.getByRole("button", { name: "Delete product" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Product deleted successfully!" })).toBeVisible();
  expect((await request.get(`/product/${id}`)).status()).toBe(410);

  await page.goto(`/admin/audit?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: new RegExp(`^Undo ?: deleted ${name}$`) }).click();
  await expect.poll(async () => (await request.get(`/product/${id}`)).status()).toBe(200);
});

test("many products change at once, as many as were selected, and a draft is previewed by staff alone", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  const name = unique("Bulk Tee");
  await signIn();
  await fillNewProduct(page, name);
  await addPicture(page);
  await page.getByRole("button", { name: "Save product" }).click();
  const id = await savedId(page);
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Product name")).toHaveValue(`${name} (copy)`);

  await page.goto(`/admin?tab=products&q=${encodeURIComponent(name)}`);
  await checkAccessibility();
  await page.getByLabel("Select all on this page").check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByLabel("Change", { exact: true }).selectOption("Set as draft");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 product changed. 1 already matched." })).toBeVisible();

  expect((await request.get(`/product/${id}`)).status()).toBe(410);
  expect((await request.get(`/product/${id}/preview`)).status()).toBe(404);
  await page.goto(`/product/${id}/preview`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Staff preview")).toBeVisible();
});

test("a product is duplicated from its row, and one press adds a color with the sizes and opens at it", async ({
  page,
  signIn,
}) => {
  const name = unique("Color Tee");
  await signIn();
  await fillNewProduct(page, name);
  await page.getByLabel("Add size").fill("S, M");
  await page.getByLabel("Add size").press("Enter");
  await page.getByLabel("Add color").fill("graphite");
  await page.getByLabel("Add color").press("Enter");
  // The shop's own, with its shade.
  await expect(page.getByLabel("Name of color 1")).toHaveValue("Graphite");
  await expect(page.getByLabel("Shade of Graphite")).not.toHaveValue("#8a8d93");
  await page.getByLabel("Graphite, S: units").fill("5");
  await page.getByLabel("Graphite, M: units").fill("7");
  await addPicture(page);
  await page.getByRole("button", { name: "Save product" }).click();
  await savedId(page);

  await page.getByRole("button", { name: "Add color" }).click();
  await expect(page.getByLabel("Name of color 2")).toBeFocused();
  await page.keyboard.type("Lilac");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Available: Lilac")).toBeFocused();
  // What was counted is not copied.
  await expect(page.getByLabel("Lilac, M: units")).toHaveValue("0");
  await page.getByLabel("Lilac, M: units").fill("3");
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Product updated successfully!" })).toBeVisible();
  await page.reload();
  await expect(page.locator('[name="color.1.id"]')).toHaveValue("lilac");
  await expect(page.getByLabel("Lilac, M: units")).toHaveValue("3");

  await page.goto(`/admin?tab=products&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("15 units4 variants");
  await page.getByRole("button", { name: `Duplicate ${name}` }).click();
  await expect(page.getByLabel("Product name")).toHaveValue(`${name} (copy)`);
  await expect(page.getByText("0 units in total")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("staff search, change the price of a selected product and save the form", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin?tab=products&sort=name&category=Accessories");
    const first = page.getByRole("row").nth(1);
    const edit = (await first.getByRole("link", { name: /^Edit / }).getAttribute("href")) ?? "";
    await first.getByRole("checkbox").check();
    await page.getByLabel("Change", { exact: true }).selectOption("Set price to");
    await page.getByPlaceholder("Price, percent, units or name").fill("123,50");
    const group = page.getByRole("group", { name: "Change selected products" });
    await group.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 product changed." })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toContainText("123,50");

    await page.goto(edit);
    await page.getByLabel("Tags").fill("no scripts, at all");
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Product updated successfully!" })).toBeVisible();
    await expect(page.getByLabel("Tags")).toHaveValue("no scripts, at all");
  });
});

test("a computer is offered no camera", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/products/new");
  await expect(page.getByText("Choose pictures")).toBeVisible();
  await expect(page.getByText("Take photo")).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the camera adds photos to the product on screen, one after the other", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/products/new");
    await waitUntilHydrated(page.getByLabel("Product name"));
    await expect(page.getByText("Take photo")).toBeVisible();
    const camera = page.getByLabel("Take photo");
    await expect(camera).toHaveAttribute("capture", "environment");
    for (const number of [1, 2]) {
      await camera.setInputFiles(picture);
      await expect(page.getByLabel(`Alt text of picture ${number}`)).toBeVisible();
    }
  });
});
