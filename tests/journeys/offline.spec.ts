import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { languageOf, languageTag, type Locale, pathIn } from "#app/shared/language/languages.ts";
import { frameTexts } from "#app/storefront/frame/frame.texts.ts";
import { offlineTexts } from "#app/ui/offline-screen.texts.ts";

import { expect, type Page, test } from "../support/test.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
});

/** As `service-worker/main.ts` has it. */
const pageAloneMs = 5_000;

/** The paths of the pages that the browser keeps. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => one.startsWith("pages-"));
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** Waits until what must open in a locale is kept: its offline page is the last of it. */
async function untilKept(page: Page, locale: Locale) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => keptPages(page)).toContain(pathIn(locale, "/offline"));
}

async function expectOffline(page: Page, locale: Locale, wanted: string) {
  const texts = offlineTexts(languageOf(locale));
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
  await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
  const retry = page.getByRole("link", { name: texts.retry });
  await expect
    .poll(() => retry.evaluate((link: HTMLAnchorElement) => link.href))
    .toBe(new URL(wanted, page.url()).href);
}

for (const locale of ["sv", "nb", "da", "fi", "sv-fi"] as const) {
  const at = (path: string) => pathIn(locale, path);
  test(`who began in ${languageTag(locale)} stays in it without a connection`, async ({ page, context }) => {
    await page.goto(at("/faq"));
    await untilKept(page, locale);
    expect((await keptPages(page)).filter((path) => !path.startsWith(`/${locale}/`))).toEqual([]);
    await context.setOffline(true);

    await page.goto(at("/shipping"));
    await expectOffline(page, locale, at("/shipping"));
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: new RegExp(`^${frameTexts(languageOf(locale)).wishlist}`) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    // By the router, whose scripts are the language's own.
    await page.getByRole("link", { name: offlineTexts(languageOf(locale)).viewCart }).click();
    await expect(page).toHaveURL(at("/cart"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cartTexts(languageOf(locale)).empty);
    await page.goto(at("/checkout"));
    await expect(page).toHaveURL(at("/checkout"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // English was never used: its pages lead to what is kept.
    await page.goto("/shipping");
    await expectOffline(page, locale, "/shipping");

    await context.setOffline(false);
    await page.goto(`${at("/offline")}?from=${encodeURIComponent(at("/shipping"))}`);
    await page.getByRole("link", { name: offlineTexts(languageOf(locale)).retry }).click();
    await expect(page).toHaveURL(at("/shipping"));
  });
}

test("who goes on in Danish has it without a connection, too, which is fetched once", async ({ page, context }) => {
  const fetched: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/faq");
  await untilKept(page, "en");
  expect((await keptPages(page)).filter((path) => path.startsWith("/da"))).toEqual([]);
  await page.goto("/da/faq");
  await untilKept(page, "da");
  await page.goto("/da/returns");
  await expect.poll(() => keptPages(page)).toContain("/da/returns");
  await page.goto("/da/contact");
  await expect.poll(() => keptPages(page)).toContain("/da/contact");
  // More of a locale is fetched once its page has had the connection to itself: wait until that would have begun again.
  await page.waitForTimeout(pageAloneMs + 3_000);
  for (const kept of ["/cart", "/checkout", "/offline"]) {
    expect(fetched.filter((path) => path === kept)).toEqual([kept]);
    expect(fetched.filter((path) => path === `/da${kept}`)).toEqual([`/da${kept}`]);
  }
  const scripts = fetched.filter((path) => path.endsWith(".js") && path.startsWith("/assets/"));
  expect(scripts.length).toBeGreaterThan(60);
  expect(scripts.filter((path, i) => scripts.indexOf(path) !== i)).toEqual([]);

  await context.setOffline(true);
  await page.goto("/da/shipping");
  await expectOffline(page, "da", "/da/shipping");
  await page.goto("/shipping");
  await expectOffline(page, "en", "/shipping");
});
