import type { Page } from "@playwright/test";

import { additionLink } from "#app/features/selling/orders/addition-link.server.ts";
import { linkSecret, shopPort } from "#tests/support/accounts.ts";
import { openPaidOrder } from "#tests/support/order-by-api.ts";
import { choosePayment, decliningCard, fillInCard, goodCard } from "#tests/support/shopper.ts";
import { expect, test } from "#tests/support/test.ts";

/** Offers one unit of a product to the order whose page is open, and answers the buyer's link. */
async function offerItem(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Add an item" }).click();
  await page.getByRole("searchbox", { name: "Search products" }).fill("core tee");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("list", { name: "Products" }).getByRole("link").first().click();
  await page.waitForFunction(() => "hydrated" in window);
  await page.getByRole("spinbutton").and(page.locator(":enabled")).first().fill("1");
  await expect(page.getByText(/^The customer pays [1-9]/)).toBeVisible();
  await page.getByRole("button", { name: "Send payment link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment link sent" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw link" })).toBeVisible();
  const id = await page.locator("input[name=additionId]").inputValue();
  const env = { PUBLIC_ORIGIN: `http://127.0.0.1:${shopPort}`, LINK_SECRET: linkSecret };
  return additionLink(id, env, new Date());
}

test.use({ expectedErrors: /402|409/ });

test("staff add an item to a paid order, the buyer pays it by the link, and both orders are sent together", async ({
  page,
  context,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn();
  const order = await openPaidOrder(page, request);
  const link = await offerItem(page);
  await expect(page.getByText("1 item offered to add, payment link sent")).toBeVisible();
  await expect(page.getByText("Link to add to an order")).toBeVisible();
  await expect(page.getByText("Waits for payment")).toBeVisible();
  await checkAccessibility({ atBothWidths: true });

  const shopper = await context.newPage();
  const answer = await shopper.goto(link);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText("Add to your order");
  await expect(shopper.getByText(`Order ${order.orderNumber}`)).toBeVisible();
  await expect(shopper.getByText("Åsa Öberg, Storgatan 1, 619 30 Trosa, Sweden")).toBeVisible();
  await expect(shopper.getByText("of which VAT")).toBeVisible();
  for (const duty of ["Delivery", "Seller", "Returns"])
    await expect(shopper.locator("dt").filter({ hasText: duty })).toBeVisible();

  const button = shopper.getByRole("button", { name: /^Complete My Order · Pay / });
  // What is offered comes to life after the page around it: a press before that does nothing.
  await expect(async () => {
    await button.click();
    await expect(shopper.getByText("Choose how you want to pay.").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await fillInCard(shopper, decliningCard);
  await button.click();
  await expect(shopper.getByRole("alert")).toContainText("Nothing was charged.");
  await fillInCard(shopper, goodCard);
  await button.click();
  await expect(shopper).toHaveURL(/\/thank-you/);
  await expect(shopper.getByText(/PM-\d{8}/).first()).toBeVisible();
  // The link says what became of it, in another tab or by the back button.
  await shopper.goto(link);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText("Added to your order");

  await page.reload();
  await expect(page.getByText(/^Sent with #PM-/)).toBeVisible();
  await expect(page.getByText(/^Order PM-\d{8} placed, to be sent with this one/)).toBeVisible();
  await page
    .getByText(/^Sent with/)
    .getByRole("link")
    .click();
  await expect(page.getByText(`Added to #${order.orderNumber}`)).toBeVisible();
  await page.getByRole("link", { name: "Send both orders" }).click();
  await expect(page.getByRole("heading", { name: "Send 2 orders" })).toBeVisible();
  await expect(page.getByText(`Same parcel as ${order.orderNumber}`)).toBeVisible();
  await page.getByRole("button", { name: "Ship and email customers" }).click();
});

test("a link that staff withdrew says so, also to a buyer whose page is open", async ({
  page,
  context,
  request,
  signIn,
}) => {
  await signIn();
  await openPaidOrder(page, request);
  const link = await offerItem(page);
  const shopper = await context.newPage();
  await shopper.goto(link);
  await page.getByRole("button", { name: "Withdraw link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Payment link withdrawn." })).toBeVisible();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(async () => {
    await choosePayment(shopper, "PayPal");
    await shopper.getByRole("button", { name: /^Complete My Order/ }).click();
    await expect(shopper.getByRole("heading", { level: 1 })).toHaveText("This offer has ended", { timeout: 2_000 });
  }).toPass();
  await expect(shopper.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(shopper.getByText("We canceled this offer.")).toBeVisible();
});
