import {
  choosePayment,
  editSection,
  fillInAddress,
  fillInCard,
  goodCard,
  holdPlentiful,
  waitForHydration,
} from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const order = { name: "Complete My Order" };

/** The message that a field is described by. */
async function expectMarked(page: Page, label: RegExp, message: string): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(message);
}

test.beforeEach(async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await waitForHydration(page);
});

test("a wrong field is named and marked when it is left, and focused when the form is sent", async ({
  page,
  checkAccessibility,
}) => {
  await fillInAddress(page);
  await fillInCard(page, goodCard);
  await editSection(page, "Customer Information");
  await page.getByLabel(/^Email/).fill("anna@exampel");
  await page.getByLabel(/^First name/).focus();
  await expectMarked(page, /^Email/, "Please enter a valid email address.");
  await editSection(page, "Shipping Address");
  await page.getByLabel(/^Postal code/).fill("11");
  await page.getByLabel(/^City/).focus();
  await expectMarked(page, /^Postal code/, "Swedish postal codes have 5 digits, such as 619 30.");
  await page.getByRole("button", order).click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByText("Please fill in all required fields.")).toBeHidden();
  await checkAccessibility();

  await page.getByLabel(/^Email/).fill("anna@mail.example");
  await expect(page.getByLabel(/^Email/)).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", order).click();
  await expect(page.getByLabel(/^Postal code/)).toBeFocused();
  await page.getByLabel(/^Postal code/).fill("61930");
  await page.getByLabel(/^City/).focus();
  await expect(page.getByLabel(/^Postal code/)).toHaveValue("619 30");
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
});

test("a way to pay is chosen by the shopper alone, and asked for where it is missing", async ({
  page,
  checkAccessibility,
}) => {
  const ways = page.getByRole("radiogroup", { name: "Payment method" });
  await expect(ways.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(ways.getByRole("radio", { name: /^Klarna Pay later/ })).toBeHidden();
  await fillInAddress(page);
  await page.getByRole("button", order).click();
  await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
  await expect(ways.getByRole("radio", { name: /^Swish/ })).toBeFocused();
  await expect(ways).toHaveAttribute("aria-invalid", "true");
  await expect(ways).toHaveAccessibleDescription("Choose how you want to pay.");
  await checkAccessibility();

  await choosePayment(page, "Klarna Flexible");
  await expect(ways).not.toHaveAttribute("aria-invalid", "true");
  await page.reload();
  await expect(ways.getByRole("radio", { name: /^Klarna Flexible/ })).toBeChecked();
});

test("blank fields each say what to enter", async ({ page, checkAccessibility }) => {
  await choosePayment(page, "Card");
  await page.getByRole("button", order).click();
  await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expectMarked(page, /^Email/, "Enter your email address.");
  await expectMarked(page, /^Postal code/, "Enter your postal code.");
  await expectMarked(page, /^Card number/, "Enter the card number.");
  await expectMarked(page, /^CVC/, "Enter the security code (CVC).");
  await checkAccessibility();
});

test("a card that is no test card is refused at its field, and never sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await fillInAddress(page);
  await fillInCard(page, "4111 1111 1111 1111");
  await expectMarked(page, /^Card number/, "Test mode takes test cards only, such as 4242 4242 4242 4242.");
  await page.getByRole("button", order).click();
  await expect(page.getByLabel(/^Card number/)).toBeFocused();
  expect(sent.filter((url) => url.includes("/api/db") || url.includes("/api/payments"))).toEqual([]);
});

test("an expiry date that has passed is refused at its field", async ({ page }) => {
  await choosePayment(page, "Card");
  await page.getByLabel(/^Expiry/).fill("12/20");
  await page.getByLabel(/^CVC/).focus();
  await expectMarked(page, /^Expiry/, "This date has passed. Use a card that is still valid.");
});

for (const keys of ["1240", "12 40", "12-40", "12/40"]) {
  test(`an expiry date typed as '${keys}' becomes 12/40`, async ({ page }) => {
    await choosePayment(page, "Card");
    await page.getByLabel(/^Expiry/).pressSequentially(keys);
    await expect(page.getByLabel(/^Expiry/)).toHaveValue("12/40");
  });
}

test("a card number stands in groups while it is typed, pasted and mended", async ({ page }) => {
  await choosePayment(page, "Card");
  const number = page.getByLabel(/^Card number/);
  await expect(number).toHaveAttribute("inputmode", "numeric");
  await expect(number).toHaveAttribute("autocomplete", "cc-number");
  await number.pressSequentially("424242424242424");
  await expect(number).toHaveValue("4242 4242 4242 424");
  // A forgotten digit goes in where the caret stands, and the caret stays behind it.
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type("99");
  await expect(number).toHaveValue("4299 4242 4242 4242 4");
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(number).toHaveValue("4242 4242 4242 424");
  await number.fill("378282246310005");
  await expect(number).toHaveValue("3782 822463 10005");
});

test("no digit of the card is in anything a purchase sends or stores", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await fillInAddress(page);
  await fillInCard(page, "5555 5555 5555 4444");
  await page.getByRole("button", order).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  expect(sent.filter((request) => /\b5555/.test(request) || /4444\b/.test(request))).toEqual([]);
  expect(sent.filter((request) => /cvc|cardnumber|expiry|12\/40|1240/i.test(request))).toEqual([]);
  expect(sent.filter((request) => request.includes('"token":"test_mastercard"'))).toHaveLength(1);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((kept) => Object.values(kept)).join(" "),
  );
  // As a word: a time may have the same digits in it.
  expect(stored).not.toMatch(/\b5555|12\/40|cardcvc/i);
});

test.describe("in a browser that denies its storage to the checkout", () => {
  test("the form can be filled in and the order is placed", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.reload();
    await fillInAddress(page);
    await fillInCard(page, goodCard);
    await page.getByRole("button", order).click();
    await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  });
});
