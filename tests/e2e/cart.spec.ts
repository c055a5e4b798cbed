import { maxQuantity } from "../../app/features/selling/cart/cart-line.ts";
import { formatPrice } from "../../app/shared/money.ts";
import {
  addToCart,
  cartLink,
  claimVariant,
  holdInCart,
  leaveInStorage,
  plentiful,
  storedCart,
  type StockedVariant,
  waitForHydration,
} from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

const tee: StockedVariant = {
  productId: plentiful,
  name: "Pulse Core Tee",
  price: 299,
  variantId: "v",
  colorId: "c",
  sizeId: "s",
  color: "Black",
  size: "M",
  quantity: 1,
};

/** The shop does not know its price of today: it keeps its own. */
const unknown: StockedVariant = { ...tee, productId: "sold-no-longer" };

test.describe("without best sellers", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to (fetch|load)/ });

  test("an empty cart still leads on when they cannot be read", async ({ page }) => {
    await page.route("**/product-cards", (route) => route.abort());
    await page.goto("/cart");
    await expect(page.getByRole("region", { name: "Collections" }).getByRole("link")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Best Sellers" })).toHaveCount(0);
  });
});

test("an empty cart leads back to the shop", async ({ page, checkAccessibility }) => {
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Best Sellers" }).getByRole("article")).toHaveCount(4);
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/shop");
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("a cart in euros is counted in euros, with the shipping of its currency", async ({ page }) => {
  await holdInCart(page, { ...unknown, price: 29 }, { quantity: 2, currency: "EUR" });
  await page.goto("/cart");
  const summary = page.getByRole("region", { name: "Order Summary" });
  await expect(summary.getByRole("definition")).toHaveText(["€58.00", "€4.90", "€62.90", "€12.58"]);
  await expect(summary.getByText("€31.00 more for free shipping")).toBeVisible();
  await expect(summary.getByText(/kr/)).toHaveCount(0);
});

test("quantities change, lines leave, and the cart can be cleared", async ({ page }) => {
  await holdInCart(page, tee);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByText("Cart updated")).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ quantity: 2 }]);
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeEnabled();
  await page.getByRole("button", { name: "Decrease quantity" }).click();
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await page.getByRole("button", { name: "Remove Pulse Core Tee" }).click();
  await expect(page.getByText("Item removed from cart")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("a change in another tab arrives", async ({ page, context }) => {
  await addToCart(page, plentiful);
  const other = await context.newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: "Clear Cart" }).click();
  await expect(cartLink(page)).not.toContainText("1");
});

test("a code that does not count is answered, until another is typed", async ({ page }) => {
  await holdInCart(page, tee);
  await page.goto("/cart");
  for (const [code, message] of [
    ["", "Please enter a discount code"],
    ["NOPE", "Discount code not found"],
  ] as const) {
    await page.getByLabel("Discount code").fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText(message)).toBeVisible();
    await page.getByLabel("Discount code").fill("x");
    await expect(page.getByText(message)).toBeHidden();
    await expect(page.getByLabel("Discount code")).toHaveValue("X");
  }
});

test("a code typed and forgotten is asked about; an applied one survives and can be removed", async ({ page }) => {
  await holdInCart(page, tee);
  await page.goto("/cart");
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByText("Please apply the discount code or remove it.")).toBeVisible();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/^Discount applied!/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("finalTotal"))).toBe("269.1");
  await page.reload();
  await expect(page.getByText("WELCOME10")).toBeVisible();
  await page.getByRole("button", { name: "Remove discount code WELCOME10" }).click();
  await expect(page.getByText("Discount code removed")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("discountInfo"))).toBeNull();
});

test("the checkout takes a code, asks about one that was forgotten, and lets it go", async ({
  page,
  checkAccessibility,
}) => {
  await holdInCart(page, tee);
  await page.goto("/checkout");
  const code = page.getByLabel("Discount code");
  await page.getByRole("button", { name: "Discount code" }).click();
  await expect(code).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type("nope");
  await page.getByRole("button", { name: "Complete My Order" }).click();
  await expect(page.getByText("Please apply the discount code or remove it.")).toBeVisible();
  await expect(code).toBeFocused();

  // Enter applies the code, and orders nothing.
  await page.keyboard.press("Enter");
  await expect(page.getByText("Discount code not found")).toBeVisible();
  await code.fill("WELCOME10");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Discount applied!/)).toBeVisible();
  const remove = page.getByRole("button", { name: "Remove discount code WELCOME10" });
  await expect(remove).toBeFocused();
  await expect(page.getByRole("button", { name: /Pay 318,10\skr/ })).toBeVisible();
  await checkAccessibility();
  await remove.click();
  await expect(code).toBeFocused();
  await expect(page.getByRole("button", { name: /Pay 348\skr/ })).toBeVisible();

  // One that came with the cart leaves its field, with the focus, as well.
  await code.fill("WELCOME10");
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await page.reload();
  await remove.click();
  await expect(code).toBeFocused();
});

