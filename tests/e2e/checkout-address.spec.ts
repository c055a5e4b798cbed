import { addToCart, plentiful } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("an address is suggested while it is typed, and picked by keyboard", async ({ page, checkAccessibility }) => {
  await addToCart(page, plentiful);
  await page.goto("/checkout");
  const field = page.getByRole("combobox", { name: /^Address/ });
  await field.pressSequentially("d");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("rott");
  await expect(page.getByRole("option", { name: /Drottninggatan 45/ })).toBeVisible();
  await checkAccessibility();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue("Drottninggatan 45");
  await expect(page.getByLabel(/^Postal code/)).toHaveValue("111 21");
  await expect(page.getByLabel(/^City/)).toHaveValue("Stockholm");
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("Escape closes the suggestions and keeps what was typed", async ({ page }) => {
  await addToCart(page, plentiful);
  await page.goto("/checkout");
  const field = page.getByRole("combobox", { name: /^Address/ });
  await field.pressSequentially("malm");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(field).toHaveValue("malm");
});
