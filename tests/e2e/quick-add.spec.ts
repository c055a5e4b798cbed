import { windowSizes } from "../support/browser.ts";
import {
  cartLink,
  claimVariant,
  closeBag,
  firstOf,
  plentiful,
  storedCart,
  variantsInStock,
} from "../support/shopper.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const name = "Pulse Core Tee";
const bag = (page: Page) => page.getByRole("dialog", { name: "In your cart" });
const card = (page: Page, of = name) => page.getByRole("article").filter({ has: page.getByRole("link", { name: of }) });
const sizes = (page: Page, of = name) => page.getByRole("group", { name: new RegExp(`^Sizes of ${of}`) });

const boxOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

test("by touch: a color is looked at, its size put in the bag, and the list goes on", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/mens-collection?category=tops");
  const tee = card(page);
  const picture = tee.getByRole("img").first();
  const before = await picture.getAttribute("src");
  await tee.getByRole("button", { name: "Fjord", exact: true }).tap();
  await expect(picture).not.toHaveAttribute("src", before ?? "");
  await expect(tee.getByRole("link", { name })).toHaveAttribute("href", `/product/${plentiful}?color=fjord`);

  await tee.getByRole("button", { name: `Quick add ${name}` }).tap();
  await expect(sizes(page)).toHaveAccessibleName(`Sizes of ${name}, Fjord`);
  await checkAccessibility();
  await sizes(page).getByRole("button", { name: "M", exact: true }).tap();
  await expect(page.getByText("Added to cart successfully!")).toBeVisible();
  await expect(page.getByText(`${name} added to cart`)).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, color: "Fjord", size: "M", quantity: 1 }]);
  await expect(cartLink(page)).toContainText("1");

  // Without a request for it, the page would have been blocked: it goes on under the bag.
  await expect(bag(page)).toContainText("Fjord, M");
  await expect(bag(page)).toContainText("600 kr more for free shipping");
  await expect(bag(page).getByRole("progressbar", { name: "Progress toward free shipping" })).toBeVisible();
  await expect(
    bag(page)
      .getByRole("region", { name: /^(Pairs well|Get free shipping) with$/ })
      .getByRole("link"),
  ).toBeVisible();
  await checkAccessibility();
  // The drawer says it: no second confirmation comes over it.
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await tee.getByRole("link", { name }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`/product/${plentiful}?color=fjord`);
  await expect(page.getByRole("radiogroup", { name: "Color" }).getByRole("radio", { name: "Fjord" })).toBeChecked();
  await expect(bag(page)).toHaveCount(0);
});

