import { windowSizes } from "#tests/support/browser.ts";
import { expect, type Page, test } from "#tests/support/test.ts";

const film = (page: Page) => page.getByRole("group", { name: "1 of 3" }).locator("video");
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Gathers the films that a page asks for, and their script, which it asks for at once when slides may move. */
function filmsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.mp4$|\/slide-film-/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Opens the home page, and waits until its slides would have asked for a film. */
async function openHome(page: Page) {
  await page.goto("/", { waitUntil: "load" });
  await expect(page.getByRole("button", { name: "Support Center" })).toBeVisible();
}

/** Waits until what the page has been told is drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

test("a slide's film plays over its picture on a desk, and stops with the slides", async ({ page }) => {
  const asked = filmsAskedFor(page);
  await page.setViewportSize(windowSizes.desktop);
  await openHome(page);
  await expect(film(page)).toHaveCSS("opacity", "1");
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1);
  expect(asked).toEqual([
    expect.stringMatching(/\/slide-film-/),
    expect.stringMatching(/^\/editorial\/home-1-loop-wide-(av1|h264)\.mp4$/),
  ]);

  await page.getByRole("button", { name: "Pause", exact: true }).first().click();
  await page.getByRole("button", { name: "Slide 1", exact: true }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.getByRole("button", { name: "Play", exact: true }).first().click();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test.describe("when films are missing", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("the picture stays", async ({ page }) => {
    await page.route("**/*.mp4", (route) => route.fulfill({ status: 404, body: "Not found" }));
    await page.setViewportSize(windowSizes.desktop);
    const answer = page.waitForResponse(/\.mp4$/);
    await openHome(page);
    await (await answer).finished();
    await twoFrames(page);
    await expect(page.getByRole("group", { name: "1 of 3" }).locator("img")).toBeVisible();
    expect(await page.locator("video").count()).toBe(0);
  });
});

for (const [who, size, reducedMotion] of [
  ["on a phone", windowSizes.phone, "no-preference"],
  ["for people who prefer less motion", windowSizes.desktop, "reduce"],
] as const) {
  test(`no film is fetched ${who}`, async ({ page }) => {
    const asked = filmsAskedFor(page);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(size);
    await openHome(page);
    await page.getByRole("button", { name: "Slide 2", exact: true }).click();
    await expect(page.getByRole("group", { name: "2 of 3" }).locator("img")).toBeVisible();
    await twoFrames(page);
    expect(asked).toEqual([]);
  });
}
