import { readFileSync } from "node:fs";

import { staffAccount } from "#tests/support/accounts.ts";
import { expect, type Page, test, waitUntilHydrated } from "#tests/support/test.ts";

/** Two pictures of the demo shop, and two files that are none: one by its type, one by its content. */
const pictures = ["front", "back"].map((view) => ({
  name: `${view}.webp`,
  mimeType: "image/webp",
  buffer: readFileSync(`scripts/demo/pictures/golv-training-mat-plum-${view}.webp`),
}));
const text = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") };
const broken = { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };

const list = (search: string) => `/admin/inventory?q=${encodeURIComponent(search)}`;
const rowOf = (page: Page, id: string) => page.getByRole("row").filter({ has: page.getByText(id, { exact: true }) });
const unitsOf = (page: Page, id: string) => rowOf(page, id).getByRole("textbox");

/** The id of the first variant of the list. */
async function firstVariant(page: Page): Promise<string> {
  const name = await page.locator("[data-units]").first().getAttribute("name");
  return (name ?? "").slice("to:".length);
}

/** Changes a variant's units as another member of staff does meanwhile. */
async function changeElsewhere(page: Page, id: string, units: number): Promise<void> {
  const form = { intent: "save", inline: "1", reason: "count", [`to:${id}`]: String(units) };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  expect((await page.request.post("/admin/inventory", { form, headers })).ok()).toBe(true);
}

test("a number is saved at once with its reason, and its history says who changed it and why", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto(list("golv"));
  const id = await firstVariant(page);
  await changeElsewhere(page, id, 40);
  await page.reload();
  await expect(unitsOf(page, id)).toHaveValue("40");
  await checkAccessibility();

  await page.getByLabel("Reason for changes").selectOption("Damaged");
  await page.getByLabel("Note (optional)").fill("Torn in transport");
  await unitsOf(page, id).fill("37");
  await unitsOf(page, id).press("Enter");
  await expect(page.getByRole("status")).toContainText("40 → 37");

  await rowOf(page, id).getByRole("link", { name: "Details" }).click();
  const newest = page.getByRole("table", { name: "Movements" }).getByRole("row").nth(1);
  await expect(newest).toContainText("Damaged");
  await expect(newest).toContainText("−3");
  await expect(newest).toContainText(staffAccount.username);
  await expect(newest).toContainText("Torn in transport");
  await checkAccessibility();
});

test.describe("codes", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("a variant gets its SKU, barcode and place, and is found by them", async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    await signIn();
    await page.goto(list("golv"));
    const id = await firstVariant(page);
    await rowOf(page, id).getByRole("link", { name: "Details" }).click();
    await page.getByLabel("Barcode").fill("4006381333932");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("the last one must match")).toBeVisible();
    await expect(page.getByLabel("Barcode")).toHaveValue("4006381333932");
    await checkAccessibility();
    await page.getByLabel("Barcode").fill("4 006381 333931");
    await page.getByLabel("SKU").fill("MAT-1");
    await page.getByLabel("Place").fill("C-07");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toContainText("Saved.");
    await expect(page.getByLabel("Barcode")).toHaveValue("4006381333931");
    for (const code of ["mat-1", "4006381333931"]) {
      await page.goto(list(code));
      await expect(rowOf(page, id)).toHaveCount(1);
    }
  });
});

test.describe("a count on an old number", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("overwrites nothing, and shows both numbers", async ({ page, signIn }) => {
    await signIn();
    await page.goto(list("hall duffel"));
    const id = await firstVariant(page);
    await changeElsewhere(page, id, 30);
    await page.reload();
    await expect(unitsOf(page, id)).toHaveValue("30");
    await changeElsewhere(page, id, 28);
    await waitUntilHydrated(unitsOf(page, id));
    await unitsOf(page, id).fill("31");
    await unitsOf(page, id).press("Enter");
    await expect(rowOf(page, id).getByRole("alert")).toContainText("changed it to 28");
    // Leaving the field does not overwrite the other number either.
    await page.getByLabel("Note (optional)").focus();
    await expect(unitsOf(page, id)).toHaveValue("31");
    await expect(rowOf(page, id).getByRole("alert")).toContainText("Press Enter for 31");
    await unitsOf(page, id).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "28 → 31" })).toBeVisible();
    await expect(rowOf(page, id).getByRole("alert")).toHaveCount(0);
  });
});

