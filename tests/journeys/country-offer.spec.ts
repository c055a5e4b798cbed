import { expect, type Locator, type Page, test } from "../support/test.ts";

/**
 * Expects that a page offers nothing to who has answered, and would to who hasn't. What offers comes after the page: before that there is nothing
 * to see of it, whatever it would do.
 */
async function expectAnswered(page: Page, offer: Locator) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/language-offer")),
  );
  // Nothing tells that it came and offers nothing.
  await page.waitForTimeout(2_000);
  await expect(offer).toHaveCount(0);
  const address = page.url();
  await page.evaluate(() => localStorage.removeItem("languageChoice"));
  await page.goto(address);
  await expect(offer).toBeVisible();
}

test.describe("a browser in Swedish of Finland", () => {
  test.use({ locale: "sv-FI" });

  test("is offered Finland's pages on Sweden's, and no more once they were chosen", async ({ page }) => {
    await page.goto("/sv/faq?from=ad");
    const offer = page.getByRole("complementary", { name: "Handlar du från Finland?" });
    const link = offer.getByRole("link", { name: "Byt land" });
    await expect(link).toHaveAttribute("hreflang", "sv-FI");
    await link.click();
    await expect(page).toHaveURL("/sv-fi/faq?from=ad");
    await page.goto("/sv/faq");
    await expectAnswered(page, offer);
  });

  test("is offered them in Swedish on English pages", async ({ page }) => {
    await page.goto("/faq");
    const offer = page.getByRole("complementary", { name: "Handla på svenska?" });
    await expect(offer.getByRole("link", { name: "Byt språk" })).toHaveAttribute("href", "/sv-fi/faq");
  });
});

test.describe("a browser in Swedish of Sweden", () => {
  test.use({ locale: "sv-SE" });

  test("is offered Sweden's pages on Finland's until it answers", async ({ page }) => {
    await page.goto("/sv-fi/faq");
    const offer = page.getByRole("complementary", { name: "Handlar du från Sverige?" });
    await expect(offer.getByRole("link", { name: "Byt land" })).toHaveAttribute("href", "/sv/faq");
    await offer.getByRole("button", { name: "Stäng" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem("languageChoice"))).toContain("sv-fi");
    await expectAnswered(page, offer);
  });
});
