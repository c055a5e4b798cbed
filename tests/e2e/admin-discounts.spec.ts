import { expect, test } from "../support/test.ts";

test("staff make a discount that applies by itself, find it among the codes, and switch it off", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const title = `Free shipping ${crypto.randomUUID().slice(0, 8)}`;
  await signIn();
  await page.goto("/admin/discounts/new");
  await expect(page.getByLabel(/^Title/)).toBeHidden();
  await page.getByRole("radio", { name: "Applied automatically" }).check();
  await expect(page.getByLabel(/^Code/)).toBeHidden();
  await expect(page.getByLabel("Total uses")).toBeHidden();
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel("Type").selectOption("Free shipping");
  await page.getByLabel(/^Minimum order/).fill("5000");
  await page.getByLabel(/^Starts/).fill("2099-01-01T00:00");
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Create discount" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("status")).toHaveText(`${title} created.`);
  await page.getByLabel(/^Title/).fill(`${title}!`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${title}!`);

  await page.goto("/admin/discounts?method=automatic");
  const row = page.getByRole("row").filter({ hasText: `${title}!` });
  await expect(row.getByText("Applied automatically")).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: `Disable ${title}!` }).click();
  await expect(page.getByRole("status")).toHaveText(`${title}! disabled.`);
  await page.goto("/admin/discounts?method=code");
  await expect(page.getByText(`${title}!`)).toHaveCount(0);
});
