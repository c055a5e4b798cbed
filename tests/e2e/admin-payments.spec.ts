import { readFile } from "node:fs/promises";

import { expect, test } from "#tests/support/test.ts";

test("an owner sees which provider is on, resolves what differs, and takes a reconciliation to the bookkeeper", async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  await page.goto("/admin/today");
  await page.getByRole("link", { name: "Payments to review" }).click();
  await expect(page.getByRole("heading", { name: "Payments", level: 1 })).toBeVisible();
  await expect(page.getByText("Test payments: no money is taken.")).toBeVisible();
  await expect(page.getByText("Respond by").first()).toBeVisible();
  await checkAccessibility();

  // By the keyboard alone: the note, and Enter.
  const unknown = page.getByRole("listitem").filter({ hasText: "pi_demo_unknown" });
  await unknown.getByLabel("Resolution").focus();
  await page.keyboard.type("Refunded in the dashboard");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Resolved.")).toBeVisible();
  await expect(page.getByText("pi_demo_unknown")).toHaveCount(0);
  // What had focus is gone with its discrepancy; the title that has it now is drawn without a frame.
  const heading = page.getByRole("heading", { level: 1, name: "Payment discrepancies" });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("box-shadow", "none");
  await page.getByRole("link", { name: "Resolved" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "pi_demo_unknown" })).toContainText(
    "Resolved by staff.tester",
  );

  // A disputed order tells the provider's reference, by which its payment is found among all.
  await page.goto("/admin/payments");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Respond by" })
    .first()
    .getByRole("link", { name: /^Order PM-/ })
    .click();
  const reference = await page
    .getByText(/^pi_demo\d+$/)
    .first()
    .textContent();
  await page.goto("/admin/payments");
  await page.getByRole("searchbox").fill(reference ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Payments" }).getByRole("row")).toHaveCount(2);
  await page.getByRole("table", { name: "Payments" }).getByRole("link").first().click();
  await expect(page.getByText(reference ?? "")).toBeVisible();

  await page.goto("/admin/payments/reconciliation?days=30");
  await expect(page.getByText("No money moved.")).toBeVisible();
  await page.getByLabel("Provider").selectOption("Stripe");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Payment ch_demo_unknown is only at the provider")).toBeVisible();
  await checkAccessibility();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download days as CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Day,Currency,Orders,Orders paid");
  expect(file).toContain("payment ch_demo_unknown is only at the provider: -149.00");
});
