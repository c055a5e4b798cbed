import { consentValue } from "#app/features/shop/consent/consent.ts";
import { newId } from "#app/shared/ids.ts";

import { holdPlentiful, plentiful } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const support = (page: Page) => page.getByRole("button", { name: "Support Center" });

test.use({ firstVisit: true, expectedErrors: /status of 503/ });

async function arrive(page: Page, { answered = true } = {}) {
  const url = new URL("/", test.info().project.use.baseURL).href;
  if (answered)
    await page.context().addCookies([{ name: "cookie_consent", value: consentValue(["preference"], newId()), url }]);
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(support(page)).toBeVisible();
}

/** Opens a page while the page's clock stands: it moves a little, far slower than time, until the page is hydrated. */
async function goOn(page: Page, path: string) {
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await support(page).isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
}
const popup = (page: Page) => page.getByRole("dialog", { name: "Where the Mode Begins.", exact: true });

test("comes 20 s after the first visit, and not again in the session", async ({ page, checkAccessibility }) => {
  await arrive(page);
  // Stands while pages load, however long that takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(8_000);
  await goOn(page, "/shop");
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(12_000);
  await page.clock.resume();
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByText("Join the movement and get 10% OFF your first order")).toBeVisible();
  await expect(popup(page).getByRole("button", { name: "ACTIVATE DISCOUNT" })).toBeDisabled();
  await checkAccessibility({ atBothWidths: true });
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await page.goto("/");
  await expect(support(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
});

test("waits for the answer about cookies, and keeps off the pages where people buy", async ({ page }) => {
  await arrive(page, { answered: false });
  const cookies = page.getByRole("region", { name: "Cookies" });
  await page.clock.runFor(25_000);
  await expect(cookies).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await page.goto(`/product/${plentiful}`);
  await cookies.getByRole("button", { name: "Reject non-essential" }).click();
  await page.clock.runFor(1_000);
  await expect(cookies).toBeHidden();
  for (const path of ["/cart", "/checkout", "/complaint", "/contact"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Support Center", includeHidden: true })).toBeAttached();
    await page.clock.runFor(25_000);
    await expect(popup(page)).toBeHidden();
  }
  await page.goto("/shop");
  await expect(support(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(popup(page)).toBeVisible();
});

test("waits until whoever is writing has left the field", async ({ page }) => {
  await arrive(page);
  const field = page.getByRole("main").getByRole("textbox", { name: /email/i }).first();
  await field.focus();
  await page.clock.runFor(25_000);
  await expect(popup(page)).toBeHidden();
  await expect(field).toBeFocused();
  // Left twice at once, as by a dialog that closes and gives the focus back.
  await field.evaluate((input) => {
    input.blur();
    input.focus();
    input.blur();
  });
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
});

test("subscribes, tells so, closes after 3 s, and the cart applies the code", async ({ page, request }) => {
  let sent: unknown;
  await page.route("**/api/db", async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: { status: true, data: [] } });
  });
  await arrive(page);
  await page.clock.runFor(20_000);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await popup(page).getByLabel("Email").fill("ida@mail.example");
  await popup(page).getByRole("button", { name: "ACTIVATE DISCOUNT" }).click();
  await expect.poll(() => sent).toBeDefined();
  await page.clock.runFor(1_400);
  await expect(popup(page).getByRole("button", { name: "Activating..." })).toBeDisabled();
  await page.clock.runFor(200);
  await expect(page.getByText("Discount Activated!")).toBeVisible();
  expect(sent).toMatchObject({
    collection_name: "newsletter_subscribers",
    command: "--create",
    data: { email: "ida@mail.example" },
  });
  await page.clock.runFor(3_000);
  await expect(page.getByText("Discount Activated!")).toBeHidden();
  await page.clock.resume();

  await holdPlentiful(page, request);
  await page.goto("/cart");
  await expect(page.getByText(/^Discount applied!/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove discount code WELCOME10" })).toBeVisible();
});

test("does not come to a browser that keeps the code, by whatever address a new session begins", async ({ page }) => {
  await arrive(page);
  await page.evaluate(() => localStorage.setItem("keptDiscountCode", JSON.stringify("WELCOME10")));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/shop");
  await expect(support(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
});

test("tells a failure and keeps what was typed", async ({ page }) => {
  await page.route("**/api/db", (route) => route.fulfill({ status: 503, json: { status: false } }));
  await arrive(page);
  await page.clock.runFor(20_000);
  await popup(page).getByLabel("Email").fill("ida@mail.example");
  await popup(page).getByRole("button", { name: "ACTIVATE DISCOUNT" }).click();
  await expect(popup(page).getByRole("alert")).toContainText("There was an error subscribing");
  await expect(popup(page).getByLabel("Email")).toHaveValue("ida@mail.example");
  expect(await page.evaluate(() => localStorage.getItem("keptDiscountCode"))).toBeNull();
});

test("lies under the bag, which a shopper just asked for @any-width", async ({ page }) => {
  await arrive(page);
  await page.clock.runFor(25_000);
  await expect(popup(page)).toBeVisible();
  const name = "Pulse Core Tee";
  await page.getByRole("button", { name: `Quick add ${name}` }).click();
  await page
    .getByRole("group", { name: new RegExp(`^Sizes of ${name}`) })
    .getByRole("button", { name: "M", exact: true })
    .click();
  const bag = page.getByRole("dialog", { name: "In your cart" });
  await bag.getByRole("button", { name: "Close cart" }).click();
  await expect(bag).toBeHidden();
  await expect(popup(page)).toBeVisible();
});
