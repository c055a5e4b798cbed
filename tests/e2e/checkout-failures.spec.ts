import { globSync, readFileSync } from "node:fs";

import { formatPrice, toOre } from "../../app/shared/money.ts";
import { outagePort } from "../support/accounts.ts";
import {
  claimVariant,
  decliningCard,
  editSection,
  fillInAddress,
  fillInCard,
  goodCard,
  holdInCart,
  holdPlentiful,
  leaveInStorage,
  storedCart,
  type StockedVariant,
  unitsLeft,
} from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const order = { name: "Complete My Order" };

/* The browser notes every answer that is not OK; these are the ones the tests are about. */
test.use({ expectedErrors: /status of (402|409|503)|net::ERR_FAILED/ });

test("missing fields are named, and nothing typed is lost", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await page.getByLabel(/^First name/).fill("Åsa");
  await page.getByRole("button", order).click();
  await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByLabel(/^Email/)).toHaveAttribute("aria-invalid", "true");
  await page.reload();
  await expect(page.getByLabel(/^First name/)).toHaveValue("Åsa");
});

/** Two of a product in the cart, with a code whose discount was counted for one. */
async function holdStaleDiscount(page: Page, stocked: StockedVariant): Promise<void> {
  await holdInCart(page, stocked, { quantity: 2 });
  const { price } = stocked;
  const discount = { code: "WELCOME10", description: "", discountAmount: price / 10, finalTotal: price * 0.9 };
  await leaveInStorage(page, { discountInfo: { valid: true, ...discount } });
}

const kronor = (amount: number) => formatPrice(toOre(amount));

/** The address of someone who has used no code yet: a welcome code holds once for each customer. */
const newCustomer = () => `${crypto.randomUUID()}@mail.example`;

test("a discount counted for another quantity is counted anew at checkout", async ({ page, request }) => {
  const stocked = await claimVariant(request, 8, 999);
  await holdStaleDiscount(page, stocked);
  await page.goto("/checkout");
  await expect(page.getByText(kronor(-stocked.price / 5), { exact: true })).toBeVisible();
  await fillInAddress(page);
  await editSection(page, "Customer Information");
  await page.getByLabel(/^Email/).fill(newCustomer());
  await fillInCard(page, goodCard);
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
});

