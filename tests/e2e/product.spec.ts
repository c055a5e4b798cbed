import { addToCart, cartLink, pick, plentiful, storedCart, variantsInStock } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("nothing is chosen at first, and adding says what is missing", async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await expect(page.getByText("Select color and size to see stock availability")).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Please select a color and size")).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Color" })).toBeInViewport();
  expect(await storedCart(page)).toEqual([]);
});

test("few left are told, and no more than there are can be wished for", async ({ page, request }) => {
  const stocked = pick(await variantsInStock(request, 2, 4), -12);
  await page.goto(`/product/${stocked.productId}`);
  await page
    .getByRole("radiogroup", { name: "Color" })
    .getByRole("radio", { name: stocked.color, exact: true })
    .check({ force: true });
  await page
    .getByRole("radiogroup", { name: "Size" })
    .getByRole("radio", { name: stocked.size, exact: true })
    .check({ force: true });
  await expect(page.getByText(`Only ${stocked.quantity} left!`)).toBeVisible();
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("50");
  await quantity.press("Enter");
  await expect(
    page.getByText(`Only ${stocked.quantity} items available in stock for ${stocked.size} ${stocked.color}`),
  ).toBeVisible();
  await expect(quantity).toHaveValue(String(stocked.quantity));
});

test("a sold-out size cannot be chosen, only asked about", async ({ page, request }) => {
  const soldOut = await variantsInStock(request, 0, 0);
  const available = await variantsInStock(request, 1, 999);
  const found = pick(
    soldOut.filter((none) =>
      available.some((some) => some.productId === none.productId && some.colorId === none.colorId),
    ),
  );
  await page.goto(`/product/${found.productId}`);
  await page
    .getByRole("radiogroup", { name: "Color" })
    .getByRole("radio", { name: found.color, exact: true })
    .check({ force: true });
  const size = page
    .getByRole("radiogroup", { name: "Size" })
    .getByRole("radio", { name: `${found.size}, out of stock` });
  await size.click({ force: true });
  await expect(page.getByText(`${found.size} is currently out of stock`)).toBeVisible();
  await expect(size).not.toBeChecked();
});

test("a product sold out altogether cannot be bought", async ({ page, request, checkAccessibility }) => {
  const available = new Set((await variantsInStock(request, 1, 999)).map((variant) => variant.productId));
  const gone = pick((await variantsInStock(request, 0, 0)).filter((variant) => !available.has(variant.productId)));
  await page.goto(`/product/${gone.productId}`);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
  await expect(page.getByText("Currently out of stock")).toBeVisible();
  await checkAccessibility();
});

test("the same color and size join one line, and the badge counts lines", async ({ page }) => {
  await addToCart(page, plentiful);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.poll(() => storedCart(page)).toMatchObject([{ id: plentiful, quantity: 2 }]);
  await expect(cartLink(page)).toContainText("1");
});

test("pictures, tabs and choices work by keyboard", async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("tab", { name: "Description" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Size & Fit" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Size & Fit" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Shipping & Returns" })).toBeVisible();
  await page.getByRole("button", { name: "Next picture" }).press("Enter");
  await expect(page.getByRole("button", { name: /^Picture 2 of/ })).toHaveAttribute("aria-current", "true");
});

test.describe("an unknown product", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("answers 404 with a way back on a direct visit", async ({ page, checkAccessibility }) => {
    const response = await page.goto("/product/nothing-here");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
    await checkAccessibility();
    await page.getByRole("link", { name: "Back to Shop" }).click();
    await expect(page).toHaveURL("/shop");
  });

  test("is told and led to the shop when reached inside it", async ({ page }) => {
    await page.goto("/cart");
    await page.evaluate(() =>
      localStorage.setItem("cart", JSON.stringify([{ id: "nothing-here", name: "Gone", price: 1, quantity: 1 }])),
    );
    await page.reload();
    await page.getByRole("heading", { name: "Gone" }).getByRole("link").click();
    await expect(page.getByText("Failed to load product")).toBeVisible();
    await expect(page).toHaveURL("/shop");
  });

  test("any other unknown address is a 404 page", async ({ page, checkAccessibility }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await checkAccessibility();
    await page.getByRole("search").getByRole("searchbox").fill("hoodie");
    await page.getByRole("search").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/shop?search=hoodie");
  });
});
