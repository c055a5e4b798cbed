import {
  claimVariant,
  fillInAddress,
  fillInCard,
  goodCard,
  holdInCart,
  leaveInStorage,
  storedLineOf,
} from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const socks = ["performance-crew-socks", "tempo-ankle-socks", "press-compression-socks", "dold-no-show-socks"];
const isSocks = ({ productId }: { productId: string }) => socks.includes(productId);

async function applyCode(page: Page, code: string) {
  await page.getByLabel("Discount code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}
const summary = (page: Page) => page.getByRole("region", { name: "Order Summary" });

test("a code for chosen items lowers those alone, follows the cart, and says when it no longer holds", async ({
  page,
  request,
}) => {
  const pair = await claimVariant(request, 3, 999, isSocks);
  const other = await claimVariant(request, 1, 999, (stocked) => !isSocks(stocked));
  await holdInCart(page, other);
  await page.goto("/cart");
  await applyCode(page, "SOCKS3FOR2");
  await expect(summary(page).getByRole("alert")).toHaveText("Discount code doesn't apply to anything in your cart");

  await leaveInStorage(page, { cart: [storedLineOf(other), storedLineOf(pair, { quantity: 3 })] });
  await page.reload();
  await applyCode(page, "SOCKS3FOR2");
  await expect(page.getByText(/^Discount applied!/)).toBeVisible();
  const rows = summary(page).getByRole("definition");
  await expect(rows.nth(1)).toHaveText(new RegExp(`^−${pair.price}.kr$`));

  await page.getByRole("button", { name: "Decrease quantity" }).last().click();
  await expect(page.getByText("Add 1 more item this code is for")).toBeVisible();
  await expect(summary(page).getByLabel("Discount code")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("discountInfo"))).toBeNull();
});

test("a code for free shipping makes standard delivery free, not express, down to the thank-you page", async ({
  page,
  request,
  checkAccessibility,
}) => {
  const pair = await claimVariant(request, 1, 999, isSocks);
  await holdInCart(page, pair);
  await page.goto("/cart");
  await applyCode(page, "FRAKTFRI");
  await expect(summary(page).getByText("You have free shipping")).toBeVisible();
  await expect(summary(page).getByRole("definition").nth(1)).toHaveText("Free");
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByText("Discount (FRAKTFRI)")).toBeVisible();
  await expect(page.getByText("Free standard shipping")).toBeVisible();
  await fillInAddress(page);
  await expect(page.getByRole("radio", { name: /^Standard delivery/ })).toHaveAccessibleName(/Free/);
  await expect(page.getByRole("radio", { name: /^Express delivery/ })).toHaveAccessibleName(/99.kr/);
  await fillInCard(page, goodCard);
  await page.getByRole("button", { name: /^Complete My Order/ }).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
  await expect(page.getByText("Discount (FRAKTFRI)")).toBeVisible();
});
