import {
  claimVariant,
  fillInAddress,
  fillInCard,
  goodCard,
  holdInCart,
  leaveInStorage,
  type StockedVariant,
  storedLineOf,
} from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

// One after another: both may get the same product, and of two equal discounts one applies.
test.describe.configure({ mode: "default" });

// Nobody else's cart has as many of one product: the discounts of this file change no other test's total.
const units = 9;

const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });
const unique = () => crypto.randomUUID().slice(0, 8).toUpperCase();

/** Sends a command on the discounts, as staff. */
async function command(page: Page, name: string, data: object) {
  const headers = { Origin: new URL(page.url()).origin };
  const body = { database_name: "pulse-mode", collection_name: "discount_codes", command: name, data };
  const answer = await page.request.post("/api/db", { data: body, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Makes "buy 8, get 1 free" of a product apply by itself. */
async function makeAutomatic(page: Page, { productId }: StockedVariant) {
  const code = `E2E-${unique()}`;
  const title = `Buy 8, get 1 free ${code}`;
  const given = { discountType: "buy-x-get-y", value: 100, buyQuantity: 8, getQuantity: 1, products: [productId] };
  await command(page, "--create", { code, method: "automatic", title, ...given });
  const end = () => command(page, "--update", { filter: { code }, update: { isActive: false } });
  return { title, end };
}

test("an automatic discount applies without a code, beats one that saves less, and stands on the order", async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  const stocked = await claimVariant(request, units, 999);
  await page.goto("/cart");
  await signIn();
  const { title, end } = await makeAutomatic(page, stocked);
  await holdInCart(page, stocked);
  await page.goto("/cart");
  await expect(summary(page).getByText(title, { exact: true })).toBeHidden();
  await leaveInStorage(page, { cart: [storedLineOf(stocked, { quantity: units })] });
  await page.reload();
  await expect(summary(page).getByText(title, { exact: true })).toBeVisible();
  await expect(summary(page).getByRole("definition").nth(1)).toHaveText(/^−/);

  await page.getByLabel("Discount code").fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  const kept = `Your code saves less than “${title}”, so we kept that.`;
  await expect(summary(page).getByText(kept)).toBeVisible();
  await expect(page.getByText(/^Discount applied!/)).toBeHidden();
  await checkAccessibility({ atBothWidths: true });

  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(summary(page).getByText(`Discount (${title})`)).toBeVisible();
  await expect(summary(page).getByText(kept)).toBeVisible();
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  await page.getByRole("button", { name: /^Complete My Order/ }).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  await expect(page.getByText(`Discount (${title})`)).toBeVisible();
  await end();
});

test.describe("an automatic discount that ends before the order", () => {
  test.use({ expectedErrors: /409/ });

  test("is told with the new total, and the next press orders for that", async ({ page, request, signIn }) => {
    const stocked = await claimVariant(request, units, 999);
    await page.goto("/cart");
    await signIn();
    const { title, end } = await makeAutomatic(page, stocked);
    await leaveInStorage(page, { cart: [storedLineOf(stocked, { quantity: units })] });
    await page.goto("/checkout");
    await expect(summary(page).getByText(`Discount (${title})`)).toBeVisible();
    await fillInAddress(page);
    await fillInCard(page, goodCard);
    await end();
    await page.getByRole("button", { name: /^Complete My Order/ }).click();
    await expect(page.getByText("Your discount no longer applies")).toBeVisible();
    await expect(page.getByText(/^Your total is now/)).toBeVisible();
    await expect(summary(page).getByText(`Discount (${title})`)).toBeHidden();
    await page.getByRole("button", { name: /^Complete My Order/ }).click();
    await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  });
});
