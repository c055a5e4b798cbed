import { fillWithPointer, pressWithPointer, scrollWithPointer } from "../support/pointer.ts";
import { goodCard, plentiful } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

const product = "Pulse Core Tee";

/** Nothing here scrolls by script, and nothing is pressed that a person could not see and meet. */
test("the whole purchase can be made by hand, with a toast over every page", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await scrollWithPointer(page, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const main = page.getByRole("main");

  await pressWithPointer(page, main.locator('a[href^="/mens-collection"]').last());
  await expect(page).toHaveURL(/\/mens-collection/);
  // A heart's toast goes along from here.
  await pressWithPointer(page, page.getByRole("button", { name: /^Wishlist: / }).first());
  await expect(page.locator("[data-toast]").first()).toContainText("Added to wishlist");
  await pressWithPointer(page, main.locator(`a[href^="/product/${plentiful}"]`).first());
  await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();

  for (const group of ["Color", "Size"]) {
    const choices = page.getByRole("radiogroup", { name: group }).locator("input:not([aria-disabled])");
    if (!(await choices.first().isChecked())) await pressWithPointer(page, choices.first());
    await expect(choices.first()).toBeChecked();
  }
  await pressWithPointer(page, page.getByRole("button", { name: "Add to Cart" }).first());
  await expect(page.getByRole("dialog")).toContainText(`${product} added to cart`);
  await pressWithPointer(page, page.getByRole("dialog").getByRole("link", { name: "View cart" }));
  await expect(page).toHaveURL("/cart");
  await pressWithPointer(page, page.getByRole("button", { name: "Increase quantity" }).first());
  await pressWithPointer(page, page.getByRole("button", { name: "Proceed to Checkout" }));
  await expect(page).toHaveURL("/checkout");

  for (const [label, value] of [
    ["Email", "asa.oberg@mail.example"],
    ["First name", "Åsa"],
    ["Last name", "Öberg"],
    ["Address", "Storgatan 1"],
    ["Postal code", "619 30"],
    ["City", "Trosa"],
  ] as const) {
    await fillWithPointer(page, page.getByLabel(new RegExp(`^${label}\\b`)).first(), value);
  }
  await pressWithPointer(page, page.getByRole("radio", { name: /^Card/ }));
  for (const [label, value] of [
    ["Card number", goodCard],
    ["Expiry", "12/40"],
    ["CVC", "123"],
  ] as const) {
    await fillWithPointer(page, page.getByLabel(new RegExp(`^${label}\\b`)).first(), value);
  }
  await pressWithPointer(page, page.getByRole("button", { name: "Complete My Order" }));
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  await scrollWithPointer(page, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});
