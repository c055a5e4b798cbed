import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { APIRequestContext } from "@playwright/test";

import { expect, type Locator, type Page, test } from "./test.ts";

/** A product with plenty of stock in every color and size. */
export const plentiful = "pulse-core-tee";

/** Waits until a page is hydrated: the support button is rendered then. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("button[aria-label='Support Center']")).toBeAttached();
}

/** Chooses the first available color and size, and adds the product to the cart. */
export async function addToCart(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  for (const name of ["Color", "Size"]) {
    await page.getByRole("radiogroup", { name }).locator("input:not([aria-disabled])").first().click();
  }
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(cartLink(page)).toContainText("1");
}

/** Presses an option that cannot be chosen: Playwright would wait for it to be enabled. On a phone the button that buys lies below it. */
export async function pressSoldOut(option: Locator): Promise<void> {
  await option.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await option.click({ force: true });
}

/** Closes the bag that opened after adding: on a phone it lies over what is at the foot of the window. */
export async function closeBag(page: Page): Promise<void> {
  await page.getByRole("dialog", { name: "In your cart" }).getByRole("button", { name: "Close cart" }).click();
}

/** Unfolds what a phone's foot has under its headings. */
export async function unfoldFoot(page: Page): Promise<void> {
  await page.locator("footer details").evaluateAll((parts) => parts.forEach((part) => part.setAttribute("open", "")));
}

/** The cart in the header, whose name carries the number of its lines. */
export function cartLink(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: /^Cart/ });
}

/** An address of a buyer of this test alone: the same order from the same caller is the same purchase. */
export const newBuyer = (): string => `asa.oberg-${crypto.randomUUID().slice(0, 8)}@mail.example`;

/** Fills in everything the checkout requires, except the card. */
export async function fillInAddress(page: Page, email = newBuyer()): Promise<void> {
  await waitForHydration(page);
  const values = {
    Email: email,
    "First name": "Åsa",
    "Last name": "Öberg",
    Address: "Storgatan 1",
    "Postal code": "619 30",
    City: "Trosa",
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(new RegExp(`^${label} `)).fill(value);
}

/** Opens a section of the checkout that folded once it was filled in and left. */
export async function editSection(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${title}` }).click();
}

/** Chooses a way to pay, since none is chosen beforehand. What is credit is unfolded first. */
export async function choosePayment(page: Page, name: string): Promise<void> {
  const method = page.getByRole("radiogroup", { name: "Payment method" });
  if (/^Klarna (Pay later|Flexible)/.test(name)) await method.locator("details:not([open]) > summary").click();
  await method.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
}

/** Chooses to pay by card, and fills in one of the built-in test provider. */
export async function fillInCard(page: Page, number: string): Promise<void> {
  await choosePayment(page, "Card");
  await page.getByLabel(/^Card number/).fill(number);
  await page.getByLabel(/^Expiry/).fill("12/40");
  await page.getByLabel(/^CVC/).fill("123");
}

/** The cart as the browser stores it. */
export function storedCart(page: Page): Promise<{ id: string; price: number; quantity: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]"));
}

export const goodCard = "4242 4242 4242 4242";
export const decliningCard = "4000 0000 0000 0002";

export interface StockedVariant {
  productId: string;
  name: string;
  price: number;
  variantId: string;
  colorId: string;
  sizeId: string;
  color: string;
  size: string;
  quantity: number;
}

/** The variants of the shop with a stock between the two numbers, from the API. */
export async function variantsInStock(request: APIRequestContext, from: number, to: number): Promise<StockedVariant[]> {
  const response = await request.post("/api/db", { data: { collection_name: "products", command: "--read" } });
  const { data } = await response.json();
  return data.flatMap((product: any) =>
    product.variants
      .filter((variant: any) => variant.quantity >= from && variant.quantity <= to)
      .map((variant: any) => ({
        productId: product.id,
        name: product.name,
        price: variant.price,
        variantId: variant.id,
        colorId: variant.colorId,
        sizeId: variant.sizeId,
        color: product.colors.find((color: any) => color.id === variant.colorId).name,
        size: product.sizes.find((size: any) => size.id === variant.sizeId).name,
        quantity: variant.quantity,
      })),
  );
}

/**
 * A variant with a stock between the two numbers that no other test of this run gets: tests that buy, or count what is
 * left, run beside each other. The plentiful product is shared, and never claimed.
 * Throws when every suitable variant is claimed.
 */
export async function claimVariant(
  request: APIRequestContext,
  from: number,
  to: number,
  suits: (stocked: StockedVariant) => boolean = () => true,
): Promise<StockedVariant> {
  // Playwright empties this folder before each run.
  const claims = join(test.info().project.outputDir, "claims");
  await mkdir(claims, { recursive: true });
  for (const stocked of await variantsInStock(request, from, to)) {
    if (stocked.productId === plentiful || !suits(stocked)) continue;
    // Creating a folder succeeds only once, so it is the lock.
    const claimed = await mkdir(join(claims, stocked.variantId)).then(
      () => true,
      () => false,
    );
    if (claimed) return stocked;
  }
  throw new Error(`The demo shop has no variant with ${from} to ${to} in stock left for this test`);
}

/** The first of a list. Fails the test when there is none. */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error("The demo shop has none of these");
  return first;
}

/** Units left of a variant, as a shopper who adds it is told. */
export async function unitsLeft(request: APIRequestContext, { productId, variantId }: StockedVariant): Promise<number> {
  // The API itself tells strangers of at most ten.
  const response = await request.get(`/buyable-product/${productId}`);
  const { variants } = await response.json();
  return variants.find((variant: any) => variant.id === variantId).quantity;
}

/** Puts a variant straight into the browser's cart, as if it had been added some time ago. */
export async function holdInCart(
  page: Page,
  stocked: StockedVariant,
  change: Record<string, unknown> = {},
): Promise<void> {
  await leaveInStorage(page, { cart: [storedLineOf(stocked, change)] });
}

/** A variant as a line of the stored cart. */
export function storedLineOf(stocked: StockedVariant, change: Record<string, unknown> = {}) {
  const { productId: id, name, price, variantId, colorId, sizeId, color, size } = stocked;
  return {
    id,
    name,
    price,
    image: "",
    variantId,
    colorId,
    sizeId,
    color,
    size,
    quantity: 1,
    currency: "SEK",
    source: "local",
    ...change,
  };
}

/** Puts one of the plentiful product into the browser's cart, in a color and size that can be ordered. */
export async function holdPlentiful(page: Page, request: APIRequestContext): Promise<void> {
  const inStock = await variantsInStock(request, 10, 999);
  await holdInCart(page, firstOf(inStock.filter(({ productId }) => productId === plentiful)));
}

/** Leaves values in the browser's storage as an earlier visit would have: the next page that is opened finds them. */
export async function leaveInStorage(page: Page, values: Record<string, unknown>): Promise<void> {
  const left = { visit: crypto.randomUUID(), values };
  await page.addInitScript(({ visit, values: entries }) => {
    // For the next page alone: those after it find what the shop made of it.
    if (window.origin === "null" || sessionStorage.getItem(visit) !== null) return;
    sessionStorage.setItem(visit, "left");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, left);
}
