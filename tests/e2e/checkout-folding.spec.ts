import { windowSizes } from "../support/browser.ts";
import {
  editSection,
  fillInAddress,
  holdPlentiful,
  leaveInStorage,
  storedLineOf,
  variantsInStock,
  waitForHydration,
} from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const edit = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` });
const orderButton = (page: Page) => page.getByRole("button", { name: "Complete My Order" });

test.beforeEach(async ({ page, request }) => {
  await holdPlentiful(page, request);
  await page.goto("/checkout");
  await waitForHydration(page);
});

test("a section folds to what was filled in once it is complete and left, and opens with the focus in it", async ({
  page,
  checkAccessibility,
}) => {
  await page.getByLabel(/^Email/).fill("asa@mail.example");
  await page.getByLabel(/^First name/).fill("Åsa");
  await page.getByLabel(/^Address/).fill("Storgatan 1");
  // A last name is missing: left, and still open.
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await page.getByLabel(/^Last name/).fill("Öberg");
  await page.getByLabel(/^Phone/).focus();
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await page.getByLabel(/^Postal code/).focus();
  await expect(page.getByLabel(/^Email/)).toBeHidden();
  await expect(page.getByText("Åsa Öberg, asa@mail.example")).toBeVisible();
  await expect(page.getByLabel(/^Postal code/)).toBeFocused();
  await expect(edit(page, "Customer Information")).toHaveAttribute("aria-expanded", "false");
  await checkAccessibility({ atBothWidths: true });

  await edit(page, "Customer Information").press("Enter");
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByLabel(/^Email/)).toHaveValue("asa@mail.example");
  await expect(edit(page, "Customer Information")).toHaveCount(0);
});

test("what has the focus stays where it is on the screen as the section above it folds", async ({ page }) => {
  await fillInAddress(page);
  await editSection(page, "Customer Information");
  const swish = page.getByRole("radiogroup", { name: "Payment method" }).getByRole("radio", { name: /^Swish/ });
  await swish.check();
  const top = () => swish.evaluate((radio) => Math.round(radio.getBoundingClientRect().top));
  const before = await top();
  await expect(page.getByLabel(/^Email/)).toBeHidden();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test("nothing folds on the way to the order button, and what is wrong there opens nothing that is right", async ({
  page,
}) => {
  await fillInAddress(page);
  await expect(page.getByLabel(/^City/)).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByRole("radiogroup", { name: "Payment method" })).toHaveAttribute("aria-invalid", "true");
  await expect(edit(page, "Shipping Address")).toBeVisible();
  await expect(page.getByText("Storgatan 1, 619 30 Trosa, Sweden")).toBeVisible();
});

test.describe("where the shop refuses a field", () => {
  test.use({ expectedErrors: /400/ });

  test("it opens its section and gets the focus", async ({ page }) => {
    await fillInAddress(page);
    await page
      .getByRole("radiogroup", { name: "Payment method" })
      .getByRole("radio", { name: /^Swish/ })
      .check();
    await expect(page.getByLabel(/^Email/)).toBeHidden();
    await page.route("**/api/db", (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: "Please check it.",
          code: "invalid",
          fields: [{ field: "customer.lastName", message: "Too long." }],
        },
      }),
    );
    await orderButton(page).click();
    await expect(page.getByLabel(/^Last name/)).toBeFocused();
    await expect(page.getByLabel(/^Last name/)).toHaveAccessibleDescription("Too long.");
  });
});

test("express pay chooses the way to pay, leads to what is missing, and orders nothing by itself", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  const express = page.getByRole("region", { name: "Pay faster" });
  await expect(express.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(express.getByRole("button")).toHaveText(["Swish", "Apple Pay", "Google Pay"]);
  await express.getByRole("button", { name: "Swish" }).click();
  await expect(express.getByRole("status")).toHaveText("Selected. You pay when you order.");
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByRole("radio", { name: /^Swish/ })).toBeChecked();
  await expect(orderButton(page)).toHaveText(/Pay\s.*kr\swith\sSwish$/);
  await fillInAddress(page);
  await express.getByRole("button", { name: "Apple Pay" }).click();
  await expect(orderButton(page)).toBeFocused();
  await expect(orderButton(page)).toHaveText(/with\sApple\sPay$/);
  expect(sent.filter((url) => /\/api\/(db|payments)/.test(url))).toEqual([]);
});

test("Swish is no express pay for an address without it", async ({ page }) => {
  await page.getByLabel(/^Country/).selectOption("Norway");
  await expect(page.getByRole("region", { name: "Pay faster" }).getByRole("button")).toHaveText([
    "Apple Pay",
    "Google Pay",
  ]);
});

test("the checkout has no menu, newsletter or columns of links, and leads back to the cart", async ({ page }) => {
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Subscribe" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("navigation", { name: "Shop" })).toBeVisible();
});

test("two products and an empty form are at most 2,600 px high on a phone", async ({ page, request }) => {
  await page.setViewportSize(windowSizes.phone);
  const inStock = await variantsInStock(request, 3, 999);
  const first = inStock[0];
  const second = inStock.find(({ productId }) => productId !== first?.productId);
  await leaveInStorage(page, { cart: [first, second].flatMap((stocked) => (stocked ? [storedLineOf(stocked)] : [])) });
  await page.goto("/checkout");
  await expect(page.getByRole("region", { name: "Order Summary" }).getByText("Quantity: 1")).toHaveCount(2);
  await expect(orderButton(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_600);
});

test("on a desk the order's summary begins at the top, beside the title, and stays while the form is scrolled", async ({
  page,
}) => {
  await page.setViewportSize(windowSizes.desktop);
  const top = (name: string) =>
    page.getByRole("heading", { name, exact: true }).evaluate((title) => title.getBoundingClientRect().top);
  expect(Math.abs((await top("Order Summary")) - (await top("Checkout")))).toBeLessThan(40);
  expect(await top("Order Summary")).toBeLessThan(await top("Pay faster"));
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await expect(page.getByRole("heading", { name: "Order Summary" })).toBeInViewport();
});
