import { expect, test } from "#tests/support/test.ts";

test("a list shows as many rows as were chosen, and so does the next one", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin?tab=orders&sort=total");
  const rows = page.getByRole("table").getByRole("row");
  const choices = page.getByRole("group", { name: "Rows per page" });
  await expect(rows).toHaveCount(1 + 20);
  await expect(choices.getByRole("button", { pressed: true })).toHaveText("20");
  await checkAccessibility({ atBothWidths: true });

  const fifty = choices.getByRole("button", { name: "50", exact: true });
  await fifty.press("Enter");
  await expect(rows).toHaveCount(1 + 50);
  await expect(fifty).toHaveAttribute("aria-pressed", "true");
  await expect(fifty).toBeFocused();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("total");
  await page.reload();
  await expect(rows).toHaveCount(1 + 50);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(rows).toHaveCount(1 + 50);

  await page.goto("/admin?tab=products");
  await expect(rows).toHaveCount(1 + 50);
  await page.goto("/admin/audit?rows=20");
  await page.goto("/admin?tab=orders");
  await expect(rows).toHaveCount(1 + 50);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rows of a list are chosen by the same press", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin?tab=orders");
    await page.getByRole("button", { name: "50", exact: true }).click();
    await expect(page).toHaveURL(/tab=orders&rows=50$/);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(1 + 50);
  });
});
