import {
  addToCart,
  cartLink,
  claimVariant,
  closeBag,
  firstOf,
  leaveInStorage,
  plentiful,
  pressSoldOut,
  type StockedVariant,
  storedCart,
  variantsInStock,
} from "../support/shopper.ts";
import { atAnyWidth, expect, expectNoSidewaysScroll, test } from "../support/test.ts";

test(
  "price, color, sizes and button are on a phone's first screen, and adding without a size asks for it",
  atAnyWidth,
  async ({ page }) => {
    await page.goto(`/product/${plentiful}`);
    const colors = page.getByRole("radiogroup", { name: "Color" });
    const sizes = page.getByRole("radiogroup", { name: "Size" }).locator("label").first();
    const add = page.getByRole("button", { name: "Add to Cart" });
    for (const part of [page.getByRole("heading", { level: 1 }), page.getByText("299 kr").first(), colors, sizes, add])
      await expect(part).toBeInViewport({ ratio: 1 });
    // On a phone the button lies over the page's foot, and no size under it.
    const [size, button] = [await sizes.boundingBox(), await add.boundingBox()];
    expect((size?.y ?? NaN) + (size?.height ?? NaN)).toBeLessThanOrEqual(button?.y ?? NaN);
    await expect(page.getByText("Select color and size to see stock availability")).toBeAttached();
    await add.click();
    await expect(page.getByText("Please select a size")).toBeInViewport();
    const missing = page.getByRole("radiogroup", { name: "Size" });
    await expect(missing).toBeInViewport();
    await expect(missing).toHaveAttribute("aria-invalid", "true");
    await expect(colors).not.toHaveAttribute("aria-invalid");
    expect(await storedCart(page)).toEqual([]);
    await missing.locator("input:not([aria-disabled])").first().click();
    await expect(missing).not.toHaveAttribute("aria-invalid");
  },
);

test(
  "few left are told, and no more than there are can be wished for",
  atAnyWidth,
  async ({ page, request, checkAccessibility }) => {
    const stocked = await claimVariant(request, 2, 4);
    await page.goto(`/product/${stocked.productId}`);
    await page
      .getByRole("radiogroup", { name: "Color" })
      .getByRole("radio", { name: stocked.color, exact: true })
      .click();
    await page
      .getByRole("radiogroup", { name: "Size" })
      .getByRole("radio", { name: stocked.size, exact: true })
      .click();
    await expect(page.getByText(`Only ${stocked.quantity} left!`)).toBeVisible();
    await expect(page.locator("label", { hasText: `${stocked.quantity} left` }).first()).toBeVisible();
    await checkAccessibility({ within: "main" });
    const quantity = page.getByRole("textbox", { name: "Quantity" });
    await quantity.fill("50");
    await quantity.press("Enter");
    await expect(
      page.getByText(`Only ${stocked.quantity} items available in stock for ${stocked.size} ${stocked.color}`),
    ).toBeVisible();
    await expect(quantity).toHaveValue(String(stocked.quantity));
  },
);

test("a sold-out size cannot be chosen, only asked about", atAnyWidth, async ({ page, request }) => {
  const soldOut = await variantsInStock(request, 0, 0);
  const available = await variantsInStock(request, 1, 999);
  const found = firstOf(
    soldOut.filter((none) =>
      available.some((some) => some.productId === none.productId && some.colorId === none.colorId),
    ),
  );
  await page.goto(`/product/${found.productId}`);
  await page.getByRole("radiogroup", { name: "Color" }).getByRole("radio", { name: found.color, exact: true }).click();
  const size = page
    .getByRole("radiogroup", { name: "Size" })
    .getByRole("radio", { name: `${found.size}, out of stock`, exact: true });
  await pressSoldOut(size);
  await expect(page.getByText(`${found.size} is currently out of stock`)).toBeVisible();
  await expect(size).not.toBeChecked();
});

test("a product sold out altogether cannot be bought", atAnyWidth, async ({ page, request, checkAccessibility }) => {
  const available = new Set((await variantsInStock(request, 1, 999)).map((variant) => variant.productId));
  const gone = firstOf((await variantsInStock(request, 0, 0)).filter((variant) => !available.has(variant.productId)));
  await page.goto(`/product/${gone.productId}`);
  await expect(page.getByText("Email me when it's back")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/^Estimated delivery|^Free shipping on/)).toHaveCount(0);
  await expect(page.getByText("Currently out of stock")).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
});

test("the same color and size join one line, and the badge counts lines", atAnyWidth, async ({ page }) => {
  await addToCart(page, plentiful);
  await closeBag(page);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect.poll(() => storedCart(page)).toMatchObject([{ id: plentiful, quantity: 2 }]);
  await expect(cartLink(page)).toContainText("1");
});

