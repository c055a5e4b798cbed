import type { APIRequestContext, Locator, Page } from "@playwright/test";

import { shopPort } from "../support/accounts.ts";
import {
  choosePayment,
  decliningCard,
  fillInAddress,
  goodCard,
  holdPlentiful,
  storedCart,
  waitForHydration,
} from "../support/shopper.ts";
import {
  challengeOf,
  control,
  expectThanks,
  fieldsOf,
  fillInStripeCard,
  hasTakenEvents,
  intentAtBank,
  intentsOf,
  order,
  standIn,
} from "../support/stripe-shopper.ts";
import { expect, signInByForm, test } from "../support/test.ts";

// The browser notes each refusal of the API by itself, and the shop has no pictures here.
test.use({ expectedErrors: /status of 40[249]|ERR_FAILED/ });

/** Opens the checkout with something in the cart, everything filled in but the payment, and paying by card chosen. */
async function toCheckout(page: Page, request: APIRequestContext): Promise<void> {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await fillInAddress(page);
  await choosePayment(page, "Card");
}

/** Chooses a way to pay and waits for its fields. */
async function payBy(page: Page, method: string): Promise<void> {
  await expect(fieldsOf(page).getByLabel("Card number")).toBeVisible();
  await choosePayment(page, method);
  await expect(fieldsOf(page).locator("form")).toBeVisible();
  await order(page);
}

/** The page of the bank or the app, where a payment is approved, failed, or left. */
const atBank = (page: Page, button: string) => page.getByRole("button", { name: button, exact: true }).click();

/** The payment of an order, as the shop announces it to anybody who knows the order's id. */
async function paymentOf(request: APIRequestContext, orderId: string): Promise<string> {
  const { data } = await (await request.post("/api/payments", { data: { orderId } })).json();
  return data[0].id;
}

