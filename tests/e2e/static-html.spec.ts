import { plentiful, unfoldFoot, waitForHydration } from "../support/shopper.ts";
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
  await unfoldFoot(page);
  await footLink(page, "FAQ").click();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" })).toBeVisible();
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  expect(await foot(page).getByRole("navigation", { name: "Legal" }).innerHTML()).toBe(sent);
  const entries = await page.evaluate(() => history.length);
  await unfoldFoot(page);
  await footLink(page, "FAQ").click();
  expect(await page.evaluate(() => history.length), "the page that is shown makes no new entry").toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a plain link opens a new tab when a key asks for it", async ({ page, context }) => {
  await page.goto("/about");
  await waitForHydration(page);
  const tab = context.waitForEvent("page");
  await unfoldFoot(page);
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

const composition = (page: Page) => page.getByRole("region", { name: "Materials & safety" });

test("a product that was navigated to stands where it was left when one goes back to it", async ({ page }) => {
  await page.goto("/shop?search=tee");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "Pulse Core Tee" }).click();
  await expect(composition(page)).toBeVisible();
  const below = page.locator("#reviews");
  const top = () => below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await below.evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(top).toBeLessThan(800);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const left = await top();
  await below.evaluate(() => document.querySelector<HTMLElement>("footer [href='/faq']")?.click());
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(composition(page)).toBeAttached();
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(20);
});

test("what is said of a product follows its data", async ({ page }) => {
  await page.goto(`/product/${plentiful}`);
  await waitForHydration(page);
  const said = (await composition(page).locator("h3 + div").first().textContent()) ?? "";
  const other = "50% <wool>, 50% “linen”";
  await page.route(`**/product/${plentiful}.data*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(JSON.stringify(said), JSON.stringify(other));
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => {
    const here = `<a href="${location.pathname}" id="here">Here</a>`;
    document.querySelector("header")?.insertAdjacentHTML("beforeend", here);
    document.getElementById("here")?.click();
  });
  await expect(composition(page)).toContainText(other);
  await expect(composition(page)).not.toContainText(said);
});

test.describe("on a bad line", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("what the law wants said of a product comes late rather than never", async ({ page }) => {
    await page.goto("/shop?search=tee");
    await waitForHydration(page);
    await page.route(/product-facts/, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("product-facts"));
    await page.getByRole("main").getByRole("link", { name: "Pulse Core Tee" }).click();
    await failed;
    await expect(composition(page)).toBeVisible();
  });
});

test.describe("while a page cannot be loaded", () => {
  test.use({ expectedErrors: /500|Failed to fetch|ERR_FAILED/ });

  test("its error page has the foot and the menu, without loading them", async ({ page }) => {
    await page.goto("/about");
    await waitForHydration(page);
    await page.route(/footer-columns|menu-links/, (route) => route.abort());
    await page.route("**/faq.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await unfoldFoot(page);
    await footLink(page, "FAQ").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/went wrong/i);
    await expect(footLink(page, "Terms of Service")).toBeVisible();
    await expect(page.locator("#mobile-menu").getByText("Help")).toBeAttached();
  });
});