test("pictures, tabs and choices work by keyboard", atAnyWidth, async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await page.getByRole("tab", { name: "Description" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Size & Fit" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Size & Fit" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Shipping & Returns" })).toBeVisible();
  const pictures = page.getByRole("link", { name: /^Enlarge: / });
  await expect(pictures.nth(1)).toBeAttached();
  await pictures.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(pictures.nth(1)).toBeFocused();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Best seller");
  // All pictures are there now, side by side.
  await expectNoSidewaysScroll(page);
  // With Alt it is the browser's way back.
  const goBack = { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true };
  const isLeftToBrowser = await pictures
    .nth(1)
    .evaluate((link, init) => link.dispatchEvent(new KeyboardEvent("keydown", init)), goBack);
  expect(isLeftToBrowser).toBe(true);
});

test("the only color and the only size are chosen by themselves", atAnyWidth, async ({ page, request }) => {
  const stocked = await variantsInStock(request, 1, 999);
  const isOnly = ({ productId }: StockedVariant) =>
    stocked.filter((other) => other.productId === productId).length === 1;
  const only = await claimVariant(request, 1, 999, isOnly);
  await page.goto(`/product/${only.productId}`);
  for (const name of ["Color", "Size"]) {
    await expect(page.getByRole("radiogroup", { name }).getByRole("radio")).toHaveCount(1);
    await expect(page.getByRole("radiogroup", { name }).getByRole("radio")).toBeChecked();
  }
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("Added to cart successfully!")).toBeVisible();
  await expect(page.getByText(`${only.name} added to cart`)).toBeVisible();
});

test("the color that is shown is chosen, and choosing another shows that one", atAnyWidth, async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  const colors = page.getByRole("radiogroup", { name: "Color" }).getByRole("radio");
  const picture = page.getByRole("link", { name: /^Enlarge: / }).first();
  for (const [index, name] of ["black", "white"].entries()) {
    await colors.nth(index).click();
    await expect(colors.nth(index)).toBeChecked();
    await expect(picture).toHaveAccessibleName(new RegExp(` in ${name}:`));
  }
  await page.goto(`/product/${plentiful}`);
  await expect(colors.first()).toBeChecked();
  await expect(picture).toHaveAccessibleName(/ in black:/);
});

test("no more is put in the cart than there is, over several presses", atAnyWidth, async ({ page, request }) => {
  const stocked = await claimVariant(request, 2, 4);
  await page.goto(`/product/${stocked.productId}`);
  for (const [name, option] of [
    ["Color", stocked.color],
    ["Size", stocked.size],
  ] as const) {
    await page.getByRole("radiogroup", { name }).getByRole("radio", { name: option, exact: true }).click();
  }
  const add = page.getByRole("button", { name: "Add to Cart" }).first();
  await add.click();
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 1 }]);
  await closeBag(page);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill(String(stocked.quantity));
  await quantity.press("Enter");
  await add.click();
  const only = `Only ${stocked.quantity} items available in stock for ${stocked.size} ${stocked.color}`;
  await expect(page.getByText(only)).toBeVisible();
  await expect(quantity).toHaveValue(String(stocked.quantity - 1));
  await add.click();
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: stocked.quantity }]);
  await closeBag(page);
  await add.click();
  await expect(page.getByText(`${only}. They're already in your cart.`)).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ quantity: stocked.quantity }]);
});

test("a sold-out product leads on to what is in stock", atAnyWidth, async ({ page, request, checkAccessibility }) => {
  const all = await variantsInStock(request, 0, 9999);
  const soldOut = firstOf(
    all.filter(({ productId }) => all.every((other) => other.productId !== productId || other.quantity === 0)),
  );
  await page.goto(`/product/${soldOut.productId}`);
  const similar = page.getByRole("region", { name: "Similar and in stock" });
  await expect(similar.getByRole("article")).toHaveCount(4);
  await expect(similar.getByText("Sold out")).toHaveCount(0);
  await page.getByRole("link", { name: "See what's in stock" }).click();
  await expect(similar).toBeInViewport();
  // Past the link: the header or the bar at the foot may lie over half of it.
  await similar.evaluate((section) => section.scrollIntoView({ block: "end" }));
  await checkAccessibility({ atBothWidths: true });
});

test.describe("on a sharp and wide screen", () => {
  test.use({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 });

  test(
    "a hero has the pixels it needs, in the crop of its shape, and products fill the page",
    atAnyWidth,
    async ({ page }) => {
      await page.goto("/womens-collection");
      const hero = page.locator("main section img").first();
      await expect
        .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain("womens-wide-1280");
      const { width = 0, height = 1 } = (await hero.boundingBox()) ?? {};
      // 28 rem wide: flatter than this, collars and hems would be cut off.
      expect(width / height).toBeLessThan(3.1);
      const cards = await page
        .getByRole("article")
        .evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect()));
      // Four in a row, beside the column of filters.
      expect(cards[3]?.top).toBe(cards[0]?.top);
      const filters = await page.getByRole("region", { name: "Filters" }).boundingBox();
      expect((cards[3]?.right ?? 0) - (filters?.x ?? Infinity)).toBeGreaterThan(1600);
    },
  );
});

test.describe("an unknown product", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("answers 404 with a way back on a direct visit", atAnyWidth, async ({ page, checkAccessibility }) => {
    const response = await page.goto("/product/nothing-here");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
    await checkAccessibility({ atBothWidths: true });
    await page.getByRole("link", { name: "Back to Shop" }).click();
    await expect(page).toHaveURL("/shop");
  });

  test("is told and led to the shop when reached inside it", atAnyWidth, async ({ page }) => {
    await leaveInStorage(page, { cart: [{ id: "nothing-here", name: "Gone", price: 1, quantity: 1 }] });
    await page.goto("/cart");
    await page.getByRole("heading", { name: "Gone" }).getByRole("link").click();
    await expect(page.getByText("Failed to load product")).toBeVisible();
    await expect(page).toHaveURL("/shop");
  });

  test("any other unknown address is a 404 page", atAnyWidth, async ({ page, checkAccessibility }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await checkAccessibility({ atBothWidths: true });
    await page.getByRole("search").getByRole("searchbox").fill("hoodie");
    await page.getByRole("search").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/shop?search=hoodie");
  });
});
