import { waitForHydration } from "../support/shopper.ts";
import { expect, type Page, test } from "../support/test.ts";

const foot = (page: Page) => page.getByRole("contentinfo");
const footLink = (page: Page, name: string) => foot(page).getByRole("link", { name, exact: true });

test("a plain link of the foot is followed without loading the page anew, and the foot stays @any-width", async ({
  page,
}) => {
  await page.goto("/about");
  await waitForHydration(page);
  const sent = await foot(page).getByRole("navigation", { name: "Legal" }).innerHTML();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await footLink(page, "FAQ").click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" })).toBeVisible();
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  expect(await foot(page).getByRole("navigation", { name: "Legal" }).innerHTML()).toBe(sent);
  const entries = await page.evaluate(() => history.length);
  await footLink(page, "FAQ").click();
  expect(await page.evaluate(() => history.length), "the page that is shown makes no new entry").toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a plain link opens a new tab when a key asks for it", async ({ page, context }) => {
  await page.goto("/about");
  await waitForHydration(page);
  const tab = context.waitForEvent("page");
  await footLink(page, "FAQ").click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(page).toHaveURL("/about");
});

test("a foot that did not come with the page is loaded", async ({ page }) => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const without = html.replace(/<div class="footer-columns">[\s\S]*<\/div><\/footer>/, "</div></footer>");
    expect(without.length).toBeLessThan(html.length);
    await route.fulfill({ response, body: without });
  });
  await page.goto("/about");
  await expect(footLink(page, "Terms of Service")).toBeVisible();
});

test.describe("while a page cannot be loaded", () => {
  test.use({ expectedErrors: /500|Failed to fetch|ERR_FAILED/ });

  test("its error page has the foot and the menu, without loading them", async ({ page }) => {
    await page.goto("/about");
    await waitForHydration(page);
    await page.route(/footer-columns|menu-links/, (route) => route.abort());
    await page.route("**/faq.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await footLink(page, "FAQ").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/went wrong/i);
    await expect(footLink(page, "Terms of Service")).toBeVisible();
    await expect(page.locator("#mobile-menu a")).toHaveCount(17);
  });
});
