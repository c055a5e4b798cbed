import { additionLink } from "#app/features/selling/orders/addition-link.server.ts";
import { linkSecret, shopPort } from "#tests/support/accounts.ts";
import { fillInCard, goodCard, newBuyer } from "#tests/support/shopper.ts";
import { expect, test, waitUntilHydrated } from "#tests/support/test.ts";

test("staff put an order together, and its payment link pays it once when two tabs press at once", async ({
  page,
  context,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  const email = newBuyer();
  await signIn();
  await page.goto("/admin/orders/new/add");
  await page.getByRole("searchbox", { name: "Search products" }).fill("core tee");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("list", { name: "Products" }).getByRole("link").first().click();
  const units = page.getByRole("spinbutton").and(page.locator(":enabled")).first();
  await waitUntilHydrated(units);
  await units.fill("2");
  const values = {
    Email: email,
    "First name": "Karin",
    "Last name": "Kund",
    Address: "Storgatan 1",
    "Postal code": "619 30",
    City: "Trosa",
  };
  for (const [label, value] of Object.entries(values))
    await page.getByRole("main").getByLabel(label).first().fill(value);
  const offerId = await page.locator("input[name=offerId]").first().inputValue();
  await page.getByRole("button", { name: "Count the total" }).click();
  await expect(page.getByText("The customer pays")).toBeVisible();
  await checkAccessibility({ atBothWidths: true });
  await page.getByRole("button", { name: "Send payment link" }).click();
  const sent = page.getByRole("listitem").filter({ has: page.locator(`input[value="${offerId}"]`) });
  await expect(sent).toContainText("Waiting");

  const env = { PUBLIC_ORIGIN: `http://127.0.0.1:${shopPort}`, LINK_SECRET: linkSecret };
  const link = await additionLink(offerId, env, new Date());
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(link);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Your order");
    // What is offered comes to life after the page around it: a choice before that is lost.
    await expect(async () => {
      await tab.getByRole("button", { name: /^Complete My Order/ }).click();
      await expect(tab.getByText("Choose how you want to pay.").first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await fillInCard(tab, goodCard);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: /^Complete My Order/ }).click()));
  const numbers = new Set<string>();
  for (const tab of tabs) {
    await expect(tab.getByRole("heading", { name: "Thank You for Your Order!" })).toBeVisible();
    numbers.add(
      (await tab
        .getByText(/PM-\d{8}/)
        .first()
        .textContent()) ?? "",
    );
  }
  expect(numbers.size).toBe(1);
  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText("Order confirmed");

  await page.goto(`/admin?tab=orders&q=${encodeURIComponent(email)}`);
  await expect(page.getByRole("main").getByRole("link", { name: /PM-\d{8}/ })).toHaveCount(1);
});
