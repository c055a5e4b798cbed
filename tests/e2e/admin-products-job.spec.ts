import { readFileSync } from "node:fs";

import { countWork } from "#tests/support/count-work.ts";
import { expect, test } from "#tests/support/test.ts";

const file = (color: string) => ({
  name: `natt-heavy-hoodie-${color}-front.webp`,
  mimeType: "image/webp",
  buffer: readFileSync("scripts/demo/pictures/golv-training-mat-plum-front.webp"),
});

test("a hoodie in three colors and five sizes with stock and pictures takes 16 clicks and 12 fields at most", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  const name = `Job Hoodie ${Math.random().toString(36).slice(2, 8)}`;
  await signIn();
  await page.goto("/admin?tab=products");
  await page.waitForFunction(() => "hydrated" in window);
  const work = await countWork(page);
  await page.getByRole("link", { name: "Add Product" }).click();

  await page.getByLabel("Product name").click();
  await page.keyboard.type(name);
  await page.getByLabel("Product type").click();
  await page.keyboard.type("Hoodie");
  await page.getByLabel("Description *", { exact: true }).click();
  await page.keyboard.type("Heavy cotton for cold halls.");
  // As the last hoodie has it.
  await expect(page.getByLabel(/^Category/)).toHaveValue(/Collection/);
  await expect(page.getByLabel("Manufacturer")).toHaveValue("op-pulse-mode");
  await expect(page.getByLabel("Model number")).toHaveValue(/^PM-\d+$/);
  await expect(page.getByText(/^Proposed, as in/).first()).toBeVisible();
  await page.getByLabel("Price *", { exact: true }).click();
  await page.keyboard.type("799");
  const colors = page.getByRole("list", { name: "Colors of the shop" });
  const chosen: string[] = [];
  for (let i = 0; i < 3; i++) {
    const first = colors.getByRole("button").first();
    chosen.push((await first.textContent()) ?? "");
    await first.click();
  }
  await expect(page.getByLabel("Name of size 5")).toHaveValue("XXL");
  const firstCell = page.getByLabel(/: units$/).first();
  await firstCell.click();
  await page.keyboard.type("12");
  await page.getByRole("button", { name: "Fill all with the first cell" }).click();
  await expect(page.getByText("180 units in total")).toBeVisible();
  await page
    .getByLabel(/Choose pictures/)
    .setInputFiles(chosen.map((color) => file(color.toLowerCase().replaceAll(" ", "-"))));
  for (const [index, color] of chosen.entries())
    await expect(page.getByLabel(`Color of picture ${index + 1}`).locator("option:checked")).toHaveText(color);
  await expect(page.getByRole("heading", { name: "Ready to publish" })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("State", { exact: true }).selectOption("published");
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(page.getByRole("status")).toContainText(["Product created successfully!"]);

  const { clicks, fields } = await work();
  // The file chooser's own two presses.
  expect(clicks + 2).toBeLessThanOrEqual(16);
  expect(fields).toBeLessThanOrEqual(12);
  const id = name.toLowerCase().replaceAll(" ", "-");
  await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
  await expect(page.getByText(/^Proposed, as in/)).toHaveCount(0);
  expect((await request.get(`/product/${id}`)).status()).toBe(200);
});