test("a total that the shop counts differently is shown and explained, and the next press orders", async ({
  page,
  request,
}) => {
  const stocked = await claimVariant(request, 8, 999);
  await holdStaleDiscount(page, stocked);
  // So that the page goes on counting with the old discount.
  await page.route("**/api/discount/apply", (route) => route.abort());
  await page.goto("/checkout");
  await fillInAddress(page);
  await editSection(page, "Customer Information");
  await page.getByLabel(/^Email/).fill(newCustomer());
  await fillInCard(page, goodCard);
  await page.getByRole("button", order).click();
  await expect(page.getByText(`Your discount is now ${kronor(stocked.price / 5)}`)).toBeVisible();
  await expect(page.getByText(kronor(-stocked.price / 5), { exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Your total is now" })).toBeVisible();
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
});

test("a payment that is not approved says so where the focus is, and the next press asks again", async ({
  page,
  request,
}) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await fillInAddress(page);
  await page.getByRole("radio", { name: /Swish/ }).check();
  await page.getByRole("button", order).click();
  const dialog = page.getByRole("dialog", { name: "Swish" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const notice = page.locator("[tabindex='-1']", { has: page.getByText("The payment was canceled.") }).last();
  await expect(notice).toBeFocused();
  await page.getByRole("button", order).click();
  await expect(dialog).toBeVisible();
});

test("an order whose payment was taken, but not told, is thanked for and not placed again", async ({
  page,
  request,
}) => {
  const stocked = await claimVariant(request, 8, 999);
  const before = await unitsLeft(request, stocked);
  await holdInCart(page, stocked);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  await page.route("**/api/payments/process", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", order).click();
  await expect(page.getByText("Failed to create order. Please try again.")).toBeVisible();
  await expect(page.getByText("trying again won't place or charge it twice")).toBeVisible();
  await page.unroute("**/api/payments/process");
  // Another content under the same key: the shop still knows that it is a purchase that was paid.
  await page.getByLabel("Subscribe to the newsletter").check();
  await editSection(page, "Shipping Address");
  await page.getByLabel(/^City/).fill("Gnesta");
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  // What the paid order says, not what was typed since.
  await expect(page.getByRole("main").getByText("619 30 Trosa")).toBeVisible();
  expect(await unitsLeft(request, stocked)).toBe(before - 1);
});

test("a key that the shop knows from another order is left for a new one", async ({ page, request }) => {
  const stocked = await claimVariant(request, 8, 999);
  await holdInCart(page, stocked);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  let sent: { data: Record<string, unknown> } | null = null;
  await page.route("**/api/db", async (route) => {
    sent = route.request().postDataJSON();
    await route.abort();
  });
  await page.getByRole("button", order).click();
  await expect(page.getByText("Failed to create order. Please try again.")).toBeVisible();
  await page.unroute("**/api/db");
  const { data } = sent as unknown as { data: { customer: object } };
  const other = { ...data, customer: { ...data.customer, city: "Gnesta" } };
  const first = await request.post("/api/db", {
    data: { collection_name: "orders", command: "--create", data: other },
  });
  expect(first.status()).toBe(201);
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
});

test("an address that is no e-mail is told", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  await editSection(page, "Customer Information");
  await page.getByLabel(/^Email/).fill("asa");
  await page.getByRole("button", order).click();
  await expect(page.getByText("Please enter a valid email address.").first()).toBeVisible();
});

test("a declined card is told, cart and draft survive, and another card pays", async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, decliningCard);
  await page.getByRole("button", order).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await expect(page.getByText("You weren't charged, and your cart is saved.")).toBeVisible();
  await expect(page.getByText("Try again, use another card or pay with Swish.")).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel(/^Address/)).toHaveValue("Storgatan 1");
  await expect(page.getByLabel(/^Card number/)).toHaveValue("");
  await fillInCard(page, goodCard);
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
});

test("a declined card subscribes nobody; once the order is paid, its buyer is asked to confirm", async ({
  page,
  request,
}) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await fillInAddress(page);
  await editSection(page, "Customer Information");
  await page.getByLabel(/^Email/).fill(newCustomer());
  await page.getByLabel("Subscribe to the newsletter").check();
  await page.getByLabel("Send me offers and discounts by email").check();
  await fillInCard(page, decliningCard);
  const placed = page.waitForResponse("**/api/db");
  await page.getByRole("button", order).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  const { id } = (await (await placed).json()) as { id: string };
  expect(questionsAbout(id)).toEqual([]);
  await fillInCard(page, goodCard);
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  await expect.poll(() => questionsAbout(id).length, { timeout: 30_000 }).toBe(1);
});

/** The e-mails that ask the buyer of an order to confirm the newsletter. */
function questionsAbout(orderId: string): string[] {
  return globSync(".wrangler/test-seeded/state/tmp/email/*/email-text/*.txt")
    .map((path) => readFileSync(path, "utf8"))
    .filter((mail) => mail.includes(`/newsletter/confirm?id=nlr_${orderId}`));
}

test("the checkout comes to today's prices before anything is filled in", async ({ page, request }) => {
  const stocked = await claimVariant(request, 8, 999);
  await holdInCart(page, stocked, { price: 1 });
  await page.goto("/checkout");
  await expect(page.getByText(`${stocked.name} is now ${formatPrice(stocked.price * 100)}, was`)).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: stocked.productId, price: stocked.price }]);
});

