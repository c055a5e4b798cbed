import { newId } from "#app/shared/ids.ts";

import {
  cartLink,
  fillInAddress,
  fillInCard,
  goodCard,
  holdPlentiful,
  newBuyer,
  storedCart,
} from "../support/shopper.ts";
import { atAnyWidth, expect, test } from "../support/test.ts";

test("a shopper finds a garment, buys it by card with a discount, and sees the order confirmed", async ({
  page,
  checkAccessibility,
}) => {
  // Seven pages are checked by axe.
  test.slow();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await checkAccessibility();

  await page.goto("/shop");
  await page.getByRole("link", { name: "T-Shirts", exact: true }).click();
  await expect(page.getByRole("heading", { name: "T-Shirts", level: 1 })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("Sort").selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search products" }).fill("pulse core");
  await page.getByRole("combobox", { name: "Search products" }).press("Enter");
  await page.getByRole("main").getByRole("link", { name: "Pulse Core Tee" }).click();

  await expect(page.getByRole("heading", { name: "Pulse Core Tee", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Your legal guarantee/ })).toBeVisible();
  // The notice stands in the open, with how long it lasts in each country.
  await expect(page.getByText("Legal guarantee of conformity")).toBeVisible();
  await expect(page.getByText(/^Sweden: 3 years\. Norway: 2 years.*Finland: no fixed time limit/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole("radiogroup", { name: "Color" }).getByRole("radio").first().click();
  await page.getByRole("radiogroup", { name: "Size" }).locator("input:not([aria-disabled])").first().click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Pulse Core Tee added to cart")).toBeVisible();

  await cartLink(page).click();
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("Discount code").fill("welcome10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/^Discount applied!/)).toBeVisible();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();

  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  await checkAccessibility();
  // What the law wants told stands above the button that orders (Distance Contracts Act 2:3), and the order says which version it was.
  const told = page.getByRole("region", { name: "Before you order" });
  for (const fact of ["Delivery", "Seller", "Returns", "Your legal guarantee in Sweden: 3 years"])
    await expect(told.getByText(fact, { exact: true })).toBeVisible();
  await expect(told.getByText(/^30 days, free\. Legal right to withdraw: 14\sdays/)).toBeVisible();
  await told.getByRole("button", { name: "Your rights, terms and company details" }).click();
  const sheet = page.getByRole("dialog", { name: "Before you order" });
  for (const name of ["Withdraw from contract here", "standard form", "What it covers and how to use it"])
    await expect(sheet.getByRole("link", { name, exact: true })).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  for (const name of [
    "Withdraw from contract here",
    "Terms of Service",
    "Privacy Policy",
    "Data Protection",
    "Cookie Policy",
  ])
    await expect(page.getByRole("contentinfo").getByRole("link", { name, exact: true })).toBeVisible();
  const order = await page.getByRole("button", { name: "Complete My Order" }).elementHandle();
  expect(
    await told.evaluate(
      (block, button) => block.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
      order,
    ),
  ).toBeTruthy();
  const sent = page.waitForRequest((request) => (request.postData() ?? "").includes("informationVersion"));
  // The welcome code holds once for each e-mail address.
  await fillInAddress(page, `${newId("first-order")}@mail.example`);
  await fillInCard(page, goodCard);
  const total = await page
    .locator("dt", { hasText: /^Total$/ })
    .locator("+ dd")
    .innerText();
  await page.getByRole("button", { name: "Complete My Order" }).click();

  expect((await sent).postData()).toMatch(/"informationVersion":"[0-9a-f]{64}"/);
  await expect(page).toHaveURL(/\/thank-you\?orderId=ord_\w+&orderTotal=[\d.]+/);
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeFocused();
  await expect(page.getByText(/PM-\d{8}/)).toBeVisible();
  await expect(page.getByText(total, { exact: true })).toBeVisible();
  await checkAccessibility();
  expect(await storedCart(page)).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  ).not.toMatch(/4242.?4242/);
});

test(
  "a wallet is approved in a confirm step that says test mode",
  atAnyWidth,
  async ({ page, request, checkAccessibility }) => {
    await holdPlentiful(page, request);
    await page.goto("/checkout");
    await fillInAddress(page);
    await page.getByRole("radio", { name: /Swish/ }).check();
    await page.getByRole("button", { name: "Complete My Order" }).click();
    const dialog = page.getByRole("dialog", { name: "Swish" });
    await expect(dialog.getByText("Test mode")).toBeVisible();
    await checkAccessibility({ atBothWidths: true });
    await dialog.getByRole("button", { name: "Approve payment" }).click();
    await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  },
);

test(
  "the thank-you tells where the confirmation went, tracks the order, offers no first-order discount again, and is a status page two hours later",
  atAnyWidth,
  async ({ page, request, checkAccessibility }) => {
    await holdPlentiful(page, request);
    await page.goto("/checkout");
    const email = newBuyer();
    await fillInAddress(page, email);
    await fillInCard(page, goodCard);
    await page.getByRole("button", { name: "Complete My Order" }).click();
    await expect(page.getByRole("heading", { name: "Thank You for Your Order!", level: 1 })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText(/^Estimated delivery .+\s–\s.+/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Exchange or return" })).toHaveAttribute("href", "/returns");
    await expect(page.getByRole("contentinfo").getByText("first order")).toHaveCount(0);
    await checkAccessibility({ atBothWidths: true });
    const orderNumber = await page.getByText(/^PM-\d{8}$/).textContent();
    await page.getByRole("button", { name: "Track my order" }).click();
    const support = page.getByRole("dialog", { name: "Support Center" });
    await expect(support.getByText(orderNumber ?? "no number")).toBeVisible();
    await expect(support.getByLabel("Tracking ID or order number")).toBeFocused();
    await page.goto("/about");
    await expect(page.getByRole("contentinfo").getByText("first order")).toHaveCount(0);

    await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
    await page.goto("/thank-you");
    await expect(page.getByRole("heading", { name: "Your order", level: 1 })).toBeVisible();
    await expect(page.getByText(orderNumber ?? "no number")).toBeVisible();
    const progress = page.getByRole("list", { name: "Progress" });
    await expect(progress.getByRole("listitem").filter({ hasText: "Order received" })).toContainText("done");
    await checkAccessibility({ atBothWidths: true });
  },
);

test("without an order the confirmation says so", atAnyWidth, async ({ page, checkAccessibility }) => {
  await page.goto("/thank-you");
  await expect(page.getByRole("heading", { name: "No order found" })).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
