import { holdPlentiful, plentiful } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const typed = {
  Email: "asa.oberg@mail.example",
  "First name": "Zacharias",
  "Postal code": "619 31",
};

/** Every address the page asks for and every body it sends. */
function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

/** Fills the form in, tries to send it in every way there is, and leaves for the cart. */
async function tryToOrder(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  await page.getByRole("button", { name: "Complete My Order" }).click();
  await page.getByLabel(/^First name/).press("Enter");
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
  await expect(page).toHaveURL("/checkout");
  await page.getByRole("link", { name: "Back to Cart" }).click();
  await expect(page).toHaveURL("/cart");
}

function expectNothingPersonal(sent: readonly string[]): void {
  const spelled = sent.flatMap((request) => [request, decodeURIComponent(request)]);
  for (const value of Object.values(typed)) expect(spelled.filter((request) => request.includes(value))).toEqual([]);
}

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the checkout says how else to order, and shows no field that can't be sent", async ({ page }) => {
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
    const otherwise = page.locator("main noscript");
    await expect(otherwise.locator("a[href^='tel:']")).toBeVisible();
    await expect(otherwise.locator("a[href^='mailto:']")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Complete My Order" })).toBeHidden();
  });

  test("the cart says that it needs scripts and how else to order, and shows nothing that waits", async ({ page }) => {
    await page.goto("/cart");
    await expect(page.locator("main noscript p").first()).toHaveText("Turn on JavaScript to order here.");
    await expect(page.locator("main noscript a[href^='tel:']")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear Cart" })).toBeHidden();
    await expect(page.locator("main [aria-busy=true]")).toBeHidden();
  });

  test("a product says how else to order", async ({ page }) => {
    await page.goto(`/product/${plentiful}`);
    await expect(page.locator("main noscript a[href^='tel:']")).toBeVisible();
  });

  for (const path of ["/cart", "/thank-you", "/checkout/return?payment=pay_1"]) {
    test(`${path} has its heading`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

test.describe("with script files that do not come", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("the checkout sends nothing of what is typed, and says how else to order", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    const sent = recordRequests(page);
    await page.goto("/checkout");
    await tryToOrder(page);
    expectNothingPersonal(sent);
    await page.goto("/checkout");
    // The notice is shown by an animation that waits for seconds; here it runs faster.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 20 });
    await expect(page.getByText("This page is still loading.")).toBeVisible();
  });

  test("no card is asked for, and nothing typed can end in an address", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/checkout");
    await page.getByRole("radio", { name: /^Card/ }).check();
    await expect(page.getByLabel(/^Card number/)).toHaveCount(0);
    await expect(page.locator("form", { has: page.getByLabel(/^Email/) })).toHaveAttribute("method", "post");
  });
});

test("what is typed before scripts answer is kept, and orders once they do", async ({ page, request }) => {
  await holdPlentiful(page, request);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/checkout", { waitUntil: "commit" });
  await page.getByLabel(/^First name/).fill("Zacharias");
  await page.getByRole("button", { name: "Complete My Order" }).click();
  release();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByLabel(/^First name/)).toHaveValue("Zacharias");
  await expect(page).toHaveURL("/checkout");
});
