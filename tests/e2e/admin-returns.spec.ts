import { expect, test } from "#tests/support/test.ts";

test("staff see all cases in one list, and those of a kind that are open", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const group = page.getByRole("link", { name: /^Returns: \d+ to do$/ });
  await page.goto("/admin/returns");
  await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
  await checkAccessibility();
  const toDo = page.getByRole("navigation", { name: "Open cases" }).getByRole("link", { name: /^To do/ });
  const [count = "?"] = /\d+/.exec((await toDo.textContent()) ?? "") ?? [];
  if (await group.isVisible()) await expect(group).toHaveAccessibleName(`Returns: ${count} to do`);
  await page.getByRole("link", { name: /^Complaint: \d+ open$/ }).click();
  await expect(page).toHaveURL(/kind=complaint&state=open$/);
  await expect(page.getByRole("link", { name: /^CP-/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^(WD|RT)-/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^CP-/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^CP-/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is filtered by a button, and the lists of before lead to it", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/returns");
    await page.getByLabel("Kind", { exact: true }).selectOption("Withdrawal");
    await page.getByLabel("State", { exact: true }).selectOption("Waiting for parcel");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/kind=withdrawal&state=parcel/);
    await expect(page.getByRole("link", { name: /^WD-/ }).first()).toBeVisible();
    await page.goto("/admin/withdrawals?refund=overdue");
    await expect(page).toHaveURL(/\/admin\/returns\?kind=withdrawal&work=refund-overdue$/);
    await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible();
  });
});
