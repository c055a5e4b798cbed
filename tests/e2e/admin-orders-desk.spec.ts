import { staffAccount } from "#tests/support/accounts.ts";
import { payOrder, placeOrder } from "#tests/support/order-by-api.ts";
import { expect, test } from "#tests/support/test.ts";

test("an order is tagged, assigned, found by a saved filter, and a note mentions a colleague", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  const order = await placeOrder(request);
  await payOrder(request, order.id);
  const tag = `gift ${order.orderNumber.slice(-6)}`;
  await signIn();
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByLabel("New tag").fill(tag.toUpperCase());
  await page.getByRole("button", { name: "Add tag" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Tag added." })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" })).toContainText(tag);
  await page.getByLabel("Assigned to").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /Assigned to/ })).toBeVisible();

  // The list of completions is worked by keyboard.
  const note = page.getByLabel("New note");
  await page.waitForFunction(() => "hydrated" in window);
  await note.pressSequentially("Ask @");
  await expect(page.getByRole("listbox", { name: "Colleagues" })).toBeVisible();
  await note.press("Escape");
  await expect(page.getByRole("listbox", { name: "Colleagues" })).toHaveCount(0);
  await note.pressSequentially(staffAccount.username.slice(0, 3));
  await note.press("ArrowDown");
  await checkAccessibility();
  await note.press("Enter");
  await expect(note).toHaveValue(/^Ask @[\w.-]+ $/);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText(/^Ask @/)).toBeVisible();
  await checkAccessibility({ atBothWidths: true });

  await page.goto("/admin?tab=orders");
  await page.getByLabel("Tag", { exact: true }).selectOption(tag);
  const rows = page.getByRole("row").filter({ hasText: /PM-/ });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(order.orderNumber);
  await page.getByText("Save filter").press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Gifts");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Filter saved." })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page.getByText("Save filter").or(page.getByText("Edit filter"))).toHaveCount(0);
  await page.getByRole("link", { name: "Gifts" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByText("Edit filter").press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Presents");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("link", { name: "Presents" })).toBeVisible();
  await page.getByText("Edit filter").press("Enter");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Presents" })).toHaveCount(0);

  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole("button", { name: `Remove tag ${tag}` }).click();
  await expect(page.getByRole("list", { name: "Tags" })).toHaveCount(0);
});