/** Presses Tab until something has the focus, also in the frame of the provider's fields. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement && document.hasFocus());
  for (let presses = 0; presses < 60 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  expect(await isFocused()).toBe(true);
}

const problem = (page: Page) => page.getByRole("main").getByRole("alert");

test("a card pays in Stripe's fields, which look like the shop's; nothing of it stays here", async ({
  page,
  request,
  checkAccessibility,
}) => {
  await toCheckout(page, request);
  await expect(fieldsOf(page).getByLabel("Card number")).toBeVisible();
  await expect(page.locator("form").getByText("Test mode", { exact: true })).toBeVisible();
  await checkAccessibility();
  const font = fieldsOf(page)
    .locator("body")
    .evaluate(async (body) => {
      await document.fonts.load('16px "Inter Text"');
      return [getComputedStyle(body).fontFamily, document.fonts.check('16px "Inter Text"')];
    });
  expect(await font).toEqual([expect.stringContaining("Inter Text"), true]);

  // Nothing typed: the fields say what is missing, and no order is placed.
  await order(page);
  await expect(problem(page)).toContainText("Your card number is incomplete.");
  await expect(fieldsOf(page).getByText("Your card number is incomplete.")).toBeVisible();
  await checkAccessibility();

  // Another way to deliver is another amount: Stripe would refuse the former one.
  await page.getByRole("button", { name: "Edit Shipping Method" }).click();
  await page.getByRole("radio", { name: /^Express/ }).check();
  await fillInStripeCard(page, goodCard);
  await order(page);
  expect(await intentsOf(await expectThanks(page))).toMatchObject([{ status: "succeeded" }]);
  expect(await storedCart(page)).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(/4242.?4242|_secret_|paymentUnderWay/);
});

test("a declined card can be tried again: the same order, paid once, also by a double click", async ({
  page,
  request,
}) => {
  await toCheckout(page, request);
  await fillInStripeCard(page, decliningCard);
  await order(page);
  await expect(problem(page)).toContainText("Your card was declined.");
  await fillInStripeCard(page, goodCard);
  await page.getByRole("button", { name: "Complete My Order" }).dblclick();
  const intents = await intentsOf(await expectThanks(page));
  expect(intents.filter(({ status }) => status === "succeeded")).toHaveLength(1);
});

test("a bank's challenge stands over the checkout; who fails it may try again", async ({ page, request }) => {
  await toCheckout(page, request);
  await fillInStripeCard(page, "4000 0025 0000 3155");
  await order(page);
  await challengeOf(page).getByRole("button", { name: "Fail authentication" }).click();
  await expect(problem(page)).toContainText("unable to authenticate");
  await order(page);
  await challengeOf(page).getByRole("button", { name: "Complete authentication" }).click();
  await expectThanks(page);
});

for (const wallet of ["Apple Pay", "Google Pay"]) {
  test(`${wallet} opens its sheet, which can be closed`, async ({ page, request }) => {
    await toCheckout(page, request);
    await payBy(page, wallet);
    await challengeOf(page).getByRole("button", { name: "Close" }).click();
    await expect(problem(page)).toContainText("The payment was canceled.");
    await order(page);
    await challengeOf(page).getByRole("button", { name: "Pay" }).click();
    await expectThanks(page);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const method of ["Klarna Pay now", "Swish"]) {
    test(`${method} leaves for its page and comes back to the confirmation`, async ({ page, request }) => {
      await toCheckout(page, request);
      await payBy(page, method);
      await atBank(page, "Authorise test payment");
      expect(await intentsOf(await expectThanks(page))).toMatchObject([{ status: "succeeded" }]);
      expect(await storedCart(page)).toEqual([]);
    });
  }
});

for (const method of ["Klarna Pay later", "Klarna Flexible", "PayPal"]) {
  test(`${method} that fails leads back with the reason and everything kept, and can be paid then`, async ({
    page,
    request,
    checkAccessibility,
  }) => {
    await toCheckout(page, request);
    await payBy(page, method);
    await atBank(page, "Fail test payment");
    await expect(page).toHaveURL("/checkout");
    await expect(problem(page)).toContainText("The payment wasn't completed.");
    await expect(page.getByLabel(/^Email/)).toHaveValue(/^asa\.oberg-\w+@mail\.example$/);
    await expect(page.getByRole("radio", { name: new RegExp(`^${method}`) })).toBeChecked();
    if (method === "PayPal") await checkAccessibility();
    await expect(fieldsOf(page).locator("form")).toBeVisible();
    await order(page);
    await atBank(page, "Authorise test payment");
    const intents = await intentsOf(await expectThanks(page));
    expect(intents.filter(({ status }) => status === "succeeded")).toHaveLength(1);
  });
}

test("the address that a bank comes back to keeps nothing of Stripe's, and is kept by nobody", async ({ request }) => {
  const address =
    "/checkout/return?payment=pay_1&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed";
  const answer = await request.get(address, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, "/checkout/return?payment=pay_1"]);
  for (const headers of [answer.headers(), (await request.get("/checkout/return?payment=pay_1")).headers()]) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
});

test("the policy opens for the provider on the checkout alone", async ({ request }) => {
  const rulesOf = async (address: string) => {
    const headers = (await request.get(address)).headers();
    return `${headers["content-security-policy"]} ${headers["permissions-policy"]} ${headers["cross-origin-opener-policy"]}`;
  };
  for (const name of ["script-src", "frame-src", "connect-src"])
    expect(await rulesOf("/checkout")).toMatch(new RegExp(`${name} [^;]*${standIn}`));
  expect(await rulesOf("/checkout")).toContain(`payment=(self "${standIn}") same-origin-allow-popups`);
  for (const address of ["/", "/cart", "/checkout/return?payment=x", "/thank-you"])
    expect(await rulesOf(address)).toMatch(new RegExp(`^((?!${standIn}).)* same-origin$`));
  // The built-in test provider needs none of it.
  const plain = await rulesOf(`http://127.0.0.1:${shopPort}/checkout`);
  expect(plain).not.toMatch(/frame-src|stripe|127\.0\.0\.1/);
});

test("the checkout that is opened from the cart may load the fields, and is paid by keyboard alone", async ({
  page,
  request,
}) => {
  await holdPlentiful(page, request);
  await page.goto("/cart");
  await tabTo(page, page.getByRole("button", { name: "Proceed to Checkout" }));
  await page.keyboard.press("Enter");
  await waitForHydration(page);
  for (const [label, text] of [
    [/^Email/, "asa.oberg@mail.example"],
    [/^First name/i, "Åsa"],
    [/^Last name/i, "Öberg"],
    [/^Address/, "Storgatan 1"],
    [/^Postal code/i, "619 30"],
    [/^City/, "Trosa"],
  ] as const) {
    await tabTo(page, page.getByLabel(label).first());
    await page.keyboard.insertText(text);
  }
  const methods = page.getByRole("radiogroup", { name: "Payment method" });
  await tabTo(page, methods.getByRole("radio").first());
  await page.keyboard.press("Space");
  const card = methods.getByRole("radio", { name: /^Card/ });
  await expect(async () => {
    if (!(await card.isChecked())) await page.keyboard.press("ArrowDown");
    expect(await card.isChecked()).toBe(true);
  }).toPass();
  const fields = fieldsOf(page);
  await expect(fields.getByLabel("Card number")).toBeVisible();
  await tabTo(page, fields.getByLabel("Card number"));
  await page.keyboard.type(goodCard);
  await tabTo(page, fields.getByLabel("Expiration date"));
  await page.keyboard.type("1240");
  await tabTo(page, fields.getByLabel("Security code"));
  await page.keyboard.type("123");
  await tabTo(page, page.getByRole("button", { name: "Complete My Order" }));
  await page.keyboard.press("Enter");
  await expectThanks(page);
});

test("a payment that is decided later is waited for, also by another browser; the confirmation comes once it is", async ({
  page,
  request,
  browser,
  checkAccessibility,
}) => {
  await toCheckout(page, request);
  await payBy(page, "Swish");
  await expect(page.getByRole("heading", { name: "Swish" })).toBeVisible();
  const intent = intentAtBank(page);
  await atBank(page, "Authorise, decided later");
  await expect(page.getByRole("heading", { name: "Waiting for your bank" })).toBeVisible();
  await checkAccessibility();
  const address = page.url();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Waiting for your bank" })).toBeVisible();

  // Who goes back and orders again is led to the same payment.
  await page.goto("/checkout");
  await expect(fieldsOf(page).locator("form")).toBeVisible();
  await order(page);
  await expect(page.getByRole("heading", { name: "Waiting for your bank" })).toBeVisible();
  expect(page.url()).toBe(address);

  await control("decide", { intent, succeeds: true });
  await expectThanks(page);
  const other = await browser.newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "Your payment went through" })).toBeVisible();
  await other.close();
});

test("who closed the bank's page comes back to a checkout that knows of the payment, as the webhook has told", async ({
  page,
  request,
}) => {
  await toCheckout(page, request);
  await payBy(page, "PayPal");
  await expect(page.getByRole("heading", { name: "PayPal" })).toBeVisible();
  const intent = intentAtBank(page);
  await control("act", { intent, choice: "approve" });
  await expect.poll(() => hasTakenEvents(intent)).toBe(true);
  await page.goto("/checkout");
  await expectThanks(page);
});

test("an order that ended meanwhile is not paid, and its cart can be ordered again", async ({
  page,
  request,
  browser,
  checkAccessibility,
}) => {
  await toCheckout(page, request);
  const placed = page.waitForResponse("**/api/db");
  await payBy(page, "Swish");
  const { id, orderNumber } = (await (await placed).json()).data[0];
  await expect(page.getByRole("heading", { name: "Swish" })).toBeVisible();
  const address = `/checkout/return?payment=${await paymentOf(request, id)}`;

  const staff = await browser.newPage();
  await signInByForm(staff);
  const filter = { filter: { id }, field: "status", value: "cancelled" };
  const cancelled = await staff.request.post("/api/db", {
    data: { collection_name: "orders", command: "--update-field", data: filter },
  });
  expect(cancelled.ok()).toBe(true);
  await staff.close();
  await atBank(page, "Authorise test payment");
  await expect(page.getByRole("heading", { name: "This payment has ended" })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Your order has expired" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("link", { name: "Back to checkout" }).click();
  await expect(fieldsOf(page).locator("form")).toBeVisible();
  await order(page);
  await atBank(page, "Authorise test payment");
  expect(await expectThanks(page)).not.toBe(orderNumber);
});

test("fields that do not load can be loaded again", async ({ page, request }) => {
  await page.route("**/stripe.js", (route) => route.abort());
  await toCheckout(page, request);
  await expect(page.getByText("We couldn't load the payment form.")).toBeVisible();
  await order(page);
  await expect(page.getByText("The payment form hasn't loaded yet.")).toBeVisible();
  await page.unroute("**/stripe.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await fillInStripeCard(page, goodCard);
  await order(page);
  await expectThanks(page);
});