test("a count by file is compared first, told by line what is broken, and then applied", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto(list("kall bottle"));
  const fields = page.locator("[data-units]");
  const ids = (await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name") ?? ""))).map((name) =>
    name.slice("to:".length),
  );
  const [first = "", second = ""] = ids;
  await changeElsewhere(page, first, 10);
  await changeElsewhere(page, second, 11);

  await page.getByRole("link", { name: "Import stock count" }).click();
  await checkAccessibility();
  await page.getByLabel("Paste rows").fill(`id,quantity\n${first},14\n${second},11\nnowhere,3\n${first},9\nx,many\n`);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 change" })).toContainText("1 unchanged, 3 with errors");
  for (const problem of ["Line 4: There is no variant 'nowhere'", "already in line 2", "Line 6: 'many' isn't a number"])
    await expect(page.getByRole("listitem").filter({ hasText: problem })).toBeVisible();
  await expect(page.getByRole("table", { name: "Differences" }).getByRole("row").nth(1)).toContainText("+4");
  await checkAccessibility();

  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("Changed the stock of 1 variant.")).toBeVisible();
  await page.goto(list("kall bottle"));
  await expect(unitsOf(page, first)).toHaveValue("14");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("selected variants are changed alike, and the list says so", async ({ page, signIn }) => {
    await signIn();
    await page.goto(list("grepp training gloves black"));
    const id = await firstVariant(page);
    const before = Number(await unitsOf(page, id).inputValue());
    await rowOf(page, id).getByRole("checkbox").check();
    await page.getByLabel("Type of change").selectOption("Add");
    await page.getByLabel("Units", { exact: true }).fill("5");
    await page.getByRole("button", { name: "Apply to selected" }).click();
    await expect(page.getByRole("status")).toContainText(`${before} → ${before + 5}`);
    await expect(unitsOf(page, id)).toHaveValue(String(before + 5));
  });

  test("Enter in a number saves the numbers, not the selected variants", async ({ page, signIn }) => {
    await signIn();
    await page.goto(list("klunk bottle"));
    const id = await firstVariant(page);
    const before = Number(await unitsOf(page, id).inputValue());
    await unitsOf(page, id).fill(String(before + 1));
    await unitsOf(page, id).press("Enter");
    await expect(page.getByRole("status")).toContainText(`${before} → ${before + 1}`);
  });
});

test.describe("pictures of a product", () => {
  // The browser notes the refused upload.
  test.use({ expectedErrors: /status of 415/ });

  test("are uploaded with their progress when it is saved, and ordered by keyboard", async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    await signIn();
    await page.goto("/admin/products/fem-panel-cap-prototype");
    const cards = page.locator("[data-key]");
    const before = await cards.count();
    await page.getByLabel(/Choose pictures/).setInputFiles([...pictures, broken, text]);
    await expect(page.getByText("Some files are not valid images")).toBeVisible();
    await expect(cards).toHaveCount(before + 3);

    const alt = cards.nth(before).getByLabel(/Alt text/);
    await alt.fill("Rolled up, from the side");
    // To the front, one place at a time: the focus stays on the button.
    const earlier = cards.nth(before).getByRole("button", { name: /Move earlier/ });
    await earlier.focus();
    for (let place = before; place > 0; place--) await page.keyboard.press("Enter");
    await expect(cards.first().getByLabel(/Alt text/)).toHaveValue("Rolled up, from the side");
    await expect(cards.first().getByRole("button", { name: /Move earlier/ })).toBeFocused();
    await expect(page.getByText(`Picture moved to position 1 of ${before + 3}, primary`)).toBeAttached();
    await checkAccessibility();

    await page.getByRole("button", { name: "Save product" }).click();
    await expect(cards.last().getByRole("alert")).toContainText("Upload failed");
    await expect(page.getByText("Product updated successfully!")).toBeVisible();

    await page.reload();
    await expect(cards).toHaveCount(before + 2);
    await expect(cards.first().getByLabel(/Alt text/)).toHaveValue("Rolled up, from the side");
    await expect(cards.first().getByRole("img")).toHaveAttribute("src", /^\/media\/products\/[a-z0-9]{24}\.webp/);
  });
});
