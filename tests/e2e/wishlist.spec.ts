import { firstOf, plentiful, type StockedVariant, storedCart, variantsInStock } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "My Wishlist" });

async function choose(page: Page, { color, size }: Pick<StockedVariant, "color" | "size">): Promise<void> {
  for (const [name, option] of [
    ["Color", color],
    ["Size", size],
  ] as const) {
    await page.getByRole("radiogroup", { name }).getByRole("radio", { name: option, exact: true }).click();
  }
}

async function openWishlist(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

/** Stores wishes as an earlier visit left them. */
async function holdInWishlist(page: Page, wishes: object[]): Promise<void> {
  await page.goto("/about");
  await page.evaluate((text) => localStorage.setItem("wishlist", text), JSON.stringify(wishes));
}

const tee = { id: plentiful, name: "Pulse Core Tee", price: "299 kr", image: "", currency: "SEK", category: "" };

test("a wish remembers color and size, and is bought in them", async ({ page, request }) => {
  const wished = firstOf((await variantsInStock(request, 10, 999)).filter(({ productId }) => productId === plentiful));
  await page.goto(`/product/${plentiful}`);
  await choose(page, wished);
  await page.getByRole("button", { name: "Wishlist: Pulse Core Tee" }).first().click();
  await openWishlist(page);
  await expect(dialog(page).getByText(`${wished.color}, ${wished.size}`)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart from wishlist")).toBeVisible();
  const { variantId, colorId, sizeId, color, size } = wished;
  expect(await storedCart(page)).toEqual([
    expect.objectContaining({ variantId, colorId, sizeId, color, size, quantity: 1, price: 299, source: "local" }),
  ]);
});

test("on a phone a toast lies below the wishlist, on none of its buttons", async ({ page }) => {
  await holdInWishlist(
    page,
    ["a", "b", "c", "d", "e", "f"].map((id) => ({
      ...tee,
      id,
      size: null,
      color: null,
      variant: null,
      source: "test",
    })),
  );
  await openWishlist(page);
  await dialog(page).getByRole("button", { name: "Remove" }).first().click();
  const toast = page.locator("[data-toast]").first();
  await expect(toast).toContainText("Removed from wishlist");
  await expect(async () => {
    const [told, list] = [await toast.boundingBox(), await dialog(page).boundingBox()];
    expect(told && list && told.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
  }).toPass();
  await toast.getByRole("button", { name: "Close notification" }).click();
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBe(page.viewportSize()?.height);
});

test("a wish of an older list is asked for its color and size, and the checkout takes it", async ({
  page,
  checkAccessibility,
}) => {
  await holdInWishlist(page, [{ ...tee, size: null, color: null, variant: null, source: "test" }]);
  await openWishlist(page);
  await dialog(page).getByRole("button", { name: "Choose size" }).click();
  await expect(dialog(page).getByRole("radiogroup", { name: "Color" }).getByRole("radio").first()).toBeFocused();
  await checkAccessibility({ atBothWidths: true });
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(dialog(page).getByText("Please select a color and size")).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  for (const name of ["Color", "Size"]) {
    await dialog(page).getByRole("radiogroup", { name }).locator("input:not([aria-disabled])").first().click();
  }
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart from wishlist")).toBeVisible();
  await expect(dialog(page).getByRole("radiogroup")).toHaveCount(0);
  await expect(dialog(page).getByRole("button", { name: "Add to Cart" })).toBeFocused();
  expect(await storedCart(page)).toEqual([
    expect.objectContaining({ id: plentiful, source: "local", variantId: expect.any(String) }),
  ]);
  await page.goto("/cart");
  await expect(page.getByText("TEST", { exact: true })).toHaveCount(0);
});

test("what is sold out meanwhile is said, and another can be chosen", async ({ page, request }) => {
  const all = await variantsInStock(request, 0, 999);
  const soldOut = firstOf(
    all.filter(
      (none) =>
        none.quantity === 0 &&
        all.some(
          ({ productId, colorId, quantity }) =>
            productId === none.productId && colorId === none.colorId && quantity > 0,
        ),
    ),
  );
  const { productId: id, name, variantId: variant, colorId, sizeId, color, size } = soldOut;
  await holdInWishlist(page, [{ ...tee, id, name, variant, colorId, sizeId, color, size, source: "local" }]);
  await openWishlist(page);
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await expect(dialog(page).getByText(`${size} ${color} is currently out of stock`)).toBeVisible();
  await expect(
    dialog(page).getByRole("radiogroup", { name: "Color" }).getByRole("radio", { checked: true }),
  ).toHaveCount(1);
  await expect(dialog(page).getByRole("radio", { name: `${size}, out of stock`, exact: true })).not.toBeChecked();
  expect(await storedCart(page)).toEqual([]);
});

test.describe("without an answer of the shop", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test("a wish says so and can be tried again", async ({ page }) => {
    await holdInWishlist(page, [tee]);
    await page.route("**/buyable-product/*", (route) => route.abort());
    await openWishlist(page);
    await dialog(page).getByRole("button", { name: "Choose size" }).click();
    await expect(page.getByText("Product data not available")).toBeVisible();
    await page.unroute("**/buyable-product/*");
    await dialog(page).getByRole("button", { name: "Choose size" }).click();
    await expect(dialog(page).getByRole("radiogroup", { name: "Color" })).toBeVisible();
  });
});

test.describe("a product that is gone", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is told in the wishlist", async ({ page }) => {
    await holdInWishlist(page, [{ ...tee, id: "nothing-here", name: "Gone" }]);
    await openWishlist(page);
    await dialog(page).getByRole("button", { name: "Choose size" }).click();
    await expect(dialog(page).getByText("We no longer sell this.")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Removed from wishlist")).toBeVisible();
    await expect(dialog(page).getByText("No Favorites Yet")).toBeVisible();
    await expect(dialog(page).getByRole("region", { name: "Best Sellers" }).getByRole("link")).toHaveCount(4);
  });
});
