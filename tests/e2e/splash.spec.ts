import { scrollWithPointer } from "../support/pointer.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

const support = (page: Page) => page.getByRole("button", { name: "Support Center" });

/** Stops the clock of the page, which from then on only `runFor` moves. */
async function stopClock(page: Page) {
  const start = new Date("2026-11-20T12:00:00Z").getTime();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

/** Waits for something that a stopped clock would keep from appearing, in small steps of it. */
async function expectSoon(page: Page, seen: Locator) {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await seen.isVisible()).toBe(true);
  }).toPass({ intervals: [5] });
}

test.use({ firstVisit: true });

const splash = (page: Page) => page.getByRole("dialog", { name: "Pulse Mode", exact: true });

test("counts to 100, welcomes, and ends once a session", async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0.999));
  await stopClock(page);
  await page.goto("/");
  await expectSoon(page, splash(page));
  const progress = splash(page).getByRole("progressbar");
  for (let ticks = 0; ticks < 12 && (await progress.getAttribute("value")) !== "100"; ticks++) {
    await page.clock.runFor(150);
  }
  await expect(splash(page).getByText("Welcome to Pulse Mode!")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(splash(page)).toBeHidden();
  // Nothing may be stored yet: a page that another page of the shop led to is not the visit's first.
  await page.goto("/", { referer: page.url() });
  await expectSoon(page, page.getByRole("region", { name: "Cookies" }));
  await expect(splash(page)).toBeHidden();
});

test("reveals title, tagline and progress after 300, 800 and 1200 ms, for everyone", async ({
  page,
  checkAccessibility,
}) => {
  // The slowest splash there can be.
  await page.addInitScript(() => (Math.random = () => 0));
  await page.goto("/");
  const delay = (text: string) =>
    splash(page)
      .getByText(text, { exact: true })
      .evaluate((part) => getComputedStyle(part.closest("[class*=splash-]") ?? part).animationDelay);
  expect(await delay("Pulse Mode")).toBe("0.3s");
  expect(await delay("Not Just Apparel, A Mode You Enter, A Mindset You Wear")).toBe("0.8s");
  expect(await delay("LIVE")).toBe("1.2s");
  const last = splash(page).getByText("Press Esc or tap to skip");
  await expect(last.locator("..")).toHaveCSS("opacity", "1");
  await checkAccessibility({ atBothWidths: true });
});

test("runs to its end while the page's scripts hang, and not again with the next page", async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, () => {});
  await page.addInitScript(() => (Math.random = () => 0.999));
  await page.goto("/");
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

for (const [way, end] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a tap", (page: Page) => page.mouse.click(180, 300)],
  ["scrolling", (page: Page) => scrollWithPointer(page, 200)],
] as const) {
  test(`${way} ends it at once, and the page beneath is there`, async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    await expectSoon(page, splash(page));
    await end(page);
    await expect(splash(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a session that begins elsewhere sees none, neither there nor at home", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(splash(page)).toBeHidden();
});

test("is not shown to people who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(support(page)).toBeVisible();
  await expect(splash(page)).toBeHidden();
});