test("by keyboard: the sizes open and close, and the focus comes back from the bag", async ({ page }) => {
  await page.setViewportSize(windowSizes.desktop);
  await page.goto("/mens-collection?category=tops");
  const plus = card(page).getByRole("button", { name: `Quick add ${name}` });
  const dot = card(page).getByRole("toolbar").getByRole("button", { pressed: true });
  await dot.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const color = (await dot.getAttribute("aria-label")) ?? "";

  await plus.press("Enter");
  await expect(sizes(page)).toHaveAccessibleName(`Sizes of ${name}, ${color}`);
  await expect(sizes(page).getByRole("button", { name: "S", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sizes(page)).toHaveCount(0);
  await expect(plus).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(sizes(page).getByRole("button", { name: "S", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bag(page)).toBeFocused();
  await expect(bag(page)).toContainText(`${color}, S`);
  await page.keyboard.press("Escape");
  await expect(bag(page)).toHaveCount(0);
  await expect(plus).toBeFocused();
  expect(await storedCart(page)).toMatchObject([{ id: plentiful, color, size: "S" }]);
});

test("a second press where the plus was adds nothing: the sizes stay open, and one more closes them", async ({
  page,
}) => {
  await page.goto("/mens-collection?category=tops");
  const plus = card(page).getByRole("button", { name: `Quick add ${name}` });
  await plus.click();
  await expect(sizes(page)).toBeVisible();
  const { x, y, width, height } = await boxOf(plus);
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(sizes(page)).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  await page.mouse.click(...middle);
  await expect(sizes(page)).toHaveCount(0);
  expect(await storedCart(page)).toEqual([]);
});

test.describe("when something is missing", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("it is told on the spot, and nobody who types is disturbed", async ({ page, request }) => {
    const all = await variantsInStock(request, 0, 999);
    // The last units of a size, of a product that is sold out in another.
    const few = await claimVariant(
      request,
      1,
      2,
      (one) =>
        all.filter(({ productId, colorId }) => productId === one.productId && colorId === one.colorId).length > 1 &&
        all.some((two) => two.productId === one.productId && two.colorId === one.colorId && two.quantity === 0),
    );
    const gone = firstOf(
      all.filter((one) => one.productId === few.productId && one.colorId === few.colorId && one.quantity === 0),
    );
    await page.goto(`/shop?search=${encodeURIComponent(few.name)}`);
    if (all.some(({ productId, colorId }) => productId === few.productId && colorId !== few.colorId))
      await card(page, few.name).getByRole("button", { name: few.color, exact: true }).click();
    const plus = card(page, few.name).getByRole("button", { name: `Quick add ${few.name}` });

    await page.route("**/buyable-product/*", (route) => route.abort());
    await plus.click();
    await expect(page.getByText("Failed to load product")).toBeVisible();
    await page.unroute("**/buyable-product/*");
    await page.getByRole("button", { name: "Close notification" }).click();

    await plus.click();
    const offered = sizes(page, few.name);
    const soldOut = offered.getByRole("button", { name: `${gone.size}, out of stock`, exact: true });
    await expect(soldOut).toHaveAttribute("aria-disabled", "true");
    await soldOut.click({ force: true });
    await expect(offered.getByRole("status")).toHaveText(`${gone.size} is currently out of stock`);
    await expect(offered.getByRole("link", { name: "Email me when it's back" })).toHaveAttribute(
      "href",
      `/product/${few.productId}?color=${few.colorId}#size=${gone.sizeId}`,
    );
    expect(await storedCart(page)).toEqual([]);

    // The bag comes late: by then somebody has begun to write.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/bag-drawer-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const last = offered.getByRole("button", { name: `${few.size}, Only ${few.quantity} left!`, exact: true });
    await last.press("Enter");
    await page.getByRole("searchbox", { name: "Search products" }).pressSequentially("no");
    letGo();
    await expect(bag(page)).toBeVisible();
    await page.keyboard.type("thing");
    await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue(/^nothing/);
    await closeBag(page);

    for (let added = 1; added < few.quantity; added++) {
      await plus.click();
      await last.click();
      await closeBag(page);
    }
    await plus.click();
    await last.click();
    await expect(offered.getByRole("status")).toHaveText(
      `Only ${few.quantity} items available in stock for ${few.size} ${few.color}. They're already in your cart.`,
    );
    expect(await storedCart(page)).toMatchObject([{ variantId: few.variantId, quantity: few.quantity }]);
  });
});

test("where staff switched the bag off, the toast alone tells of it", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/settings/display");
  await page.getByLabel("Open the cart after adding an item").uncheck();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const shop = await opened;
  const [, token] = shop.url().split("?");
  await shop.goto(`/mens-collection?category=tops&${token}`);
  await card(shop)
    .getByRole("button", { name: `Quick add ${name}` })
    .click();
  await sizes(shop).getByRole("button", { name: "S", exact: true }).click();
  await expect(shop.getByText(`${name} added to cart`)).toBeVisible();
  await expect(bag(shop)).toHaveCount(0);
});

test.describe("when the pictures of a card cannot be fetched", () => {
  test.use({ expectedErrors: /429/ });

  test("a color is not chosen, is chosen at the next press, and a mouse asks once", async ({ page }) => {
    let asked = 0;
    await page.route("**/product-cards?*", (route) => {
      asked += 1;
      return route.fulfill({ status: 429, body: "" });
    });
    await page.goto("/shop");
    const tee = card(page).first();
    const dots = tee.getByRole("toolbar");
    await expect(dots).toBeVisible();
    const before = await tee.locator("img").first().getAttribute("alt");
    await tee.hover();
    await page.getByRole("article").nth(1).hover();
    await tee.hover();
    await expect.poll(() => asked).toBe(1);
    await dots.getByRole("button", { name: "White" }).click();
    await expect(page.getByText("We can't show this color right now")).toBeVisible();
    await expect(dots.getByRole("button", { name: "White" })).toHaveAttribute("aria-pressed", "false");
    await expect(tee.locator("img").first()).toHaveAttribute("alt", before ?? "");
    await page.unroute("**/product-cards?*");
    await dots.getByRole("button", { name: "White" }).click();
    await expect(dots.getByRole("button", { name: "White" })).toHaveAttribute("aria-pressed", "true");
    await expect(tee.locator("img").first()).toHaveAttribute("alt", /in White$/);
  });
});