test("the wishlist is opened by its event, renamed, and moves a wish to the cart", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("button", { name: "Wishlist: Pulse Core Tee" }).first().click();
  await expect(page.getByText("Added to wishlist")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("openWishlist")));
  const dialog = page.getByRole("dialog", { name: "My Wishlist" });
  await expect(dialog).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(dialog.getByLabel("Wishlist name")).toBeFocused();
  await dialog.getByLabel("Wishlist name").fill("Winter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: "Winter" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();
  // Above the dialog, in the browser's top layer.
  await expect(page.locator(":popover-open").getByText("Wishlist name updated")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Choose size" }).click();
  for (const name of ["Color", "Size"]) {
    await page.getByRole("dialog").getByRole("radiogroup", { name }).getByRole("radio").first().click();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Add to Cart" }).click();
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, price: 299, quantity: 1, source: "local" }]);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No Favorites Yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("leaving a quantity as it was says nothing; one above what can be ordered says how many can", async ({ page }) => {
  await holdInCart(page, tee);
  await page.goto("/cart");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.focus();
  await quantity.blur();
  await quantity.fill("1000");
  await quantity.press("Enter");
  await expect(page.getByText(`You can order up to ${maxQuantity} of each item`)).toBeVisible();
  await expect(quantity).toHaveValue(String(maxQuantity));
  await expect(page.getByText("Cart updated")).toHaveCount(0);
  expect(await storedCart(page)).toMatchObject([{ quantity: maxQuantity }]);
});

test("a cleared cart comes back with its discount by Undo", async ({ page }) => {
  await holdInCart(page, tee, { quantity: 2 });
  await page.goto("/cart");
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Remove discount code WELCOME10" })).toBeVisible();
  await page.getByRole("button", { name: "Clear Cart" }).click();
  const heading = page.getByRole("heading", { name: "Your cart is empty", level: 1 });
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, quantity: 2 }]);
  await expect(page.getByRole("button", { name: "Remove discount code WELCOME10" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Pulse Core Tee" })).toBeFocused();
});

test("removing a line gives the focus to the next one, and Undo brings it back to its place", async ({ page }) => {
  const { productId: id, price, variantId, colorId, color } = tee;
  const line = { id, price, image: "", variantId, colorId, color, quantity: 1, currency: "SEK", source: "local" };
  const lines = ["A", "B", "C"].map((name) => ({ ...line, name, sizeId: name, size: name }));
  await leaveInStorage(page, { cart: lines });
  await page.goto("/cart");
  await page.getByRole("button", { name: "Remove B" }).click();
  await expect(page.getByRole("button", { name: "Remove C" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Remove B" })).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ name: "A" }, { name: "B" }, { name: "C" }]);
  await page.getByRole("button", { name: "Remove C" }).click();
  await expect(page.getByRole("button", { name: "Remove B" })).toBeFocused();
});

test("the cart comes to today's prices, which the checkout charges, and says what changed", async ({ page }) => {
  await holdInCart(page, tee, { price: 899 });
  await page.goto("/cart");
  await expect(
    page.getByText(`Pulse Core Tee is now ${formatPrice(299_00)}, was ${formatPrice(899_00)}`),
  ).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: formatPrice(348_00) })).toHaveCount(1);
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, price: 299 }]);
});

test("the cart has one total, which is what will be paid", async ({ page, checkAccessibility }) => {
  await holdInCart(page, unknown, { price: 899 });
  await page.goto("/cart");
  const summary = page.getByRole("region", { name: "Order Summary" });
  const rows = summary.getByRole("term");
  await expect(rows).toHaveText(["Subtotal", "Shipping", "Total", "of which VAT"]);
  await expect(summary.getByRole("definition")).toHaveText([
    formatPrice(899_00),
    "Free",
    formatPrice(899_00),
    formatPrice(179_80),
  ]);
  await expect(summary.getByText("You have free shipping")).toBeVisible();
  await expect(summary.getByText(/short of free shipping/)).toHaveCount(0);
  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(rows).toHaveText(["Subtotal", "Discount", "Shipping", "Total", "of which VAT"]);
  await expect(summary.getByRole("definition")).toHaveText([
    formatPrice(899_00),
    formatPrice(-89_90),
    formatPrice(49_00),
    formatPrice(858_10),
    formatPrice(171_62),
  ]);
  await expect(summary.getByText(`With WELCOME10 you're ${formatPrice(89_90)} short of free shipping`)).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
});

test("the cart counts for the country that was chosen at the checkout, as the checkout does", async ({ page }) => {
  await holdInCart(page, unknown, { price: 899 });
  await page.goto("/checkout");
  await waitForHydration(page);
  await page.getByLabel(/^Country/).selectOption("Norway");
  const toPay = await page
    .locator("dt", { hasText: /^Total$/ })
    .locator("+ dd")
    .innerText();
  await page.getByRole("link", { name: "Back to Cart" }).click();
  const total = page.getByRole("definition").filter({ hasText: toPay });
  await expect(total).toHaveCount(1);
  await expect(page.getByRole("term")).toHaveText(["Subtotal", "Shipping", "Swedish VAT removed", "Total"]);
});

for (const path of ["/cart", "/checkout"]) {
  test(`a line without color and size offers the choice on ${path}, and can be ordered then`, async ({
    page,
    request,
    checkAccessibility,
  }) => {
    const stocked = await claimVariant(request, 8, 999);
    const unchosen = { variantId: null, colorId: null, sizeId: null, color: null, size: null, source: "test" };
    await holdInCart(page, stocked, unchosen);
    await page.goto(path);
    await page.getByRole("button", { name: "Choose a color and size" }).click();
    await page.getByLabel("Color", { exact: true }).selectOption(stocked.colorId);
    await page.getByLabel("Size", { exact: true }).selectOption(stocked.sizeId);
    await checkAccessibility({ atBothWidths: true });
    await page.getByRole("button", { name: "Choose", exact: true }).click();
    await expect(page.getByText(`${stocked.color}, ${stocked.size}`)).toBeVisible();
    const { productId: id, variantId, price } = stocked;
    expect(await storedCart(page)).toMatchObject([{ id, variantId, price, quantity: 1 }]);
  });
}