test("a price that changes while the form is filled in is told, with the new one in the cart", async ({
  page,
  request,
}) => {
  const stocked = await claimVariant(request, 8, 999);
  await holdInCart(page, stocked, { price: 1 });
  // As if it had cost that much when the page opened.
  await page.route("**/api/products/stock", (route) => route.abort());
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  await page.getByRole("button", order).click();
  await expect(page.getByText(`The price of ${stocked.name} has changed`)).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: stocked.productId, price: stocked.price }]);
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
});

test("what sold out between cart and order is told and can be taken out", async ({ page, request }) => {
  const stocked = await claimVariant(request, 1, 5);
  await holdInCart(page, stocked);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);

  const { productId, variantId, price, quantity } = stocked;
  const customer = {
    email: "first@mail.example",
    firstName: "Ida",
    lastName: "Ek",
    address: "Gatan 2",
    city: "Oslo",
    postalCode: "0150",
    country: "Norway",
  };
  const faster = await request.post("/api/db", {
    data: {
      collection_name: "orders",
      command: "--create",
      data: { customer, items: [{ productId, variantId, price, quantity }] },
    },
  });
  expect(faster.status()).toBe(201);

  await page.getByRole("button", order).click();
  await expect(page.getByText(/Currently out of stock/)).toBeVisible();
  expect(await storedCart(page)).toHaveLength(1);
  await expect(page.getByLabel(/^Address/)).toHaveValue("Storgatan 1");
  await page.getByRole("button", { name: "Remove unavailable items" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("a double click places one order", async ({ page, request }) => {
  const stocked = await claimVariant(request, 10, 999);
  const before = await unitsLeft(request, stocked);
  await holdInCart(page, stocked);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  await page.getByRole("button", order).dblclick();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  expect(await unitsLeft(request, stocked)).toBe(before - 1);
});

test("an answer that got lost, and the order sent again, places one order", async ({ page, request }) => {
  const stocked = await claimVariant(request, 10, 999);
  const before = await unitsLeft(request, stocked);
  await holdInCart(page, stocked);
  await page.goto("/checkout");
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  let lost = 0;
  await page.route("**/api/db", async (route) => {
    await route.fetch();
    lost++;
    await route.abort();
  });
  await page.getByRole("button", order).click();
  await expect(page.getByText("Failed to create order. Please try again.")).toBeVisible();
  expect(lost).toBe(1);
  await page.unroute("**/api/db");
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  expect(await unitsLeft(request, stocked)).toBe(before - 1);
});

test.describe("while the database does not answer", () => {
  test.use({ baseURL: `http://127.0.0.1:${outagePort}` });

  test("an order fails in words, and cart and draft survive", async ({ page }) => {
    const stocked = {
      productId: "x",
      name: "A tee",
      price: 299,
      variantId: "v",
      colorId: "c",
      sizeId: "s",
      color: "Black",
      size: "M",
      quantity: 1,
    };
    await holdInCart(page, stocked);
    await page.goto("/checkout");
    await fillInAddress(page);
    await fillInCard(page, goodCard);
    await page.getByRole("button", order).click();
    await expect(page.getByText("Failed to create order. Please try again.")).toBeVisible();
    expect(await storedCart(page)).toHaveLength(1);
    await page.reload();
    await expect(page.getByLabel(/^Address/)).toHaveValue("Storgatan 1");
  });

  test("a discount code cannot be checked, and the cart says so", async ({ page }) => {
    const stocked = {
      productId: "x",
      name: "A tee",
      price: 299,
      variantId: "v",
      colorId: "c",
      sizeId: "s",
      color: "Black",
      size: "M",
      quantity: 1,
    };
    await holdInCart(page, stocked);
    await page.goto("/cart");
    await page.getByLabel("Discount code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Failed to validate discount code. Please try again.")).toBeVisible();
  });

  test("the shop says so and offers to retry; the home page stands", async ({ page, checkAccessibility }) => {
    await page.goto("/shop");
    await expect(page.getByText("Failed to load products. Please try again later.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await checkAccessibility();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
